"""Lessons over HTTP: the rules judge each move, nothing is stored, and every request is bounded."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paintpot.core.examples import examples_of
from paintpot.core.lessons import Lesson, lessons_of
from paintpot.core.registry import game as find_game
from paintpot.table.lesson_jobs import LessonShown, ReadLesson, read_lesson
from tests.server.hosting import Guest, Server, limits, problem
from tests.server.shelves import put_drip, server_with_games

GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also has the examples, and a game with lessons that cannot be read."""
    folder = tmp_path_factory.mktemp("lessons")
    broken = put_drip(folder, "broken")
    (broken / "lessons.json").write_text('{"lessons": [{"name": "X"}]}', "utf-8")
    with server_with_games(folder) as running:
        yield running


def judged(game: str, lesson: str, step: int, moves: list[str], move: str = "", **more: Any) -> Any:
    asked: dict[str, Any] = {
        "example": "",
        "before": [],
        "language": "en",
        "of": None,
        "gains": False,
    }
    job = ReadLesson(
        game=game, lesson=lesson, step=step, moves=moves, move=move, preview=[], **(asked | more)
    )
    return msgspec.json.decode(read_lesson(job), type=LessonShown)


def lesson_of(game: str, name: str) -> Lesson:
    return next(one for one in lessons_of(find_game(game)) if one.name == name)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_asked_for_and_its_solution_is_right(game: str) -> None:
    for lesson in lessons_of(find_game(game)):
        for k, step in enumerate(lesson.steps):
            begin = judged(game, lesson.name, k, [])
            assert (begin.step, begin.steps, begin.made) == (k, len(lesson.steps), [])
            assert begin.asks != lesson.message(step)
            assert begin.way == step.ways[0]
            if step.until is None:
                assert set(begin.marks) == {way[0] for way in step.ways if not step.find}
                assert set(begin.marks) <= set(begin.moves)
            else:
                assert begin.marks == []
            shown = judged(game, lesson.name, k, step.ways[0][:-1], step.ways[0][-1])
            assert (shown.kind, shown.made, shown.moves) == ("right", step.ways[0], [])
            assert shown.log[shown.since].text == step.ways[0][-1]
            # What was there before is there still, and what others did then comes after it.
            assert [one.text for one in begin.log] == [
                one.text for one in shown.log[: len(begin.log)]
            ]
            assert len(shown.log) == len(begin.log) + len(step.ways[0]) + len(step.after)


def test_a_wrong_move_is_answered_and_changes_nothing() -> None:
    begin = judged("inkdoms", "first-colours", 1, [])
    other = judged("inkdoms", "first-colours", 1, [], "red on B8")
    assert (other.kind, other.made, other.view) == ("other", [], begin.view)
    assert other.said.startswith("Hydras are blue")
    refused = judged("inkdoms", "first-colours", 2, [], "red on B5", language="ru")
    assert (refused.kind, refused.made, refused.rule[:2]) == ("refused", [], "ID")
    assert any("а" <= letter <= "я" for letter in refused.said)


def test_everybody_at_a_lesson_has_a_character_of_their_own() -> None:
    assert judged("color-in-kingdom", "copying", 0, []).names == ["You", "Blot", "Sable"]


def test_what_is_to_be_found_is_told_as_long_as_it_is_not() -> None:
    begin = judged("color-in-kingdom", "two-dice", 1, [])
    assert (begin.find, begin.marks) == (True, [])
    assert not judged("color-in-kingdom", "two-dice", 1, [], "5 and 6").find
    assert not judged("color-in-kingdom", "first-province", 0, []).find


def test_a_small_screen_comes_close_to_what_was_chosen() -> None:
    assert judged("inkdoms", "first-colours", 7, []).focus == []
    shown = judged("inkdoms", "first-colours", 7, [], "red from Redhill")
    assert (shown.kind, shown.focus) == ("more", ["Redhill"])


def test_a_right_move_tells_what_it_brought() -> None:
    shown = judged("inkdoms", "first-colours", 1, [], "red on B3")
    assert shown.said.startswith("Tamed!")
    assert sum(points for _, points in shown.changes) == 3
    (told,) = shown.log[shown.since :]
    assert "tamed" in [moment.name for moment in told.moments]


def test_what_was_done_before_stands_and_what_is_missing_is_solved() -> None:
    """A step may have several solutions: the one that was taken is what the next begins with."""
    lesson = lesson_of("inkdoms", "solo")
    race = lesson.steps[0]
    other = race.ways[1]
    assert other != race.ways[0]
    as_solved = judged("inkdoms", "solo", 1, [])
    as_done = judged("inkdoms", "solo", 1, [], before=[other])
    nonsense = judged("inkdoms", "solo", 1, [], before=[["done"]])
    assert [one.text for one in as_done.log if one.seat == 0][-4:] == other
    assert nonsense.log == as_solved.log
    assert as_done.log != as_solved.log


def test_a_way_that_leads_nowhere_begins_anew() -> None:
    lesson = lesson_of("ink", "painting")
    step = lesson.steps[1]
    assert (step.name, step.within) == ("lay", 2)
    begin = judged("ink", "painting", 1, [])
    for place in begin.moves:
        more = judged("ink", "painting", 1, [], place)
        assert (more.kind, more.made) == ("more", [place])
        assert bool(more.way) == (place == step.ways[0][0])
        again = judged("ink", "painting", 1, [place], more.moves[0])
        if again.kind == "other":
            break
    assert (again.kind, again.made, again.view) == ("other", [], begin.view)
    assert again.said


def test_who_went_another_way_is_still_shown_one() -> None:
    """The tile is elsewhere than in the solution, so the solution of later steps may not fit."""
    elsewhere = [["quill 2"], ["tile at 2,0", "turned 1"], ["complete 1c"], ["done"], ["quill 4"]]
    lesson = lesson_of("ink", "painting")
    begun = judged("ink", "painting", 5, [], before=elsewhere)
    assert lesson.steps[5].ways[0][0] not in begun.moves
    assert begun.way
    place, look = begun.way
    done = judged("ink", "painting", 5, [place], look, before=elsewhere)
    assert done.kind == "right"
    skipped = judged("ink", "painting", 8, [], before=elsewhere)
    assert "quill 6" in skipped.moves


def test_gains_a_scene_and_a_preview_come_when_they_are_asked_for() -> None:
    plain = judged("inkdoms", "first-colours", 1, [])
    assert (plain.gains, plain.scene, plain.preview) == ([], None, None)
    full = judged("inkdoms", "first-colours", 1, [], gains=True, of=0)
    assert {gain.move for gain in full.gains} == set(full.moves)
    assert full.scene
    assert full.scene["patches"]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_the_rules_can_be_tried(game: str) -> None:
    """It begins where its picture does; its moves end it, or are refused by its rule."""
    for example in examples_of(find_game(game)):
        begin = judged(game, "", 0, [], example=example.name)
        assert (begin.step, begin.steps, begin.asks, begin.kind) == (0, 1, "", "")
        assert begin.focus == example.focus
        *first, last = begin.way
        end = judged(game, "", 0, first, last, example=example.name)
        if example.refused:
            assert (end.kind, end.view) == ("refused", begin.view)
            assert end.rule
            assert begin.marks == [example.refused]
        else:
            assert (end.kind, end.made) == ("right", begin.way)


async def test_an_example_is_judged_for_a_guest(house: Server) -> None:
    async with Guest(house.url) as ann:
        learn = "/api/games/inkdoms/learn"
        body = {"example": "touching", "move": "red on B6"}
        refused = await ann.post(learn, body)
        assert (refused["kind"], refused["rule"]) == ("refused", "ID-PAINT-4")
        assert refused["focus"] == ["Bluewater"]
        problem(await ann.ask(learn, {"example": "dancing"}), 404, "no-example")
        problem(await ann.ask(learn, body | {"lesson": "towers"}), 400, "bad-request")
        problem(await ann.ask(learn, body | {"step": 1}), 400, "no-step")
        problem(await ann.ask("/api/games/drip/learn", body), 404, "no-example")


async def test_lessons_are_listed_and_judged_for_a_guest(house: Server) -> None:
    async with Guest(house.url) as ann:
        listed = {game["name"]: game["lessons"] for game in (await ann.get("/api/games"))["games"]}
        assert {game: listed[game] for game in GAMES} == {
            game: len(lessons_of(find_game(game))) for game in GAMES
        }
        shown = await ann.get("/api/games/inklings/lessons")
        assert shown["lessons"][0]["title"] == "First hops"
        assert [one["steps"] for one in shown["lessons"]] == [9, 4, 2, 3, 3]
        body = {"lesson": "first-hops", "move": "enter d12-4"}
        right = await ann.post("/api/games/inklings/learn", body)
        assert (right["kind"], right["made"]) == ("right", ["enter d12-4"])
        assert right["names"] == ["You", "Blot"]
        assert await ann.post("/api/games/inklings/learn", body) == right, "nothing is stored"


async def test_a_game_from_outside_teaches_from_its_folder_alone(house: Server) -> None:
    async with Guest(house.url) as ann:
        listed = {game["name"]: game["lessons"] for game in (await ann.get("/api/games"))["games"]}
        assert (listed["drip"], listed["streaks"], listed["broken"]) == (1, 0, 0)
        assert (await ann.get("/api/games/streaks/lessons"))["lessons"] == []
        (lesson,) = (await ann.get("/api/games/drip/lessons"))["lessons"]
        assert lesson == {"name": "a-face", "title": "Keep a face", "steps": 3}
        body = {"lesson": "a-face", "move": "pass", "of": 0}
        pity = await ann.post("/api/games/drip/learn", body)
        assert pity["kind"] == "other"
        assert pity["said"].endswith("Keep it this time.")
        assert pity["scene"]
        kept = await ann.post("/api/games/drip/learn", body | {"move": "keep"})
        assert kept["changes"] == [["kept", 5]]


async def test_what_is_wrong_is_refused_in_a_sentence(house: Server) -> None:
    async with Guest(house.url) as ann:
        learn = "/api/games/drip/learn"
        problem(await ann.ask("/api/games/chess/learn", {"lesson": "a"}), 404, "no-game")
        problem(await ann.ask(learn, {"lesson": "a-nose"}), 404, "no-lesson")
        problem(await ann.ask("/api/games/broken/learn", {"lesson": "a-face"}), 404, "no-lesson")
        problem(await ann.ask(learn, {"lesson": "a-face", "step": 3}), 400, "no-step")
        problem(await ann.ask(learn, {"lesson": "a-face", "move": "fly"}), 400, "bad-move")
        problem(await ann.ask(learn, {"lesson": "a-face", "moves": ["fly"]}), 400, "bad-move")
        for wrong in (
            {},
            {"lesson": ""},
            {"lesson": "a" * 41},
            {"lesson": "a-face", "step": -1},
            {"lesson": "a-face", "step": "0"},
            {"lesson": "a-face", "move": "x" * 201},
            {"lesson": "a-face", "moves": ["keep"] * 61},
            {"lesson": "a-face", "moves": [""]},
            {"lesson": "a-face", "before": [[]] * 41},
            {"lesson": "a-face", "before": [["keep"] * 61]},
            {"lesson": "a-face", "preview": ["keep"] * 9},
            {"lesson": "a-face", "of": 8},
            {"lesson": "a-face", "secret": 1},
        ):
            problem(await ann.ask(learn, wrong), 400, "bad-request")
        # More moves than the step takes: those after its end are ignored.
        ahead = {"lesson": "a-face", "moves": ["keep", "keep"], "move": "keep"}
        assert (await ann.post(learn, ahead)).get("kind", "") == ""


async def test_learning_has_the_limits_of_replays(tmp_path: Path) -> None:
    few = limits(replays=0.001, replays_burst=3)
    with Server(tmp_path / "data", "--workers", "1", *few) as small:
        async with Guest(small.url) as ann:
            learn, body = "/api/games/inklings/learn", {"lesson": "first-hops"}
            for _ in range(3):
                await ann.post(learn, body)
            problem(await ann.ask(learn, body), 429, "too-fast")
