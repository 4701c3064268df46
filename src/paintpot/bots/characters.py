"""Who the bots are: a character for each level, the same in all games, and names for the seats."""

from collections.abc import Iterable
from typing import Final

CHARACTERS: Final = {
    "easy": "Blot",
    "normal": "Quill",
    "hard": "Sable",
    "expert": "Indigo",
}
"""Other bots have no character and are called by what they are: `Random`."""

LONGEST_NAME: Final = 40
"""Letters, as the server takes them."""


def bot_name(level: str, taken: Iterable[str]) -> str:
    """The name of a bot of this level beside those names: `Sable`, and `Sable 2` for another."""
    return distinct(CHARACTERS.get(level, level.capitalize()), taken)


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name itself if nobody has it, else with a number that makes it one of its own."""
    used = {other.casefold() for other in taken}
    n = 1
    found = name
    while found.casefold() in used:
        n += 1
        ending = f" {n}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
