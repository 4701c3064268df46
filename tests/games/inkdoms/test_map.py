"""The facts of the standard sheet, looked up by what is printed where."""

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from paintpot.core.bits import members
from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS, LETTERS
from paintpot.games.inkdoms.realm import letters_of
from paintpot.texts import catalogue
from tests.games.inkdoms.positions import (
    REALM,
    Table,
    areas_with,
    bricks,
    capital,
    kingdom_of,
    land,
    near,
    table,
    towers,
)

OUTLINE = {area.id: area.outline for area in REALM.sheet.areas}
SYMBOL = {area.id: area.data.get("symbol") for area in REALM.sheet.areas}
CAPITALS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "purple", "U": "brown"}
MONSTERS = {
    "hydra": "blue",
    "griffin": "red",
    "unicorn": "yellow",
    "dragon green": "green",
    "dragon purple": "purple",
    "dragon brown": "brown",
}

Side = frozenset[tuple[int, int]]


def sides(area: str) -> set[Side]:
    outline = OUTLINE[area]
    return {frozenset((outline[i - 1], outline[i])) for i in range(len(outline))}


def borders(one: str, two: str) -> bool:
    """Whether two kingdoms have areas that share a side, read off the outlines."""
    return any(sides(a) & sides(b) for a in land(one) for b in land(two))


def corner_pairs() -> list[tuple[str, str]]:
    """Areas that meet in a point and share no side."""
    return [
        (a, b)
        for a, b in combinations(AREAS, 2)
        if set(OUTLINE[a]) & set(OUTLINE[b]) and not sides(a) & sides(b)
    ]


# -- kingdoms


@pytest.mark.rule("ID-MAP-1")
def test_the_kingdoms_have_their_names_in_both_languages() -> None:
    russian = ["Синеречье", "Зеленолесье", "Красногорье", "Желтоводье", "Лиловополье", "Буроземье"]
    english = ["Bluewater", "Greenwood", "Redhill", "Yellowlake", "Purplefield", "Umberland"]
    assert list(KINGDOMS) == english
    for language, names in (("en", english), ("ru", russian)):
        words = catalogue("inkdoms", language)
        assert [words.exact(f"name-{kingdom}") for kingdom in KINGDOMS] == names


@pytest.mark.rule("ID-MAP-2")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("ink", INKS)
def test_each_capital_scores_in_its_own_colour_only(letter: str, ink: str) -> None:
    """Primary capitals give 2, composite ones 3."""
    game = table(2).paint(0, **{ink: capital(letter)})
    worth = 2 if letter in "BRY" else 3
    expected = worth if CAPITALS[letter] == ink else 0
    assert game.line(0, f"{kingdom_of(letter)}/capital") == expected


@pytest.mark.rule("ID-MAP-3")
@pytest.mark.parametrize("beast", MONSTERS)
@pytest.mark.parametrize("ink", INKS)
def test_each_monster_is_tamed_by_its_own_colour_only(beast: str, ink: str) -> None:
    line = f"{beast.split()[0]}s/tamed"
    worth = 2 if beast.startswith("dragon") else 1
    lairs = areas_with(beast)
    assert len(lairs) == (2 if beast.startswith("dragon") else 4)
    for area in lairs:
        game = table(2).paint(0, **{ink: area})
        assert game.line(0, line) == (worth if MONSTERS[beast] == ink else 0)


@pytest.mark.rule("ID-MAP-4")
@pytest.mark.parametrize("pair", ["YP", "BG", "BP", "RY", "YU", "RU"])
def test_these_kingdoms_border(pair: str) -> None:
    assert borders(*pair)
    assert REALM.border[LETTERS.index(pair[0])] & 2 ** LETTERS.index(pair[1])


@pytest.mark.rule("ID-MAP-4")
def test_redhill_yellowlake_and_umberland_meet_in_a_point() -> None:
    corners = [{point for area in land(letter) for point in OUTLINE[area]} for letter in "RYU"]
    assert set.intersection(*corners)


@pytest.mark.rule("ID-MAP-5")
def test_greenwood_has_a_green_dragon() -> None:
    assert "dragon green" in [SYMBOL[area] for area in land("G")]


@pytest.mark.rule("ID-MAP-6")
def test_purplefield_has_a_hydra_away_from_bluewaters_capital_and_its_hydra() -> None:
    beside = [area for area in near(capital("B")) if SYMBOL[area] == "hydra"]
    assert beside, "Bluewater's capital has a hydra next to it"
    away = [
        area
        for area in areas_with("hydra")
        if area[0] == "P"
        and capital("B") not in near(area)
        and any(other not in near(area) for other in beside)
    ]
    assert away


@pytest.mark.rule("ID-MAP-7")
def test_some_area_has_three_neighbours_apart_and_a_capital_beyond() -> None:
    """The position of the spell 2 example exists."""
    capitals = {capital(letter) for letter in LETTERS}
    found = [
        (area, trio)
        for area in AREAS
        for trio in combinations(near(area), 3)
        if not any(b in near(a) for a, b in combinations(trio, 2))
        and any(city not in (area, *trio) and set(near(city)) & {area, *trio} for city in capitals)
    ]
    assert found


@pytest.mark.rule("ID-MAP-8")
def test_some_areas_meet_only_in_a_corner() -> None:
    pairs = corner_pairs()
    assert pairs
    assert all(b not in near(a) for a, b in pairs)


@pytest.mark.rule("ID-MAP-9")
def test_no_four_kingdoms_meet_in_a_point() -> None:
    meeting: dict[tuple[int, int], set[str]] = {}
    for area, outline in OUTLINE.items():
        for point in outline:
            meeting.setdefault(point, set()).add(area[0])
    assert max(len(kingdoms) for kingdoms in meeting.values()) == 3


def distance(point: tuple[int, int], side: Side) -> float:
    """From a point to a side."""
    (px, py), ((ax, ay), (bx, by)) = point, sorted(side)
    dx, dy = bx - ax, by - ay
    along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    return math.hypot(px - ax - along * dx, py - ay - along * dy)


@pytest.mark.rule("ID-MAP-9")
def test_no_die_reaches_four_kingdoms() -> None:
    """Around any place of a die, its half diagonal meets the borders of three at most.

    Looked at in steps of 24 units: whatever a die reaches is in reach of a step near its centre.
    """
    step = 24
    reach = int(REALM.box.die) / math.sqrt(2) + 1 + step / math.sqrt(2)
    owners: dict[Side, set[str]] = {}
    for area in AREAS:
        for side in sides(area):
            owners.setdefault(side, set()).add(area[0])
    inner = [(side, letters) for side, letters in owners.items() if len(letters) == 2]
    for x in range(0, REALM.sheet.width + 1, step):
        strip = [
            pair for pair in inner if any(abs(corner[0] - x) < reach + 100 for corner in pair[0])
        ]
        for y in range(0, REALM.sheet.height + 1, step):
            met = [
                letters
                for side, letters in strip
                if abs(min(side)[1] - y) < reach + 100 and distance((x, y), side) <= reach
            ]
            assert len(set().union(*met)) <= 3, f"at {x},{y}"
    assert max(math.dist(*side) for side, _ in inner) < 100, "the strips are wide enough"


@pytest.mark.rule("ID-MAP-9")
def test_the_kingdoms_cover_the_whole_board() -> None:
    """The areas add up to the board, and every side inside it belongs to two of them."""
    total = Fraction(0)
    for outline in OUTLINE.values():
        pairs = [(outline[i - 1], outline[i]) for i in range(len(outline))]
        total += abs(Fraction(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs), 2))
    width, height = REALM.sheet.width, REALM.sheet.height
    assert total == width * height
    uses = Counter(side for area in AREAS for side in sides(area))
    for side, n in uses.items():
        (ax, ay), (bx, by) = side
        rim = ax == bx in (0, width) or ay == by in (0, height)
        assert n == (1 if rim else 2)


@pytest.mark.rule("ID-MAP-10", "ID-DIFF-6")
def test_most_areas_carry_a_symbol() -> None:
    assert sum(symbol is not None for symbol in SYMBOL.values()) >= 28


@pytest.mark.rule("ID-A44")
def test_an_area_has_one_symbol_at_most() -> None:
    kinds = ["capital", *MONSTERS, *[f"spell {k}" for k in (1, 2, 3, 4)]]
    marked = Counter(area for kind in kinds for area in areas_with(kind))
    assert set(marked.values()) == {1}
    assert set(marked) == {area for area, symbol in SYMBOL.items() if symbol is not None}


# -- neighbours


@pytest.mark.rule("ID-A5")
def test_kingdoms_are_neighbours_if_some_of_their_areas_share_a_side() -> None:
    for k, letter in enumerate(LETTERS):
        expected = [other for other in LETTERS if other != letter and borders(letter, other)]
        assert list(letters_of(REALM.border[k])) == expected


@pytest.mark.rule("ID-A5")
def test_kingdoms_that_meet_in_a_corner_are_no_neighbours() -> None:
    """On this sheet Bluewater and Yellowlake touch in one point only."""
    game = table(2, sheet=bricks(900)).give(0, spells="3")
    game.throw("blue 2 in B; red 2 in G; yellow 4 in R; white 3 in P")
    game.play(0, "blue from Bluewater")
    spreads = [text for text in game.legal(0) if text.startswith("spell 3")]
    assert spreads == ["spell 3 to Greenwood", "spell 3 to Redhill"]
    assert game.refusal(0, "spell 3 to Yellowlake") == "ID-SPELL3-1"


def with_blue(area: str) -> Table:
    """Seat 1 has painted an area blue and holds another blue drop."""
    game = table(2).paint(0, blue=area).give(0, blue=1).throw()
    return game.play(0, "red from Yellowlake")


@pytest.mark.rule("ID-EX-13")
def test_the_example_of_a_shared_side_and_a_shared_corner() -> None:
    one, corner = corner_pairs()[0]
    side = near(one)[0]
    game = with_blue(one)
    assert game.refusal(0, f"tower blue on {side}") == "ID-PAINT-4"
    assert game.refusal(0, f"tower blue on {corner}") is None


@pytest.mark.rule("ID-EX-13")
def test_a_colour_is_kept_off_just_the_areas_that_share_a_side() -> None:
    for one in AREAS:
        game = with_blue(one)
        barred = {two for two in AREAS if two != one and sides(one) & sides(two)}
        free = {text.split()[-1] for text in game.legal(0) if text.startswith("tower blue")}
        assert free == set(AREAS) - barred - {one}
        assert barred == {AREAS[k] for k in members(REALM.near[AREAS.index(one)])}


# -- towers


@pytest.mark.rule("ID-A15")
def test_every_tower_stands_between_two_adjacent_areas() -> None:
    assert all(sides(a) & sides(b) for a, b in towers())


@pytest.mark.rule("ID-A15")
@pytest.mark.parametrize("pair", [("U4", "U5"), ("B6", "G4"), ("B9", "Y1"), ("R7", "P1")])
def test_a_tower_may_stand_in_one_kingdom_or_between_two(pair: tuple[str, str]) -> None:
    """It pays out just the same."""
    game = table(2, sheet={**bricks(), "towers": [list(pair)]}).give(0, red=1, blue=1)
    game.throw("blue 2 in B; red 2 in G; yellow 4 in R; white 3 in P")
    game.play(0, "yellow from Redhill", f"tower red on {pair[0]}")
    assert game.sheet(0)["new_drops"] == {}
    game.play(0, f"tower blue on {pair[1]}")
    assert game.sheet(0)["new_drops"] == {"purple": 1}


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        (
            "en",
            "blue 3 in Bluewater and Redhill",
            "blue 3 in Bluewater, Redhill and Umberland",
        ),
        (
            "ru",
            "синий 3 в Синеречье и Красногорье",
            "синий 3 в Синеречье, Красногорье и Буроземье",
        ),
    ],
)
def test_a_die_in_three_kingdoms_is_told_as_a_list(language: str, two: str, three: str) -> None:
    facts = {"die": "blue", "n": 3, "kingdom": "Bluewater", "second": "Redhill"}
    words = catalogue("inkdoms", language)
    assert words.say("scene-fell", **facts, third="none") == two
    assert words.say("scene-fell", **facts, third="Umberland") == three
