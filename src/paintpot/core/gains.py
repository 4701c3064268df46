"""What each legal move would gain, for any game: try it on a copy and compare the score lines.

Where a move only begins a step (`State.midway`), the best way to finish the step is searched. A
move that reveals something hidden to its seat is tried in worlds sampled by `imagine`, never in the
real one, and only what all of them agree on is reported.
"""

from collections.abc import Sequence
from typing import Final

from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.moments import Gain

MOST_MOVES: Final = 400
"""With more legal moves than this, no gains are computed."""
MOST_TRIES: Final = 1500
"""Positions that are tried for all moves of a seat together."""
DEEPEST: Final = 8
"""Moves in a row that one step may take."""
WORLDS: Final = 3
"""Sampled worlds for a move that reveals something hidden."""


class TryBudget:
    """How many positions may still be tried."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.spent = False

    def take(self) -> bool:
        if self.tries <= 0:
            self.spent = True
            return False
        self.tries -= 1
        return True


def gains_of(state: State, seat: int) -> list[Gain]:
    """One gain for each legal move of the seat, in their order."""
    moves = state.legal(seat)
    if not moves or len(moves) > MOST_MOVES:
        return []
    before = state.standing(seat)
    each = max(1, MOST_TRIES // len(moves))
    worlds: list[State] = []
    out = []
    for move in moves:
        caution = state.caution(seat, move)
        twin = state.clone()
        twin.apply(seat, move)
        if twin.news(seat) == state.news(seat):
            out.append(_gain(move, before, twin, seat, each, caution))
            continue
        if not worlds:
            dice = Dice(0, "gains")
            worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
        tried = []
        for world in worlds:
            twin = world.clone()
            twin.apply(seat, move)
            tried.append(_gain(move, before, twin, seat, each // WORLDS))
        out.append(_agreed(move, tried, caution))
    return out


def _gain(move: int, before: Score, state: State, seat: int, tries: int, caution: str = "") -> Gain:
    budget = TryBudget(tries)
    after, then = _finished(state, seat, budget, DEEPEST)
    return Gain(move, changes(before, after), not budget.spent, then, caution)


def _finished(state: State, seat: int, budget: TryBudget, depth: int) -> tuple[Score, int]:
    """The score at the end of the current step, finished in the best way.

    Also the next move of that way, if another would bring less; else -1.
    """
    best = state.standing(seat)
    moves = state.finishing(seat)
    if not moves:
        return best, -1
    if depth == 0:
        budget.spent = True
        return best, -1
    least = 0
    then = -1
    for move in moves:
        if not budget.take():
            break
        twin = state.clone()
        twin.apply(seat, move)
        score, _ = _finished(twin, seat, budget, depth - 1)
        if then < 0 or score.total > best.total:
            least = score.total if then < 0 else min(least, score.total)
            best = score
            then = move
        else:
            least = min(least, score.total)
    return best, then if least < best.total else -1


def try_moves(state: State, seat: int, moves: Sequence[int]) -> tuple[State, Gain] | None:
    """The position after some moves of a seat, and what the step they belong to would gain.

    None if one of them is not legal, or would reveal something hidden: then nobody may try.
    """
    twin = state.clone()
    caution = ""
    for move in moves:
        if twin.why_not(seat, move) is not None:
            return None
        caution = twin.caution(seat, move)
        twin.apply(seat, move)
        if twin.news(seat) != state.news(seat):
            return None
    last = moves[-1] if moves else -1
    return twin, _gain(last, state.standing(seat), twin, seat, MOST_TRIES // WORLDS, caution)


def changes(before: Score, after: Score) -> list[tuple[str, int]]:
    """The lines in which two scores differ, with the difference."""
    old = dict(before.lines)
    new = dict(after.lines)
    names = [*new, *[name for name in old if name not in new]]
    found = [(name, new.get(name, 0) - old.get(name, 0)) for name in names]
    return [(name, points) for name, points in found if points]


def _agreed(move: int, tried: list[Gain], caution: str) -> Gain:
    """What all worlds agree on."""
    lines = [line for line in tried[0].lines if all([line in one.lines for one in tried])]
    sure = all([one.sure and one.lines == tried[0].lines for one in tried])
    return Gain(move, lines, sure, caution=caution)
