"""What strangers send is read by a worker first: the event loop never meets it unread."""

from typing import Any

from paintpot.core.registry import game as find_game
from paintpot.server.call import Call
from paintpot.server.problems import BadRequest


async def check_options(call: Call, game: str, seats: int, options: dict[str, Any]) -> None:
    """Returns if a worker accepts these options. Those that the game itself offers need none."""
    offered = find_game(game).options
    own = [
        name
        for name, value in options.items()
        if name in offered and offered[name].open and value not in offered[name].choices
    ]
    if own:
        _check_time(call)
        await call.house.readers.options(call.address, game, seats, options)


async def read_record(call: Call, record: dict[str, Any], step: int, seat: int) -> bytes:
    """What is seen of a record at one step, as JSON."""
    _check_time(call)
    return await call.house.readers.record(call.address, record, step, seat)


async def read_record_again(call: Call, id: str, step: int, seat: int) -> bytes:
    """The same for a record that was sent before."""
    _check_time(call)
    return await call.house.readers.record_again(call.address, id, step, seat)


def _check_time(call: Call) -> None:
    """An address that has had more of the workers' time than it may, waits."""
    wait = call.house.reading_time.take(call.address, 0.0)
    if wait:
        raise BadRequest(
            429,
            "too-fast",
            f"What you sent has taken long enough to read; try again in {wait:.1f} seconds.",
            wait,
        )
