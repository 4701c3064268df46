"""Examples of rules: read from a file, played, and refused where they are not as written down."""

import json
from pathlib import Path
from typing import Any

import pytest

from paintpot.core.examples import (
    LARGEST,
    MOST,
    BadExample,
    as_lesson,
    examples_of,
    play_example,
    read_examples,
)
from paintpot.core.lessons import MORE, OTHER, REFUSED, RIGHT, LessonRun
from paintpot.core.registry import game as find_game

GAME = find_game("color-in-kingdom")
FARM = {"name": "farm", "lesson": "roads-and-farms", "step": "farm"}
FIELD = {
    "name": "field",
    "seats": 1,
    "before": [[-1, "family 2 4 5 6, duty 3"], [0, "2 and 5"]],
    "moves": ["red field on D4"],
}


def read(folder: Path, *examples: dict[str, Any]) -> Any:
    path = folder / "examples.json"
    path.write_text(json.dumps({"examples": examples}), encoding="utf-8")
    return read_examples(GAME, path)


def test_a_position_by_its_moves(tmp_path: Path) -> None:
    [example] = read(tmp_path, FIELD)
    played = play_example(GAME, example)
    assert played.log == [(-1, "family 2 4 5 6, duty 3"), (0, "2 and 5")]
    assert played.before.view(0)["sheets"][0]["paint"] == {}
    assert played.after is not None
    assert played.after.view(0)["sheets"][0]["paint"] == {"D4": "red"}
    assert played.changes == [("strawberry/apart", 1), ("strawberry/most", 10)]


def test_a_position_of_a_lesson_and_its_solution(tmp_path: Path) -> None:
    [example] = read(tmp_path, FARM)
    played = play_example(GAME, example)
    assert played.moves == ["1 and 2", "green farm on C3"]
    assert dict(played.changes) == {"soylent/by-road": 5, "soylent/by-forest": 5}
    again = GAME.start(played.seats, played.options)
    for seat, text in played.log:
        if seat < 0:
            again.chance(text)
        else:
            again.play(seat, GAME.parse(text))
    assert again.dump() == played.before.dump()


def test_an_example_is_tried_as_a_lesson_of_one_step(tmp_path: Path) -> None:
    [farm] = read(tmp_path, FARM)
    run = LessonRun(GAME, as_lesson(GAME, farm))
    played = play_example(GAME, farm)
    assert run.state.dump() == played.before.dump()
    assert run.answer("1 and 4").kind == OTHER
    assert run.answer("1 and 2").kind == MORE
    verdict = run.answer("green farm on C3")
    assert (verdict.kind, verdict.changes) == (RIGHT, played.changes)
    assert played.after is not None
    assert run.ended.dump() == played.after.dump()


def test_moves_of_an_example_may_come_in_any_order_that_the_rules_allow() -> None:
    inkdoms = find_game("inkdoms")
    named = {example.name: example for example in examples_of(inkdoms)}
    [step] = as_lesson(inkdoms, named["full"]).steps
    assert len(step.ways) == 6
    assert {way[-1] for way in step.ways} == {"done"}, "after it nothing can be painted"
    assert step.focus == ["Bluewater"]
    for way in step.ways:
        run = LessonRun(inkdoms, as_lesson(inkdoms, named["full"]))
        assert [run.answer(text).kind for text in way] == [MORE, MORE, MORE, RIGHT]


def test_a_refused_example_can_be_tried_again_and_again() -> None:
    inkdoms = find_game("inkdoms")
    touching = next(one for one in examples_of(inkdoms) if one.name == "touching")
    run = LessonRun(inkdoms, as_lesson(inkdoms, touching))
    for _ in range(2):
        verdict = run.answer(touching.refused)
        assert verdict.kind == REFUSED
        assert verdict.reason is not None
        assert verdict.reason.rule == "ID-PAINT-4"
    assert run.answer("red on B4").kind == OTHER


def test_others_go_on_as_in_the_lesson(tmp_path: Path) -> None:
    [copied] = read(
        tmp_path, {"name": "copied", "lesson": "copying", "step": "copied", "after": True}
    )
    assert ("copycat/copies", 2) in play_example(GAME, copied).changes


def test_a_move_that_is_refused(tmp_path: Path) -> None:
    still = {key: value for key, value in FIELD.items() if key != "moves"}
    [example] = read(tmp_path, {**still, "refused": "blue waterway on D4"})
    played = play_example(GAME, example)
    assert played.after is None
    assert played.reason is not None
    assert played.reason.rule == "CK-BUILD-2"


@pytest.mark.parametrize(
    ("example", "why"),
    [
        ({**FARM, "name": "Farm"}, "not a name"),
        ({**FARM, "lesson": "none"}, "no lesson none"),
        ({**FARM, "step": "none"}, "no step none"),
        ({"name": "x", "step": "farm"}, "a step of no lesson"),
        ({**FARM, "colour": "red"}, "unknown key 'colour'"),
        ({**FARM, "moves": ["no dice"], "refused": "no dice"}, "`moves` or `refused`"),
        ({**FIELD, "before": [[0]]}, "is not"),
        ({**FIELD, "before": [[0, "no dice"]] * 401}, "too many moves"),
        ({**FIELD, "after": True}, "as in no lesson"),
        ({**FIELD, "moves": "no dice"}, "must be a list"),
    ],
)
def test_what_cannot_be_read(tmp_path: Path, example: dict[str, Any], why: str) -> None:
    with pytest.raises(BadExample, match=why):
        read(tmp_path, example)


@pytest.mark.parametrize(
    ("example", "why"),
    [
        ({**FIELD, "moves": []}, "no moves"),
        ({**FIELD, "moves": ["blue waterway on D4"]}, "refused by CK-BUILD-2"),
        ({**FIELD, "before": [[0, "2 and 5"]]}, "refused by"),
        ({**FARM, "refused": "1 and 2"}, "is allowed"),
    ],
)
def test_what_cannot_be_played(tmp_path: Path, example: dict[str, Any], why: str) -> None:
    with pytest.raises(BadExample, match=why):
        play_example(GAME, *read(tmp_path, example))


def test_files_are_bounded(tmp_path: Path) -> None:
    with pytest.raises(BadExample, match="more than"):
        read(tmp_path, *[{**FARM, "name": f"farm-{k}"} for k in range(MOST + 1)])
    with pytest.raises(BadExample, match="same name"):
        read(tmp_path, FARM, FARM)
    path = tmp_path / "examples.json"
    path.write_text(" " * (LARGEST + 1), encoding="utf-8")
    with pytest.raises(BadExample, match="larger"):
        read_examples(GAME, path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadExample, match="not JSON"):
        read_examples(GAME, path)


def test_a_game_need_not_have_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("inklings")
    monkeypatch.setattr(game, "folder", tmp_path)
    assert examples_of(game) == []
