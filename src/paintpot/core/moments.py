"""What happened in a step, and what a move would gain: as data, free of any language."""

from typing import Final

from paintpot.core.reasons import Fact

NOBODY: Final = -1
"""The seat of a moment that belongs to no seat, such as the last round."""


class Moment:
    """Something worth mentioning that has happened: a monster tamed, a die complete, a blot.

    The game's catalogue words it as `moment-<name>`, a phrase that follows the player's name.
    `facts` name things of the game: lists are names to be translated, plain texts and numbers are
    for pictures. `points` is what it gained.
    """

    __slots__ = ("facts", "name", "points", "seat")

    def __init__(
        self, name: str, seat: int, facts: dict[str, Fact] | None = None, points: int = 0
    ) -> None:
        self.name = name
        self.seat = seat
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.points = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.name)

    def _parts(self) -> tuple[object, ...]:
        return (self.name, self.seat, self.facts, self.points)

    def __repr__(self) -> str:
        return f"Moment({self.name!r}, {self.seat}, {self.facts!r}, {self.points})"


class Gain:
    """What a legal move would change in a seat's own score, line by line."""

    __slots__ = ("caution", "final", "lines", "move", "others", "sure", "then", "total")

    def __init__(
        self, move: int, lines: list[tuple[str, int]], sure: bool = True, then: int = -1
    ) -> None:
        self.move = move
        self.lines = lines
        """Only those that change."""
        self.total = sum([points for _, points in lines])
        self.sure = sure
        """False if it may gain more: by hidden information, or by continuations not tried."""
        self.then = then
        """The next move of the step, if it alone gains this much; -1 if any does."""
        self.caution = ""
        """What somebody should know before making it (`State.caution`); "" if nothing."""
        self.others: list[tuple[int, int]] = []
        """What it would change for other seats, as far as the mover knows: seat and points."""
        self.final = False
        """Whether it cannot be taken back: chance acts at once, or the mover learns something."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gain) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.move)

    def _parts(self) -> tuple[object, ...]:
        return (self.move, self.lines, self.sure, self.caution, self.others, self.final)

    def __repr__(self) -> str:
        warned = f", caution={self.caution!r}" if self.caution else ""
        return f"Gain({self.move}, {self.lines!r}, sure={self.sure}{warned})"
