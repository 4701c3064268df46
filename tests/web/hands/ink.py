"""INK: quills, the ghost of a tile that is put, turned and laid, squares, pictures of choices."""

import random
from typing import Any, ClassVar

from tests.web.playing import Finger, Open
from tests.web.tables import look

LETTERS = {"R": "red", "Y": "yellow", "L": "light blue", "D": "dark blue", "P": "purple"}
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
LAY = ".tray .held .button.strong:not(:disabled)"


class InkHand:
    things: ClassVar[dict[str, str]] = {
        "near": ".near [data-move]",  # START asks there as well
        "moves": ".tray .choices [data-move]",
        "places": "[data-place]",
        "squares": "[data-square][data-open]",
        "lay": LAY,
        "quills": '[data-quill][data-open]:not([data-quill="0"])',
        "start": '[data-quill="0"][data-open]',
        "buttons": ".tray .prompt button",
    }

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        page = finger.page
        for kind in ("near", "moves"):
            if open[kind]:
                finger.on(finger.find(self, kind, open, luck))
                return
        if open["lay"] and not open["places"]:
            finger.on(page.locator(LAY))  # a token, or a tile that already has its place
        elif open["places"]:
            self.lay(finger, luck)
        elif open["quills"]:
            finger.middle(page.locator(self.things["quills"]).first)
        elif open["start"]:
            finger.middle(page.locator(self.things["start"]))
        elif open["squares"]:
            finger.middle(finger.find(self, "squares", open, luck))
        else:
            finger.on(page.locator(self.things["buttons"]).last)

    def lay(self, finger: Finger, luck: random.Random) -> None:
        """Put the tile where it touches most of its own colours, turn it so, and lay it."""
        page = finger.page
        view = look(page, page.url.rsplit("/", 1)[-1])["now"]["view"]
        lifted = view["turn_of"]["lifted"] is not None
        place, way = best_way(view, luck, range(1) if lifted else range(8))
        turn, flip = (page.locator(".tray .held .ways button").nth(k) for k in (0, 1))
        finger.middle(page.locator(f'[data-place="{place}"]'))
        if way >= 4:
            finger.on(flip)
        for _ in range(way % 4 + lifted):  # a tile that was lifted may not lie as before
            finger.on(turn)
        finger.on(page.locator(LAY))


def best_way(view: Any, luck: random.Random, ways: range) -> tuple[str, int]:
    """A place, and how the tile lies there: flipped from 4 on, turned by the rest."""
    turn, painter = view["turn_of"], view["painters"][view["turn"]]
    tile = turn["tile"] or painter["tiles"][turn["lifted"]]["tile"]
    around = {
        (one["x"], one["y"]): one["colour"]
        for one in painter["squares"]
        if "bottle" not in one and "x_token" not in one
    }
    worth = {}
    for place in turn["places"]:
        x, y = map(int, place.split(","))
        for way in ways:
            touched = [
                around.get((x + u + dx, y + v + dy)) == colour
                for (u, v), colour in zip(CORNERS, face(tile, way), strict=True)
                for dx, dy in SIDES
            ]
            worth[place, way] = sum(touched) + luck.random()
    return max(worth, key=lambda found: worth[found])


def face(tile: str, way: int) -> list[str]:
    """The colours of a tile's corners: the upper ones, then the lower ones."""
    round_ = [LETTERS[part[0]] for part in tile.replace("+", "").split("-")]
    if way >= 4:
        round_ = [round_[1], round_[0], round_[3], round_[2]]
    for _ in range(way % 4):
        round_ = [round_[3], *round_[:3]]
    return [round_[0], round_[1], round_[3], round_[2]]
