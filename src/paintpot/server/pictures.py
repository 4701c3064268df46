"""Scenes and texts of games: of a table, of a game's sheet, of a record step by step.

A game draws itself (`Game.scene`); a client that shows the scene needs to know nothing about the
game.
"""

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games, is_game
from paintpot.core.steps import step
from paintpot.server.call import Call
from paintpot.server.messages import Prepared, RequestBody, Seat
from paintpot.server.problems import BadRequest
from paintpot.server.reading import (
    read_course,
    read_course_again,
    read_record,
    read_record_again,
)
from paintpot.table.feeds import WATCHER
from paintpot.texts import catalogue

LONGEST_EXAMPLE: Final = 200
"""Moves in an example of a game's sheet."""


class SceneShown(msgspec.Struct, frozen=True):
    """A scene, free of any language: see docs/new-game.md."""

    scene: dict[str, Any]


class WordsShown(msgspec.Struct, frozen=True):
    """The messages of a game in one language, in Fluent syntax."""

    language: str
    messages: str


NULL: Final = b"null"
RecordSent = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]


RecordId = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]


class ReplayRequest(RequestBody, frozen=True):
    """Show a record after some of its moves, from the point of view of a seat.

    The record is sent once; later requests name it by the `id` of the response.
    """

    step: int
    seat: Seat = 0
    record: RecordSent = msgspec.field(default_factory=lambda: msgspec.Raw(NULL))
    """Only a worker decodes it: it may be large."""
    id: RecordId = ""


class CourseRequest(RequestBody, frozen=True):
    """Show the scores of a record turn by turn; it is sent or named as for a replay."""

    record: RecordSent = msgspec.field(default_factory=lambda: msgspec.Raw(NULL))
    id: RecordId = ""


async def scene(call: Call) -> SceneShown:
    """A table as a scene: the sheet of a seat (`of`), as far as you may see it."""
    call.services.refresh()
    seat, of = call.number("seat"), call.number("of")
    async with call.services.tables.room(call.table) as room:
        table = room.table
        viewer = await call.viewer(table, seat)
        chair = of if of is not None else max(viewer, 0)
        if chair not in table.seats:
            raise BadRequest(400, "no-seat", f"There are seats 1 to {len(table.chairs)} here.")
        view = table.state.view(None if viewer == WATCHER else viewer)
        return SceneShown(table.game.scene(view, chair, table.opened.options).data())


async def game_scene(call: Call) -> SceneShown:
    """A game's sheet as a scene: empty, or after some moves of an example."""
    check_game(call.game)
    moves = call.number("moves") or 0
    if moves > LONGEST_EXAMPLE:
        raise BadRequest(400, "no-step", f"An example has {LONGEST_EXAMPLE} moves at most.")
    call.services.refresh()
    example = _example if call.services.reloader is None else _example.__wrapped__
    return SceneShown(example(call.game, moves))


@lru_cache(maxsize=64)
def _example(name: str, moves: int) -> dict[str, Any]:
    """The sheet after a game of random but sensible moves, the same each time."""
    game = find_game(name)
    seats = 2 if 2 in game.seats else game.seats[0]
    state, dice = game.start(seats), Dice(name)

    def choose(state: State, seat: int) -> int:
        ideas = state.ideas(seat)
        return ideas[dice.below(len(ideas))]

    for _ in range(moves):
        step(state, dice, choose)
    return game.scene(state.view(0), 0, {}).data()


async def game_words(call: Call) -> WordsShown:
    """A game's Fluent catalogue in your language."""
    check_game(call.game)
    call.services.refresh()
    path = catalogue(call.game, call.language).path
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return WordsShown(call.language, text)


def check_game(name: str) -> None:
    """BadRequest unless a game of this name is installed."""
    if not is_game(name):
        raise BadRequest(404, "no-game", f"There is no such game; games: {', '.join(games())}.")


async def replay(call: Call, command: ReplayRequest) -> Prepared:
    """A record after some of its moves."""
    record = sent_record(call, command.record, command.id)
    if record is None:
        return Prepared(await read_record_again(call, command.id, command.step, command.seat))
    return Prepared(await read_record(call, record, command.step, command.seat))


async def course(call: Call, command: CourseRequest) -> Prepared:
    """The scores of a record after each turn: who led, and when."""
    record = sent_record(call, command.record, command.id)
    if record is None:
        return Prepared(await read_course_again(call, command.id))
    return Prepared(await read_course(call, record))


def sent_record(call: Call, sent: msgspec.Raw, id: str) -> bytes | None:
    """The record of a request within the limits of replays; None if it is named by its id."""
    services = call.services
    services.address_replays.require(call.address, "replays")
    services.replays.require(call.guest, "replays")
    record = bytes(sent)
    if (record == NULL) == (not id):
        raise BadRequest(400, "bad-request", "Send either a record or the id of one sent before.")
    return None if record == NULL else record
