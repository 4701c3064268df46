"""What a die or a spell could bring, and what is due at the end of the round.

Neither scores when it is taken or cast, so each is valued by what its drops could score. A kingdom
or a kind of monsters that is completed scores only when the round ends, but those points are
certain already.
"""

from paintpot.core.contract import State
from paintpot.core.gains import changes
from paintpot.core.moments import Gain
from paintpot.games.inkdoms.features import due_of
from paintpot.games.inkdoms.moves import DROP, DROP_EXCUSED, GAIN, MOVE_DROPS
from paintpot.games.inkdoms.round import Round


def told(state: Round, seat: int, gain: Gain) -> Gain:
    """A gain as somebody who considers the move wants to know it."""
    found = _valued(state, seat, gain)
    found.final = gain.final
    return found


def _valued(state: Round, seat: int, gain: Gain) -> Gain:
    if gain.move < DROP or MOVE_DROPS <= gain.move < GAIN:
        return _drops_gain(state, seat, gain.move)
    if gain.move >= MOVE_DROPS:
        return gain
    after = state.clone()
    after.apply(seat, gain.move)
    due = _newly_due(state, after, seat)
    return Gain(gain.move, [*gain.lines, *due], gain.sure, gain.then) if due else gain


def _drops_gain(state: Round, seat: int, move: int) -> Gain:
    """The score after the die's drops are placed one by one, each where it brings most.

    Further spells and tower drops are left alone, and a better order may be found: more is
    possible.
    """
    now: State = state.clone()
    now.apply(seat, move)
    while True:
        best: State | None = None
        most = 0
        for step in _steps(now, seat):
            trial = now.clone()
            trial.apply(seat, step)
            reached = trial.standing(seat).total + _due(trial, seat)
            if best is None or reached > most:
                best, most = trial, reached
        if best is None:
            break
        now = best
    lines = changes(state.standing(seat), now.standing(seat)) + _newly_due(state, now, seat)
    assert isinstance(now, Round)
    paper = now.papers[seat]
    if paper.unplaced() and paper.blots < state.realm.blots:
        lines.append(("blots/marked", -1))
    return Gain(move, lines, False)


def _steps(state: State, seat: int) -> list[int]:
    """Die drops that can be placed; where a tower's colour is owed first, one colour."""
    legal = state.legal(seat)
    owed = [move for move in legal if GAIN <= move < GAIN + 3]
    return owed[:1] or [move for move in legal if DROP <= move < DROP_EXCUSED]


def _due(state: State, seat: int) -> int:
    assert isinstance(state, Round)
    return sum([points for _, points in due_of(state, seat)])


def _newly_due(before: State, after: State, seat: int) -> list[tuple[str, int]]:
    """The awards that some moves have made sure, and the end of the round will bring."""
    assert isinstance(before, Round)
    assert isinstance(after, Round)
    known = due_of(before, seat)
    return [line for line in due_of(after, seat) if line not in known]
