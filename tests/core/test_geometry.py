"""Exact polygon geometry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot.core.geometry import (
    first_contact,
    fold,
    is_simple,
    line_through,
    on_segment,
    place_on,
    point_at,
    segments_cross,
    segments_meet,
    side_of,
    turn,
    twice_area,
)

SQUARE = [(0, 0), (4, 0), (4, 4), (0, 4)]
ELL = [(0, 0), (6, 0), (6, 2), (2, 2), (2, 6), (0, 6)]
points = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


def test_area_is_positive_clockwise_on_the_screen() -> None:
    assert twice_area(SQUARE) == 32
    assert twice_area(SQUARE[::-1]) == -32
    assert twice_area(ELL) == 40
    assert turn((0, 0), (1, 0), (1, 1)) > 0


def test_huge_coordinates_stay_exact() -> None:
    big = 10**30
    assert twice_area([(0, 0), (big, 0), (big, 1)]) == big
    assert turn((0, 0), (big, big), (big + 1, big + 1)) == 0
    assert turn((0, 0), (big, big), (big + 1, big)) == -big


@pytest.mark.parametrize(
    ("c", "d", "meets", "crosses"),
    [
        ((2, -1), (2, 1), True, True),
        ((4, -1), (4, 1), True, False),
        ((2, 0), (2, 1), True, False),
        ((3, 0), (9, 0), True, False),
        ((4, 0), (9, 0), True, False),
        ((5, 0), (9, 0), False, False),
        ((0, 1), (4, 1), False, False),
        ((5, -1), (5, 1), False, False),
        ((2, 1), (2, 3), False, False),
    ],
)
def test_segments(c: tuple[int, int], d: tuple[int, int], meets: bool, crosses: bool) -> None:
    a, b = (0, 0), (4, 0)
    for p, q in ((a, b), (b, a)):
        for r, s in ((c, d), (d, c)):
            assert segments_meet(p, q, r, s) is meets
            assert segments_meet(r, s, p, q) is meets
            assert segments_cross(p, q, r, s) is crosses
            assert segments_cross(r, s, p, q) is crosses


@given(points, points, points, points)
def test_a_crossing_is_a_meeting(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]
) -> None:
    assert segments_meet(a, b, c, d) or not segments_cross(a, b, c, d)


@given(points, points, st.integers(-5, 5), st.integers(1, 5))
def test_all_points_of_a_line_give_the_same_line(
    a: tuple[int, int], step: tuple[int, int], here: int, more: int
) -> None:
    if step == (0, 0):
        step = (1, 0)
    p = (a[0] + here * step[0], a[1] + here * step[1])
    q = (p[0] + more * step[0], p[1] + more * step[1])
    line = line_through(a, (a[0] + step[0], a[1] + step[1]))
    assert line_through(p, q) == line == line_through(q, p)
    assert point_at(line, place_on(line, p)) == p
    assert point_at(line, place_on(line, q)) == q
    assert place_on(line, p) != place_on(line, q)


def test_parallel_lines_differ() -> None:
    assert line_through((0, 0), (2, 1)) != line_through((0, 1), (2, 2))


@pytest.mark.parametrize("outline", [SQUARE, ELL, [(0, 0), (2, 0), (4, 0), (2, 3)]])
def test_simple_outlines(outline: list[tuple[int, int]]) -> None:
    for ring in (outline, outline[::-1], outline[1:] + outline[:1]):
        assert is_simple(ring)


@pytest.mark.parametrize(
    "outline",
    [
        [(0, 0), (4, 0)],
        [(0, 0), (2, 0), (4, 0)],
        [(0, 0), (4, 4), (4, 0), (0, 4)],
        [(0, 0), (4, 0), (4, 0), (0, 4)],
        [(0, 0), (6, 0), (3, 0), (3, 3)],
        [(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)],
        [(0, 0), (2, 2), (4, 0), (4, 4), (2, 2), (0, 4)],
    ],
)
def test_outlines_that_meet_themselves(outline: list[tuple[int, int]]) -> None:
    for ring in (outline, outline[::-1], outline[1:] + outline[:1]):
        assert not is_simple(ring)


def test_the_fault_is_named() -> None:
    assert fold([(0, 0), (6, 0), (3, 0), (3, 3)]) == 1
    assert fold(SQUARE) == -1
    assert first_contact([(0, 0), (4, 4), (4, 0), (0, 4)]) == (0, 2)
    assert first_contact(SQUARE) is None


@given(st.lists(points, min_size=4, max_size=9, unique=True))
def test_contact_agrees_with_every_pair(outline: list[tuple[int, int]]) -> None:
    size = len(outline)
    pairs = {
        (i, j)
        for i in range(size)
        for j in range(i + 2, size)
        if (i, j) != (0, size - 1)
        and segments_meet(outline[i], outline[i + 1], outline[j], outline[(j + 1) % size])
    }
    found = first_contact(outline)
    assert (found in pairs) if pairs else (found is None)


def test_where_a_point_lies() -> None:
    assert side_of((1, 5), ELL) == side_of((5, 1), ELL) == side_of((1, 1), ELL) == 1
    assert side_of((2, 4), ELL) == side_of((0, 0), ELL) == side_of((3, 2), ELL) == 0
    assert side_of((4, 4), ELL) == side_of((-1, 2), ELL) == side_of((9, 2), ELL) == -1
    assert side_of((-1, 0), ELL) == side_of((-1, 6), ELL) == -1


@given(points, st.lists(points, min_size=3, max_size=7, unique=True))
def test_inside_does_not_depend_on_the_direction(
    p: tuple[int, int], outline: list[tuple[int, int]]
) -> None:
    assert side_of(p, outline) == side_of(p, outline[::-1])


@given(points, points, points)
def test_a_triangle_holds_what_lies_on_one_hand_of_all_its_sides(
    a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]
) -> None:
    c = (31, 31)
    hands = [turn(a, b, p), turn(b, c, p), turn(c, a, p)]
    if turn(a, b, c) != 0:
        inside = all(h > 0 for h in hands) or all(h < 0 for h in hands)
        rim = on_segment(p, a, b) or on_segment(p, b, c) or on_segment(p, c, a)
        assert side_of(p, (a, b, c)) == (0 if rim else 1 if inside else -1)
