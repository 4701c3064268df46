"""The lessons of INK: what they say is seen, and a choice against their advice is answered."""

from paintpot.core.lessons import MORE, OTHER, RIGHT, LessonRun, lessons_of
from paintpot.core.registry import game


def at(lesson: str, step: str) -> LessonRun:
    ink = game("ink")
    taken = next(one for one in lessons_of(ink) if one.name == lesson)
    run = LessonRun(ink, taken)
    run.go([one.name for one in taken.steps].index(step), [])
    return run


def test_jokers_where_the_palette_was_asked_for_are_answered_and_cost_nothing() -> None:
    for jokers in ("jokers 1", "jokers 2"):
        run = at("painting", "spots")
        assert run.answer("complete 2b").kind == MORE
        before = run.state.view(0)["painters"][0]["jokers"]
        verdict = run.answer(jokers)
        assert (verdict.kind, verdict.answer) == (OTHER, "lesson-painting-spots-jokers")
        assert run.state.view(0)["painters"][0]["jokers"] == before
        assert run.answer("jokers 0").kind == RIGHT


def test_which_number_comes_first_is_not_given_away_and_the_right_one_is_confirmed() -> None:
    run = at("objectives", "two")
    assert run.next_moves() == []
    assert run.answer("complete 2d").answer == "lesson-objectives-two-order"
    assert run.answer("complete 1b").kind == RIGHT
    assert run.next_moves() == ["complete 2d"]


def test_no_large_number_lies_where_the_apprentice_has_found_none() -> None:
    run = at("solo", "end")
    assert run.answer("done").kind == RIGHT
    view = run.ended.view(0)
    assert view["apprentice"]["left"] == view["goal"] - 1, "it has played one bottle"
    tile = view["quills"][view["apprentice"]["lead"] - 1]
    assert not set("567") & set(tile)
