"""Games of installed packages: entry points of the group `paintpot.games`."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

import paintpot
from paintpot.core.registry import found_games, is_game

OUTSIDE = Path(__file__).parents[2] / "examples"

GAME = """
from pathlib import Path
from paintpot.core.contract import Game

game = Game()
game.name = "{name}"
game.title = "{title}"
game.seats = range(1, 3)
game.moves, game.rules, game.ledger, game.options = 1, 1, "XX", {{}}
game.folder = Path(__file__).parent
"""
POINTS = (
    "puddle = inky_puddle",
    "rain = inky_puddle.rain:weather",
    "broken = inky_puddle.broken",
    "odd = inky_puddle.rain:stranger",
    "missing = inky_nowhere",
    "inkdoms = inky_puddle",
    "drip = inky_puddle.drip",
)


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package as importlib.metadata finds it on the path."""
    folder = tmp_path / "inky_puddle"
    folder.mkdir()
    puddle = GAME.format(name="puddle", title="Puddle")
    (folder / "__init__.py").write_text(puddle, "utf-8")
    rain = GAME.format(name="rain", title="Rain") + "weather = game\nstranger = 'chess'\n"
    (folder / "rain.py").write_text(rain, "utf-8")
    (folder / "drip.py").write_text(GAME.format(name="drip", title="Other Drip"), "utf-8")
    (folder / "broken.py").write_text("raise RuntimeError('no paint left')", "utf-8")
    info = tmp_path / "inky_puddle-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: inky-puddle\nVersion: 1.0\n", "utf-8"
    )
    (info / "entry_points.txt").write_text("\n".join(["[paintpot.games]", *POINTS, ""]), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "inky_puddle"]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


@pytest.mark.usefixtures("packaged")
def test_an_installed_package_may_bring_games() -> None:
    assert {"puddle", "rain", "inkdoms"} <= set(paintpot.games())
    assert paintpot.game("puddle").title == "Puddle"
    assert sys.modules["inky_puddle"].game is paintpot.game("puddle")
    assert paintpot.game("rain") is paintpot.game("rain")


@pytest.mark.usefixtures("packaged")
def test_those_of_the_package_win_then_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    assert paintpot.game("inkdoms").title == "Inkdoms"
    assert paintpot.game("drip").title == "Other Drip"
    monkeypatch.setenv("PAINTPOT_GAMES", str(OUTSIDE))
    assert paintpot.game("drip").title == "Drip"


@pytest.mark.usefixtures("packaged")
def test_a_broken_one_is_left_out_with_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    reasons = {
        "broken": "RuntimeError: no paint left",
        "odd": "it offers no Game called game",
        "missing": "ModuleNotFoundError: No module named 'inky_nowhere'",
    }
    with caplog.at_level(logging.WARNING, "paintpot"):
        for _ in range(3):
            assert not set(reasons) & set(paintpot.games())
    assert len(caplog.records) == len(reasons)
    for name, reason in reasons.items():
        [line] = [said for said in caplog.messages if f"entry point {name!r}" in said]
        assert reason in line
        assert name in found_games()
        assert not is_game(name)
        with pytest.raises(paintpot.UnknownGame, match=reason.partition(":")[0]):
            paintpot.game(name)
    assert "inky_puddle.broken" not in sys.modules


def test_what_is_not_needed_is_not_loaded(packaged: Path) -> None:
    """Listing names loads no game, and a game in a folder asks for no installed packages."""
    code = (
        "import sys\n"
        "from paintpot.core.registry import found_games, game\n"
        "from paintpot.cli.main import main\n"
        "game('inklings')\n"
        "print('importlib.metadata' in sys.modules)\n"
        "main(['version']), main(['--help'])\n"
        "print('puddle' in found_games())\n"
        "print([name for name in ('inkdoms', 'ink', 'color_in_kingdom')"
        " if f'paintpot.games.{name}' in sys.modules], 'inky_puddle' in sys.modules)\n"
    )
    path = os.pathsep.join([str(packaged), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert lines[0] == "False"
    assert lines[-2:] == ["True", "[] False"]
