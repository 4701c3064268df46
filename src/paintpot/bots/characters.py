"""A character for each level of bots, the same in all games, and names for their seats."""

from collections.abc import Iterable
from typing import Final

CHARACTERS: Final = {
    "easy": "Blot",
    "normal": "Quill",
    "hard": "Sable",
    "expert": "Indigo",
}
"""Other bots have no character and are named after their kind: `Random`."""

COMPANY: Final = ("easy", "hard", "expert")
"""Who sits at the other seats of a lesson, each with a face of its own: Quill is the teacher."""

LONGEST_NAME: Final = 40
"""Characters, the same limit as on the server."""


def bot_name(level: str, taken: Iterable[str]) -> str:
    """The name of a bot of this level beside other names: `Sable`, and `Sable 2` for another."""
    return distinct(CHARACTERS.get(level, level.capitalize()), taken)


def with_company(learner: str, seats: int) -> list[str]:
    """The names at the seats of a lesson: the learner, and others who are easily told apart."""
    names = [learner]
    while len(names) < seats:
        names.append(bot_name(COMPANY[(len(names) - 1) % len(COMPANY)], names))
    return names


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name itself if it is free, else with a number that makes it unique."""
    used = {other.casefold() for other in taken}
    n = 1
    found = name
    while found.casefold() in used:
        n += 1
        ending = f" {n}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
