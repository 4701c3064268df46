"""What a review consists of, and the same as JSON data."""

from dataclasses import dataclass, field
from typing import Any, Final

PLACES: Final = 4
"""Decimals of all values. Lines are rounded first, the remainder is computed from what is shown."""


def rounded(value: float) -> float:
    """A value as it is shown.

    >>> rounded(-0.00001), rounded(2 / 3)
    (0.0, 0.6667)
    """
    return round(value, PLACES) + 0.0


def _pairs(lines: list[tuple[str, int]]) -> list[list[str | int]]:
    """Lines as JSON has them: it has no tuples."""
    return [[line, points] for line, points in lines]


@dataclass(frozen=True)
class TurnReview:
    """One turn of a seat. Values are points of final margin for that seat."""

    seat: int
    first: int
    """The place of its first move in the record."""
    last: int
    """The place after its last move; moves of others may be between."""
    moves: list[str]
    before: float
    value: float
    best: float
    error: float
    """The standard error of `loss`."""
    lost: float
    """What it gave away, in per cent of winning chance."""
    verdict: str
    better: list[str]
    """The best turn found; empty if that is what was played."""
    forced: bool
    """Whether there was nothing to choose."""
    changes: list[float]
    """What the turn changed for each seat."""
    chances: list[float] | None
    """Everyone's chance of winning after it; None alone where nobody can lose."""
    values: list[float]
    """Everyone's value after it."""
    gains: list[list[tuple[str, int]]] = field(default_factory=list)
    """For each move of `better`, the lines of the seat's own score that it changes."""
    lines: list[tuple[str, int]] = field(default_factory=list)
    """Lines of that score that differ after the turn: better less played."""
    prepares: list[tuple[str, int, int]] = field(default_factory=list)
    """What `better` prepares beyond the turn played: a feature, its rise and what that is worth."""

    @property
    def loss(self) -> float:
        return rounded(self.best - self.value)

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "from": self.first,
            "to": self.last,
            "moves": self.moves,
            "before": self.before,
            "value": self.value,
            "best": self.best,
            "loss": self.loss,
            "error": self.error,
            "lost": self.lost,
            "verdict": self.verdict,
            "better": self.better,
            "forced": self.forced,
            "changes": self.changes,
            "chances": self.chances,
            "values": self.values,
            "gains": [_pairs(lines) for lines in self.gains],
            "lines": _pairs(self.lines),
            "prepares": [list(rise) for rise in self.prepares],
        }


@dataclass(frozen=True)
class ThrowReview:
    """One act of chance."""

    place: int
    text: str
    luck: list[float]
    """What it added for each seat, against the average."""
    outcomes: int | None
    """How many outcomes the average is over; None if they were sampled."""
    chances: list[float] | None
    values: list[float]

    def data(self) -> dict[str, Any]:
        return {
            "at": self.place,
            "text": self.text,
            "luck": self.luck,
            "outcomes": self.outcomes,
            "chances": self.chances,
            "values": self.values,
        }


@dataclass(frozen=True)
class SeatReview:
    """The account of a seat: start + luck + own + others + remainder = result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    remainder: float
    result: int
    accuracy: float | None
    """In per cent; None if the seat never had a choice."""
    given: float
    """The sum of the losses of its turns."""
    chance: float | None
    """The chance of winning at the start."""
    verdicts: dict[str, int]

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "start": self.start,
            "luck": self.luck,
            "own": self.own,
            "others": self.others,
            "remainder": self.remainder,
            "result": self.result,
            "accuracy": self.accuracy,
            "given": self.given,
            "chance": self.chance,
            "verdicts": self.verdicts,
        }


@dataclass(frozen=True)
class Review:
    """The review of a whole game."""

    game: str
    simulations: int
    spread: float
    by_wins: bool
    seats: list[SeatReview]
    turns: list[TurnReview]
    throws: list[ThrowReview]
    moments: list[int]
    """The places of the three turns or throws that changed most, in the order of the game."""

    def data(self) -> dict[str, Any]:
        return self.summary() | {
            "turns": [turn.data() for turn in self.turns],
            "throws": [throw.data() for throw in self.throws],
        }

    def summary(self) -> dict[str, Any]:
        """Everything but the single turns and throws."""
        return {
            "game": self.game,
            "simulations": self.simulations,
            "spread": self.spread,
            "measure": "chance" if self.by_wins else "points",
            "seats": [seat.data() for seat in self.seats],
            "moments": self.moments,
        }
