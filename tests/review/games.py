"""Games to review: quick ones of bots, and the recorded games."""

from pathlib import Path

from paintpot.bots.specs import make_bot
from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.core.records import read_record, replay

PLAYS = sorted((Path(__file__).parent.parent / "plays").glob("*.json"))


def recorded(path: Path) -> Play:
    return replay(read_record(path))


def bots_game(name: str, seats: int, seed: int, bot: str = "random") -> Play:
    """A game of bots; where several may act, their moves are interleaved at random."""
    play = Play(name, seats, seed)
    order = Dice(seed, "order")
    players = [make_bot(bot, f"{seed} {seat}") for seat in range(seats)]
    while not play.state.over:
        actors = play.state.actors()
        if actors[0] == CHANCE:
            play.roll()
        else:
            seat = actors[order.below(len(actors))]
            play.play(seat, players[seat].choose(play.state, seat))
    return play
