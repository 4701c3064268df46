"""Solving a puzzle: the verdict comes with the end of the turn, and nothing of it before."""

import re
from typing import Any

import pytest

from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.puzzles.puzzle import TOLERANCE, read_puzzles
from paintpot.puzzles.solving import position
from paintpot.table.puzzle_reasons import beyond, reason
from paintpot.texts import LANGUAGES
from paintpot.texts.hints import hint_sentences
from tests.server.hosting import Guest, problem


async def solve(guest: Guest, game: str, id: str, moves: list[str]) -> Any:
    return await guest.post(f"/api/puzzles/{game}", {"id": id, "moves": moves})


async def test_every_game_has_one_for_today(ann: Guest) -> None:
    found = await ann.get("/api/puzzles")
    assert set(found["daily"]) == set(found["counts"]) == set(games())
    for name, daily in found["daily"].items():
        listed = await ann.get(f"/api/puzzles/{name}")
        ids = [one["id"] for one in listed["puzzles"]]
        assert listed["daily"] == daily
        assert len(ids) == found["counts"][name]
        assert daily in ids


@pytest.mark.parametrize("name", games())
async def test_the_best_turn_solves_it_and_the_worst_does_not(ann: Guest, name: str) -> None:
    puzzle = read_puzzles(find_game(name)).puzzles[0]
    best, worst = puzzle.ways[0].moves, puzzle.ways[-1].moves
    for k in range(len(best)):
        now = await solve(ann, name, puzzle.id, best[:k])
        assert now["verdict"] is None
        assert set(now) & {"ways", "best", "gap"} == set()
        assert best[k] in now["moves"]
    now = await solve(ann, name, puzzle.id, best)
    assert (now["verdict"]["solved"], now["verdict"]["behind"]) == (True, 0.0)
    assert now["moves"] == []
    now = await solve(ann, name, puzzle.id, worst)
    assert not now["verdict"]["solved"]
    assert now["verdict"]["behind"] == pytest.approx(puzzle.ways[-1].behind, abs=0.06)
    assert now["verdict"]["best"] == best
    assert len(now["verdict"]["gains"]) == len(best)
    more = {"id": puzzle.id, "moves": [*best, best[0]]}
    problem(await ann.ask(f"/api/puzzles/{name}", more), 400, "puzzle-over")


@pytest.mark.parametrize("name", games())
def test_every_verdict_has_a_reason(name: str) -> None:
    """In words, and never in the codes of places."""
    game = find_game(name)
    for puzzle in read_puzzles(game).puzzles[:40]:
        state = position(game, puzzle)
        for way in puzzle.ways:
            made = [game.parse(text) for text in way.moves]
            behind = way.behind if way.behind > TOLERANCE else 0.0
            for language in LANGUAGES:
                found = reason(game, puzzle, state, made, behind, language)
                assert found.why.endswith(".")
                assert not re.search(r"\b[A-Z]\d|_|/", found.why), found.why
            before, after = state.standing(puzzle.seat).total, state.clone()
            for move in made:
                after.play(puzzle.seat, move)
            gained = sum([points for _, points in found.own])
            if not after.due(puzzle.seat) and after.news(puzzle.seat) == state.news(puzzle.seat):
                assert gained == after.standing(puzzle.seat).total - before


def test_a_miss_hears_what_only_the_best_turn_brings() -> None:
    both = [("Greenwood/colours", 1)]
    best = [[*both, ("Umberland/colours", 1)], [("griffins/defeated", 2), ("Redhill/capital", -1)]]
    difference = [("griffins/defeated", 1), ("Umberland/colours", 1), ("Redhill/capital", -1)]
    assert beyond(best, difference) == [[("Umberland/colours", 1)], [("griffins/defeated", 1)]]


def test_where_more_comes_later_the_reason_says_so() -> None:
    """Though the game has no words for what it is."""
    told = hint_sentences("ink", [([[]], [])], hopes=[True])[0]
    assert told == "No bottles now, but it should bring more in later turns."
    scores = [[("strawberry/apart", 1)]]
    told = hint_sentences("color-in-kingdom", [(scores, [])], hopes=[True])[0]
    assert told.endswith(". That also should bring more in later turns.")
    # Beside other ideas that score no more, an idea that scores needs no such reason.
    both = hint_sentences("color-in-kingdom", [(scores, []), (scores, [])], hopes=[True, True])
    assert not any(["later" in one for one in both])


async def test_what_is_not_allowed_is_explained(ann: Guest) -> None:
    puzzle = read_puzzles(find_game("inkdoms")).puzzles[0]
    now = await solve(ann, "inkdoms", puzzle.id, ["done"])
    assert now["refused"]["rule"].startswith("ID-")
    assert now["refused"]["words"]
    assert now["made"] == []
    where = "/api/puzzles/inkdoms"
    problem(await ann.ask(where, {"id": "0" * 10, "moves": []}), 400, "no-puzzle")
    problem(await ann.ask(where, {"id": puzzle.id, "moves": ["fly"]}), 400, "bad-move")
    problem(await ann.ask("/api/puzzles/chess", {"id": "0" * 10, "moves": []}), 404, "no-game")
