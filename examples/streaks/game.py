"""Streaks as the registry knows it."""

from collections.abc import Mapping
from typing import Any

from paintpot.core.contract import Game, Option, checked_seat
from paintpot.core.scenes import Scene

from .moves import BLOT, NOTATION
from .scene import scene_of
from .state import Streaks
from .view_types import FOLDER, StreaksView


class StreaksGame(Game):
    """Seats, options and notation."""

    def __init__(self) -> None:
        self.name = "streaks"
        self.title = "Streaks"
        self.seats = range(1, 7)
        self.moves = BLOT + 1
        self.rules = 1
        self.ledger = "SK"
        self.folder = FOLDER
        self.view_type = StreaksView
        self.options = {"rounds": Option("12", ("12", "8"))}

    def text(self, move: int) -> str:
        return NOTATION.text(move)

    def parse(self, text: str) -> int:
        return NOTATION.parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Streaks:
        return Streaks(seats, int(options["rounds"]))

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        return scene_of(view, checked_seat(seat, len(view["sheets"])))
