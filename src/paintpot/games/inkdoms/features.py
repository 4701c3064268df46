"""How a seat stands, for bots: its sheet, its awards, and the progress of the game.

A seat knows its own sheet, and the others' as they were when the round began (ID-A29). In a state
sampled for a seat, the features of the others also reflect what that seat has just done: the award
it takes from them, the end it triggers.
"""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT, size
from paintpot.core.ints import i64, vec
from paintpot.core.weights import read_weights
from paintpot.games.inkdoms.names import (
    ACHIEVEMENTS,
    END,
    FIRST_POINTS,
    LINES,
    PER_KINGDOM,
    PRIMARIES,
    SECOND_POINTS,
)
from paintpot.games.inkdoms.paper import FINISHED, NEXT_TO, Paper
from paintpot.games.inkdoms.prospects import BOX, POINTS, SIZES, lacking, prospects
from paintpot.games.inkdoms.realm import ALL_NINE, N_KINGDOMS
from paintpot.games.inkdoms.round import ALL_LINES, CROSSING, OVER, Round
from paintpot.games.inkdoms.throw import N_DICE, STRIDE, VALUE, WHERE

WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.json")

_KINGDOM_LINES: Final = 0b11_1111
_SERVES_ROUNDS: Final = 2
"""With this many seats or fewer, a throw serves more than one round."""


def features_of(state: Round, seat: i64) -> vec[i64]:
    paper = state.papers[seat]
    done = state.accomplished(paper)
    # What is fulfilled but not yet announced: only the last player to finish sees it marked.
    new = done & ~paper.complete
    firsts = state.firsts_gone
    seconds = state.seconds_gone
    points = _awards(paper.firsts | new & ~firsts, paper.seconds | new & firsts & ~seconds)
    ended = done
    if state.imagined_by >= 0 and state.imagined_by != seat:
        theirs = state.accomplished(state.papers[state.imagined_by])
        ended |= theirs
        theirs &= ~state.papers[state.imagined_by].complete
        seconds |= theirs & firsts
        firsts |= theirs
    ahead = turns_ahead(state, seat, ended & BIT[END] != 0)
    out = prospects(state.realm, paper, done, firsts, seconds, ahead)
    out[POINTS] += points
    if ahead and _dice_stay(state):
        _look_into_box(state, paper, out)
    return out


def due_of(state: Round, seat: int) -> list[tuple[str, int]]:
    """The awards that the end of this round will give a sheet in its present state (ID-ACH-3,
    ID-ACH-4)."""
    paper = state.papers[seat]
    new = state.accomplished(paper) & ~paper.complete
    out: list[tuple[str, int]] = []
    for k in range(ACHIEVEMENTS):
        if not new & BIT[k] & ~state.seconds_gone:
            continue
        points = SECOND_POINTS[k] if state.firsts_gone & BIT[k] else FIRST_POINTS[k]
        line = LINES[k] if k < END else "end"
        out.append((f"{line}/speed", int(points)))
    return out


def _awards(firsts: i64, seconds: i64) -> i64:
    """The points of first and second awards together (ID-ACH-2)."""
    n = SIZES[firsts & _KINGDOM_LINES] * 4 + SIZES[seconds & _KINGDOM_LINES] * 2
    return n + SIZES[firsts >> N_KINGDOMS] * 3 + SIZES[seconds >> N_KINGDOMS]


def turns_ahead(state: Round, seat: i64, ended: bool) -> i64:
    """The estimated number of turns this seat still has.

    `ended` tells whether three kingdoms are full on a sheet of this round.
    """
    if state.stage == OVER:
        return 0
    rest: i64 = 1
    if state.papers[seat].phase == FINISHED or state.stage == CROSSING:
        rest = 0
    if state.last:
        return rest
    if ended:
        return rest + 1
    if state.seats == 1:
        # A number is crossed out in every round, then the final one, and one round follows.
        numbers = size(ALL_LINES & ~state.firsts_gone) + size(ALL_LINES & ~state.seconds_gone)
        return rest + numbers + 1
    least: i64 = N_KINGDOMS * PER_KINGDOM
    for other in range(state.seats):
        paper = state.papers[other]
        known = paper.painted
        if other != seat and other != state.imagined_by:
            known &= ~paper.fresh
        n = lacking(known)
        if n < least:
            least = n
    # In games of good bots.
    return 2 + least * 2 // 5


def _dice_stay(state: Round) -> bool:
    """Whether dice in the box are for the next turn."""
    if not state.box or state.seats > _SERVES_ROUNDS:
        return False
    return state.takers == 0 or size(state.box) > state.seats - state.takers


def _look_into_box(state: Round, paper: Paper, out: vec[i64]) -> None:
    """How well the dice in the box suit this sheet."""
    realm = state.realm
    box = state.box
    white = realm.all_areas & ~paper.painted
    for die in range(i64(N_DICE)):
        if not box & BIT[die]:
            continue
        value = state.thrown[die * STRIDE + VALUE]
        where = state.thrown[die * STRIDE + WHERE]
        placed: i64 = 0
        scores: i64 = 0
        for ink in range(i64(PRIMARIES)):
            # The white die has the colours of the dice that are out of the box (ID-WHITE-2).
            if die != ink and (die < PRIMARIES or box & BIT[ink]):
                continue
            fit = white & ~paper.slots[NEXT_TO + ink]
            good = fit & realm.own[ink]
            for kingdom in range(i64(N_KINGDOMS)):
                if where & BIT[kingdom]:
                    n = realm.apart[kingdom * (ALL_NINE + 1) + (fit & ALL_NINE)]
                    if n > placed:
                        placed = n
                    if good & realm.land[kingdom]:
                        scores = 1
                fit >>= PER_KINGDOM
        if placed < value:
            out[BOX] += 1
        else:
            placed = value
        out[BOX + 1] += placed
        out[BOX + 2] += scores
