"""INK: quills, the ghost of a tile that is put, turned and laid, squares, pictures of choices."""

import random
from typing import Any, ClassVar

from tests.web.keyboard import Keyboard
from tests.web.playing import Finger, Open
from tests.web.tables import look

LETTERS = {"R": "red", "Y": "yellow", "L": "light blue", "D": "dark blue", "P": "purple"}
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
LAY = ".tray .held .button.strong:not(:disabled)"
HELD = ".tray .held"
STILL = "[data-painting]:not([data-moving])"
WHOLE = ".sheet .zoom button:not(:disabled) >> nth=2"


def see_all(finger: Finger) -> None:
    """Late in a game a small screen shows a part of the painting; keys come to all of it anyway."""
    page = finger.page
    page.locator(STILL).wait_for()
    if not isinstance(finger, Keyboard) and not page.locator(f"{STILL}[data-whole]").count():
        finger.on(page.locator(WHOLE))
        page.locator(f"{STILL}[data-whole]").wait_for()


def lie(finger: Finger, way: int) -> None:
    """Have the tile in hand lie so: flipped from 4 on. It may have turned by itself."""
    held = finger.page.locator(HELD)
    turn, flip = (held.locator(".ways button").nth(k) for k in (0, 1))
    if int(held.get_attribute("data-look") or 0) // 4 != way // 4:
        finger.on(flip)
    for _ in range(3):
        if int(held.get_attribute("data-look") or 0) == way:
            return
        finger.on(turn)


class InkHand:
    things: ClassVar[dict[str, str]] = {
        "near": ".near [data-move]",  # START asks there as well
        "moves": ".tray .choices [data-move]",
        "places": "[data-place]",
        "squares": "[data-square][data-open]",
        "lay": LAY,
        "quills": '[data-quill][data-open]:not([data-quill="0"])',
        "start": '[data-quill="0"][data-open]',
        "buttons": ".tray .passing button, .tray .prompt button",
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
            see_all(finger)
            finger.middle(finger.find(self, "squares", open, luck))
        else:
            finger.on(page.locator(self.things["buttons"]).last)

    def lay(self, finger: Finger, luck: random.Random) -> None:
        """Put the tile where it touches most of its own colours, turn it so, and lay it."""
        page = finger.page
        view = look(page, page.url.rsplit("/", 1)[-1])["now"]["view"]
        lifted = view["turn_of"]["lifted"] is not None
        place, way = best_way(view, luck, range(1) if lifted else range(8))
        see_all(finger)
        finger.middle(page.locator(f'[data-place="{place}"]'))
        if lifted:  # it may not lie as before
            finger.on(page.locator(f"{HELD} .ways button").first)
        else:
            lie(finger, way)
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
