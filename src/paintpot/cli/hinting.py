"""Hints: how a good bot would play the rest of a turn, and what that should bring.

The bot has a copy of the position and chance of its own, so a hint never touches the play.
"""

import textwrap
from typing import Final

from paintpot.bots import make_bot
from paintpot.bots.bot import Advice
from paintpot.cli.sitting import Sitting
from paintpot.cli.telling import gain_text
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE

LEVEL: Final = "hard"
"""Who is asked."""
COUNT: Final = 3
GAP: Final = 3
"""Between a turn and its gain."""
NARROW: Final = 20
"""Less room than this is not aimed at."""
BOUND = "\u00a0"
"""A space at which no line ends."""


class Wish:
    """A hint asked for by the person at the keyboard; it can be thought about beside the play.

    The same question gets the same hint. Only what the seat may know goes into the bot's chance:
    the number of all moves would tell how many others have made in secret.
    """

    def __init__(self, sitting: Sitting) -> None:
        play = sitting.play
        self.seat = sitting.chair
        self.state = play.state.clone()
        known = sum([who in (CHANCE, self.seat) for who, _ in play.moves])
        self.seed = f"{play.dice.seed}, hint {known} for seat {self.seat + 1}"

    def think(self) -> list[Advice]:
        """The best ways to play on, the best one first. This takes a while."""
        return make_bot(LEVEL, self.seed).advise(self.state.clone(), self.seat, COUNT)


def no_hint(sitting: Sitting, voice: Voice) -> str:
    """Why there is nothing to think about, in a sentence; "" if there is."""
    if sitting.state.over:
        return voice.say("hint-over")
    moves = sitting.state.legal(sitting.chair)
    if not moves:
        return voice.say("hint-wait")
    if len(moves) == 1:
        return voice.say("hint-only", move=sitting.play.game.text(moves[0]))
    return ""


def hint_lines(ways: list[Advice], voice: Voice, width: int, rows: int | None = None) -> list[str]:
    """A way to play a line, `1. red from Redhill; red on R3; done   +3.4`, gains in a column.

    What is too long for the width goes on in further lines, no more than `rows` for each way.
    """
    gains = [gain_text(way.gain, voice) for way in ways]
    wide = max([len(gain) for gain in gains], default=0)
    room = max(width - GAP - wide, NARROW)
    turns = []
    for n, way in enumerate(ways, 1):
        texts = [voice.game.text(move).replace(" ", BOUND) for move in way.moves]
        lines = textwrap.wrap(
            "; ".join(texts),
            room,
            initial_indent=f"{n}. ",
            subsequent_indent="   ",
            break_on_hyphens=False,
            max_lines=rows,
            placeholder=" …",
        )
        turns.append([line.replace(BOUND, " ") for line in lines])
    column = max([len(line) for turn in turns for line in turn], default=0)
    out = []
    for turn, gain in zip(turns, gains, strict=True):
        out += turn[:-1]
        out.append(f"{turn[-1].ljust(column + GAP)}{gain.rjust(wide)}")
    return out
