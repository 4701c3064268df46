"""All input from outside has a limit, and a sentence says what is beyond it."""

import json
from pathlib import Path
from typing import Any

import pytest

import paintpot
from paintpot import BadMove, BadOption, BadRecord, BadSeats, BadSheet
from paintpot.core import sheets, shelf
from paintpot.core.limits import DEEPEST, LARGEST_NUMBER, LONGEST_TEXT, excess, shown
from paintpot.core.records import opened, replay
from paintpot.core.sheets import ALL_CORNERS, LARGEST, MOST_AREAS, MOST_CORNERS, read_sheet
from paintpot.core.shelf import Shelf

PLAYS = Path(__file__).parents[1] / "plays"


def nested(depth: int) -> Any:
    data: Any = 0
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (
            2**70,
            "the number 1180591620717411303424 is out of range (at most 1000000000 either way)",
        ),
        (-(2**70), "out of range"),
        (float("inf"), "the number inf is out of range"),
        (float("nan"), "the number nan is out of range"),
        ({"die": [1, 2**70]}, "'die': the number"),
        ("x" * (LONGEST_TEXT + 1), "a text of 401 characters, at most 400 are possible"),
        ({"name": "x" * 999}, "'name': a text of 999 characters"),
        ({"x" * 999: 1}, "is no key"),
        ({1: 1}, "1 is no key"),
        ([0] * 50, "more than 50 values"),
        ({"a": {"b": [0] * 60}}, "'b': more than 50 values"),
        (nested(DEEPEST + 1), "nested more than 8 deep"),
        ({1, 2}, "is no value of a JSON file"),
    ],
)
def test_what_is_too_much_is_named(data: object, fault: str) -> None:
    found = excess(data, 50)
    assert found is not None
    assert fault in found
    assert len(found) < 200


def test_what_is_not_too_much_passes() -> None:
    assert (
        excess([LARGEST_NUMBER, -LARGEST_NUMBER, 0.5, None, True, "x" * LONGEST_TEXT], 50) is None
    )
    assert excess(nested(DEEPEST), 50) is None
    assert excess([0] * 49, 50) is None


def test_whatever_is_shown_is_short() -> None:
    long = "x" * 10**6
    for value in (long, 10**4000, 10**5000, [0] * 10**5, nested(900), {"a": long}, None, -0.0):
        assert len(shown(value)) <= 80


# -- sheets


def square(**more: object) -> dict[str, Any]:
    return {
        "format": 1,
        "game": "toy",
        "name": "Square",
        "size": [1000, 1000],
        "areas": [area(0)],
        **more,
    }


def area(k: int, corners: int = 4, **more: object) -> dict[str, Any]:
    """A box with all further corners along its upper side."""
    top = [[n, 10 * k] for n in range(corners - 2)]
    low = [[corners - 3, 10 * k + 9], [0, 10 * k + 9]]
    return {"id": f"A{k}", "outline": top + low, "at": [1, 10 * k + 5], **more}


def fault(data: object) -> str:
    with pytest.raises(BadSheet) as caught:
        read_sheet(data, "sheet", ("die",), ("symbol",))
    assert len(str(caught.value)) < 300
    return str(caught.value)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (square(pad=1), "sheet: no key 'pad'; known: format, game, name, size, areas, die"),
        (square(pad="x" * 10**5), "sheet: no key 'pad'"),
        (square(areas=[area(0, 5, pad=[1] * 10**5)]), "sheet, area A0: no key 'pad'; known: id,"),
        (square(die=2**70), "sheet: 'die': the number 1180591620717411303424 is out of range"),
        (square(die={"a": {"b": 2**70}}), "sheet: 'b': the number"),
        (square(die=nested(20)), "sheet: 'die': nested more than 8 deep"),
        (square(die=[0] * 20_000), "more than 16000 values"),
        (square(size=[2**70, 5]), "'size': the number 1180591620717411303424 is out of range"),
        (square(areas=[area(0, 5) | {"at": [2**70, 5]}]), "'at': the number 118059"),
        (square(areas=[area(k, 5) for k in range(101)]), "101 areas, at most 100 are possible"),
        (square(areas=[area(0, 101)]), "the outline has 101 corners, at most 100 are possible"),
        (square(areas=[area(k, 99) for k in range(26)]), "2574 corners in all, at most 2500"),
        (square(name="x" * 81), "'name' has 81 characters, at most 80 are possible"),
        (square(areas=[area(0, 5) | {"id": "x" * 81}]), "'id' has 81 characters"),
    ],
)
def test_a_sheet_beyond_a_limit_is_refused(data: object, told: str) -> None:
    assert told in fault(data)


def test_a_sheet_at_its_limits_is_read() -> None:
    whole = square(areas=[area(k, 25) for k in range(MOST_AREAS)])
    assert ALL_CORNERS == 25 * MOST_AREAS
    assert len(read_sheet(whole, "sheet").areas) == MOST_AREAS
    assert read_sheet(square(areas=[area(0, MOST_CORNERS)]), "sheet")
    assert len(json.dumps(whole, separators=(",", ":"))) < LARGEST


def test_a_refusal_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a digest, and not for more sheets than fit."""
    read: list[object] = []

    def counted(data: object, *rest: object) -> sheets.Sheet:
        read.append(data)
        return read_sheet(data, "sheet")

    if hasattr(shelf.Shelf._brought, "__code__"):
        monkeypatch.setattr(shelf, "read_sheet", counted)
    here = Shelf(tmp_path)
    bad = square(size=[0, 0])
    for _ in range(3):
        with pytest.raises(BadSheet, match="'size' must lie between"):
            here.sheet(bad)
    assert len(read) <= 1
    made: list[sheets.Sheet] = []

    def refusing(sheet: sheets.Sheet) -> object:
        made.append(sheet)
        raise BadSheet("sheet: too ugly")

    good = square(areas=[area(0, 5)])
    for _ in range(3):
        with pytest.raises(BadSheet, match="too ugly"):
            here.made(good, refusing)
    assert len(made) == 1
    for k in range(1200):
        with pytest.raises(BadSheet):
            here.made(square(size=[0, -k]), refusing)
    assert len(here._refusals._kept) <= 512
    assert all(len(str(name)) < 80 for name in here._refusals._kept)


def test_a_sheet_too_large_as_a_whole_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSheet, match="characters, at most 100000 are possible"):
        Shelf(tmp_path).sheet(square(pad="x" * LARGEST))
    (tmp_path / "big.json").write_text(" " * 1_000_001)
    with pytest.raises(BadSheet, match=r"sheet big\.json: larger than 1000000 bytes"):
        Shelf(tmp_path).sheet("big")


@pytest.mark.parametrize("name", ["inkdoms", "inklings", "color-in-kingdom"])
@pytest.mark.parametrize("key", ["pad", "Name", "symbols"])
def test_games_refuse_keys_that_nobody_reads(name: str, key: str) -> None:
    game = paintpot.game(name)
    own = (game.folder / "sheets" / f"{game.options['sheet'].default}.json").read_text("utf-8")
    for whole in (True, False):
        sheet: dict[str, Any] = json.loads(own)
        game.start(2, {"sheet": sheet})
        (sheet if whole else sheet["areas"][1])[key] = 1
        with pytest.raises(BadSheet, match=f"no key '{key}'; known: "):
            game.start(2, {"sheet": sheet})


# -- options, moves, seats


@pytest.mark.parametrize("name", paintpot.games())
def test_options_seats_and_moves_are_refused_in_short(name: str) -> None:
    game = paintpot.game(name)
    for odd in (2**70, "x" * 10**5, [0] * 10**5, nested(500)):
        with pytest.raises(BadOption) as caught:
            game.start(2, {"zzz" * 10**4: odd})
        assert len(str(caught.value)) < 300
        for option, known in game.options.items():
            with pytest.raises((BadOption, BadSheet)) as refused:
                game.start(2, {option: odd})
            assert len(str(refused.value)) < 300 + sum([len(repr(c)) for c in known.choices])
    for seats in (2**70, -(2**70), 10**4000):
        with pytest.raises(BadSeats) as few:
            game.start(seats)
        assert len(str(few.value)) < 200
    state = game.start(2)
    for seat in (2**70, -(2**70), 10**4000):
        with pytest.raises(BadSeats):
            state.why_not(seat, 0)
        with pytest.raises(BadMove):
            state.why_not(0, seat)
        with pytest.raises(BadMove):
            game.text(seat)
    with pytest.raises(BadMove):
        game.parse("done " * 10**5)


# -- records


def record(**changes: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((PLAYS / "inklings-solo.json").read_text("utf-8"))
    return {**data, **changes}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (record(moves=[[0, "done"]] * 50_001), "has 50001 moves; at most 50000 are possible"),
        (record(seats=[{"name": "x", "kind": "person"}] * 5000), "has 5000 seats; the game is for"),
        (record(result=nested(900)), "The result of the record is not valid: nested more than"),
        (record(result={"totals": [2**70]}), "'totals': the number 1180591620717411303424 is out"),
        (record(moves=[[0, "x" * 500]]), "Move 1 is longer than 400 characters"),
        (record(moves=[[-1, "x; " * 500]]), "Move 1 is longer than 400 characters"),
        (record(moves=[[2**70, "done"]]), "Move 1 (seat 1180591620717411303424"),
        (record(moves=[[10**4000, "done"]]), "Move 1 (seat 1000"),
        (record(rules=2**70), "The record follows version 1180591620717411303424"),
        (record(options={"sheet": {"format": 2**70}}), "The record cannot be set up: "),
        (record(options={"x" * 10**5: 1}), "The record cannot be set up: "),
    ],
)
def test_a_record_beyond_a_limit_is_refused(data: object, told: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(data)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 400


def test_true_records_are_read() -> None:
    for path in sorted(PLAYS.glob("*.json")):
        assert opened(json.loads(path.read_text("utf-8")))
