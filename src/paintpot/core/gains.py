"""What each legal move would gain, for any game: try it on a copy and compare the score lines.

Where a move only begins a step (`State.midway`), the best way to finish the step is searched. A
move that reveals something hidden to its seat is tried in states sampled by `imagine`, never in the
real one, and only what all of them agree on is reported.

What others would lose or gain is compared as the mover knows it (`State.known_points`). In sampled
states, changes to others that happen whatever the mover does are ignored: they are not caused by
the move.
"""

from collections.abc import Sequence
from typing import Final

from paintpot.core.contract import CHANCE, Score, State, checked_seat
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
    known = state.known_points(seat)
    each = max(1, MOST_TRIES // len(moves))
    worlds: list[State] = []
    revealing: list[list[Gain]] = []
    places: list[int] = []
    out: list[Gain] = []
    final: list[bool] = []
    for move in moves:
        twin = state.clone()
        twin.apply(seat, move)
        final.append(_closes_undo(state, twin, seat))
        if twin.news(seat) == state.news(seat):
            out.append(_gain(move, before, known, twin, seat, each))
            continue
        if not worlds:
            dice = Dice(0, "gains")
            worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
        tried = []
        for world in worlds:
            twin = world.clone()
            twin.apply(seat, move)
            gain = _gain(move, before, None, twin, seat, each // WORLDS)
            gain.others = _differences(_totals(world), _totals(twin), seat)
            tried.append(gain)
        revealing.append(tried)
        places.append(len(out))
        out.append(tried[0])
    for k in range(len(worlds)):
        _without_luck([tried[k] for tried in revealing])
    for place, tried in zip(places, revealing, strict=True):
        out[place] = _agreed(out[place].move, tried)
    cautions = state.cautions(seat, moves)
    for gain, caution, closed in zip(out, cautions, final, strict=True):
        gain.caution = caution
        gain.final = closed
    return out


def _closes_undo(before: State, after: State, seat: int) -> bool:
    """Whether `Play.can_undo` refuses at once, whatever the others do: chance acts by itself."""
    return after.over or CHANCE in after.actors() or after.news(seat) != before.news(seat)


def _gain(
    move: int, before: Score, known: list[int | None] | None, state: State, seat: int, tries: int
) -> Gain:
    """What a move has begun to gain. `known`: everybody's points before it, as the seat knows."""
    budget = TryBudget(tries)
    after, then, end = _finished(state, seat, budget, DEEPEST)
    gain = Gain(move, changes(before, after), not budget.spent, then)
    # If the end of the step reveals something, what the move itself gains cannot be told apart.
    if known is not None and end.news(seat) == state.news(seat):
        gain.others = _differences(known, end.known_points(seat), seat)
    return gain


def _finished(state: State, seat: int, budget: TryBudget, depth: int) -> tuple[Score, int, State]:
    """The score at the end of the current step, finished in the best way.

    Also the next move of that way, if another would gain less, else -1; and where it ends. Of two
    ways that gain equally, the one that leaves others less is better.
    """
    best = state.standing(seat)
    end = state
    moves = state.finishing(seat)
    if not moves:
        return best, -1, end
    if depth == 0:
        budget.spent = True
        return best, -1, end
    least = 0
    then = -1
    for move in moves:
        if not budget.take():
            break
        twin = state.clone()
        twin.apply(seat, move)
        score, _, last = _finished(twin, seat, budget, depth - 1)
        least = score.total if then < 0 else min(least, score.total)
        better = score.total > best.total
        if not better and then >= 0 and score.total == best.total:
            better = _rivals(last, seat, state) < _rivals(end, seat, state)
        if then < 0 or better:
            best = score
            then = move
            end = last
    return best, then if least < best.total else -1, end


def _rivals(state: State, seat: int, before: State) -> int:
    """What all others have, as the seat knows it; what was only now revealed is left out."""
    known = (state if state.news(seat) == before.news(seat) else before).known_points(seat)
    return sum([points or 0 for k, points in enumerate(known) if k != seat])


def _totals(state: State) -> list[int | None]:
    return [score.total for score in state.scores()]


def _differences(
    before: list[int | None], after: list[int | None], seat: int
) -> list[tuple[int, int]]:
    """What changed for the others, where it is known."""
    out = []
    for k in range(len(before)):
        old, new = before[k], after[k]
        if k != seat and old is not None and new is not None and new != old:
            out.append((k, new - old))
    return out


def _without_luck(tried: list[Gain]) -> None:
    """Takes away what others get in one world whichever of these moves is made."""
    for seat in {seat for gain in tried for seat, _ in gain.others}:
        changed = [dict(gain.others).get(seat, 0) for gain in tried]
        anyway = min(changed, key=abs)
        for gain, points in zip(tried, changed, strict=True):
            rest = [one for one in gain.others if one[0] != seat]
            gain.others = [*rest, (seat, points - anyway)] if points != anyway else rest


def try_moves(state: State, seat: object, moves: Sequence[int]) -> tuple[State, Gain] | None:
    """The position after some moves of a seat, and what the step they belong to would gain.

    None if one of them is not legal, or would reveal something hidden: then nobody may try.
    """
    own = checked_seat(seat, int(state.players()))
    twin = state.clone()
    caution = ""
    for move in moves:
        if twin.why_not(own, move) is not None:
            return None
        caution = twin.caution(own, move)
        twin.apply(own, move)
        if twin.news(own) != state.news(own):
            return None
    last = moves[-1] if moves else -1
    known = state.known_points(own)
    gain = _gain(last, state.standing(own), known, twin, own, MOST_TRIES // WORLDS)
    gain.caution = caution
    return twin, gain


def changes(before: Score, after: Score) -> list[tuple[str, int]]:
    """The lines in which two scores differ, with the difference."""
    old = dict(before.lines)
    new = dict(after.lines)
    names = [*new, *[name for name in old if name not in new]]
    found = [(name, new.get(name, 0) - old.get(name, 0)) for name in names]
    return [(name, points) for name, points in found if points]


def _agreed(move: int, tried: list[Gain]) -> Gain:
    """What all worlds agree on."""
    lines = [line for line in tried[0].lines if all([line in one.lines for one in tried])]
    sure = all([one.sure and one.lines == tried[0].lines for one in tried])
    gain = Gain(move, lines, sure)
    gain.others = [one for one in tried[0].others if all([one in each.others for each in tried])]
    return gain
