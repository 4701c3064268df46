"""The rollout policy: random moves among a game's `ideas`, and the best of a few such turns."""

from typing import Final

from paintpot.core.bits import BIT, nth, size
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.ints import append, i64, vec
from paintpot.core.weights import dot

LONGEST_TURN: Final = 80
"""Moves after which a rollout of a turn is cut off."""
LONGEST_WAIT: Final = 40
"""Turns of others and acts of chance between two own turns."""
FEW_MOVES: Final = 16
"""Up to this many first moves all get a rollout, even if fewer were asked for."""


def has_turn(state: State, seat: i64, turn: i64) -> bool:
    """Whether it is this seat's move, and still in that turn."""
    acting = state.acting()
    return acting != CHANCE_ACTS and acting & BIT[seat] != 0 and state.turn_no() == turn


def finish_turn(state: State, seat: i64, turn: i64, dice: Dice) -> tuple[vec[i64], bool]:
    """Play random moves until the turn of a seat has ended.

    Returns the moves made before chance acted, since what comes after cannot be planned, and
    whether it did not act at all.
    """
    plan = vec[i64]()
    foreseen = True
    for _ in range(i64(LONGEST_TURN)):
        if state.turn_no() != turn:
            break
        acting = state.acting()
        if acting == CHANCE_ACTS:
            foreseen = False
            state.fall(dice)
        elif acting & BIT[seat]:
            ideas = state.ideas(seat)
            move = ideas[dice.below(len(ideas))]
            state.apply(seat, move)
            if foreseen:
                plan = append(plan, move)
        else:
            break
    return plan, foreseen


def worth_of(state: State, seat: i64, weights: vec[i64]) -> i64:
    """How a seat stands by these weights.

    For callers that are never compiled: features which they take out of compiled code and hand back
    to it, as to `dot`, are not freed any more.
    """
    return dot(state.features(seat), weights)


class Rollout:
    """A turn played out: where it led, by which moves, and its value to the seat."""

    def __init__(self, state: State, plan: vec[i64], worth: i64) -> None:
        self.state = state
        self.plan = plan
        self.worth = worth
        self.lucky: Rollout | None = None
        """A rollout of a higher value in which chance acted: its expected value is not known yet.
        Where chance acts in every rollout, it is this one."""


def best_turn(state: State, seat: i64, rollouts: i64, weights: vec[i64], dice: Dice) -> Rollout:
    """The best of several rollouts of a turn. Each first move gets one if the number allows it.

    The maximum over draws overestimates a draw: rollouts in which chance acts are kept apart.
    """
    turn = state.turn_no()
    if not has_turn(state, seat, turn):
        return Rollout(state.clone(), vec[i64](), dot(state.features(seat), weights))
    first = state.ideas(seat)
    n: i64 = len(first)
    if rollouts < n <= FEW_MOVES:
        rollouts = n
    best: Rollout | None = None
    lucky: Rollout | None = None
    longer = False
    for t in range(rollouts):
        if t == n and not longer:
            break  # every move ends the turn, and all were tried
        move = first[t % n if n <= rollouts else dice.below(n)]
        trial = state.clone()
        trial.apply(seat, move)
        rest, foreseen = finish_turn(trial, seat, turn, dice)
        longer = longer or len(rest) > 0 or n > rollouts
        worth = dot(trial.features(seat), weights)
        rival = best if foreseen else lucky
        if rival is None or worth > rival.worth:
            plan = vec[i64]([move])
            for k in range(i64(len(rest))):
                plan = append(plan, rest[k])
            if foreseen:
                best = Rollout(trial, plan, worth)
            else:
                lucky = Rollout(trial, plan, worth)
    if best is None:
        best = lucky
    assert best is not None
    if lucky is not None and lucky.worth >= best.worth:
        best.lucky = lucky
    return best


def until_next_turn(
    state: State, seat: i64, rollouts: i64, weights: vec[i64], dice: Dice
) -> tuple[State, bool]:
    """Others follow the rollout policy until this seat is to move, or the game is over.

    Changes the given state. Also returns whether neither chance nor others acted.
    """
    deterministic = True
    for _ in range(i64(LONGEST_WAIT)):
        acting = state.acting()
        if acting == CHANCE_ACTS:
            state.fall(dice)
        elif acting & BIT[seat] or not acting:
            break
        else:
            other = nth(acting, dice.below(size(acting)) if acting & (acting - 1) else 0)
            turn = best_turn(state, other, rollouts, weights, dice)
            state = turn.state if turn.lucky is None else turn.lucky.state
        deterministic = False
    return state, deterministic
