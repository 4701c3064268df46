"""INK: take tiles from the wheel, make areas grow, play all your bottles first."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from paintpot.core.contract import Game, Option, checked_seat
from paintpot.core.ints import append, i64, vec
from paintpot.core.scenes import Scene
from paintpot.games.ink.moves import MOVES
from paintpot.games.ink.moves import parse as parse_move
from paintpot.games.ink.moves import text as move_text
from paintpot.games.ink.names import BOTTLE_CHOICES, FIRST_GAME, LEVELS
from paintpot.games.ink.painter import painter
from paintpot.games.ink.scene import scene_of
from paintpot.games.ink.state import InkState
from paintpot.games.ink.tiles import BOX
from paintpot.games.ink.view_types import InkView

RANDOM = "random"
FIRST = "first game"


class InkGame(Game):
    """The game as the registry finds it.

    Options: `first`, who starts; `bonuses`, drawn or those of a first game (INK-SETUP-10);
    `slots`, which slot a number has (INK-A27); `apprentice`, the level of solo play; `bottles`,
    the colours of the seats (INK-SETUP-14).
    """

    def __init__(self) -> None:
        self.name = "ink"
        self.title = "INK"
        self.seats = range(1, 5)
        self.moves = MOVES
        self.rules = 1
        self.ledger = "INK"
        self.folder = Path(__file__).parent
        self.view_type = InkView
        self.options = {
            "first": Option("1", ("1", "2", "3", "4", RANDOM)),
            "bonuses": Option(RANDOM, (RANDOM, FIRST)),
            "slots": Option("standard", tuple(BOX.slots)),
            "apprentice": Option(LEVELS[1], LEVELS),
            "bottles": Option(BOTTLE_CHOICES[0], BOTTLE_CHOICES),
        }
        self._slots = {name: _words(slots) for name, slots in BOX.slots.items()}

    def text(self, move: int) -> str:
        return move_text(move)

    def parse(self, text: str) -> int:
        return parse_move(text)

    def begin(self, seats: int, options: dict[str, Any]) -> InkState:
        state = InkState([painter() for _ in range(seats)], self._slots[options["slots"]])
        state.level = LEVELS.index(options["apprentice"])
        state.dress = BOTTLE_CHOICES.index(options["bottles"])
        if options["bonuses"] == FIRST:
            state.fixed = 1
            state.set_bonuses(_words(list(FIRST_GAME)))
        if options["first"] != RANDOM:
            state.seat_first((int(options["first"]) - 1) % seats)
        return state

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        own = checked_seat(seat, len(view["painters"]))
        return scene_of(cast(InkView, view), own)


def _words(numbers: list[int]) -> vec[i64]:
    out = vec[i64]()
    for number in numbers:
        out = append(out, number)
    return out
