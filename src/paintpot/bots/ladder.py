"""Bots by name."""

from typing import Final

from paintpot.bots.bot import Bot, RandomBot
from paintpot.bots.greedy import GreedyBot
from paintpot.core.errors import BadBot

_MAKERS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot, "random": RandomBot}
BOTS: Final = tuple(_MAKERS)


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """The bot that a description names; BadBot lists what is possible."""
    if spec not in _MAKERS:
        raise BadBot(f"There is no bot {spec!r}; bots: {', '.join(BOTS)}.")
    return _MAKERS[spec](seed)
