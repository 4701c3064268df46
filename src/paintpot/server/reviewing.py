"""Reviews of finished games, and playing on from a position of a record."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from paintpot.core.errors import BadSeats
from paintpot.server.call import Call
from paintpot.server.messages import At, Name, RequestBody
from paintpot.server.opening import OPENING, check_may_open
from paintpot.server.pictures import NULL, RecordId, RecordSent, sent_record
from paintpot.server.problems import BadRequest
from paintpot.server.reading import check_time, read_options
from paintpot.table.faults import NotNow
from paintpot.table.reader_jobs import GameRead
from paintpot.table.review_jobs import ReviewPart, ReviewSummary
from paintpot.table.reviews import ReviewedGame
from paintpot.table.setup import Wanted, new_table
from paintpot.table.statements import NOTE_ACCURACY
from paintpot.table.storage import StorageFault
from paintpot.table.table import OVER
from paintpot.texts.hints import hint_sentences

Have = Annotated[int, Meta(ge=0, le=1_000_000)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_BEGINNING: Final = 1_000
"""Moves that a new table may begin with: the server replays them between other requests."""


class ReviewOfTable(RequestBody, frozen=True):
    """Ask for the review of a table: how many of its parts the client has."""

    have: Have = 0


class ReviewOfRecord(RequestBody, frozen=True):
    """The same for a record; it is sent or named as for a replay."""

    have: Have = 0
    record: RecordSent = msgspec.field(default_factory=lambda: msgspec.Raw(NULL))
    id: RecordId = ""


class ReviewNow(msgspec.Struct, frozen=True):
    """How far a review is. Ask again with more parts in `have` until there is a summary."""

    id: str
    """Of the record, for asking again; empty for a table."""
    total: int
    """How many parts there will be; 0 until that is known."""
    parts: list[ReviewPart]
    """From number `have` on, in the order of the game."""
    why: list[str]
    """For each of them, why another turn would have been better; empty if none would."""
    summary: ReviewSummary | None = None


class PlayFrom(RequestBody, frozen=True):
    """A table that begins with the first moves of a record; its dice are new from there on."""

    step: Step
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]
    name: Name
    record: RecordSent = msgspec.field(default_factory=lambda: msgspec.Raw(NULL))
    id: RecordId = ""


async def review_table(call: Call, command: ReviewOfTable) -> ReviewNow:
    """The review of a finished game, part by part: waits until there is more of it."""
    async with call.services.tables.room(call.table) as room:
        table = room.table
        await call.viewer(table, None)
        if table.phase != OVER:
            raise NotNow("There is a review once the game is over.", "not-over")
        play = table.play
        if play is None or not play.state.over:
            raise NotNow("A game that was given up has no review.", "given-up")
        game = ReviewedGame(table.game.name, play.seats, play.options, play.moves)
    found = await _review(call, game, command.have, "")
    if found.summary is not None:
        # For the players' own records.
        accuracies = [
            (seat, one.accuracy, call.table)
            for seat, one in enumerate(found.summary.seats)
            if one.accuracy is not None
        ]
        with contextlib.suppress(StorageFault):
            await call.services.tables.storage.execute(NOTE_ACCURACY, accuracies)
    return found


async def review_record(call: Call, command: ReviewOfRecord) -> ReviewNow:
    """The same for a record of a finished game."""
    read = await _read_game(call, command.record, command.id, None)
    if not read.over:
        raise NotNow("There is a review once the game is over.", "not-over")
    game = ReviewedGame(read.game, len(read.names), read.options, read.moves)
    return await _review(call, game, command.have, read.id, lambda: _check_options(call, read))


async def _nothing() -> None:
    pass


async def _review(
    call: Call,
    game: ReviewedGame,
    have: int,
    id: str,
    check: Callable[[], Awaitable[None]] = _nothing,
) -> ReviewNow:
    services = call.services

    async def before() -> None:
        await check()
        services.new_reviews.require(call.address, "reviews")

    found = await services.reviews.follow(game, have, call.address, before)
    why = _reasons(game.game, found.parts, call.language)
    return ReviewNow(id, found.total, found.parts, why, found.summary)


def _reasons(game: str, parts: Sequence[ReviewPart], language: str) -> list[str]:
    """One sentence for each part: what the better turn scores, and what it prepares."""
    return [
        hint_sentences(game, [(part.turn.gains, part.turn.prepares)], language, part.turn.better)[0]
        if part.turn is not None and part.turn.better
        else ""
        for part in parts
    ]


async def play_from(call: Call, command: PlayFrom) -> At:
    """Open a table that plays on from a position of a record. You are its host."""
    services = call.services
    await check_may_open(call, command.name, *(seat.name for seat in command.seats))
    if command.step > LONGEST_BEGINNING:
        raise BadRequest(
            400, "no-step", f"A table may begin with {LONGEST_BEGINNING} moves at most."
        )
    read = await _read_game(call, command.record, command.id, command.step)
    if read.over:
        raise NotNow("The game is over there: choose an earlier position.", "over")
    if len(command.seats) != len(read.names):
        raise BadSeats(f"{len(command.seats)} people for {len(read.names)} seats.")
    services.new_tables.require(call.address, "new tables")
    await _check_options(call, read)
    opened = replace(
        new_table(read.game, read.options, command.seats, call.guest, command.name),
        moves=read.moves,
    )
    size = len(msgspec.json.encode([read.options, read.moves]))
    services.store(call.guest, call.address, OPENING + size)
    room = await services.tables.open(opened, call.address)
    table = room.table
    return At(table.id, table.seats_of(call.guest)[0], table.fair.commitment)


async def _read_game(call: Call, sent: msgspec.Raw, id: str, step: int | None) -> GameRead:
    """The moves of a record, once a worker has checked all of it."""
    record = sent_record(call, sent, id)
    check_time(call)
    readers = call.services.readers
    if record is None:
        return await readers.game_again(call.address, id, step)
    return await readers.game(call.address, record, step)


async def _check_options(call: Call, read: GameRead) -> None:
    """A custom sheet is tried out before bots and tables use it."""
    options = {
        name: msgspec.Raw(msgspec.json.encode(value)) for name, value in read.options.items()
    }
    await read_options(call, read.game, len(read.names), options)
