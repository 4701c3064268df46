"""Players: they know a game only through the contract.

`make_bot("greedy", seed)` gives one; a bot's `choose(state, seat)` names a legal move.
"""

from paintpot.bots.bot import Bot
from paintpot.bots.specs import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
