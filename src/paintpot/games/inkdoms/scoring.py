"""The score lines of a sheet, as on paper (ID-SCORE-1 … 5)."""

from typing import Final

from paintpot.core.bits import BIT, size
from paintpot.core.contract import Score
from paintpot.core.ints import i64, vec
from paintpot.games.inkdoms.names import (
    ACHIEVEMENTS,
    BANDS,
    CAPITAL_INKS,
    CAPITAL_POINTS,
    END,
    FIRST_POINTS,
    KINGDOMS,
    LOWEST_BAND,
    MONSTERS,
    SECOND_POINTS,
    TAMED_POINTS,
)
from paintpot.games.inkdoms.paper import INK, Paper
from paintpot.games.inkdoms.realm import N_KINGDOMS, Realm

N_MONSTERS: Final = 4
EVERYWHERE: Final[i64] = -1
"""The mask of all areas."""
LINE_NAMES: Final = [
    *[f"{kingdom}/{part}" for kingdom in KINGDOMS for part in ("speed", "capital", "variety")],
    *[f"{monster}/{part}" for monster in MONSTERS for part in ("speed", "tamed", "unpainted")],
    "end/speed",
    "blots/marked",
]
"""Group and part of each line: a kingdom's or monster's group sums to its last space on paper."""


def speed(paper: Paper, achievement: i64) -> i64:
    """The points of an achievement's award (ID-ACH-2)."""
    if paper.firsts & BIT[achievement]:
        return FIRST_POINTS[achievement]
    if paper.seconds & BIT[achievement]:
        return SECOND_POINTS[achievement]
    return 0


# -- what is counted on one sheet; `seen` are the areas whose paint counts


def variety(realm: Realm, paper: Paper, kingdom: i64, seen: i64) -> i64:
    """How many different colours a kingdom has, finished or not (ID-SCORE-1)."""
    n: i64 = 0
    for ink in range(i64(6)):
        if paper.slots[INK + ink] & realm.land[kingdom] & seen:
            n += 1
    return n


def capital(realm: Realm, paper: Paper, kingdom: i64, seen: i64) -> i64:
    """The points of a capital, if it is painted in its own colour (ID-CAP-1, ID-CAP-2)."""
    built = paper.slots[INK + CAPITAL_INKS[kingdom]] & BIT[realm.capital[kingdom]] & seen
    return CAPITAL_POINTS[kingdom] if built else 0


def tamed(realm: Realm, paper: Paper, monster: i64, seen: i64) -> i64:
    """How many monsters of a type are painted in their own colour (ID-MON-1)."""
    n: i64 = 0
    for ink in range(i64(6)):
        n += size(realm.tame[monster * 6 + ink] & paper.slots[INK + ink] & seen)
    return n


def unpainted(realm: Realm, paper: Paper, monster: i64) -> i64:
    return size(realm.lairs[monster] & ~paper.painted)


def points(realm: Realm, paper: Paper) -> vec[i64]:
    """The points of every line, in the order of LINE_NAMES."""
    out = vec[i64]([0] * 32)
    at: i64 = 0
    for kingdom in range(i64(N_KINGDOMS)):
        out[at] = speed(paper, kingdom)
        out[at + 1] = capital(realm, paper, kingdom, EVERYWHERE)
        out[at + 2] = variety(realm, paper, kingdom, EVERYWHERE)
        at += 3
    for monster in range(i64(N_MONSTERS)):
        out[at] = speed(paper, N_KINGDOMS + monster)
        out[at + 1] = tamed(realm, paper, monster, EVERYWHERE) * TAMED_POINTS[monster]
        out[at + 2] = -unpainted(realm, paper, monster)
        at += 3
    out[at] = speed(paper, END)
    out[at + 1] = -paper.blots
    return out


def total(realm: Realm, paper: Paper) -> i64:
    n: i64 = 0
    for line in points(realm, paper):
        n += line
    return n


def lost(realm: Realm, paper: Paper) -> i64:
    """What blots and unpainted monsters cost: the less, the better in a tie (ID-SCORE-5)."""
    n = paper.blots
    for monster in range(i64(N_MONSTERS)):
        n += unpainted(realm, paper, monster)
    return n


def score(realm: Realm, paper: Paper, solo: bool) -> Score:
    lines = [(LINE_NAMES[k], int(value)) for k, value in enumerate(points(realm, paper))]
    result = Score(lines, (-int(lost(realm, paper)),))
    if solo:
        result.verdict = band(result.total)
    return result


def band(total: int) -> str:
    """The verdict on a solo result (ID-SOLO-13)."""
    for least, name in BANDS:
        if total >= least:
            return name
    return LOWEST_BAND


def gained(realm: Realm, paper: Paper, seen: i64) -> i64:
    """The points without the costs of unpainted monsters and blots: they never decrease."""
    n: i64 = 0
    for achievement in range(i64(ACHIEVEMENTS)):
        n += speed(paper, achievement)
    for kingdom in range(i64(N_KINGDOMS)):
        n += capital(realm, paper, kingdom, seen) + variety(realm, paper, kingdom, seen)
    for monster in range(i64(N_MONSTERS)):
        n += tamed(realm, paper, monster, seen) * TAMED_POINTS[monster]
    return n
