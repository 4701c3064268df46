"""`paintpot review`: what every turn and throw of a record was worth."""

import argparse
import json
from typing import Final

from paintpot.cli.progress import Progress
from paintpot.cli.review_picture import save_graph
from paintpot.cli.tables import aligned
from paintpot.cli.telling import points_text
from paintpot.cli.verify_command import checked
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.errors import BadSeats
from paintpot.core.play import Play
from paintpot.lab.picture import writer_of
from paintpot.review.reports import Review, ReviewedSeat, ReviewedThrow, ReviewedTurn
from paintpot.review.reviewing import SIMULATIONS, Reviewer
from paintpot.review.verdicts import BEST, GOOD

COLUMNS: Final = ("start", "luck", "own", "others", "remainder", "result", "accuracy", "given")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record")
    parser.add_argument("--seat", type=int, metavar="N", help="list the turns of this seat only")
    parser.add_argument(
        "--simulations",
        type=int,
        default=SIMULATIONS,
        metavar="N",
        help=f"samples of every position ({SIMULATIONS})",
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument(
        "--picture",
        metavar="FILE",
        help="draw the chance of winning too; the file ends in .svg or .png",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    if args.picture is not None:
        writer_of(args.picture)
    play = checked(args.file, language)
    if args.seat is not None and not 1 <= args.seat <= play.seats:
        raise BadSeats(f"The record has seats 1 to {play.seats}; {args.seat} is none of them.")
    voice = Voice(language, play.game, play.people)
    found = reviewed(Reviewer(play, args.simulations))
    if args.picture is not None:
        save_graph(found, voice, args.picture)
    if args.json:
        data = found.data()
        if args.seat is not None:
            data["turns"] = [turn for turn in data["turns"] if turn["seat"] == args.seat - 1]
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        print("\n".join(lines(found, play, voice, args.seat)))
    return 0


def reviewed(reviewer: Reviewer) -> Review:
    """The review, with progress on the terminal."""
    bar = Progress(len(reviewer.events))
    try:
        for done, _ in enumerate(reviewer.parts(), start=1):
            bar.show(done)
    finally:
        bar.clear()
    return reviewer.review()


# Output


def lines(found: Review, play: Play, voice: Voice, seat: int | None) -> list[str]:
    """The review for people: the account, the moments, and the turns that could be better."""
    head = voice.say("review-title", title=play.game.title, n=found.simulations)
    account = [["", *[voice.say(f"review-{name}") for name in COLUMNS]]]
    account += [account_row(own, voice) for own in found.seats]
    out = [head, "", *aligned(account), "", voice.say("review-moments")]
    out += [f"  {moment_line(place, found, voice)}" for place in found.moments]
    turns = [
        turn
        for turn in found.turns
        if turn.verdict not in (BEST, GOOD) and (seat is None or turn.seat == seat - 1)
    ]
    out += ["", voice.say("review-turns" if turns else "review-no-turns")]
    for turn in turns:
        out.append(f"  {turn_line(turn, voice)}")
        out.append(f"    {voice.say('review-better', moves=in_words(turn.better, voice))}")
    return out


def account_row(own: ReviewedSeat, voice: Voice) -> list[str]:
    parts = [
        points_text(value, voice)
        for value in (own.start, own.luck, own.own, own.others, own.remainder)
    ]
    accuracy = "–" if own.accuracy is None else f"{own.accuracy:.0f} %"
    given = points_text(-own.given, voice)
    return [voice.name(own.seat), *parts, points_text(own.result, voice), accuracy, given]


def moment_line(place: int, found: Review, voice: Voice) -> str:
    for turn in found.turns:
        if turn.first == place:
            return turn_line(turn, voice)
    return throw_line(next(throw for throw in found.throws if throw.place == place), voice)


def turn_line(turn: ReviewedTurn, voice: Voice) -> str:
    """`12–17 Sable, mistake (−3.2): …`."""
    said = voice.say(f"review-{turn.verdict}")
    loss = f" ({points_text(-turn.loss, voice)})" if turn.loss >= 0.05 else ""
    span = f"{turn.first + 1}–{turn.last}" if turn.last > turn.first + 1 else f"{turn.last}"
    return f"{span} {voice.name(turn.seat)}, {said}{loss}: {in_words(turn.moves, voice)}"


def throw_line(throw: ReviewedThrow, voice: Voice) -> str:
    luck = ", ".join(
        [f"{voice.name(seat)} {points_text(own, voice)}" for seat, own in enumerate(throw.luck)]
    )
    return f"{throw.place + 1} {voice.say('review-throw')} ({luck}): {throw.text}"


def in_words(moves: list[str], voice: Voice) -> str:
    return ", ".join(filter(None, [voice.move(text) for text in moves]))
