"""What a way to play a puzzle's turn is worth, by samples under common random numbers."""

import json
from collections.abc import Sequence
from math import sqrt
from typing import Final

from paintpot.bots.rollouts import best_turn, worth_of
from paintpot.core.bits import nth, size
from paintpot.core.contract import CHANCE_ACTS, Game, State
from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.core.weights import BEST, POINT
from paintpot.puzzles.puzzle import Puzzle

HORIZON: Final = 2
"""Turns of each seat that a sample is played on for; then the built-in evaluation counts."""
ROLLOUTS: Final = 8
"""Rollouts of a turn in a sample."""
LONGEST: Final = 1000
"""Turns after which a sample ends in any case."""


def position(game: Game, puzzle: Puzzle) -> State:
    """The state before the turn."""
    play = Play(game, game.seats[0])
    for seat, text in puzzle.moves:
        play.step(seat, text)
    return play.state


def moves_given(game: Game, puzzle: Puzzle) -> int:
    """How many moves of the turn were already made in the position: the rest is to be found."""
    play = Play(game, game.seats[0])
    turns: list[int] = []
    for seat, text in puzzle.moves:
        if seat == puzzle.seat:
            turns.append(int(play.state.turn_no()))
        play.step(seat, text)
    return turns.count(int(play.state.turn_no()))


def reached(state: State, seat: int, moves: Sequence[int]) -> str:
    """The final position of a way, to tell ways apart: the order of moves does not matter."""
    there = state.clone()
    for move in moves:
        if seat not in there.actors():
            break
        there.play(seat, move)
    return json.dumps(there.dump(), sort_keys=True, default=str)


class Sampler:
    """Plays a position on, many times. Sample k of every way has the same random numbers."""

    def __init__(self, state: State, seat: int, seed: str) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.seats = int(state.players())
        self.weights = state.weights().pick(BEST, self.seats)

    def values(self, moves: Sequence[int], count: int) -> list[float]:
        """The value of a way in each sample, in points of the margin; in a solo game, in points."""
        after = self.state.clone()
        for move in moves:
            after.play(self.seat, move)
        return [self._value(after.clone(), k) for k in range(count)]

    def _value(self, state: State, k: int) -> float:
        chance, policy = Dice(self.seed, f"chance {k}"), Dice(self.seed, f"policy {k}")
        turns = HORIZON * self.seats
        number = state.turn_no()
        for _ in range(LONGEST):
            acting = state.acting()
            if not acting or (turns <= 0 and state.turn_no() != number):
                break
            number = state.turn_no()
            if acting == CHANCE_ACTS:
                state.fall(chance)
                continue
            turns -= 1
            seat = nth(acting, policy.below(size(acting)) if acting & (acting - 1) else 0)
            turn = best_turn(state, seat, ROLLOUTS, self.weights, policy)
            if turn.lucky is None:
                state = turn.state
                continue
            for move in turn.lucky.plan:  # its draw was the best of several; draw anew
                state.apply(seat, move)
        totals = [int(worth_of(state, one, self.weights)) / POINT for one in range(self.seats)]
        own = totals.pop(self.seat)
        return own - max(totals) if totals else own


def compared(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference of two ways under common random numbers, and its standard error.

    >>> compared([3.0, 5.0], [1.0, 1.0])
    (3.0, 1.0)
    """
    differences = [a - b for a, b in zip(one, other, strict=True)]
    n = len(differences)
    mean = sum(differences) / n
    spread = sum([(value - mean) ** 2 for value in differences]) / max(n - 1, 1)
    return mean, sqrt(spread / n)


class Solver:
    """Judges any way to play a puzzle's turn."""

    def __init__(self, game: Game, puzzle: Puzzle, seed: str, samples: int) -> None:
        self.state = position(game, puzzle)
        self.seat = puzzle.seat
        self.samples = samples
        self._sampler = Sampler(self.state, self.seat, seed)
        ways = [[game.parse(move) for move in way.moves] for way in puzzle.ways]
        self.best = self._sampler.values(ways[0], samples)
        self._known = {
            reached(self.state, self.seat, moves): way.behind
            for way, moves in zip(puzzle.ways, ways, strict=True)
        }

    def behind(self, moves: Sequence[int]) -> float:
        """How many points a way is behind the best; below 0 if it is better."""
        where = reached(self.state, self.seat, moves)
        if where not in self._known:
            gap, _ = compared(self.best, self._sampler.values(moves, self.samples))
            self._known[where] = gap
        return self._known[where]

    def sampled(self, moves: Sequence[int]) -> tuple[float, float]:
        """The same by samples alone, and its standard error."""
        return compared(self.best, self._sampler.values(moves, self.samples))
