"""One name for one thing: no two classes of src share a name."""

import ast
from collections import defaultdict
from pathlib import Path

import paintpot

SRC = Path(paintpot.__file__).parent

SHARED = {
    "RollView": "what two games show of a throw; each is the type of its own board",
    "SheetView": "what a game shows of a sheet; boards import it from their own game",
    "Round": "two games have rounds: it is their rulebooks' word",
    "Turn": "two games have turns: it is their rulebooks' word",
}
"""Names that stand for the same thing in several games, with the reason. Nothing else uses them."""


def defined(folder: Path) -> dict[str, list[str]]:
    """The modules that define each class, nested and private ones too."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(folder).as_posix())
    return found


def test_no_two_classes_share_a_name() -> None:
    several = {name: paths for name, paths in defined(SRC).items() if len(paths) > 1}
    assert {name: paths for name, paths in several.items() if name not in SHARED} == {}


def test_what_is_shared_is_shared_by_games_alone() -> None:
    found = defined(SRC)
    for name in SHARED:
        paths = found[name]
        assert len(paths) > 1, f"{name} is no exception any more"
        assert all(path.startswith("games/") for path in paths), name
        assert len({path.split("/")[1] for path in paths}) == len(paths), name
