"""The facts of a refused move, for the texts: names and numbers only, no sentence.

Every refusal has `case`, `seat`, `turn` (whose turn it is) and, while a bonus is open, `bonus`.
Colours are given by their keys, such as `light-blue`. By kind of move there are also:

    quill, fetch        quill, stocked (quills with a tile)
    pass, shift         n, palette (bottles on the palette card)
    turned              –
    jokers              n, least, most
    back                n, lead
    tile at             place
    lift tile           tile
    cover               square, way ("right", "down"), token (its colours)
    all of a square     square, and if the painting has it: colour, mark ("plain", "spot" or the
                        number), size (of its area; 0 if it has none)
    number … on         number (of the token)
    … on (a colour)     tint (the colour of the token)
    fill                own_colours (of the palette card), tile (the one being filled)
"""

from paintpot.core.reasons import Fact
from paintpot.games.ink.moves import (
    BACK,
    COLOUR,
    COMPLETE,
    COVER,
    FETCH,
    FILL,
    FILL_JOKER,
    JOKERS,
    LIFT,
    LIFT_TILE,
    NUMBER,
    OFF,
    PASS,
    SET,
    SHIFT,
    SPOT,
    TILE_AT,
    UNCOVER,
    text,
)
from paintpot.games.ink.names import COLOUR_KEYS, COLOURS, PAIRS, QUILLS, SQUARES, square_name
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.painting import BLOCKED, NOWHERE
from paintpot.games.ink.table import EMPTY, SPLITTING
from paintpot.games.ink.tiles import COLOUR as COLOUR_BITS
from paintpot.games.ink.tiles import MARK, MARK_AT
from paintpot.games.ink.tokens import FIRST_XX
from paintpot.games.ink.turn import Turn

Facts = dict[str, Fact]


def facts_of(state: Turn, seat: int, move: int, case: str) -> Facts:
    """The facts of a refusal; `case` distinguishes the cases of one rule."""
    facts: Facts = {"case": case, "seat": seat + 1, "turn": int(state.turn) + 1}
    painter = state.painters[seat]
    if state.bonus:
        facts["bonus"] = int(state.bonus)
    if move < PASS or FETCH <= move < COMPLETE:
        facts["quill"] = move % (FETCH if move >= FETCH else QUILLS) + 1
        facts["stocked"] = tuple([str(k) for k in range(1, QUILLS + 1) if state.quills[k] != EMPTY])
    elif move < PASS + 3:
        facts["n"] = move - PASS
        facts["palette"] = int(painter.palette)
    elif JOKERS <= move < BACK:
        facts["n"] = move - JOKERS
        if state.stage == SPLITTING and seat == state.turn:
            moves = [int(k) - JOKERS for k in state.fan(seat)]
            facts["least"], facts["most"] = min(moves), max(moves)
    elif BACK <= move < FETCH:
        facts["n"] = move - (BACK if move < SHIFT else SHIFT) + 1
        facts["lead"] = int(painter.lead)
        facts["palette"] = int(painter.palette)
    elif COMPLETE <= move < LIFT_TILE:
        _of_square(state, painter, move, facts)
    elif LIFT_TILE <= move < TILE_AT:
        facts["tile"] = move - LIFT_TILE
    elif move >= TILE_AT:
        facts["place"] = text(move).removeprefix("tile at ")
    return facts


def _of_square(state: Turn, painter: Painter, move: int, facts: Facts) -> None:
    square = _square(move)
    facts["square"] = square_name(square)
    cell = painter.square_cell(square)
    if cell != NOWHERE:
        word = painter.grid[cell]
        mark = int((word & MARK) >> MARK_AT)
        facts["colour"] = COLOUR_KEYS[word & COLOUR_BITS]
        facts["mark"] = "plain" if mark == 0 else "spot" if mark == 1 else str(mark)
        facts["size"] = 0 if word & BLOCKED else len(painter.area(cell))
    if COVER <= move < FILL:
        facts["way"] = "down" if (move - COVER) % 2 else "right"
        if state.token:
            facts["token"] = tuple(
                [name.replace(" ", "-") for name in token_colours(int(state.token))]
            )
    elif FILL <= move < SPOT:
        if painter.card >= 0:
            facts["own_colours"] = tuple([COLOUR_KEYS[k] for k in PAIRS[painter.card]])
        if state.used != EMPTY:
            facts["tile"] = int(state.used)
    elif NUMBER <= move < COLOUR:
        facts["number"] = (move - NUMBER) // SQUARES + 3
    elif COLOUR <= move < LIFT_TILE:
        facts["tint"] = COLOUR_KEYS[(move - COLOUR) // SQUARES]


def _square(move: int) -> int:
    """The square a move names."""
    if move < COVER:
        return move - COMPLETE
    if move < FILL:
        return (move - COVER) // 2
    for first in (NUMBER, UNCOVER, OFF, SET, LIFT, SPOT, FILL_JOKER, FILL):
        if move >= first:
            return (move - first) % SQUARES
    raise AssertionError(move)


def token_colours(token: int) -> tuple[str, ...]:
    """The colours an X or XX shows."""
    if token < FIRST_XX:
        return (COLOURS[token - 1],)
    return tuple([COLOURS[k] for k in PAIRS[token - FIRST_XX]])
