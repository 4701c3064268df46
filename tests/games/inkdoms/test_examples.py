"""The rulebook's worked examples, played on our sheet (ID-EX-3 … 12)."""

from itertools import combinations

import pytest

from paintpot.games.inkdoms.names import AREAS
from tests.games.inkdoms.positions import (
    APART,
    areas_with,
    capital,
    kingdom_of,
    land,
    near,
    painter,
    table,
    towers,
)


def apart(areas: tuple[str, ...]) -> bool:
    """Whether no two of these areas share a side."""
    return not any(b in near(a) for a, b in combinations(areas, 2))


def coloured(areas: list[str], inks: tuple[str, ...], given: dict[str, str]) -> dict[str, str]:
    """Colours for areas so that no neighbours share one; empty if there is no way."""
    free = [area for area in areas if area not in given]
    if not free:
        return given
    for ink in inks:
        if ink not in {given.get(other) for other in near(free[0])}:
            found = coloured(areas, inks, {**given, free[0]: ink})
            if found:
                return found
    return {}


@pytest.mark.rule("ID-EX-3")
def test_example_of_capitals() -> None:
    """Greenwood's painted green gives 3; Yellowlake's painted blue loses its 2."""
    game = painter("red 2 from Greenwood", spells="4")
    game.turn(0, "spell 4 for green", f"green on {capital('G')}")
    game.turn(1, "white as red from Umberland")
    game.give(0, "1").play(0, "blue from Redhill", "spell 1 to Yellowlake")
    game.turn(0, f"blue on {capital('Y')}")
    assert game.line(0, "Greenwood/capital") == 3
    assert game.line(0, "Yellowlake/capital") == 0


@pytest.mark.rule("ID-EX-4")
def test_example_of_two_spell_areas_in_one_round() -> None:
    """Two spell areas painted in one round give two new circles beside the earlier ones."""
    spell_of = {area: n for n in (1, 2, 3, 4) for area in areas_with(f"spell {n}")}
    one, two = next(
        (a, b)
        for a, b in combinations(spell_of, 2)
        if a[0] == b[0] and b not in near(a) and spell_of[a] != spell_of[b]
    )
    held = f"{spell_of[one]} {spell_of[two]}"
    game = painter(f"blue 2 from {kingdom_of(one)}", spells=held)
    game.play(0, f"blue on {one}", f"blue on {two}")
    circles = [int(n in (spell_of[one], spell_of[two])) for n in (1, 2, 3, 4)]
    assert game.sheet(0)["spells"] == circles
    assert game.sheet(0)["new_spells"] == circles
    game.end_round()
    assert game.sheet(0)["spells"] == [2 * n for n in circles]


@pytest.mark.rule("ID-EX-5")
def test_example_of_two_towers_in_one_turn() -> None:
    """Yellow and red give brown; an older green drop beside another tower gives a choice."""
    (one, two), (three, four) = next(
        (a, b) for a, b in combinations(towers(), 2) if len({*a, *b}) == 4
    )
    game = painter(f"yellow 2 from {kingdom_of(two)}", green=1).paint(0, red=one, blue=three)
    game.play(0, f"yellow on {two}")
    assert game.sheet(0)["new_drops"] == {"brown": 1}
    game.play(0, f"tower green on {four}")
    assert game.legal(0) == ["tower gives green", "tower gives purple", "tower gives brown"]
    game.play(0, "tower gives purple")
    assert game.sheet(0)["new_drops"] == {"brown": 1, "purple": 1}


@pytest.mark.rule("ID-EX-6")
def test_example_of_spell_2() -> None:
    """One spell for an area touching three red ones; the capital beside needs a second."""
    capitals = [capital(letter) for letter in "BGRYPU"]
    middle, three, city = next(
        (area, three, city)
        for area in AREAS
        for three in combinations(near(area), 3)
        for city in capitals
        if apart(three)
        and city[0] == area[0]
        and city not in (area, *three)
        and {area, *three} & set(near(city))
    )
    game = painter(f"red 2 from {kingdom_of(middle)}", spells="2 2").paint(0, red=" ".join(three))
    assert game.refusal(0, f"red on {middle}") == "ID-PAINT-4"
    game.play(0, f"red on {middle} with spell 2")
    assert game.sheet(0)["spells"] == [0, 1, 0, 0]
    assert game.refusal(0, f"red on {city}") == "ID-PAINT-4"
    game.turn(0, f"red on {city} with spell 2")
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]
    assert {game.ink(0, area) for area in (middle, city, *three)} == {"red"}


@pytest.mark.rule("ID-EX-7", "ID-A3", "ID-A4", "ID-A6")
def test_example_of_the_combo() -> None:
    """Blue 4 from Redhill: three areas in three kingdoms, five spells spent, no blot."""
    city = capital("B")
    blue_hydra = next(area for area in areas_with("hydra") if area in near(city))
    hydra = next(
        area
        for area in areas_with("hydra")
        if area[0] == "P" and not {city, blue_hydra} & {area, *near(area)}
    )
    dragon = next(area for area in areas_with("dragon green") if area[0] == "G")
    game = painter("blue 4 from Redhill", spells="1 2 3 3 4").paint(0, blue=blue_hydra)
    game.play(0, "spell 1 to Bluewater", f"blue on {city} with spell 2")
    game.play(0, "spell 3 to Greenwood", "spell 3 to Purplefield", f"blue on {hydra}")
    game.play(0, "spell 4 for green", f"green on {dragon}").end_round()
    painted = game.sheet(0)["paint"]
    assert painted == {blue_hydra: "blue", city: "blue", hydra: "blue", dragon: "green"}
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]
    assert game.sheet(0)["blots"] == 0
    assert game.line(0, "Bluewater/capital") == 2
    assert game.line(0, "dragons/tamed") == 2


@pytest.mark.rule("ID-EX-8")
def test_example_of_filling_umberland_first() -> None:
    """4 circled, 2 crossed: the 2 is for others only."""
    game = table(2).fill(0, land("U")[:-1]).fill(1, land("U")[:-1]).round(land("U")[-1], "")
    assert game.line(0, "Umberland/speed") == 4
    game.round("", land("U")[-1])
    assert [game.line(seat, "Umberland/speed") for seat in (0, 1)] == [4, 2]


@pytest.mark.rule("ID-EX-9")
def test_example_of_dragons_second() -> None:
    """Someone else is first: your 3 is crossed, later the second award gives 1."""
    dragons = [lair for ink in ("green", "purple", "brown") for lair in areas_with(f"dragon {ink}")]
    game = table(2).fill(0, dragons[:-1]).fill(1, dragons[:-1]).round("", dragons[-1])
    assert game.line(1, "dragons/speed") == 3
    assert "dragons" not in game.state.view(0)["awards"]["firsts"]
    game.round("", "").round(dragons[-1], "")
    assert game.line(0, "dragons/speed") == 1


@pytest.mark.rule("ID-EX-10")
def test_example_of_two_players_and_one_throw() -> None:
    """Both complete hydras: 3 each. The opponent fills Yellowlake: 4; you, a round later: 2."""
    hydras = areas_with("hydra")
    hydra = next(area for area in hydras if area[0] != "Y")
    area = next(area for area in land("Y") if area not in hydras)
    game = table(2)
    for seat in (0, 1):
        game.fill(seat, [a for a in dict.fromkeys([*hydras, *land("Y")]) if a not in (hydra, area)])
    game.throw(APART).round(hydra, f"{hydra} {area}")
    assert [game.line(seat, "hydras/speed") for seat in (0, 1)] == [3, 3]
    assert [game.line(seat, "Yellowlake/speed") for seat in (0, 1)] == [0, 4]
    assert len([die for die in game.state.view(0)["throw"] if die["in_box"]]) == 2
    game.round(area, "")
    assert [game.line(seat, "Yellowlake/speed") for seat in (0, 1)] == [2, 4]


@pytest.mark.rule("ID-EX-11")
def test_example_of_scoring_purplefield() -> None:
    """Full, second: 2; the capital yellow: 0; blue, yellow, red, purple: 4. In all 6."""
    inks = ("blue", "red", "yellow", "purple")
    city = capital("P")
    colours = next(
        found
        for area in land("P")
        if area != city
        if (found := coloured(land("P"), inks, {city: "yellow", area: "purple"}))
    )
    assert set(colours.values()) == set(inks)
    game = table(2).fill(1, land("P"))
    last = land("P")[-1]
    for area, ink in colours.items():
        if area != last:
            game.paint(0, **{ink: area})
    game.round("", "")
    game.take(0).dab(0, last, (colours[last],)).end_round()
    parts = [game.line(0, f"Purplefield/{part}") for part in ("speed", "capital", "variety")]
    assert parts == [2, 0, 4]
    assert game.line(0, "Purplefield") == 6


@pytest.mark.rule("ID-EX-12")
def test_example_of_scoring_monsters() -> None:
    """Dragons 7, griffins 6, unicorns −1, hydras 3: in all 15."""
    green, purple, brown = [areas_with(f"dragon {ink}") for ink in ("green", "purple", "brown")]
    griffins, unicorns, hydras = [areas_with(kind) for kind in ("griffin", "unicorn", "hydra")]
    game = table(2).crossed("hydras 3", "hydras 1")
    game.paint(0, green=" ".join(green), purple=" ".join(purple), yellow=brown[0])
    game.paint(0, yellow=unicorns[0], green=unicorns[1])
    game.paint(0, blue=" ".join(hydras[:3]), green=hydras[3])
    game.paint(0, red=" ".join(griffins[:3]))
    game.throw().take(0).dab(0, griffins[3], ("brown", "purple", "green", "yellow")).end_round()
    monsters = ("dragons", "griffins", "unicorns", "hydras")
    assert [game.line(0, name) for name in monsters] == [7, 6, -1, 3]
    assert sum(game.line(0, name) for name in monsters) == 15
