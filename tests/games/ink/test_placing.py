"""Adding a tile: places and orientations."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.games.ink.tiles import TILE_NUMBERS
from tests.games.ink import reference
from tests.games.ink.positions import GAME, Table, look_of, picture_of, table
from tests.games.ink.test_tiles import printed


def may_go(game: Table) -> set[reference.Cell]:
    """Where the tile in hand may go."""
    found = set()
    for text in game.legal("tile at"):
        x, y = text[8:].split(",")
        found.add((int(x), int(y)))
    return found


def holding(text: str, tile: str = "Ro-R-Y-Y") -> Table:
    """Seat 0 has taken a tile."""
    game = table().paint(text)
    game.wheel(tile, *["-"] * 5)
    return game.play("quill 1")


def test_a_tile_that_has_a_place_is_shown_the_others_until_it_lies() -> None:
    """Who takes the place back may put the tile anywhere: the page shows where."""
    game = holding("R Y\n D L")
    places = game.view()["turn_of"]["places"]
    assert len(places) == 12
    game.play("tile at 2,0")
    assert game.view()["turn_of"]["places"] == places
    game.play("turned 0")
    assert game.view()["turn_of"]["places"] == []


@pytest.mark.rule("INK-ADD-1", "INK-A2", "INK-A4")
def test_a_tile_may_go_to_twelve_places_beside_the_starting_tile() -> None:
    game = holding("R Y\n D L")
    assert may_go(game) == {
        *[(x, -2) for x in (-1, 0, 1)],
        *[(x, 2) for x in (-1, 0, 1)],
        *[(-2, y) for y in (-1, 0, 1)],
        *[(2, y) for y in (-1, 0, 1)],
    }


@pytest.mark.rule("INK-ADD-1", "INK-A4")
def test_a_tile_must_share_a_side() -> None:
    game = holding("R Y\n D L")
    assert game.refusal("tile at 2,1") is None
    assert game.refusal("tile at 2,2") == "INK-A4"
    assert game.refusal("tile at -2,-2") == "INK-A4"
    assert game.refusal("tile at 3,0") == "INK-ADD-1"
    assert game.refusal("tile at 60,-70") == "INK-ADD-1"


@pytest.mark.rule("INK-A3")
@pytest.mark.parametrize("at", ["0,0", "1,0", "1,1", "-1,-1", "-1,1", "0,-1"])
def test_tiles_never_overlap(at: str) -> None:
    assert holding("R Y\n D L").refusal(f"tile at {at}") == "INK-A3"


@pytest.mark.rule("INK-A6", "INK-A4")
def test_a_link_is_no_side_to_lay_a_tile_at() -> None:
    game = table().paint("R Y\n Y R", links=[((0, 0), (1, 1))]).wheel("Ro-Y-R-Y4+", *["-"] * 5)
    game.play("quill 1")
    assert game.refusal("tile at 2,2") == "INK-A4"


@pytest.mark.rule("INK-ADD-2")
def test_colours_need_not_match() -> None:
    game = holding("P P\n P P").play("tile at 2,0")
    assert len(game.legal("turned")) == 8


@pytest.mark.rule("INK-A7")
def test_an_x_covered_square_anchors_new_tiles() -> None:
    game = holding("Rx Yx\n Dy Ly")
    assert len(may_go(game)) == 12


@pytest.mark.rule("INK-A8")
def test_a_hole_is_filled_if_the_tile_fits() -> None:
    game = holding("""
        R   Y   P   D   L   L
        R   Y   P   D   Y   P
        D   D   .   .   R   R
        L   P   .   .   L   P
        D   D   R   Y   L   L
        L   P   Y   P   R   Y
    """)
    assert (2, 2) in may_go(game)
    game.lay((2, 2), "Ro R / Y Y")
    assert game.area(4, 2) == 4


@pytest.mark.rule("INK-A1", "INK-ADD-3")
@pytest.mark.parametrize("tile", ["Ro-R-Y-Y", "D4-D-D-Yo", "Ro-Y-R-Y4+", "Ro-Y-Lo-D6"])
def test_a_tile_may_be_laid_in_eight_ways(tile: str) -> None:
    """The result is one of the eight orientations of the tile."""
    number = TILE_NUMBERS[tile.casefold()]
    seen = set()
    game = holding("R Y\n D L", tile).play("tile at 2,0")
    assert len(game.legal()) == 8
    for text in game.legal():
        laid = Table(game.state.clone()).play(text)
        picture = picture_of(laid.painter())
        look = tuple(
            (picture[cell].colour, picture[cell].mark) for cell in reference.cells_of((2, 0))
        )
        seen.add(look)
    assert seen == {face for face, _ in reference.faces(*printed(number))}


@pytest.mark.rule("INK-ADD-3")
def test_flipped_is_the_mirror_image() -> None:
    game = holding("R Y\n D L", "R4-R-R-Do").play("tile at 2,0", "turned 0 flipped")
    assert [game.square(*cell).mark for cell in reference.cells_of((2, 0))] == ["", "4", "o", ""]
    assert game.square(3, 1).colour == "D"
    assert look_of("R R4 / R Do")


@pytest.mark.rule("INK-A9")
def test_a_painting_may_go_on_and_on() -> None:
    """Sixty tiles in a row to the right, as many squares as no window foresees."""
    game = table(1, apprentice="easy")
    x = 0
    for step in range(1, 61):
        game.state.rival_left = 24
        game.state.quills[1] = step
        game.stock(12, 12).lead(0).play("quill 1")
        x += 2
        text = f"tile at {x},0"
        assert text in game.legal(), step
        if x > 104:
            # Records of earlier versions went on from -105; they still mean the same.
            once = GAME.parse(f"tile at {x - 210},0")
            twin, now = game.state.clone(), game.state.clone()
            twin.play(0, once)
            now.play(0, GAME.parse(text))
            assert twin.dump() == now.dump()
        game.play(text, "turned 0", "done").roll(step)
    assert set(picture_of(game.painter())) == {
        (column, row) for column in range(x + 2) for row in (0, 1)
    }


@pytest.mark.rule("INK-A1")
def test_of_ways_that_look_the_same_one_is_offered() -> None:
    seen = set()
    for tile in range(95):
        game = table(1)
        game.state.quills[1] = tile
        game.play("quill 1", "tile at 2,0")
        offered = game.legal("turned")
        looks: dict[str, list[str]] = {}
        for way in range(8):
            twin = game.state.clone()
            twin.play(0, GAME.parse(f"turned {way % 4}{' flipped' if way > 3 else ''}"))
            picture = str(sorted(picture_of(twin.painters[0]).items()))
            looks.setdefault(picture, []).append(str(twin.dump()))
        assert len(offered) == len(looks)
        assert all(len(set(dumps)) == 1 for dumps in looks.values()), "the same in every way"
        seen.add(len(offered))
    assert seen == {2, 4, 8}


@pytest.mark.rule("INK-A2", "INK-A3", "INK-A4", "INK-A8", "INK-ADD-1")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_places_are_those_of_a_search_of_the_whole_grid(seed: int) -> None:
    chooser = Random(seed)
    game = holding("R Y\n D L")
    painter = game.painter()
    for _ in range(14):
        places = may_go(game)
        assert places == reference.places(picture_of(painter))
        for _ in range(8):
            x, y = chooser.randint(-9, 9), chooser.randint(-9, 9)
            refused = game.state.why_not(0, GAME.parse(f"tile at {x},{y}")) is not None
            assert refused == ((x, y) not in places)
        x, y = chooser.choice(sorted(places))
        move = GAME.parse(f"tile at {x},{y}")
        painter.lay(move, chooser.randrange(95), chooser.randrange(8))
