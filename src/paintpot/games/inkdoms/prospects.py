"""Prospects of a sheet, as numbers for bots.

Growth happens in future turns, so most features are scaled by the number of turns: AHEAD by the
expected number of turns to come, GONE by those already played, as if a game had MOST_TURNS of them.
Since each has a weight of its own, a thing can count for more early or late. The names of all
features, in the same order, are in `weights.json`.
"""

from typing import Final

from paintpot.core.bits import BIT, size
from paintpot.core.ints import i64, vec
from paintpot.games.inkdoms.names import CAPITAL_INKS, CAPITAL_POINTS, END, PER_KINGDOM, PRIMARIES
from paintpot.games.inkdoms.paper import INK, NEXT_TO, Paper, count
from paintpot.games.inkdoms.realm import ALL_NINE, N_KINGDOMS, SPELLS, Realm
from paintpot.games.inkdoms.scoring import N_MONSTERS

MOST_TURNS: Final = 16
"""The cap on the number of turns to come."""

# The index of each feature.
POINTS: Final = 0
"""The present points, with the awards that this round will give."""
FIRST: Final = 1
"""Kingdoms that can still win the first award: lacking 1 to 5 areas, AHEAD; 1 to 3 areas, GONE."""
SECOND: Final = 9
"""The same where only the second award can be won."""
VARIETY: Final = 17
"""Colours that kingdoms lack and can still get: primary AHEAD, GONE; composite AHEAD, GONE."""
CAPITALS: Final = 21
"""Points of capitals that can still be built: primary AHEAD, GONE; composite AHEAD, GONE."""
TAMEABLE: Final = 25
"""Monsters that can still be tamed: by primary inks AHEAD, GONE; dragons AHEAD, GONE."""
WILD: Final = 29
"""Unpainted monsters: AHEAD, GONE."""
TYPE_FIRST: Final = 31
"""Monster types that can still win the first award: 1, 2 or 3 unpainted, AHEAD."""
TYPE_SECOND: Final = 34
"""The same where only the second award can be won."""
WHITE: Final = 37
"""Unpainted areas that none, one, two or all of the primary inks may paint, AHEAD."""
BLOCKED: Final = 41
"""Those that none, or only one, may paint, in kingdoms that lack 1 to 3 areas for an award."""
SPELL: Final = 43
"""Spells held, by kind; then all of them, AHEAD."""
JAR: Final = 48
"""Tower drops held, primary and composite; then all of them, AHEAD."""
TOWER: Final = 51
"""Watchtowers with one area painted, and with none, AHEAD."""
BLOTS: Final = 53
"""How much of the last three blots is marked, AHEAD: with the last one the game may end."""
CLOSE: Final = 54
"""Whether three full kingdoms lack 1 or 2 areas; 3 or 4; 5 to 7; and there is an award for it."""
TWO_FULL: Final = 57
"""Whether two kingdoms are full, so that the next one ends the game, AHEAD."""
BOX: Final = 58
"""Dice in the box that do not fit; drops that the dice can place; dice that can build or tame."""
N_FEATURES: Final = 61

SIZES: Final = vec[i64]([bin(areas).count("1") for areas in range(512)])
"""The number of areas of a kingdom, or of achievements, in a mask."""

_NOTHING: Final = vec[i64]([0] * N_FEATURES)
_CLOSENESS: Final = vec[i64]([0, 0, 0, 1, 1, 2, 2, 2])
_FAR: Final = 8
"""If this many areas are lacking, or more, three full kingdoms are not close."""
_LAST_BLOTS: Final = 3


def prospects(
    realm: Realm, paper: Paper, done: i64, firsts: i64, seconds: i64, ahead: i64
) -> vec[i64]:
    """The features of a sheet, except for its awards and the box.

    `done` is what the sheet fulfils, `firsts` and `seconds` are awards that cannot be won any more,
    `ahead` is the number of turns to come. With none to come only the points remain.
    """
    out = _NOTHING[:]
    white = realm.all_areas & ~paper.painted
    out[POINTS] = _points(realm, paper, white)
    if not ahead:
        return out
    if ahead > MOST_TURNS:
        ahead = MOST_TURNS
    gone: i64 = MOST_TURNS - ahead
    _look_at_kingdoms(realm, paper, out, white, firsts, seconds, ahead, gone)
    _look_at_monsters(realm, paper, out, white, firsts, seconds, ahead, gone)
    _look_at_land(paper, out, white, ahead)
    _look_at_hand(paper, out, ahead)
    _look_at_towers(realm, out, white, ahead)
    blots = paper.blots + _LAST_BLOTS - realm.blots
    if blots > 0:
        out[BLOTS] = blots * ahead
    if not done & BIT[END]:
        lack = lacking(paper.painted)
        if lack < _FAR and not seconds & BIT[END]:
            out[CLOSE + _CLOSENESS[lack]] = 1
        if SIZES[done & (BIT[N_KINGDOMS] - 1)] == 2:
            out[TWO_FULL] = ahead
    return out


def lacking(painted: i64) -> i64:
    """How many areas the three fullest kingdoms lack together."""
    white = ~painted
    one: i64 = PER_KINGDOM
    two: i64 = PER_KINGDOM
    three: i64 = PER_KINGDOM
    for _ in range(i64(N_KINGDOMS)):
        n = SIZES[white & ALL_NINE]
        white >>= PER_KINGDOM
        if n < one:
            three = two
            two = one
            one = n
        elif n < two:
            three = two
            two = n
        elif n < three:
            three = n
    return one + two + three


def _points(realm: Realm, paper: Paper, white: i64) -> i64:
    """The points of a sheet without its awards, which `scoring.py` has line by line."""
    slots = paper.slots
    n = -paper.blots
    for kingdom in range(i64(N_KINGDOMS)):
        land = realm.land[kingdom]
        for ink in range(i64(6)):
            if slots[INK + ink] & land:
                n += 1
        if slots[INK + CAPITAL_INKS[kingdom]] & BIT[realm.capital[kingdom]]:
            n += CAPITAL_POINTS[kingdom]
    for ink in range(i64(6)):
        tamed = size(realm.beasts & realm.own[ink] & slots[INK + ink])
        n += tamed if ink < PRIMARIES else 2 * tamed
    return n - size(white & realm.beasts)


def _look_at_kingdoms(
    realm: Realm,
    paper: Paper,
    out: vec[i64],
    white: i64,
    firsts: i64,
    seconds: i64,
    ahead: i64,
    gone: i64,
) -> None:
    slots = paper.slots
    blue, red, yellow = slots[NEXT_TO], slots[NEXT_TO + 1], slots[NEXT_TO + 2]
    dead = blue & red & yellow
    narrow = (blue & red | blue & yellow | red & yellow) & ~dead
    for kingdom in range(i64(N_KINGDOMS)):
        land = realm.land[kingdom]
        own = white & land
        if not own:
            continue
        lack = size(own)
        # No more new colours than there are unpainted areas, primary ones first.
        new = _new_colours(paper, land, own, 0, PRIMARIES)
        if new > lack:
            new = lack
        out[VARIETY] += new * ahead
        out[VARIETY + 1] += new * gone
        left = lack - new
        new = _new_colours(paper, land, own, PRIMARIES, 6)
        if new > left:
            new = left
        out[VARIETY + 2] += new * ahead
        out[VARIETY + 3] += new * gone
        ink = CAPITAL_INKS[kingdom]
        if own & BIT[realm.capital[kingdom]] & ~slots[NEXT_TO + ink]:
            at: i64 = CAPITALS if ink < PRIMARIES else CAPITALS + 2
            out[at] += CAPITAL_POINTS[kingdom] * ahead
            out[at + 1] += CAPITAL_POINTS[kingdom] * gone
        if lack > 5 or seconds & BIT[kingdom]:
            continue
        at = SECOND if firsts & BIT[kingdom] else FIRST
        out[at + lack - 1] += ahead
        if lack <= 3:
            out[at + lack + 4] += gone
            out[BLOCKED] += size(own & dead)
            out[BLOCKED + 1] += size(own & narrow)


def _new_colours(paper: Paper, land: i64, own: i64, start: i64, stop: i64) -> i64:
    """How many of these inks a kingdom lacks and could get."""
    n: i64 = 0
    for ink in range(start, stop):
        if not paper.slots[INK + ink] & land and own & ~paper.slots[NEXT_TO + ink]:
            n += 1
    return n


def _look_at_monsters(
    realm: Realm,
    paper: Paper,
    out: vec[i64],
    white: i64,
    firsts: i64,
    seconds: i64,
    ahead: i64,
    gone: i64,
) -> None:
    beasts = white & realm.beasts
    if not beasts:
        return
    for ink in range(i64(6)):
        n = size(beasts & realm.own[ink] & ~paper.slots[NEXT_TO + ink])
        at: i64 = TAMEABLE if ink < PRIMARIES else TAMEABLE + 2
        out[at] += n * ahead
        out[at + 1] += n * gone
    n = size(beasts)
    out[WILD] = n * ahead
    out[WILD + 1] = n * gone
    for monster in range(i64(N_MONSTERS)):
        n = size(beasts & realm.lairs[monster])
        bit = BIT[N_KINGDOMS + monster]
        if 0 < n <= 3 and not seconds & bit:
            at = TYPE_SECOND if firsts & bit else TYPE_FIRST
            out[at + n - 1] += ahead


def _look_at_land(paper: Paper, out: vec[i64], white: i64, ahead: i64) -> None:
    """Areas that many dice can paint are worth more than those that few or none can."""
    slots = paper.slots
    blue, red, yellow = slots[NEXT_TO], slots[NEXT_TO + 1], slots[NEXT_TO + 2]
    any_near = size(white & (blue | red | yellow))
    two_near = size(white & (blue & red | blue & yellow | red & yellow))
    all_near = size(white & blue & red & yellow)
    out[WHITE] = all_near * ahead
    out[WHITE + 1] = (two_near - all_near) * ahead
    out[WHITE + 2] = (any_near - two_near) * ahead
    out[WHITE + 3] = (size(white) - any_near) * ahead


def _look_at_hand(paper: Paper, out: vec[i64], ahead: i64) -> None:
    """Spells and tower drops, new ones included."""
    held = paper.spells + paper.new_spells
    total: i64 = 0
    for kind in range(i64(SPELLS)):
        n = count(held, kind)
        out[SPELL + kind] = n
        total += n
    out[SPELL + SPELLS] = total * ahead
    held = paper.jars + paper.new_jars
    n = count(held, 0) + count(held, 1) + count(held, 2)
    total = count(held, 3) + count(held, 4) + count(held, 5) + paper.owed
    out[JAR] = n
    out[JAR + 1] = total
    out[JAR + 2] = (n + total) * ahead


def _look_at_towers(realm: Realm, out: vec[i64], white: i64, ahead: i64) -> None:
    half: i64 = 0
    untouched: i64 = 0
    ends = realm.tower_ends
    for k in range(i64(0), i64(len(ends)), i64(2)):
        one = white & ends[k]
        two = white & ends[k + 1]
        if one and two:
            untouched += 1
        elif one or two:
            half += 1
    out[TOWER] = half * ahead
    out[TOWER + 1] = untouched * ahead
