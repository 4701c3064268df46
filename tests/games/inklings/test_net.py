"""The sheet: three unfolded dice that fold up to real ones (IL-A20, IL-SHEET-1 … 7)."""

import re
from collections.abc import Callable
from functools import cache
from math import acos, cos, dist, pi, sin, sqrt
from typing import Any

import pytest

import paintpot
from paintpot.core.ledger import read_ledger
from paintpot.games.inklings.board import SHELF, Board, board_of
from paintpot.games.inklings.names import SPACES
from paintpot.games.inklings.net import neighbours_of
from tests.games.inklings.positions import (
    BOARD,
    DICE,
    GAME,
    alone,
    calling,
    near,
    number,
    own_sheet,
    table,
)

Sheet = dict[str, Any]
Vector = tuple[float, float, float]


def listed(rule: str) -> dict[int, set[int]]:
    """The neighbours as the ledger has them."""
    text = read_ledger(GAME.folder / "rules.md").text(rule).partition("Playable")[0]
    pairs = re.findall(r"(\d+):([\d,]+)", text)
    return {int(face): {int(other) for other in others.split(",")} for face, others in pairs}


@cache
def on_sheet(die: str) -> dict[int, set[int]]:
    """The neighbours as they follow from the sheet, the face without a space included."""
    found = neighbours_of(BOARD.sheet)
    return {
        number(name): {number(SPACES[j]) for j in found[k]}
        for k, name in enumerate(SPACES)
        if name.startswith(f"{die}-")
    }


@pytest.mark.rule("IL-SHEET-2")
def test_the_d8_has_the_ledgers_neighbours() -> None:
    assert on_sheet("d8") == listed("IL-SHEET-2")
    assert {number(space): {*map(number, near(space))} for space in SPACES[:8]} == {
        1: {2, 5},
        2: {1, 4, 6},
        3: set(),
        4: {2, 8},
        5: {1, 6, 7},
        6: {2, 5, 8},
        7: {5, 8},
        8: {4, 6, 7},
    }


@pytest.mark.rule("IL-SHEET-3")
def test_the_d12_has_the_ledgers_neighbours() -> None:
    assert len(listed("IL-SHEET-3")) == 12
    assert on_sheet("d12") == listed("IL-SHEET-3")


@pytest.mark.rule("IL-SHEET-4")
def test_the_d20_has_the_ledgers_neighbours() -> None:
    assert len(listed("IL-SHEET-4")) == 20
    assert on_sheet("d20") == listed("IL-SHEET-4")


@pytest.mark.rule("IL-A20", "IL-MOVE-3")
def test_inklings_walk_across_the_cuts_of_the_net() -> None:
    joins = [pair for pair in own_sheet()["joins"] if "d8-3" not in pair]
    assert len(joins) == 33
    for start, end in [*joins, *[pair[::-1] for pair in joins]]:
        game = alone(start, calling(number(end)), boxes=1)
        assert game.refusal(0, f"walk {start} to {end}") is None


# -- folding


def minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def turned(point: Vector, a: Vector, b: Vector, angle: float) -> Vector:
    """A point turned about the line from a to b."""
    x, y, z = minus(b, a)
    length = sqrt(x * x + y * y + z * z)
    k = (x / length, y / length, z / length)
    v = minus(point, a)
    across = (k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0])
    along = dot(k, v) * (1 - cos(angle))
    moved = [v[i] * cos(angle) + across[i] * sin(angle) + k[i] * along for i in range(3)]
    return a[0] + moved[0], a[1] + moved[1], a[2] + moved[2]


DIHEDRAL = {"d8": acos(-1 / 3), "d12": acos(-1 / sqrt(5)), "d20": acos(-sqrt(5) / 3)}


def folded(die: str) -> dict[str, list[Vector]]:
    """The corners of the faces in space, once the net is folded along all its shared sides."""
    flat: dict[str, list[Vector]] = {
        area.id: [(float(x), float(y), 0.0) for x, y in area.outline]
        for area in BOARD.sheet.areas
        if area.id.startswith(f"{die}-")
    }
    joins = {frozenset(pair) for pair in own_sheet()["joins"]}
    first = f"{die}-1"
    shape = {first: flat[first]}
    todo = [first]
    folds: dict[str, list[tuple[Vector, Vector]]] = {first: []}
    while todo:
        face = todo.pop()
        for other in flat:
            common = [p for p in flat[face] if p in flat[other]]
            if other in shape or len(common) != 2 or frozenset((face, other)) in joins:
                continue
            a, b = common
            middle = flat[face]
            # Turn about the side in the direction that has the face to its left.
            centre = [sum([p[i] for p in middle]) / len(middle) for i in (0, 1)]
            left = (b[0] - a[0]) * (centre[1] - a[1]) - (b[1] - a[1]) * (centre[0] - a[0])
            folds[other] = [*folds[face], (a, b) if left > 0 else (b, a)]
            points = flat[other]
            for one, two in reversed(folds[other]):
                points = [turned(p, one, two, pi - DIHEDRAL[die]) for p in points]
            shape[other] = points
            todo.append(other)
    return shape


@pytest.mark.rule("IL-A20", "IL-SHEET-1")
@pytest.mark.parametrize("die", DICE)
def test_the_net_folds_up_to_the_die(die: str) -> None:
    shape = folded(die)
    assert len(shape) == DICE[die]
    side = dist(shape[f"{die}-1"][0], shape[f"{die}-1"][1])
    for name, corners in shape.items():
        met = {
            number(other)
            for other, points in shape.items()
            if other != name
            and len([p for p in corners for q in points if dist(p, q) < side / 20]) == 2
        }
        assert met == on_sheet(die)[number(name)]
    everything = [p for points in shape.values() for p in points]
    heart = [sum([p[i] for p in everything]) / len(everything) for i in range(3)]
    for name, corners in shape.items():
        other = shape[f"{die}-{DICE[die] + 1 - number(name)}"]
        for i in range(3):
            both = sum([p[i] for p in corners]) + sum([p[i] for p in other])
            assert abs(both / (2 * len(corners)) - heart[i]) < side / 20


@pytest.mark.rule("IL-SHEET-1")
@pytest.mark.parametrize("die", DICE)
def test_opposite_faces_have_no_neighbour_in_common(die: str) -> None:
    found = on_sheet(die)
    for face in found:
        opposite = DICE[die] + 1 - face
        assert not found[face] & {opposite, *found[opposite]}


# -- custom sheets


@pytest.mark.rule("IL-SHEET-7")
def test_a_sheet_of_ones_own_is_played_on() -> None:
    data = own_sheet(name="Mine", bonus={"d8": 0, "d12": 99, "d20": 1})
    for area in data["areas"]:
        area["tunnel"] = area["id"] in ("d8-8", "d20-20")
    game = table(1, sheet=data).put(0, "d8-8").boxes(0, 0).roll("6 8 6")
    assert game.legal(0) == ["walk d8-8 to d8-6", "tunnel d8-8 to d20-20"]
    assert table(1, sheet=data).ink_but(0, "").total(0) == 139
    assert board_of(data).sheet.name == "Mine"


def test_the_sheets_that_come_with_the_game() -> None:
    assert SHELF.names() == ["standard"]
    with pytest.raises(paintpot.BadSheet, match="no sheet 'round'; sheets: standard"):
        GAME.start(1, {"sheet": "round"})


@pytest.mark.rule("IL-SHEET-7")
def test_a_sheet_may_be_a_mirror_image() -> None:
    data = own_sheet()
    for area in data["areas"]:
        area["outline"] = [[data["size"][0] - x, y] for x, y in area["outline"]]
        area["at"] = [data["size"][0] - area["at"][0], area["at"][1]]
    assert [*board_of(data).near] == [*BOARD.near]


def area_of(data: Sheet, name: str) -> Sheet:
    area: Sheet = next(area for area in data["areas"] if area["id"] == name)
    return area


def rename(one: str, two: str) -> Callable[[Sheet], None]:
    """Two faces change their numbers, on the sheet and in the joins."""
    names = {one: two, two: one}

    def change(data: Sheet) -> None:
        shapes = {area["id"]: (area["outline"], area["at"]) for area in data["areas"]}
        for name, other in names.items():
            area_of(data, name)["outline"], area_of(data, name)["at"] = shapes[other]
        data["joins"] = [[names.get(name, name) for name in pair] for pair in data["joins"]]

    return change


def shift(name: str, right: int, down: int) -> Callable[[Sheet], None]:
    def change(data: Sheet) -> None:
        area = area_of(data, name)
        area["outline"] = [[x + right, y + down] for x, y in area["outline"]]
        area["at"] = [area["at"][0] + right, area["at"][1] + down]

    return change


def rejoin(old: tuple[str, str], new: tuple[str, str]) -> Callable[[Sheet], None]:
    def change(data: Sheet) -> None:
        data["joins"] = [list(new) if pair == list(old) else pair for pair in data["joins"]]

    return change


def pierce(data: Sheet) -> None:
    """A face through another, with no corner of either inside the other."""
    area_of(data, "d8-3").update(outline=[[500, 900], [700, 1047], [900, 900]], at=[750, 930])
    area_of(data, "d8-1").update(outline=[[640, 760], [660, 760], [650, 1060]], at=[650, 780])


def cross_over(data: Sheet) -> None:
    """Every face of the d20 keeps three neighbours, but not those of a real die."""
    rejoin(("d20-1", "d20-13"), ("d20-1", "d20-12"))(data)
    rejoin(("d20-2", "d20-12"), ("d20-2", "d20-13"))(data)


FAULTS: dict[str, tuple[Callable[[Sheet], object], str]] = {
    "another game": (lambda d: d.update(game="inkdoms"), "a sheet of inkdoms, not of inklings"),
    "a face missing": (lambda d: d["areas"].pop(3), "face d8-4 is missing"),
    "a face too many": (
        lambda d: d["areas"].append({**d["areas"][0], "id": "d6-1"}),
        "d6-1 is no face of d8, d12 or d20",
    ),
    "out of order": (lambda d: d["areas"].reverse(), "faces must be in the order d8, d12, d20"),
    "a corner too many": (
        lambda d: area_of(d, "d8-1")["outline"].insert(1, [250, 718]),
        "face d8-1: 4 corners, it must have 3",
    ),
    "overlap": (shift("d8-1", 20, 0), "faces d8-1 and d8-2 overlap"),
    "crossing": (pierce, "faces d8-1 and d8-3 overlap"),
    "part of a side": (shift("d8-6", 40, 0), "faces d8-5 and d8-6 share only part of a side"),
    "dice that touch": (
        lambda d: area_of(d, "d8-3").update(
            outline=[*area_of(d, "d20-8")["outline"][:2], [60, 1087]], at=[350, 1200]
        ),
        "faces d8-3 and d20-8 touch",
    ),
    "no joins": (lambda d: d.pop("joins"), "'joins' must be a list of pairs of faces"),
    "no pair": (lambda d: d["joins"].append(["d8-1"]), "join no. 36: must be a pair of faces"),
    "no face": (lambda d: d["joins"].append(["d8-1", "d8-9"]), "join no. 36: 'd8-9' is no face"),
    "two dice": (
        lambda d: d["joins"].append(["d8-1", "d12-1"]),
        "d8-1 and d12-1 are not two faces of one die",
    ),
    "one face": (
        lambda d: d["joins"].append(["d8-1", "d8-1"]),
        "d8-1 and d8-1 are not two faces of one die",
    ),
    "twice": (
        lambda d: d["joins"].append(["d8-1", "d8-3"]),
        "join no. 36: d8-1 and d8-3 are neighbours already",
    ),
    "joined on the sheet": (
        lambda d: d["joins"].append(["d8-1", "d8-2"]),
        "join no. 36: d8-1 and d8-2 are neighbours already",
    ),
    "a join missing": (lambda d: d["joins"].pop(0), "face d8-1: it meets 2 faces, it must meet 3"),
    "a join too many": (
        lambda d: d["joins"].append(["d12-1", "d12-12"]),
        "face d12-1: it meets 6 faces, it must meet 5",
    ),
    "not a real die": (cross_over, "do not lie to each other as on a real d20"),
    "opposites": (rename("d12-1", "d12-2"), "opposite faces of the d12 must sum to 13"),
    "tunnel": (
        lambda d: area_of(d, "d8-1").update(tunnel=1),
        "face d8-1: 'tunnel' must be true or false",
    ),
    "tunnel at 3": (
        lambda d: area_of(d, "d8-3").update(tunnel=True),
        "face d8-3: this face is no space",
    ),
    "no bonus": (lambda d: d.pop("bonus"), "'bonus' must give the d8 a number from 0 to 99"),
    "bonus missing": (lambda d: d["bonus"].pop("d12"), "'bonus' must give the d12 a number"),
    "bonus too high": (lambda d: d["bonus"].update(d20=100), "'bonus' must give the d20 a number"),
    "bonus below 0": (lambda d: d["bonus"].update(d20=-1), "'bonus' must give the d20 a number"),
    "bonus no number": (lambda d: d["bonus"].update(d20=True), "'bonus' must give the d20"),
}


@pytest.mark.rule("IL-SHEET-7")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_sheet_is_refused_by_name(fault: str) -> None:
    change, message = FAULTS[fault]
    data = own_sheet()
    change(data)
    with pytest.raises(paintpot.BadSheet, match=message):
        GAME.start(2, {"sheet": data})


@pytest.mark.rule("IL-SHEET-7")
@pytest.mark.parametrize("sheet", [None, 3, [], {}, {"format": 2}])
def test_what_is_no_sheet_is_refused(sheet: object) -> None:
    with pytest.raises(paintpot.BadSheet):
        GAME.start(2, {"sheet": sheet})


def test_the_standard_board_is_made_once() -> None:
    assert board_of("standard") is BOARD
    assert isinstance(BOARD, Board)
