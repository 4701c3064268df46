"""A bot that looks through its own turn and no further."""

from typing import Final

from paintpot.bots.bot import Bot
from paintpot.core.bits import BIT
from paintpot.core.contract import CHANCE_ACTS, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64

TURNS_TRIED: Final = 160
"""How many ways to go on are tried for one decision."""

LONGEST_TURN: Final = 60


class GreedyBot(Bot):
    """Tries many ways to play the rest of its turn, and starts the one that is worth most."""

    def choose(self, state: State, seat: i64) -> int:
        fan = state.fan(seat)
        # What others do in secret is drawn anew, so that it cannot influence the choice.
        world = state.imagine(int(seat), self.dice)
        n: i64 = len(fan)
        best_move = fan[0]
        if n == 1:
            return int(best_move)
        turn = state.turn_no()
        best: i64 = 0
        tries = max(TURNS_TRIED // n, 4)
        for k in range(n):
            for t in range(tries):
                trial = world.clone()
                trial.apply(seat, fan[k])
                play_turn_out(trial, seat, turn, self.dice)
                worth = trial.worth(seat)
                if (k == 0 and t == 0) or worth > best:
                    best = worth
                    best_move = fan[k]
        return int(best_move)


def play_turn_out(state: State, seat: i64, turn: i64, dice: Dice) -> None:
    """Random moves of one seat until its turn has ended, or chance steps in."""
    for _ in range(i64(LONGEST_TURN)):
        acting = state.acting()
        if acting == CHANCE_ACTS or not acting & BIT[seat] or state.turn_no() != turn:
            return
        fan = state.fan(seat)
        state.apply(seat, fan[dice.below(len(fan))])
