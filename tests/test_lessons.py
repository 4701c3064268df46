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


def test_a_turn_that_should_leave_nothing_over_is_not_ended() -> None:
    run = LessonRun(find_game("inkdoms"), lesson_of("inkdoms", "white-die"))
    run.go(2, [])
    assert run.answer("blue on U7").kind == MORE
    verdict = run.answer("done")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-white-die-rest-left")
    assert run.made == ["blue on U7"]
    assert run.answer("blue on U9").kind == MORE
    assert run.answer("done").kind == RIGHT


def test_a_turn_from_which_no_way_leads_on_begins_anew() -> None:
    lesson = lesson_of("inkdoms", "first-colours")
    at = [step.name for step in lesson.steps].index("free")
    run = LessonRun(find_game("inkdoms"), lesson)
    run.go(at, [])
    # The third drop has no room beside these two.
    for move in ("red from Greenwood", "red on G3", "red on G7"):
        assert run.answer(move).kind == MORE
    verdict = run.answer("done")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-first-colours-free-left")
    assert run.made == []


def test_a_wrong_space_leaves_the_dice_in_hand() -> None:
    """And the field that was built before is where the learner has built it."""
    game = find_game("color-in-kingdom")
    run = LessonRun(game, lesson_of("color-in-kingdom", "fields-and-forests"))
    assert run.answer("red field on G2").kind == RIGHT
    assert run.state.view(0)["sheets"][0]["paint"]["G2"] == "red"
    assert run.answer("1 and 1").kind == MORE
    verdict = run.answer("purple forest on F2")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-fields-and-forests-third-spoilt")
    assert run.made == ["1 and 1"]
    assert run.told[-1] == (0, "1 and 1")
    assert run.answer("purple forest on C4").kind == RIGHT


def test_the_points_that_an_answer_names_are_those_that_came() -> None:
    """A factory beside the field would score 1 point and cost 1: the lesson asks for another."""
    lesson = lesson_of("color-in-kingdom", "first-province")
    at = [step.name for step in lesson.steps].index("factory")
    run = LessonRun(find_game("color-in-kingdom"), lesson)
    run.go(at, [])
    spaces = [run.game.text(move) for move in run.state.legal(0)]
    found: dict[str, list[list[tuple[str, int]]]] = {RIGHT: [], OTHER: []}
    for text in spaces:
        tried = LessonRun(run.game, lesson)
        tried.go(at, [])
        verdict = tried.answer(text)
        found[verdict.kind].append(verdict.changes)
    assert len(found[OTHER]) > 1  # not to copy, and beside the field
    assert found[RIGHT]
    assert all(changes == [("sherbet/each", 1)] for changes in found[RIGHT])


def test_a_step_comes_close_to_what_was_chosen() -> None:
    lesson = lesson_of("inkdoms", "first-colours")
    free = next(step for step in lesson.steps if step.name == "free")
    assert free.about([]) == []
    assert free.about(["red from Redhill"]) == ["Redhill"]
    assert free.about(["red from Redhill", "spell 1 to Bluewater"]) == ["Bluewater"]
    assert free.about(["red from Redhill", "red on R3"]) == ["Redhill"]
    run = LessonRun(find_game("inkdoms"), lesson)
    run.go(lesson.steps.index(free), [])
    taken = {run.game.text(move) for move in run.state.legal(0)}
    assert taken <= set(free.closer)


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


@pytest.mark.parametrize("lesson", ["the-end", "solo"])
def test_the_end_of_a_game_names_the_total(lesson: str) -> None:
    run = LessonRun(find_game("color-in-kingdom"), lesson_of("color-in-kingdom", lesson))
    last = run.lesson.steps[-1]
    run.go(len(run.lesson.steps) - 1, [])
    for move in last.ways[0]:
        run.answer(move)
    result = result_of(run.ended)
    said = catalogue("color-in-kingdom", "en").exact(run.lesson.message(last, "done"), **result)
    assert str(result["own"]) in said
