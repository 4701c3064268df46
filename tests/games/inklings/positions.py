"""Positions of Inklings in notation: arrange, play, look.

game = table(2).put(0, "d8-7").roll("3 4 4")
game.play(0, "walk d8-7 to d8-8")
assert game.refusal(1, "enter d12-5") == "IL-ROLL-2"
"""

import json
from typing import Any

import paintpot
from paintpot.core.bits import members
from paintpot.games.inklings.board import SHELF, STANDARD, Board, board_of
from paintpot.games.inklings.names import SPACES
from paintpot.games.inklings.roll import called_sums
from paintpot.games.inklings.round import BOX, FREE, INK, PLACE, SHEET
from paintpot.games.inklings.state import Inklings
from tests.games.arranged import Arranged

GAME = paintpot.game("inklings")
BOARD: Board = board_of(STANDARD)
DICE = {"d8": 8, "d12": 12, "d20": 20}
PLAYABLE = [space for space in SPACES if space != "d8-3"]
TUNNELS = [SPACES[k] for k in members(BOARD.tunnels)]
ROLLS = [(a, b, c) for a in range(1, 7) for b in range(1, 9) for c in range(1, 13)]


# -- the board


def near(space: str, board: Board = BOARD) -> list[str]:
    """The spaces an Inkling can walk to from this one, if they are called."""
    return [SPACES[k] for k in members(board.near[SPACES.index(space)])]


def die_of(space: str) -> str:
    return space.split("-")[0]


def number(space: str) -> int:
    return int(space.split("-")[1])


def on(die: str) -> list[str]:
    """The spaces of a die."""
    return [space for space in PLAYABLE if die_of(space) == die]


def own_sheet(**changes: object) -> dict[str, Any]:
    """The content of the standard sheet with some of it changed, for the option `sheet`."""
    data: dict[str, Any] = json.loads((SHELF.folder / "standard.json").read_text(encoding="utf-8"))
    return {**data, **changes}


# -- rolls


def rolled(faces: str) -> str:
    """'3 4 4' as a record has it."""
    six, eight, twelve = faces.split()
    return f"{six} on the d6, {eight} on the d8, {twelve} on the d12"


def calling(*wanted: int, but: tuple[int, ...] = ()) -> str:
    """A roll that calls these numbers and not those, as in '3 4 4'."""
    for faces in ROLLS:
        sums = called_sums(*faces)
        if set(wanted) <= set(sums) and not set(but) & set(sums):
            return " ".join(map(str, faces))
    raise AssertionError(f"no roll calls {wanted} and none of {but}")


# -- the table


class Table(Arranged[Inklings]):
    """A state with short ways to arrange it and to play on it."""

    game = GAME

    def _add(self, seat: int, word: int, spaces: str) -> None:
        for space in spaces.split():
            self.state.sheets[seat * SHEET + word] |= 2 ** SPACES.index(space)

    # arranging, between rounds

    def put(self, seat: int, spaces: str) -> "Table":
        """Inklings that entered here in earlier rounds."""
        self._add(seat, INK, spaces)
        self._add(seat, PLACE, spaces)
        self.state.sheets[seat * SHEET + BOX] -= len(spaces.split())
        assert self.state.sheets[seat * SHEET + BOX] >= 0
        return self

    def ink(self, seat: int, spaces: str) -> "Table":
        """Spaces inked in earlier rounds, by Inklings that went on."""
        self._add(seat, INK, spaces)
        return self

    def ink_but(self, seat: int, spaces: str) -> "Table":
        """Everything inked but these spaces."""
        return self.ink(seat, " ".join([name for name in PLAYABLE if name not in spaces.split()]))

    def cross(self, seat: int, spaces: str) -> "Table":
        """Tunnels used in earlier rounds."""
        for space in spaces.split():
            assert space in TUNNELS
            self.state.sheets[seat * SHEET + FREE] &= ~(2 ** SPACES.index(space))
        return self

    def boxes(self, seat: int, n: int) -> "Table":
        """The number of Inklings that have not entered."""
        self.state.sheets[seat * SHEET + BOX] = n
        return self

    # playing

    def roll(self, faces: str) -> "Table":
        self.state.chance(rolled(faces))
        return self

    def any_move(self, *seats: int) -> "Table":
        """These seats make the first move they have."""
        for seat in seats:
            self.state.play(seat, self.state.legal(seat)[0])
        return self

    # looking

    def case(self, seat: int, text: str) -> str | None:
        """The case by which a move is refused."""
        reason = self.state.why_not(seat, GAME.parse(text))
        return None if reason is None else str(reason.facts["case"])

    def total(self, seat: int) -> int:
        return self.state.scores()[seat].total


def table(seats: int = 2, **options: object) -> Table:
    """A game before its first roll."""
    state = GAME.start(seats, options)
    assert isinstance(state, Inklings)
    return Table(state)


def alone(inklings: str, faces: str, boxes: int = 0) -> Table:
    """One player with Inklings on these spaces and a number of them in boxes, after a roll."""
    return table(1).put(0, inklings).boxes(0, boxes).roll(faces)
