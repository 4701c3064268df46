"""A sheet turned into tables: everything that the rules need of the board, as masks over its 40
spaces."""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.errors import BadSheet
from paintpot.core.ints import append, i64, vec
from paintpot.core.limits import shown
from paintpot.core.sheets import Sheet
from paintpot.core.shelf import Shelf
from paintpot.games.inklings.names import DICE, FACES, FIRST, HUB, N_SPACES, SPACES
from paintpot.games.inklings.net import neighbours_of

SHELF: Final = Shelf(Path(__file__).parent / "sheets", ("bonus", "joins"), ("tunnel",))
STANDARD: Final = "standard"
HIGHEST_BONUS: Final = 99


class Board:
    """The board as the rules see it. Never changed after it is made: all states share it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        neighbours = neighbours_of(sheet)

        self.near = vec[i64]([0] * N_SPACES)
        """For each space its neighbours; the face that is not a space is no neighbour of any
        (IL-MOVE-3)."""
        for k in range(N_SPACES):
            for j in neighbours[k]:
                if HUB not in (j, k):
                    self.near[k] |= BIT[j]

        self.tunnels: i64 = 0
        """The spaces with a tunnel (IL-A18)."""
        for k in range(N_SPACES):
            if _has_tunnel(sheet, k):
                self.tunnels |= BIT[k]

        self.land = vec[i64]()
        """For each die its spaces."""
        self.bonus = vec[i64]()
        """For each die the points it earns if it is fully inked (IL-SCORE-3)."""
        for die in range(len(DICE)):
            land = (BIT[FACES[die]] - 1) * BIT[FIRST[die]]
            self.land = append(self.land, land & ~BIT[HUB])
            self.bonus = append(self.bonus, _bonus(sheet, DICE[die]))


def _has_tunnel(sheet: Sheet, k: int) -> bool:
    tunnel = sheet.areas[k].data.get("tunnel", False)
    where = f"{sheet.where}, face {SPACES[k]}"
    if not isinstance(tunnel, bool):
        raise BadSheet(f"{where}: 'tunnel' must be true or false")
    if tunnel and k == HUB:
        raise BadSheet(f"{where}: this face is no space, so it cannot have a tunnel")
    return tunnel


def _bonus(sheet: Sheet, die: str) -> int:
    listed = sheet.data.get("bonus")
    if isinstance(listed, dict) and len(listed) > len(DICE):
        known = ", ".join(DICE)
        odd = next(key for key in listed if key not in DICE)
        raise BadSheet(f"{sheet.where}: 'bonus' has no key {shown(odd)}; known: {known}")
    value = listed.get(die) if isinstance(listed, dict) else None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= HIGHEST_BONUS:
        raise BadSheet(
            f"{sheet.where}: 'bonus' must give the {die} a number from 0 to {HIGHEST_BONUS}"
        )
    return value


def board_of(option: object) -> Board:
    """The board of the option `sheet`: a name, or the content of a sheet file."""
    found = SHELF.made(option, Board)
    assert isinstance(found, Board)
    return found
