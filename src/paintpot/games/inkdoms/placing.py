"""Whether all drops of a die can still be placed, with the spells held or without any.

Tower drops never help: they only take areas. Spells gained in this turn come too late (ID-SPELL-2).
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, size
from paintpot.core.ints import i64
from paintpot.games.inkdoms.moves import DROP, GAIN, MOVE_DROPS, N_PAINTS
from paintpot.games.inkdoms.names import INKS, PRIMARIES
from paintpot.games.inkdoms.paper import ANY, NEXT_TO, ONE, PAINTING, Paper, count
from paintpot.games.inkdoms.realm import N_KINGDOMS, Realm
from paintpot.games.inkdoms.round import TURNS, Round

ALL_FIT: Final = 0
NEEDS_SPELL: Final = 1
NO_ROOM: Final = 2

CAUTION_BLOT: Final = "no-room"
"""The caution of a move after which a blot is certain."""


def cautions_of(state: Round, seat: int, moves: list[int]) -> list[str]:
    """What moves mean for the drops that are left.

    A die and a spell are judged by what follows; paint only if it changes for the worse.
    """
    if state.stage != TURNS:
        return [""] * len(moves)
    now = outlook(state.realm, state.papers[seat])
    return [_caution(state, seat, move, now) for move in moves]


def _caution(state: Round, seat: int, move: int, now: i64) -> str:
    if move >= GAIN:
        return ""
    # Where nothing fits, no move helps.
    found = now if now == NO_ROOM else outlook(state.realm, _after(state, seat, move))
    paint = DROP <= move < MOVE_DROPS
    excused = paint and (move - DROP) // N_PAINTS % 2
    if found == ALL_FIT or (paint and not excused and found == now):
        return ""
    if found == NEEDS_SPELL:
        return "needs-spell"
    return CAUTION_BLOT if state.papers[seat].blots < state.realm.blots else "no-room-free"


def _after(state: Round, seat: int, move: int) -> Paper:
    """The sheet after a die, paint or a spell."""
    if move < DROP:
        twin = state.clone()
        twin.apply(seat, move)
        assert isinstance(twin, Round)
        return twin.papers[seat]
    paper = state.papers[seat].clone()
    paper.apply(state.realm, move)
    return paper


def outlook(realm: Realm, paper: Paper) -> i64:
    """Whether all drops of the die can be placed."""
    if paper.phase != PAINTING or fits(realm, paper, 0):
        return ALL_FIT
    return NEEDS_SPELL if paper.spells and fits(realm, paper, paper.spells) else NO_ROOM


def fits(realm: Realm, paper: Paper, spells: i64) -> bool:
    """Whether there is a way to place all drops with no more than these spells."""
    if not paper.unplaced():
        return True
    beyond = realm.border[paper.base] & ~paper.open
    if _spread(realm, paper, paper.reach, beyond, count(spells, 2), spells):
        return True
    if not spells & ANY[0] or not paper.may_move():
        return False
    for kingdom in range(i64(N_KINGDOMS)):
        if kingdom != paper.base and _spread(
            realm, paper, realm.land[kingdom], realm.border[kingdom], count(spells, 2), spells
        ):
            return True
    return False


def _spread(realm: Realm, paper: Paper, reach: i64, beyond: i64, n: i64, spells: i64) -> bool:
    """With up to n of these kingdoms opened by spell 3: more room never hurts."""
    if not n or not beyond:
        own = ONE[paper.ink] * paper.drops + paper.brew
        return _mix(realm, paper, reach & ~paper.painted, own, count(spells, 3), spells)
    for kingdom in range(i64(N_KINGDOMS)):
        if beyond & BIT[kingdom]:
            beyond &= ~BIT[kingdom]
            if _spread(realm, paper, reach | realm.land[kingdom], beyond, n - 1, spells):
                return True
    return False


def _mix(realm: Realm, paper: Paper, free: i64, left: i64, n: i64, spells: i64) -> bool:
    """With up to n pairs of drops made one by spell 4."""
    if _place(realm, paper, free, left, 0, 0, 0, count(spells, 1)):
        return True
    if not n or count(left, paper.ink) < 2:
        return False
    for ink in range(i64(PRIMARIES), i64(len(INKS))):
        mixed = left - 2 * ONE[paper.ink] + ONE[ink]
        if _mix(realm, paper, free, mixed, n - 1, spells):
            return True
    return False


def _place(
    realm: Realm, paper: Paper, free: i64, left: i64, ink: i64, near: i64, owed: i64, excuses: i64
) -> bool:
    """Whether drops, counted by ink, fit on free areas.

    Inks are placed one after the other, each on areas in ascending order. `near` are areas that
    the drops of this ink have ruled out or passed. Those that go with spell 2 come last, on any
    area: only their number, `owed`, counts.
    """
    while not left & ANY[ink]:
        ink += 1
        near = 0
        if ink == len(INKS):
            return size(free) >= owed
    fit = free & ~near & ~paper.slots[NEXT_TO + ink]
    less = left - ONE[ink]
    while fit:
        low = fit & -fit
        fit ^= low
        ruled = near | (low - 1) | realm.near[INDEX[low % 67]]
        if _place(realm, paper, free & ~low, less, ink, ruled, owed, excuses):
            return True
    if not excuses:
        return False
    return _place(realm, paper, free, less, ink, near, owed + 1, excuses - 1)
