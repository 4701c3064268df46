"""What a die could bring, for somebody who thinks about taking it."""

from paintpot.core.contract import Score, State
from paintpot.core.gains import changes
from paintpot.core.moments import Gain
from paintpot.games.inkdoms.moves import DROP, DROP_EXCUSED, GAIN
from paintpot.games.inkdoms.round import Round


def take_gain(state: Round, seat: int, move: int) -> Gain:
    """The score after the die's drops are placed one by one, each where it brings most.

    Spells and tower drops are left alone, and a better order may be found: more is possible.
    """
    before = state.standing(seat)
    now: State = state.clone()
    now.apply(seat, move)
    after = before
    while True:
        best: State | None = None
        most: Score = after
        for step in _steps(now, seat):
            trial = now.clone()
            trial.apply(seat, step)
            score = trial.standing(seat)
            if best is None or score.total > most.total:
                best, most = trial, score
        if best is None:
            break
        now, after = best, most
    lines = changes(before, after)
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
