"""Lessons of every game, taken by learners who try anything: whatever they choose where a step lets
them choose, the rest can be taken, and what is shown on request does what is asked."""

from random import Random

import pytest

from paintpot.core.lessons import MORE, RIGHT, Lesson, LessonRun, lessons_of
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games

LEARNERS = 6
TRIES = 30
"""Moves that a learner tries in a step before asking to be shown."""

LESSONS = [(game, lesson.name) for game in games() for lesson in lessons_of(find_game(game))]


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(find_game(game)) if lesson.name == name)


def try_anything(run: LessonRun, luck: Random, tries: int) -> None:
    """Make legal moves at random until the step is done or the learner gives up."""
    step = run.step
    for _ in range(tries):
        if run.over or run.step is not step:
            return
        run.answer(run.game.text(luck.choice(run.state.legal(0))))


def ask_and_follow(run: LessonRun) -> None:
    shown = run.shown()
    kinds = [run.answer(text).kind for text in shown]
    assert kinds == [MORE] * (len(shown) - 1) + [RIGHT]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whatever_a_learner_tries_the_lesson_goes_on(game: str, name: str) -> None:
    for seed in range(LEARNERS):
        luck = Random(seed)
        run = LessonRun(find_game(game), lesson_of(game, name))
        while not run.over:
            step = run.step
            try_anything(run, luck, luck.choice((0, TRIES, TRIES)))
            if not run.over and run.step is step:
                ask_and_follow(run)


def test_the_lessons_of_the_house_are_found() -> None:
    assert ("color-in-kingdom", "first-province") in LESSONS
