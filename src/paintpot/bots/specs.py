"""Bots by specification: `random`, `greedy`, `search:500`, `search:200ms`, levels such as `hard`.

`greedy@fitted` names another set of weights than the default: `hand` for greedy, the best set there
is for search. `casual` is greedy that is content with less: the easy level.

An installed package may add bots: its entry points of the group `paintpot.bots` name subclasses of
`Bot` that are constructed with a seed alone.
"""

from typing import Final

from paintpot.bots.bot import Bot, RandomBot
from paintpot.bots.casual import CasualBot
from paintpot.bots.greedy import GreedyBot
from paintpot.bots.search import SearchBot
from paintpot.core.errors import BadBot
from paintpot.core.weights import BEST, HAND

LEVELS: Final = {
    "easy": "casual",
    "normal": "greedy@best",
    "hard": "search:200",
    "expert": "search:2000",
}
"""The levels that people choose from."""

KINDS: Final = ("random", "casual", "greedy", "search:N", "search:Nms")
BOTS: Final = ("random", "casual", "greedy", "easy", "normal", "hard", "expert")
"""Bots that need no number."""

MOST_SIMULATIONS: Final = 10_000_000
MOST_MILLIS: Final = 3_600_000


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """The bot of a specification; BadBot lists what is possible."""
    kind, at, weight_set = LEVELS.get(spec, spec).partition("@")
    name, colon, budget = kind.partition(":")
    if name == "search":
        simulations, millis = _budget(spec, budget)
        return SearchBot(seed, simulations, millis, weight_set if at else BEST)
    if name == "greedy" and not colon:
        return GreedyBot(seed, weight_set if at else HAND)
    if name == "casual" and not colon:
        return CasualBot(seed, weight_set if at else HAND)
    if spec == "random":
        return RandomBot(seed)
    return _from_package(spec, seed)


def _from_package(spec: str, seed: int | str) -> Bot:
    """A bot from another package; BadBot if there is none, or it does not work."""
    # Imported here: it takes as long to import as the bots themselves, and is rarely needed.
    from importlib.metadata import entry_points

    found = {entry.name: entry for entry in entry_points(group="paintpot.bots")}
    if spec not in found:
        known = ", ".join([*KINDS, *sorted(found)])
        raise BadBot(f"There is no bot {spec[:40]!r}; bots: {known}, or {', '.join(LEVELS)}.")
    try:
        bot = found[spec].load()(seed)
    except Exception as error:
        raise BadBot(
            f"The bot {spec!r} of {found[spec].value} cannot be created: {error}."
        ) from error
    if not isinstance(bot, Bot):
        raise BadBot(f"The bot {spec!r} of {found[spec].value} is not a paintpot.bots.bot.Bot.")
    return bot


def _budget(spec: str, text: str) -> tuple[int, int]:
    """Simulations and milliseconds, one of them 0."""
    timed = text.endswith("ms")
    number = text[:-2] if timed else text
    # isdecimal alone accepts digits of other scripts.
    if number.isascii() and number.isdecimal() and len(number) < 10:
        n = int(number)
        if 1 <= n <= (MOST_MILLIS if timed else MOST_SIMULATIONS):
            return (0, n) if timed else (n, 0)
    raise BadBot(
        f"{spec[:40]!r} has no valid budget: search:500 runs 500 simulations for a decision"
        f" (up to {MOST_SIMULATIONS}), search:200ms thinks for 200 ms (up to {MOST_MILLIS})."
    )
