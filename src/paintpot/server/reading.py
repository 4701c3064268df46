"""Untrusted input goes to a worker first; the event loop never parses it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from paintpot.core.registry import game as find_game
from paintpot.server.call import Call
from paintpot.server.problems import BadRequest
from paintpot.server.rate_limits import tenths
from paintpot.table.lesson_jobs import ReadLesson


async def read_options(
    call: Call, game: str, seats: int, sent: dict[str, msgspec.Raw]
) -> dict[str, Any]:
    """The options, once a worker has accepted them. A game's own choices need no check."""
    offered = find_game(game).options
    if any(
        name in offered and offered[name].open and not _is_among(value, offered[name].choices)
        for name, value in sent.items()
    ):
        check_time(call)
        await call.services.readers.options(call.address, game, seats, sent)
    try:
        return {name: msgspec.json.decode(value) for name, value in sent.items()}
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(400, "bad-json", "The body is not readable JSON.") from error


def _is_among(value: msgspec.Raw, choices: Sequence[object]) -> bool:
    """Whether it is one of these values, without decoding it."""
    return any(bytes(value) == msgspec.json.encode(choice) for choice in choices)


async def read_record(call: Call, record: bytes, step: int, seat: int) -> bytes:
    """A record at one step, as JSON."""
    check_time(call)
    return await call.services.readers.record(call.address, record, step, seat)


async def read_record_again(call: Call, id: str, step: int, seat: int) -> bytes:
    """The same for a record that was sent before."""
    check_time(call)
    return await call.services.readers.record_again(call.address, id, step, seat)


async def read_course(call: Call, record: bytes) -> bytes:
    """The scores of a record turn by turn, as JSON."""
    check_time(call)
    return await call.services.readers.course(call.address, record)


async def read_course_again(call: Call, id: str) -> bytes:
    """The same for a record that was sent before."""
    check_time(call)
    return await call.services.readers.course_again(call.address, id)


async def read_lesson(call: Call, job: ReadLesson) -> bytes:
    """A step of a lesson, as JSON. Its moves are a client's, so a worker judges them."""
    check_time(call)
    return await call.services.readers.lesson(call.address, job)


async def read_puzzle(call: Call, game: str, id: str, moves: list[str]) -> bytes:
    """A puzzle after some moves of its turn, as JSON."""
    check_time(call)
    return await call.services.readers.puzzle(call.address, game, id, moves, call.language)


def check_time(call: Call) -> None:
    """Refuse an address that has used up its share of worker time."""
    wait = call.services.reading_time.take(call.address, 0.0)
    if wait:
        raise BadRequest(
            429,
            "too-fast",
            f"Reading what you sent has used up your time; try again in {tenths(wait)} seconds.",
            wait,
        )
