"""What a seat may know of a state, and everything, as plain data.

Only the order of the bags is hidden (INK-A57), and it is not decided before it matters: all seats
see the same. A view has `quills`, `slots`, `supply`, `turn_of` (the turn under way), `apprentice`
in solo, and for each seat its `painters` entry: stocks, `tiles`, `squares`, `areas`, `score`.
"""

from typing import Any, Final, cast

from paintpot.core.ints import i64, vec
from paintpot.games.ink.moves import TURN, text
from paintpot.games.ink.names import (
    BOTTLE_CHOICES,
    BOTTLES,
    COLOURS,
    LEVELS,
    NUMBERS,
    PAIRS,
    QUILLS,
    square_name,
)
from paintpot.games.ink.orders import completions_of, ways_of
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.painting import BLOCKED
from paintpot.games.ink.reasons import token_colours
from paintpot.games.ink.scoring import score
from paintpot.games.ink.table import (
    BONUS_TILES,
    CHOOSING_SPOTS,
    COMPLETING,
    COVERING,
    DEAL,
    DRAW,
    EMPTY,
    IN_BONUS,
    NUMBER_SUPPLY,
    ON_TO_QUILL,
    OVER,
    PLACING,
    REFILL,
    SETTING,
    SPLITTING,
    TINT_SUPPLY,
    TURN_BEGINS,
    TURNING,
    WHITE_SUPPLY,
    WHO_STARTS,
)
from paintpot.games.ink.tiles import (
    BLACK,
    BOTTLE,
    BOX,
    CROSSED,
    DOWN,
    GROWN,
    LINK,
    MARK,
    MARK_AT,
    NUMBERED,
    TILE_NAMES,
    TINTED,
    VISITED,
    WHITE,
    X_TOKEN,
    X_TOKEN_AT,
)
from paintpot.games.ink.tiles import COLOUR as COLOUR_BITS
from paintpot.games.ink.tokens import other_half
from paintpot.games.ink.turn import Turn
from paintpot.games.ink.view_types import (
    ApprenticeView,
    AreaView,
    InkView,
    LaidTile,
    PainterView,
    SlotView,
    SquareView,
    Stage,
    SupplyView,
    TileLook,
    TurnView,
)

STAGES: Final[dict[int, Stage]] = {
    WHO_STARTS: "who-starts",
    DEAL: "deal",
    BONUS_TILES: "bonus-tiles",
    REFILL: "refill",
    DRAW: "draw",
    TURN_BEGINS: "turn",
    COVERING: "cover",
    ON_TO_QUILL: "quill",
    PLACING: "place",
    TURNING: "turn-tile",
    COMPLETING: "complete",
    SPLITTING: "jokers",
    CHOOSING_SPOTS: "spots",
    IN_BONUS: "bonus",
    SETTING: "set",
    OVER: "over",
}


def view_of(state: Turn, seat: int | None) -> InkView:
    painters = []
    for k, painter in enumerate(state.painters):
        painters.append(_painter(state, k, painter))
    return {
        "game": "ink",
        "seats": int(state.seats),
        "seat": seat,
        "goal": BOTTLES,
        "stage": STAGES[int(state.stage)],
        "round": int(state.round),
        "last": bool(state.last or state.short) and state.seats > 1,
        "tie_round": int(state.tie_round),
        "first": int(state.first),
        "turn": int(state.turn),
        "actors": list(state.actors()),
        "quills": [_tile(int(state.quills[k])) for k in range(1, QUILLS + 1)],
        "bag": int(state.bag),
        "slots": _slots(state),
        "supply": _supply(state),
        "turn_of": _turn(state),
        "apprentice": _apprentice(state) if state.seats == 1 else None,
        "painters": painters,
    }


def _tile(tile: int) -> str | None:
    return None if tile == EMPTY else TILE_NAMES[tile]


def _slots(state: Turn) -> list[SlotView]:
    """The bonus action of each slot and the numbers it belongs to; empty before they are drawn."""
    if not state.slots[0]:
        return []
    return [
        {
            "bonus": int(state.slots[slot]),
            "numbers": [n for n in NUMBERS if state.slot_of[n] == slot],
        }
        for slot in range(len(state.slots))
    ]


def _supply(state: Turn) -> SupplyView:
    supply = state.supply
    return {
        "x": int(state.x_bag),
        "xx": int(state.xx_bag),
        "white": int(supply[WHITE_SUPPLY]),
        "numbers": {str(n): int(supply[NUMBER_SUPPLY + n]) for n in NUMBERS},
        "colours": {name: int(supply[TINT_SUPPLY + k]) for k, name in enumerate(COLOURS)},
    }


def _apprentice(state: Turn) -> ApprenticeView:
    return {
        "level": LEVELS[int(state.level)],
        "lead": int(state.rival),
        "left": int(state.rival_left),
    }


def _turn(state: Turn) -> TurnView:
    """What the player whose turn it is has in hand."""
    painter = state.painters[state.turn]
    # A tile that was placed, but not turned yet, may be taken back and placed elsewhere.
    places = list(state.places()) if state.stage in (PLACING, TURNING) else []
    target = None if state.target == EMPTY else square_name(int(painter.square_at(state.target)))
    return {
        "token": list(token_colours(int(state.token))) if state.token else None,
        "tile": _tile(int(state.hand)),
        "lifted": None if state.lifted == EMPTY else int(state.lifted),
        "at": text(int(state.spot)).removeprefix("tile at ") if state.spot else None,
        "places": [text(int(move)).removeprefix("tile at ") for move in places],
        "looks": _looks(state) if state.stage == TURNING else [],
        "target": target,
        "pending": [square_name(int(painter.square_at(cell))) for cell in state.pending],
        "bonus": int(state.bonus) or None,
        "left": int(state.left),
        "objectives": completions_of(state),
        "ways": ways_of(state),
    }


def _looks(state: Turn) -> list[TileLook]:
    """The orientations in which the tile may be laid, each with its squares a, b, c, d."""
    tile = int(state.hand)
    if state.lifted != EMPTY:
        tile = int(state.painters[state.turn].faces[state.lifted]) // 8
    out: list[TileLook] = []
    for move in state.fan(state.turn):
        squares, _ = BOX.look(tile, int(move) - TURN)
        # JSON has no tuples: pairs are lists, whatever their type says.
        pairs = [[COLOURS[squares[at][0]], _MARKS[squares[at][1]]] for at in (0, 1, 3, 2)]
        out.append({"move": text(int(move)), "squares": cast(list[tuple[str, str]], pairs)})
    return out


_MARKS = ("plain", "spot", "", "3", "4", "5", "6", "7")


# -- one player


def _painter(state: Turn, seat: int, painter: Painter) -> PainterView:
    shown = score(state, painter)
    dealt = painter.card >= 0
    return {
        "bottles": BOTTLE_CHOICES[int(state.dress)].split()[seat],
        "card": [COLOURS[k] for k in PAIRS[painter.card]] if dealt else [],
        "palette": int(painter.palette),
        "jokers": int(painter.jokers),
        "own": int(painter.own()),
        "black": int(painter.black),
        "lead": int(painter.lead),
        "in_play": bool(int(state.seated) & 2**seat),
        "tiles": [_laid(painter, k) for k in range(len(painter.homes))],
        "squares": _squares(painter),
        "areas": areas_of(painter),
        "score": shown.data(),
    }


def _laid(painter: Painter, tile: int) -> LaidTile:
    home, face = painter.homes[tile], int(painter.faces[tile])
    return {
        "tile": TILE_NAMES[face // 8],
        "turned": face % 4,
        "flipped": face % 8 >= 4,
        "x": int(painter.column(home)),
        "y": int(painter.row(home)),
    }


def _squares(painter: Painter) -> list[SquareView]:
    out = []
    for square in range(int(painter.squares())):
        cell = painter.square_cell(square)
        out.append(_square(painter, square, int(cell)))
    return out


def _square(painter: Painter, square: int, cell: int) -> SquareView:
    """The contents of a square; keys without content are left out."""
    word = int(painter.grid[cell])
    out: SquareView = {
        "name": square_name(square),
        "x": int(painter.column(cell)),
        "y": int(painter.row(cell)),
        "colour": COLOURS[word & COLOUR_BITS],
        "mark": _MARKS[(word & MARK) >> MARK_AT],
    }
    if word & BOTTLE:
        out["bottle"] = "black" if word & BLACK else "own"
        out["down"] = bool(word & DOWN)
    if word & CROSSED:
        out["x_token"] = list(token_colours((word & X_TOKEN) >> X_TOKEN_AT))
        out["with"] = square_name(int(painter.square_at(other_half(painter, cell))))
    tokens = [name for name, bit in _TOKENS if word & bit]
    if tokens:
        out["tokens"] = tokens
    if word & GROWN:
        out["grown"] = True
    if word & LINK:
        corner = square % 4
        out["linked"] = square_name(square - corner + 3 - corner)
    return out


_TOKENS = (("white", WHITE), ("number", NUMBERED), ("colour", TINTED))


def areas_of(painter: Painter) -> list[AreaView]:
    """All areas: colour, size, squares, whether grown this turn, the numbers in it."""
    out: list[AreaView] = []
    seen: set[int] = set()
    for square in range(int(painter.squares())):
        cell = int(painter.square_cell(square))
        word = painter.grid[cell]
        if cell in seen or word & BLOCKED:
            continue
        cells = [int(at) for at in painter.area(cell)]
        seen.update(cells)
        words = [int(painter.grid[at]) for at in cells]
        numbers = [(w & MARK) >> MARK_AT for w in words]
        out.append(
            {
                "colour": COLOURS[word & COLOUR_BITS],
                "size": len(cells),
                "grown": any([w & GROWN for w in words]),
                "numbers": sorted([n for n in numbers if n >= NUMBERS[0]]),
                "spots": len([n for n in numbers if n == 1]),
                "squares": [square_name(int(painter.square_at(at))) for at in sorted(cells)],
            }
        )
    return out


# -- everything


def dump_of(state: Turn) -> dict[str, Any]:
    """Everything; equal states have equal dumps."""
    return {
        "seats": int(state.seats),
        "slot_of": _list(state.slot_of),
        "level": int(state.level),
        "fixed": int(state.fixed),
        "dress": int(state.dress),
        "stage": int(state.stage),
        "turn": int(state.turn),
        "first": int(state.first),
        "round": int(state.round),
        "turns": int(state.turns),
        "quills": _list(state.quills),
        "bag": [int(state.bag_low), int(state.bag_high), int(state.bag)],
        "supply": _list(state.supply),
        "x": [int(state.x_bag), int(state.xx_bag)],
        "slots": _list(state.slots),
        "after": int(state.after),
        "seated": int(state.seated),
        "passes": [int(state.passes), int(state.idle)],
        "end": [int(state.last), int(state.short), int(state.tie_round)],
        "rival": [int(state.rival), int(state.rival_left)],
        "in_hand": [int(state.token), int(state.hand), int(state.lifted), int(state.spot)],
        "target": int(state.target),
        "pending": _list(state.pending),
        "bonus": [int(state.bonus), int(state.left), int(state.used)],
        "painters": [_dump_painter(painter) for painter in state.painters],
    }


def _dump_painter(painter: Painter) -> dict[str, Any]:
    assert not any([word > 0 and word & VISITED for word in painter.grid])
    return {
        "grid": _list(painter.grid),
        "homes": _list(painter.homes),
        "faces": _list(painter.faces),
        "places": _list(painter.places)[: int(painter.n_places)],
        "marked": _list(painter.marked),
        "window": [int(painter.left), int(painter.top), int(painter.width), int(painter.height)],
        "extent": [
            int(painter.low_x),
            int(painter.high_x),
            int(painter.low_y),
            int(painter.high_y),
        ],
        "stock": [int(painter.palette), int(painter.jokers), int(painter.black)],
        "card": int(painter.card),
        "lead": int(painter.lead),
        "ties": [int(painter.tier), int(painter.settled)],
    }


def _list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
