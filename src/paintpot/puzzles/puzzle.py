"""A puzzle and its file."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from paintpot.core.contract import Game
from paintpot.core.data_files import as_list, read_object
from paintpot.core.errors import BadRecord

FORMAT: Final = 1
FILE: Final = "puzzles.json"
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of it."""
GRADES: Final = ("easy", "normal", "hard", "expert")
"""The weakest level that solves a puzzle; `expert` if none of the others does."""
TOLERANCE: Final = 0.4
"""Ways that are behind the best by at most this many points are solutions as well."""
MOST_EASY: Final = 4
"""At most one puzzle in this many may be of the easiest grade."""


@dataclass(frozen=True)
class Way:
    """A way to play the turn, and how many points it is behind the best."""

    moves: list[str]
    behind: float


@dataclass(frozen=True)
class Puzzle:
    """A position, and the ways to play its turn, best first."""

    moves: list[tuple[int, str]]
    """The game before the turn."""
    seat: int
    ways: list[Way]
    gap: float
    """Points by which the best beats the first that is not a solution."""
    error: float
    """The standard error of that."""
    grade: str
    verified: bool = False

    @property
    def solutions(self) -> list[Way]:
        return [way for way in self.ways if way.behind <= TOLERANCE]

    @property
    def id(self) -> str:
        """Derived from the position, so that the same puzzle never appears twice."""
        return hashlib.sha256(json.dumps([self.moves, self.seat]).encode()).hexdigest()[:10]

    def data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "seat": self.seat,
            "grade": self.grade,
            "gap": round(self.gap, 2),
            "error": round(self.error, 2),
            "verified": self.verified,
            "ways": [[round(way.behind, 2), way.moves] for way in self.ways],
            "moves": [[seat, text] for seat, text in self.moves],
        }


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    """A puzzle from its data; BadRecord if that is not one."""
    try:
        return Puzzle(
            [(int(seat), str(text)) for seat, text in data["moves"]],
            int(data["seat"]),
            [Way([str(move) for move in moves], float(behind)) for behind, moves in data["ways"]],
            float(data["gap"]),
            float(data["error"]),
            str(data["grade"]),
            bool(data["verified"]),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise BadRecord(f"A puzzle cannot be read ({type(error).__name__}).") from error


@dataclass
class PuzzleFile:
    """The puzzles of a game on disk, and how many games have been searched for them."""

    path: Path
    game: str
    rules: int
    searched: int
    puzzles: list[Puzzle]

    def write(self) -> None:
        """One puzzle per line; a reader never sees half a file."""
        head = {"format": FORMAT, "game": self.game, "rules": self.rules, "searched": self.searched}
        lines = [json.dumps(one.data(), ensure_ascii=False) for one in self.puzzles]
        text = json.dumps(head)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"
        part = self.path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(self.path)

    def wants(self, puzzle: Puzzle) -> bool:
        """Whether it is new, and does not exceed the share of easy puzzles."""
        if any([one.id == puzzle.id for one in self.puzzles]):
            return False
        easy = [one for one in self.puzzles if one.grade == GRADES[0]]
        return puzzle.grade != GRADES[0] or MOST_EASY * len(easy) <= len(self.puzzles)

    def add(self, puzzle: Puzzle) -> bool:
        """Add a puzzle if it is wanted; whether it was."""
        wanted = self.wants(puzzle)
        if wanted:
            self.puzzles.append(puzzle)
        return wanted


def read_puzzles(game: Game, path: Path | None = None) -> PuzzleFile:
    """The puzzles of a game; none if there is no file, or it is for other rules."""
    path = path or game.folder / FILE
    nothing = PuzzleFile(path, game.name, game.rules, 0, [])
    if not path.exists():
        return nothing
    data = read_object(path, LARGEST, BadRecord)
    head = data.get("format"), data.get("game"), type(data.get("searched"))
    if head != (FORMAT, game.name, int):
        raise BadRecord(f"{path.name} does not hold puzzles of {game.name}.")
    if data.get("rules") != game.rules:
        return nothing
    listed = as_list(data.get("puzzles"), f"{path.name}: 'puzzles'", BadRecord)
    puzzles = [puzzle_of(one) for one in listed]
    return PuzzleFile(path, game.name, game.rules, data["searched"], puzzles)
