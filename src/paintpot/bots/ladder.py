"""Bots by name: `random`, `greedy`, `search:500`, `search:200ms`, and levels such as `hard`.

`greedy@fitted` and the like name other weights than the bot has by itself: `hand` for greedy, which
goes for what is plain to see; the best there are for search.
"""

from typing import Final

from paintpot.bots.bot import Bot, RandomBot
from paintpot.bots.greedy import GreedyBot
from paintpot.bots.search import SearchBot
from paintpot.core.errors import BadBot
from paintpot.core.weights import BEST, HAND

LEVELS: Final = {
    "easy": "greedy",
    "normal": "greedy@best",
    "hard": "search:200",
    "expert": "search:2000",
}
"""What people choose from."""

KINDS: Final = ("random", "greedy", "search:N", "search:Nms")
BOTS: Final = ("random", "greedy", "easy", "normal", "hard", "expert")
"""Bots that need no number."""

MOST_LOOKS: Final = 10_000_000
MOST_MILLIS: Final = 3_600_000


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """The bot that a description names; BadBot lists what is possible."""
    kind, at, taste = LEVELS.get(spec, spec).partition("@")
    name, colon, budget = kind.partition(":")
    if name == "search":
        looks, millis = _budget(spec, budget)
        return SearchBot(seed, looks, millis, taste if at else BEST)
    if name == "greedy" and not colon:
        return GreedyBot(seed, taste if at else HAND)
    if spec == "random":
        return RandomBot(seed)
    raise BadBot(
        f"There is no bot {spec[:40]!r}; bots: {', '.join(KINDS)}, or {', '.join(LEVELS)}."
    )


def _budget(spec: str, text: str) -> tuple[int, int]:
    """Looks and milliseconds, one of them 0."""
    timed = text.endswith("ms")
    number = text[:-2] if timed else text
    # isdecimal alone takes digits of other scripts.
    if number.isascii() and number.isdecimal() and len(number) < 10:
        n = int(number)
        if 1 <= n <= (MOST_MILLIS if timed else MOST_LOOKS):
            return (0, n) if timed else (n, 0)
    raise BadBot(
        f"{spec[:40]!r} has no budget that can be: search:500 looks 500 times for a decision"
        f" (up to {MOST_LOOKS}), search:200ms thinks for 200 ms (up to {MOST_MILLIS})."
    )
