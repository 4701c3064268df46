"""Why a puzzle's best turn is the best, in the words of hints and reviews.

The verdict compares two turns in points; the reason compares the same two. What a turn scores at
once is described by its score lines, what it prepares by the features that are higher after it than
after the other one.
"""

from dataclasses import dataclass
from typing import Final

from paintpot.core.contract import Game, State
from paintpot.core.dice import Dice
from paintpot.puzzles.puzzle import TOLERANCE, Puzzle
from paintpot.review.advantages import Advantage, Lines, advantage
from paintpot.texts.hints import hint_sentences

LATER: Final = 0.5
"""With a lead of at least this many points beyond the score, later turns are mentioned."""


@dataclass(frozen=True)
class PuzzleReason:
    """What the best turn scores, what the turn played scores, and why the one is better."""

    gains: list[Lines]
    own: Lines
    why: str


def reason(
    game: Game, puzzle: Puzzle, state: State, made: list[int], behind: float, language: str
) -> PuzzleReason:
    """Why a turn is behind the best; or, if it is not behind, why it is a solution."""
    world = state.imagine(puzzle.seat, Dice(0, "reasons"))
    ways = [[game.parse(text) for text in way.moves] for way in puzzle.ways]
    if behind:
        better, other, lead = ways[0], made, behind
    else:
        better, other, lead = made, _tempting(puzzle, ways), puzzle.gap
    over = advantage(world, puzzle.seat, other, better)
    best = advantage(world, puzzle.seat, made, ways[0])
    own = advantage(world, puzzle.seat, ways[0], made)
    return PuzzleReason(
        [lines for _, lines in best.steps],
        _sum([lines for _, lines in own.steps]),
        _sentence(game, over, lead, language, bool(behind)),
    )


def _tempting(puzzle: Puzzle, ways: list[list[int]]) -> list[int]:
    """The best turn that is no solution: the trap that the solver avoided."""
    wrong = [k for k, way in enumerate(puzzle.ways) if way.behind > TOLERANCE]
    return ways[wrong[0] if wrong else -1]


def _sentence(game: Game, over: Advantage, lead: float, language: str, missed: bool) -> str:
    """What the better turn scores; if the solver missed it, only what their own turn does not
    score, provided there is any such thing."""
    first = game.text(over.steps[0][0])
    later = lead - sum([points for _, points in over.lines]) >= LATER
    told = [lines for _, lines in over.steps]
    more = beyond(told, over.lines)
    if missed and any(more):
        told = more
    return hint_sentences(game.name, [(told, over.prepares)], language, [first], hopes=[later])[0]


def beyond(steps: list[Lines], difference: Lines) -> list[Lines]:
    """Of what the steps score, what the other turn does not."""
    left = {line: points for line, points in difference if points > 0}
    out: list[Lines] = []
    for lines in steps:
        found: Lines = []
        for line, points in lines:
            more = min(points, left.get(line, 0))
            if more > 0:
                left[line] -= more
                found.append((line, more))
        out.append(found)
    return out


def _sum(steps: list[Lines]) -> Lines:
    total: dict[str, int] = {}
    for lines in steps:
        for line, points in lines:
            total[line] = total.get(line, 0) + points
    return [(line, points) for line, points in total.items() if points]
