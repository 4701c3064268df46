"""Color-In Kingdom: two dice or what they build, a space for it, copies to take or to decline.

A finger taps a space to see what would stand there, and again, or on a button, to build it. Until
then another choice of dice takes the place of the last. What cannot be taken back, a mouse and keys
do in two steps as well, and so is a copy declined.
"""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open


class KingdomHand:
    things: ClassVar[dict[str, str]] = {
        "kinds": "[data-kind][data-lit]",
        "again": "main:has([data-space][data-lit]) [data-again]:not([aria-pressed=true])",
        "dice": "main:has([data-kind][data-lit]) [data-die]",
        "makes": "[data-makes=open]",
        "spaces": "[data-space][data-lit]",
        "aimed": "[data-space][data-aimed]",
        "build": "[data-build]",
        "no-copy": "[data-decline=copy]",
        "go-on": "[data-declined]",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        kind = self.chosen(open, luck)
        found = finger.find(self, kind, open, luck)
        if kind in ("spaces", "aimed"):
            finger.inside(found)
        else:
            finger.on(found)

    def chosen(self, open: Open, luck: random.Random) -> str:
        if open["makes"]:
            return "makes"
        if open["aimed"]:
            return luck.choices(("aimed", "build", "spaces"), (5, 4, 1))[0]
        if open["go-on"]:
            return luck.choices(("go-on", "spaces"), (4, 1))[0]
        if open["kinds"]:
            if open["dice"] and luck.random() < 0.3:
                return "dice"
            return "kinds"
        if open["no-copy"] and luck.random() < 0.3:
            return "no-copy"
        if open["again"] and luck.random() < 0.1:
            return "again"  # on second thoughts
        return "spaces"
