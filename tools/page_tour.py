"""Screenshots of what there is around a game: a lesson, a card, a hint, the end, the review, a
puzzle and today's game.

    python tools/page_tour.py [names]

writes docs/screenshots/<name>-<size>.png, on a phone and on a desktop. Everything is real: the
game that is shown at its end and reviewed is played move by move, and so is today's game.
"""

import itertools
import re
import sys
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import paintpot
from page_screenshots import FOLDER, SIZES, mid_play, now, photograph, sized
from paintpot.bots import make_bot
from visiting import ask, browsing, new_table

REVIEWED_MS = 120_000
"""Bots review a game at the lowest priority."""
TODAY = "inklings"
APART = 0.2
"""Seconds between two moves: in the long run the server answers no more requests for gains."""


class Tour:
    """One visitor, and what they have already played."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page = context.new_page()
        self._tables: dict[str, str] = {}

    def once(self, name: str, make: Callable[[], str]) -> str:
        """The table of this name, played when it is first asked for."""
        if name not in self._tables:
            self._tables[name] = make()
        return self._tables[name]

    def goto(self, path: str, shown: str) -> Page:
        """Open a path, and wait until something is shown."""
        self.page.goto(path)
        self.page.wait_for_selector(shown)
        self.page.wait_for_load_state("networkidle")
        return self.page


def lesson(tour: Tour) -> None:
    name = str(ask(tour.context, "games/inkdoms/lessons")["lessons"][0]["name"])
    tour.goto(f"/learn/inkdoms/{name}", "[data-asks]")


def card(tour: Tour) -> None:
    table = tour.once("card", lambda: mid_play(tour.context, "color-in-kingdom"))
    page = tour.goto(f"/t/{table}", ".sheet svg")
    page.locator(".sheet [data-card]").nth(8).click(button="right", force=True)
    page.wait_for_selector("[data-what]")


def hint(tour: Tour) -> None:
    table = tour.once("hint", lambda: mid_play(tour.context, "inkdoms"))
    page = tour.goto(f"/t/{table}", ".sheet svg")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")
    page.get_by_role("button", name="Do it").wait_for()


def played(tour: Tour) -> str:
    """A whole game of Inkdoms in which the visitor makes every move: only such a game is compared
    with others at its end."""
    table = new_table(tour.context, "inkdoms", "easy")
    for k in itertools.count():
        shown = now(tour.context, table)
        if shown["phase"] == "over":
            return table
        if shown["moves"]:
            body = {"seat": 0, "move": best_move(tour.context, table), "id": f"{table}-{k}"}
            ask(tour.context, f"tables/{table}/move", body)
        time.sleep(APART)
    raise AssertionError


def best_move(context: BrowserContext, table: str) -> str:
    """The move that scores most at once; of several the first, but a turn is not ended early."""
    gains = ask(context, f"tables/{table}/gains?seat=0")["gains"]
    found = max(gains, key=lambda gain: (gain["total"], gain["move"] != "done"))
    return str(found["move"])


def end(tour: Tour) -> None:
    # The browser compares a game with those whose end it has shown.
    tour.goto(f"/t/{tour.once('earlier', lambda: played(tour))}", "section.end")
    tour.goto(f"/t/{tour.once('played', lambda: played(tour))}", "section.end")


def review(tour: Tour) -> None:
    table = tour.once("played", lambda: played(tour))
    tour.page.goto(f"/review?table={table}")
    tour.page.wait_for_selector(".decisive button", timeout=REVIEWED_MS)
    tour.page.wait_for_load_state("networkidle")


def puzzle(tour: Tour) -> None:
    tour.goto("/puzzles/color-in-kingdom", ".sheet svg")


def today(tour: Tour) -> None:
    tour.once("today", lambda: play_today(tour.context))
    page = tour.goto("/today", "main")
    page.get_by_role("link", name=re.compile("Inklings")).first.click()
    page.get_by_role("region", name="Share your result").wait_for()


def play_today(context: BrowserContext) -> str:
    """Today's deal, played by a bot of this script: the server lets none help."""
    table = str(ask(context, f"daily/{TODAY}", {"name": "Ann"})["table"])
    bot = make_bot("normal", 7)
    made = 0
    while True:
        answer = ask(context, f"tables/{table}?seat=0&since=0")
        if answer["now"]["phase"] == "over":
            return table
        state = rebuilt(answer["told"])
        move = paintpot.game(TODAY).text(bot.choose(state, 0))
        ask(context, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{made}"})
        made += 1


def rebuilt(told: list[dict[str, Any]]) -> paintpot.State:
    """The state that a feed has led to, where nothing is hidden."""
    game = paintpot.game(TODAY)
    state = game.start(seats=1)
    for item in told:
        if item["what"] == "throw":
            state.chance(item["text"])
        elif item["what"] == "move":
            state.play(item["seat"], game.parse(item["text"]))
    return state


PICTURES: dict[str, Callable[[Tour], None]] = {
    "lesson": lesson,
    "card": card,
    "hint": hint,
    "end": end,
    "review": review,
    "puzzle": puzzle,
    "today": today,
}


def photograph_all(browser: Browser, url: str, names: list[str]) -> None:
    context = browser.new_context(
        base_url=url, reduced_motion="reduce", color_scheme="light", locale="en-GB"
    )
    tour = Tour(context)
    ask(context, "me")
    for name in names:
        for size in SIZES:
            sized(tour.page, size)
            PICTURES[name](tour)
            print(photograph(tour.page, f"{name}-{size}"))


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, url):
        photograph_all(browser, url, names)


if __name__ == "__main__":
    main(sys.argv[1:] or list(PICTURES))
