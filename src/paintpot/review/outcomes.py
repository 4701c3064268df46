"""All outcomes of an act of chance, if there are few enough to list them.

The contract has no list of outcomes, but chance draws them with `Dice.below`. Dice that follow a
script try every way to draw, so that the list is complete and each outcome has its exact weight.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from paintpot.core.contract import State
from paintpot.core.dice import Dice

FEW_OUTCOMES: Final = 12
"""Up to this many are always listed."""
PER_SIMULATION: Final = 5
"""With more simulations more are listed: up to this many per simulation."""


def most_outcomes(simulations: int) -> int:
    """How many outcomes are listed at most; chance with more of them is sampled.

    >>> most_outcomes(2), most_outcomes(128)
    (12, 640)
    """
    return max(FEW_OUTCOMES, PER_SIMULATION * simulations)


class _TooMany(Exception):
    """There are more ways to draw than may be listed."""


class ScriptedDice(Dice):
    """Draws what a script says, then zeros; `drawn` has each number drawn and the number of
    possibilities."""

    def __init__(self, script: list[int], drawn: list[tuple[int, int]], most: int) -> None:
        super().__init__("listed")
        self.script = script
        self.drawn = drawn
        self.most = most

    def _branch(self, name: str) -> Dice:
        return ScriptedDice(self.script, self.drawn, self.most)

    def word(self) -> int:
        raise _TooMany

    def below(self, n: int) -> int:
        at = len(self.drawn)
        drawn = self.script[at] if at < len(self.script) else 0
        self.drawn.append((drawn, n))
        ways = 1
        for _, sides in self.drawn:
            ways *= sides
        if ways > self.most:
            raise _TooMany
        return drawn


def outcomes(state: State, most: int = FEW_OUTCOMES) -> list[tuple[State, Fraction]]:
    """The positions after each outcome with their probabilities; empty if there are too many."""
    try:
        return list(_listed(state, most))
    except _TooMany:
        return []


def _listed(state: State, most: int) -> Iterator[tuple[State, Fraction]]:
    script: list[int] | None = []
    listed = 0
    while script is not None:
        drawn: list[tuple[int, int]] = []
        after = state.clone()
        after.fall(ScriptedDice(script, drawn, most))
        chance = Fraction(1)
        for _, sides in drawn:
            chance /= sides
        yield after, chance
        listed += 1
        if listed > most:
            raise _TooMany
        script = _next(drawn)


def _next(drawn: list[tuple[int, int]]) -> list[int] | None:
    """The script of the next way to draw, in lexicographic order; None after the last."""
    script = [number for number, _ in drawn]
    while script:
        if script[-1] + 1 < drawn[len(script) - 1][1]:
            script[-1] += 1
            return script
        script.pop()
    return None
