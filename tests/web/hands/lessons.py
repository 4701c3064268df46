"""A given move on each board: what a person taps or presses to make just that one."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.hands.ink import LAY, lie, see_all
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger

CHOICES = ":is(.near, .tray) [data-move]"


def named(finger: Finger, name: str, value: str) -> Locator:
    return finger.page.locator(f'[data-{name}="{value}"]').first


def choose(finger: Finger, move: str) -> None:
    """One of several that are offered."""
    finger.on(finger.page.locator(f'{CHOICES}[data-move="{move}"]').first)


def offered(finger: Finger, move: str) -> bool:
    return finger.page.locator(f'{CHOICES}[data-move="{move}"]').count() > 0


# -- Inkdoms


def inkdoms(finger: Finger, moves: list[str]) -> None:
    for move in moves:
        _inkdoms(finger, move)


def _inkdoms(finger: Finger, move: str) -> None:
    page = finger.page
    if move == "done":
        finger.on(page.locator(".tray [data-done]"))
    elif taken := re.fullmatch(r"(\w+)(?: as \w+)? from \w+", move):
        finger.inside(page.locator(f'.box [data-die="{taken[1]}"]'))
        finger.on(page.locator(".tray [data-take]"))
        if offered(finger, move):
            choose(finger, move)
    elif painted := re.fullmatch(r"(tower )?(\w+) on (\w+)( with spell 2)?", move):
        tower, ink, area, excused = painted.groups()
        if tower and page.locator(f'.tray [data-tower="{ink}"]:not([aria-pressed=true])').count():
            finger.on(page.locator(f'.tray [data-tower="{ink}"]'))
        if excused:
            finger.on(page.locator('.tray [data-spell="2"]'))
        finger.inside(page.locator(f'.sheet [data-area="{area}"]'))
        if offered(finger, move):
            choose(finger, move)
    elif move.startswith("spell "):
        finger.on(page.locator(f'.tray [data-spell="{move.split()[1]}"]'))
        choose(finger, move)
    elif move.startswith("cross "):
        finger.on(named(finger, "cross", move.removeprefix("cross ")))
    else:
        choose(finger, move)


# -- INK


def ink(finger: Finger, moves: list[str]) -> None:
    left = list(moves)
    while left:
        move = left.pop(0)
        if move.startswith("tile at "):
            _lay(finger, move.removeprefix("tile at "), left.pop(0) if left else "turned 0")
        else:
            _ink(finger, move)


def _lay(finger: Finger, place: str, look: str) -> None:
    page = finger.page
    see_all(finger)
    finger.middle(page.locator(f'[data-place="{place}"]'))
    lie(finger, int(look.split()[1]) + 4 * look.endswith("flipped"))
    finger.on(page.locator(LAY))


def _ink(finger: Finger, move: str) -> None:
    page = finger.page
    word, _, rest = move.partition(" ")
    if word in ("quill", "fetch"):
        _turn_to(finger, rest)
    elif move == "cross":
        _turn_to(finger, "0")
    elif word == "cover":
        _cover(finger, rest)
    elif word == "pass":
        finger.on(page.locator(".tray [data-card=pass]"))
        choose(finger, move)
    elif move in ("done", "leave bonus"):
        finger.on(page.locator(".tray .prompt button").last)
    elif square := re.search(r" (\d+[a-d])$", move):
        see_all(finger)
        finger.middle(page.locator(f'[data-square="{square[1]}"]'))
        if offered(finger, move):
            choose(finger, move)
    else:
        choose(finger, move)


def _turn_to(finger: Finger, place: str) -> None:
    """A place on the wheel, which rests a moment after something was laid."""
    open_place = finger.page.locator(f'[data-quill="{place}"][data-open]')
    open_place.wait_for(state="attached")
    finger.middle(open_place)


def _cover(finger: Finger, pair: str) -> None:
    """Two squares that are covered: by a finger between them, by keys from one of them."""
    page = finger.page
    square, way = pair.split()
    target = page.locator(f'[data-square="{square}"]')
    if isinstance(finger, Keyboard):
        finger.press(target)
    else:
        see_all(finger)
        box = target.bounding_box()
        assert box
        down = way == "down"
        finger.at(
            box["x"] + box["width"] * (0.5 if down else 0.98),
            box["y"] + box["height"] * (0.98 if down else 0.5),
        )
    finger.on(page.locator(LAY))


# -- Inklings


def inklings(finger: Finger, moves: list[str]) -> None:
    page = finger.page
    for move in moves:
        words = move.split()
        space = words[-1] if words[0] != "lose" else words[1]
        place = page.locator(f'g.place[data-space="{space}"]')
        if place.get_attribute("data-planned") is None:
            finger.inside(place)
        other = page.locator(f'button[data-instead="{move}"]')
        if other.count():
            finger.on(other)
        finger.on(page.locator("button[data-send]"))


# -- Color-In Kingdom


def color_in_kingdom(finger: Finger, moves: list[str]) -> None:
    page = finger.page
    for move in moves:
        if picked := re.fullmatch(r"(\d) and (\d)", move):
            first, second = picked.groups()
            finger.on(page.locator(f'.tray [data-die="{first}"]').first)
            finger.on(page.locator(f'.tray [data-die="{second}"]').last)
        elif move == "no copy":
            finger.on(page.locator("[data-decline=copy]"))
        elif move == "no dice":
            finger.on(page.locator("[data-kind=strawberry]"))
        else:
            space = page.locator(f'.sheet [data-space="{move.split()[-1]}"][role=button]')
            finger.inside(space)
            if finger.touch and page.locator("[data-space][data-aimed]").count():
                finger.inside(space)


# -- any other game


def generic(finger: Finger, moves: list[str]) -> None:
    for move in moves:
        choose(finger, move)


MAKES: dict[str, Callable[[Finger, list[str]], None]] = {
    "inkdoms": inkdoms,
    "ink": ink,
    "inklings": inklings,
    "color-in-kingdom": color_in_kingdom,
}
