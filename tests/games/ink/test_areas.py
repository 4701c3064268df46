"""Areas: what joins squares, what parts them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.ink import reference
from tests.games.ink.positions import areas_of, links_of, picture_of, table


@pytest.mark.rule("INK-AREA-1", "INK-EX-1")
def test_a_yellow_area_of_seven_and_a_light_blue_one_of_three() -> None:
    game = table().paint("""
        Y   Y   L   L
        Yo  Y   R   L
        R   Y   Y4  D
        D   P   Y   P
    """)
    assert game.sizes("Y") == [7]
    assert game.sizes("L") == [3]


@pytest.mark.rule("INK-AREA-3", "INK-AREA-4", "INK-EX-2")
def test_bottles_part_purple_squares_into_two_areas_of_three() -> None:
    game = table().paint("""
        P   P   Po* P
        P   R   Po* P
        R   Y   L   P
        Y   R   D   L
    """)
    assert game.sizes("P") == [3, 3]
    assert game.area(2, 0) == 0


@pytest.mark.rule("INK-AREA-2")
def test_empty_spots_and_uncovered_numbers_count_as_their_colour() -> None:
    game = table().paint("""
        Ro  R4
        R   R+o
    """)
    assert game.sizes("R") == [4]


@pytest.mark.rule("INK-AREA-3", "INK-AREA-4")
@pytest.mark.parametrize("middle", ["Ro*", "Ro@", "R4*", "R4@", "R+o*"])
def test_a_bottle_of_any_kind_parts_an_area(middle: str) -> None:
    game = table().paint(f"""
        R   {middle}  R  R
        Y   L   P   D
    """)
    assert game.sizes("R") == [1, 2]


@pytest.mark.rule("INK-AREA-5")
def test_an_x_parts_an_area_too() -> None:
    game = table().paint("""
        R   Rx  R   R
        Y   Rx  P   D
    """)
    assert game.sizes("R") == [1, 2]


@pytest.mark.rule("INK-A5")
def test_squares_that_meet_in_a_corner_are_not_adjacent() -> None:
    game = table().paint("""
        R   Y
        L   R
    """)
    assert game.sizes("R") == [1, 1]


LINKED = [((0, 0), (1, 1))]


@pytest.mark.rule("INK-A6", "INK-A5")
def test_a_link_joins_its_two_corners_and_no_others() -> None:
    game = table().paint("R Y\n Y R", links=LINKED)
    assert game.sizes("R") == [2]
    assert game.sizes("Y") == [1, 1]
    game.paint("Y R\n R Y", links=[((1, 0), (0, 1))])
    assert game.sizes("R") == [2]
    assert game.sizes("Y") == [1, 1]


@pytest.mark.rule("INK-A6")
@pytest.mark.parametrize("corner", ["Ro*", "R5*", "Yo>R", "R"])
def test_a_link_holds_only_while_both_corners_are_free(corner: str) -> None:
    """The third corner shows red by a colour token, and is still not linked."""
    game = table().paint(f"R Y\n Y {corner}", links=LINKED)
    assert game.area(0, 0) == (2 if corner == "R" else 1)
    game.paint(f"{corner} Y\n Y R", links=LINKED)
    assert game.area(1, 1) == (2 if corner == "R" else 1)


@pytest.mark.rule("INK-A6", "INK-AREA-5")
def test_a_link_does_not_hold_under_an_x() -> None:
    game = table().paint("R Yx\n Y Rx", links=LINKED)
    assert game.area(0, 0) == 1


@pytest.mark.rule("INK-A6")
def test_a_tile_of_the_box_brings_its_link_along() -> None:
    game = table().paint("L P\n P L")
    game.add("Ro-Y-R-Y4+", at=(2, 0), look="Ro Y / Y4 R")
    assert game.area(2, 0) == 2
    assert game.area(3, 0) == 1
    game = table().paint("L P\n P L")
    game.add("Ro-Y-R-Y4+", at=(2, 0), look="Y Ro / R Y4")
    assert game.area(3, 0) == 2
    assert game.area(2, 0) == 1


# -- compared with a second computation

SQUARES = st.sampled_from(
    ["R", "Y", "R", "Y", "Ro", "Y4", "L", "R5*", "Ro*", "Yo@", "Yo>R", "R>Y", "Y+o", "R4>6"]
)
TILES = st.lists(SQUARES, min_size=4, max_size=4)


@st.composite
def pictures(draw: st.DrawFn) -> tuple[str, list[tuple[reference.Cell, reference.Cell]]]:
    """Up to nine tiles side by side, some with a link."""
    columns, rows = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    lines = [[""] * 2 * columns for _ in range(2 * rows)]
    links = []
    for y in range(0, 2 * rows, 2):
        for x in range(0, 2 * columns, 2):
            tile = draw(TILES)
            for (cx, cy), square in zip(reference.cells_of((x, y)), tile, strict=True):
                lines[cy][cx] = square
            if tile[0][0] == tile[2][0] and draw(st.booleans()):
                links.append(((x, y), (x + 1, y + 1)))
            elif tile[1][0] == tile[3][0] and draw(st.booleans()):
                links.append(((x + 1, y), (x, y + 1)))
    return "\n".join(" ".join(line) for line in lines), links


@pytest.mark.rule("INK-AREA-1", "INK-AREA-2", "INK-AREA-3", "INK-AREA-4", "INK-A5", "INK-A6")
@settings(max_examples=60, deadline=None)
@given(pictures())
def test_areas_are_those_of_a_flood_fill(
    picture: tuple[str, list[tuple[reference.Cell, reference.Cell]]],
) -> None:
    game = GAME.paint(picture[0], links=picture[1])
    painter = game.painter()
    assert links_of(painter) == {frozenset(link) for link in picture[1]}
    assert areas_of(painter) == reference.areas(picture_of(painter), links_of(painter))


GAME = table()
