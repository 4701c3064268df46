"""How well a sheet stands, for bots: its points, and what they may grow from."""

from typing import Final

from paintpot.core.bits import BIT, size
from paintpot.core.ints import i64
from paintpot.games.inkdoms.names import ACHIEVEMENTS, FIRST_POINTS, SECOND_POINTS
from paintpot.games.inkdoms.paper import Paper, count
from paintpot.games.inkdoms.realm import N_KINGDOMS, SPELLS, Realm
from paintpot.games.inkdoms.scoring import total

_POINT: Final = 100
_SPELL: Final = 40
_JAR: Final = 60
_FILLED: Final = 4
"""Times the square of the areas painted in a kingdom: nearly full ones are worth finishing."""


def worth_of(realm: Realm, paper: Paper, firsts: i64, seconds: i64) -> i64:
    """In hundredths of a point; `firsts` and `seconds` are awards that this round will bring."""
    worth = total(realm, paper) * _POINT
    for achievement in range(i64(ACHIEVEMENTS)):
        if firsts & BIT[achievement]:
            worth += FIRST_POINTS[achievement] * _POINT
        elif seconds & BIT[achievement]:
            worth += SECOND_POINTS[achievement] * _POINT
    for kingdom in range(i64(N_KINGDOMS)):
        filled = size(paper.painted & realm.land[kingdom])
        worth += filled * filled * _FILLED
    for kind in range(i64(SPELLS)):
        worth += (count(paper.spells, kind) + count(paper.new_spells, kind)) * _SPELL
    for ink in range(i64(6)):
        worth += (count(paper.jars, ink) + count(paper.new_jars, ink)) * _JAR
    return worth
