"""Inklings: spaces that are lit, Inklings that can move or be lost, ways to choose from."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open


class InklingsHand:
    things: ClassVar[dict[str, str]] = {
        "ways": "button[data-move]",
        "lit": "g.place[data-lit]",
        "movers": "g.place[data-mover]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        for kind in ("ways", "lit"):
            if open[kind]:
                found = finger.find(self, kind, open, luck)
                finger.on(found) if kind == "ways" else finger.inside(found)
                return
        finger.inside(finger.page.locator(self.things["movers"]).last)
