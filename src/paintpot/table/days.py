"""Daily games on disk: the secret of each day's dice, and the attempts that count."""

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paintpot.core.fair import commitment, new_secret
from paintpot.table.closed import StoredResult, read_result
from paintpot.table.storage import Dialect, Storage
from paintpot.table.table import GIVEN_UP, OVER

MOST_DAYS: Final = 1000
"""Attempts of a guest that are read, newest first: four games a day for most of a year."""

_DRAW: Final = (
    "INSERT INTO days (day, game, secret, drawn) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_DAY: Final = "SELECT day, game, secret, drawn, settled, par FROM days WHERE day = ? AND game = ?"
_UNSETTLED: Final = "SELECT DISTINCT day FROM days WHERE day <= ? AND NOT settled ORDER BY day"
_LATE: Final = (
    "UPDATE attempts SET late = TRUE WHERE day = ?"
    " AND (SELECT phase FROM tables WHERE no = table_no) <> 'over'"
)
_SETTLE: Final = "UPDATE days SET settled = TRUE WHERE day = ?"
_PAR: Final = "UPDATE days SET par = ? WHERE day = ? AND game = ?"

_TOTAL: Final[dict[Dialect, str]] = {
    "sqlite": "CASE WHEN json_valid(result) THEN json_extract(result, '$.totals[0]') END",
    "postgresql": "CAST(CAST(nullif(result, '') AS json) -> 'totals' ->> 0 AS integer)",
}
_ENDING: Final[dict[Dialect, str]] = {
    "sqlite": "json_extract(result, '$.ending')",
    "postgresql": "CAST(nullif(result, '') AS json) ->> 'ending'",
}
"""Parts of a stored result: the databases spell JSON differently."""
_FINISHED: Final = f"""
    attempts JOIN tables ON no = table_no
    WHERE day = ? AND attempts.game = ? AND NOT late AND phase = 'over' AND {{total}} IS NOT NULL
    AND {{ending}} <> '{GIVEN_UP}'"""
"""The attempts at a day's game that count and are finished."""
_BOARD: Final = (
    f"SELECT guest, title, {{total}} AS total FROM {_FINISHED}"
    " ORDER BY total DESC, touched, no LIMIT ?"
)
_PLAYED: Final = f"SELECT count(*), max({{total}}) FROM {_FINISHED}"
_BETTER: Final = f"SELECT count(*) FROM {_FINISHED} AND {{total}} > ?"
_ATTEMPT: Final = (
    "SELECT day, attempts.game, id, phase, late, result FROM attempts JOIN tables ON no = table_no"
)
_OWN: Final = f"{_ATTEMPT} WHERE day = ? AND attempts.game = ? AND guest = ?"
_ALL_OWN: Final = f"{_ATTEMPT} WHERE guest = ? ORDER BY day DESC, attempts.game LIMIT ?"


class Par(msgspec.Struct, frozen=True):
    """The expert's result with the day's dice."""

    total: int
    won: bool


class Day(msgspec.Struct, frozen=True):
    """A day's dice for one game."""

    day: str
    game: str
    secret: str
    drawn: float
    """When the secret was drawn, and its commitment could first be seen. In Unix seconds."""
    settled: bool
    """Whether the secret may be shown: no attempt that counts can use it any more."""
    par: Par | None

    @property
    def commitment(self) -> str:
        return commitment(self.secret)


class Attempt(msgspec.Struct, frozen=True):
    """A guest's one attempt at a day's game."""

    day: str
    game: str
    table: str
    over: bool
    late: bool
    """Whether it was unfinished when the day's secret was revealed, so that it does not count."""
    result: StoredResult | None

    @property
    def counted(self) -> bool:
        """Whether it was finished in time."""
        result = self.result
        return self.over and not self.late and result is not None and result.ending != GIVEN_UP

    @property
    def total(self) -> int | None:
        """The points, if it was finished at all."""
        if not self.over or self.result is None or self.result.ending == GIVEN_UP:
            return None
        return self.result.totals[0]


class DayResult(msgspec.Struct, frozen=True):
    """A finished attempt on the board of a day."""

    guest: str
    name: str
    total: int


class Days:
    """The days and attempts in a storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        parts = {"total": _TOTAL[storage.dialect], "ending": _ENDING[storage.dialect]}
        self._board = _BOARD.format(**parts)
        self._played = _PLAYED.format(**parts)
        self._better = _BETTER.format(**parts)

    async def draw(self, day: str, games: Sequence[str], now: float) -> None:
        """Draw the secrets of a day, unless they are there already."""
        missing = [game for game in games if await self.find(day, game) is None]
        if missing:
            drawn = int(now * 1000)
            rows = [(day, game, new_secret(), drawn) for game in missing]
            await self._storage.execute(_DRAW, rows)

    async def find(self, day: str, game: str) -> Day | None:
        rows = await self._storage.query(_DAY, day, game)
        if not rows:
            return None
        day, game, secret, drawn, settled, par = rows[0]
        told = msgspec.json.decode(par, type=Par) if par else None
        return Day(day, game, secret, drawn / 1000, bool(settled), told)

    async def settle(self, last: str) -> None:
        """Reveal the secrets of all days up to this one. Attempts that are still unfinished cannot
        count any more: that is on disk before a secret may be shown."""
        due = await self._storage.query(_UNSETTLED, last)
        if due:
            await self._storage.execute(_LATE, due)
            await self._storage.execute(_SETTLE, due)

    async def set_par(self, day: str, game: str, par: Par) -> None:
        await self._storage.execute(_PAR, [(msgspec.json.encode(par).decode(), day, game)])

    async def attempt(self, day: str, game: str, guest: str) -> Attempt | None:
        rows = await self._storage.query(_OWN, day, game, guest)
        return _attempt(rows[0]) if rows else None

    async def attempts_of(self, guest: str) -> list[Attempt]:
        """A guest's attempts, latest day first."""
        return [_attempt(row) for row in await self._storage.query(_ALL_OWN, guest, MOST_DAYS)]

    async def board(self, day: str, game: str, limit: int) -> list[DayResult]:
        """The best finished attempts; of equal ones the first to finish comes first."""
        return [
            DayResult(guest, json.loads(title)[0], total)
            for guest, title, total in await self._storage.query(self._board, day, game, limit)
        ]

    async def played(self, day: str, game: str) -> tuple[int, int | None]:
        """How many have finished, and the best total."""
        ((count, best),) = await self._storage.query(self._played, day, game)
        return count, best

    async def rank(self, day: str, game: str, total: int) -> int:
        """Which place this total has, from 1; equal totals share one."""
        ((better,),) = await self._storage.query(self._better, day, game, total)
        return int(better) + 1


def _attempt(row: Sequence[Any]) -> Attempt:
    day, game, table, phase, late, result = row
    return Attempt(day, game, table, phase == OVER, bool(late), read_result(result))
