"""The sheets and the guidelines as data, and what is wrong with bad ones."""

import json
from typing import Any

import pytest

from paintpot import BadSheet
from paintpot.core.bits import members
from paintpot.games.color_in_kingdom.guidelines import FILE, Guidelines
from paintpot.games.color_in_kingdom.names import SPACES
from paintpot.games.color_in_kingdom.province import province_of
from tests.games.color_in_kingdom.positions import (
    ALL,
    GRAND,
    PROVINCE,
    near,
    own_sheet,
    table,
)


def rows(names: list[str]) -> list[int]:
    letters = [name[0] for name in names]
    return [letters.count(letter) for letter in dict.fromkeys(letters)]


@pytest.mark.rule("CK-SHEET-1")
def test_the_province_has_37_empty_hexes() -> None:
    assert len(ALL) == 37
    assert rows(ALL) == [4, 5, 6, 7, 6, 5, 4]
    assert table().sheet(0)["paint"] == {}
    assert sorted(table(1).field("D4").sheet(0)["paint"]) == ["D4"]
    game = table(1).roll().play(0, "no dice")
    assert game.spaces(0) == ALL


@pytest.mark.rule("CK-SHEET-2")
def test_the_grand_sheet_has_61_empty_hexes() -> None:
    assert rows([area.id for area in GRAND.sheet.areas]) == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    game = table(1, sheet="grand").roll().play(0, "no dice")
    assert game.spaces(0) == list(SPACES)
    assert len(SPACES) == 61


@pytest.mark.rule("CK-SHEET-4")
def test_only_spaces_of_the_sheet_in_play_exist() -> None:
    game = table(1).roll().play(0, "no dice")
    for name in SPACES:
        assert game.refusal(0, f"red field on {name}") == (None if name in ALL else "CK-SHEET-4")
    assert ALL[:6] == ["A1", "A2", "A3", "A4", "B1", "B2"]


@pytest.mark.rule("CK-A1")
def test_neighbours_share_a_side() -> None:
    assert near("D4") == ["C3", "C4", "D3", "D5", "E3", "E4"]
    assert near("A1") == ["A2", "B1", "B2"]
    assert near("D1") == ["C1", "D2", "E1"]
    for province in (PROVINCE, GRAND):
        ways = [len(members(province.near[k])) for k in members(province.spaces)]
        assert max(ways) == 6
        assert min(ways) == 3
        assert ways.count(3) == 6
        for k in members(province.spaces):
            for other in members(province.near[k]):
                assert province.near[other] & 2**k


@pytest.mark.rule("CK-SHEET-1", "CK-SHEET-2", "CK-A1")
def test_every_space_is_a_hexagon() -> None:
    for province in (PROVINCE, GRAND):
        for area in province.sheet.areas:
            assert len(area.outline) == 6
            x, y = area.at
            assert {(2 * x - u, 2 * y - v) for u, v in area.outline} == set(area.outline)


# -- custom sheets


@pytest.mark.rule("CK-SHEET-3")
def test_a_sheet_of_ones_own_can_be_played_on() -> None:
    game = table(2, sheet=own_sheet("A1", "A2", "B2")).turn("A1")
    game.roll().play(1, "no dice")
    assert game.spaces(1) == ["A1", "A2", "B2"]
    assert game.refusal(1, "red field on D4") == "CK-SHEET-4"


def overlapping() -> dict[str, Any]:
    data = own_sheet("A1", "A2")
    data["areas"][1]["at"] = data["areas"][0]["at"]
    data["areas"][1]["outline"] = data["areas"][0]["outline"]
    return data


@pytest.mark.rule("CK-SHEET-3")
@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (own_sheet("A1"), "sheet: a sheet has at least 2 spaces"),
        (own_sheet("A1", "A2", game="inkdoms"), "a sheet of inkdoms"),
        (own_sheet("A1", "A2", format=2), "unknown format 2"),
        (overlapping(), "sheet: spaces A1 and A2 overlap"),
        ([], "expected an object"),
        ("atlantis", "There is no sheet 'atlantis'; sheets: grand, province"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_named(data: object, fault: str) -> None:
    with pytest.raises(BadSheet, match=fault):
        province_of(data)


@pytest.mark.rule("CK-SHEET-3")
def test_spaces_have_names_of_the_grand_sheet() -> None:
    data = own_sheet("A1", "A2")
    data["areas"][1]["id"] = "A6"
    with pytest.raises(BadSheet, match="area A6: spaces are named A1 to I5"):
        table(1, sheet=data)


# -- the guidelines


def changed(key: str, value: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    data[key] = value
    return data


def sums(**tables: list[int]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return {"standard": {**data["sums"]["standard"], **tables}}


def constructions(k: int, **changes: object) -> list[Any]:
    data: list[Any] = json.loads(FILE.read_text(encoding="utf-8"))["constructions"]
    data[k] |= changes
    return data


@pytest.mark.rule("CK-SUMS-1")
@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("format", 2, "'format' must be 1"),
        ("sums", sums(road=[5]), "sums standard: 9 stands for nothing"),
        ("sums", sums(road=[5, 9, 7]), "sums standard: 7 stands for two constructions"),
        ("sums", sums(road=[5, 9, 13]), "never make 13"),
        ("sums", sums(road=[5, 9, 0], strawberry=[7]), "0 must be a strawberry"),
        ("sums", sums(castle=[5]), "no construction 'castle'"),
        ("sums", {}, "no sums 'standard'"),
        ("sums", [], "'sums': expected an object"),
        ("table", [], "'table' is empty"),
        ("table", [1, -3], "'table': -3 is no number"),
        ("table", 55, "'table' must be a list"),
        ("points", {}, "'points' has no 'field apart'"),
        ("constructions", [], "must be a list of 6"),
        ("constructions", constructions(1, id="castle"), "no. 2: 'id' must be 'road'"),
        ("constructions", constructions(1, ink="red"), "road: 'red' is no ink of its own"),
        ("constructions", constructions(1, word="field"), "road: 'field' is no word of its own"),
        ("constructions", constructions(1, placement="top"), "'anywhere' or 'touch'"),
        ("constructions", constructions(0, placement="touch"), "must be allowed anywhere"),
    ],
)
def test_what_is_wrong_with_guidelines_is_named(key: str, value: object, fault: str) -> None:
    with pytest.raises(BadSheet, match=f"guidelines.*{fault}"):
        Guidelines(changed(key, value), "guidelines")
