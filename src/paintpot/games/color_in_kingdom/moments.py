"""What happened in Color-In Kingdom: duties, factories, the longest road, copies, the end."""

from paintpot.core.bits import members, size
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Moment
from paintpot.games.color_in_kingdom.book import DUTIES, SQUARES, STRIDE, is_full, square
from paintpot.games.color_in_kingdom.guidelines import (
    COPY,
    FACTORY_AMONG_ALL,
    LONGEST_ROAD,
    MOST_FIELDS,
)
from paintpot.games.color_in_kingdom.names import (
    ENDINGS,
    N_DUTIES,
    NO_ENDING,
    ROAD,
    SHERBET,
    STRAWBERRY,
)
from paintpot.games.color_in_kingdom.roads import longest_road
from paintpot.games.color_in_kingdom.scoring import factories_among_all
from paintpot.games.color_in_kingdom.turn import Turn
from paintpot.games.color_in_kingdom.view import known_book


def moments_of(now: Turn, before: Turn, viewer: int | None) -> list[Moment]:
    """What others copied becomes known when all have decided (CK-A24)."""
    out: list[Moment] = []
    new, old = known_book(now, viewer), known_book(before, viewer)
    for seat in range(int(now.seats)):
        at = seat * STRIDE
        crossed = new[at + DUTIES] & ~old[at + DUTIES]
        for duty in members(crossed):
            left = N_DUTIES - int(size(new[at + DUTIES]))
            out.append(Moment("duty", seat, {"duty": duty + 1, "left": left}))
        for k in range(int(old[at + SQUARES]), int(new[at + SQUARES])):
            copiers = int(square(new, seat, k))
            if copiers:
                out.append(Moment("copied", seat, {"n": copiers}, copiers * int(COPY)))
        _factories(out, now, seat, new, old)
        if is_full(now.province, new, seat) and not is_full(now.province, old, seat):
            out.append(Moment("province", seat))
    _most(out, now, new, old)
    if now.cause != NO_ENDING and before.cause == NO_ENDING:
        facts: dict[str, str | int | tuple[str, ...]] = {"cause": ENDINGS[now.cause]}
        facts["others"] = int(now.seats) - 1
        out.append(Moment("end-called", int(now.trigger), facts))
    return out


def _factories(out: list[Moment], state: Turn, seat: int, new: vec[i64], old: vec[i64]) -> None:
    near = state.province.near
    at = seat * STRIDE
    sheet, was = new[at : at + STRIDE], old[at : at + STRIDE]
    if not sheet[SHERBET]:
        return
    more = int(factories_among_all(near, sheet) - factories_among_all(near, was))
    if more > 0:
        out.append(Moment("factory", seat, {"n": more}, more * int(FACTORY_AMONG_ALL)))


def _most(out: list[Moment], state: Turn, new: vec[i64], old: vec[i64]) -> None:
    """Who has gained the longest road or the most fields, and who has lost it.

    In a tie all have it; `even` says whether somebody else has it too.
    """
    seats = range(int(state.seats))
    near, longest = state.province.near, state.province.longest
    if any([new[seat * STRIDE + ROAD] != old[seat * STRIDE + ROAD] for seat in seats]):
        roads = [int(longest_road(near, new[seat * STRIDE + ROAD], longest)) for seat in seats]
        past = [int(longest_road(near, old[seat * STRIDE + ROAD], longest)) for seat in seats]
        for seat in _leading(roads, past):
            facts: dict[str, str | int | tuple[str, ...]] = {"length": roads[seat]}
            facts["even"] = _even(roads, seat)
            out.append(Moment("longest-road", seat, facts, int(LONGEST_ROAD)))
        for seat in _leading(past, roads):
            out.append(Moment("road-lost", seat, {}, -int(LONGEST_ROAD)))
    if any([new[seat * STRIDE + STRAWBERRY] != old[seat * STRIDE + STRAWBERRY] for seat in seats]):
        fields = [int(size(new[seat * STRIDE + STRAWBERRY])) for seat in seats]
        past = [int(size(old[seat * STRIDE + STRAWBERRY])) for seat in seats]
        for seat in _leading(fields, past):
            told: dict[str, str | int | tuple[str, ...]] = {"n": fields[seat]}
            told["even"] = _even(fields, seat)
            out.append(Moment("most-fields", seat, told, int(MOST_FIELDS)))
        for seat in _leading(past, fields):
            out.append(Moment("fields-lost", seat, {}, -int(MOST_FIELDS)))


def _leading(here: list[int], there: list[int]) -> list[int]:
    """Who has the most after the step and did not before."""
    return [seat for seat in range(len(here)) if _leads(here, seat) and not _leads(there, seat)]


def _even(numbers: list[int], seat: int) -> str:
    return "yes" if numbers.count(numbers[seat]) > 1 else "no"


def _leads(numbers: list[int], seat: int) -> bool:
    return numbers[seat] > 0 and numbers[seat] == max(numbers)
