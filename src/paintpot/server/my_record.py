"""A guest's own record: the games they have finished on this server, for nobody else to see.

Only whole games count, in which the guest had one seat. Left out are games that were given up or
left, games in which a bot has moved for the guest, practice with a day's dice, games continued from
somebody else's position, and shared screens, where one browser had several seats.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from paintpot.core.registry import game as find_game
from paintpot.core.registry import is_game
from paintpot.server.call import Call
from paintpot.server.daily import Streak, streak_of
from paintpot.table.closed import StoredResult, read_result
from paintpot.table.storage import Finished
from paintpot.table.table import GIVEN_UP

MOST_TABLES: Final = 1000
"""A guest's newest tables that are looked at."""
OWN_SHEET: Final = "own"
"""Stands for a sheet that somebody has drawn."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game, as the player of one seat sees it."""

    table: str
    game: str
    sheet: str
    """Which sheet it was played on, since totals compare only there; empty for the game's own."""
    seats: int
    total: int
    margin: int | None
    """Points more than the best other; none alone."""
    won: bool
    ended: float
    """In Unix seconds."""
    day: str
    """The date of a daily game, otherwise empty."""
    accuracy: float | None
    """In per cent, once somebody has asked for a review."""


class MyRecord(msgspec.Struct, frozen=True):
    """The games a guest has finished, the oldest first, and the streak of daily games."""

    games: list[PlayedGame]
    most: int
    """How many of the newest tables are looked at, at most."""
    streak: Streak


class _Opening(msgspec.Struct, frozen=True):
    """What the first event of a table says about what may be compared."""

    options: dict[str, msgspec.Raw] = {}
    moves: list[msgspec.Raw] = []
    day: str = ""
    practice: bool = False


_opening: Final = msgspec.json.Decoder(_Opening)


async def my_record(call: Call) -> MyRecord:
    """Your finished games and how they went; only you can ask for them."""
    services = call.services
    today = await services.daily.prepare()
    finished = await services.tables.storage.finished(call.guest, MOST_TABLES)
    games = await asyncio.to_thread(_counted, finished)
    return MyRecord(games, MOST_TABLES, await streak_of(call, today))


def _counted(finished: Sequence[Finished]) -> list[PlayedGame]:
    found = []
    for one in finished:
        result = read_result(one.result)
        opening = _read_opening(one.opened)
        if result is None or opening is None or not _counts(one, opening, result):
            continue
        others = result.totals[: one.seat] + result.totals[one.seat + 1 :]
        total = result.totals[one.seat]
        found.append(
            PlayedGame(
                one.table,
                one.game,
                _sheet(one.game, opening),
                len(result.totals),
                total,
                total - max(others) if others else None,
                one.seat in result.winners,
                one.ended,
                opening.day,
                one.accuracy,
            )
        )
    return found


def _counts(one: Finished, opening: _Opening, result: StoredResult) -> bool:
    whole = result.ending != GIVEN_UP and one.seat < len(result.totals)
    alone = one.seat not in result.aided
    return whole and alone and not opening.practice and not opening.moves


def _read_opening(data: bytes) -> _Opening | None:
    try:
        return _opening.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _sheet(game: str, opening: _Opening) -> str:
    sent = opening.options.get("sheet")
    if sent is None or not is_game(game):
        return ""
    option = find_game(game).options.get("sheet")
    sheet = msgspec.json.decode(sent)
    if option is None or sheet == option.default:
        return ""
    return sheet if sheet in option.choices else OWN_SHEET
