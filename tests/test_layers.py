"""Each layer imports only from those below it; the lowest three need no other package."""

import ast
import sys
from pathlib import Path

import pytest

import paintpot

SRC = Path(paintpot.__file__).parent
BELOW = {
    "core": {"core", "form"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "texts": {"core", "texts"},
    "puzzles": {"core", "bots", "puzzles"},
    "lab": {"core", "bots", "texts", "puzzles", "lab"},
    "review": {"core", "bots", "texts", "review"},
    "table": {"core", "bots", "texts", "review", "puzzles", "table"},
    "server": {"core", "texts", "table", "server"},
    "cli": {"core", "bots", "texts", "puzzles", "lab", "review", "table", "server", "cli", "form"},
}
COMPILER = {"librt", "mypy_extensions"}


def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path.name} imports relatively"
            found.add(node.module)
            if node.module == "paintpot":
                found |= {f"paintpot.{alias.name}" for alias in node.names}
    return found


def _files(layer: str) -> list[Path]:
    return sorted((SRC / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_from_below(layer: str) -> None:
    assert _files(layer)
    for path in _files(layer):
        for name in _imports(path):
            parts = name.split(".")
            if parts[0] == "paintpot" and len(parts) > 1 and (SRC / parts[1]).is_dir():
                assert parts[1] in BELOW[layer], f"{path.relative_to(SRC)} imports {name}"


@pytest.mark.parametrize("layer", ["core", "games", "bots"])
def test_the_lowest_layers_need_the_standard_library_only(layer: str) -> None:
    for path in _files(layer):
        for name in _imports(path):
            top = name.split(".")[0]
            allowed = top in sys.stdlib_module_names or top == "paintpot"
            by_compiler = top in COMPILER and path.name == "ints.py"
            assert allowed or by_compiler, f"{path.relative_to(SRC)} imports {name}"


def test_a_game_imports_no_other_game() -> None:
    for path in _files("games"):
        own = path.relative_to(SRC / "games").parts[0]
        for name in _imports(path):
            if name.startswith("paintpot.games."):
                assert name.split(".")[2] == own, f"{path.relative_to(SRC)} imports {name}"


def test_nothing_outside_a_game_imports_from_it() -> None:
    folders = [path.parent.name for path in (SRC / "games").glob("*/__init__.py")]
    for layer in ("core", "bots", "texts", "puzzles", "lab", "review", "table", "server", "cli"):
        for path in _files(layer):
            for name in _imports(path):
                assert not any(name.startswith(f"paintpot.games.{game}") for game in folders)
