"""Which objectives can be completed one after another in this turn, and what each would bring.

Completing one takes squares from its area, which may make another impossible; then only one of the
two can be completed. Bonus actions are ignored: it is for the player to find what else they make
possible.
"""

from typing import Final

from paintpot.games.ink.moves import COMPLETE
from paintpot.games.ink.names import square_name
from paintpot.games.ink.table import CHOOSING_SPOTS, COMPLETING, SPLITTING
from paintpot.games.ink.tiles import MARK, MARK_AT
from paintpot.games.ink.turn import Turn
from paintpot.games.ink.view_types import CompletionView

MOST_TRIES: Final = 100
"""The budget of completions that are tried; more than four objectives at once are very rare."""

Way = list[CompletionView]


def completions_of(state: Turn) -> list[CompletionView]:
    """The effect of each objective if it were completed now."""
    return [_complete(state, move)[1] for move in _open(state)]


def ways_of(state: Turn) -> list[Way]:
    """Objectives that can all be completed, in the order that plays most bottles; best way first.

    A way that is part of another is left out, unless it plays more.
    """
    best: dict[frozenset[str], Way] = {}
    _search(state, [], best, MOST_TRIES)
    ways = [way for squares, way in best.items() if not _is_part(squares, best)]
    return sorted(ways, key=lambda way: (-bottles_of(way), -len(way)))


def bottles_of(way: Way) -> int:
    return sum([one["bottles"] for one in way])


def _is_part(squares: frozenset[str], ways: dict[frozenset[str], Way]) -> bool:
    total = bottles_of(ways[squares])
    return any([squares < more and bottles_of(way) >= total for more, way in ways.items()])


def _search(state: Turn, done: Way, best: dict[frozenset[str], Way], tries: int) -> int:
    """Note the best way for each set of objectives; returns the remaining budget."""
    moves = _open(state)
    if done and (not moves or not tries):
        squares = frozenset([one["square"] for one in done])
        if squares not in best or bottles_of(done) > bottles_of(best[squares]):
            best[squares] = done
        return tries
    for move in moves:
        if not tries:
            break
        after, told = _complete(state, move)
        tries = _search(after, [*done, told], best, tries - 1)
    return tries


def _open(state: Turn) -> list[int]:
    if state.stage != COMPLETING:
        return []
    return sorted([int(move) for move in state.painters[state.turn].objectives()])


def _complete(state: Turn, move: int) -> tuple[Turn, CompletionView]:
    """An objective completed with as few jokers as possible, its bonus left unused."""
    twin = state.clone()
    assert isinstance(twin, Turn)
    seat = twin.turn
    painter = twin.painters[seat]
    own, black = int(painter.own()), int(painter.black)
    word = int(painter.grid[painter.square_cell(move - COMPLETE)])
    twin.apply(seat, move)
    while twin.stage in (SPLITTING, CHOOSING_SPOTS):
        twin.apply(seat, twin.fan(seat)[0])
    bonus = int(twin.bonus) or None
    twin.close_bonus()
    played = int(painter.black) - black
    return twin, {
        "square": square_name(move - COMPLETE),
        "number": (word & MARK) >> MARK_AT,
        "bottles": own - int(painter.own()) + played,
        "black": played,
        "bonus": bonus,
        "plays_all": own > 0 and not painter.own() and not twin.tie_round,
    }
