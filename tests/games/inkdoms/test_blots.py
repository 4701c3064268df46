"""Blots: what unplaced drops cost (ID-BLOT-1 … 3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.games.inkdoms.names import AREAS
from tests.games.inkdoms.positions import REALM, land, painter, scattered, table


@pytest.mark.rule("ID-BLOT-1", "ID-A11")
@settings(deadline=None)
@given(value=st.integers(2, 4), placed=st.integers(0, 4))
def test_any_missing_drop_costs_exactly_one_blot(value: int, placed: int) -> None:
    placed = min(value, placed)
    game = painter(f"blue {value} from Bluewater")
    areas = scattered(land("B"), value)
    game.turn(0, *[f"blue on {area}" for area in areas[:placed]])
    assert game.sheet(0)["blots"] == (1 if placed < value else 0)


@pytest.mark.rule("ID-BLOT-1")
def test_who_cannot_place_a_drop_takes_a_blot() -> None:
    game = painter("blue 4 from Redhill").fill(0, land("R"))
    assert game.legal(0) == ["done"]
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-BLOT-1")
def test_a_blot_is_added_to_those_of_earlier_rounds() -> None:
    game = painter("blue 2 from Redhill").blots(0, 3)
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 4


@pytest.mark.rule("ID-BLOT-1")
def test_only_the_player_who_missed_takes_it() -> None:
    game = painter("blue 2 from Redhill")
    game.play(0, "done")
    assert [game.sheet(seat)["blots"] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("ID-A11")
def test_placing_none_by_choice_is_allowed() -> None:
    game = painter("blue 4 from Redhill")
    assert [text for text in game.legal(0) if text.startswith("blue on")]
    assert game.refusal(0, "done") is None
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-BLOT-2")
def test_with_no_unmarked_blot_left_nothing_is_marked() -> None:
    game = painter("blue 2 from Redhill").blots(0, int(REALM.blots))
    game.play(0, "done")
    assert game.sheet(0)["blots"] == REALM.blots


@pytest.mark.rule("ID-BLOT-2")
def test_the_last_blot_can_still_be_marked() -> None:
    game = painter("blue 2 from Redhill").blots(0, int(REALM.blots) - 1)
    game.play(0, "done")
    assert game.sheet(0)["blots"] == REALM.blots


@pytest.mark.rule("ID-BLOT-3")
@pytest.mark.parametrize("blots", range(int(REALM.blots) + 1))
def test_each_blot_costs_a_point(blots: int) -> None:
    clean = table(2).state.scores()[0].total
    game = table(2).blots(0, blots)
    assert game.line(0, "blots") == -blots
    assert game.state.scores()[0].total == clean - blots


@pytest.mark.rule("ID-A10")
def test_a_composite_drop_left_unplaced_is_a_blot() -> None:
    game = painter("blue 2 from Redhill", spells="4")
    game.turn(0, "spell 4 for green")
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-A10", "ID-SPELL4-1")
def test_a_composite_drop_placed_saves_the_blot() -> None:
    game = painter("blue 2 from Redhill", spells="4")
    game.turn(0, "spell 4 for green", f"green on {land('R')[0]}")
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-A12")
def test_spells_need_not_be_used_to_avoid_a_blot() -> None:
    game = painter("blue 4 from Redhill", spells="1 2 3 4").fill(0, land("R"))
    assert game.refusal(0, "done") is None
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 1
    assert game.sheet(0)["spells"] == [1, 1, 1, 1]


@pytest.mark.rule("ID-A13")
def test_unused_tower_drops_are_no_blot() -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 2 from Redhill", green=3)
    game.turn(0, f"blue on {one}", f"blue on {two}")
    assert game.sheet(0)["blots"] == 0
    assert game.sheet(0)["drops"] == {"green": 3}


@pytest.mark.rule("ID-A13")
def test_tower_drops_that_fit_nowhere_are_no_blot() -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 2 from Redhill", green=1)
    game.fill(0, [area for area in AREAS if area not in (one, two)])
    game.give(0, "2 2")
    for area in (one, two):
        drop = f"blue on {area}"
        game.play(0, drop if game.refusal(0, drop) is None else f"{drop} with spell 2")
    assert not [text for text in game.legal(0) if text.startswith("tower green on")]
    game.play(0, "done")
    assert game.sheet(0)["blots"] == 0


@pytest.mark.rule("ID-A14")
def test_tower_drops_may_be_placed_with_no_die_drop() -> None:
    area = land("R")[0]
    game = painter("blue 2 from Redhill", green=1)
    game.turn(0, f"tower green on {area}")
    assert game.ink(0, area) == "green"
    assert game.sheet(0)["blots"] == 1


@pytest.mark.rule("ID-A14", "ID-BLOT-1")
def test_a_tower_drop_does_not_stand_in_for_a_die_drop() -> None:
    one, two = scattered(land("R"), 2)
    game = painter("blue 2 from Redhill", blue=1)
    game.turn(0, f"blue on {one}", f"tower blue on {two}")
    assert game.sheet(0)["blots"] == 1
