"""Games are found by looking, in the package and beside it."""

import logging
import os
import shutil
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


def test_of_two_games_with_one_name_the_first_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folders in the order of the variable, as in PATH; before them all the package itself."""
    shelves = [tmp_path / name for name in ("first", "second", "third")]
    for shelf in shelves:
        for game in ("drip", "inkdoms"):
            shutil.copytree(OUTSIDE / "drip", shelf / game)
    monkeypatch.setenv("PAINTPOT_GAMES", os.pathsep.join(map(str, shelves)))
    assert paintpot.game("drip").folder == shelves[0] / "drip"
    assert paintpot.game("inkdoms").title == "Inkdoms"
    monkeypatch.setenv("PAINTPOT_GAMES", os.pathsep.join(map(str, reversed(shelves))))
    assert paintpot.game("drip").folder == shelves[2] / "drip"


def test_games_stays_a_function_whatever_is_imported() -> None:
    code = "import paintpot; import paintpot.games.inkdoms.names; print(paintpot.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "inkdoms" in done.stdout


BAD = {
    "raising": ("raise RuntimeError('no paint left')", "RuntimeError: no paint left"),
    "unparsable": ("game = (", "SyntaxError in __init__.py, line 1"),
    "missing_part": ("from paintpot.games.missing_part.rules import game", "ModuleNotFoundError"),
    "leaving": ("raise SystemExit(3)", "SystemExit: 3"),
    "empty": ("", "it offers no Game called game"),
    "other_thing": ("game = 'chess'", "it offers no Game called game"),
    "wrong_name": (
        "from paintpot.core.contract import Game\ngame = Game()\ngame.name = 'right'",
        "the game calls itself 'right', not 'wrong-name'",
    ),
    "half": (
        "from paintpot.core.contract import Game\ngame = Game()\ngame.name = 'half'",
        "the game does not say its 'title'",
    ),
}


@pytest.fixture
def bad_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Eight bad folders beside a good one."""
    for name, (source, _) in BAD.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(source)
    monkeypatch.setenv(
        "PAINTPOT_GAMES", os.pathsep.join(map(str, (tmp_path, OUTSIDE, tmp_path / "nowhere")))
    )
    return tmp_path


def test_bad_folders_are_left_out_with_one_warning_each(
    bad_shelf: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "paintpot"):
        for _ in range(3):
            assert set(paintpot.games()) == {
                "color-in-kingdom",
                "drip",
                "ink",
                "inkdoms",
                "inklings",
                "streaks",
            }
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == len(BAD)
    for name, (_, reason) in BAD.items():
        [line] = [line for line in said if str(bad_shelf / name / "__init__.py") in line]
        assert reason in line
    assert paintpot.game("drip").start(2)


@pytest.mark.parametrize("name", BAD)
def test_a_game_that_is_left_out_says_why(bad_shelf: Path, name: str) -> None:
    for _ in range(2):
        with pytest.raises(paintpot.UnknownGame, match="is left out: ") as caught:
            paintpot.game(name.replace("_", "-"))
        assert BAD[name][1] in str(caught.value)
    assert f"paintpot.games.{name}" not in sys.modules
