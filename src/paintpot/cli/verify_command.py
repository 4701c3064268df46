"""`paintpot verify`: does a record keep the rules, and were its dice fair?"""

import argparse
import sys

from paintpot.cli.telling import signed
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadRecord, PaintpotError
from paintpot.core.play import Play
from paintpot.core.proof import check_throws
from paintpot.core.records import brought_up, check_result, opened, read_record, step
from paintpot.texts import explain


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="file", help="a record, or several")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    if len(args.files) == 1:
        return _verify(args.files[0], language)
    failed: list[str] = []
    for file in args.files:
        print(f"{file}: ", end="", flush=True)
        try:
            _verify(file, language)
        except PaintpotError as error:
            print("✗")
            failed.append(f"  {file}: {error}")
    if failed:
        print("\n".join([f"{len(failed)} / {len(args.files)}:", *failed]), file=sys.stderr)
    return 1 if failed else 0


def _verify(file: str, language: str) -> int:
    play = checked(file, language)
    voice = Voice(language, play.game, play.people)
    print(
        voice.say(
            "valid",
            game=play.game.name,
            seats=play.seats,
            moves=len(play.moves),
            result=_result(play, voice),
            dice=_dice(play, voice),
        )
    )
    return 0


def checked(file: str, language: str) -> Play:
    """The play of a record file; of an illegal move the error says the rule in words."""
    record = brought_up(read_record(file))
    play = opened(record)
    assert isinstance(record, dict)
    for k, entry in enumerate(record["moves"]):
        try:
            step(play, k, entry)
        except BadRecord as error:
            if error.rule is None:
                raise
            # A refused move has changed nothing, so the play can still be asked about it.
            seat, text = entry
            reason = play.state.why_not(seat, play.game.parse(text))
            words = explain(reason, language) if reason else ""
            raise BadRecord(f"{error} {words}", k, error.rule) from error
    check_result(play, record)
    return play


def _dice(play: Play, voice: Voice) -> str:
    """What can be said about the throws; BadRecord if one is not what its secret gives."""
    if play.fair is None:
        return voice.say("dice-unsaid")
    if play.fair.secret is None:
        return voice.say("dice-secret")
    proven = check_throws(play)
    thrown = [seat for seat, _ in play.moves].count(CHANCE)
    if proven < thrown:
        return voice.say("dice-partly", n=proven, before=thrown - proven)
    return voice.say("dice-proven", n=proven)


def _result(play: Play, voice: Voice) -> str:
    if not play.state.over:
        return voice.say("result-open")
    totals = " : ".join([signed(score.total) for score in play.state.scores()])
    winners = ", ".join([voice.name(seat) for seat in play.state.winners()])
    if play.seats == 1:
        return voice.say("result-solo", total=totals)
    return voice.say("result-won", winners=winners, totals=totals)
