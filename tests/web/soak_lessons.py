"""Every lesson of every game in each way by itself, in each language.

Part of the soak (`python -m tests.server.soak pages`); `test_lessons.py` takes each lesson once, in
all ways by turns.
"""

import pytest
from playwright.sync_api import expect

from paintpot.core.lessons import lessons_of
from paintpot.core.registry import game as find_game
from paintpot.texts import LANGUAGES
from tests.web.conftest import DESKTOP, NewPage
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger
from tests.web.test_lessons import GAMES, Learner
from tests.web.test_lessons import server as server  # the fixture

WAYS = {
    "mouse": Finger,
    "finger": lambda page: Finger(page, touch=True),
    "keys": Keyboard,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_taken_in_one_way(
    new_page: NewPage, game: str, language: str, way: str
) -> None:
    page = new_page(DESKTOP, touch=True, reduced_motion="reduce")
    lessons = lessons_of(find_game(game))
    learner = Learner(page, game, WAYS[way](page))
    page.goto(f"/learn/{game}")
    page.evaluate("(chosen) => localStorage.setItem('paintpot/language', chosen)", language)
    page.reload()
    expect(page.locator("main li a")).to_have_count(len(lessons))
    for number in range(len(lessons)):
        learner.take(number, language)
    expect(page.locator("main li a.done")).to_have_count(len(lessons))
