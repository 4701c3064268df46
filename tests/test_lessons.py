"""Lessons of every game, taken by learners who try anything: whatever they choose where a step lets
them choose, the rest can be taken, and what is shown on request does what is asked."""

from random import Random

import pytest

from paintpot.core.lessons import MORE, OTHER, RIGHT, Lesson, LessonRun, lessons_of, result_of
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.texts import catalogue

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


def test_a_turn_that_should_leave_nothing_over_begins_anew() -> None:
    run = LessonRun(find_game("inkdoms"), lesson_of("inkdoms", "white-die"))
    run.go(2, [])
    assert run.answer("blue on U7").kind == MORE
    verdict = run.answer("done")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-white-die-rest-left")
    assert run.made == []
    for move in ("blue on U9", "blue on U7"):
        assert run.answer(move).kind == MORE
    assert run.answer("done").kind == RIGHT


@pytest.mark.parametrize(
    ("last", "result"),
    [
        ("yellow road on B5", {"own": 45, "rival": 35, "result": "won"}),
        ("no copy", {"own": 33, "rival": 34, "result": "lost"}),
    ],
)
def test_a_lesson_that_ends_a_game_knows_who_has_won(last: str, result: dict[str, object]) -> None:
    run = LessonRun(find_game("color-in-kingdom"), lesson_of("color-in-kingdom", "first-province"))
    run.go(11, [])
    assert result_of(run.state) == {}
    assert run.answer(last).kind == RIGHT
    assert result_of(run.ended) == result
    said = catalogue("color-in-kingdom", "en").exact("lesson-first-province-last-done", **result)
    assert ("You win!" if result["result"] == "won" else "Blot wins.") in said
