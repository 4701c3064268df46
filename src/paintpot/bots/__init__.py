"""Bots: they know a game only through the contract.

`make_bot("greedy", seed)` makes one; its `choose(state, seat)` returns a legal move.
"""

from paintpot.bots.bot import Bot
from paintpot.bots.specs import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
