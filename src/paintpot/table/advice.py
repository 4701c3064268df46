"""What a seat may ask about moves before it makes one. The game does not wait for the answer.

What is needed of the table is taken while its room is locked, all at once; the rest is done on a
copy, in a thread or in a worker, so that neither the table nor other requests wait.
"""

import asyncio
from collections.abc import Sequence

from paintpot.core.contract import State
from paintpot.core.moments import Gain
from paintpot.table.bot_requests import hint_request
from paintpot.table.bot_turns import BotRequest
from paintpot.table.faults import NotNow
from paintpot.table.previews import PreviewedMoves, preview_moves
from paintpot.table.table import Table


def hint_for(table: Table, seat: int) -> BotRequest:
    """What a bot is asked for different ideas for a seat, best first."""
    if seat not in table.acting():
        raise NotNow("It is not your turn, so there is no hint.", "not-turn")
    table.check_unaided()
    return hint_request(table, seat)


def position_of(table: Table, seat: int) -> State | None:
    """A copy of the game where a person is to act at a seat; otherwise None."""
    if table.chairs[seat].by_bot or seat not in table.acting():
        return None
    return table.state.clone()


async def gains(state: State | None, seat: int) -> list[Gain]:
    """What each legal move would gain a seat."""
    return [] if state is None else await asyncio.to_thread(state.gains, seat)


async def preview(state: State | None, seat: int, moves: Sequence[int]) -> PreviewedMoves | None:
    """How the table would look after moves of a seat; None if they cannot be tried."""
    return None if state is None else await asyncio.to_thread(preview_moves, state, seat, moves)
