"""The facts of a refused move, for the texts: names only, no sentence."""

from paintpot.core.bits import members
from paintpot.core.reasons import Fact
from paintpot.games.inklings.moves import ENTER, LOSE, LOSE_BOX, MOVES, TUNNEL, WALK, text
from paintpot.games.inklings.names import N_SPACES, SPACES, number_of
from paintpot.games.inklings.roll import NOT_ROLLED, called_sums, faces_of
from paintpot.games.inklings.round import FREE, PLACE, SHEET, Round

Facts = dict[str, Fact]


def facts_of(state: Round, seat: int, move: int, case: str) -> Facts:
    """The facts of a refusal; `case` distinguishes the cases of one rule."""
    assert 0 <= move < MOVES
    facts: Facts = {"case": case, "seat": seat + 1}
    if move < WALK:
        _of_end(facts, move - ENTER)
    elif move < LOSE:
        trip = (move - WALK) % (N_SPACES * N_SPACES)
        facts["from"] = SPACES[trip // N_SPACES]
        _of_end(facts, trip % N_SPACES)
        if move >= TUNNEL:
            _of_tunnels(state, seat, trip, facts)
    elif move < LOSE_BOX:
        facts["from"] = SPACES[move - LOSE]
    if state.roll_number != NOT_ROLLED:
        six, eight, twelve = faces_of(int(state.roll_number))
        facts["sums"] = tuple([str(called) for called in called_sums(six, eight, twelve)])
    places = members(state.sheets[seat * SHEET + PLACE])
    facts["inklings"] = tuple([SPACES[k] for k in places])
    moves = state.legal(seat)
    facts["moves"] = len(moves)
    if moves:
        facts["example"] = text(moves[0])
    return facts


def _of_end(facts: Facts, space: int) -> None:
    facts["to"] = SPACES[space]
    facts["number"] = number_of(space)


def _of_tunnels(state: Round, seat: int, trip: int, facts: Facts) -> None:
    """Which of the two spaces have no tunnel, and which a used one."""
    ends = (trip // N_SPACES, trip % N_SPACES)
    tunnels = members(state.board.tunnels)
    free = members(state.sheets[seat * SHEET + FREE])
    facts["bare"] = tuple([SPACES[k] for k in ends if k not in tunnels])
    facts["used"] = tuple([SPACES[k] for k in ends if k in tunnels and k not in free])
