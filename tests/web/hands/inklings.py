"""Inklings: a step is prepared by a lit space or an Inkling, perhaps in another way; then sent."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open

ANOTHER_WAY = 0.3
"""How often a step is changed for another way to the same space, where there is one."""


class InklingsHand:
    things: ClassVar[dict[str, str]] = {
        "instead": "button[data-instead]",
        "send": "button[data-send]",
        "lit": "g.place[data-lit]",
        "movers": "g.place[data-mover]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        if open["instead"] and luck.random() < ANOTHER_WAY:
            finger.on(finger.find(self, "instead", open, luck))
        elif open["send"]:
            finger.on(finger.find(self, "send", open, luck))
        elif open["lit"]:
            finger.inside(finger.find(self, "lit", open, luck))
        else:
            finger.inside(finger.page.locator(self.things["movers"]).last)
