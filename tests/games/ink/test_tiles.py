"""The box: ink tiles, starting tiles, and their orientations."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import paintpot
from paintpot.core.errors import BadSheet
from paintpot.games.ink.names import LETTERS
from paintpot.games.ink.tiles import BOX, DATA, STARTING, TileSet, tile_name
from tests.games.ink.reference import Face, faces, flipped, turned

LEDGER = Path(paintpot.game("ink").folder / "rules.md").read_text(encoding="utf-8")
INK_TILES = range(95)


def printed(tile: int, orientation: int = 0) -> tuple[Face, int]:
    """A tile of the engine in the reference's terms."""
    squares, link = BOX.look(tile, orientation)
    marks = ("", "o", "", "3", "4", "5", "6", "7")
    return tuple((LETTERS[colour], marks[mark]) for colour, mark in squares), link


def ledger_tiles() -> list[tuple[Face, int]]:
    """The 95 tiles as the ledger's patterns tell them."""
    found = []
    for colours, marks, link in re.findall(r"`([0-4]{4}) ([.o3-7]{4})( L)?`", LEDGER):
        if marks != "....":
            for shift in range(5):
                face = tuple(
                    (LETTERS[(int(c) + shift) % 5], m.strip("."))
                    for c, m in zip(colours, marks, strict=True)
                )
                found.append((face, 1 if link else 0))
    return found


@pytest.mark.rule("INK-TILE-1", "INK-SETUP-4")
def test_the_95_tiles_are_those_of_the_ledger() -> None:
    assert len(ledger_tiles()) == 95
    assert Counter(printed(tile) for tile in INK_TILES) == Counter(ledger_tiles())


@pytest.mark.rule("INK-TILE-1")
def test_no_two_tiles_are_alike_however_they_lie() -> None:
    assert len({frozenset(faces(*printed(tile))) for tile in INK_TILES}) == 95


@pytest.mark.rule("INK-TILE-2", "INK-OBJ-1")
def test_the_tiles_are_fair_to_all_colours() -> None:
    squares = [square for tile in INK_TILES for square in printed(tile)[0]]
    assert Counter(colour for colour, _ in squares) == dict.fromkeys(LETTERS, 76)
    assert Counter(c for c, mark in squares if mark.isdigit()) == dict.fromkeys(LETTERS, 13)
    assert Counter(colour for colour, mark in squares if mark == "o") == dict.fromkeys(LETTERS, 24)
    assert Counter(mark for _, mark in squares if mark.isdigit()) == {
        "3": 10,
        "4": 20,
        "5": 15,
        "6": 15,
        "7": 5,
    }


@pytest.mark.rule("INK-TILE-3")
def test_starting_tiles_have_four_colours_and_nothing_else() -> None:
    starts = [printed(STARTING + shift) for shift in range(5)]
    assert len(set(starts)) == 5
    for shift, (face, link) in enumerate(starts):
        assert link == 0
        assert face == tuple((LETTERS[(k + shift) % 5], "") for k in range(4))


@pytest.mark.rule("INK-TILE-4")
def test_a_tile_has_two_to_four_colours() -> None:
    for tile in INK_TILES:
        assert 2 <= len({colour for colour, _ in printed(tile)[0]}) <= 4


@pytest.mark.rule("INK-A1", "INK-ADD-3")
@pytest.mark.parametrize("tile", [0, 2, 40, 93, 94, STARTING])
def test_a_tile_lies_in_eight_ways_four_of_them_mirrored(tile: int) -> None:
    front = printed(tile)
    for k in range(4):
        assert printed(tile, k) == front
        front = turned(*front)
    back = flipped(*printed(tile))
    for k in range(4):
        assert printed(tile, 4 + k) == back
        back = turned(*back)
    assert {printed(tile, k) for k in range(8)} == faces(*printed(tile))


@pytest.mark.rule("INK-A6")
def test_a_link_changes_its_diagonal_with_every_quarter_turn_and_flip() -> None:
    linked = [tile for tile in INK_TILES if printed(tile)[1]]
    assert len(linked) == 20
    for tile in linked:
        assert [printed(tile, k)[1] for k in range(8)] == [1, 2, 1, 2, 2, 1, 2, 1]
        for k in range(8):
            face, link = printed(tile, k)
            one, other = (face[0], face[2]) if link == 1 else (face[1], face[3])
            assert one[0] == other[0], "a link joins squares of one colour"


def test_a_tile_is_named_as_it_is_printed() -> None:
    assert tile_name(10) == "R4-R-R-Do"
    assert tile_name(44) == "Po-R-P-R4+"
    assert len({tile_name(tile) for tile in range(100)}) == 100


# -- a box with a fault is refused, and the place is named

GOOD = json.loads(DATA.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("format", 2, "mybox: 'format' must be 1"),
        ("patterns", ["0001 ...."], "mybox: 'patterns' must list 19 patterns"),
        ("starting", "0123 o...", "mybox: 'starting' must be plain"),
        ("white_spots", -1, "mybox: 'white_spots' must be"),
        ("number_tokens", {"3": 3}, "mybox: 'number_tokens': '4' must be"),
        ("slots", {"odd": {"8": 1}}, "mybox: slots 'odd': '8' is no objective"),
        ("slots", {"odd": {"4": 5}}, "mybox: slots 'odd': the slot of 4 must be 1 to 4"),
    ],
)
def test_a_box_with_a_fault_is_refused(key: str, value: object, said: str) -> None:
    assert TileSet(GOOD, "mybox").white_spots == 14
    with pytest.raises(BadSheet, match=said):
        TileSet({**GOOD, key: value}, "mybox")


@pytest.mark.rule("INK-TILE-1", "INK-TILE-4")
@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ("0000 ....", "pattern 3: a tile has 2 to 4 colours"),
        ("0012 4.o. L", "pattern 3: L joins two corners of different colours"),
        ("0015 ....", "pattern 3: '5' is no colour offset"),
        ("0012 ...2", "pattern 3: '2' is no mark"),
        ("0012", "pattern 3: '0012' does not read like"),
        ("2000 o.o.", "pattern 3: the same as pattern 2"),
    ],
)
def test_a_pattern_with_a_fault_is_refused(pattern: str, said: str) -> None:
    patterns = list(GOOD["patterns"])
    patterns[2] = pattern
    with pytest.raises(BadSheet, match=said):
        TileSet({**GOOD, "patterns": patterns}, "mybox")
