"""The endpoints of puzzles: which there are, and solving one."""

from typing import Annotated

import msgspec
from msgspec import Meta

from paintpot.core.days import number_of
from paintpot.core.registry import games, is_game
from paintpot.server.call import Call
from paintpot.server.messages import MoveText, Prepared, RequestBody
from paintpot.server.problems import BadRequest
from paintpot.server.reading import read_puzzle
from paintpot.table.puzzle_jobs import listed

PuzzleId = Annotated[str, Meta(pattern="^[0-9a-f]{10}$", max_length=10)]


class SolvePuzzle(RequestBody, frozen=True):
    """A puzzle, and the moves of its turn that were made so far."""

    id: PuzzleId
    moves: Annotated[list[MoveText], Meta(max_length=100)]


class PuzzleListed(msgspec.Struct, frozen=True):
    id: str
    grade: str
    """The weakest level of bots that solves it."""


class GamePuzzles(msgspec.Struct, frozen=True):
    """The puzzles of one game, and the one of the day."""

    game: str
    today: str
    """The date, in UTC."""
    daily: str
    """The id of today's; empty if there are none."""
    puzzles: list[PuzzleListed]


class Puzzles(msgspec.Struct, frozen=True):
    """How many puzzles each game has, and today's of each."""

    today: str
    counts: dict[str, int]
    daily: dict[str, str]


async def all_puzzles(call: Call) -> Puzzles:
    """The games that have puzzles, with today's of each."""
    today = call.services.daily.today
    found = {name: [one for one, _ in listed(name)] for name in games()}
    return Puzzles(
        today,
        {name: len(ids) for name, ids in found.items() if ids},
        {name: _daily(today, ids) for name, ids in found.items() if ids},
    )


async def game_puzzles(call: Call) -> GamePuzzles:
    """The puzzles of a game."""
    _check_game(call.game)
    today = call.services.daily.today
    found = listed(call.game)
    return GamePuzzles(
        call.game,
        today,
        _daily(today, [one for one, _ in found]),
        [PuzzleListed(one, grade) for one, grade in found],
    )


async def solve_puzzle(call: Call, command: SolvePuzzle) -> Prepared:
    """A puzzle after some moves of its turn; with the verdict when the turn is over."""
    _check_game(call.game)
    call.services.gains.require(call.guest, "requests for puzzles")
    return Prepared(await read_puzzle(call, call.game, command.id, command.moves))


def _daily(today: str, ids: list[str]) -> str:
    """Each in its turn."""
    return ids[number_of(today) % len(ids)] if ids else ""


def _check_game(name: str) -> None:
    if not is_game(name):
        raise BadRequest(404, "no-game", f"There is no such game; games: {', '.join(games())}.")
