"""Elo ratings: how strong each bot is, from who won against whom."""

from collections.abc import Iterable
from math import log10
from typing import Final

SCALE: Final = 400
"""A lead of this many points means ten wins to one."""

DOUBT: Final = 0.5
"""Virtual wins of each bot against each other: otherwise 10:0 would be infinitely far apart."""

ROUNDS: Final = 10_000
CLOSE: Final = 1e-9
"""The most iterations, and the relative change at which they stop."""


def ratings(met: Iterable[tuple[str, str, float, float]]) -> dict[str, float]:
    """A rating for each bot, 0 on average, from pairs of bots and the wins of each.

    They are the strengths that best explain the wins (Bradley–Terry model): a bot twice as strong
    wins twice as often. A tie is half a win for both.

    >>> {bot: round(own) for bot, own in ratings([("a", "b", 999.5, 99.5)]).items()}
    {'a': 200, 'b': -200}
    """
    won: dict[tuple[str, str], float] = {}
    for a, b, of_a, of_b in met:
        won[a, b] = won.get((a, b), 0.0) + of_a
        won[b, a] = won.get((b, a), 0.0) + of_b
    bots = sorted({bot for pair in won for bot in pair})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        change = 0.0
        for a in bots:
            # Newman's iteration: the same limit as Zermelo's, in far fewer steps.
            gained = lost = 0.0
            for b in bots:
                if b != a:
                    both = strength[a] + strength[b]
                    gained += (won.get((a, b), 0.0) + DOUBT) * strength[b] / both
                    lost += (won.get((b, a), 0.0) + DOUBT) / both
            change = max(change, abs(gained / lost / strength[a] - 1))
            strength[a] = gained / lost
        if change < CLOSE:
            break
    points = {bot: SCALE * log10(own) for bot, own in strength.items()}
    middle = sum(points.values()) / max(len(points), 1)
    return {bot: own - middle for bot, own in points.items()}
