"""docs/new-game.md is true: its game is the one in examples/, and each of its commands works."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from paintpot.core.inks import INKS
from paintpot.core.moments import Moment
from paintpot.core.scenes import Panel, Patch, Scene, Span, Token

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")


SHOWN = dict(re.findall(r"<!-- (examples/[\w/.]+) -->\n```\w+\n(.*?)```\n", PAGE, re.S))
"""The files that the page shows."""


def test_the_page_shows_two_examples() -> None:
    assert {path.split("/")[1] for path in SHOWN} == {"drip", "streaks"}


@pytest.mark.parametrize("path", SHOWN)
def test_the_page_shows_the_example_to_the_letter(path: str) -> None:
    assert SHOWN[path] == (ROOT / path).read_text("utf-8")


def _commands() -> list[list[str]]:
    (block,) = re.findall(r"```\nexport PAINTPOT_GAMES=examples\n(.*?)```", PAGE, re.S)
    return [line.split("#")[0].split() for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the page tells to write."""
    shelf = tmp_path_factory.mktemp("desk") / "examples"
    (shelf / "drip").mkdir(parents=True)
    for name in ("rules.md", "__init__.py"):
        (shelf / "drip" / name).write_text(SHOWN[f"examples/drip/{name}"], "utf-8")
    return shelf.parent


def _run(folder: Path, words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PAINTPOT_GAMES": "examples", "PYTHONPATH": str(ROOT)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_found_checked_and_simulated(folder: Path) -> None:
    commands = [words for words in _commands() if words[:2] != ["paintpot", "play"]]
    checks = [words for words in commands if words[0] == "paintpot"]
    assert len(checks) == 2
    for words in checks:
        done = _run(folder, ["-m", "paintpot.cli", *words[1:]])
        assert done.returncode == 0, done.stdout + done.stderr


def test_it_plays_in_the_terminal(folder: Path) -> None:
    (words,) = [words for words in _commands() if words[:2] == ["paintpot", "play"]]
    typed = "keep\npass\nkeep\nquit\n"
    done = _run(folder, ["-m", "paintpot.cli", *words[1:], "--plain"], typed)
    assert done.returncode == 0, done.stderr
    assert "keep" in done.stdout


def test_it_is_benchmarked(folder: Path) -> None:
    (words,) = [words for words in _commands() if words[0] == "python"]
    assert words == ["python", "-m", "bench", "--game", "drip"]
    asked = ["-m", "bench.run_paintpot", "--game", "drip", "--mode", "interpreted"]
    done = subprocess.run(
        [sys.executable, *asked, "--seconds", "0.1"],
        cwd=ROOT,
        env={
            **os.environ,
            "PAINTPOT_GAMES": str(folder / "examples"),
            "PAINTPOT_PURE": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert '"runner": "drip interpreted"' in done.stdout, done.stderr


def _tables() -> dict[str, dict[str, str]]:
    """The tables of the page by their first heading: names of the first column, and the rest."""
    found: dict[str, dict[str, str]] = {}
    for head, body in re.findall(r"^\| (`?\w+`?) \|.*\n\| --- .*\n((?:\|.*\n)+)", PAGE, re.M):
        for row in body.splitlines():
            names, rest = row.strip("| ").split(" | ", 1)
            for name in re.findall(r"`([^`]+)`", names):
                found.setdefault(head.strip("`"), {})[name] = rest
    return found


@pytest.mark.parametrize("kind", [Scene, Patch, Token, Panel, Span, Moment])
def test_the_page_names_every_field_of_a_picture(kind: type) -> None:
    fields = set(inspect.signature(kind).parameters)
    assert set(_tables()[kind.__name__]) == fields


def test_the_page_names_every_ink() -> None:
    listed = {
        name: f"{ink.letters['en']}, {ink.letters['ru']} | {ink.pattern}"
        for name, ink in INKS.items()
    }
    assert _tables()["ink"] == listed
