"""What a die or a spell could score, and what is due at the end of the round.

Neither scores when it is taken or cast, so each is valued by what its drops could score; a die
together with the tower drops that could follow in the same turn. A completed kingdom or kind of
monsters scores only when the round ends, but those points are certain already; so is an ink blot as
soon as the drops that are left cannot all be placed. The move that makes it certain tells it, and
so does Done, which marks it: beside that button, too, one should see what is lost.
"""

from typing import Final

from paintpot.core.contract import State
from paintpot.core.gains import changes
from paintpot.core.moments import Gain
from paintpot.games.inkdoms.features import due_of
from paintpot.games.inkdoms.moves import DROP, DROP_EXCUSED, GAIN, MOVE_DROPS, TOWER, TOWER_EXCUSED
from paintpot.games.inkdoms.placing import CAUTION_BLOT, NO_ROOM, fits, outlook
from paintpot.games.inkdoms.round import Round

BLOT: Final = ("blots/marked", -1)
"""What drops that are left over cost."""


def told(state: Round, seat: int, gains: list[Gain]) -> list[Gain]:
    """The gains of moves as a player who considers them would see them."""
    spoilt = outlook(state.realm, state.papers[seat]) == NO_ROOM
    out: list[Gain] = []
    for gain in gains:
        found = _valued(state, seat, gain, gain.caution == CAUTION_BLOT and not spoilt)
        found.caution = gain.caution
        found.final = gain.final
        out.append(found)
    return out


def _valued(state: Round, seat: int, gain: Gain, blots: bool) -> Gain:
    """`blots`: whether the move makes an ink blot certain that could still be avoided before it."""
    if gain.move < DROP or MOVE_DROPS <= gain.move < GAIN:
        return _drops_gain(state, seat, gain)
    if gain.move >= MOVE_DROPS:
        return gain
    after = state.clone()
    after.apply(seat, gain.move)
    due = _newly_due(state, after, seat)
    if blots:
        due.append(BLOT)
    return Gain(gain.move, [*gain.lines, *due], gain.sure, gain.then) if due else gain


def _drops_gain(state: Round, seat: int, gain: Gain) -> Gain:
    """The score after the die's drops are placed.

    If placing each where it scores most leaves one over though all fit, it is tried whether more
    remains when no drop takes the room of the others. Further spells are not used, and a better
    order may exist: more is possible.
    """
    found = Gain(gain.move, _placed(state, seat, gain.move, False), False)
    if BLOT in found.lines and not gain.caution:
        careful = Gain(gain.move, _placed(state, seat, gain.move, True), False)
        if careful.total >= found.total:
            return careful
    return found


def _placed(state: Round, seat: int, move: int, careful: bool) -> list[tuple[str, int]]:
    """What changes if drops are placed one by one, each where it scores most.

    When a die is taken, tower drops follow as long as they score anything. `careful`: no drop takes
    the room of the others if that can be avoided.
    """
    now: State = state.clone()
    now.apply(seat, move)
    while True:
        found = _best(now, seat, _steps(now, seat, careful))
        if found is None and move < DROP:
            found = _best(now, seat, _tower_steps(now, seat))
            if found is not None and _reached(found, seat) <= _reached(now, seat):
                break
        if found is None:
            break
        now = found
    lines = changes(state.standing(seat), now.standing(seat)) + _newly_due(state, now, seat)
    assert isinstance(now, Round)
    paper = now.papers[seat]
    if paper.unplaced() and paper.blots < state.realm.blots:
        lines.append(BLOT)
    return lines


def _best(state: State, seat: int, steps: list[int]) -> State | None:
    """The state after the step that scores most; None if there is none."""
    best: State | None = None
    most = 0
    for step in steps:
        trial = state.clone()
        trial.apply(seat, step)
        reached = _reached(trial, seat)
        if best is None or reached > most:
            best, most = trial, reached
    return best


def _steps(state: State, seat: int, careful: bool) -> list[int]:
    """Die drops that can be placed; if the colour of a tower's drop is still open, one colour."""
    legal = state.legal(seat)
    owed = [move for move in legal if GAIN <= move < GAIN + 3]
    drops = [move for move in legal if DROP <= move < DROP_EXCUSED]
    assert isinstance(state, Round)
    if careful and not owed and fits(state.realm, state.papers[seat], 0):
        drops = [move for move in drops if _leaves_room(state, seat, move)]
    return owed[:1] or drops


def _leaves_room(state: Round, seat: int, move: int) -> bool:
    """Whether the other drops can be placed after this one."""
    paper = state.papers[seat].clone()
    paper.apply(state.realm, move)
    return fits(state.realm, paper, 0)


def _tower_steps(state: State, seat: int) -> list[int]:
    """Tower drops where they may score: few places, so that trying them is fast."""
    return [int(idea) for idea in state.ideas(seat) if TOWER <= idea < TOWER_EXCUSED]


def _reached(state: State, seat: int) -> int:
    """The points, including those that are certain already."""
    return state.standing(seat).total + _due(state, seat)


def _due(state: State, seat: int) -> int:
    assert isinstance(state, Round)
    return sum([points for _, points in due_of(state, seat)])


def _newly_due(before: State, after: State, seat: int) -> list[tuple[str, int]]:
    """The awards that some moves have made certain, and that the end of the round will give."""
    assert isinstance(before, Round)
    assert isinstance(after, Round)
    known = due_of(before, seat)
    return [line for line in due_of(after, seat) if line not in known]
