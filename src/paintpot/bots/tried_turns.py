"""A turn tried in a sampled state: its steps, where it leads, and its advantages over another
turn."""

from typing import Final, TypeAlias

from paintpot.bots.rollouts import has_turn
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.gains import changes
from paintpot.core.ints import i64
from paintpot.core.moments import Gain
from paintpot.core.weights import BEST, HAND, POINT

Rise: TypeAlias = tuple[str, int, int]
"""A feature, by how much it rises, and what that is worth."""

KEEP: Final = "keep "
"""Begins the name of a feature that one turn keeps and the other spends, or of a cost that it
avoids and the other incurs."""


class TriedTurn:
    """A turn tried in one sampled state: its steps, and where they lead."""

    def __init__(self, world: State, seat: int, moves: list[int]) -> None:
        self.steps: list[Gain] = []
        self.news = False
        """Whether its last step reveals something."""
        state = world.clone()
        turn = state.turn_no()
        news = state.news(seat)
        score = world.standing(seat)
        for move in moves:
            state.apply(seat, move)
            now = state.standing(seat)
            self.steps.append(Gain(move, changes(score, now)))
            score = now
            self.news = state.news(seat) != news
            if self.news or not has_turn(state, seat, turn):
                break
        if self.steps and not self.news and not has_turn(state, seat, turn):
            # What the end of the round is certain to add is listed with the last step.
            last = self.steps[-1]
            self.steps[-1] = Gain(last.move, [*last.lines, *state.due(seat)])
        self.awaits = state.turn_no() == turn and state.acting() == CHANCE_ACTS
        """Whether chance acts before the turn goes on."""
        self.state = state
        self.features = features_of(state, seat)


def features_of(state: State, seat: i64) -> list[int]:
    return [int(one) for one in state.features(seat)]


def weights_for_people(world: State) -> tuple[list[int], list[int]]:
    """The fitted weights and those set by hand. Fitted weights may be odd for one feature where
    others compensate; those set by hand are not."""
    weights = world.weights()
    fitted = [int(weight) for weight in weights.pick(BEST, int(world.players()))]
    if HAND not in weights.sets:
        return fitted, fitted
    return fitted, [int(weight) for weight in weights.pick(HAND, int(world.players()))]


def lead_over(one: TriedTurn, other: TriedTurn, world: State, seat: int) -> list[Rise]:
    """Why a turn may be better than one that scores more now, the most valuable first: features
    that it raises higher, and what it keeps or avoids (KEEP) and the other does not."""
    fitted, hand = weights_for_people(world)
    before = features_of(world, seat)
    moot = one.state.moot(seat)
    found: list[Rise] = []
    # The first feature is the score.
    for k, name in enumerate(world.weights().features[1:], 1):
        mine, theirs = one.features[k], other.features[k]
        if name in moot or mine == theirs:
            continue
        if mine > theirs and mine > before[k]:
            found.append((name, mine - before[k], (mine - theirs) * max(fitted[k], hand[k])))
        elif mine > theirs:
            found.append((KEEP + name, mine - theirs, (mine - theirs) * max(fitted[k], hand[k])))
        elif hand[k] <= 0:
            found.append((KEEP + name, theirs - mine, (mine - theirs) * fitted[k]))
    rises = sorted([rise for rise in found if rise[2] > 0], key=lambda rise: -rise[2])
    return before_all(only_of(one, other, world, seat), rises)


def only_of(one: TriedTurn, other: TriedTurn, world: State, seat: int) -> list[tuple[str, int]]:
    """The prospects that a turn has over another: those that the other lacks, or has less of."""
    theirs = dict(other.state.prospects(seat, world))
    return [
        (name, n)
        for name, n in one.state.prospects(seat, world)
        if name not in theirs or is_better(world, name, n, theirs[name])
    ]


def is_better(world: State, name: str, n: int, than: int) -> bool:
    """Whether n of a prospect or a feature is better than another number of it."""
    return n < than if world.fewer_is_better(name) else n > than


def before_all(prospects: list[tuple[str, int]], rises: list[Rise]) -> list[Rise]:
    """What people see of a turn (prospects), then features: each in order of value."""
    above = max([POINT, *[worth for _, _, worth in rises]])
    last = len(prospects)
    return [(name, n, above + last - k) for k, (name, n) in enumerate(prospects)] + rises
