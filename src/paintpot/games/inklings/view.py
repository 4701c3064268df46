"""What a seat may know of a state, and everything, as plain data."""

from typing import Any

from paintpot.core.bits import BIT, members, size
from paintpot.core.ints import i64, vec
from paintpot.games.inklings.moves import text
from paintpot.games.inklings.names import BOXES, HUB, N_BOXES, SPACES
from paintpot.games.inklings.reach import never_complete
from paintpot.games.inklings.roll import NOT_ROLLED, called_sums, faces_of
from paintpot.games.inklings.round import BOX, CHOSEN, FREE, INK, NO_MOVE, PLACE, SHEET, Round
from paintpot.games.inklings.scoring import score, total
from paintpot.games.inklings.view_types import InklingsView, RollView, SheetView, Stage


def view_of(state: Round, seat: int | None) -> InklingsView:
    """A seat sees its own move; those of the others once all have chosen (IL-A19)."""
    sheets = []
    for k in range(state.seats):
        sheets.append(_sheet(state, k, known_sheet(state, k, seat)))
    return {
        "game": "inklings",
        "seats": int(state.seats),
        "seat": seat,
        "stage": stage_of(state),
        "round": int(state.round),
        "actors": list(state.actors()),
        "roll": _roll(state),
        "sheets": sheets,
    }


def known_points_of(state: Round, seat: int | None) -> list[int | None]:
    """Everybody's points, as the view shows them."""
    out: list[int | None] = []
    for k in range(state.seats):
        sheet = known_sheet(state, k, seat)
        out.append(int(total(state.board, sheet[INK], sheet[FREE])))
    return out


def known_sheet(state: Round, owner: i64, seat: int | None) -> vec[i64]:
    """A sheet as a seat sees it: its own with its move."""
    at = owner * SHEET
    return state.sheets[at : at + SHEET] if owner == seat else state.before(owner)


def stage_of(state: Round) -> Stage:
    if state.choosing:
        return "moves"
    return "roll" if state.playing else "over"


def _roll(state: Round) -> RollView | None:
    """The roll and the sums it calls; None before the first roll."""
    if state.roll_number == NOT_ROLLED:
        return None
    six, eight, twelve = faces_of(int(state.roll_number))
    sums = called_sums(six, eight, twelve)
    return {"d6": six, "d8": eight, "d12": twelve, "sums": sums}


def _sheet(state: Round, seat: i64, sheet: vec[i64]) -> SheetView:
    shown = score(state.board, sheet[INK], sheet[FREE])
    chosen = sheet[CHOSEN]
    # During a round, a seat that has yet to move has only the move of the last round.
    if state.choosing and not state.hidden(seat):
        chosen = NO_MOVE
    return {
        "inked": [SPACES[k] for k in members(sheet[INK])],
        "inklings": [SPACES[k] for k in members(sheet[PLACE])],
        "ways": _ways(state, sheet),
        "boxes": list(BOXES[N_BOXES - int(sheet[BOX]) :]),
        "crossed": [SPACES[k] for k in members(state.board.tunnels & ~sheet[FREE])],
        "never_complete": never_complete(state.board, sheet),
        "chosen": bool(state.hidden(seat)),
        "move": None if chosen == NO_MOVE else text(int(chosen)),
        "out": not sheet[PLACE] and not sheet[BOX],
        "stuck": state.stuck(seat),
        "score": shown.data(),
    }


def _ways(state: Round, sheet: vec[i64]) -> list[int]:
    """For each Inkling on the dice, the spaces it could go to if every number were rolled."""
    blank = ~sheet[INK] & ~BIT[HUB]
    tunnels = sheet[FREE] & blank
    out = []
    for k in members(sheet[PLACE]):
        spaces = state.near[k] & blank
        if sheet[FREE] & BIT[k]:
            spaces |= tunnels
        out.append(int(size(spaces)))
    return out


def dump_of(state: Round) -> dict[str, Any]:
    return {
        "sheet": state.board.sheet.name,
        "seats": int(state.seats),
        "round": int(state.round),
        "roll": int(state.roll_number),
        "called": int(state.called),
        "playing": [k for k in range(state.seats) if state.playing & BIT[k]],
        "choosing": [k for k in range(state.seats) if state.choosing & BIT[k]],
        "sheets": [int(word) for word in state.sheets],
    }
