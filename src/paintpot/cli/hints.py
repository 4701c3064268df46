"""Hints: how a good bot would play the rest of the turn, and what that should gain.

The bot gets a copy of the position and a seed of its own, so a hint never affects the game.
"""

import textwrap
from typing import Final

from paintpot.bots import make_bot
from paintpot.bots.bot import Advice
from paintpot.cli.session import Session
from paintpot.cli.telling import gain_text
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE

LEVEL: Final = "hard"
"""The bot that gives hints."""
COUNT: Final = 3
GAP: Final = 3
"""Columns between a turn and its gain."""
NARROW: Final = 20
"""The smallest width that lines are wrapped to."""
BOUND = "\u00a0"
"""A no-break space."""


class HintRequest:
    """A hint requested by the person at the keyboard; it can be computed beside the game.

    The same position gets the same hint. The seed contains only what the seat may know: the total
    number of moves would reveal how many others have made in secret.
    """

    def __init__(self, session: Session) -> None:
        play = session.play
        self.seat = session.active_seat
        self.state = play.state.clone()
        known = sum([who in (CHANCE, self.seat) for who, _ in play.moves])
        self.seed = f"{play.dice.seed}, hint {known} for seat {self.seat + 1}"

    def think(self) -> list[Advice]:
        """The best continuations, best first. This takes a while."""
        return make_bot(LEVEL, self.seed).advise(self.state.clone(), self.seat, COUNT)


def no_hint(session: Session, voice: Voice) -> str:
    """Why there is no hint, in a sentence; "" if there can be one."""
    if session.state.over:
        return voice.say("hint-over")
    moves = session.state.legal(session.active_seat)
    if not moves:
        return voice.say("hint-wait")
    if len(moves) == 1:
        return voice.say("hint-only", move=session.play.game.text(moves[0]))
    return ""


def hint_lines(
    suggestions: list[Advice], voice: Voice, width: int, rows: int | None = None
) -> list[str]:
    """One line per suggestion, `1. red from Redhill; red on R3; done   +3.4`, gains in a column.

    A turn that is too long for the width is wrapped, to at most `rows` lines.
    """
    gains = [gain_text(suggestion.gain, voice) for suggestion in suggestions]
    wide = max([len(gain) for gain in gains], default=0)
    room = max(width - GAP - wide, NARROW)
    turns = []
    for n, suggestion in enumerate(suggestions, 1):
        texts = [voice.game.text(move).replace(" ", BOUND) for move in suggestion.moves]
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
