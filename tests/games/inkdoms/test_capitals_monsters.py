"""Capitals and monsters (ID-CAP-1, 2; ID-MON-1 … 5)."""

import pytest

from paintpot.games.inkdoms.names import INKS, KINGDOMS
from tests.games.inkdoms.positions import (
    Table,
    areas_with,
    capital,
    kingdom_of,
    land,
    painter,
    table,
)

CAPITALS = [
    ("B", "blue", 2),
    ("G", "green", 3),
    ("R", "red", 2),
    ("Y", "yellow", 2),
    ("P", "purple", 3),
    ("U", "brown", 3),
]
"""Kingdom, the capital's colour, its points."""

BEASTS = [
    ("hydra", "hydras", "blue", 1),
    ("griffin", "griffins", "red", 1),
    ("unicorn", "unicorns", "yellow", 1),
    ("dragon green", "dragons", "green", 2),
    ("dragon purple", "dragons", "purple", 2),
    ("dragon brown", "dragons", "brown", 2),
]
"""Symbol, score line, the colour that tames, points."""


def drop_on(area: str, ink: str) -> Table:
    """A game in which a tower drop of this ink has just been placed there."""
    game = painter("blue 2 from Redhill").give(0, "", **{ink: 1})
    return game.play(0, f"tower {ink} on {area}")


# -- capitals


@pytest.mark.rule("ID-CAP-1")
@pytest.mark.parametrize(("kingdom", "ink", "points"), CAPITALS)
def test_a_capital_in_its_own_colour_scores_its_printed_points(
    kingdom: str, ink: str, points: int
) -> None:
    game = drop_on(capital(kingdom), ink)
    assert game.line(0, f"{kingdom_of(kingdom)}/capital") == points


@pytest.mark.rule("ID-CAP-1")
def test_a_die_builds_a_capital_as_well() -> None:
    game = painter("red 2 from Redhill").turn(0, f"red on {capital('R')}")
    assert game.line(0, "Redhill/capital") == 2


@pytest.mark.rule("ID-CAP-1")
def test_an_unpainted_capital_scores_nothing() -> None:
    assert [table(2).line(0, f"{kingdom}/capital") for kingdom in KINGDOMS] == [0] * 6


@pytest.mark.rule("ID-CAP-1")
def test_the_colour_elsewhere_in_the_kingdom_builds_nothing() -> None:
    game = drop_on(next(area for area in land("R") if area != capital("R")), "red")
    assert [game.line(0, f"{kingdom}/capital") for kingdom in KINGDOMS] == [0] * 6


@pytest.mark.rule("ID-CAP-2")
@pytest.mark.parametrize(("kingdom", "own", "points"), CAPITALS)
def test_in_any_other_colour_the_bonus_is_lost(kingdom: str, own: str, points: int) -> None:
    for ink in INKS:
        game = drop_on(capital(kingdom), ink)
        expected = points if ink == own else 0
        assert game.line(0, f"{kingdom_of(kingdom)}/capital") == expected


@pytest.mark.rule("ID-CAP-2")
def test_a_lost_capital_cannot_be_built_later() -> None:
    game = drop_on(capital("R"), "yellow").end_round().give(0, "2", red=1).take(0)
    assert game.refusal(0, f"tower red on {capital('R')}") == "ID-PAINT-2"
    assert game.line(0, "Redhill/capital") == 0


# -- monsters


@pytest.mark.rule("ID-MON-1")
@pytest.mark.parametrize(("symbol", "line", "ink", "points"), BEASTS)
def test_a_monster_in_its_own_colour_is_tamed(
    symbol: str, line: str, ink: str, points: int
) -> None:
    for lair in areas_with(symbol):
        game = drop_on(lair, ink)
        assert game.line(0, f"{line}/tamed") == points


@pytest.mark.rule("ID-MON-1")
def test_tamed_monsters_add_up() -> None:
    game = table(2).paint(0, green=" ".join(areas_with("dragon green")))
    game.paint(0, purple=areas_with("dragon purple")[0], blue=" ".join(areas_with("hydra")[:3]))
    assert game.line(0, "dragons/tamed") == 6
    assert game.line(0, "hydras/tamed") == 3


@pytest.mark.rule("ID-MON-2")
@pytest.mark.parametrize(("symbol", "line", "own", "points"), BEASTS)
def test_in_another_colour_it_is_defeated_without_points_or_penalty(
    symbol: str, line: str, own: str, points: int
) -> None:
    lair = areas_with(symbol)[0]
    untouched = table(2).line(0, f"{line}/unpainted")
    for ink in INKS:
        game = drop_on(lair, ink)
        assert game.line(0, f"{line}/tamed") == (points if ink == own else 0)
        assert game.line(0, f"{line}/unpainted") == untouched + 1


@pytest.mark.rule("ID-MON-2")
def test_a_dragon_in_the_colour_of_another_dragon_is_only_defeated() -> None:
    game = drop_on(areas_with("dragon green")[0], "purple")
    assert game.line(0, "dragons/tamed") == 0


@pytest.mark.rule("ID-MON-3", "ID-MON-5")
def test_each_unpainted_monster_costs_a_point() -> None:
    game = table(2)
    lines = {line: game.line(0, line) for _, line, _, _ in BEASTS}
    assert lines == {"dragons": -6, "hydras": -4, "griffins": -4, "unicorns": -4}


@pytest.mark.rule("ID-MON-3")
def test_the_penalty_shrinks_monster_by_monster() -> None:
    game = table(2)
    for n, lair in enumerate(areas_with("griffin")):
        assert game.line(0, "griffins/unpainted") == n - 4
        game.paint(0, blue=lair)
    assert game.line(0, "griffins/unpainted") == 0


@pytest.mark.rule("ID-MON-4")
def test_the_colour_used_on_a_monster_is_recorded() -> None:
    for ink in INKS:
        lair = areas_with("dragon brown")[0]
        assert drop_on(lair, ink).sheet(0)["paint"] == {lair: ink}


@pytest.mark.rule("ID-MON-4")
def test_each_colour_of_dragon_has_its_own_two_spaces() -> None:
    for own in ("green", "purple", "brown"):
        game = table(2)
        for symbol in ("dragon green", "dragon purple", "dragon brown"):
            game.paint(0, **{own: " ".join(areas_with(symbol))})
        assert game.line(0, "dragons/tamed") == 4


@pytest.mark.rule("ID-MON-5")
def test_there_are_six_dragons_and_four_of_each_other_kind() -> None:
    herd = {symbol: len(areas_with(symbol)) for symbol, _, _, _ in BEASTS}
    assert herd == {
        "hydra": 4,
        "griffin": 4,
        "unicorn": 4,
        "dragon green": 2,
        "dragon purple": 2,
        "dragon brown": 2,
    }
