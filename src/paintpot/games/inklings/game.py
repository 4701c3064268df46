"""Inklings: little critters ink three unfolded dice."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from paintpot.core.contract import Game, Option, checked_seat
from paintpot.core.scenes import Scene
from paintpot.games.inklings.board import SHELF, STANDARD, board_of
from paintpot.games.inklings.moves import MOVES, NOTATION
from paintpot.games.inklings.round import blank_sheets
from paintpot.games.inklings.scene import scene_of
from paintpot.games.inklings.state import Inklings
from paintpot.games.inklings.view_types import InklingsView


class InklingsGame(Game):
    """The game as the registry finds it."""

    def __init__(self) -> None:
        self.name = "inklings"
        self.title = "Inklings"
        self.seats = range(1, 9)
        self.moves = MOVES
        self.rules = 1
        self.ledger = "IL"
        self.folder = Path(__file__).parent
        self.view_type = InklingsView
        self.options = {"sheet": Option(STANDARD, tuple(SHELF.names()), open=True)}

    def text(self, move: int) -> str:
        return NOTATION.text(move)

    def parse(self, text: str) -> int:
        return NOTATION.parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Inklings:
        board = board_of(options["sheet"])
        return Inklings(board, seats, blank_sheets(board, seats))

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        own = checked_seat(seat, len(view["sheets"]))
        return scene_of(cast(InklingsView, view), own, board_of(options.get("sheet", STANDARD)))
