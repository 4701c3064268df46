"""Painting: where a drop may go (ID-PAINT-1 … 6)."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.core.dice import Dice
from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS
from tests.games.inkdoms.positions import (
    REALM,
    Table,
    areas_with,
    capital,
    kingdom_of,
    land,
    near,
    painter,
    scattered,
    side_by_side,
    table,
    towers,
)

OUTLINES = {area.id: area.outline for area in REALM.sheet.areas}


def sides(area: str) -> set[frozenset[tuple[int, int]]]:
    """The stretches of an area's outline, from one point to the next."""
    points = OUTLINES[area]
    return {frozenset((points[k - 1], points[k])) for k in range(len(points))}


def corner_pairs() -> list[tuple[str, str]]:
    """Areas with a point of their outlines in common, but no stretch of them."""
    return [
        (a, b)
        for a, b in combinations(AREAS, 2)
        if set(OUTLINES[a]) & set(OUTLINES[b]) and not sides(a) & sides(b)
    ]


def play_at_random(game: Table, seed: int, moves: int) -> None:
    """Play on, never casting spell 2."""
    pick = Random(seed)
    for _ in range(moves):
        if game.state.actors() == (-1,):
            game.state.roll(Dice(pick.getrandbits(32)))
        elif game.state.actors():
            seat = pick.choice(game.state.actors())
            fitting = [text for text in game.legal(seat) if "spell 2" not in text]
            game.play(seat, pick.choice(fitting))


# -- ID-PAINT-1


@pytest.mark.rule("ID-PAINT-1")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_die_drops_go_only_into_the_kingdom_the_die_was_taken_from(kingdom: str) -> None:
    game = painter(f"blue 4 from {kingdom}")
    drops = {text for text in game.legal(0) if text.startswith("blue on")}
    assert drops == {f"blue on {area}" for area in AREAS if kingdom_of(area) == kingdom}


@pytest.mark.rule("ID-PAINT-1")
def test_a_die_drop_elsewhere_is_refused() -> None:
    game = painter("blue 4 from Redhill")
    assert game.refusal(0, f"blue on {land('B')[0]}") == "ID-PAINT-1"


# -- ID-PAINT-2


@pytest.mark.rule("ID-PAINT-2")
@pytest.mark.parametrize("there", INKS)
def test_a_painted_area_is_not_painted_again(there: str) -> None:
    area = land("R")[0]
    game = painter("blue 4 from Redhill", yellow=1).paint(0, **{there: area})
    assert game.refusal(0, f"blue on {area}") == "ID-PAINT-2"
    assert game.refusal(0, f"tower yellow on {area}") == "ID-PAINT-2"


@pytest.mark.rule("ID-PAINT-2")
def test_an_area_painted_in_this_very_turn_is_painted() -> None:
    area = land("R")[0]
    game = painter("blue 4 from Redhill", yellow=1).play(0, f"blue on {area}")
    assert game.refusal(0, f"tower yellow on {area}") == "ID-PAINT-2"


@pytest.mark.rule("ID-PAINT-2")
def test_spell_2_does_not_help_on_a_painted_area() -> None:
    area, beside = side_by_side("R")
    game = painter("blue 4 from Redhill", spells="2").paint(0, red=area, blue=beside)
    assert game.refusal(0, f"blue on {area} with spell 2") == "ID-PAINT-2"


@pytest.mark.rule("ID-PAINT-2")
def test_what_another_player_painted_is_free_on_ones_own_sheet() -> None:
    area = land("R")[0]
    game = painter("blue 4 from Redhill").paint(1, red=area)
    assert game.refusal(0, f"blue on {area}") is None


# -- ID-PAINT-3


@pytest.mark.rule("ID-PAINT-3")
def test_each_drop_paints_exactly_one_area() -> None:
    game = painter("blue 2 from Redhill")
    one, two = scattered(land("R"), 2)
    game.play(0, f"blue on {one}")
    assert game.sheet(0)["paint"] == {one: "blue"}
    game.play(0, f"blue on {two}")
    assert game.sheet(0)["paint"] == {one: "blue", two: "blue"}
    assert not [text for text in game.legal(0) if text.startswith("blue on")]


@pytest.mark.rule("ID-PAINT-3", "ID-PAINT-4")
def test_an_area_painted_this_turn_counts_for_the_next_drop() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill")
    assert game.refusal(0, f"blue on {two}") is None
    game.play(0, f"blue on {one}")
    assert game.refusal(0, f"blue on {two}") == "ID-PAINT-4"


# -- ID-PAINT-4


@pytest.mark.rule("ID-PAINT-4")
@pytest.mark.parametrize("ink", INKS)
def test_no_area_gets_the_colour_of_a_painted_neighbour(ink: str) -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill").give(0, "", **{ink: 1}).paint(0, **{ink: one})
    assert game.refusal(0, f"tower {ink} on {two}") == "ID-PAINT-4"


@pytest.mark.rule("ID-PAINT-4")
def test_the_colour_of_a_neighbour_across_the_border_counts_too() -> None:
    here, beyond = side_by_side("R", "G")
    game = painter("blue 2 from Redhill").paint(0, blue=beyond)
    assert game.refusal(0, f"blue on {here}") == "ID-PAINT-4"


@pytest.mark.rule("ID-PAINT-4")
def test_another_colour_may_stand_beside() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill").paint(0, red=one)
    assert game.refusal(0, f"blue on {two}") is None


@pytest.mark.rule("ID-PAINT-4")
def test_only_ones_own_sheet_counts() -> None:
    one, two = side_by_side("R")
    game = painter("blue 2 from Redhill").paint(1, blue=one)
    assert game.refusal(0, f"blue on {two}") is None


@pytest.mark.rule("ID-PAINT-2", "ID-PAINT-4")
@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10**6), seats=st.integers(1, 4))
def test_without_spell_2_no_neighbours_ever_share_a_colour(seed: int, seats: int) -> None:
    game = table(seats)
    before: list[dict[str, str]] = [{} for _ in range(seats)]
    for step in range(4):
        play_at_random(game, seed + step, 20)
        for seat in range(seats):
            paint = game.sheet(seat)["paint"]
            assert all(paint[area] == ink for area, ink in before[seat].items())
            assert all(paint[a] != paint.get(b) for a in paint for b in near(a))
            before[seat] = paint


# -- ID-PAINT-5


@pytest.mark.rule("ID-PAINT-5")
@pytest.mark.parametrize("area", AREAS)
def test_adjacent_means_sharing_a_side(area: str) -> None:
    game = painter("blue 2 from Redhill", red=1).paint(0, red=area)
    beside = {other for other in AREAS if other != area and sides(other) & sides(area)}
    free = {text.removeprefix("tower red on ") for text in game.legal(0) if "tower" in text}
    assert free == set(AREAS) - {area} - beside


@pytest.mark.rule("ID-PAINT-5")
def test_areas_that_meet_in_a_corner_may_have_the_same_colour() -> None:
    pairs = corner_pairs()
    assert pairs
    for one, two in pairs:
        game = painter("blue 2 from Redhill", red=1).paint(0, red=one)
        assert game.refusal(0, f"tower red on {two}") is None


# -- ID-PAINT-6


@pytest.mark.rule("ID-PAINT-6")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_spell_is_gained_at_once(number: int) -> None:
    area = areas_with(f"spell {number}")[0]
    game = painter(f"blue 2 from {kingdom_of(area)}").play(0, f"blue on {area}")
    gained = Counter({number: 1})
    assert game.sheet(0)["new_spells"] == [gained[k] for k in (1, 2, 3, 4)]


@pytest.mark.rule("ID-PAINT-6")
def test_a_tower_pays_at_once() -> None:
    one, two = towers()[0]
    game = painter(f"blue 2 from {kingdom_of(two)}").paint(0, red=one)
    game.play(0, f"blue on {two}")
    assert game.sheet(0)["new_drops"] == {"purple": 1}


@pytest.mark.rule("ID-PAINT-6")
def test_a_tamed_monster_counts_at_once() -> None:
    hydra = areas_with("hydra")[0]
    game = painter(f"blue 2 from {kingdom_of(hydra)}")
    before = game.line(0, "hydras")
    game.play(0, f"blue on {hydra}")
    assert game.line(0, "hydras") == before + 2


@pytest.mark.rule("ID-PAINT-6")
def test_a_built_capital_counts_at_once() -> None:
    game = painter("blue 2 from Bluewater").play(0, f"blue on {capital('B')}")
    assert game.line(0, "Bluewater/capital") == 2
