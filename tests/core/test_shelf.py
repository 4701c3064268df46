"""Sheets by name, and custom ones."""

import json
from pathlib import Path

import pytest

from paintpot import BadSheet
from paintpot.core.shelf import Shelf

SQUARE = {
    "format": 1,
    "game": "toy",
    "name": "Square",
    "size": [10, 10],
    "areas": [{"id": "A", "outline": [[0, 0], [10, 0], [10, 10], [0, 10]], "at": [5, 5]}],
}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    for name in ("small", "large"):
        (tmp_path / f"{name}.json").write_text(json.dumps(SQUARE | {"name": name}))
    return Shelf(tmp_path)


def test_sheets_are_the_files_of_the_folder(shelf: Shelf) -> None:
    assert shelf.names() == ["large", "small"]
    assert shelf.sheet("small").name == "small"


def test_a_sheet_may_be_brought_as_data(shelf: Shelf) -> None:
    assert shelf.sheet(SQUARE).name == "Square"


def test_the_same_option_gives_the_same_sheet(shelf: Shelf) -> None:
    assert shelf.sheet("small") is shelf.sheet("small")
    assert shelf.sheet(SQUARE) is shelf.sheet(dict(SQUARE))


@pytest.mark.parametrize("option", [None, 3, [], {1, 2}, {"format": 1}, "huge", "../small"])
def test_anything_else_is_told_in_a_sentence(shelf: Shelf, option: object) -> None:
    with pytest.raises(BadSheet):
        shelf.sheet(option)
