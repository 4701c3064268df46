"""Positions for web/tests/pending.test.ts: a view, a move, and the view after it, as JSON lines.

python web/tools/pending_cases.py GAME GAMES

Whole games by bots that mostly move at random, so that every kind of move comes up.
"""

import json
import sys

import paintpot
from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice


def main(name: str, games: int) -> None:
    for seed in range(games):
        play = paintpot.Play(name, seats=2, seed=seed)
        state = play.state
        lots = Dice(seed, "cases")
        greedy = make_bot("greedy", seed)
        while actors := state.actors():
            if actors[0] == CHANCE:
                play.roll()
                continue
            seat = actors[lots.below(len(actors))]
            legal = state.legal(seat)
            # Random games of INK never finish an area: a bot that wants to gets its way at times.
            clever = lots.below(3) == 0
            move = greedy.choose(state, seat) if clever else legal[lots.below(len(legal))]
            before, text = state.view(seat), play.game.text(move)
            play.play(seat, move)
            case = {"seat": seat, "move": text, "before": before, "after": state.view(seat)}
            print(json.dumps(case, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
