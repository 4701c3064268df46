"""Requests to the bot of a table. Their seed depends on what its seat knows and nothing else."""

import hashlib
from typing import Final

import msgspec

from paintpot.core.contract import State
from paintpot.table.bot_turns import BotRequest
from paintpot.table.table import Table

HINT_BOT: Final = "search:500"
"""Stronger than `hard`: a hint is a whole turn, decided at once."""
HINTS: Final = 3

_encode: Final = msgspec.json.Encoder().encode


def turn_request(table: Table, seat: int) -> BotRequest:
    """Ask for the rest of a bot's turn.

    At a daily game the seed is what the seat sees: the same moves get the same replies, whoever
    makes them and whatever was taken back before.
    """
    daily = table.opened.day
    known = seen_by(table.state, seat) if daily else f"bot/{seat}/{table.version(seat)}"
    return bot_request(table, seat, table.chairs[seat].level, known)


def hint_request(table: Table, seat: int) -> BotRequest:
    """Ask for different ideas. The same position gets the same hints, also after an undo."""
    seen = _encode(table.state.view(seat)).decode()
    return bot_request(table, seat, HINT_BOT, f"hint/{seat}/{seen}", HINTS)


def seen_by(state: State, seat: int) -> str:
    """A seat's view as text, for the seed of a bot."""
    return f"bot/{seat}/{_encode(state.view(seat)).decode()}"


def bot_request(table: Table, seat: int, bot: str, known: str, advice: int = 0) -> BotRequest:
    """A request to a bot whose seat knows this much."""
    play = table.play
    assert play is not None
    seed = f"{table.opened.secret}/{known}"
    return BotRequest(
        table.game.name,
        play.seats,
        play.options,
        list(play.moves),  # other processes may play on before a worker reads it
        seat,
        bot,
        hashlib.sha256(seed.encode()).hexdigest(),
        advice,
    )
