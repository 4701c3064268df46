"""`paintpot verify`: what a record proves, and what it does not."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from paintpot.cli.main import one_line, spoken
from paintpot.cli.telling import signed
from paintpot.cli.voice import Voice, add_language, language_of
from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadRecord, PaintpotError
from paintpot.core.fair import BOT, NONE, SILENT, Fair
from paintpot.core.play import Play
from paintpot.core.proof import check_parts, check_throws
from paintpot.core.records import brought_up, check_result, opened, read_record, step
from paintpot.texts import explain, house

AT_FAULT = 1
"""Exit code if one of several records is not valid."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="+", help="records, and folders whose *.json files are records"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """One record: its verdict, or the error. Several: a line each, then how many are valid."""
    language = language_of(args)
    files = records_in(args.file)
    if files == args.file and len(files) == 1:
        print("\n".join(verdict(files[0], language)))
        return 0
    valid = 0
    for file in files:
        try:
            print(f"{file}: {'; '.join(verdict(file, language)[:2])}", flush=True)
            valid += 1
        except PaintpotError as error:
            print(f"{file}: {one_line(spoken(str(error), language))}", flush=True)
    print(house(language).say("verified", n=valid, all=len(files)))
    return 0 if valid == len(files) else AT_FAULT


def records_in(paths: Sequence[str]) -> list[str]:
    """The given files and those in the given folders, in order and without repetition."""
    found: dict[str, None] = {}
    for path in paths:
        if os.path.isdir(path):
            inside = sorted(str(file) for file in Path(path).rglob("*.json") if file.is_file())
            if not inside:
                raise BadRecord(f"There is no record (*.json) in {path}.")
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def verdict(file: str, language: str) -> list[str]:
    """The lines about a valid record, throws second; BadRecord if it is not valid."""
    play = checked(file, language)
    voice = Voice(language, play.game, play.people)
    return [
        voice.say(
            "valid",
            game=play.game.name,
            seats=play.seats,
            moves=len(play.moves),
            result=_result(play, voice),
        ),
        voice.say("verified-throws", what="; ".join(_throws(play, voice))),
        voice.say("verified-moves"),
        voice.say("verified-whole" if play.state.over else "verified-cut"),
        voice.say("verified-people"),
    ]


def checked(file: str, language: str) -> Play:
    """The game of a record file; the error for an illegal move explains the rule in words."""
    record = brought_up(read_record(file))
    play = opened(record)
    assert isinstance(record, dict)
    for k, entry in enumerate(record["moves"]):
        try:
            step(play, k, entry)
        except BadRecord as error:
            if error.rule is None:
                raise
            # A refused move has changed nothing, so the state can still explain it.
            seat, text = entry
            reason = play.state.why_not(seat, play.game.parse(text))
            words = explain(reason, language) if reason else ""
            raise BadRecord(f"{error} {words}", k, error.rule) from error
    check_result(play, record)
    return play


def _throws(play: Play, voice: Voice) -> list[str]:
    """What can be said about the throws; BadRecord if one does not follow from the secret."""
    fair = play.fair
    if fair is None:
        return [voice.say("dice-unsaid")]
    check_parts(fair)
    if fair.secret is None:
        return [voice.say("dice-secret"), *_without(fair, voice)]
    proven = check_throws(play)
    thrown = [seat for seat, _ in play.moves].count(CHANCE)
    message = _source(fair) if proven else "dice-nothing"
    said = [voice.say(message, n=proven, seats=_listed(_added(fair)), day=fair.day)]
    if proven < thrown:
        said.append(voice.say("dice-elsewhere", n=thrown - proven))
    return said + _without(fair, voice)


def _source(fair: Fair) -> str:
    """The message that says what the throws follow from."""
    if fair.day:
        return "dice-from-day"
    if fair.parts is None:
        return "dice-from-words"
    if not fair.table:
        return "dice-from-keyboard"
    return "dice-from-parts" if _added(fair) else "dice-from-house"


def _added(fair: Fair) -> list[int]:
    """The seats whose parts are in the dice."""
    return [seat for seat, part in enumerate(fair.parts or []) if part.bytes is not None]


def _without(fair: Fair, voice: Voice) -> list[str]:
    """Which seats' parts are not in the dice, and why."""
    said = []
    for why in (SILENT, NONE, BOT):
        seats = [seat for seat, part in enumerate(fair.parts or []) if part.why == why]
        if seats:
            said.append(voice.say(f"dice-{why}", n=len(seats), seats=_listed(seats)))
    return said


def _listed(seats: list[int]) -> str:
    """Numbers, not names: names are not proven."""
    return ", ".join([f"{seat + 1}" for seat in seats])


def _result(play: Play, voice: Voice) -> str:
    if not play.state.over:
        return voice.say("result-open")
    totals = " : ".join([signed(score.total) for score in play.state.scores()])
    winners = ", ".join([voice.name(seat) for seat in play.state.winners()])
    if play.seats == 1:
        return voice.say("result-solo", total=totals)
    return voice.say("result-won", winners=winners, totals=totals)
