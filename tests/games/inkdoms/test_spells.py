"""Spells: gaining, casting, and the effect of each of the four."""

import pytest

from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS
from tests.games.inkdoms.positions import (
    GAME,
    Table,
    areas_with,
    kingdom_of,
    land,
    near,
    painter,
    scattered,
    side_by_side,
    table,
)

COMPOSITES = ("green", "purple", "brown")
SPELL_AREAS = [(number, area) for number in (1, 2, 3, 4) for area in areas_with(f"spell {number}")]


def neighbours(kingdom: str) -> set[str]:
    """The kingdoms that share a side with this one, by name."""
    here = [area for area in AREAS if kingdom_of(area) == kingdom]
    return {kingdom_of(other) for area in here for other in near(area)} - {kingdom}


def bare_pair(kingdom: str) -> tuple[str, str]:
    """Two areas of a kingdom that share a side; the second one gives no spell."""
    found = [(a, b) for a in land(kingdom) for b in near(a) if b[0] == kingdom]
    giving = {area for _, area in SPELL_AREAS}
    return next((a, b) for a, b in found if b not in giving)


def fork(kingdom: str) -> tuple[str, str, str]:
    """An area and two neighbours of it in the same kingdom; the first of them gives no spell."""
    giving = {area for _, area in SPELL_AREAS}
    for middle in land(kingdom):
        beside = [area for area in near(middle) if area[0] == kingdom]
        for one in beside:
            if one not in giving and len(beside) > 1:
                return middle, one, next(area for area in beside if area != one)
    raise AssertionError(f"no such areas in {kingdom}")


def casts(game: Table, spell: str) -> set[str]:
    """The kingdoms a spell 1 or 3 can be cast to now."""
    return {text.split()[-1] for text in game.legal(0) if text.startswith(f"spell {spell} to")}


def drop_kingdoms(game: Table) -> set[str]:
    """The kingdoms where some drop of the die can go now."""
    found = [text.split() for text in game.legal(0)]
    return {kingdom_of(words[2]) for words in found if words[0] in INKS}


# -- gaining and casting


@pytest.mark.rule("ID-SPELL-1")
@pytest.mark.parametrize(("number", "area"), SPELL_AREAS)
def test_a_spell_area_gives_its_spell_in_any_colour(number: int, area: str) -> None:
    for ink in INKS:
        game = painter("blue 2 from Redhill").give(0, "", **{ink: 1})
        game.play(0, f"tower {ink} on {area}").end_round()
        assert game.sheet(0)["spells"] == [int(number == k) for k in (1, 2, 3, 4)]


@pytest.mark.rule("ID-SPELL-1")
def test_a_second_spell_of_a_kind_takes_the_next_space() -> None:
    one, two = scattered(areas_with("spell 2"), 2)
    game = painter("blue 2 from Redhill", spells="2", green=2)
    game.play(0, f"tower green on {one}", f"tower green on {two}").end_round()
    assert game.sheet(0)["spells"] == [0, 3, 0, 0]


@pytest.mark.rule("ID-SPELL-1")
def test_an_area_without_a_spell_gives_none() -> None:
    game = painter("blue 2 from Redhill")
    for area in set(AREAS) - {area for _, area in SPELL_AREAS}:
        game.dab(0, area)
    assert game.sheet(0)["new_spells"] == [0, 0, 0, 0]


CASTS = {
    1: "spell 1 to Greenwood",
    2: "yellow on {} with spell 2",
    3: "spell 3 to Greenwood",
    4: "spell 4 for green",
}


@pytest.mark.rule("ID-SPELL-2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_spell_is_usable_from_the_round_after_it_was_gained(number: int) -> None:
    one, two = side_by_side("B")
    found = next(a for a in areas_with(f"spell {number}") if not {one, two} & {a, *near(a)})
    cast = CASTS[number].format(two)
    game = painter("yellow 4 from Bluewater", brown=1).paint(0, yellow=one)
    assert game.refusal(0, cast) == "ID-TURN-5"
    game.play(0, f"tower brown on {found}")
    assert game.refusal(0, cast) == "ID-SPELL-2"
    game.end_round().end_round().throw().play(1, "blue from Redhill", "done")
    game.play(0, "yellow from Bluewater")
    assert game.refusal(0, cast) is None


@pytest.mark.rule("ID-SPELL-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_spell_is_crossed_out_immediately_on_use(number: int) -> None:
    one, two = bare_pair("B")
    game = painter("yellow 4 from Bluewater", spells="1 2 3 4").paint(0, yellow=one)
    game.play(0, CASTS[number].format(two))
    left = [int(number != k) for k in (1, 2, 3, 4)]
    assert game.sheet(0)["spells"] == left
    game.end_round()
    assert game.sheet(0)["spells"] == left


@pytest.mark.rule("ID-SPELL-3")
def test_a_crossed_spell_cannot_be_cast_again() -> None:
    game = painter("blue 4 from Bluewater", spells="3 4")
    game.play(0, "spell 3 to Greenwood", "spell 4 for green")
    assert game.refusal(0, "spell 3 to Redhill") == "ID-TURN-5"
    assert game.refusal(0, "spell 4 for green") == "ID-TURN-5"


@pytest.mark.rule("ID-SPELL-4")
def test_unused_spells_and_drops_score_nothing() -> None:
    bare = table(2).take_spells(0)
    rich = table(2).give(0, "1 1 2 3 4 4", blue=2, green=1, brown=3)
    assert rich.state.scores()[0] == bare.state.scores()[0]


# -- spell 1


@pytest.mark.rule("ID-SPELL1-1")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_spell_1_moves_the_drops_to_any_other_kingdom(kingdom: str) -> None:
    game = painter(f"blue 3 from {kingdom}", spells="1")
    assert casts(game, "1") == set(KINGDOMS) - {kingdom}


@pytest.mark.rule("ID-SPELL1-1", "ID-SPELL1-2", "ID-PAINT-1")
def test_spell_1_moves_all_drops_as_if_the_die_had_been_taken_there() -> None:
    game = painter("blue 3 from Redhill", spells="1").play(0, "spell 1 to Purplefield")
    assert drop_kingdoms(game) == {"Purplefield"}
    assert game.refusal(0, f"blue on {land('R')[0]}") == "ID-PAINT-1"
    game.turn(0, *[f"blue on {area}" for area in scattered(land("P"), 3)])
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-SPELL1-2")
def test_spell_1_is_too_late_once_a_die_drop_is_placed() -> None:
    game = painter("blue 3 from Redhill", spells="1").play(0, f"blue on {land('R')[0]}")
    assert game.refusal(0, "spell 1 to Greenwood") == "ID-SPELL1-2"


@pytest.mark.rule("ID-SPELL1-2")
def test_a_composite_drop_of_the_die_counts_as_placed_too() -> None:
    game = painter("blue 4 from Redhill", spells="1 4")
    game.play(0, "spell 4 for green", f"green on {land('R')[0]}")
    assert game.refusal(0, "spell 1 to Greenwood") == "ID-SPELL1-2"


@pytest.mark.rule("ID-A1")
@pytest.mark.parametrize("where", ["R", "P"])
def test_spell_1_may_follow_tower_drops_even_in_the_dies_own_kingdom(where: str) -> None:
    game = painter("blue 3 from Redhill", spells="1", yellow=1)
    game.play(0, f"tower yellow on {land(where)[0]}", "spell 1 to Greenwood")
    assert drop_kingdoms(game) == {"Greenwood"}


@pytest.mark.rule("ID-A2")
def test_spell_1_is_cast_at_most_once_a_turn() -> None:
    game = painter("blue 3 from Redhill", spells="1 1").play(0, "spell 1 to Greenwood")
    assert game.refusal(0, "spell 1 to Purplefield") == "ID-A2"
    assert game.refusal(0, "spell 1 to Redhill") == "ID-A2"


@pytest.mark.rule("ID-A2")
def test_spell_1_may_be_cast_again_in_a_later_turn() -> None:
    game = painter("blue 3 from Redhill", spells="1 1").play(0, "spell 1 to Greenwood")
    game.end_round().play(0, "yellow from Bluewater")
    assert game.refusal(0, "spell 1 to Greenwood") is None


@pytest.mark.rule("ID-A2")
def test_spell_1_comes_before_any_spell_3() -> None:
    game = painter("blue 3 from Redhill", spells="1 3").play(0, "spell 3 to Greenwood")
    assert game.refusal(0, "spell 1 to Purplefield") == "ID-A2"


@pytest.mark.rule("ID-A3")
@pytest.mark.parametrize("kingdom", [name for name in KINGDOMS if name != "Redhill"])
def test_after_spell_1_spell_3_counts_from_the_new_kingdom(kingdom: str) -> None:
    game = painter("blue 3 from Redhill", spells="1 3").play(0, f"spell 1 to {kingdom}")
    assert casts(game, "3") == neighbours(kingdom)


@pytest.mark.rule("ID-A49")
def test_spell_1_may_follow_spell_4_and_the_composite_drop_moves_along() -> None:
    game = painter("blue 3 from Redhill", spells="1 4")
    game.play(0, "spell 4 for green", "spell 1 to Purplefield")
    one, two = scattered(land("P"), 2)
    assert game.refusal(0, f"green on {land('R')[0]}") == "ID-PAINT-1"
    game.turn(0, f"green on {one}", f"blue on {two}")
    assert game.sheet(0)["blots"] == 0


# -- spell 2


@pytest.mark.rule("ID-SPELL2-1")
def test_spell_2_lets_a_die_drop_stand_beside_its_own_colour() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill", spells="2").paint(0, blue=one)
    assert game.refusal(0, f"blue on {two}") == "ID-PAINT-4"
    game.play(0, f"blue on {two} with spell 2")
    assert game.ink(0, two) == "blue"


@pytest.mark.rule("ID-SPELL2-1")
def test_spell_2_lets_a_tower_drop_stand_beside_its_own_colour() -> None:
    one, two = side_by_side("B")
    game = painter("blue 2 from Redhill", spells="2", green=1).paint(0, green=one)
    game.play(0, f"tower green on {two} with spell 2")
    assert game.ink(0, two) == "green"
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]


@pytest.mark.rule("ID-SPELL2-1", "ID-PAINT-1")
def test_spell_2_excuses_from_no_other_rule() -> None:
    one, two = side_by_side("B")
    game = painter("blue 2 from Redhill", spells="2").paint(0, blue=one)
    assert game.refusal(0, f"blue on {two} with spell 2") == "ID-PAINT-1"


@pytest.mark.rule("ID-SPELL2-2")
def test_one_spell_2_covers_any_number_of_neighbours() -> None:
    for middle in land("R"):
        game = painter("blue 2 from Redhill", spells="2").paint(0, blue=" ".join(near(middle)))
        game.play(0, f"blue on {middle} with spell 2")
        assert game.ink(0, middle) == "blue"
        assert game.sheet(0)["spells"] == [0, 0, 0, 0]


@pytest.mark.rule("ID-SPELL2-3")
def test_several_spells_2_a_turn_one_for_each_drop() -> None:
    middle, one, two = fork("R")
    game = painter("blue 2 from Redhill", spells="2 2").paint(0, blue=middle)
    game.play(0, f"blue on {one} with spell 2")
    assert game.sheet(0)["spells"] == [0, 1, 0, 0]
    game.play(0, f"blue on {two} with spell 2")
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]


@pytest.mark.rule("ID-SPELL2-3")
def test_one_spell_2_does_not_cover_a_second_drop() -> None:
    middle, one, two = fork("R")
    game = painter("blue 2 from Redhill", spells="2").paint(0, blue=middle)
    game.play(0, f"blue on {one} with spell 2")
    assert game.refusal(0, f"blue on {two}") == "ID-PAINT-4"
    assert game.refusal(0, f"blue on {two} with spell 2") == "ID-TURN-5"


@pytest.mark.rule("ID-SPELL2-3")
def test_spell_2_never_adds_a_drop() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill", spells="2 2").paint(0, blue=one)
    game.play(0, f"blue on {two} with spell 2")
    assert game.sheet(0)["turn"]["drops"] == 1
    third = next(a for a in land("R") if not {one, two} & {a, *near(a)})
    game.play(0, f"blue on {third}")
    assert drop_kingdoms(game) == set()


@pytest.mark.rule("ID-A7")
def test_spell_2_may_excuse_a_composite_drop_of_the_die() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill", spells="2 4").paint(0, green=one)
    game.play(0, "spell 4 for green")
    assert game.refusal(0, f"green on {two}") == "ID-PAINT-4"
    game.turn(0, f"green on {two} with spell 2")
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-A50")
def test_spell_2_is_cast_only_together_with_a_drop() -> None:
    texts = [GAME.text(move) for move in range(GAME.moves)]
    with_spell_2 = [text for text in texts if "spell 2" in text]
    assert with_spell_2
    assert all(" on " in text for text in with_spell_2)


@pytest.mark.rule("ID-A50")
def test_spell_2_is_spent_in_the_one_move_that_paints() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill", spells="2").paint(0, blue=one)
    game.play(0, f"blue on {two} with spell 2")
    assert game.ink(0, two) == "blue"
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]


# -- spell 3


@pytest.mark.rule("ID-SPELL3-1")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_spell_3_opens_one_neighbouring_kingdom(kingdom: str) -> None:
    game = painter(f"blue 3 from {kingdom}", spells="3")
    assert casts(game, "3") == neighbours(kingdom)
    there = sorted(neighbours(kingdom))[0]
    game.play(0, f"spell 3 to {there}")
    assert drop_kingdoms(game) == {kingdom, there}


@pytest.mark.rule("ID-SPELL3-1")
@pytest.mark.parametrize("here", [0, 1, 2, 3])
def test_with_spell_3_the_drops_are_split_freely(here: int) -> None:
    redhill = scattered(land("R"), here)
    near_redhill = {b for a in redhill for b in near(a)}
    greenwood = scattered([a for a in land("G") if a not in near_redhill], 3 - here)
    game = painter("blue 3 from Redhill", spells="3").play(0, "spell 3 to Greenwood")
    game.turn(0, *[f"blue on {area}" for area in (*greenwood, *redhill)])
    assert set(game.sheet(0)["paint"]) == {*greenwood, *redhill}
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-SPELL3-1")
def test_spell_3_does_not_reach_a_kingdom_that_is_no_neighbour() -> None:
    far = (set(KINGDOMS) - neighbours("Redhill") - {"Redhill"}).pop()
    game = painter("blue 3 from Redhill", spells="3")
    assert game.refusal(0, f"spell 3 to {far}") == "ID-SPELL3-1"


@pytest.mark.rule("ID-SPELL3-2")
def test_each_further_spell_3_adds_one_neighbour() -> None:
    game = painter("blue 3 from Redhill", spells="3 3 3")
    opened = {"Redhill"}
    for there in sorted(neighbours("Redhill"))[:3]:
        game.play(0, f"spell 3 to {there}")
        opened.add(there)
        assert drop_kingdoms(game) == opened


@pytest.mark.rule("ID-SPELL3-2")
def test_spell_3_does_not_chain_through_the_kingdom_it_opened() -> None:
    game = painter("blue 3 from Purplefield", spells="3 3").play(0, "spell 3 to Bluewater")
    beyond = neighbours("Bluewater") - neighbours("Purplefield") - {"Purplefield"}
    assert beyond
    assert {game.refusal(0, f"spell 3 to {name}") for name in beyond} == {"ID-SPELL3-2"}
    assert casts(game, "3") == neighbours("Purplefield") - {"Bluewater"}


@pytest.mark.rule("ID-SPELL3-2")
def test_drops_in_the_neighbour_leave_the_original_kingdom_as_it_is() -> None:
    game = painter("blue 3 from Purplefield", spells="3 3").play(0, "spell 3 to Bluewater")
    game.play(0, f"blue on {land('B')[0]}")
    assert drop_kingdoms(game) == {"Purplefield", "Bluewater"}
    assert casts(game, "3") == neighbours("Purplefield") - {"Bluewater"}


@pytest.mark.rule("ID-A4")
def test_spell_3_may_be_cast_after_some_drops_are_placed() -> None:
    game = painter("blue 3 from Redhill", spells="3").play(0, f"blue on {land('R')[0]}")
    game.play(0, "spell 3 to Greenwood")
    assert drop_kingdoms(game) == {"Redhill", "Greenwood"}


@pytest.mark.rule("ID-A6")
def test_spell_3_covers_a_composite_drop_too() -> None:
    game = painter("blue 2 from Redhill", spells="3 4")
    game.play(0, "spell 3 to Greenwood", "spell 4 for brown")
    game.turn(0, f"brown on {land('G')[-1]}")
    assert game.ink(0, land("G")[-1]) == "brown"


@pytest.mark.rule("ID-A6")
def test_spell_3_may_be_cast_for_a_composite_drop_alone() -> None:
    game = painter("blue 2 from Redhill", spells="3 4")
    game.play(0, "spell 4 for brown", "spell 3 to Greenwood")
    assert drop_kingdoms(game) == {"Redhill", "Greenwood"}


# -- spell 4


@pytest.mark.rule("ID-SPELL4-1")
@pytest.mark.parametrize("ink", COMPOSITES)
def test_spell_4_turns_two_die_drops_into_one_composite_drop(ink: str) -> None:
    game = painter("blue 3 from Redhill", spells="4").play(0, f"spell 4 for {ink}")
    assert game.sheet(0)["turn"]["drops"] == 1
    assert game.sheet(0)["turn"]["mixed"] == {ink: 1}
    one, two = scattered(land("R"), 2)
    game.play(0, f"{ink} on {one}", f"blue on {two}")
    assert drop_kingdoms(game) == set()
    game.play(0, "done")
    assert game.sheet(0)["paint"] == {one: ink, two: "blue"}
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-SPELL4-1")
def test_spell_4_gives_composite_colours_only_and_only_the_chosen_one() -> None:
    game = painter("blue 3 from Redhill", spells="4")
    mixes = {text for text in game.legal(0) if text.startswith("spell 4")}
    assert mixes == {f"spell 4 for {ink}" for ink in COMPOSITES}
    game.play(0, "spell 4 for green")
    assert game.refusal(0, f"brown on {land('R')[0]}") == "ID-SPELL4-1"


@pytest.mark.rule("ID-A59")
def test_a_mixed_drop_keeps_the_colour_it_was_mixed_in() -> None:
    game = painter("blue 4 from Redhill", spells="4 4 1 3").play(0, "spell 4 for green")
    assert game.sheet(0)["turn"]["mixed"] == {"green": 1}
    game.play(0, "spell 1 to Greenwood")
    assert game.refusal(0, f"brown on {land('G')[0]}") == "ID-SPELL4-1"
    game.play(0, "spell 4 for brown")
    assert game.sheet(0)["turn"]["mixed"] == {"green": 1, "brown": 1}, "another drop, not this one"


@pytest.mark.rule("ID-SPELL4-2")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0)])
def test_the_composite_drop_goes_in_any_order_among_the_others(order: tuple[int, ...]) -> None:
    areas = scattered(land("R"), 3)
    moves = [f"green on {areas[0]}", f"blue on {areas[1]}", f"blue on {areas[2]}"]
    game = painter("blue 4 from Redhill", spells="4").play(0, "spell 4 for green")
    game.turn(0, *[moves[k] for k in order])
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-SPELL4-2")
def test_kingdom_and_painting_rules_hold_for_the_composite_drop() -> None:
    one, two = side_by_side("R")
    game = painter("blue 4 from Redhill", spells="4").paint(0, green=one)
    game.play(0, "spell 4 for green")
    assert game.refusal(0, f"green on {land('P')[0]}") == "ID-PAINT-1"
    assert game.refusal(0, f"green on {one}") == "ID-PAINT-2"
    assert game.refusal(0, f"green on {two}") == "ID-PAINT-4"


@pytest.mark.rule("ID-SPELL4-3")
@pytest.mark.parametrize("inks", [("green", "green"), ("green", "brown")])
def test_two_spells_4_turn_four_drops_into_two(inks: tuple[str, str]) -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 4 from Redhill", spells="4 4")
    game.play(0, f"spell 4 for {inks[0]}", f"spell 4 for {inks[1]}")
    game.play(0, f"{inks[0]} on {one}", f"{inks[1]} on {two}")
    assert drop_kingdoms(game) == set()
    game.play(0, "done")
    assert game.sheet(0)["paint"] == {one: inks[0], two: inks[1]}
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-A4")
def test_spell_4_may_be_cast_after_some_drops_are_placed() -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 3 from Redhill", spells="4").play(0, f"blue on {one}")
    game.turn(0, "spell 4 for green", f"green on {two}")
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-A8")
@pytest.mark.parametrize(("value", "most"), [(2, 1), (3, 1), (4, 2)])
def test_how_often_spell_4_fits_into_a_die(value: int, most: int) -> None:
    game = painter(f"blue {value} from Redhill", spells="4 4 4")
    for _ in range(most):
        assert game.refusal(0, "spell 4 for green") is None
        game.play(0, "spell 4 for green")
    assert game.refusal(0, "spell 4 for green") == "ID-A8"


@pytest.mark.rule("ID-A8", "ID-A21")
@pytest.mark.parametrize(("placed", "rule"), [(2, None), (3, "ID-A8"), (4, "ID-A8")])
def test_spell_4_needs_two_unplaced_drops(placed: int, rule: str | None) -> None:
    game = painter("blue 4 from Bluewater", spells="4", blue=1)
    game.play(0, *[f"blue on {area}" for area in scattered(land("B"), 4)[:placed]])
    assert game.refusal(0, "spell 4 for green") == rule


@pytest.mark.rule("ID-A8")
def test_a_composite_drop_is_no_original_die_drop() -> None:
    game = painter("blue 3 from Redhill", spells="4 4").play(0, "spell 4 for green")
    assert game.refusal(0, "spell 4 for brown") == "ID-A8"


@pytest.mark.rule("ID-A9")
@pytest.mark.parametrize("ink", COMPOSITES)
def test_spell_4_works_with_the_white_die_for_any_composite(ink: str) -> None:
    area = land("U")[0]
    game = table(2).give(1, "4").throw().play(0, "blue from Redhill")
    game.turn(1, "white as blue from Umberland", f"spell 4 for {ink}", f"{ink} on {area}")
    assert game.ink(1, area) == ink
    assert game.sheet(1)["blots"] == 0


# -- casts without effect


@pytest.mark.rule("ID-A21")
def test_spell_1_to_the_kingdom_the_drops_are_in_is_refused() -> None:
    game = painter("blue 3 from Redhill", spells="1")
    assert game.refusal(0, "spell 1 to Redhill") == "ID-A21"


@pytest.mark.rule("ID-A21")
def test_spell_2_where_no_neighbour_has_the_colour_is_refused() -> None:
    one, two = side_by_side("R")
    game = painter("blue 3 from Redhill", spells="2", red=1).paint(0, yellow=one)
    assert game.refusal(0, f"blue on {two} with spell 2") == "ID-A21"
    assert game.refusal(0, f"tower red on {two} with spell 2") == "ID-A21"


@pytest.mark.rule("ID-A21")
def test_spell_3_to_an_open_kingdom_is_refused() -> None:
    game = painter("blue 3 from Redhill", spells="3 3").play(0, "spell 3 to Greenwood")
    assert game.refusal(0, "spell 3 to Greenwood") == "ID-A21"
    assert game.refusal(0, "spell 3 to Redhill") == "ID-A21"


@pytest.mark.rule("ID-A21")
def test_spell_3_with_no_die_drop_left_is_refused() -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 2 from Redhill", spells="3", blue=1)
    game.play(0, f"blue on {one}")
    assert game.refusal(0, "spell 3 to Greenwood") is None
    game.play(0, f"blue on {two}")
    assert game.refusal(0, "spell 3 to Greenwood") == "ID-A21"


@pytest.mark.rule("ID-A21")
def test_any_other_cast_is_legal_however_poor() -> None:
    game = painter("blue 3 from Redhill", spells="1 3 4").fill(0, list(AREAS))
    expected = {f"spell 1 to {name}" for name in KINGDOMS if name != "Redhill"}
    expected |= {f"spell 3 to {name}" for name in neighbours("Redhill")}
    expected |= {f"spell 4 for {ink}" for ink in COMPOSITES}
    assert set(game.legal(0)) == expected | {"done"}
