"""Games are found by looking, in the package and beside it."""

import subprocess
import sys
from pathlib import Path

import pytest

import paintpot

OUTSIDE = Path(__file__).parents[2] / "examples"


def test_games_are_the_folders_of_the_package() -> None:
    assert "inkdoms" in paintpot.games()
    assert list(paintpot.games()) == sorted(paintpot.games())
    for name in paintpot.games():
        assert paintpot.game(name).name == name


def test_a_game_is_loaded_once() -> None:
    assert paintpot.game("inkdoms") is paintpot.game("inkdoms")


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(paintpot.UnknownGame, match="inkdoms"):
        paintpot.game("chess")


def test_a_game_may_lie_in_a_folder_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "drip" not in paintpot.games()
    monkeypatch.setenv("PAINTPOT_GAMES", str(OUTSIDE))
    assert "drip" in paintpot.games()
    state = paintpot.game("drip").start(2)
    assert paintpot.rollout(state, paintpot.Dice(1)) == 6
    monkeypatch.setenv("PAINTPOT_GAMES", "")
    assert "drip" not in paintpot.games()


def test_games_stays_a_function_whatever_is_imported() -> None:
    code = "import paintpot; import paintpot.games.inkdoms.names; print(paintpot.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "inkdoms" in done.stdout
