"""A puzzle being solved: the position after some moves, and the verdict when the turn is over.

All of it happens in a reader's worker: judging a way that nobody foresaw takes a second of work.
Nothing is stored; a client sends the moves it has made.
"""

import logging
from functools import lru_cache
from typing import Any, Final

import msgspec

from paintpot.bots.rollouts import has_turn
from paintpot.core.contract import Game
from paintpot.core.errors import BadRecord
from paintpot.core.registry import game as find_game
from paintpot.puzzles.puzzle import TOLERANCE, Puzzle, read_puzzles
from paintpot.puzzles.solving import Solver, moves_given, position
from paintpot.review.advantages import Lines
from paintpot.table.puzzle_reasons import reason
from paintpot.table.reader_jobs import NotInRecord
from paintpot.table.snapshot import ScoreShown, score_shown
from paintpot.texts import explain

log: Final = logging.getLogger("paintpot.puzzles")

SAMPLES: Final = 48
"""Samples of a way that was not foreseen."""


class ReadPuzzle(msgspec.Struct, frozen=True, tag="puzzle"):
    """Show a puzzle after some moves of its turn."""

    game: str
    id: str
    moves: list[str]
    language: str


class PuzzleRefusal(msgspec.Struct, frozen=True):
    """Why the last move is not allowed. The position is the one before it."""

    rule: str
    words: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How the turn compares with the best one."""

    solved: bool
    behind: float
    """Points behind the best, 0 if it is solved."""
    best: list[str]
    gains: list[Lines]
    """For each move of the best turn, the lines of the seat's own score that it changes."""
    own: Lines
    """The lines that the turn played changes."""
    why: str
    """What the best turn scores and prepares that the one played does not, in a sentence; for a
    solution, its advantages over the best turn that is none."""
    next: float
    """Points by which the best beats the first that is no solution."""


class PuzzleNow(msgspec.Struct, frozen=True):
    """A puzzle after some moves of its turn."""

    id: str
    game: str
    rules: int
    grade: str
    seat: int
    seats: int
    before: list[tuple[int, str]]
    """The game before the turn."""
    given: int
    """Moves of the turn that were made before: the rest is to be found."""
    view: dict[str, Any]
    scene: dict[str, Any]
    moves: list[str]
    """The legal moves; none when the turn is over."""
    made: list[str]
    score: ScoreShown
    refused: PuzzleRefusal | None = None
    verdict: PuzzleVerdict | None = None


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The verified puzzles of a game by their ids, in the order of the file.

    A file that cannot be read, or is another game's, takes nothing from the other games.
    """
    try:
        found = read_puzzles(find_game(game)).puzzles
    except BadRecord as error:
        log.warning("%s has no puzzles: %s", game, error)
        return {}
    return {one.id: one for one in found if one.verified}


def listed(game: str) -> list[tuple[str, str]]:
    """The ids of a game's puzzles, each with its grade."""
    return [(one, puzzle.grade) for one, puzzle in puzzles_of(game).items()]


def read_puzzle(job: ReadPuzzle) -> bytes:
    """The puzzle as JSON."""
    game = find_game(job.game)
    puzzle = puzzles_of(job.game).get(job.id)
    if puzzle is None:
        raise NotInRecord("no-puzzle", "There is no such puzzle.")
    state = position(game, puzzle)
    seat, turn, news = puzzle.seat, state.turn_no(), state.news(puzzle.seat)
    made: list[int] = []
    refused = None
    over = False
    for text in job.moves:
        if over or refused:
            raise NotInRecord("puzzle-over", "The turn of this puzzle is over.")
        move = game.parse(text)
        reason = state.why_not(seat, move)
        if reason is not None:
            refused = PuzzleRefusal(reason.rule, explain(reason, job.language))
            break
        state.play(seat, move)
        made.append(move)
        over = not has_turn(state, seat, turn) or state.news(seat) != news
    view = state.view(seat)
    return msgspec.json.encode(
        PuzzleNow(
            puzzle.id,
            game.name,
            game.rules,
            puzzle.grade,
            seat,
            int(state.players()),
            puzzle.moves,
            moves_given(game, puzzle),
            view,
            game.scene(view, seat, {}).data(),
            [] if over else [game.text(move) for move in state.legal(seat)],
            [game.text(move) for move in made],
            score_shown(state.standing(seat)),
            refused,
            _verdict(game, puzzle, made, job.language) if over else None,
        )
    )


def _verdict(game: Game, puzzle: Puzzle, made: list[int], language: str) -> PuzzleVerdict:
    solver = Solver(game, puzzle, f"solve {puzzle.id}", SAMPLES)
    behind = solver.behind(made)
    solved = behind <= TOLERANCE
    told = reason(game, puzzle, solver.state, made, 0.0 if solved else behind, language)
    return PuzzleVerdict(
        solved,
        0.0 if solved else round(behind, 1),
        puzzle.ways[0].moves,
        told.gains,
        told.own,
        told.why,
        round(puzzle.gap, 1),
    )
