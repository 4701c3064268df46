"""The lessons and examples that each game has. A game where these cannot be read has none."""

import logging
from functools import cache
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.examples import examples_of
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


@cache
def known_examples(game: str) -> frozenset[str]:
    """The names of the examples in the rules of an installed game."""
    try:
        return frozenset(example.name for example in examples_of(find_game(game)))
    except (PaintpotError, OSError) as error:
        _LOG.warning("The examples of %s are left out: %s", game, error)
        return frozenset()


def forget_lessons() -> None:
    known_lessons.cache_clear()
    known_examples.cache_clear()
