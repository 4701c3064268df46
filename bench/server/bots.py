"""What a bot's turn costs a worker of the server: the game so far is replayed, then it decides."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice
from time import process_time

from paintpot.bots.specs import LEVELS
from paintpot.core.contract import CHANCE
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.table.bot_turns import BotRequest, think

MOST_SEATS = 3


def measure_bots(game: str, turns: int) -> dict[str, list[float]]:
    """CPU seconds for each of this many turns, by level."""
    return {level: list(islice(_turns(game, level), turns)) for level in LEVELS}


def _turns(game: str, level: str) -> Iterator[float]:
    """The first seat is a bot of this level, the others play at random, one game after another."""
    seats = max([few for few in find_game(game).seats if few <= MOST_SEATS])
    for number in count():
        play = Play(game, seats, seed=number)
        chance = random.Random(number)
        while actors := play.state.actors():
            seat = actors[0]
            if seat == CHANCE:
                play.roll()
            elif seat:
                play.play(seat, chance.choice(play.state.legal(seat)))
            else:
                asked = list(play.moves)
                request = BotRequest(game, seats, play.options, asked, seat, level, f"{number}")
                began = process_time()
                turn = think(request)
                yield process_time() - began
                for text in turn.moves:
                    play.step(seat, text)
