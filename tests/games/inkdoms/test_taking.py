"""A turn: taking a die and placing its drops."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot import Dice, Refused
from paintpot.games.inkdoms.names import KINGDOMS
from tests.games.inkdoms.positions import (
    APART,
    GAME,
    Table,
    areas_with,
    bricks,
    land,
    scattered,
    side_by_side,
    table,
)

BRICK_THROW = "blue 2 in B; red 2 in G; yellow 4 in R; white 3 in P"


# -- taking


@pytest.mark.rule("ID-TURN-1", "ID-A23")
def test_a_turn_begins_with_a_die_and_nothing_else() -> None:
    """Even a player with nothing to gain must take one."""
    game = table(2).give(0, spells="1 2 3 4", green=2).fill(0, land("R")).throw()
    assert game.legal(0) == [
        "blue from Redhill",
        "red from Yellowlake",
        "yellow from Bluewater",
    ]
    assert game.refusal(0, "done") == "ID-A45"


@pytest.mark.rule("ID-A23")
def test_the_round_does_not_end_before_everyone_has_taken_a_die() -> None:
    game = table(3).throw().turn(0, "blue from Redhill").turn(1, "red from Yellowlake")
    assert game.state.view(None)["round"] == 1
    assert game.state.actors() == (2,)
    assert game.refusal(2, "done") == "ID-A45"
    game.turn(2, "yellow from Bluewater")
    assert game.state.view(None)["round"] == 2


@pytest.mark.rule("ID-TURN-1")
def test_nobody_takes_two_dice_in_a_round() -> None:
    game = table(2).throw().play(0, "blue from Redhill")
    assert game.refusal(0, "red from Yellowlake") == "ID-TURN-1"
    game.play(0, "done")
    assert game.refusal(0, "red from Yellowlake") == "ID-TURN-1"
    assert game.legal(0) == []


@pytest.mark.rule("ID-TURN-1")
def test_a_taken_die_stays_out_until_the_next_throw() -> None:
    game = table(2).throw().turn(0, "blue from Redhill")
    assert game.refusal(1, "blue from Redhill") == "ID-TURN-1"
    game.turn(1, "red from Yellowlake")
    assert game.refusal(0, "blue from Redhill") == "ID-TURN-1"
    assert game.box() == ["yellow", "white"]
    game.turn(0, "yellow from Bluewater").turn(1, "white as red from Umberland")
    game.throw()
    assert game.refusal(1, "blue from Redhill") is None


@pytest.mark.rule("ID-A22")
def test_a_useless_die_may_be_picked_while_others_fit() -> None:
    game = table(2).fill(0, land("R")).throw()
    assert game.refusal(0, "blue from Redhill") is None
    game.turn(0, "blue from Redhill")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-TURN-2")
def test_the_kingdom_of_a_border_die_is_declared_when_it_is_taken() -> None:
    game = table(2).throw("blue 3 in R; red 2 in YP; yellow 4 in B; white 2 in U")
    game.play(0, "red from Purplefield")
    assert game.sheet(0, viewer=1)["took"]["kingdom"] == "Purplefield"
    assert game.refusal(0, f"red on {land('P')[0]}") is None
    assert game.refusal(0, f"red on {land('Y')[0]}") == "ID-PAINT-1"


@pytest.mark.rule("ID-A48")
def test_dice_are_taken_strictly_in_turn_order() -> None:
    game = table(3, first="2").throw()
    assert game.refusal(0, "blue from Redhill") == "ID-A48"
    assert game.refusal(2, "blue from Redhill") == "ID-A48"
    game.play(1, "blue from Redhill")
    assert game.refusal(0, "red from Yellowlake") == "ID-A48"
    game.play(2, "red from Yellowlake").play(0, "yellow from Bluewater")
    assert game.state.actors() == (0, 1, 2)


@pytest.mark.rule("ID-A48", "ID-TURN-6")
def test_the_next_player_may_start_while_the_previous_one_still_paints() -> None:
    game = table(2).throw().play(0, "blue from Redhill")
    assert game.state.actors() == (0, 1)
    one, two = scattered(land("R"), 2)
    game.play(0, f"blue on {one}")
    game.play(1, "red from Yellowlake", f"red on {land('Y')[0]}", "done")
    game.play(0, f"blue on {two}")
    assert game.ink(0, two) == "blue"
    assert game.ink(1, two) is None


# -- painting with it


@pytest.mark.rule("ID-TURN-3")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_die_has_as_many_drops_as_it_shows(value: int) -> None:
    game = table(2).throw(f"blue {value} in R; red 2 in Y; yellow 4 in B; white 2 in U")
    assert game.play(0, "blue from Redhill").sheet(0)["turn"]["drops"] == value


@pytest.mark.rule("ID-TURN-3")
def test_the_value_is_the_same_in_the_second_round_of_a_throw() -> None:
    game = table(2).throw("blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U").skip_round()
    values = {die["die"]: die["value"] for die in game.state.view(None)["throw"]}
    assert values == {"blue": 3, "red": 2, "yellow": 4, "white": 2}
    game.play(0, "yellow from Bluewater")
    assert game.sheet(0)["took"]["value"] == 4


@pytest.mark.rule("ID-TURN-3")
def test_spells_do_not_change_the_value() -> None:
    game = table(2).give(0, spells="1 3").throw().play(0, "yellow from Bluewater")
    game.play(0, "spell 1 to Redhill", "spell 3 to Yellowlake")
    assert game.sheet(0)["turn"]["drops"] == 4
    assert game.sheet(0)["took"] == {
        "die": "yellow",
        "value": 4,
        "ink": "yellow",
        "kingdom": "Bluewater",
    }


@pytest.mark.rule("ID-TURN-4")
def test_all_drops_placed_in_the_kingdom_cost_nothing() -> None:
    one, two, three = scattered(land("R"), 3)
    game = table(2).throw().play(0, "blue from Redhill")
    game.play(0, f"blue on {one}", f"blue on {two}", f"blue on {three}", "done")
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-TURN-4")
def test_a_drop_too_few_costs_a_blot() -> None:
    one, two = scattered(land("R"), 2)
    game = table(2).throw().turn(0, "blue from Redhill", f"blue on {one}", f"blue on {two}")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-TURN-4")
def test_there_is_no_drop_more_than_the_value() -> None:
    one, two, three = scattered(land("Y"), 3)
    game = table(2).throw().play(0, "red from Yellowlake", f"red on {one}", f"red on {two}")
    assert game.refusal(0, f"red on {three}") == "ID-TURN-4"


@pytest.mark.rule("ID-TURN-4")
@pytest.mark.parametrize("ink", ["red", "yellow"])
def test_drops_are_of_the_colour_of_the_die(ink: str) -> None:
    game = table(2).throw().play(0, "blue from Redhill")
    assert game.refusal(0, f"{ink} on {land('R')[0]}") == "ID-TURN-4"


@pytest.mark.rule("ID-TURN-5")
def test_held_spells_and_tower_drops_may_be_used_while_painting() -> None:
    one, two = scattered(land("U"), 2)
    game = table(2).give(0, spells="1", green=1).throw().play(0, "blue from Redhill")
    game.play(0, "spell 1 to Umberland", f"blue on {one}", f"tower green on {two}")
    assert (game.ink(0, one), game.ink(0, two)) == ("blue", "green")


@pytest.mark.rule("ID-TURN-5")
def test_spells_and_tower_drops_one_does_not_hold_cannot_be_used() -> None:
    game = table(2).take_spells(0).throw().play(0, "blue from Redhill")
    for text in (
        "spell 1 to Umberland",
        "spell 3 to Umberland",
        "spell 4 for green",
        f"tower green on {land('U')[0]}",
    ):
        assert game.refusal(0, text) == "ID-TURN-5"


@pytest.mark.rule("ID-A45")
def test_painting_starts_only_after_the_die_is_taken() -> None:
    game = table(2).give(0, spells="1", green=1).give(1, green=1).throw()
    area = land("U")[0]
    for seat in (0, 1):
        assert game.refusal(seat, f"tower green on {area}") == "ID-A45"
        assert game.refusal(seat, "spell 1 to Umberland") == "ID-A45"
    game.play(0, "blue from Redhill")
    assert game.refusal(0, f"tower green on {area}") is None
    assert game.refusal(1, f"tower green on {area}") == "ID-A45"


@pytest.mark.rule("ID-A45")
def test_after_done_the_turn_is_over() -> None:
    game = table(2).give(0, spells="1", green=1).throw().turn(0, "blue from Redhill")
    assert game.legal(0) == []
    for text in (f"blue on {land('R')[0]}", f"tower green on {land('U')[0]}", "done"):
        assert game.refusal(0, text) == "ID-A45"


@pytest.mark.rule("ID-A45")
def test_with_drops_left_over_done_is_possible_and_costs_just_one_blot() -> None:
    game = table(2).throw().play(0, "yellow from Bluewater")
    assert game.sheet(0)["turn"]["drops"] == 4
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-A45")
def test_a_turn_does_not_end_by_itself() -> None:
    one, two = scattered(land("Y"), 2)
    game = table(2).throw().play(0, "red from Yellowlake", f"red on {one}", f"red on {two}")
    assert game.sheet(0)["phase"] == "painting"
    assert "done" in game.legal(0)


@pytest.mark.rule("ID-A45", "ID-A46")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_done_is_always_possible_unless_a_tower_waits_for_its_colour(seed: int) -> None:
    dice = Dice(seed)
    game = table(2, sheet=bricks()).give(0, spells="1 2 2 3 4", green=3, brown=3, purple=3)
    game.throw("blue 4 in B; red 2 in G; yellow 4 in R; white 3 in P")
    game.play(0, "blue from Bluewater")
    for _ in range(12):
        texts = game.legal(0)
        if game.sheet(0)["turn"]["owed"]:
            assert texts == [f"tower gives {ink}" for ink in ("green", "purple", "brown")]
        else:
            assert "done" in texts
        paints = [text for text in texts if text != "done"]
        if not paints:
            break
        game.play(0, paints[int(dice.below(len(paints)))])


# -- the colour of a tower's drop


def two_towers() -> Table:
    """B6 has a tower with B9 and one with G4, both of them painted composite."""
    game = table(2, sheet=bricks()).paint(0, green="B9", purple="G4").throw(BRICK_THROW)
    return game.play(0, "blue from Bluewater", "blue on B6")


@pytest.mark.rule("ID-A46")
def test_the_colour_of_a_composite_tower_drop_is_chosen_before_the_next_move() -> None:
    game = table(2, sheet=bricks()).paint(0, green="B9").give(0, spells="1", red=1)
    game.throw(BRICK_THROW).play(0, "blue from Bluewater", "blue on B6")
    for text in ("done", "blue on B1", "tower red on U1", "spell 1 to Redhill"):
        assert game.refusal(0, text) == "ID-A46"
    game.play(0, "tower gives purple")
    assert game.sheet(0)["new_drops"] == {"purple": 1}
    assert game.refusal(0, "blue on B1") is None


@pytest.mark.rule("ID-A46")
def test_two_towers_completed_by_one_area_give_two_choices_which_may_differ() -> None:
    game = two_towers().play(0, "tower gives green")
    assert game.refusal(0, "done") == "ID-A46"
    game.play(0, "tower gives brown")
    assert game.sheet(0)["new_drops"] == {"green": 1, "brown": 1}
    assert game.refusal(0, "done") is None
    assert game.refusal(0, "tower gives green") is not None, "there is nothing more to choose"


@pytest.mark.rule("ID-A46")
def test_a_colour_still_to_be_chosen_holds_up_nobody_else() -> None:
    game = two_towers().turn(1, "red from Greenwood", "red on G1")
    assert game.sheet(1)["phase"] == "finished"
    assert game.state.view(None)["round"] == 1


# -- what is new


@pytest.mark.rule("ID-A20")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_spell_gained_in_a_round_is_not_usable_in_that_round(number: int) -> None:
    """The area of the spell is painted with a tower drop: drops of the die remain to be used."""
    area = next(area for area in areas_with(f"spell {number}") if area[0] != "B")
    one, two = side_by_side("B")
    game = table(2).take_spells(0).give(0, green=1).throw().play(0, "yellow from Bluewater")
    game.play(0, f"yellow on {one}") if number == 2 else None
    casts = ["spell 1 to Redhill", f"yellow on {two} with spell 2", "spell 3 to Greenwood"]
    cast = [*casts, "spell 4 for brown"][number - 1]
    assert game.refusal(0, cast) == "ID-TURN-5"
    game.play(0, f"tower green on {area}")
    assert game.sheet(0)["new_spells"][number - 1] == 1
    assert game.refusal(0, cast) == "ID-SPELL-2"


@pytest.mark.rule("ID-A20")
def test_a_spell_used_and_gained_again_waits_for_the_next_round() -> None:
    """B7 gives a spell 1. The old one can be used, the new one not."""
    game = table(3, sheet=bricks()).give(0, green=1).throw(BRICK_THROW)
    game.play(0, "blue from Bluewater", "tower green on B7", "spell 1 to Umberland")
    assert game.refusal(0, "spell 1 to Redhill") == "ID-SPELL-2"


@pytest.mark.rule("ID-A20")
def test_a_drop_gained_in_a_round_is_not_usable_in_that_round_but_in_the_next() -> None:
    game = table(3, sheet=bricks()).paint(0, yellow="B9").throw(BRICK_THROW)
    game.play(0, "blue from Bluewater", "blue on B6")
    assert game.sheet(0)["new_drops"] == {"green": 1}
    assert game.refusal(0, "tower green on U1") == "ID-TOWER-5"
    game.play(0, "done").turn(1, "red from Greenwood").turn(2, "yellow from Redhill")
    game.throw(BRICK_THROW).turn(1, "blue from Bluewater").turn(2, "red from Greenwood")
    game.play(0, "yellow from Redhill")
    assert game.refusal(0, "tower green on U1") is None


# -- refusals


@pytest.mark.rule("ID-A58")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("blue on U1", "ID-PAINT-1"),  # a painted area of another kingdom: the kingdom first
        ("blue on B9", "ID-PAINT-2"),  # a painted area beside a blue one: the area first
        ("blue on B3", "ID-PAINT-4"),
        ("red on U1", "ID-TURN-4"),  # no such drop, and all the rest: the drop first
        ("tower red on U1", "ID-TURN-5"),
        ("cross Redhill 4", "ID-SOLO-4"),
    ],
)
def test_where_several_rules_forbid_a_move_the_earliest_is_named(text: str, rule: str) -> None:
    game = table(2, sheet=bricks()).paint(0, blue="B6", red="U1 B9").throw(BRICK_THROW)
    assert game.play(0, "blue from Bluewater").refusal(0, text) == rule


@pytest.mark.rule("ID-A58")
def test_before_the_throw_every_move_is_refused_for_the_same_reason() -> None:
    game = table(2)
    reasons = [game.state.why_not(1, move) for move in range(GAME.moves)]
    assert {reason.rule for reason in reasons if reason is not None} == {"ID-ROUND-1"}
    assert None not in reasons


@pytest.mark.rule("ID-TURN-1")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, GAME.moves - 1), st.integers(0, 1), st.booleans())
def test_a_refused_move_changes_nothing(move: int, seat: int, taken: bool) -> None:
    game = table(2).throw(APART)
    if taken:
        game.play(0, "blue from Redhill")
    before = game.state.dump()
    if move in game.state.legal(seat):
        game.state.play(seat, move)
        assert game.state.dump() != before
    else:
        with pytest.raises(Refused):
            game.state.play(seat, move)
        assert game.state.dump() == before


@pytest.mark.rule("ID-TURN-1", "ID-TURN-2")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_every_die_in_the_box_can_be_taken_from_its_kingdoms(seed: int, seats: int) -> None:
    """The legal picks, computed a second time from the dice on the table."""
    game, dice = table(seats), Dice(seed)
    game.state.roll(dice)
    for seat in range(seats):
        lying = [die for die in game.state.view(None)["throw"] if die["in_box"]]
        inks = [ink for ink in ("blue", "red", "yellow") if ink not in game.box()]
        picks = set()
        for die in lying:
            names = [f"white as {ink}" for ink in inks] if die["die"] == "white" else [die["die"]]
            homes = [kingdom for kingdom in KINGDOMS if kingdom[0] in die["kingdoms"]]
            picks |= {f"{name} from {home}" for name in names for home in homes}
        legal = game.legal(seat)
        assert set(legal) == picks
        game.turn(seat, legal[int(dice.below(len(legal)))])
