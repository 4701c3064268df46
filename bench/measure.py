"""The stopwatch shared by all runners. Standard library only: it runs in every environment."""

from __future__ import annotations

import argparse
import json
import platform
from time import perf_counter, process_time
from typing import Protocol, TypedDict, TypeVar

from bench.size import clone_bytes, deep_bytes

S = TypeVar("S")

MIDDLES = 8
"""Mid-game states whose clones are timed."""

CLONING = 0.25
"""Share of the playing time spent on clones."""


class Result(TypedDict):
    """The one line a runner prints."""

    runner: str
    python: str
    seed: int
    games: int
    moves: int
    chance: int | None
    cpu_seconds: float
    wall_seconds: float
    moves_per_s: float
    steps_per_s: float | None
    games_per_s: float
    moves_per_game: float
    clone_us: float
    deep_bytes: int | None
    clone_bytes: int | None


class Runner(Protocol[S]):
    """The interface of a runner. Its loop over moves is its own, so that nothing slows it down."""

    name: str
    transparent: bool
    """Whether the state consists of Python objects, which `deep_bytes` can follow."""

    def game(self) -> tuple[int, int | None]:
        """Play one whole random game; the number of moves and, where known, of chance events."""

    def middle(self, moves: int) -> S | None:
        """A state `moves` moves into a new random game; None if the game ended before."""

    def clone(self, state: S) -> S: ...


def arguments(description: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of play")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def report(runner: Runner[S], seconds: float, seed: int) -> None:
    print(json.dumps(measure(runner, seconds, seed)))


def measure(runner: Runner[S], seconds: float, seed: int) -> Result:
    runner.game()  # warm up
    games = moves = 0
    chance: int | None = 0
    wall, start = perf_counter(), process_time()
    elapsed = 0.0
    while elapsed < seconds:
        played, drawn = runner.game()
        games += 1
        moves += played
        chance = None if chance is None or drawn is None else chance + drawn
        elapsed = process_time() - start
    wall = perf_counter() - wall
    middles = _middles(runner, moves // games // 2)
    return {
        "runner": runner.name,
        "python": platform.python_version(),
        "seed": seed,
        "games": games,
        "moves": moves,
        "chance": chance,
        "cpu_seconds": elapsed,
        "wall_seconds": wall,
        "moves_per_s": moves / elapsed,
        "steps_per_s": None if chance is None else (moves + chance) / elapsed,
        "games_per_s": games / elapsed,
        "moves_per_game": moves / games,
        "clone_us": _clone_us(runner, middles, seconds * CLONING),
        "deep_bytes": deep_bytes(middles[0]) if runner.transparent else None,
        "clone_bytes": clone_bytes(middles[0], runner.clone),
    }


def _middles(runner: Runner[S], moves: int) -> list[S]:
    states: list[S] = []
    while len(states) < MIDDLES:
        state = runner.middle(moves)
        if state is not None:
            states.append(state)
    return states


def _clone_us(runner: Runner[S], states: list[S], seconds: float) -> float:
    clone = runner.clone
    count = 0
    start = process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for state in states:
            for _ in range(20):
                clone(state)
        count += 20 * len(states)
        elapsed = process_time() - start
    return elapsed / count * 1e6
