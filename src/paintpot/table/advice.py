"""What a seat may ask about moves before it makes one. The game does not wait for the answer."""

import asyncio
from collections.abc import Sequence

from paintpot.core.moments import Gain
from paintpot.table.bot_requests import hint_request
from paintpot.table.bot_turns import BotTurn
from paintpot.table.bot_workers import Requester
from paintpot.table.faults import NotNow
from paintpot.table.previews import PreviewedMoves, preview_moves
from paintpot.table.table import Table
from paintpot.table.table_service import TableService


async def hint(tables: TableService, id: str, seat: int, address: str = "") -> BotTurn:
    """Different ideas for a seat, best first."""
    async with tables.room(id) as room:
        if seat not in room.table.acting():
            raise NotNow("It is not your turn, so there is no hint.", "not-turn")
        room.table.check_unaided()
        request = hint_request(room.table, seat)
    return await tables.bot_workers.ask(request, Requester(address, id))


async def gains(tables: TableService, id: str, seat: int) -> tuple[int, list[Gain]]:
    """What each legal move would gain a seat, and the version of the table it was asked about.

    Computed on a copy and in a thread, so that neither the table nor other requests wait.
    """
    async with tables.room(id) as room:
        version = room.table.version(seat)
        if not _chooses(room.table, seat):
            return version, []
        state = room.table.state.clone()
    return version, await asyncio.to_thread(state.gains, seat)


async def preview(
    tables: TableService, id: str, seat: int, moves: Sequence[int]
) -> tuple[int, PreviewedMoves | None]:
    """How the table would look after moves of a seat; None if they cannot be tried. Computed as
    gains are."""
    async with tables.room(id) as room:
        version = room.table.version(seat)
        if not _chooses(room.table, seat):
            return version, None
        state = room.table.state.clone()
    return version, await asyncio.to_thread(preview_moves, state, seat, moves)


def _chooses(table: Table, seat: int) -> bool:
    """Whether a person is to act at a seat."""
    return not table.chairs[seat].by_bot and seat in table.acting()
