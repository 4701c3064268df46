"""Color-In Kingdom: roll, build a province in six colours, be copied."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from paintpot.core.contract import Game, Option, checked_seat
from paintpot.core.scenes import Scene
from paintpot.games.color_in_kingdom.book import blank_book
from paintpot.games.color_in_kingdom.guidelines import GUIDELINES
from paintpot.games.color_in_kingdom.moves import MOVES, NOTATION, parse
from paintpot.games.color_in_kingdom.province import SHELF, STANDARD, province_of
from paintpot.games.color_in_kingdom.scene import scene_of
from paintpot.games.color_in_kingdom.state import Kingdom
from paintpot.games.color_in_kingdom.view_types import KingdomView

RANDOM = "random"


class ColorInKingdomGame(Game):
    """The game as the registry finds it."""

    def __init__(self) -> None:
        self.name = "color-in-kingdom"
        self.title = "Color-In Kingdom"
        self.seats = range(1, 7)
        self.moves = MOVES
        self.rules = 1
        self.ledger = "CK"
        self.folder = Path(__file__).parent
        self.view_type = KingdomView
        self.options = {
            "first": Option("1", ("1", "2", "3", "4", "5", "6", RANDOM)),
            "sheet": Option(STANDARD, tuple(SHELF.names()), open=True),
            "sums": Option("standard", tuple(GUIDELINES.sums)),
        }

    def text(self, move: int) -> str:
        return NOTATION.text(move)

    def parse(self, text: str) -> int:
        return parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Kingdom:
        sums = GUIDELINES.sums[options["sums"]]
        state = Kingdom(province_of(options["sheet"]), sums, seats, blank_book(seats))
        if options["first"] != RANDOM:
            state.seat_first((int(options["first"]) - 1) % seats)
        return state

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        own = checked_seat(seat, len(view["sheets"]))
        return scene_of(cast(KingdomView, view), own, province_of(options.get("sheet", STANDARD)))
