"""Inkdoms: dice on the map, areas, spells, towers, achievements to cross off."""

import random
from typing import ClassVar

from tests.web.playing import Finger, Open

PRESSED = ".tray [data-spell][aria-pressed=true], .tray [data-tower][aria-pressed=true]"


class InkdomsHand:
    things: ClassVar[dict[str, str]] = {
        "anyway": ".near [data-done-anyway]",
        "asked": ".tray .choices [data-move]",
        "take": ".tray [data-take]",
        "dice": ".box [data-die][data-lit]",
        "crossed": ".tray [data-cross][aria-pressed=true]",
        "crosses": ".tray .lit[data-cross]",
        "spells": ".tray .lit[data-spell]",
        "towers": ".tray .lit[data-tower]",
        "areas": ".sheet [data-area][data-lit]",
        "also": ".sheet .also[data-area]",
        "done": ".tray [data-done]:not(:disabled)",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        kind = self.chosen(finger, open, luck)
        found = finger.find(self, kind, open, luck)
        if kind in ("dice", "areas", "also"):
            finger.inside(found)
        else:
            finger.on(found)

    def chosen(self, finger: Finger, open: Open, luck: random.Random) -> str:
        """What must be answered first; then painting, with a spell or a tower now and then."""
        for kind in ("anyway", "asked", "take", "dice", "crossed", "crosses"):
            if open[kind]:
                return kind
        free = not finger.page.locator(PRESSED).count()
        if open["spells"] and free and luck.random() < 0.25:
            return "spells"
        if open["towers"] and free and luck.random() < 0.5:
            return "towers"
        if open["areas"]:
            return "areas"
        return "also" if open["also"] and (luck.random() < 0.4 or not open["done"]) else "done"
