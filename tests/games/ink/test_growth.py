"""Growth: which areas count as grown in a turn (INK-A17), by examples and a second computation."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paintpot.games.ink.painter import Painter
from paintpot.games.ink.table import COMPLETING, EMPTY
from tests.games.ink import reference
from tests.games.ink.positions import (
    GAME,
    Table,
    bonus,
    links_of,
    marked_of,
    picture_of,
    table,
)
from tests.games.ink.reference import Cell


@pytest.mark.rule("INK-OBJ-6", "INK-A17")
def test_only_an_area_that_grew_qualifies() -> None:
    game = table().paint("""
        R   R   L   L
        R4  R   L4  L
    """)
    game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")
    assert game.can_complete() == {(0, 1)}
    assert game.refusal("complete 2,1") == "INK-OBJ-6"


@pytest.mark.rule("INK-OBJ-6")
def test_growth_is_forgotten_when_the_turn_ends() -> None:
    game = table().paint("R R\n R4 R")
    game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R").play("done").roll()
    game.turn()
    game.add("L-L-Lo-D", at=(2, 0), look="L L / D Lo", quill=2)
    assert game.refusal("complete 0,1") == "INK-OBJ-6"


@pytest.mark.rule("INK-A17", "INK-A18")
def test_a_new_area_counts_as_grown() -> None:
    """The objective comes with the tile, and its area touches none of its colour."""
    game = table().paint("Y Y\n Y L")
    game.add("R4-R-R-Do", at=(2, 0), look="R4 R / Do R")
    assert game.refusal("complete 2,0") == "INK-OBJ-5"
    assert marked_of(game.painter()) == {(2, 0), (3, 0), (3, 1), (2, 1)}


@pytest.mark.rule("INK-A17")
def test_fragments_of_an_area_that_grew_qualify_too() -> None:
    """Completing the 3 cuts the grown area; the other part still counts as grown."""
    game = (
        table()
        .paint("""
        R   R   R5  R
        L   Y   Y   R3
        Y   L   P   R
        L   Y   R   R
    """)
        .card("LP")
    )
    game.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")
    assert game.area(0, 0) == 11
    game.play("complete 2,0")
    game.leave()
    assert game.area(3, 1) == 5
    assert game.can_complete() == {(3, 1)}


@pytest.mark.rule("INK-A17", "INK-ACT-6")
def test_lifting_and_setting_one_bottle_is_one_change() -> None:
    """The bottle goes from one place of the area to another; it is no larger than before."""
    game = bonus(
        6,
        """
        D   R   R4  R
        P   L   Ro* Ro
        """,
    )
    assert game.area(2, 0) == 4
    game.play("lift 2,1", "set on 3,1")
    assert game.area(2, 0) == 4
    game.leave()
    assert game.refusal("complete 2,0") == "INK-OBJ-6"


@pytest.mark.rule("INK-A17", "INK-A31", "INK-ACT-6", "INK-OBJ-6")
def test_a_bottle_that_moves_away_makes_its_area_grow() -> None:
    game = bonus(
        6,
        """
        D   R   R4  L
        P   Ro* Lo  L
        """,
    )
    game.play("lift 1,1", "set on 2,1").leave()
    assert game.area(2, 0) == 3
    assert game.square(1, 1).mark == "o"
    assert (1, 1) in marked_of(game.painter())


@pytest.mark.rule("INK-A17")
def test_an_area_larger_than_one_part_but_not_than_the_other_has_not_grown() -> None:
    """Every earlier area on its squares counts: what was cut off elsewhere does not help."""
    game = bonus(
        6,
        """
        D   R   Ro  R
        P   L   Y   R4
        P   L   Y   Ro*
        L   P   P   R
        """,
    )
    assert game.area(3, 1) == 4
    game.play("lift 3,2", "set on 2,0").leave()
    # The area below has 4 squares now; above, 4 squares lay on some of them before.
    assert game.area(3, 1) == 4
    assert game.refusal("complete 3,1") == "INK-OBJ-6"


@pytest.mark.rule("INK-A19", "INK-ACT-1", "INK-ACT-3")
def test_spots_and_numbers_make_nothing_grow() -> None:
    game = bonus(1, "D R R4 R\n P L L R")
    game.play("spot on 1,0")
    assert game.refusal("complete 2,0") == "INK-OBJ-6"
    game = bonus(3, "D R R6 R\n P L L R")
    game.play("number 4 on 2,0")
    assert game.refusal("complete 2,0") == "INK-OBJ-6"


@pytest.mark.rule("INK-A20", "INK-ACT-8")
def test_taking_an_x_away_makes_an_area_grow() -> None:
    game = bonus(8, "D R R4 Rx\n P L L Rx")
    game.play("uncover 3,0")
    assert game.area(2, 0) == 4
    assert game.can_complete() >= {(2, 0)}


@pytest.mark.rule("INK-A20", "INK-ACT-8")
def test_both_squares_of_an_x_make_their_areas_grow() -> None:
    game = bonus(8, "D R R3 Rx L P\n P L4 L Lx L P")
    game.play("uncover 3,0")
    assert game.area(2, 0) == 3
    assert game.area(1, 1) == 5
    assert game.can_complete() >= {(2, 0), (1, 1)}


@pytest.mark.rule("INK-A20", "INK-ACT-7")
def test_a_colour_token_makes_an_area_grow() -> None:
    game = bonus(7, "D R R4 R\n P L L L")
    game.play("red on 1,1")
    assert game.area(2, 0) == 4
    assert game.can_complete() >= {(2, 0)}


@pytest.mark.rule("INK-A20")
def test_the_area_that_lost_a_square_to_a_token_has_not_grown() -> None:
    game = bonus(7, "D R R R\n P R4 R L")
    game.play("light blue on 3,0")
    assert game.area(1, 1) == 4
    assert game.refusal("complete 1,1") == "INK-OBJ-6"


@pytest.mark.rule("INK-A32", "INK-OBJ-6", "INK-ACT-10")
def test_a_bottle_taken_off_makes_an_area_grow() -> None:
    game = bonus(10, "D R R4 Ro*\n P L L R")
    game.play("take off 3,0")
    assert game.area(2, 0) == 4
    assert game.can_complete() >= {(2, 0)}


@pytest.mark.rule("INK-OBJ-6", "INK-ACT-12")
def test_a_moved_tile_makes_an_area_grow() -> None:
    game = bonus(
        12,
        """
        D   L   R   R
        P   P   R4  P
        .   .   Y   R
        .   .   Ro  R
        """,
    )
    assert game.area(2, 0) == 3
    game.play("lift tile 2").lay((4, 0), "R R / Ro Y")
    assert game.area(2, 0) == 6
    assert game.can_complete() >= {(2, 1)}


@pytest.mark.rule("INK-OBJ-6", "INK-ACT-12", "INK-A17")
def test_a_tile_moved_within_its_area_makes_nothing_grow() -> None:
    """Lifting and setting down one tile is one change: five squares before and after."""
    game = bonus(
        12,
        """
        D   L   L   L
        P   P   R4  R
        .   .   R   R
        .   .   Y   Ro
        """,
    )
    assert game.area(2, 1) == 5
    game.play("lift tile 2").lay((3, 2), "R R / Y Ro")
    assert game.area(2, 1) == 5
    assert game.refusal("complete 2,1") == "INK-OBJ-6"


# -- compared with a second computation


class Watch:
    """Recomputes the growth marks of a painting after each move."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.marked: set[Cell] = set()
        self.note()

    def note(self) -> None:
        self.picture, self.links = picture_of(self.painter), links_of(self.painter)
        self.homes = {
            (int(self.painter.column(home)), int(self.painter.row(home))): int(face) % 8
            for home, face in zip(self.painter.homes, self.painter.faces, strict=True)
        }

    def moved(self, text: str) -> None:
        """A move was made; half of a change waits for the other half."""
        if text.startswith(("lift", "tile at")):
            return
        picture, homes = self.picture, self.homes
        links = self.links
        self.note()
        gone, come = set(homes) - set(self.homes), set(self.homes) - set(homes)
        if gone:
            (old,), (new,) = gone, come
            self._carry(old, homes[old], new, self.homes[new])
        else:
            for corner in homes:
                if homes[corner] != self.homes[corner]:
                    self._carry(corner, homes[corner], corner, self.homes[corner])
        self.marked |= reference.grown_by(picture, self.picture, links, self.links)

    def _carry(self, old: Cell, old_way: int, new: Cell, new_way: int) -> None:
        """Marks go along with the squares of a tile that was moved."""
        before = dict(zip(_labels(old_way), reference.cells_of(old), strict=True))
        after = dict(zip(_labels(new_way), reference.cells_of(new), strict=True))
        carried = {after[label] for label in before if before[label] in self.marked}
        self.marked -= set(before.values())
        self.marked |= carried


def _labels(way: int) -> list[str]:
    """The squares of a tile, clockwise from the upper left as it lies, by their printed places."""
    face: reference.Face = tuple((label, "") for label in "1234")
    look = reference.flipped(face, 0) if way > 3 else (face, 0)
    for _ in range(way % 4):
        look = reference.turned(*look)
    return [label for label, _ in look[0]]


RICH = """
    D   R   Ro  R4  Yo* Y
    P   Ro* R   Y5  Y   L
    R6  R   L   L   Lo* D
    Y   L4  P   Px  P   Do
    Yo  Y   P   Px  Ro  R4
    L   Lo* Po* P4  R   D
"""


def watch(game: Table, chooser: Random, turns: int) -> int:
    """Play at random, completing and using whatever is possible; marks must be as computed."""
    uses = 0
    for _ in range(turns):
        game.roll(chooser.randrange(10**6))
        if game.state.over:
            break
        seat = game.seat()
        eye = Watch(game.painter(seat))
        while not game.state.over and game.state.actors() == (seat,):
            moves = game.legal()
            wanted = [m for m in moves if not m.startswith(("done", "leave", "pass"))]
            text = chooser.choice(wanted or moves)
            if game.state.lifted != EMPTY and chooser.random() < 0.7:
                text = _back_home(game, text)
            uses += text.startswith(("set on", "uncover", "take off", "lift tile", "fetch"))
            game.state.play(seat, GAME.parse(text))
            if text == "done" or text.startswith("pass"):
                break
            eye.moved(text)
            if not text.startswith(("lift", "tile at")):
                assert marked_of(game.painter(seat)) == eye.marked, text
                areas = reference.areas(eye.picture, eye.links)
                if game.state.stage == COMPLETING:
                    painter = game.painter(seat)
                    ready = {
                        cell
                        for cell in _open_objectives(eye, areas)
                        if painter.can_play("RYLDP".index(eye.picture[cell].colour))
                    }
                    assert game.can_complete() == ready
    return uses


def _back_home(game: Table, text: str) -> str:
    """A tile that was lifted goes back to where it lay, if this is the question."""
    painter = game.painter(game.seat())
    home = painter.homes[game.state.lifted]
    same = f"tile at {painter.column(home)},{painter.row(home)}"
    return same if text.startswith("tile at") else text


def _open_objectives(eye: Watch, areas: set[reference.Area]) -> set[Cell]:
    """The objectives that size and growth allow (INK-OBJ-4 to INK-OBJ-6)."""
    return {
        cell
        for area in areas
        if area & eye.marked
        for cell in area
        if eye.picture[cell].mark.isdigit() and len(area) >= int(eye.picture[cell].mark)
    }


@pytest.mark.rule(
    "INK-A17", "INK-A18", "INK-A19", "INK-A20", "INK-OBJ-4", "INK-OBJ-5", "INK-OBJ-6", "INK-A21"
)
@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 2**32),
    st.permutations([1, 3, 6, 7, 8, 10, 11, 12]).map(lambda numbers: numbers[:4]),
)
def test_growth_is_that_of_a_second_reckoning(seed: int, numbers: list[int]) -> None:
    game = table(2, *numbers).paint(RICH).paint(RICH, seat=1)
    watch(game, Random(seed), turns=6)


RING = """
    D   R   R   R4  L   L
    P   R   L   L   L4  R
    R   R4  .   .   R   R
    R   L   .   .   L4  L
    L   L   R   R   D   D
    L4  R   R4  L   D4  D
"""


@pytest.mark.rule("INK-A17", "INK-ACT-12")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_marks_go_with_the_squares_of_a_moved_tile(seed: int) -> None:
    """Every bonus is a tile that moves, most often back to where it lay, turned or flipped."""
    game = table(2, 12, 12, 12, 12).paint(RING).paint(RING, seat=1)
    watch(game, Random(seed), turns=4)
