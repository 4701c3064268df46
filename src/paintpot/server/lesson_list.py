"""The lessons that each game has. A game whose lessons cannot be read has none."""

import logging
from functools import cache
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.lessons import Lesson, lessons_of
from paintpot.core.registry import game as find_game

_LOG: Final = logging.getLogger("paintpot")


@cache
def known_lessons(game: str) -> list[Lesson]:
    """The lessons of an installed game, in order."""
    try:
        return lessons_of(find_game(game))
    except (PaintpotError, OSError) as error:
        _LOG.warning("The lessons of %s are left out: %s", game, error)
        return []


def forget_lessons() -> None:
    known_lessons.cache_clear()
