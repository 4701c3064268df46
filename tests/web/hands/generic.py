"""Any game: a patch of its sheet, a move that is offered near it, or one of the list.

What cannot be taken back is tapped twice.
"""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open


class GenericHand:
    things: ClassVar[dict[str, str]] = {
        "ready": "[data-move][aria-pressed=true]",
        "aimed": "[data-patch][aria-pressed=true]",
        "near": ".near [data-move]",
        "patches": "[data-patch][data-lit]",
        "moves": ".tray [data-move]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        if open["ready"]:
            finger.on(finger.find(self, "ready", open, luck))
        elif open["aimed"]:
            finger.inside(finger.find(self, "aimed", open, luck))
        elif open["near"]:
            finger.on(finger.find(self, "near", open, luck))
        elif open["patches"]:
            finger.inside(finger.find(self, "patches", open, luck))
        else:
            finger.on(finger.find(self, "moves", open, luck))
