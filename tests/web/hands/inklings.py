"""Inklings: a step is prepared by a lit space or an Inkling, in the way one chooses; then sent."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open


class InklingsHand:
    things: ClassVar[dict[str, str]] = {
        "ways": "button[data-move]",
        "send": "button[data-send]",
        "lit": "g.place[data-lit]",
        "movers": "g.place[data-mover]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        for kind in ("ways", "send"):
            if open[kind]:
                finger.on(finger.find(self, kind, open, luck))
                return
        if open["lit"]:
            finger.inside(finger.find(self, "lit", open, luck))
        else:
            finger.inside(finger.page.locator(self.things["movers"]).last)
