"""What happened on the sheets of Inkdoms: monsters, capitals, towers, spells, blots, awards."""

from typing import Final

from paintpot.core.bits import BIT, members
from paintpot.core.ints import i64
from paintpot.core.moments import NOBODY, Moment
from paintpot.games.inkdoms.names import (
    ACHIEVEMENTS,
    AREAS,
    CAPITAL_INKS,
    CAPITAL_POINTS,
    DRAGONS,
    END,
    FIRST_POINTS,
    INKS,
    KINGDOMS,
    LINES,
    MONSTERS,
    SECOND_POINTS,
    TAMED_POINTS,
)
from paintpot.games.inkdoms.paper import INK, WAITING, Paper, count
from paintpot.games.inkdoms.realm import N_KINGDOMS, SPELLS, Realm
from paintpot.games.inkdoms.round import Round

BEASTS: Final = ("dragon", "hydra", "griffin", "unicorn")


def moments_of(now: Round, before: Round, viewer: int | None) -> list[Moment]:
    """Others' sheets are compared as they are public: in their state at the start of the round
    (ID-A29)."""
    out: list[Moment] = []
    for seat in range(int(now.seats)):
        own = seat == viewer or now.seats == 1
        new, old = now.papers[seat], before.papers[seat]
        if not own:
            if now.round == before.round and new.phase != WAITING:
                continue  # nothing of this round is shown yet
            new, old = _open(now, new), _open(before, old)
        others: i64 = 0
        for k, paper in enumerate(now.papers):
            if k != seat:
                others |= paper.firsts
        _on_sheet(out, now.realm, seat, new, old, others)
    if now.last and not before.last:
        out.append(Moment("last-round", NOBODY))
    return out


def _open(state: Round, paper: Paper) -> Paper:
    """A sheet as others may see it."""
    return paper if paper.phase == WAITING else paper.before_round(state.realm)


def _on_sheet(
    out: list[Moment], realm: Realm, seat: int, new: Paper, old: Paper, others: i64
) -> None:
    """`others`: where others are first; all who complete it in that round are (ID-ACH-4)."""
    if new.painted & ~old.painted:
        _painted(out, realm, seat, new, old)
    spent, spent_before = new.spent_spells + new.cast, old.spent_spells + old.cast
    if spent != spent_before:
        for kind in range(SPELLS):
            for _ in range(int(count(spent, kind) - count(spent_before, kind))):
                out.append(Moment("spell", seat, {"spell": kind + 1}))
    if new.blots > old.blots:
        lost = int(old.blots - new.blots)
        out.append(Moment("blot", seat, {"n": int(new.blots)}, lost))
    fresh = new.complete & ~old.complete
    if fresh:
        for k in range(ACHIEVEMENTS):
            if fresh & BIT[k]:
                out.append(_achievement(seat, new, k, others))


def _painted(out: list[Moment], realm: Realm, seat: int, new: Paper, old: Paper) -> None:
    """The effects of new paint: tame, build, light towers."""
    for ink in range(len(INKS)):
        fresh = new.slots[INK + ink] & ~old.slots[INK + ink]
        if not fresh:
            continue
        for monster in range(len(MONSTERS)):
            for area in members(realm.tame[monster * 6 + ink] & fresh):
                name = BEASTS[monster]
                if monster == DRAGONS:
                    name = f"dragon-{INKS[ink]}"
                place = _place(realm, area)
                points = int(TAMED_POINTS[monster])
                out.append(Moment("tamed", seat, {"beast": name, **place}, points))
        for kingdom in range(N_KINGDOMS):
            area = realm.capital[kingdom]
            if CAPITAL_INKS[kingdom] == ink and fresh & BIT[area]:
                points = int(CAPITAL_POINTS[kingdom])
                out.append(Moment("capital", seat, _place(realm, area), points))
    for a, b in realm.towers:
        both = BIT[a] | BIT[b]
        if not both & ~new.painted and both & ~old.painted:
            out.append(Moment("tower", seat, {"areas": (AREAS[a], AREAS[b])}))


def _place(realm: Realm, area: i64) -> dict[str, str | int | tuple[str, ...]]:
    return {"area": AREAS[area], "kingdom": KINGDOMS[realm.home[area]]}


def _achievement(seat: int, paper: Paper, k: int, others: i64) -> Moment:
    kind = "kingdom" if k < N_KINGDOMS else "herd" if k < END else "three"
    facts: dict[str, str | int | tuple[str, ...]] = {} if k == END else {"what": LINES[k]}
    if paper.firsts & BIT[k]:
        facts["shared"] = "yes" if others & BIT[k] else "no"
        return Moment(f"{kind}-first", seat, facts, int(FIRST_POINTS[k]))
    if paper.seconds & BIT[k]:
        return Moment(f"{kind}-second", seat, facts, int(SECOND_POINTS[k]))
    return Moment(kind, seat, facts)
