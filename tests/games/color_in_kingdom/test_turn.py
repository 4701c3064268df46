"""Roll, duty, dice, build."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot import CHANCE, BadChance, Dice
from paintpot.texts import explain
from tests.games.color_in_kingdom.positions import ALL, GAME, PLAIN, near, own_sheet, sheet, table


@pytest.mark.rule("CK-ROLL-1")
def test_the_current_player_acts_after_one_roll_of_all_dice() -> None:
    game = table(3)
    assert game.state.actors() == (CHANCE,)
    assert game.refusal(0, "no dice") == "CK-ROLL-1"
    assert game.state.roll(Dice(4)).startswith("family ")
    assert game.state.actors() == (0,)
    with pytest.raises(BadChance):
        game.roll(PLAIN)
    with pytest.raises(BadChance):
        game.state.roll(Dice(1))


@pytest.mark.rule("CK-DUTY-1")
def test_the_duty_is_crossed_off_on_ones_own_sheet() -> None:
    game = table(2).roll("family 1 1 2 5, duty 3")
    assert game.sheet(0)["duties"] == [3]
    assert game.sheet(1)["duties"] == []
    game.play(0, "no dice", "red field on A1").nobody().roll("family 1 1 2 5, duty 6")
    assert game.sheet(0)["duties"] == [3]
    assert game.sheet(1)["duties"] == [6]


@pytest.mark.rule("CK-DUTY-2")
def test_a_crossed_duty_stays_as_it_is() -> None:
    game = table(1).duties(0, 1, 3).roll("family 1 1 2 5, duty 3")
    assert game.sheet(0)["duties"] == [1, 3]


@pytest.mark.rule("CK-DUTY-3", "CK-EX-1")
def test_example_of_a_duty_that_sets_dice_aside() -> None:
    game = sheet(red="D4").roll("family 2 4 4 6, duty 4")
    assert game.legal(0) == ["no dice", "2 and 6"]
    for gone in ("2 and 4", "4 and 6", "4 and 4"):
        assert game.refusal(0, gone) == "CK-DUTY-3"
    shown = game.state.view(0)["roll"]
    assert shown == {"family": [2, 4, 4, 6], "duty": 4, "aside": [4, 4], "pool": [2, 6]}


@pytest.mark.rule("CK-DUTY-3")
@given(st.lists(st.integers(1, 6), min_size=4, max_size=4), st.integers(1, 6))
def test_pairs_come_from_what_is_left(family: list[int], duty: int) -> None:
    game = sheet(red="D4").roll(f"family {' '.join(map(str, family))}, duty {duty}")
    pool = sorted([face for face in family if face != duty])
    pairs = {f"{pool[i]} and {pool[j]}" for j in range(len(pool)) for i in range(j)}
    assert {text for text in game.legal(0) if " and " in text} == pairs


@pytest.mark.rule("CK-EX-2", "CK-BUILD-1", "CK-BUILD-2")
def test_example_of_six_and_one() -> None:
    """2, 6 and 1 are left; 6 and 1 make a Strawberry Field on any empty space."""
    game = sheet(blue="D4").roll("family 3 2 6 1, duty 3").play(0, "1 and 6")
    assert game.spaces(0) == [name for name in ALL if name != "D4"]
    game.play(0, "red field on A1")
    assert game.sheet(0)["paint"] == {"D4": "blue", "A1": "red"}


SUMS = {
    2: "purple forest",
    3: "green farm",
    4: "orange factory",
    5: "yellow road",
    6: "blue waterway",
    7: "red field",
    8: "blue waterway",
    9: "yellow road",
    10: "orange factory",
    11: "green farm",
    12: "purple forest",
}


@pytest.mark.rule("CK-BUILD-1", "CK-SCORE-STRAW-1", "CK-SCORE-SHERB-1", "CK-SCORE-ROAD-1")
@pytest.mark.rule("CK-SCORE-SOY-1", "CK-SCORE-DABA-1", "CK-SCORE-PEOPLE-1")
@pytest.mark.parametrize(("total", "build"), SUMS.items())
def test_the_sum_names_the_construction(total: int, build: str) -> None:
    for a in range(1, 7):
        b = total - a
        if not a <= b <= 6:
            continue
        duty = next(face for face in range(1, 7) if face not in (a, b))
        game = sheet(red="D4").roll(f"family {a} {b} {duty} {duty}, duty {duty}")
        game.play(0, f"{a} and {b}", f"{build} on D5")
        assert game.sheet(0)["paint"]["D5"] == build.split()[0]


@pytest.mark.rule("CK-BUILD-1")
def test_exactly_two_dice_of_those_rolled_are_picked() -> None:
    game = sheet(red="D4").roll("family 2 3 5 5, duty 1")
    assert game.legal(0) == ["no dice", "2 and 3", "2 and 5", "3 and 5", "5 and 5"]
    assert game.refusal(0, "2 and 6") == "CK-BUILD-1"
    assert game.refusal(0, "3 and 3") == "CK-BUILD-1"
    assert game.refusal(0, "yellow road on D5") == "CK-BUILD-1"
    game.play(0, "2 and 3")
    assert game.refusal(0, "5 and 5") == "CK-BUILD-1"
    assert game.refusal(0, "no dice") == "CK-BUILD-1"
    assert game.refusal(0, "orange factory on D5") == "CK-BUILD-2"
    assert game.refusal(0, "yellow road on D5") is None


ROLLS = {
    "yellow road": "family 1 1 2 3, duty 1",
    "blue waterway": "family 1 1 2 6, duty 1",
    "orange factory": "family 2 2 4 6, duty 2",
    "green farm": "family 2 2 5 6, duty 2",
    "purple forest": "family 2 2 6 6, duty 2",
    "red field": "family 1 1 2 5, duty 1",
}
"""Rolls that leave just the two dice for a construction."""


@pytest.mark.rule("CK-BUILD-2", "CK-SCORE-SHERB-1", "CK-SCORE-ROAD-1", "CK-SCORE-SOY-1")
@pytest.mark.rule("CK-SCORE-DABA-1", "CK-A1")
@pytest.mark.parametrize("build", ["yellow road", "blue waterway", "orange factory", "green farm"])
def test_four_constructions_must_touch_a_coloured_space(build: str) -> None:
    game = sheet(purple="D4 A1").roll(ROLLS[build])
    game.play(0, game.legal(0)[-1])
    assert sorted(game.spaces(0)) == sorted({*near("D4"), *near("A1")})
    assert game.refusal(0, f"{build} on G4") == "CK-BUILD-2"
    assert game.refusal(0, f"{build} on C4") is None


@pytest.mark.rule("CK-BUILD-2", "CK-SCORE-STRAW-1", "CK-SCORE-PEOPLE-1")
@pytest.mark.parametrize("build", ["red field", "purple forest"])
def test_two_constructions_go_anywhere(build: str) -> None:
    game = sheet(blue="D4").roll(ROLLS[build])
    game.play(0, game.legal(0)[-1])
    assert sorted(game.spaces(0)) == sorted(set(ALL) - {"D4"})


@pytest.mark.rule("CK-BUILD-2")
def test_one_space_a_turn() -> None:
    game = table(2).field("D4")
    assert game.refusal(0, "red field on D5") == "CK-BUILD-2"
    assert game.sheet(0)["paint"] == {"D4": "red"}


@pytest.mark.rule("CK-BUILD-3", "CK-A28")
@pytest.mark.parametrize("roll", ["family 4 4 4 4, duty 4", "family 4 4 2 4, duty 4"])
def test_fewer_than_two_dice_make_a_strawberry_field(roll: str) -> None:
    game = sheet(blue="D4").roll(roll)
    assert game.stage() == "building"
    assert game.spaces(0) == [name for name in ALL if name != "D4"]
    assert game.refusal(0, "2 and 4") == "CK-BUILD-3"
    assert game.refusal(0, "no dice") == "CK-BUILD-3"
    game.play(0, "red field on D5")
    assert game.sheet(0)["paint"]["D5"] == "red"


@pytest.mark.rule("CK-BUILD-4", "CK-BUILD-5")
@pytest.mark.parametrize("roll", ROLLS.values())
def test_the_dice_may_be_declined_whatever_they_show(roll: str) -> None:
    game = sheet(blue="D4").roll(roll)
    assert "no dice" in game.legal(0)
    game.play(0, "no dice")
    assert set(game.legal(0)) == {f"red field on {name}" for name in ALL if name != "D4"}


@pytest.mark.rule("CK-A2", "CK-BUILD-5")
def test_on_an_empty_sheet_only_what_goes_anywhere_can_be_picked() -> None:
    game = table(1).roll("family 1 6 6 3, duty 2")
    assert game.legal(0) == ["no dice", "1 and 6", "6 and 6"]
    assert game.refusal(0, "3 and 6") == "CK-A2"
    assert game.refusal(0, "1 and 3") == "CK-A2"


@pytest.mark.rule("CK-A7", "CK-BUILD-5")
def test_a_type_without_a_space_cannot_be_picked() -> None:
    """On a sheet in two pieces, one of them full, nothing empty touches anything."""
    game = table(1, sheet=own_sheet("A1", "A2", "D1", "D2")).paint(0, red="A1 A2")
    game.roll("family 1 6 6 3, duty 2")
    assert game.legal(0) == ["no dice", "1 and 6", "6 and 6"]
    assert game.refusal(0, "3 and 6") == "CK-A7"
    game.play(0, "6 and 6")
    assert game.spaces(0) == ["D1", "D2"]


@pytest.mark.rule("CK-A7")
def test_strawberry_as_long_as_any_space_is_empty() -> None:
    game = table(1).fill(0, but="C2").roll("family 1 1 1 1, duty 1")
    assert game.legal(0) == ["red field on C2"]


@pytest.mark.rule("CK-A20")
def test_a_coloured_space_is_never_overwritten() -> None:
    game = sheet(blue="D4", red="D5").roll("family 1 1 2 3, duty 1").play(0, "2 and 3")
    for taken in ("D4", "D5"):
        assert taken not in game.spaces(0)
        assert game.refusal(0, f"yellow road on {taken}") == "CK-A20"


@pytest.mark.rule("CK-A28")
def test_rolls_and_dice_are_the_same_in_any_order() -> None:
    one, two = table(1), table(1)
    assert one.state.chance("family 6 4 2 4, duty 4") == "family 2 4 4 6, duty 4"
    assert two.state.chance("family 2  4 4 6,  duty 4") == "family 2 4 4 6, duty 4"
    assert one.state.dump() == two.state.dump()
    game = sheet(red="D4").roll("family 5 2 5 2, duty 1")
    assert game.legal(0) == ["no dice", "2 and 2", "2 and 5", "5 and 5"]


@pytest.mark.rule("CK-TURN-1")
def test_the_dice_go_left() -> None:
    game = table(3)
    for seat in (0, 1, 2, 0):
        assert game.current() == seat
        game.turn()
    game.roll()
    assert game.state.actors() == (1,)
    assert game.refusal(0, "no dice") == "CK-TURN-1"
    assert game.refusal(2, "2 and 5") == "CK-TURN-1"


@pytest.mark.rule("CK-A26")
def test_of_several_rules_the_first_is_named() -> None:
    game = table(2).paint(0, blue="D4")
    assert game.refusal(1, "1 and 2") == "CK-ROLL-1"  # not rolled, and not their dice
    game.roll("family 1 1 2 3, duty 1")
    assert game.refusal(1, "1 and 1") == "CK-TURN-1"  # not their dice, and set aside
    game.play(0, "2 and 3")
    assert game.refusal(0, "green farm on D4") == "CK-BUILD-2"  # type before space
    assert game.refusal(0, "green farm on I5") == "CK-BUILD-2"
    assert game.refusal(0, "yellow road on I5") == "CK-SHEET-4"
    game.play(0, "yellow road on D5")
    assert game.refusal(1, "green farm on D4") == "CK-ROLL-1"  # nobody could copy: next turn


@pytest.mark.rule("CK-A26")
def test_in_the_copy_stage_the_stage_is_named_first() -> None:
    game = table(3).roll("family 1 1 2 3, duty 1").play(0, "no dice", "red field on D4")
    assert game.state.actors() == (1, 2)
    for text in ("1 and 1", "no dice"):
        reason = game.state.why_not(1, GAME.parse(text))
        assert reason is not None
        assert (reason.rule, reason.facts["case"]) == ("CK-COPY-1", "dice-used")
        reason = game.state.why_not(0, GAME.parse(text))
        assert reason is not None
        assert (reason.rule, reason.facts["case"]) == ("CK-BUILD-2", "built-already")


@pytest.mark.rule("CK-BUILD-4")
def test_after_declining_the_dice_nothing_is_said_of_what_they_make() -> None:
    game = table(2).roll("family 1 1 2 3, duty 1").play(0, "no dice")
    reason = game.state.why_not(0, GAME.parse("yellow road on D4"))
    assert reason is not None
    for language, dice in (("en", "dice"), ("ru", "кубик")):
        said = explain(reason, language)
        assert dice not in said.casefold()
        assert "{" not in said


@pytest.mark.rule("CK-A28")
def test_two_dice_are_named_in_either_order() -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            move = GAME.parse(f"{a} and {b}")
            assert move == GAME.parse(f"{b}  AND {a}")
            assert GAME.text(move) == f"{min(a, b)} and {max(a, b)}"


@pytest.mark.rule("CK-SUMS-1")
@pytest.mark.parametrize(
    ("sums", "three", "five", "six"),
    [
        ("standard", "green farm", "yellow road", "blue waterway"),
        ("farms-6-8", "blue waterway", "yellow road", "green farm"),
        ("roads-6-8", "green farm", "blue waterway", "yellow road"),
    ],
)
def test_variants_of_the_sums(sums: str, three: str, five: str, six: str) -> None:
    for dice, build in (
        ("1 2", three),
        ("5 6", three),
        ("2 3", five),
        ("4 5", five),
        ("1 5", six),
        ("3 5", six),
        ("1 3", "orange factory"),
        ("1 6", "red field"),
        ("6 6", "purple forest"),
    ):
        duty = next(n for n in "123456" if n not in dice)
        game = table(1, sums=sums).paint(0, red="D4")
        game.roll(f"family {dice} {duty} {duty}, duty {duty}")
        game.play(0, dice.replace(" ", " and "), f"{build} on D5")
        assert game.sheet(0)["paint"]["D5"] == build.split()[0]
