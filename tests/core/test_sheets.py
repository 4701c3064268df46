"""Sheets: reading, refusing, neighbours, tilings."""

import copy
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot.core import sheets
from paintpot.core.errors import BadSheet
from paintpot.core.sheets import (
    Sheet,
    check_tiling,
    load_sheet,
    read_sheet,
)

# +---+---+   A is tall, B and C lie beside it: A's long side meets both (a T-junction).
# |   | B |
# | A +---+
# |   | C |
# +---+---+
#   D below, all along
GOOD: dict[str, Any] = {
    "format": 1,
    "game": "example",
    "name": "Four fields",
    "size": [20, 30],
    "areas": [
        {"id": "A", "outline": [[0, 0], [10, 0], [10, 20], [0, 20]], "at": [5, 10], "extra": 7},
        {"id": "B", "outline": [[10, 0], [10, 10], [20, 10], [20, 0]], "at": [15, 5]},
        {"id": "C", "outline": [[10, 10], [20, 10], [20, 20], [10, 20]], "at": [15, 15]},
        {"id": "D", "outline": [[0, 20], [20, 20], [20, 30], [0, 30]], "at": [9, 25]},
    ],
    "more": [1, 2],
}


def good() -> Any:
    return copy.deepcopy(GOOD)


def read(data: object) -> Sheet:
    return read_sheet(data, "sheet my.json")


def fault(data: object) -> str:
    with pytest.raises(BadSheet) as caught:
        read(data)
    return str(caught.value)


def with_key(key: str, value: object) -> Any:
    data = good()
    data[key] = value
    return data


def with_area(key: str, value: object, area: int = 1) -> Any:
    data = good()
    data["areas"][area][key] = value
    return data


def without(key: str) -> Any:
    data = good()
    del data[key]
    return data


def without_area_key(key: str) -> Any:
    data = good()
    del data["areas"][1][key]
    return data


def test_a_good_sheet() -> None:
    sheet = read(good())
    assert (sheet.game, sheet.name) == ("example", "Four fields")
    assert (sheet.width, sheet.height) == (20, 30)
    assert [area.id for area in sheet.areas] == ["A", "B", "C", "D"]
    assert sheet.areas[1].outline == ((10, 0), (10, 10), (20, 10), (20, 0))
    assert sheet.areas[1].at == (15, 5)
    assert sheet.areas[0].data["extra"] == 7
    assert sheet.data["more"] == [1, 2]
    assert sheet.index("C") == 2
    assert repr(sheet) == "<Sheet 'Four fields' of example: 4 areas>"
    assert repr(sheet.areas[0]) == "<Area A>"
    with pytest.raises(KeyError):
        sheet.index("Z")


def test_neighbours_share_a_side_not_a_corner() -> None:
    sheet = read(good())
    assert sheet.neighbours() == ((1, 2, 3), (0, 2), (0, 1, 3), (0, 2))


def test_areas_apart_or_overlapping_are_no_neighbours() -> None:
    data = good()
    data["areas"] = [
        {"id": "A", "outline": [[0, 0], [4, 0], [4, 4], [0, 4]], "at": [1, 1]},
        {"id": "B", "outline": [[0, 0], [4, 0], [4, 6], [0, 6]], "at": [1, 5]},
        {"id": "C", "outline": [[9, 4], [6, 4], [6, 0], [9, 0]], "at": [7, 1]},
        {"id": "D", "outline": [[9, 4], [12, 4], [12, 9], [9, 9]], "at": [10, 5]},
    ]
    sheet = read(data)
    assert sheet.neighbours() == ((), (), (), ())
    assert sheet.border(0, 1) == sheet.border(0, 0) == sheet.border(2, 3) == ()


def test_a_slanting_border_with_a_corner_in_it() -> None:
    data = good()
    data["size"] = [12, 12]
    data["areas"] = [
        {"id": "A", "outline": [[0, 0], [12, 0], [0, 12]], "at": [2, 2]},
        {"id": "B", "outline": [[12, 0], [12, 12], [8, 4]], "at": [11, 3]},
        {"id": "C", "outline": [[12, 12], [0, 12], [4, 8], [8, 4]], "at": [6, 10]},
    ]
    sheet = read(data)
    check_tiling(sheet)
    assert sheet.neighbours() == ((1, 2), (0, 2), (0, 1))
    assert sheet.border(0, 1) == (((12, 0), (8, 4)),)
    assert sheet.border(0, 2) == (((8, 4), (4, 8), (0, 12)),)
    assert sheet.border(2, 0) == (((0, 12), (4, 8), (8, 4)),)


def test_border_pieces_are_joined_round_the_outline() -> None:
    data = good()
    data["size"] = [30, 10]
    rim = [[0, 0], [10, 0], [10, 4], [20, 4], [20, 0], [30, 0], [30, 10], [0, 10]]
    # B's first corner lies in the middle of what it shares with A.
    ring = [[15, 4], [20, 4], [20, 0], [10, 0], [10, 4]]
    data["areas"] = [
        {"id": "A", "outline": rim, "at": [5, 5]},
        {"id": "B", "outline": ring, "at": [15, 2]},
    ]
    sheet = read(data)
    check_tiling(sheet)
    assert sheet.border(1, 0) == (((10, 0), (10, 4), (15, 4), (20, 4), (20, 0)),)
    assert sheet.border(0, 1) == sheet.border(1, 0)


def test_two_areas_may_share_two_pieces() -> None:
    data = good()
    data["areas"] = [
        {
            "id": "A",
            "outline": [[0, 0], [2, 0], [2, 9], [0, 9], [0, 6], [1, 6], [1, 3], [0, 3]],
            "at": [1, 1],
        },
        {
            "id": "B",
            "outline": [[2, 0], [4, 0], [4, 9], [2, 9], [2, 6], [3, 6], [3, 3], [2, 3]],
            "at": [3, 1],
        },
    ]
    assert read(data).border(0, 1) == (((2, 0), (2, 3)), ((2, 6), (2, 9)))


# The sheet that comes with Inkdoms

INKDOMS = Path(sheets.__file__).parents[1] / "games/inkdoms/sheets/standard.json"


def test_the_inkdoms_sheet_tiles_its_board() -> None:
    sheet = load_sheet(INKDOMS)
    check_tiling(sheet)
    assert len(sheet.areas) == 54
    near = sheet.neighbours()
    for i, own in enumerate(near):
        assert i not in own
        assert 2 <= len(own) <= 9
        for j in own:
            assert i in near[j]
            assert [path[::-1] for path in sheet.border(i, j)] == list(sheet.border(j, i))[::-1]


# Refusals


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "sheet my.json: expected an object, found list"),
        (None, "sheet my.json: expected an object, found NoneType"),
        (without("format"), "sheet my.json: 'format' is missing"),
        (with_key("format", 2), "sheet my.json: unknown format 2, expected 1"),
        (with_key("format", True), "sheet my.json: unknown format True, expected 1"),
        (with_key("format", "1"), "sheet my.json: unknown format '1', expected 1"),
        (without("game"), "sheet my.json: 'game' is missing"),
        (with_key("game", 3), "sheet my.json: 'game' must be a name, found 3"),
        (without("name"), "sheet my.json: 'name' is missing"),
        (with_key("name", ""), "sheet my.json: 'name' must be a name, found ''"),
        (with_key("name", "a\nb"), r"sheet my.json: 'name' must be a name, found 'a\nb'"),
        (with_key("name", " a"), "sheet my.json: 'name' must be a name, found ' a'"),
        (without("size"), "sheet my.json: 'size' is missing"),
        (with_key("size", 5), "sheet my.json: 'size' must be a list, found 5"),
        (with_key("size", [5]), "sheet my.json: 'size' must be two numbers, found 1"),
        (with_key("size", [5, 2.5]), "sheet my.json: 'size' must be whole numbers, found 2.5"),
        (with_key("size", [True, 9]), "sheet my.json: 'size' must be whole numbers, found True"),
        (with_key("size", [0, 9]), "sheet my.json: 'size' must lie between 1 and 1000000"),
        (with_key("size", [9, 10**7]), "sheet my.json: 'size' must lie between 1 and 1000000"),
        (without("areas"), "sheet my.json: 'areas' is missing"),
        (with_key("areas", {}), "sheet my.json: 'areas' must be a list, found dict"),
        (with_key("areas", []), "sheet my.json: 'areas' is empty"),
        (with_key("areas", [4]), "sheet my.json, area no. 1: expected an object, found 4"),
        (without_area_key("id"), "sheet my.json, area no. 2: 'id' is missing"),
        (with_area("id", 4), "sheet my.json, area no. 2: 'id' must be a name, found 4"),
        (with_area("id", "A"), "sheet my.json, area A: the id is used twice"),
        (without_area_key("outline"), "sheet my.json, area B: 'outline' is missing"),
        (
            with_area("outline", "x" * 99),
            "sheet my.json, area B: 'outline' must be a list, found 'xxxxxxxxxxxxxxxxxxx…",
        ),
        (
            with_area("outline", [[1, 1], 5]),
            "sheet my.json, area B: corner 2 must be a list, found 5",
        ),
        (
            with_area("outline", [[1, 1], [2, 3, 4]]),
            "sheet my.json, area B: corner 2 must be two numbers, found 3",
        ),
        (
            with_area("outline", [[1, 1.0]]),
            "sheet my.json, area B: corner 1 must be whole numbers, found 1.0",
        ),
        (
            with_area("outline", [[1, 1], [-1, 4]]),
            "sheet my.json, area B: corner 2 (-1, 4) is outside of the board",
        ),
        (
            with_area("outline", [[1, 31]]),
            "sheet my.json, area B: corner 1 (1, 31) is outside of the board",
        ),
        (
            with_area("outline", [[1, 1], [2, 2]]),
            "sheet my.json, area B: the outline has 2 corners, at least 3 are needed",
        ),
        (
            with_area("outline", [[1, 1], [5, 1], [5, 5], [5, 1]]),
            "sheet my.json, area B: corner 2 and corner 4 are the same point",
        ),
        (
            with_area("outline", [[1, 1], [9, 1], [4, 1], [4, 5]]),
            "sheet my.json, area B: the outline turns back on itself at corner 2",
        ),
        (
            with_area("outline", [[0, 0], [4, 4], [4, 0], [0, 4]]),
            "sheet my.json, area B: the outline crosses itself between corner 1 and corner 3",
        ),
        (
            with_area("outline", [[0, 0], [8, 0], [8, 4], [4, 0], [0, 4]]),
            "sheet my.json, area B: the outline touches itself between corner 1 and corner 4",
        ),
        (without_area_key("at"), "sheet my.json, area B: 'at' is missing"),
        (with_area("at", [1]), "sheet my.json, area B: 'at' must be two numbers, found 1"),
        (with_area("at", [5, 5]), "sheet my.json, area B: 'at' (5, 5) is not inside the outline"),
        (with_area("at", [10, 5]), "sheet my.json, area B: 'at' (10, 5) is not inside the outline"),
    ],
)
def test_each_fault_is_named_with_its_place(data: object, message: str) -> None:
    assert fault(data) == message


def test_reading_files(tmp_path: Path) -> None:
    path = tmp_path / "my.json"
    path.write_text(json.dumps(good()), encoding="utf-8")
    assert load_sheet(path).where == "sheet my.json"
    assert load_sheet(str(path)).areas[3].id == "D"


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"{", "sheet my.json: not JSON (line 1, column 2: Expecting property name"),
        (b"3", "sheet my.json: expected an object, found 3"),
    ],
)
def test_files_that_are_no_sheets(tmp_path: Path, raw: bytes, message: str) -> None:
    """The same sentences as for every JSON file: see test_json_input.py."""
    path = tmp_path / "my.json"
    path.write_bytes(raw)
    with pytest.raises(BadSheet) as caught:
        load_sheet(path)
    assert str(caught.value).startswith(message)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSheet, match=r"^sheet none\.json: cannot be read \(No such file"):
        load_sheet(tmp_path / "none.json")


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


@given(
    st.sampled_from(["format", "game", "name", "size", "areas", "id", "outline", "at"]), json_like
)
def test_any_data_is_read_or_refused(key: str, value: object) -> None:
    data = with_key(key, value) if key in GOOD else with_area(key, value)
    said = ""
    try:
        assert len(read(data).areas) == 4
    except BadSheet as error:
        said = str(error)
    assert said == "" or said.startswith("sheet my.json")
    assert "\n" not in said


# Tilings


def gap(data: object) -> str:
    with pytest.raises(BadSheet) as caught:
        check_tiling(read(data))
    return str(caught.value)


def test_a_good_tiling() -> None:
    check_tiling(read(good()))


def test_a_missing_area() -> None:
    data = good()
    del data["areas"][3]
    assert gap(data) == "sheet my.json: no area lies along the rim from (20, 20) to (20, 30)"
    data = good()
    data["areas"][1]["outline"] = [[10, 0], [10, 8], [20, 10], [20, 0]]
    assert gap(data) == "sheet my.json, area A: a gap or an overlap from (10, 8) to (10, 10)"


def test_a_small_overlap() -> None:
    data = with_area("outline", [[10, 0], [9, 5], [10, 10], [20, 10], [20, 0]])
    assert gap(data) == "sheet my.json, area A: a gap or an overlap from (10, 0) to (10, 10)"


def test_the_same_area_twice() -> None:
    data = good()
    data["areas"].append({**data["areas"][0], "id": "E"})
    assert gap(data).startswith("sheet my.json, areas A, B and E: a gap or an overlap from")


@given(st.data())
def test_cut_rectangles_tile_and_a_moved_corner_does_not(data: st.DataObject) -> None:
    xs = sorted({0, 40, *data.draw(st.sets(st.integers(1, 39), max_size=4))})
    areas: list[dict[str, Any]] = []
    for a, b in itertools.pairwise(xs):
        ys = sorted({0, 60, *(2 * y for y in data.draw(st.sets(st.integers(1, 29), max_size=4)))})
        for c, d in itertools.pairwise(ys):
            ring = [[2 * a, c], [2 * b, c], [2 * b, d], [2 * a, d]]
            if data.draw(st.booleans()):
                ring.reverse()
            areas.append({"id": f"N{len(areas)}", "outline": ring, "at": [2 * a + 1, c + 1]})
    sheet = read({**good(), "size": [80, 60], "areas": areas})
    check_tiling(sheet)
    near = sheet.neighbours()
    for i, own in enumerate(near):
        box = [min(p) for p in zip(*sheet.areas[i].outline, strict=True)]
        far = [max(p) for p in zip(*sheet.areas[i].outline, strict=True)]
        for j in range(len(near)):
            low = [min(p) for p in zip(*sheet.areas[j].outline, strict=True)]
            high = [max(p) for p in zip(*sheet.areas[j].outline, strict=True)]
            wide = min(far[0], high[0]) - max(box[0], low[0])
            tall = min(far[1], high[1]) - max(box[1], low[1])
            assert (j in own) == (i != j and (wide, tall) != (0, 0) and min(wide, tall) == 0)
    corner = data.draw(st.sampled_from(areas))["outline"][0]
    corner[0] += 1 if corner[0] < 40 else -1
    if not any(area["at"][0] == corner[0] for area in areas):
        with pytest.raises(BadSheet):
            check_tiling(read({**good(), "size": [80, 60], "areas": areas}))
