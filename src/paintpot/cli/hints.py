"""Hints: different ideas of a good bot for the rest of the turn, what each gains, and why.

The bot gets a copy of the position and a seed of its own, so a hint never affects the game.
"""

import textwrap
from typing import Final

from paintpot.bots import make_bot
from paintpot.bots.hints import Hint, hints
from paintpot.cli.session import Session
from paintpot.cli.telling import plus, signed
from paintpot.cli.voice import LANGUAGES, Voice
from paintpot.core.contract import CHANCE
from paintpot.table.bot_requests import HINT_BOT, HINTS
from paintpot.texts.hints import hint_sentences, worded

GAP: Final = 3
"""Columns between a sentence and its gain."""
NARROW: Final = 12
"""The smallest width that lines are wrapped to."""
BOUND: Final = "\u00a0"
"""A no-break space."""
INDENT: Final = "   "


class HintRequest:
    """A hint requested by the person at the keyboard; it can be computed beside the game.

    The same position gets the same hint. The seed contains only what the seat may know: the total
    number of moves would reveal how many others have made in secret.
    """

    def __init__(self, session: Session) -> None:
        play = session.play
        self.seat = session.active_seat
        self.game = play.game.name
        self.state = play.state.clone()
        known = sum([who in (CHANCE, self.seat) for who, _ in play.moves])
        self.seed = f"{play.dice.seed}, hint {known} for seat {self.seat + 1}"

    def think(self) -> list[Hint]:
        """Different ideas, best first. This takes a while."""
        bot = make_bot(HINT_BOT, self.seed)
        return hints(bot, self.state.clone(), self.seat, HINTS, worded(self.game))


def no_hint(session: Session, voice: Voice) -> str:
    """Why there is no hint, in a sentence; "" if there can be one."""
    if session.state.over:
        return voice.say("hint-over")
    moves = session.state.legal(session.active_seat)
    if not moves:
        return voice.say("hint-wait")
    if len(moves) == 1:
        return voice.say("hint-only", move=voice.typed(session.play.game.text(moves[0])))
    return ""


def hint_lines(found: list[Hint], voice: Voice, width: int, rows: int | None = None) -> list[str]:
    """For each idea a sentence with its gain, `1. Tame a dragon.   +3 (33 → 36)`, then its moves.

    The moves are as they are typed; in another language, they are also given in words above. Gains
    are in a column. What is too long for the width is wrapped; with `rows` the sentence has one row
    and the moves have the others.
    """
    # If no idea gains anything later, their scores can be compared directly.
    compared = any([hint.hopes for hint in found])
    gains = [gain_text(hint, voice, compared) for hint in found]
    wide = max([len(gain) for gain in gains], default=0)
    room = max(width - GAP - wide, NARROW)
    sentences = [
        _wrapped(why, room, f"{n}. ", None if rows is None else 1)
        for n, why in enumerate(reasons(found, voice), 1)
    ]
    column = max([len(lines[-1]) for lines in sentences], default=0)
    out = []
    for hint, lines, gain in zip(found, sentences, gains, strict=True):
        out += lines[:-1]
        out.append(f"{lines[-1].ljust(column + GAP)}{gain.rjust(wide)}")
        moves = [voice.game.text(step.move) for step in hint.steps]
        if rows is None and voice.language != LANGUAGES[0]:
            out += _moves([voice.doing(move) for move in moves], width, None)
        out += _moves(moves, width, None if rows is None else rows - 1)
    return out


def _moves(moves: list[str], width: int, rows: int | None) -> list[str]:
    """Moves in a row; a line is broken between two of them, if possible."""
    return _wrapped("; ".join([move.replace(" ", BOUND) for move in moves]), width, INDENT, rows)


def reasons(found: list[Hint], voice: Voice) -> list[str]:
    """What each idea scores and prepares, in a sentence."""
    ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in found]
    firsts = [voice.game.text(hint.steps[0].move) for hint in found]
    last = [hint.last for hint in found]
    others = [[(voice.name(seat), change) for seat, change in hint.others] for hint in found]
    hopes = [hint.hopes for hint in found]
    undone = [[voice.name(seat) for seat in hint.undone] for hint in found]
    game, language = voice.game.name, voice.language
    return hint_sentences(game, ideas, language, firsts, last, others, hopes, undone)


def gain_text(hint: Hint, voice: Voice, compared: bool = False) -> str:
    """`+17 (33 → 50)`, and what it is worth with later turns: `≈ +20`."""
    before, after = signed(hint.before), signed(hint.after)
    gain = voice.say("hint-total", gain=plus(hint.after - hint.before), before=before, after=after)
    return f"{gain} ≈ {plus(hint.total)}" if compared and hint.total is not None else gain


def _wrapped(text: str, width: int, start: str, rows: int | None) -> list[str]:
    lines = textwrap.wrap(
        text,
        max(width, NARROW),
        initial_indent=start,
        subsequent_indent=INDENT,
        break_on_hyphens=False,
        max_lines=rows,
        placeholder=" …",
    )
    return [line.replace(BOUND, " ") for line in lines]
