"""The advantages of a better turn over the one played: score lines, and what it prepares."""

from dataclasses import dataclass

from paintpot.bots.hints import AWAITED
from paintpot.bots.tried_turns import Rise, TriedTurn, before_all, only_of, weights_for_people
from paintpot.core.contract import State

Lines = list[tuple[str, int]]


@dataclass(frozen=True)
class Advantage:
    """Why a turn is worth more than another."""

    steps: list[tuple[int, Lines]]
    """Its moves, and the lines of the seat's own score that each changes."""
    lines: Lines
    """Lines of the score that differ after the turns: better less played."""
    prepares: list[Rise]
    """Features that are higher after it than after the turn played, the most valuable first."""


def advantage(world: State, seat: int, played: list[int], better: list[int]) -> Advantage:
    """The advantages of a turn over the one played, in a position as the seat may imagine it."""
    one, other = TriedTurn(world, seat, better), TriedTurn(world, seat, played)
    gained = [step.lines for step in one.steps]
    gained += [[] for _ in better[len(gained) :]]  # after something was revealed
    lines = _difference(gained, [step.lines for step in other.steps])
    points = sum([change for _, change in lines])
    rises = _rises(world, seat, one.features, other.features, points, one.state.moot(seat))
    prepares = before_all(only_of(one, other, world, seat), rises)
    if one.awaits and not other.awaits:
        # What follows is decided after the draw: only words can say that.
        prepares.append((AWAITED, 0, 0))
    return Advantage(list(zip(better, gained, strict=True)), lines, prepares)


def _difference(better: list[Lines], played: list[Lines]) -> Lines:
    total: dict[str, int] = {}
    for sign, steps in ((1, better), (-1, played)):
        for lines in steps:
            for line, change in lines:
                total[line] = total.get(line, 0) + sign * change
    found = [(line, change) for line, change in total.items() if change]
    return sorted(found, key=lambda entry: -abs(entry[1]))


def _rises(
    world: State,
    seat: int,
    after: list[int],
    played: list[int],
    points: int,
    moot: tuple[str, ...],
) -> list[Rise]:
    """Features that are higher, as far as that is good; the first of them is the score itself."""
    fitted, hand = weights_for_people(world)
    found: list[Rise] = []
    for k, name in enumerate(world.weights().features):
        rise = after[k] - played[k] - (points if k == 0 else 0)
        worth = rise * max(fitted[k], hand[k])
        if rise > 0 and worth > 0 and name not in moot:
            found.append((name, rise, worth))
    return sorted(found, key=lambda one: -one[2])
