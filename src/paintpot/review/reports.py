"""What a review consists of. These structs are also what the server sends, as JSON."""

from typing import Any, Final

from msgspec import Struct, field, json

PLACES: Final = 4
"""Decimals of all values. Lines are rounded first, the remainder is computed from what is shown."""

CHANCE: Final = "chance"
POINTS: Final = "points"
"""What a game is measured by: the chance of winning, or points where nobody can lose."""


def rounded(value: float) -> float:
    """A value as it is shown.

    >>> rounded(-0.00001), rounded(2 / 3)
    (0.0, 0.6667)
    """
    return round(value, PLACES) + 0.0


class ReviewedTurn(Struct, frozen=True):
    """One turn of a seat. Values are points of final margin for that seat."""

    seat: int
    first: int = field(name="from")
    """The place of its first move in the record."""
    last: int = field(name="to")
    """The place after its last move; moves of others may be between."""
    moves: list[str]
    before: float
    value: float
    best: float
    loss: float
    """`best` less `value`."""
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
    gains: list[list[tuple[str, int]]]
    """For each move of `better`, the lines of the seat's own score that it changes."""
    lines: list[tuple[str, int]]
    """Lines of that score that differ after the turn: better less played."""
    prepares: list[tuple[str, int, int]]
    """What `better` prepares beyond the turn played: a feature, its rise and what that is worth."""


class ReviewedThrow(Struct, frozen=True):
    """One act of chance: what it added for each seat."""

    place: int = field(name="at")
    text: str
    luck: list[float]
    """What it added for each seat, against the average."""
    outcomes: int | None
    """How many outcomes the average is over; None if they were sampled."""
    chances: list[float] | None
    values: list[float]


class ReviewedSeat(Struct, frozen=True):
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
    moments: list[int]
    """The places of the turns or throws that changed most for this seat, at most three, in the
    order of the game. Those whose change would be shown as 0 are left out."""


class ReviewSummary(Struct, frozen=True):
    """What can be said once all parts are judged."""

    game: str
    simulations: int
    spread: float
    measure: str
    """CHANCE or POINTS."""
    seats: list[ReviewedSeat]
    moments: list[int]
    """The same, for the seat that each changed most for."""


class Review(ReviewSummary, frozen=True):
    """The review of a whole game."""

    turns: list[ReviewedTurn]
    throws: list[ReviewedThrow]

    def data(self) -> dict[str, Any]:
        """The same as plain JSON data."""
        data: dict[str, Any] = json.decode(json.encode(self))
        return data
