"""Random two-player Catan in catanatron, without accumulators and without validation."""

from __future__ import annotations

import random
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found,import-untyped,unused-ignore]

from bench.measure import arguments, report


class Catanatron:
    name = "catanatron"
    transparent = True

    def __init__(self, seed: int) -> None:
        self.seed = seed << 32

    def game(self) -> tuple[int, int | None]:
        return self._play(self._start(), None), 0

    def middle(self, moves: int) -> Any | None:
        game = self._start()
        return game if self._play(game, moves) == moves else None

    def clone(self, state: Any) -> Any:
        return state.copy()

    def _start(self) -> Any:
        self.seed += 1
        # Game seeds the global generator with this
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=self.seed)

    def _play(self, game: Any, most: int | None) -> int:
        """`Game.play` without its two copies of the game; a throw of the dice is a move too."""
        choose = random.random
        state, execute, winner = game.state, game.execute, game.winning_color
        moves = 0
        while winner() is None and state.num_turns < TURNS_LIMIT and moves != most:
            actions = state.playable_actions
            execute(actions[int(choose() * len(actions))], validate_action=False)
            moves += 1
        return moves


if __name__ == "__main__":
    args = arguments(__doc__).parse_args()
    report(Catanatron(args.seed), args.seconds, args.seed)
