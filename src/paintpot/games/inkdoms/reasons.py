"""The facts of a refused move, for the texts: names only, no sentence."""

from paintpot.core.bits import BIT, members
from paintpot.core.ints import i64
from paintpot.core.reasons import Fact
from paintpot.games.inkdoms.moves import (
    CROSS,
    DROP,
    GAIN,
    MIX,
    MOVE_DROPS,
    N_AREAS,
    N_PAINTS,
    SPREAD,
    TOWER,
)
from paintpot.games.inkdoms.names import (
    AREAS,
    DICE,
    FIRST_POINTS,
    INKS,
    KINGDOMS,
    LINES,
    PRIMARIES,
    SECOND_POINTS,
    WHITE,
)
from paintpot.games.inkdoms.paper import INK, PAINTING, Paper, count
from paintpot.games.inkdoms.round import Round
from paintpot.games.inkdoms.throw import STRIDE, WHERE

Facts = dict[str, Fact]


def facts_of(state: Round, seat: int, move: int, case: str) -> Facts:
    """The facts of a refusal; `case` distinguishes the cases of one rule."""
    facts: Facts = {"case": case, "seat": seat + 1}
    paper = state.papers[seat]
    if move < DROP:
        _of_take(state, move, facts)
    elif move < MOVE_DROPS:
        _of_stroke(state, paper, move - DROP, facts)
    elif move < SPREAD:
        facts["spell"] = 1
        facts["kingdom"] = KINGDOMS[move - MOVE_DROPS]
    elif move < MIX:
        facts["spell"] = 3
        facts["kingdom"] = KINGDOMS[move - SPREAD]
    elif move < GAIN:
        facts["spell"] = 4
        facts["ink"] = INKS[PRIMARIES + move - MIX]
    elif move >= CROSS:
        _of_cross(move - CROSS, facts)
    if paper.phase == PAINTING:
        _of_turn(state, paper, facts)
    return facts


def _of_take(state: Round, move: int, facts: Facts) -> None:
    die = min(move // 6, WHITE)
    facts["die"] = DICE[die]
    facts["kingdom"] = KINGDOMS[move % 6]
    facts["ink"] = INKS[move // 6 % PRIMARIES]
    facts["turn"] = int((state.first + state.takers) % state.seats) + 1
    facts["where"] = _kingdoms(state.thrown[die * STRIDE + WHERE])
    facts["box"] = tuple([DICE[k] for k in members(state.box)])
    facts["choices"] = tuple([INKS[k] for k in range(PRIMARIES) if not state.box & BIT[k]])


def _of_stroke(state: Round, paper: Paper, stroke: int, facts: Facts) -> None:
    ink = stroke % N_PAINTS // N_AREAS
    area = stroke % N_AREAS
    facts["ink"] = INKS[ink]
    facts["area"] = AREAS[area]
    facts["kingdom"] = KINGDOMS[state.realm.home[area]]
    facts["source"] = "tower" if stroke >= TOWER - DROP else "die"
    facts["match"] = 1 if ink == paper.ink else 0
    facts["jars"] = tuple([INKS[k] for k in range(len(INKS)) if count(paper.jars, k)])
    facts["excuses"] = int(count(paper.spells, 1))
    if stroke // N_PAINTS % 2:
        facts["spell"] = 2
    same = paper.slots[INK + ink] & state.realm.near[area]
    facts["neighbours"] = tuple([AREAS[k] for k in members(same)])
    if paper.painted & BIT[area]:
        facts["there"] = INKS[paper.ink_on(area)]


def _of_turn(state: Round, paper: Paper, facts: Facts) -> None:
    """The current painting: where the die's drops may go, and how many are left."""
    facts["open"] = _kingdoms(paper.open)
    facts["base"] = KINGDOMS[paper.base]
    facts["beyond"] = _kingdoms(state.realm.border[paper.base] & ~paper.open)
    facts["own"] = INKS[paper.ink]
    facts["left"] = int(paper.drops)


def _of_cross(number: int, facts: Facts) -> None:
    line = number // 2
    facts["line"] = LINES[line]
    facts["points"] = int((SECOND_POINTS if number % 2 else FIRST_POINTS)[line])


def _kingdoms(mask: i64) -> tuple[str, ...]:
    return tuple([KINGDOMS[k] for k in members(mask)])
