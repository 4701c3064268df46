"""Pictures as data: of a table, of a game's empty sheet, of a record step by step.

A game draws itself (`Game.scene`); whoever shows it, knows no game.
"""

from typing import Any

import msgspec

from paintpot.core.play import Play
from paintpot.core.records import opened, step
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.call import Call
from paintpot.server.messages import Ask, Seat
from paintpot.server.problems import BadRequest
from paintpot.table.snapshot import ScoreShown, score_shown
from paintpot.table.telling import WATCHER


class SceneShown(msgspec.Struct, frozen=True):
    """A picture, in no language: see docs/new-game.md."""

    scene: dict[str, Any]


class ReplayWish(Ask, frozen=True):
    """A record, and where to look at it: after so many moves, from the chair of a seat."""

    record: dict[str, Any]
    step: int
    seat: Seat = 0


class ReplayShown(msgspec.Struct, frozen=True):
    """A play after so many moves. Nothing is hidden in a replay."""

    game: str
    options: dict[str, Any]
    names: list[str]
    moves: list[tuple[int, str]]
    step: int
    view: dict[str, Any]
    scene: dict[str, Any]
    scores: list[ScoreShown]
    winners: list[int]


async def scene(call: Call) -> SceneShown:
    """A table as a picture: the sheet of a seat (`of`), as far as you may see it."""
    seat, of = call.number("seat"), call.number("of")
    async with call.house.hall.room(call.table) as room:
        table = room.table
        viewer = call.viewer(table, seat)
        chair = of if of is not None else max(viewer, 0)
        if chair not in table.seats:
            raise BadRequest(400, "no-seat", f"There are seats 1 to {len(table.chairs)} here.")
        view = table.state.view(None if viewer == WATCHER else viewer)
        return SceneShown(table.game.scene(view, chair, table.opened.options).data())


async def game_scene(call: Call) -> SceneShown:
    """A game's sheet as a picture, before anything is on it."""
    if call.game not in games():
        raise BadRequest(404, "no-game", f"There is no such game; games: {', '.join(games())}.")
    game = find_game(call.game)
    view = game.start(game.seats[0]).view(0)
    return SceneShown(game.scene(view, 0, {}).data())


async def replay(call: Call, wish: ReplayWish) -> ReplayShown:
    """A record after so many of its moves."""
    call.house.replays.demand(call.guest, "replays")
    play = opened(wish.record)
    entries = wish.record["moves"]
    if not 0 <= wish.step <= len(entries):
        raise BadRequest(400, "no-step", f"The record has {len(entries)} moves.")
    if wish.seat >= play.seats:
        raise BadRequest(400, "no-seat", f"There are seats 1 to {play.seats} here.")
    for k, entry in enumerate(entries[: wish.step]):
        step(play, k, entry)
    return _shown(play, wish)


def _shown(play: Play, wish: ReplayWish) -> ReplayShown:
    view = play.state.view(wish.seat)
    return ReplayShown(
        play.game.name,
        play.options,
        [who.name for who in play.people],
        [(seat, text) for seat, text in play.moves],
        wish.step,
        view,
        play.game.scene(view, wish.seat, play.options).data(),
        [score_shown(score) for score in play.state.scores()],
        list(play.state.winners()),
    )
