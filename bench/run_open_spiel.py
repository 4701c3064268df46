"""Random backgammon in OpenSpiel, driven from Python."""

from __future__ import annotations

import random
from bisect import bisect
from itertools import accumulate
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

from bench.measure import arguments, report

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class OpenSpiel:
    name = "open_spiel backgammon"
    transparent = False

    def __init__(self, seed: int) -> None:
        random.seed(seed)
        self.rules = pyspiel.load_game("backgammon")
        # The odds of the throws never change; querying them at each throw would only cost time.
        opening = self.rules.new_initial_state()
        self.first = _odds(opening.chance_outcomes())
        while not (opening.is_chance_node() and opening.move_number()):
            opening.apply_action(opening.legal_actions()[0])
        self.later = _odds(opening.chance_outcomes())

    def game(self) -> tuple[int, int | None]:
        return self._play(self.rules.new_initial_state(), None)

    def middle(self, moves: int) -> Any | None:
        state = self.rules.new_initial_state()
        return state if self._play(state, moves)[0] == moves else None

    def clone(self, state: Any) -> Any:
        return state.clone()

    def _play(self, state: Any, most: int | None) -> tuple[int, int]:
        choose = random.random
        player, legal, apply = state.current_player, state.legal_actions, state.apply_action
        throws, weights = self.first
        apply(throws[bisect(weights, choose())])
        throws, weights = self.later
        moves, chance = 0, 1
        while moves != most:
            who = player()
            if who == CHANCE:
                apply(throws[bisect(weights, choose())])
                chance += 1
            elif who == TERMINAL:
                break
            else:
                actions = legal()
                apply(actions[int(choose() * len(actions))])
                moves += 1
        return moves, chance


def _odds(outcomes: list[tuple[int, float]]) -> tuple[list[int], list[float]]:
    """The outcomes, and their cumulative probabilities without the last."""
    throws = [throw for throw, _ in outcomes]
    return throws, list(accumulate(odds for _, odds in outcomes))[:-1]


if __name__ == "__main__":
    args = arguments(__doc__).parse_args()
    report(OpenSpiel(args.seed), args.seconds, args.seed)
