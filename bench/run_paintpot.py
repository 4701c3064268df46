"""Random two-player games of Paintpot.

python: compiled rules, driven from Python through the contract; library: compiled rules, whole
games inside `paintpot.rollout`; interpreted: as python, in a process with PAINTPOT_PURE=1.
"""

from __future__ import annotations

import random
import sys

import paintpot
from bench.measure import arguments, report

MODES = ("python", "library", "interpreted")


class Paintpot:
    transparent = True

    def __init__(self, game: str, mode: str, seed: int) -> None:
        self.name = f"{game} {mode}"
        self.rules = paintpot.game(game)
        self.inside = mode == "library"
        self.seed = seed << 32
        random.seed(seed)

    def game(self) -> tuple[int, int | None]:
        self.seed += 1
        state, dice = self.rules.start(seats=2), paintpot.Dice(self.seed)
        if self.inside:
            return paintpot.rollout(state, dice), None
        return self._play(state, dice, None)

    def middle(self, moves: int) -> paintpot.State | None:
        self.seed += 1
        state = self.rules.start(seats=2)
        return state if self._play(state, paintpot.Dice(self.seed), moves)[0] == moves else None

    def clone(self, state: paintpot.State) -> paintpot.State:
        return state.clone()

    def _play(
        self, state: paintpot.State, dice: paintpot.Dice, most: int | None
    ) -> tuple[int, int]:
        choose, nature = random.random, paintpot.CHANCE
        actors, legal, play, roll = state.actors, state.legal, state.play, state.roll
        moves = chance = 0
        while moves != most:
            seats = actors()
            if not seats:
                break
            seat = seats[0]
            if seat == nature:
                roll(dice)
                chance += 1
                continue
            if len(seats) > 1:
                seat = seats[int(choose() * len(seats))]
            open_moves = legal(seat)
            play(seat, open_moves[int(choose() * len(open_moves))])
            moves += 1
        return moves, chance


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--game", required=True, choices=paintpot.games())
    parser.add_argument("--mode", required=True, choices=MODES)
    args = parser.parse_args()
    if args.mode == "interpreted" and paintpot.compiled():
        sys.exit("interpreted mode, but paintpot is compiled: set PAINTPOT_PURE=1")
    if args.mode != "interpreted" and not paintpot.compiled():
        sys.exit(f"{args.mode} mode, but paintpot is interpreted: compile it, unset PAINTPOT_PURE")
    report(Paintpot(args.game, args.mode, args.seed), args.seconds, args.seed)


if __name__ == "__main__":
    main()
