"""`paintpot lab puzzles`: find puzzles in bots' games, or verify those that are there."""

import argparse
from collections import Counter
from contextlib import closing
from pathlib import Path

from paintpot.cli.main import INTERRUPTED
from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.lab.pool import Pool
from paintpot.lab.puzzles import find_faults, find_puzzles
from paintpot.puzzles.puzzle import FILE, GRADES, PuzzleFile, read_puzzles

MOST: int = 100_000
"""Puzzles that one file may hold."""
AT_FAULT = 1
"""Exit code if a puzzle is not what it claims to be."""


def run(args: argparse.Namespace, pool: Pool) -> int:
    game = find_game(args.game)
    file = read_puzzles(game, Path(args.out) if args.out else game.folder / FILE)
    return _verify(game, file, pool) if args.verify else _find(game, file, args.count, pool)


def _find(game: Game, file: PuzzleFile, count: int, pool: Pool) -> int:
    """Continue where the last run stopped; every puzzle is verified before it is written."""
    if not 1 <= count <= MOST:
        raise PaintpotError(f"There can be 1 to {MOST} puzzles, not {count}.")
    try:
        with closing(find_puzzles(game.name, file.searched, pool)) as games:
            while len(file.puzzles) < count:
                for puzzle in next(games):
                    if file.add(puzzle):
                        print(f"{len(file.puzzles)}: {puzzle.id} {puzzle.grade}", flush=True)
                file.searched += 1
                file.write()
    except KeyboardInterrupt:
        return INTERRUPTED
    print(summary(file))
    return 0


def _verify(game: Game, file: PuzzleFile, pool: Pool) -> int:
    """Solve every puzzle again; the file is not changed."""
    faults = 0
    try:
        with closing(find_faults(game.name, file.puzzles, pool)) as found:
            for puzzle, fault in zip(file.puzzles, found, strict=True):
                if fault:
                    faults += 1
                    print(f"{puzzle.id}: {fault}", flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    print(f"{summary(file)}; {len(file.puzzles) - faults} verified again, {faults} not")
    return AT_FAULT if faults else 0


def summary(file: PuzzleFile) -> str:
    """How many there are of each grade."""
    grades = Counter([puzzle.grade for puzzle in file.puzzles])
    listed = ", ".join([f"{grades[grade]} {grade}" for grade in GRADES])
    return f"{file.game}: {len(file.puzzles)} puzzles ({listed}) from {file.searched} games"
