"""The facts of a refused move, for the texts: names only, no sentence."""

from paintpot.core.bits import members
from paintpot.core.ints import i64
from paintpot.core.reasons import Fact
from paintpot.games.color_in_kingdom.book import STRIDE, open_spaces
from paintpot.games.color_in_kingdom.guidelines import INKS, PAIRS
from paintpot.games.color_in_kingdom.moves import BUILD, NO_DICE
from paintpot.games.color_in_kingdom.names import KINDS, N_SPACES, SPACES
from paintpot.games.color_in_kingdom.roll import NO_ROLL, duty_of, family_of
from paintpot.games.color_in_kingdom.turn import BUILDING, COPYING, Turn

Facts = dict[str, Fact]


def facts_of(state: Turn, seat: int, move: int, case: str) -> Facts:
    """The facts of a refusal; `case` distinguishes the cases of one rule."""
    facts: Facts = {"case": case, "seat": seat + 1, "turn": int(state.current) + 1}
    if state.rolled != NO_ROLL:
        duty = int(duty_of(state.rolled)) + 1
        facts["duty"] = duty
        pool = [str(face) for face in family_of(int(state.rolled)) if face != duty]
        facts["pool"] = tuple(pool)
    if state.stage in (BUILDING, COPYING):
        facts["kind"] = KINDS[state.kind]
    if move < NO_DICE:
        a, b = PAIRS[move]
        facts["one"], facts["two"], facts["sum"] = a, b, a + b
        facts["wanted"] = KINDS[state.sums.kind[move]]
    elif move >= BUILD:
        _of_build(state, seat, (move - BUILD) // N_SPACES, (move - BUILD) % N_SPACES, facts)
    return facts


def _of_build(state: Turn, seat: i64, kind: i64, space: i64, facts: Facts) -> None:
    facts["wanted"] = KINDS[kind]
    facts["space"] = SPACES[space]
    for k in range(len(KINDS)):
        if space in members(state.book[seat * STRIDE + k]):
            facts["there"] = INKS[k]
    if state.stage in (BUILDING, COPYING):
        spaces = open_spaces(state.province, state.book, seat, state.kind)
        facts["open"] = tuple([SPACES[k] for k in members(spaces)])
