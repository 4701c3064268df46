"""Puzzles: those that ship are what they claim to be, and false ones are detected."""

from dataclasses import replace
from pathlib import Path

import pytest

import paintpot
from paintpot.cli.main import main
from paintpot.core.errors import BadRecord
from paintpot.lab import puzzles as lab
from paintpot.puzzles.puzzle import (
    GRADES,
    MOST_EASY,
    TOLERANCE,
    Puzzle,
    PuzzleFile,
    Way,
    puzzle_of,
    read_puzzles,
)
from paintpot.puzzles.solving import Solver, moves_given, position

SAMPLED = 9
"""Of the puzzles that ship, one in this many is set up; `paintpot lab puzzles --verify` solves all.
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less of everything: here it is only shown that it works."""
    for name, value in {"SEARCHED": 120, "SAMPLES": 24, "DEEPER": 400, "FRESH": 48}.items():
        monkeypatch.setattr(lab, name, value)


def shipped(name: str) -> list[Puzzle]:
    return read_puzzles(paintpot.game(name)).puzzles


@pytest.mark.parametrize("name", paintpot.games())
def test_what_ships_is_verified_and_varied(name: str) -> None:
    puzzles = shipped(name)
    assert puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert all(puzzle.verified for puzzle in puzzles)
    assert {puzzle.grade for puzzle in puzzles} <= set(GRADES)
    easy = [puzzle for puzzle in puzzles if puzzle.grade == GRADES[0]]
    assert MOST_EASY * (len(easy) - 1) <= len(puzzles)
    for puzzle in puzzles:
        assert puzzle.gap >= lab.GAP
        assert puzzle.gap >= lab.CERTAIN * puzzle.error
        assert puzzle.ways[0].behind == 0
        assert len({way.moves[0] for way in puzzle.solutions}) == 1
        assert len(puzzle.solutions) < len(puzzle.ways)


@pytest.mark.parametrize("name", paintpot.games())
def test_every_way_can_be_played(name: str) -> None:
    game = paintpot.game(name)
    for puzzle in shipped(name)[::SAMPLED]:
        state = position(game, puzzle)
        for way in puzzle.ways:
            there = state.clone()
            for move in way.moves:
                there.play(puzzle.seat, game.parse(move))


@pytest.mark.usefixtures("quick")
def test_a_false_puzzle_is_found_out() -> None:
    game = paintpot.game("inklings")
    true = max(shipped("inklings"), key=lambda puzzle: puzzle.gap)
    assert lab.fault_of(game, true) == ""
    best, *others = true.ways
    false = replace(true, ways=[Way(others[-1].moves, 0.0), Way(best.moves, 2.0)])
    assert "gap" in lab.fault_of(game, false)
    alone = replace(true, ways=[Way(others[-1].moves, 0.0)])
    assert "search 1 plays" in lab.fault_of(game, alone)
    unplayable = replace(true, ways=[Way(["walk d8-1 to d20-1"], 0.0)])
    assert "cannot be played" in lab.fault_of(game, unplayable)


def test_any_way_is_judged() -> None:
    game = paintpot.game("inklings")
    puzzle = max(shipped("inklings"), key=lambda puzzle: puzzle.gap)
    solver = Solver(game, puzzle, "a test", 48)
    for move in solver.state.legal(puzzle.seat):
        behind = solver.behind([move])
        assert (behind <= TOLERANCE) == (game.text(move) == puzzle.ways[0].moves[0])
    assert solver.sampled([game.parse(puzzle.ways[0].moves[0])]) == (0.0, 0.0)


@pytest.mark.usefixtures("quick")
def test_finding_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.json"
    words = ["lab", "puzzles", "inklings", "--workers", "1", "--out"]
    assert main([*words, str(file), "--count", "2"]) == 0
    first = read_puzzles(paintpot.game("inklings"), file)
    assert len(first.puzzles) >= 2
    count = str(len(first.puzzles) + 1)
    assert main([*words, str(file), "--count", count]) == 0
    more = read_puzzles(paintpot.game("inklings"), file)
    assert more.searched > first.searched
    assert more.puzzles[: len(first.puzzles)] == first.puzzles
    again = tmp_path / "again.json"
    assert main([*words, str(again), "--count", count]) == 0
    assert again.read_text() == file.read_text(), "the same, at once or in parts"
    assert main([*words, str(file), "--verify"]) == 0
    assert f"{len(more.puzzles)} verified again, 0 not" in capsys.readouterr().out


def test_files_hold_what_was_put_in(tmp_path: Path) -> None:
    file = PuzzleFile(tmp_path / "p.json", "ink", paintpot.game("ink").rules, 3, [])
    easy = Puzzle([(-1, "a")], 0, [Way(["b"], 0.0)], 1.5, 0.1, GRADES[0], True)
    assert file.add(easy)
    assert not file.add(easy), "no puzzle twice"
    assert not file.add(replace(easy, moves=[(-1, "c")])), "not only easy ones"
    assert file.add(replace(easy, moves=[(-1, "d")], grade="hard"))
    file.write()
    read = read_puzzles(paintpot.game("ink"), file.path)
    assert (read.puzzles, read.searched) == (file.puzzles, 3)
    with pytest.raises(BadRecord):
        read_puzzles(paintpot.game("inkdoms"), file.path)
    with pytest.raises(BadRecord):
        puzzle_of({"moves": 3})
    assert read_puzzles(paintpot.game("ink"), tmp_path / "none.json").puzzles == []


def test_moves_of_a_turn_may_be_given() -> None:
    """Then the rest of the turn is to be found, and the page says so."""
    game = paintpot.game("inkdoms")
    whole = next(puzzle for puzzle in shipped("inkdoms") if not moves_given(game, puzzle))
    first, second, *_ = [(whole.seat, move) for move in whole.ways[0].moves]
    assert moves_given(game, replace(whole, moves=[*whole.moves, first])) == 1
    assert moves_given(game, replace(whole, moves=[*whole.moves, first, second])) == 2
