"""Records: a game as JSON that people can read, and back. Everything in them is untrusted."""

import json
import os
from typing import Any, Final

from paintpot.core.contract import CHANCE
from paintpot.core.data_files import read_object
from paintpot.core.days import is_day
from paintpot.core.errors import BadRecord, PaintpotError, Refused
from paintpot.core.fair import BOT, DAY_VERSION, NONE, SILENT, Fair, Part, is_hex, may_be_added
from paintpot.core.limits import LONGEST_TEXT, excess, shown
from paintpot.core.names import name_fault
from paintpot.core.play import RECORD_FORMAT, Play, Seat
from paintpot.core.registry import game, games, is_game

LONGEST_NAME: Final = 80
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a record file."""
MOST_MOVES: Final = 50_000
"""Moves and throws of a record: no game is nearly as long."""
_MOST_IN_RESULT: Final = 100
"""Values of a result."""

_LAST_VERSION: Final = 1_000_000
"""The highest version of any rules."""
LONGEST_TABLE: Final = 40
"""Characters of a table's id."""
FAIR_VERSION: Final = 2
"""The version of the fair-dice recipe that new records follow."""

_KEYS: Final = ("format", "game", "rules", "options", "seats", "moves", "result")


def replay(record: object) -> Play:
    """The game of a record; BadRecord names the first fault and its place."""
    record = brought_up(record)
    play = opened(record)
    assert isinstance(record, dict)
    for k, entry in enumerate(record["moves"]):
        step(play, k, entry)
    check_result(play, record)
    return play


def brought_up(record: object) -> object:
    """A record of older rules as its game repairs it for the current ones; any other unchanged.

    The result is checked like every record, so nothing is trusted here.
    """
    if not isinstance(record, dict):
        return record
    name, rules = record.get("game"), record.get("rules")
    if not isinstance(name, str) or not is_game(name) or isinstance(rules, bool):
        return record
    played = game(name)
    if not isinstance(rules, int) or rules >= played.rules:
        return record
    options, moves = record.get("options"), record.get("moves")
    if not isinstance(options, dict) or not isinstance(moves, list):
        return record
    entries: list[tuple[int, str]] = []
    for entry in moves:
        if not isinstance(entry, list) or len(entry) != 2:
            return record
        seat, text = entry
        if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(text, str):
            return record
        entries.append((seat, text))
    repaired = played.repair(rules, options, entries)
    if repaired is None:
        return record
    new_options, new_moves = repaired
    listed = [[seat, text] for seat, text in new_moves]
    found = {**record, "rules": played.rules, "options": new_options, "moves": listed}
    fair = record.get("fair")
    if isinstance(fair, dict):
        # The dice use the version of the rules under which the game began.
        found["fair"] = {"rules": rules, **fair}
    return found


def opened(record: object) -> Play:
    """The game of a record before its first move; checks the form of the rest of the record."""
    if not isinstance(record, dict):
        raise BadRecord("A record is a JSON object.")
    for key in _KEYS:
        if key not in record:
            raise BadRecord(f"The record has no {key!r}.")
    if not _is_number(record["format"], RECORD_FORMAT):
        raise BadRecord(
            f"The record has format {shown(record['format'])}; this version reads format"
            f" {RECORD_FORMAT}."
        )
    name = record["game"]
    if not isinstance(name, str) or not is_game(name):
        raise BadRecord(f"The record is of a game {shown(name)}; games: {', '.join(games())}.")
    rules = game(name).rules
    if not _is_number(record["rules"], rules):
        raise BadRecord(
            f"The record follows version {shown(record['rules'])} of the rules of {name}; this is"
            f" version {rules}. A Paintpot of that version can read it."
        )
    if not isinstance(record["moves"], list):
        raise BadRecord("The moves of the record are not a list.")
    if len(record["moves"]) > MOST_MOVES:
        raise BadRecord(
            f"The record has {len(record['moves'])} moves; at most {MOST_MOVES} are possible."
        )
    if not isinstance(record["options"], dict):
        raise BadRecord("The options of the record are not an object.")
    fault = excess(record["result"], _MOST_IN_RESULT)
    if fault is not None:
        raise BadRecord(f"The result of the record is not valid: {fault}.")
    people = _people(record["seats"], game(name).seats[-1])
    fair = None
    if "fair" in record:
        fair = fair_of(record["fair"], len(people), len(record["moves"]))
    try:
        return Play(name, len(people), options=record["options"], people=people, fair=fair)
    except PaintpotError as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error


def _is_number(value: object, number: int) -> bool:
    """Whether a value is this integer; true and 1.0 are not 1 here."""
    return isinstance(value, int) and not isinstance(value, bool) and value == number


def _is_version(value: object) -> bool:
    """Whether this can be a version of some rules."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LAST_VERSION


def _people(seats: object, most: int) -> list[Seat]:
    if not isinstance(seats, list):
        raise BadRecord("The seats of the record are not a list.")
    if len(seats) > most:
        raise BadRecord(f"The record has {len(seats)} seats; the game is for {most} at most.")
    people = []
    for k, seat in enumerate(seats):
        if not isinstance(seat, dict):
            raise BadRecord(f"Seat {k + 1} of the record is not an object.")
        name, kind = seat.get("name"), seat.get("kind")
        if not isinstance(name, str) or not isinstance(kind, str):
            raise BadRecord(f"Seat {k + 1} of the record has no name and kind.")
        for text in (name, kind):
            if len(text) > LONGEST_NAME or name_fault(text.strip() or text):
                raise BadRecord(f"Seat {k + 1} of the record has a name that cannot be shown.")
        people.append(Seat(name, kind))
    return people


def fair_of(fair: object, seats: int, moves: int) -> Fair:
    """What a record says about its dice, well formed; `proof.py` checks whether it is true."""
    if not isinstance(fair, dict):
        raise BadRecord("What the record says about its dice is not an object.")
    promised, words = fair.get("commitment"), fair.get("words")
    secret, first = fair.get("secret"), fair.get("first")
    if not isinstance(promised, str) or not is_hex(promised):
        raise BadRecord(f"The commitment of the dice is not a SHA-256 in hex: {shown(promised)}.")
    if secret is not None and not (isinstance(secret, str) and is_hex(secret)):
        raise BadRecord(
            f"The secret of the dice is neither null nor 64 hex digits: {shown(secret)}."
        )
    if not isinstance(words, list) or len(words) != seats:
        raise BadRecord("The words for the dice are not a list with one text per seat.")
    for k, text in enumerate(words):
        if not isinstance(text, str) or not may_be_added(text):
            raise BadRecord(f"Seat {k + 1} added words to the dice that cannot be shown.")
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first <= moves:
        raise BadRecord(
            f"The first throw of the dice is not a position in the record: {shown(first)}."
        )
    if "version" not in fair:  # the first version did not say so
        return Fair(promised, words, secret, first)
    if _is_number(fair["version"], DAY_VERSION):
        return _fair_of_day(fair, promised, words, secret, first)
    if not _is_number(fair["version"], FAIR_VERSION):
        raise BadRecord(
            f"The dice of the record follow version {shown(fair['version'])} of the recipe; this"
            f" reads versions 1 to {DAY_VERSION}."
        )
    table = fair.get("table")
    if not isinstance(table, str) or not table.isprintable() or len(table) > LONGEST_TABLE:
        raise BadRecord(f"The dice of the record belong to no table: {shown(table)}.")
    rules = fair.get("rules")
    if rules is not None and not _is_version(rules):
        raise BadRecord(f"The dice of the record name no version of the rules: {shown(rules)}.")
    return Fair(promised, words, secret, first, table, _parts(fair.get("parts"), seats), rules)


def _fair_of_day(
    fair: dict[str, Any], promised: str, words: list[str], secret: str | None, first: int
) -> Fair:
    """The dice of a daily game: everybody's, so no seat has added anything."""
    day = fair.get("day")
    if not isinstance(day, str) or not is_day(day):
        raise BadRecord(f"The dice of the record are of no day: {shown(day)}.")
    if first or any(words):
        raise BadRecord("The dice of a daily game take no words, and throw from the beginning.")
    return Fair(promised, words, secret, first, day=day)


def _parts(parts: object, seats: int) -> list[Part]:
    """One part per seat: a hash with its bytes, or a reason why bytes or both are missing."""
    if not isinstance(parts, list) or len(parts) != seats:
        raise BadRecord("The parts of the dice are not a list with one part per seat.")
    found = []
    for k, part in enumerate(parts):
        if not isinstance(part, dict):
            raise BadRecord(f"The part of seat {k + 1} of the dice is not an object.")
        hashed, revealed, why = part.get("hash"), part.get("bytes"), part.get("why", "")
        for text in (hashed, revealed):
            if text is not None and not (isinstance(text, str) and is_hex(text)):
                raise BadRecord(
                    f"The part of seat {k + 1} of the dice is neither null nor 64 hex digits:"
                    f" {shown(text)}."
                )
        wanted = ("",) if revealed is not None else (BOT, NONE) if hashed is None else (SILENT,)
        if (revealed is not None and hashed is None) or why not in wanted:
            raise BadRecord(f"The part of seat {k + 1} of the dice does not say why it is missing.")
        found.append(Part(hashed, revealed, why))
    return found


def step(play: Play, k: int, entry: object) -> None:
    """Play entry k of a record's moves; BadRecord says what is wrong with it."""
    where = f"Move {k + 1}"
    if not isinstance(entry, list) or len(entry) != 2:
        raise BadRecord(f"{where} is not a pair of seat and text.", k)
    seat, text = entry
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(text, str):
        raise BadRecord(f"{where} is not a pair of seat and text.", k)
    if len(text) > LONGEST_TEXT:
        raise BadRecord(f"{where} is longer than {LONGEST_TEXT} characters.", k)
    where += f" ({'chance' if seat == CHANCE else f'seat {shown(seat)}'}: {shown(text)})"
    try:
        play.step(seat, text)
    except Refused as refusal:
        raise BadRecord(f"{where} breaks {refusal.rule}.", k, refusal.rule) from refusal
    except PaintpotError as error:
        raise BadRecord(f"{where} is not valid: {error}", k) from error


def check_result(play: Play, record: dict[str, Any]) -> None:
    """BadRecord unless the claimed result is the one its moves lead to."""
    found = play.result()
    claim = record["result"]
    # Earlier versions recorded the only seat as the winner of a lost solo game.
    if found is not None and not found["winners"] and isinstance(claim, dict):
        found["winners"] = [0] if claim.get("winners") == [0] else []
    if json.dumps(record["result"], sort_keys=True) != json.dumps(found, sort_keys=True):
        claimed, reached = _told(record["result"]), _told(found)
        raise BadRecord(f"The record claims {claimed}; its moves lead to {reached}.")


def _told(result: object) -> str:
    """A result in words, whatever it is."""
    if result is None:
        return "an unfinished game"
    if isinstance(result, dict) and isinstance(result.get("totals"), list):
        return f"the totals {', '.join([shown(total) for total in result['totals'][:8]])}"
    return f"the result {shown(result)}"


def read_record(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The JSON object in a record file."""
    return read_object(path, LARGEST, BadRecord)
