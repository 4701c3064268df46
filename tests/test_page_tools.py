"""The tools that make the page: types that fit the server, a build that is whole or not there."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import pytest

from paintpot import game, games
from paintpot.server.openapi import document
from tests.tools import TOOLS, tool

ROOT = Path(__file__).parent.parent


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert tool("page_schema").main(["--check"]) == 0


def test_the_recorded_moments_are_those_of_the_engine() -> None:
    assert tool("record_moments").main(["--check"]) == 0


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build tool, with another folder for the page."""
    monkeypatch.setenv("PAINTPOT_PAGE", str(tmp_path / "page"))
    return tool("build_page")


def node_that_says(folder: Path, version: str, npm: str) -> str:
    """A folder with a Node of that version, and an npm that follows this script."""
    folder.mkdir()
    for name, script in (("node", f"echo {version}"), ("npm", npm)):
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin"


def test_a_page_that_is_as_its_sources_are_is_left_alone(
    builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("built")
    (tmp_path / "page" / ".sources").write_text(builder.digest())
    monkeypatch.setenv("PATH", "")
    assert builder.build() == 0


def test_without_a_node_that_will_do_one_sentence_says_so(
    builder: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", node_that_says(tmp_path / "old", "v20.20.2", "exit 0"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert builder.build() == 2
    assert capsys.readouterr().err.strip() == builder.NO_NODE
    assert not (tmp_path / "page").exists()


def test_a_build_that_fails_leaves_the_page_as_it_was(
    builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("before")
    monkeypatch.setenv("PATH", node_that_says(tmp_path / "new", "v24.1.0", "echo no; exit 1"))
    assert builder.build() == 2
    assert (tmp_path / "page" / "index.html").read_text() == "before"
    assert not builder.is_built(builder.digest())


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built by the real Node from the real sources."""
    where = tmp_path_factory.mktemp("built") / "page"
    done = run_build(where)
    assert done.returncode == 0, done.stdout + done.stderr
    return where


def run_build(where: Path) -> subprocess.CompletedProcess[str]:
    script = [sys.executable, str(Path(TOOLS, "build_page.py"))]
    environment = {**os.environ, "PAINTPOT_PAGE": str(where)}
    return subprocess.run(script, env=environment, capture_output=True, text=True, check=False)


def test_the_page_is_built_whole_and_once(page: Path) -> None:
    assert "/assets/" in (page / "index.html").read_text()
    scripts = [*(page / "assets").glob("*.js")]
    assert scripts
    for file in scripts:
        if file.stat().st_size > 1000:
            assert (page / "assets" / f"{file.name}.br").stat().st_size < file.stat().st_size
    assert [path.name for path in page.parent.iterdir()] == ["page"]
    assert not run_build(page).stdout, "nothing has changed, so nothing is built"


def sources_of_the_types() -> set[str]:
    """The modules that define what the page's types are made from."""
    names = set(document("cookie")["components"]["schemas"])
    modules = [module for name, module in sys.modules.items() if name.startswith("paintpot")]
    found = {
        what.__module__
        for module in modules
        for what in vars(module).values()
        if isinstance(what, type) and what.__name__ in names
    }
    found |= {type_.__module__ for name in games() if (type_ := game(name).view_type)}
    return {f"src/{name.replace('.', '/')}.py" for name in found if name.startswith("paintpot")}


def test_a_change_of_the_types_runs_the_checks_of_the_page_before_a_commit() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    (files,) = re.findall(r"id: checked-page\n.*?files: '(.*?)'", hooks, re.DOTALL)
    sources = sources_of_the_types()
    assert {"src/paintpot/server/messages.py", "src/paintpot/games/ink/view_types.py"} <= sources
    assert [path for path in sources if not re.search(files, path)] == []
    assert re.search(files, "src/paintpot/games/ink/turn.py"), "tests of the page play the games"
    assert not re.search(files, "src/paintpot/bots/search.py")


def test_filming_a_moment_without_a_board_ends() -> None:
    """The board of the developers' page never appears: that is reported instead of waited for."""
    pytest.importorskip("playwright")
    films = tool("film_moments")
    page = MagicMock()
    page.evaluate.return_value = 0
    page.locator.return_value.count.return_value = 0
    passed: list[int] = []

    def run_for(time: int) -> None:
        passed.append(time)
        assert sum(passed) <= films.LONGEST

    page.clock.run_for = run_for
    with pytest.raises(SystemExit, match="hop: no board"):
        films.film(page, "hop")
    assert sum(passed) == films.LONGEST
