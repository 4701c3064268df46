"""Any game: a patch of its sheet, a move that is offered near it, or one of the list."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open


class GenericHand:
    things: ClassVar[dict[str, str]] = {
        "near": ".near [data-move]",
        "patches": "[data-patch][data-lit]",
        "moves": ".tray [data-move]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        if open["near"]:
            finger.on(finger.find(self, "near", open, luck))
        elif open["patches"]:
            finger.inside(finger.find(self, "patches", open, luck))
        else:
            finger.on(finger.find(self, "moves", open, luck))
