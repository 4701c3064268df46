"""Bots by name."""

from typing import Final

from paintpot.bots.bot import Bot, RandomBot
from paintpot.bots.greedy import GreedyBot
from paintpot.core.errors import BadBot

BOTS: Final = ("greedy", "random")


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """The bot that a description names; BadBot lists what is possible."""
    if spec == "greedy":
        return GreedyBot(seed)
    if spec == "random":
        return RandomBot(seed)
    raise BadBot(f"There is no bot {spec!r}; bots: {', '.join(BOTS)}.")
