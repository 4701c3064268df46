"""Inkdoms: dice fall on a map, you colour kingdoms."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from paintpot.core.contract import Game, Option, checked_seat
from paintpot.core.scenes import Scene
from paintpot.games.inkdoms.moves import MOVES, NOTATION
from paintpot.games.inkdoms.paper import blank_paper
from paintpot.games.inkdoms.realm import SHELF, STANDARD, realm_of
from paintpot.games.inkdoms.scene import scene_of
from paintpot.games.inkdoms.squares import kingdom_squares
from paintpot.games.inkdoms.state import Inkdoms
from paintpot.games.inkdoms.view_types import InkdomsView

RANDOM = "random"


class InkdomsGame(Game):
    """The game as the registry knows it."""

    def __init__(self) -> None:
        self.name = "inkdoms"
        self.title = "Inkdoms"
        self.seats = range(1, 5)
        self.moves = MOVES
        self.rules = 1
        self.ledger = "ID"
        self.folder = Path(__file__).parent
        self.view_type = InkdomsView
        self.options = {
            "first": Option("1", ("1", "2", "3", "4", RANDOM)),
            "sheet": Option(STANDARD, tuple(SHELF.names()), open=True),
        }

    def text(self, move: int) -> str:
        return NOTATION.text(move)

    def parse(self, text: str) -> int:
        return NOTATION.parse(text)

    def begin(self, seats: int, options: dict[str, Any]) -> Inkdoms:
        papers = [blank_paper() for _ in range(seats)]
        state = Inkdoms(realm_of(options["sheet"]), papers)
        if options["first"] != RANDOM:
            state.seat_first((int(options["first"]) - 1) % seats)
        return state

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        own = checked_seat(seat, len(view["sheets"]))
        return scene_of(cast(InkdomsView, view), own, realm_of(options.get("sheet", STANDARD)))

    def squares(
        self, view: dict[str, Any], seat: object, options: Mapping[str, object]
    ) -> list[list[str]]:
        return kingdom_squares(self.scene(view, seat, options))
