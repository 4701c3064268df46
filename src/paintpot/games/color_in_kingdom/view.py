"""What a seat may know of a state, and everything, as plain data."""

from itertools import combinations
from typing import Any, Final

from paintpot.core.bits import BIT, members
from paintpot.core.contract import Score
from paintpot.core.ints import i64, vec
from paintpot.games.color_in_kingdom.book import (
    DUTIES,
    FRESH,
    SQUARES,
    STRIDE,
    open_spaces,
    square,
    uncolour,
)
from paintpot.games.color_in_kingdom.guidelines import INKS, PAIRS
from paintpot.games.color_in_kingdom.names import (
    ENDINGS,
    FOREST,
    KINDS,
    ROAD,
    SHERBET,
    SOYLENT,
    SPACES,
    STRAWBERRY,
    WATERWAY,
)
from paintpot.games.color_in_kingdom.roll import NO_ROLL, duty_of, family_of
from paintpot.games.color_in_kingdom.scoring import scores_of
from paintpot.games.color_in_kingdom.turn import (
    BUILDING,
    COPYING,
    NOBODY,
    NOTHING,
    OVER,
    PICKING,
    ROLL,
    WHO_STARTS,
    Turn,
)
from paintpot.games.color_in_kingdom.view_types import (
    Ending,
    KingdomView,
    PickView,
    RollView,
    SheetView,
    Stage,
    SumsView,
)

ENDING_NAMES: Final[tuple[Ending | None, ...]] = (None, *ENDINGS[1:])

STAGES: Final[dict[int, Stage]] = {
    WHO_STARTS: "who-starts",
    ROLL: "roll",
    PICKING: "picking",
    BUILDING: "building",
    COPYING: "copying",
    OVER: "over",
}


def view_of(state: Turn, seat: int | None) -> KingdomView:
    """A seat sees everything but what others copied before all have decided (CK-A24)."""
    hidden = hidden_from(state, seat)
    book = known_book(state, seat)
    scores = scores_of(state.province, book, int(state.seats))
    return {
        "game": "color-in-kingdom",
        "seats": int(state.seats),
        "seat": seat,
        "stage": STAGES[int(state.stage)],
        "turn": int(state.turn),
        "current": int(state.current),
        "actors": list(state.actors()),
        "roll": _roll(state),
        "picks": _picks(state),
        "building": None if state.kind == NOTHING else KINDS[state.kind],
        "copied": members(state.copied & ~hidden),
        "ending": ENDING_NAMES[int(state.cause)],
        "trigger": None if state.trigger == NOBODY else int(state.trigger),
        "last": int(state.last),
        "sums": _sums(state.sums.sums),
        "sheets": [_sheet(book, k, scores[k]) for k in range(state.seats)],
    }


def known_book(state: Turn, seat: int | None) -> vec[i64]:
    """The content of the sheets, without what is hidden from this seat."""
    book = state.book[:]
    for other in members(hidden_from(state, seat)):
        uncolour(state.province, book, other)
    return book


def hidden_from(state: Turn, seat: int | None) -> i64:
    """The seats whose decision to copy is not known to this one yet, as a mask."""
    if state.stage != COPYING:
        return 0
    decided = state.asked & ~state.waiting
    return decided if seat is None else decided & ~BIT[seat]


def _roll(state: Turn) -> RollView | None:
    """The dice as rolled, those set aside listed separately."""
    if state.rolled == NO_ROLL:
        return None
    duty = int(duty_of(state.rolled)) + 1
    family = family_of(int(state.rolled))
    return {
        "family": family,
        "duty": duty,
        "aside": [face for face in family if face == duty],
        "pool": [face for face in family if face != duty],
    }


def _picks(state: Turn) -> list[PickView]:
    """What two dice of the pool make, and whether there is a space for it, until it is built."""
    if state.stage != PICKING and state.stage != BUILDING:
        return []
    duty = duty_of(state.rolled) + 1
    pool = [face for face in family_of(int(state.rolled)) if face != duty]
    out: list[PickView] = []
    for pair in sorted(set(combinations(pool, 2))):
        kind = state.sums.kind[PAIRS.index(pair)]
        spaces = open_spaces(state.province, state.book, state.current, kind)
        out.append(
            {"dice": list(pair), "sum": sum(pair), "builds": KINDS[kind], "open": spaces != 0}
        )
    return out


def _sums(sums: list[list[int]]) -> SumsView:
    return {
        "strawberry": sums[STRAWBERRY],
        "road": sums[ROAD],
        "waterway": sums[WATERWAY],
        "sherbet": sums[SHERBET],
        "soylent": sums[SOYLENT],
        "forest": sums[FOREST],
    }


def _sheet(book: vec[i64], seat: int, score: Score) -> SheetView:
    at = seat * STRIDE
    return {
        "paint": {
            SPACES[space]: INKS[kind]
            for kind in range(len(KINDS))
            for space in members(book[at + kind])
        },
        "fresh": [SPACES[space] for space in members(book[at + FRESH])],
        "duties": [k + 1 for k in members(book[at + DUTIES])],
        "squares": [int(square(book, seat, k)) for k in range(book[at + SQUARES])],
        "score": score.data(),
    }


def dump_of(state: Turn) -> dict[str, Any]:
    return {
        "sheet": state.province.sheet.name,
        "sums": state.sums.name,
        "seats": int(state.seats),
        "stage": int(state.stage),
        "turn": int(state.turn),
        "current": int(state.current),
        "rolled": int(state.rolled),
        "kind": int(state.kind),
        "asked": int(state.asked),
        "waiting": int(state.waiting),
        "copied": int(state.copied),
        "ending": int(state.cause),
        "trigger": int(state.trigger),
        "last": int(state.last),
        "book": [int(n) for n in state.book],
    }
