"""Watchtowers and the drops they give (ID-TOWER-1 … 8)."""

import pytest

from paintpot.games.inkdoms.names import AREAS
from tests.games.inkdoms.positions import (
    Table,
    areas_with,
    kingdom_of,
    land,
    near,
    own_sheet,
    painter,
    scattered,
    side_by_side,
    table,
    towers,
)

COMPOSITES = ("green", "purple", "brown")
CHOICES = [f"tower gives {ink}" for ink in COMPOSITES]
FIRST, SECOND = towers()[0]
"""The two areas of a watchtower."""


def tower_between(first: str, second: str) -> Table:
    """A tower with these inks on its two sides: the first from earlier, the second by a drop."""
    game = painter("blue 2 from Redhill").paint(0, **{first: FIRST})
    return game.give(0, "", **{second: 1}).play(0, f"tower {second} on {SECOND}")


# -- gaining


@pytest.mark.rule("ID-TOWER-1")
@pytest.mark.parametrize("tower", towers())
def test_a_tower_pays_when_both_of_its_areas_are_painted(tower: tuple[str, str]) -> None:
    for one, two in (tower, tower[::-1]):
        game = painter(f"blue 2 from {kingdom_of(two)}", red=1)
        game.play(0, f"tower red on {one}")
        assert game.sheet(0)["new_drops"] == {}
        game.play(0, f"blue on {two}")
        assert game.sheet(0)["new_drops"] == {"purple": 1}


@pytest.mark.rule("ID-TOWER-1")
def test_neighbours_without_a_tower_give_nothing() -> None:
    pairs = [(a, b) for a in AREAS for b in near(a) if (a, b) not in towers() if a < b]
    bare = [(a, b) for a, b in pairs if (b, a) not in towers()]
    assert bare
    for one, two in bare:
        game = painter(f"blue 2 from {kingdom_of(two)}").paint(0, red=one)
        game.play(0, f"blue on {two}")
        assert game.sheet(0)["new_drops"] == {}


@pytest.mark.rule("ID-TOWER-1")
def test_a_tower_pays_only_once() -> None:
    game = tower_between("red", "blue").end_round()
    assert game.sheet(0)["drops"] == {"purple": 1}
    spare = next(a for a in AREAS if not {FIRST, SECOND} & {a, *near(a)})
    game.take(0).dab(0, spare).end_round()
    assert game.sheet(0)["drops"] == {"purple": 1}


@pytest.mark.rule("ID-TOWER-2")
@pytest.mark.parametrize(
    ("one", "two", "drop"),
    [("red", "blue", "purple"), ("blue", "yellow", "green"), ("yellow", "red", "brown")],
)
def test_two_primaries_give_their_mixture(one: str, two: str, drop: str) -> None:
    assert tower_between(one, two).sheet(0)["new_drops"] == {drop: 1}
    assert tower_between(two, one).sheet(0)["new_drops"] == {drop: 1}


@pytest.mark.rule("ID-TOWER-3", "ID-A17")
@pytest.mark.parametrize("ink", ["blue", "red", "yellow"])
def test_the_same_primary_on_both_sides_gives_that_primary_and_needs_spell_2(ink: str) -> None:
    game = painter(f"{ink} 2 from {kingdom_of(SECOND)}").paint(0, **{ink: FIRST})
    assert game.refusal(0, f"{ink} on {SECOND}") == "ID-PAINT-4"
    game.give(0, "2").play(0, f"{ink} on {SECOND} with spell 2")
    assert game.sheet(0)["new_drops"] == {ink: 1}


@pytest.mark.rule("ID-TOWER-4")
@pytest.mark.parametrize("composite", COMPOSITES)
@pytest.mark.parametrize("chosen", COMPOSITES)
def test_with_a_composite_on_either_side_a_composite_is_chosen(composite: str, chosen: str) -> None:
    for inks in ((composite, "red"), ("blue", composite)):
        game = tower_between(*inks)
        assert game.legal(0) == CHOICES
        game.play(0, f"tower gives {chosen}")
        assert game.sheet(0)["new_drops"] == {chosen: 1}


@pytest.mark.rule("ID-TOWER-4")
def test_two_composites_also_leave_the_choice() -> None:
    game = tower_between("green", "brown")
    assert game.sheet(0)["new_drops"] == {}
    assert game.legal(0) == CHOICES


@pytest.mark.rule("ID-TOWER-4")
def test_the_colour_is_chosen_at_once() -> None:
    game = tower_between("green", "red")
    assert game.refusal(0, "done") == "ID-A46"
    assert game.refusal(0, f"blue on {land('R')[-1]}") == "ID-A46"


@pytest.mark.rule("ID-TOWER-4")
def test_nothing_is_chosen_where_no_composite_is_beside_the_tower() -> None:
    game = tower_between("blue", "red")
    assert [game.refusal(0, text) for text in CHOICES] == ["ID-TOWER-4"] * 3


@pytest.mark.rule("ID-A16")
def test_an_area_beside_two_towers_can_pay_out_both() -> None:
    middle = next(a for a in AREAS if len(near(a)) > 2)
    one, two = scattered(near(middle), 2)
    game = table(2, sheet=own_sheet(towers=[[one, middle], [middle, two]])).throw().take(0)
    game.paint(0, red=one, yellow=two).give(0, "", blue=1).play(0, f"tower blue on {middle}")
    assert game.sheet(0)["new_drops"] == {"purple": 1, "green": 1}


@pytest.mark.rule("ID-A16")
def test_two_towers_with_a_composite_between_give_two_choices() -> None:
    middle = next(a for a in AREAS if len(near(a)) > 2)
    one, two = scattered(near(middle), 2)
    game = table(2, sheet=own_sheet(towers=[[one, middle], [middle, two]])).throw().take(0)
    game.paint(0, red=one, yellow=two).give(0, "", green=1).play(0, f"tower green on {middle}")
    game.play(0, "tower gives green", "tower gives purple")
    assert game.sheet(0)["new_drops"] == {"green": 1, "purple": 1}
    assert game.refusal(0, "done") is None


# -- using


@pytest.mark.rule("ID-TOWER-5")
def test_a_drop_gained_this_round_is_not_usable_yet() -> None:
    game = tower_between("red", "blue")
    spare = next(a for a in AREAS if a not in (FIRST, SECOND))
    assert game.refusal(0, f"tower purple on {spare}") == "ID-TOWER-5"


@pytest.mark.rule("ID-TOWER-5")
def test_a_chosen_drop_is_not_usable_in_its_round_either() -> None:
    game = tower_between("green", "blue").play(0, "tower gives brown")
    spare = next(a for a in AREAS if a not in (FIRST, SECOND))
    assert game.refusal(0, f"tower brown on {spare}") == "ID-TOWER-5"


@pytest.mark.rule("ID-TOWER-5")
def test_a_drop_is_usable_from_the_next_round() -> None:
    game = tower_between("red", "blue").end_round().take(0)
    spare = next(a for a in AREAS if a not in (FIRST, SECOND))
    game.play(0, f"tower purple on {spare}")
    assert game.ink(0, spare) == "purple"


@pytest.mark.rule("ID-TOWER-5")
def test_a_drop_keeps_until_it_is_used() -> None:
    game = tower_between("red", "blue").end_round().end_round().round("", "")
    assert game.sheet(0)["drops"] == {"purple": 1}


@pytest.mark.rule("ID-TOWER-6")
def test_tower_drops_go_before_between_and_after_die_drops() -> None:
    blues = scattered(land("R"), 2)
    far = [a for a in AREAS if a[0] != "R" and not set(near(a)) & set(blues)]
    greens = scattered(far, 4)
    game = painter("blue 2 from Redhill", green=4)
    game.play(0, f"tower green on {greens[0]}", f"tower green on {greens[1]}")
    game.play(0, f"blue on {blues[0]}", f"tower green on {greens[2]}")
    game.turn(0, f"blue on {blues[1]}", f"tower green on {greens[3]}")
    assert [game.ink(0, area) for area in greens] == ["green"] * 4
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-TOWER-7")
@pytest.mark.parametrize("kingdom", ["Redhill", "Purplefield"])
def test_a_tower_drop_may_go_into_any_kingdom(kingdom: str) -> None:
    game = painter(f"blue 2 from {kingdom}", green=1)
    found = [text for text in game.legal(0) if text.startswith("tower")]
    assert found == [f"tower green on {area}" for area in AREAS]


@pytest.mark.rule("ID-TOWER-7")
def test_the_other_rules_of_painting_hold_for_tower_drops() -> None:
    one, two = side_by_side("B")
    game = painter("blue 2 from Redhill", green=1).paint(0, green=one)
    assert game.refusal(0, f"tower green on {two}") == "ID-PAINT-4"
    assert game.refusal(0, f"tower green on {one}") == "ID-PAINT-2"


@pytest.mark.rule("ID-TOWER-7")
def test_a_tower_drop_sets_off_symbols_too() -> None:
    game = painter("blue 2 from Redhill", green=1)
    game.play(0, f"tower green on {areas_with('spell 3')[0]}")
    assert game.sheet(0)["new_spells"] == [0, 0, 1, 0]


@pytest.mark.rule("ID-TOWER-8")
def test_a_used_drop_is_gone() -> None:
    one, two = scattered(land("B"), 2)
    game = painter("blue 2 from Redhill", green=1, brown=1).play(0, f"tower green on {one}")
    assert game.sheet(0)["drops"] == {"brown": 1}
    assert game.refusal(0, f"tower green on {two}") == "ID-TURN-5"
    game.end_round().take(0)
    assert game.sheet(0)["drops"] == {"brown": 1}
    assert game.refusal(0, f"tower green on {two}") == "ID-TURN-5"
