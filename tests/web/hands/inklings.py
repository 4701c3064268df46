"""Inklings: spaces that are lit, Inklings that can move or be lost, ways to choose from."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open

FOCUSED = "(name) => document.activeElement?.getAttribute(name) ?? null"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


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


class InklingsKeys(InklingsHand):
    """The same with Tab, arrows and Enter alone."""

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        page, keys = finger.page, finger.page.keyboard
        if open["ways"]:
            assert page.evaluate(FOCUSED, "data-move"), "a choice takes the focus"
            keys.press("Enter")
            return
        for _ in range(40):
            if page.evaluate(FOCUSED, "data-space"):
                break
            keys.press("Tab")
        wanted = "data-lit" if open["lit"] else "data-mover"
        for _ in range(2000):
            if page.evaluate(FOCUSED, wanted):
                break
            keys.press(luck.choice(ARROWS))
        keys.press("Enter")
