"""The throw: positions of dice, checked by an independent exact computation."""

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paintpot import CHANCE, BadChance, Dice
from paintpot.games.inkdoms.laying import Laying, places_of
from paintpot.games.inkdoms.names import DICE, KINGDOMS, LETTERS
from paintpot.games.inkdoms.realm import Realm, letters_of, realm_of
from paintpot.games.inkdoms.throw import STRIDE, TURN, VALUE, WHERE, X, Y, throw
from tests.games.inkdoms.positions import APART, REALM, Table, bricks, table

Corner: TypeAlias = tuple[Fraction, Fraction]
Place: TypeAlias = tuple[int, int, int]
"""A die's centre and its turn."""

BRICKS = realm_of(bricks())
FOUR_CORNERS = realm_of(bricks(900))
"""B, G, R and Y meet at 900,600."""


# -- a second opinion: areas of overlap in fractions


def square(place: Place, die: int) -> list[Corner]:
    """The corners of a die, clockwise on the screen; the first is rounded to whole units."""
    x, y, turn = place
    reach = die / math.sqrt(2)
    u = round(reach * math.cos(math.radians(45 + turn)))
    v = round(reach * math.sin(math.radians(45 + turn)))
    return [(Fraction(x + a), Fraction(y + b)) for a, b in ((u, v), (-v, u), (-u, -v), (v, -u))]


def clipped(outline: list[Corner], window: list[Corner]) -> list[Corner]:
    """The part of an outline inside a convex window (Sutherland and Hodgman)."""
    for k in range(len(window)):
        (ax, ay), (bx, by) = window[k - 1], window[k]
        depth = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in outline]
        kept: list[Corner] = []
        for i in range(len(outline)):
            here, there = depth[i - 1], depth[i]
            if (here > 0 > there) or (here < 0 < there):
                (px, py), (qx, qy), part = outline[i - 1], outline[i], here / (here - there)
                kept.append((px + (qx - px) * part, py + (qy - py) * part))
            if there >= 0:
                kept.append(outline[i])
        outline = kept
    return outline


def twice_area(outline: list[Corner]) -> Fraction:
    pairs = [(outline[i - 1], outline[i]) for i in range(len(outline))]
    return abs(sum((a[0] * b[1] - a[1] * b[0] for a, b in pairs), Fraction(0)))


def lies_in(realm: Realm, place: Place) -> str:
    """The letters of the kingdoms that share some area with a die."""
    die = int(realm.box.die)
    window = square(place, die)
    found = set()
    for area in realm.sheet.areas:
        xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
        if min(xs) - die < place[0] < max(xs) + die and min(ys) - die < place[1] < max(ys) + die:
            outline = [(Fraction(x), Fraction(y)) for x, y in area.outline]
            if twice_area(clipped(outline, window)):
                found.add(area.id[0])
    return "".join(letter for letter in LETTERS if letter in found)


def kingdoms(realm: Realm, place: Place) -> str:
    """The letters of the kingdoms a die is in, as the game sees it."""
    return letters_of(realm.box.kingdoms(*place))


def overlap(one: Place, two: Place, die: int) -> bool:
    return twice_area(clipped(square(one, die), square(two, die))) > 0


def inside(realm: Realm, place: Place) -> bool:
    corners = square(place, int(realm.box.die))
    sheet = realm.sheet
    return all(0 <= x <= sheet.width and 0 <= y <= sheet.height for x, y in corners)


def border_points(realm: Realm) -> list[tuple[int, int]]:
    """The corners of outlines that belong to several kingdoms."""
    owners: dict[tuple[int, int], set[str]] = {}
    for area in realm.sheet.areas:
        for point in area.outline:
            owners.setdefault(point, set()).add(area.id[0])
    return sorted(point for point, letters in owners.items() if len(letters) > 1)


@st.composite
def places(draw: st.DrawFn, realm: Realm) -> Place:
    """Anywhere in the box, or with a side or a corner on a border, give or take a unit."""
    turn = draw(st.one_of(st.just(0), st.integers(0, 89)))
    box = realm.box
    half = int(box.half(turn))
    width, height = realm.sheet.width, realm.sheet.height
    x = draw(st.integers(half, width - half))
    y = draw(st.integers(half, height - half))
    if draw(st.booleans()):
        at = draw(st.sampled_from(border_points(realm)))
        u, v = draw(st.sampled_from(square((0, 0, turn), int(box.die))))
        along = draw(st.integers(-60, 60)) if turn == 0 else 0
        near = (draw(st.integers(-1, 1)), draw(st.integers(-1, 1)))
        x = min(max(at[0] - int(u) + near[0] + along, half), width - half)
        y = min(max(at[1] - int(v) + near[1], half), height - half)
    return x, y, turn


def thrown_dice(realm: Realm, seed: int) -> list[tuple[int, Place, str]]:
    """Value, place and kingdoms of each die of a throw."""
    out = throw(realm.box, Dice(seed))
    dice = []
    for d in range(0, 4 * STRIDE, STRIDE):
        place = (int(out[d + X]), int(out[d + Y]), int(out[d + TURN]))
        dice.append((int(out[d + VALUE]), place, letters_of(out[d + WHERE])))
    return dice


# -- dropping them


@pytest.mark.rule("ID-THROW-1")
def test_dice_fall_around_the_middle_of_the_board() -> None:
    xs, ys = [], []
    for seed in range(600):
        for _, (x, y, _), _ in thrown_dice(REALM, seed):
            xs.append(x / REALM.sheet.width)
            ys.append(y / REALM.sheet.height)
    for places in (xs, ys):
        n = len(places)
        assert 0.48 < sum(places) / n < 0.52, "as many to one side as to the other"
        middle = sum(0.25 < at < 0.75 for at in places)
        rim = sum(not 0.125 < at < 0.875 for at in places)
        assert middle > 0.72 * n, "more in the middle half than an even spread would have"
        assert rim > 0.02 * n, "and some out at the rim"


@pytest.mark.rule("ID-THROW-1")
def test_every_die_can_fall_into_every_kingdom() -> None:
    seen = Counter(
        (die, letter)
        for seed in range(400)
        for die, (_, _, where) in zip(DICE, thrown_dice(REALM, seed), strict=True)
        for letter in where
    )
    assert set(seen) == {(die, letter) for die in DICE for letter in LETTERS}


@pytest.mark.rule("ID-THROW-1")
def test_nobody_steers_the_dice() -> None:
    """Faces, places and rotations depend on the dice alone: other dice, another throw."""
    throws = [tuple(thrown_dice(REALM, seed)) for seed in range(50)]
    assert len(set(throws)) == 50
    assert throws[7] == tuple(thrown_dice(REALM, 7))


@pytest.mark.rule("ID-THROW-2", "ID-A43")
@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([REALM, BRICKS, FOUR_CORNERS]))
def test_a_throw_has_all_dice_in_the_box_and_none_on_another(seed: int, realm: Realm) -> None:
    dice = [place for _, place, _ in thrown_dice(realm, seed)]
    assert all(inside(realm, place) for place in dice)
    die = int(realm.box.die)
    assert not any(overlap(one, two, die) for one, two in combinations(dice, 2))


@pytest.mark.rule("ID-THROW-3", "ID-A43")
@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([REALM, BRICKS, FOUR_CORNERS]))
def test_a_throw_gives_every_die_a_clear_face_and_clear_kingdoms(seed: int, realm: Realm) -> None:
    for value, place, where in thrown_dice(realm, seed):
        assert value in (2, 3, 4)
        assert 1 <= len(where) <= 3
        assert where == lies_in(realm, place)


@pytest.mark.rule("ID-THROW-3")
def test_what_was_thrown_is_what_the_table_sees() -> None:
    game = table(2)
    text = game.state.roll(Dice(3))
    shown = game.state.view(None)["throw"]
    told = [f"{d['die']} {d['value']} at {d['x']},{d['y']} turned {d['turn']}" for d in shown]
    assert text == "; ".join(told)
    assert all(d["kingdoms"] == lies_in(REALM, (d["x"], d["y"], d["turn"])) for d in shown)


@pytest.mark.rule("ID-A43", "ID-DIFF-2")
def test_a_board_where_four_kingdoms_meet_never_shows_a_die_in_all_four() -> None:
    """The rare throw that would is thrown again, all four dice."""
    assert kingdoms(FOUR_CORNERS, (900, 600, 0)) == "BGRY"
    for seed in range(400):
        assert all(len(where) <= 3 for _, _, where in thrown_dice(FOUR_CORNERS, seed))


def refused(text: str, **options: object) -> str:
    """Why a given throw is refused; the table still waits for one."""
    game = table(2, **options)
    before = game.state.dump()
    with pytest.raises(BadChance) as caught:
        game.state.chance(text)
    assert game.state.dump() == before
    assert game.state.actors() == (CHANCE,)
    return str(caught.value)


OTHERS = "red 2 in G; yellow 4 in R; white 2 in U"


@pytest.mark.rule("ID-THROW-2")
@pytest.mark.parametrize(
    "place",
    [
        "59,300 turned 0",
        "300,59 turned 0",
        "1741,300 turned 0",
        "300,1741 turned 0",
        "84,300 turned 45",
        "300,1716 turned 45",
        "0,0 turned 0",
        "9999999,9999999 turned 3",
    ],
)
def test_a_die_that_leaves_the_box_is_no_throw(place: str) -> None:
    assert "ID-THROW-2" in refused(f"blue 3 at {place}; {OTHERS}", sheet=bricks())


@pytest.mark.rule("ID-THROW-2")
@pytest.mark.parametrize("place", ["60,60 turned 0", "1740,1740 turned 0", "85,300 turned 45"])
def test_a_die_against_the_wall_is_in_the_box(place: str) -> None:
    white = "white 2 at 1300,900 turned 0"
    others = f"red 2 at 1300,300 turned 0; yellow 4 at 300,900 turned 0; {white}"
    game = table(2, sheet=bricks()).throw(f"blue 3 at {place}; {others}")
    assert game.box() == list(DICE)


@pytest.mark.rule("ID-THROW-2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_die_that_rests_on_another_is_no_throw(die: int) -> None:
    centres = ["300,300", "700,300", "1300,300", "300,900"]
    values = dict(zip(DICE, "3242", strict=True))
    centres[die] = "419,419"
    parts = [
        f"{name} {values[name]} at {at} turned 0" for name, at in zip(DICE, centres, strict=True)
    ]
    why = refused("; ".join(parts), sheet=bricks())
    assert f"{DICE[die]} die rests on the blue one (ID-THROW-2)" in why


@pytest.mark.rule("ID-THROW-2")
def test_dice_side_by_side_do_not_rest_on_each_other() -> None:
    game = table(2, sheet=bricks()).throw(
        "blue 3 at 300,300 turned 0; red 2 at 420,300 turned 0; yellow 4 at 420,420 turned 0;"
        " white 2 at 180,250 turned 0"
    )
    assert game.box() == list(DICE)


@pytest.mark.rule("ID-THROW-2")
@settings(max_examples=200, deadline=None)
@given(
    st.integers(-180, 180),
    st.integers(-180, 180),
    st.integers(0, 89),
    st.integers(0, 89),
)
@example(120, 0, 0, 0)
@example(119, 0, 0, 0)
@example(120, 120, 0, 0)
@example(145, 0, 0, 45)
@example(144, 0, 0, 45)
@example(85, 85, 45, 45)
@example(84, 85, 45, 45)
def test_two_dice_clash_just_when_they_share_some_area(
    dx: int, dy: int, turn: int, turn2: int
) -> None:
    one, two = (900, 900, turn), (900 + dx, 900 + dy, turn2)
    assert bool(BRICKS.box.clash(*one, *two)) == overlap(one, two, 120)


# -- where a die is


@pytest.mark.rule("ID-THROW-4", "ID-A51")
@pytest.mark.parametrize(
    ("place", "where"),
    [
        ((450, 300, 0), "B"),
        ((840, 300, 0), "B"),  # its side along the border with Greenwood
        ((840, 540, 0), "B"),  # in the corner between three others
        ((960, 540, 0), "G"),
        ((815, 300, 45), "B"),  # a corner of the die on the border
        ((985, 300, 45), "G"),
        ((660, 1140, 0), "Y"),
    ],
)
def test_a_die_touching_a_border_from_inside_lies_in_one_kingdom(place: Place, where: str) -> None:
    assert kingdoms(BRICKS, place) == where
    assert lies_in(BRICKS, place) == where


@pytest.mark.rule("ID-THROW-5", "ID-DIFF-2", "ID-A51")
@pytest.mark.parametrize(
    ("place", "where"),
    [
        ((841, 300, 0), "BG"),  # one unit across
        ((959, 300, 0), "BG"),
        ((816, 300, 45), "BG"),
        ((900, 300, 30), "BG"),
        ((600, 600, 0), "BRY"),  # on the junction
        ((541, 541, 0), "BRY"),
        ((900, 541, 0), "BGY"),
        ((600, 1259, 0), "RYP"),
        ((540, 600, 0), "BR"),  # touches Yellowlake from outside
    ],
)
def test_a_die_truly_across_borders_lies_in_every_kingdom_it_overlaps(
    place: Place, where: str
) -> None:
    assert kingdoms(BRICKS, place) == where
    assert lies_in(BRICKS, place) == where


@pytest.mark.rule("ID-THROW-4", "ID-THROW-5", "ID-A51")
@settings(max_examples=400, deadline=None)
@given(places(REALM))
def test_the_kingdoms_of_a_die_are_those_it_shares_some_area_with(place: Place) -> None:
    assert kingdoms(REALM, place) == lies_in(REALM, place)


def close_calls(points: list[tuple[int, int]], ends: list[Corner], turn: int) -> Iterator[Place]:
    """Places of a die with one of its ends on one of the points, where a step of a unit matters.

    An end is given from the die's centre.
    """
    for x, y in points:
        for u, v in ends:
            at, to = (x - int(u), y - int(v)), ((u > 20) - (u < -20), (v > 20) - (v < -20))
            place = (*at, turn)
            steps = [(at[0] + d * to[0], at[1] + d * to[1], turn) for d in (-1, 1)]
            if all(inside(REALM, one) for one in (place, *steps)):
                here = kingdoms(REALM, place)
                if any(kingdoms(REALM, one) != here for one in steps):
                    yield place


@pytest.mark.rule("ID-THROW-4", "ID-THROW-5", "ID-A51")
@pytest.mark.parametrize("turn", [0, 37, 45])
def test_a_side_of_a_die_on_a_corner_of_a_border_is_judged_to_the_unit(turn: int) -> None:
    corners = square((0, 0, turn), int(REALM.box.die))
    middles = []
    for k in range(4):
        (ax, ay), (bx, by) = corners[k - 1], corners[k]
        n = math.gcd(int(bx - ax), int(by - ay))
        middles.append((ax + (bx - ax) / n * (n // 2), ay + (by - ay) / n * (n // 2)))
    calls = list(close_calls(border_points(REALM), middles, turn))
    assert calls
    assert all(kingdoms(REALM, place) == lies_in(REALM, place) for place in calls)


@pytest.mark.rule("ID-THROW-4", "ID-THROW-5", "ID-A51")
@pytest.mark.parametrize("turn", [0, 20, 45])
def test_a_corner_of_a_die_on_a_side_of_a_border_is_judged_to_the_unit(turn: int) -> None:
    border = set(border_points(REALM))
    middles = sorted(
        {
            ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
            for area in REALM.sheet.areas
            for a, b in zip(area.outline, area.outline[1:], strict=False)
            if {a, b} <= border and (a[0] + b[0]) % 2 == (a[1] + b[1]) % 2 == 0
        }
    )
    calls = list(close_calls(middles, square((0, 0, turn), int(REALM.box.die)), turn))
    assert calls
    assert all(kingdoms(REALM, place) == lies_in(REALM, place) for place in calls)


@pytest.mark.rule("ID-THROW-4", "ID-THROW-5", "ID-A51")
@settings(max_examples=200, deadline=None)
@given(places(BRICKS))
def test_so_they_are_on_a_sheet_of_straight_lines(place: Place) -> None:
    """Long borders here face several shorter ones, and dice often touch them along a side."""
    assert kingdoms(BRICKS, place) == lies_in(BRICKS, place)


@pytest.mark.rule("ID-THROW-5", "ID-TURN-2")
def test_a_border_die_may_be_taken_from_each_of_its_kingdoms_and_no_other() -> None:
    game = table(2).throw("blue 3 in R; red 2 in YP; yellow 4 in B; white 2 in RYU")
    takes = [text for text in game.legal(0) if text.startswith("red")]
    assert takes == ["red from Yellowlake", "red from Purplefield"]
    assert game.refusal(0, "red from Umberland") == "ID-THROW-5"


@pytest.mark.rule("ID-THROW-4")
def test_a_die_inside_one_kingdom_is_taken_from_there() -> None:
    game = table(2).throw(APART)
    assert [text for text in game.legal(0) if text.startswith("red")] == ["red from Yellowlake"]
    assert game.refusal(0, "red from Purplefield") == "ID-THROW-4"


@pytest.mark.rule("ID-DIFF-2")
def test_a_die_lies_in_three_kingdoms_at_most() -> None:
    at_corner = f"blue 3 at 900,600 turned 0; {OTHERS}"
    assert "more than three" in refused(at_corner, sheet=bricks(900))
    assert "more than three" in refused(f"blue 3 in BGRY; {OTHERS}", sheet=bricks(900))
    three = table(2).throw("blue 3 in RYU; red 2 in Y; yellow 4 in B; white 2 in U")
    assert len([text for text in three.legal(0) if text.startswith("blue")]) == 3


# -- a throw that is given


@pytest.mark.rule("ID-A51", "ID-A57")
def test_a_throw_is_refused_if_the_board_cannot_produce_its_kingdoms() -> None:
    apart = [
        LETTERS[a] + LETTERS[b] for a, b in combinations(range(6), 2) if not REALM.border[a] & 2**b
    ]
    assert apart, "some kingdoms are far from each other"
    for pair in apart:
        why = refused(f"blue 3 in {pair}; red 2 in Y; yellow 4 in B; white 2 in U")
        assert f"the blue die lies in just {pair} (ID-A51)" in why


@pytest.mark.rule("ID-A57")
@pytest.mark.parametrize("where", ["B", "YP", "BG", "BP", "RYU"])
def test_a_throw_given_by_kingdoms_is_laid_where_the_board_has_them(where: str) -> None:
    game = table(2).throw(f"blue 3 in {where}; red 2 in {where}; yellow 4 in B; white 2 in U")
    shown = game.state.view(None)["throw"]
    found = [(d["x"], d["y"], d["turn"]) for d in shown]
    in_order = "".join(letter for letter in LETTERS if letter in where)
    assert [lies_in(REALM, place) for place in found] == [in_order, in_order, "B", "U"]
    assert not any(overlap(one, two, int(REALM.box.die)) for one, two in combinations(found, 2))


@pytest.mark.rule("ID-A57")
def test_dice_make_room_for_each_other() -> None:
    """Laid one after another, each at its first place, the third would find none."""
    game = table(2).throw("blue 2 in BRY; red 2 in BRY; yellow 2 in BRY; white 2 in R")
    shown = game.state.view(None)["throw"]
    found = [(d["x"], d["y"], d["turn"]) for d in shown]
    assert [lies_in(REALM, place) for place in found] == ["BRY", "BRY", "BRY", "R"]
    assert not any(overlap(one, two, int(REALM.box.die)) for one, two in combinations(found, 2))


@pytest.mark.rule("ID-A57")
def test_a_place_given_after_kingdoms_stays_where_it_is() -> None:
    game = table(2).throw("blue 2 in R; red 3 at 60,60 turned 0; yellow 2 in R; white 2 in R")
    found = [(d["x"], d["y"], d["turn"]) for d in game.state.view(None)["throw"]]
    assert found[1] == (60, 60, 0)
    assert not any(overlap(one, two, int(REALM.box.die)) for one, two in combinations(found, 2))


@pytest.mark.rule("ID-A57")
@pytest.mark.parametrize("where", ["BY", "RYU", "BGR", "BYP"])
def test_the_search_for_places_is_bounded(where: str) -> None:
    """A record from anybody may have throws that cannot be laid."""
    text = f"blue 2 in {where}; red 2 in {where}; yellow 2 in {where}; white 2 in {where}"
    assert "No place is left" in refused(text)
    places = places_of(REALM.box)
    laying = Laying(REALM.box, [])
    assert laying.search([places.turned(int(mask)) for mask in [mask_in(where)] * 4]) is None
    assert laying.compared < 6_000
    assert all(len(found) < 3_000 for found in places.fine.values())


def mask_in(letters: str) -> int:
    return sum(2 ** LETTERS.index(letter) for letter in letters)


@pytest.mark.rule("ID-A60")
def test_the_outline_of_a_die_is_a_square_with_rounded_corners() -> None:
    box = REALM.box
    die = int(box.die)
    reach = die / math.sqrt(2)
    for turn in range(90):
        x, y = int(box.corner_x[turn]), int(box.corner_y[turn])
        true_x = reach * math.cos(math.radians(45 + turn))
        true_y = reach * math.sin(math.radians(45 + turn))
        assert abs(x - true_x) <= 0.5
        assert abs(y - true_y) <= 0.5
        assert abs(math.sqrt(2) * math.hypot(x, y) - die) <= 1
        # It is in the box as long as these corners are, and not a unit farther.
        half = max(abs(x), abs(y))
        assert box.holds(half, half, turn)
        assert not box.holds(half - 1, half, turn)
        # And it is clear of a straight die until these corners reach it.
        side = int(box.die) // 2
        assert not box.clash(500, 500, turn, 500 + half + side, 500, 0)
        assert box.clash(500, 500, turn, 500 + half + side - 2, 500, 0) or turn in (0, 45)


@pytest.mark.rule("ID-A57")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "blue 3 in R",
        "blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U; white 2 in U",
        "red 2 in Y; blue 3 in R; yellow 4 in B; white 2 in U",
        "blue 3 in R; red 2 in Y; yellow 4 in B; black 2 in U",
        "blue 3 in ; red 2 in Y; yellow 4 in B; white 2 in U",
        "blue 3 in X; red 2 in Y; yellow 4 in B; white 2 in U",
        "blue three in R; red 2 in Y; yellow 4 in B; white 2 in U",
        "blue 3 at 300,300 turned 90; red 2 in Y; yellow 4 in B; white 2 in U",
        "blue 3 at -5,300 turned 0; red 2 in Y; yellow 4 in B; white 2 in U",
    ],
)
def test_what_is_no_throw_is_refused_and_changes_nothing(text: str) -> None:
    assert refused(text)


@pytest.mark.rule("ID-A57")
def test_a_throw_is_only_taken_when_it_is_time_for_one() -> None:
    game = table(2).throw()
    before = game.state.dump()
    with pytest.raises(BadChance):
        game.state.chance(APART)
    with pytest.raises(BadChance):
        game.state.roll(Dice(1))
    assert game.state.dump() == before


def line_of_play(game: Table) -> list[list[str]]:
    """What can be done, turn by turn, if everyone takes the first die they can."""
    seen = []
    for _ in range(4):
        seat = game.state.actors()[0]
        seen.append(game.legal(seat))
        game.play(seat, game.legal(seat)[0])
        seen.append(game.legal(seat))
        game.play(seat, "done")
    return seen


@pytest.mark.rule("ID-A51", "ID-THROW-7")
def test_the_rules_use_only_faces_and_kingdoms() -> None:
    """The same dice elsewhere in the same kingdoms leave everything as it was."""
    one = table(2, sheet=bricks()).throw(
        "blue 3 at 450,300 turned 0; red 2 at 890,300 turned 7; yellow 4 at 600,600 turned 80;"
        " white 2 at 1500,1500 turned 0"
    )
    two = table(2, sheet=bricks()).throw(
        "blue 3 at 100,500 turned 45; red 2 at 910,100 turned 0; yellow 4 at 630,610 turned 0;"
        " white 2 at 1700,1700 turned 3"
    )
    assert line_of_play(one) == line_of_play(two)


# -- the worked example


def touching(letter: str) -> Iterator[Place]:
    """Places inside a kingdom of the standard sheet where a side of the die is on a border."""
    half = int(REALM.box.die) // 2
    for x, y in border_points(REALM):
        for aside in range(-half + 5, half, 10):
            for dx, dy in ((half, 0), (-half, 0), (0, half), (0, -half)):
                place = (x + dx + (aside if dy else 0), y + dy + (aside if dx else 0), 0)
                onward = (place[0] - dx // half, place[1] - dy // half, 0)
                here = inside(REALM, onward) and kingdoms(REALM, place) == letter
                if here and len(lies_in(REALM, onward)) > 1:
                    yield place


@pytest.mark.rule("ID-EX-1", "ID-THROW-4", "ID-THROW-5", "ID-THROW-7")
def test_the_example_of_a_throw() -> None:
    """Yellow in one kingdom, blue touching borders, red across two, white across three."""
    blue = next(touching("G"))
    assert lies_in(REALM, blue) == "G"
    others = "red 2 in YP; yellow 4 in B; white 2 in RYU"
    game = table(2).throw(f"blue 3 at {blue[0]},{blue[1]} turned 0; {others}")
    shown = {d["die"]: d["kingdoms"] for d in game.state.view(None)["throw"]}
    assert shown == {"yellow": "B", "blue": "G", "red": "YP", "white": "RYU"}

    # Blue is nudged off the border, white onto the point where its three kingdoms meet.
    inward = [
        (blue[0] + dx, blue[1] + dy, 0)
        for dx, dy in ((5, 0), (-5, 0), (0, 5), (0, -5))
        if lies_in(REALM, (blue[0] + dx, blue[1] + dy, 0)) == "G"
    ]
    junction = next(
        point
        for point in border_points(REALM)
        if {"R", "Y", "U"} == {area.id[0] for area in REALM.sheet.areas if point in area.outline}
    )
    nudged = table(2).throw(
        f"blue 3 at {inward[0][0]},{inward[0][1]} turned 0; red 2 in YP; yellow 4 in B;"
        f" white 2 at {junction[0]},{junction[1]} turned 0"
    )
    again = {d["die"]: d["kingdoms"] for d in nudged.state.view(None)["throw"]}
    assert again == shown
    assert nudged.legal(0) == game.legal(0)


# -- board and sheet are one


@pytest.mark.rule("ID-A52")
def test_kingdoms_that_share_a_die_share_a_side_on_the_sheet() -> None:
    for seed in range(300):
        for _, _, where in thrown_dice(REALM, seed):
            for a, b in combinations([LETTERS.index(letter) for letter in where], 2):
                if len(where) == 2:
                    assert REALM.border[a] & 2**b


@pytest.mark.rule("ID-A52")
@pytest.mark.parametrize("one", LETTERS)
def test_a_die_can_lie_across_any_two_kingdoms_that_share_a_side(one: str) -> None:
    neighbours = letters_of(REALM.border[LETTERS.index(one)])
    assert neighbours
    for two in neighbours:
        game = table(2).throw(f"blue 3 in {one}{two}; red 2 in Y; yellow 4 in B; white 2 in U")
        takes = {f"blue from {KINGDOMS[LETTERS.index(letter)]}" for letter in one + two}
        assert takes <= set(game.legal(0))
