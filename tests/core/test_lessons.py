"""Lessons: read from a game's folder, judged by its rules; a wrong answer loses nothing."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from examples.drip import DripGame

from paintpot.core.lessons import (
    MORE,
    OTHER,
    REFUSED,
    RIGHT,
    BadLesson,
    LessonRun,
    lessons_of,
    read_lessons,
)
from paintpot.core.registry import game

KEEP = {"name": "keep", "before": [[-1, "5"]], "solution": ["keep"], "after": [[1, "pass"]]}
WHEEL = (
    "quill 1: R4-R-R-Do; quill 2: Y4-Y-Y-Po; quill 3: L4-L-L-Ro;"
    " quill 4: D4-D-D-Yo; quill 5: P4-P-P-Lo; quill 6: R-R-Ro-Y"
)
"""Tiles of INK; the first has a 4 in red, and three red squares."""


def run_of(tmp_path: Path, *steps: dict[str, Any], name: str = "drip", seats: int = 2) -> LessonRun:
    data = {"lessons": [{"name": "one", "seats": seats, "steps": list(steps)}]}
    path = tmp_path / "lessons.json"
    path.write_text(json.dumps(data))
    played = DripGame() if name == "drip" else game(name)
    return LessonRun(played, read_lessons(played, path)[0])


def test_a_right_answer_tells_what_it_brought(tmp_path: Path) -> None:
    run = run_of(tmp_path, KEEP)
    verdict = run.answer("keep")
    assert (verdict.kind, verdict.changes) == (RIGHT, [("kept", 5)])
    assert [moment.name for moment in verdict.moments] == ["kept"]
    assert run.over


def test_what_is_not_asked_changes_nothing_and_answers(tmp_path: Path) -> None:
    run = run_of(tmp_path, {**KEEP, "mistakes": {"pass": "pity"}})
    before = run.state.dump()
    verdict = run.answer("pass")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-one-keep-pity")
    assert run.state.dump() == before
    assert not run.over


def test_what_the_rules_forbid_may_have_an_answer_of_the_lesson(tmp_path: Path) -> None:
    run = run_of(tmp_path, {**KEEP, "before": [], "refused": {"keep": "throw-first"}})
    verdict = run.answer("keep")
    assert (verdict.kind, verdict.answer) == (REFUSED, "lesson-one-keep-throw-first")
    assert verdict.reason is not None, "its rule is still named"
    assert run.answer("pass").answer == ""


def test_what_is_asked_is_no_mistake_in_another_order() -> None:
    """Inkdoms: a kingdom is full whichever of its areas is painted last."""
    played = game("inkdoms")
    lesson = next(one for one in lessons_of(played) if one.name == "first-colours")
    at = next(k for k, step in enumerate(lesson.steps) if step.name == "full")
    *areas, done = lesson.steps[at].ways[0]
    for order in permutations(areas):
        run = LessonRun(played, lesson)
        run.go(at, [])
        early = run.answer(done)
        assert (early.kind, early.answer) == (OTHER, "lesson-first-colours-full-early")
        assert [run.answer(text).kind for text in (*order, done)] == [MORE, MORE, MORE, RIGHT]


def test_what_is_to_be_found_is_not_marked(tmp_path: Path) -> None:
    assert run_of(tmp_path, KEEP).next_moves() == ["keep"]
    run = run_of(tmp_path, {**KEEP, "find": True})
    assert run.next_moves() == []
    assert run.shown() == ["keep"]


def test_what_is_against_the_rules_names_its_rule(tmp_path: Path) -> None:
    run = run_of(tmp_path, {**KEEP, "before": [[-1, "5"], [0, "pass"]]})
    verdict = run.answer("keep")
    assert verdict.kind == REFUSED
    assert verdict.reason is not None
    assert verdict.reason.rule == "DR-2"


def test_a_way_of_several_moves_can_be_taken_back_and_shown(tmp_path: Path) -> None:
    played = game("inklings")
    state = played.start(1)
    state.chance(first := state.clone().roll(_dice()))
    moves = [played.text(move) for move in state.legal(0)[:2]]
    way = {"name": "walk", "before": [[-1, first]], "solution": moves[:1], "also": [moves[1:]]}
    run = run_of(tmp_path, way, name="inklings", seats=1)
    assert run.shown() == moves[:1]
    assert not run.undo()
    assert run.answer(moves[1]).kind == RIGHT


def test_until_lets_the_learner_find_the_way(tmp_path: Path) -> None:
    """Any moves will do; a turn that ends without what was asked is restarted."""
    step = {"name": "score", "before": [[-1, "4"]], "solution": ["keep"]}
    run = run_of(tmp_path, {**step, "until": {"lines": {"kept": 4}}}, seats=1)
    before = run.state.dump()
    assert run.answer("pass").kind == OTHER
    assert run.state.dump() == before
    assert run.made == []
    assert run.answer("keep").kind == RIGHT
    again = run_of(tmp_path, {**step, "until": {"moment": "kept"}}, seats=1)
    assert again.answer("keep").kind == RIGHT
    turn = run_of(tmp_path, {**step, "until": {"turn": True}}, seats=2)
    assert turn.answer("pass").kind == RIGHT


def test_until_a_move_has_become_legal(tmp_path: Path) -> None:
    """A learner who has not opened it within this many moves starts again, and is told so."""
    setup = [
        [-1, "seat 1: R-Y-L-D, red and yellow"],
        [-1, "bonus 1, 5, 6, 11"],
        [-1, WHEEL],
        [0, "quill 1"],
    ]
    lay = {
        "name": "lay",
        "before": setup,
        "solution": ["tile at -2,0", "turned 1"],
        "until": {"open": ["complete 1b", "complete 1d"]},
        "within": 2,
        "otherwise": "small",
    }
    run = run_of(tmp_path, lay, name="ink", seats=1)
    before = run.state.dump()
    assert run.answer("tile at 0,-2").kind == MORE
    verdict = run.answer("turned 0")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-one-lay-small")
    assert run.state.dump() == before
    assert run.shown() == ["tile at -2,0", "turned 1"]
    assert [run.answer(text).kind for text in run.shown()] == [MORE, RIGHT]
    assert run.over


def test_what_was_not_foreseen_has_an_answer_of_its_own(tmp_path: Path) -> None:
    run = run_of(tmp_path, {**KEEP, "otherwise": "pity"})
    verdict = run.answer("pass")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-one-keep-pity")


def test_a_foreseen_mistake_is_answered_and_not_made(tmp_path: Path) -> None:
    step = {"name": "score", "before": [[-1, "4"]], "solution": ["keep"], "until": {"turn": True}}
    run = run_of(tmp_path, {**step, "mistakes": {"pass": "pity"}})
    before = run.state.dump()
    verdict = run.answer("pass")
    assert (verdict.kind, verdict.answer) == (OTHER, "lesson-one-score-pity")
    assert run.state.dump() == before
    assert run.answer("keep").kind == RIGHT


def test_undo_within_a_step(tmp_path: Path) -> None:
    played = game("inkdoms")
    state = played.start(1)
    state.chance(throw := state.clone().roll(_dice()))
    first = state.legal(0)[0]
    state.apply(0, first)
    way = [played.text(first), played.text(state.legal(0)[0])]
    run = run_of(
        tmp_path,
        {"name": "two", "before": [[-1, throw]], "solution": way},
        name="inkdoms",
        seats=1,
    )
    start = run.state.dump()
    assert run.answer(way[0]).kind == MORE
    assert run.shown() == way[1:]
    assert run.undo()
    assert run.state.dump() == start
    assert [run.answer(text).kind for text in way] == [MORE, RIGHT]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"solution": ["jump"]}, "'jump' is not a move of Drip"),
        ({"solution": []}, "a way without moves"),
        ({"name": "Keep it"}, "is not a name"),
        ({"padding": 1}, "'padding' is not one of"),
        ({"before": [[-1]]}, "is not [seat, text]"),
        ({"before": [[-1, "7"]]}, "The die shows 1 to 6"),
        ({"until": {"luck": 1}}, "`until` has one of moment, lines, turn, open"),
        ({"until": {"open": "jump"}}, "'jump' is not a move of Drip"),
        ({"until": {"turn": True}, "within": 0}, "`within` is a number from 1 to 60"),
        ({"within": 2}, "`within` needs `until`"),
        ({"otherwise": "No way"}, "is not a name"),
        ({"focus": "d8"}, "must be a list, found 'd8'"),
        ({"focus": [8]}, "`focus` names up to 20 parts"),
        ({"focus": ["d8"] * 21}, "`focus` names up to 20 parts"),
    ],
)
def test_a_bad_lesson_says_where_it_is_wrong(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadLesson, match=r"(?s).*") as fault:
        run_of(tmp_path, {**KEEP, **change})
    assert said in str(fault.value)


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    played = DripGame()
    played.folder = tmp_path
    assert lessons_of(played) == []


def _dice() -> Any:
    from paintpot.core.dice import Dice

    return Dice(3)
