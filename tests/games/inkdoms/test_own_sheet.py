"""Custom sheets: faults are named; valid ones are played on."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paintpot
from paintpot import CHANCE, BadOption, BadRecord, BadSeats, BadSheet, Dice, PaintpotError, Play
from paintpot.core.records import replay
from paintpot.core.sheets import read_sheet
from paintpot.games.inkdoms.box import Box
from paintpot.games.inkdoms.names import AREAS
from paintpot.games.inkdoms.throw import can_throw
from tests.games.inkdoms.positions import GAME, bricks, own_sheet, table

SheetData = dict[str, Any]
Change = Callable[[SheetData], None]


def fault(sheet: object) -> str:
    """Why a game on this sheet cannot start."""
    with pytest.raises(BadSheet) as caught:
        GAME.start(2, {"sheet": sheet})
    return str(caught.value)


def area(sheet: SheetData, name: str) -> SheetData:
    found: SheetData = next(area for area in sheet["areas"] if area["id"] == name)
    return found


def mark(name: str, symbol: object) -> Change:
    return lambda sheet: area(sheet, name).update(symbol=symbol)


def unmark(name: str) -> Change:
    return lambda sheet: area(sheet, name).pop("symbol")


def put(key: str, value: object) -> Change:
    return lambda sheet: sheet.update({key: value})


def rename(name: str, other: str) -> Change:
    return lambda sheet: area(sheet, name).update(id=other)


def swap_places(one: str, two: str) -> Change:
    """Two areas change their shapes, and with them their places on the board."""

    def change(sheet: SheetData) -> None:
        a, b = area(sheet, one), area(sheet, two)
        for key in ("outline", "at"):
            a[key], b[key] = b[key], a[key]

    return change


def move_corner(name: str, corner: int, x: int, y: int) -> Change:
    def change(sheet: SheetData) -> None:
        area(sheet, name)["outline"][corner] = [x, y]

    return change


FAULTS: dict[str, tuple[Change, str]] = {
    "other game": (put("game", "quill"), "sheet: this is a sheet of quill, not of inkdoms"),
    "other format": (put("format", 2), "sheet: unknown format 2, expected 1"),
    "area missing": (lambda s: s["areas"].pop(53), "sheet: area U9 is missing"),
    "area renamed": (rename("R4", "R10"), "sheet: area R4 is missing"),
    "area too many": (
        lambda s: s["areas"].append({**copy.deepcopy(area(s, "U9")), "id": "U10"}),
        "sheet: area U10 is none of B1 to U9",
    ),
    "area twice": (rename("R4", "R5"), "sheet, area R5: the id is used twice"),
    "areas in disorder": (
        lambda s: s["areas"].reverse(),
        "sheet: the areas must be in the order B, G, R, Y, P, U, each 1 to 9",
    ),
    "gap": (move_corner("B5", 1, 590, 200), "sheet, area"),
    "kingdom in pieces": (swap_places("B1", "U9"), "sheet: Bluewater is in several pieces"),
    "no capital": (unmark("Y5"), "sheet: Yellowlake has no capital"),
    "second capital": (mark("R8", "capital"), "sheet, area R8: a second capital in Redhill"),
    "unknown symbol": (mark("P4", "castle"), "sheet, area P4: no symbol 'castle'; known: capital"),
    "unknown spell": (mark("P4", "spell 5"), "sheet, area P4: no symbol 'spell 5'"),
    "two symbols": (mark("P4", ["hydra", "spell 1"]), "sheet, area P4: no symbol ['hydra', "),
    "a hydra too few": (unmark("B1"), "sheet: 3 hydras, there must be 4"),
    "a griffin too many": (mark("B4", "griffin"), "sheet: 5 griffins, there must be 4"),
    "a unicorn for a hydra": (mark("B1", "unicorn"), "sheet: 3 hydras, there must be 4"),
    "dragons of wrong colours": (
        mark("B3", "dragon brown"),
        "sheet: 1 green dragons, there must be 2",
    ),
    "towers missing": (lambda s: s.pop("towers"), "sheet: 'towers' must be a list of pairs"),
    "towers no list": (put("towers", "B1 B2"), "sheet: 'towers' must be a list of pairs"),
    "tower of three": (
        put("towers", [["B1", "B2"], ["B1", "B2", "B3"]]),
        "sheet, tower no. 2: must be a pair of areas",
    ),
    "tower nowhere": (put("towers", [["B1", "X1"]]), "sheet, tower no. 1: 'X1' is no area"),
    "tower of apart": (
        put("towers", [["B1", "B2"], ["B1", "B9"]]),
        "sheet, tower no. 2: B1 and B9 share no side",
    ),
    "tower at a corner": (
        put("towers", [["B1", "B5"]]),
        "sheet, tower no. 1: B1 and B5 share no side",
    ),
    "tower of one area": (
        put("towers", [["B1", "B1"]]),
        "sheet, tower no. 1: B1 and B1 share no side",
    ),
    "tower twice": (
        put("towers", [["B1", "B2"], ["B2", "B1"]]),
        "sheet, tower no. 2: there is a tower between B2 and B1 already",
    ),
    "too many towers": (put("towers", [["B1", "B2"]] * 55), "sheet: 55 towers, at most 54 fit"),
    "no blots": (put("blots", 0), "sheet: 'blots' must be a number from 1 to 30"),
    "too many blots": (put("blots", 31), "sheet: 'blots' must be a number from 1 to 30"),
    "blots true": (put("blots", True), "sheet: 'blots' must be a number from 1 to 30"),
    "blots missing": (lambda s: s.pop("blots"), "sheet: 'blots' must be a number from 1 to 30"),
    "die missing": (lambda s: s.pop("die"), "sheet: 'die' must be a number from 57 to 225"),
    "die too large": (put("die", 226), "sheet: 'die' must be a number from 57 to 225"),
    "die in words": (put("die", "120"), "sheet: 'die' must be a number from 57 to 225"),
    "die too small": (put("die", 56), "sheet: 'die' must be a number from 57 to 225"),
    "die of nothing": (put("die", 0), "sheet: 'die' must be a number from 57 to 225"),
}


@pytest.mark.rule("ID-MAP-12")
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_a_sheet_is_named_with_its_place(name: str) -> None:
    change, sentence = FAULTS[name]
    sheet = bricks()
    change(sheet)
    assert fault(sheet).startswith(sentence)


@pytest.mark.rule("ID-MAP-12")
def test_a_gap_or_an_overlap_is_named_with_both_ends() -> None:
    sheet = bricks()
    move_corner("B5", 1, 590, 200)(sheet)
    assert fault(sheet).endswith("a gap or an overlap from (600, 200) to (600, 400)")


@pytest.mark.rule("ID-A44")
def test_a_sheet_with_two_symbols_on_an_area_is_refused() -> None:
    sheet = bricks()
    mark("G4", ["spell 1", "spell 2"])(sheet)
    assert "area G4: no symbol" in fault(sheet)


@pytest.mark.rule("ID-MAP-12")
@pytest.mark.parametrize("sheet", [None, 5, [], ["standard"], {}, True, {"format": 1}])
def test_what_is_no_sheet_at_all_is_refused(sheet: object) -> None:
    assert fault(sheet).startswith("sheet: ")


@pytest.mark.rule("ID-MAP-12")
@pytest.mark.parametrize("name", ["", "nowhere", "../standard", "standard.json", "Standard"])
def test_a_sheet_nobody_knows_is_refused_and_the_known_ones_are_listed(name: str) -> None:
    assert fault(name) == f"There is no sheet {name!r}; sheets: standard."


@pytest.mark.rule("ID-MAP-12")
@pytest.mark.parametrize(("blots", "towers"), [(1, 0), (30, 54)])
def test_the_least_and_the_most_blots_and_towers_are_accepted(blots: int, towers: int) -> None:
    realm = table(2, sheet=bricks()).state.realm
    pairs = [
        [one["id"], two["id"]]
        for k, one in enumerate(bricks()["areas"])
        for j, two in enumerate(bricks()["areas"])
        if k < j and realm.near[k] & 2**j
    ]
    game = table(2, sheet={**bricks(), "blots": blots, "towers": pairs[:towers]})
    assert game.state.realm.blots == blots
    assert len(game.state.realm.towers) == towers


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@pytest.mark.rule("ID-MAP-12")
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_is_put_into_a_sheet_it_is_accepted_or_refused_with_a_sentence(
    data: st.DataObject,
) -> None:
    sheet: Any = bricks()
    place: Any = sheet
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        inner = place[key]
        if isinstance(inner, (dict, list)) and inner and data.draw(st.integers(0, 3)):
            place = inner
            continue
        place[key] = data.draw(JUNK)
        break
    sentence = "sheet: fine"
    try:
        GAME.start(2, {"sheet": sheet})
    except BadSheet as error:
        sentence = str(error)
    assert re.match(r"sheet(, (area|tower|areas) .*)?: .+", sentence)


# -- seats and options


def test_an_unknown_option_is_named_and_the_known_ones_are_listed() -> None:
    with pytest.raises(BadOption, match="no option 'colour'; its options: first, sheet"):
        GAME.start(2, {"colour": "red"})


@pytest.mark.rule("ID-A42")
@pytest.mark.parametrize("first", ["0", "5", "", "youngest", 1, None, ["1"]])
def test_a_first_player_nobody_is_is_refused(first: object) -> None:
    with pytest.raises(BadOption, match="Option 'first' can be '1', '2', '3', '4', 'random', not "):
        GAME.start(2, {"first": first})


@pytest.mark.rule("ID-COMP-1")
@pytest.mark.parametrize("seats", [0, 5, -2, 2**70])
def test_bad_numbers_of_seats_are_named(seats: int) -> None:
    with pytest.raises(BadSeats, match="Inkdoms is for 1 to 4 players"):
        GAME.start(seats, {"sheet": bricks()})


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_nobody_sits_on_is_named_and_nothing_changes(seat: int) -> None:
    game = table(2, sheet=bricks()).throw("blue 2 in B; red 2 in G; yellow 4 in R; white 3 in P")
    before = game.state.dump()
    with pytest.raises(BadSeats, match=f"seats 0 to 1; {seat} is none of them"):
        game.play(seat, "blue from Bluewater")
    assert game.state.dump() == before


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"sheet": "nowhere"}), (2, {"colour": 1}), (7, {}), (2, {"sheet": {"format": 1}})],
)
def test_after_a_refused_start_the_game_is_as_before(seats: int, options: dict[str, Any]) -> None:
    before = GAME.start(2).dump()
    given_options = copy.deepcopy(options)
    with pytest.raises(PaintpotError):
        GAME.start(seats, options)
    assert options == given_options
    assert GAME.start(2).dump() == before


# -- playing on it


def played(seed: int, seats: int = 2, sheet: object = None) -> Play:
    """A whole game of random moves on a custom sheet."""
    play = Play(GAME, seats, seed, {"sheet": bricks() if sheet is None else sheet})
    dice = Dice(seed)
    while not play.state.over:
        actors = play.state.actors()
        if actors == (CHANCE,):
            play.roll()
            continue
        seat = actors[int(dice.below(len(actors)))]
        moves = play.state.legal(seat)
        play.play(seat, moves[int(dice.below(len(moves)))])
    return play


@pytest.mark.rule("ID-MAP-12")
def test_a_good_sheet_of_ones_own_is_played_on() -> None:
    """Its borders, spells and towers are those that count."""
    game = table(2, sheet=bricks()).throw("blue 3 in B; red 2 in G; yellow 4 in R; white 3 in P")
    game.play(0, "blue from Bluewater", "blue on B7")
    assert game.sheet(0)["new_spells"] == [1, 0, 0, 0]
    assert game.refusal(0, "blue on B4") == "ID-PAINT-4"
    assert game.refusal(0, "blue on B5") is None


@pytest.mark.rule("ID-MAP-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_play_on_it_comes_to_an_end(seats: int) -> None:
    play = played(seats, seats)
    result = play.result()
    assert result is not None
    assert len(result["totals"]) == seats


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 1000))
def test_its_record_is_self_contained_and_replays(seed: int) -> None:
    play = played(seed)
    text = json.dumps(play.record())
    record = json.loads(text)
    assert record["options"] == {"sheet": bricks()}
    again = replay(record)
    assert again.state.dump() == play.state.dump()
    assert again.result() == play.result()
    assert again.record() == record


def test_a_record_with_a_bad_sheet_is_refused_and_says_why() -> None:
    record = played(1).record()
    area(record["options"]["sheet"], "Y5").pop("symbol")
    with pytest.raises(BadRecord, match="Yellowlake has no capital"):
        replay(record)


def test_on_another_sheet_the_record_does_not_hold() -> None:
    """The dice of a record are read on the sheet it carries."""
    record = played(1).record()
    record["options"] = {"sheet": "standard"}
    with pytest.raises(BadRecord):
        replay(record)


def test_the_standard_sheet_given_as_ones_own_plays_the_same() -> None:
    plays = [played(4, sheet=sheet) for sheet in ("standard", own_sheet())]
    assert plays[0].moves == plays[1].moves
    assert plays[0].result() == plays[1].result()


def test_its_picture_shows_its_own_areas() -> None:
    state = paintpot.game("inkdoms").start(2, {"sheet": bricks()})
    scene = GAME.scene(state.view(0), 0, {"sheet": bricks()})
    shown = {patch.name: [list(point) for point in patch.outline] for patch in scene.patches}
    assert shown == {each["id"]: each["outline"] for each in bricks()["areas"]}


@pytest.mark.rule("ID-MAP-12")
def test_dice_that_always_lie_in_four_kingdoms_are_noticed() -> None:
    stripes = [
        {
            "id": name,
            "outline": [[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]],
            "at": [x + 50, y + 50],
        }
        for k, name in enumerate(AREAS)
        for x, y in [(k // 9 * 100, k % 9 * 100)]
    ]
    data = {"format": 1, "game": "inkdoms", "name": "Stripes", "size": [600, 900]}
    sheet = read_sheet(data | {"areas": stripes}, "stripes")
    assert can_throw(Box(sheet, 60))
    assert not can_throw(Box(sheet, 400))


@pytest.mark.rule("ID-MAP-12")
def test_a_misspelt_key_is_noticed() -> None:
    sheet = bricks()
    sheet["blobs"] = 12
    with pytest.raises(BadSheet, match=r"no key 'blobs'; known: .*blots"):
        GAME.start(2, {"sheet": sheet})
    sheet = bricks()
    sheet["areas"][3]["symbl"] = "capital"
    with pytest.raises(BadSheet, match=r"area B4: no key 'symbl'; known: .*symbol"):
        GAME.start(2, {"sheet": sheet})
