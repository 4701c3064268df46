"""The moves that rollouts consider: all legal moves except those that are rarely good.

Random moves make poor turns: they waste drops, cast spells for nothing and put tower drops
anywhere. These filters were chosen by how good the best of a few random turns becomes.
"""

from paintpot.core.bits import BIT, INDEX, room, size
from paintpot.core.ints import append, i64, vec
from paintpot.games.inkdoms.moves import (
    CROSS,
    DONE,
    DROP,
    DROP_EXCUSED,
    MIX,
    MOVE_DROPS,
    N_AREAS,
    SPREAD,
    TOWER,
)
from paintpot.games.inkdoms.names import PRIMARIES
from paintpot.games.inkdoms.paper import ANY, INK, NEXT_TO, Paper
from paintpot.games.inkdoms.realm import N_KINGDOMS, Realm


def painting_ideas(realm: Realm, paper: Paper) -> vec[i64]:
    """Die drops as long as one can be placed; then whatever else scores, or done."""
    if paper.owed:
        return paper.fan(realm)
    out = room()
    free = realm.all_areas & ~paper.painted
    if paper.drops:
        out = _die_strokes(realm, paper, out, free & paper.reach, paper.ink)
    if paper.brew:
        for ink in range(i64(PRIMARIES), i64(6)):
            if paper.brew & ANY[ink]:
                out = _die_strokes(realm, paper, out, free & paper.reach, ink)
    if len(out):
        return _good_spells(realm, paper, out, free) if paper.spells and paper.drops else out
    if paper.jars:
        out = _tower_strokes(realm, paper, out, free)
    if paper.spells and paper.unplaced():
        out = _ways_out(realm, paper, out, free & paper.reach)
    return append(out, DONE)


def _strokes(out: vec[i64], areas: i64, first: i64) -> vec[i64]:
    """A stroke on each of these areas; `first` is the one on area 0."""
    while areas:
        low = areas & -areas
        out = append(out, first + INDEX[low % 67])
        areas ^= low
    return out


def _die_strokes(realm: Realm, paper: Paper, out: vec[i64], reach: i64, ink: i64) -> vec[i64]:
    """A die drop where it builds or tames; if it does so nowhere, on any area."""
    fit = reach & ~paper.slots[NEXT_TO + ink]
    own = fit & realm.own[ink]
    return _strokes(out, own if own else fit, DROP + ink * N_AREAS)


def _good_spells(realm: Realm, paper: Paper, out: vec[i64], free: i64) -> vec[i64]:
    """Spells that build or tame at once, and spell 1 if the drops find no room at present."""
    slots = paper.slots
    spells = paper.spells
    ink = paper.ink
    reach = free & paper.reach
    fit = free & ~slots[NEXT_TO + ink]
    if spells & ANY[1]:
        near = reach & slots[NEXT_TO + ink] & realm.own[ink]
        out = _strokes(out, near, DROP_EXCUSED + ink * N_AREAS)
    if spells & ANY[3] and paper.drops >= 2:
        for k in range(i64(3)):
            if reach & realm.own[PRIMARIES + k] & ~slots[NEXT_TO + PRIMARIES + k]:
                out = append(out, MIX + k)
    if spells & ANY[2]:
        beyond = realm.border[paper.base] & ~paper.open
        for kingdom in range(i64(N_KINGDOMS)):
            if beyond & BIT[kingdom] and fit & realm.own[ink] & realm.land[kingdom]:
                out = append(out, SPREAD + kingdom)
    if paper.may_move() and size(fit & realm.land[paper.base]) < paper.drops:
        for kingdom in range(i64(N_KINGDOMS)):
            if kingdom != paper.base and size(fit & realm.land[kingdom]) >= paper.drops:
                out = append(out, MOVE_DROPS + kingdom)
    return out


def _tower_strokes(realm: Realm, paper: Paper, out: vec[i64], free: i64) -> vec[i64]:
    """Tower drops where they build or tame; else in kingdoms that lack the colour or one area."""
    slots = paper.slots
    for ink in range(i64(6)):
        if not paper.jars & ANY[ink]:
            continue
        fit = free & ~slots[NEXT_TO + ink]
        good = fit & realm.own[ink]
        if not good:
            for kingdom in range(i64(N_KINGDOMS)):
                land = realm.land[kingdom]
                rest = free & land
                if not slots[INK + ink] & land or rest & (rest - 1) == 0:
                    good |= fit & land
        out = _strokes(out, good, TOWER + ink * N_AREAS)
    return out


def _ways_out(realm: Realm, paper: Paper, out: vec[i64], reach: i64) -> vec[i64]:
    """All spells, since the remaining drops cannot be placed without."""
    if paper.drops:
        out = paper.strokes(out, reach, paper.ink, DROP)
    for ink in range(i64(PRIMARIES), i64(6)):
        if paper.brew & ANY[ink]:
            out = paper.strokes(out, reach, ink, DROP)
    return paper.casts(realm, out)


def crossing_ideas(realm: Realm, paper: Paper, crosses: vec[i64]) -> vec[i64]:
    """The number that matters least: of a line that is complete, or else lacks most."""
    white = realm.all_areas & ~paper.painted
    choice = crosses[0]
    most: i64 = -1
    for k in range(i64(len(crosses))):
        line = (crosses[k] - CROSS) // 2
        if paper.complete & BIT[line]:
            return vec[i64]([crosses[k]])
        if line < N_KINGDOMS:
            lack = size(white & realm.land[line]) * 2
        else:
            # Monsters are far apart: one more is harder to reach.
            lack = size(white & realm.lairs[line - N_KINGDOMS]) * 3
        if lack > most:
            most = lack
            choice = crosses[k]
    return vec[i64]([choice])
