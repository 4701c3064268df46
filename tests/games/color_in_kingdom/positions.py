"""Positions of Color-In Kingdom in notation: arrange, play, look.

game = table(2).paint(0, red="D4").roll("family 2 4 4 6, duty 4")
game.play(0, "2 and 6", "blue waterway on D5")
assert game.refusal(1, "blue waterway on D5") == "CK-A3"
"""

from typing import Any

import paintpot
from paintpot.core.bits import members
from paintpot.games.color_in_kingdom.book import (
    COLOURED,
    DUTIES,
    REACH,
    SQUARES,
    STRIDE,
    write_square,
)
from paintpot.games.color_in_kingdom.guidelines import INKS
from paintpot.games.color_in_kingdom.names import N_SQUARES, SPACES
from paintpot.games.color_in_kingdom.province import Province, province_of
from paintpot.games.color_in_kingdom.state import Kingdom
from tests.games.arranged import Arranged

GAME = paintpot.game("color-in-kingdom")
PROVINCE: Province = province_of("province")
GRAND: Province = province_of("grand")
ALL = [area.id for area in PROVINCE.sheet.areas]

PLAIN = "family 1 1 2 5, duty 1"
"""A roll that leaves 2 and 5: a Strawberry Field, or the same without dice."""


def near(space: str, province: Province = PROVINCE) -> list[str]:
    """The spaces that share a side with this one."""
    return [SPACES[k] for k in members(province.near[SPACES.index(space)])]


def own_sheet(*names: str, **changes: object) -> dict[str, Any]:
    """A sheet with these hexes of the Grand sheet, for the option `sheet`."""
    areas = [
        {"id": area.id, "outline": [list(p) for p in area.outline], "at": list(area.at)}
        for area in GRAND.sheet.areas
        if area.id in names
    ]
    return {
        "format": 1,
        "game": "color-in-kingdom",
        "name": "Own",
        "size": [GRAND.sheet.width, GRAND.sheet.height],
        "areas": areas,
        **changes,
    }


class Table(Arranged[Kingdom]):
    """A state with short ways to arrange it and to play on it."""

    game = GAME

    # arranging, between turns

    def paint(self, seat: int, **inks: str) -> "Table":
        """paint(0, red="A1 A2", blue="D4"): spaces coloured in earlier turns."""
        book, at = self.state.book, seat * STRIDE
        for ink, names in inks.items():
            for name in names.split():
                space = SPACES.index(name)
                assert self.state.province.spaces & 2**space, f"{name} is not on the sheet"
                assert not book[at + COLOURED] & 2**space, f"{name} is coloured already"
                book[at + INKS.index(ink)] |= 2**space
                book[at + COLOURED] |= 2**space
                book[at + REACH] |= self.state.province.near[space]
        return self

    def fill(self, seat: int, ink: str = "purple", but: str = "") -> "Table":
        """Colour all empty spaces but these."""
        province = self.state.province
        empty = province.spaces & ~self.state.book[seat * STRIDE + COLOURED]
        names = [SPACES[k] for k in members(empty) if SPACES[k] not in but.split()]
        return self.paint(seat, **{ink: " ".join(names)})

    def duties(self, seat: int, *crossed: int) -> "Table":
        for number in crossed:
            self.state.book[seat * STRIDE + DUTIES] |= 2 ** (number - 1)
        return self

    def squares(self, seat: int, *numbers: int) -> "Table":
        """Numbers written in the next Copycat squares."""
        for number in numbers:
            write_square(self.state.book, seat, number)
        assert self.state.book[seat * STRIDE + SQUARES] <= N_SQUARES
        return self

    # playing

    def roll(self, text: str = PLAIN) -> "Table":
        self.state.chance(text)
        return self

    def field(self, space: str = "", roll: str = PLAIN) -> "Table":
        """The current player rolls and builds a Strawberry Field, on the first empty space if
        none is named; nobody has decided to copy yet."""
        seat = self.current()
        self.roll(roll)
        if "no dice" in self.legal(seat):
            self.play(seat, "no dice")
        move = f"red field on {space}" if space else self.legal(seat)[0]
        return self.play(seat, move)

    def nobody(self) -> "Table":
        """All who are asked decline to copy."""
        while self.stage() == "copying":
            self.play(self.state.actors()[0], "no copy")
        return self

    def turn(self, space: str = "", roll: str = PLAIN) -> "Table":
        """A whole turn: a Strawberry Field that nobody copies."""
        return self.field(space, roll).nobody()

    # looking

    def spaces(self, seat: int) -> list[str]:
        """Where a seat may build or copy now."""
        return [text.split(" on ")[1] for text in self.legal(seat) if " on " in text]

    def current(self) -> int:
        return int(self.state.current)

    def stage(self) -> str:
        return str(self.state.view(None)["stage"])

    def ending(self) -> tuple[str | None, int | None]:
        """What set off the last turns, and who did."""
        view = self.state.view(None)
        return view["ending"], view["trigger"]

    def points(self, name: str, seat: int = 0) -> int:
        """Points of one score line ('road/longest') or of a group of them ('road')."""
        return self.line(seat, name)


def table(seats: int = 2, **options: object) -> Table:
    """A game before its first roll."""
    state = GAME.start(seats, options)
    assert isinstance(state, Kingdom)
    return Table(state)


def sheet(**inks: str) -> Table:
    """One player's sheet, for scoring: sheet(red="A1 C3")."""
    return table(1).paint(0, **inks)
