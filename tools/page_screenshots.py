"""Screenshots of the page for the README: every board on a phone and on a desktop, and the front
page.

    python tools/page_screenshots.py [games]

writes docs/screenshots/<game>-<size>.png. Each game is a real one against bots: a bot plays the
first seat, too, until there is something to see; then the seat is taken back in the middle of a
turn.
"""

import itertools
import re
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page

from visiting import GAMES, ask, browsing, new_table

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
MOST_BYTES = 300_000

SEEN = {"inkdoms": 48, "ink": 95, "inklings": 32, "color-in-kingdom": 30}
"""Moves of all seats together after which a game is far enough along."""
LIT = {
    "inkdoms": r"^\w+ on \w\d",
    "ink": "^tile at",
    "inklings": "",
    "color-in-kingdom": r" on \w\d",
}
"""Moves that highlight places on a sheet: the turn is played until there are some."""
RIVALS = ("normal", "easy")
MY_TURN = "() => document.title.startsWith('●')"
STILL = "() => Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)"


def now(context: BrowserContext, table: str) -> Any:
    return ask(context, f"tables/{table}?seat=0&since=0")["now"]


def moves_made(context: BrowserContext, table: str) -> int:
    told = ask(context, f"tables/{table}?seat=0&since=0")["told"]
    return sum(one["what"] == "move" for one in told)


def mid_play(context: BrowserContext, game: str) -> str:
    """A table where this guest is to move, some rounds after the beginning."""
    while True:
        table = new_table(context, game, *RIVALS[: 1 if game == "ink" else 2])
        ask(context, f"tables/{table}/hand", {"seat": 0, "level": "normal"})
        while moves_made(context, table) < SEEN[game]:
            pass  # a request takes about as long as a bot's move
        if now(context, table)["phase"] == "over":
            continue  # the game ended before we took over
        ask(context, f"tables/{table}/take-over", {"seat": 0})
        if comes_to_a_choice(context, table, LIT[game]):
            return table


def comes_to_a_choice(context: BrowserContext, table: str, lit: str) -> bool:
    """Play on until there are places to choose from; False if the game ends first."""
    for k in itertools.count():
        shown = now(context, table)
        if shown["phase"] == "over":
            return False
        if sum(bool(re.search(lit, move)) for move in shown["moves"]) > 1:
            return True
        if shown["moves"]:
            body = {"seat": 0, "move": shown["moves"][0], "id": f"picture-{k}"}
            ask(context, f"tables/{table}/move", body)
    raise AssertionError


def photograph(page: Page, name: str) -> Path:
    """A screenshot of the current screen, in as few bytes as its colours allow."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(STILL)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    target = FOLDER / f"{name}.png"
    for colours in (256, 128, 64):
        picture.quantize(colours, dither=Image.Dither.NONE).save(target, optimize=True)
        if target.stat().st_size <= MOST_BYTES:
            break
    return target


def sized(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def all_pictures(browser: Browser, url: str, games: list[str]) -> None:
    context = browser.new_context(
        base_url=url, reduced_motion="reduce", color_scheme="light", locale="en-GB"
    )
    page = context.new_page()
    for size in SIZES:
        sized(page, size)
        page.goto("/")
        page.wait_for_function("() => document.querySelectorAll('article svg[viewBox]').length > 3")
        page.wait_for_load_state("networkidle")
        print(photograph(page, f"door-{size}"))
    for game in games:
        table = mid_play(context, game)
        for size in SIZES:
            sized(page, size)
            page.goto(f"/t/{table}")
            page.wait_for_selector(".sheet svg")
            page.wait_for_function(MY_TURN)
            page.wait_for_load_state("networkidle")
            print(photograph(page, f"{game}-{size}"))


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, url):
        all_pictures(browser, url, games)


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
