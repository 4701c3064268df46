"""How long the page blocks a browser at a stretch while moments are played.

    python tools/long_tasks.py [--slower 4] [--desktop] [--silent] [game ...]

Plays at each board on a processor that is slowed down, and prints the longest task of the main
thread while dice fall, while paint flows, while the end is shown, and while something great is
celebrated: that is a step of a recorded play on the page /dev/moments. Fails above 50 ms, and if
any of these did not come about. On a phone and with the sound on, unless asked otherwise.
"""

import argparse
import random
import sys
import time
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright

from setup_browser import chromium
from visiting import BROWSER, GAMES, ask, new_table, serving

MOST = 50.0
"""Milliseconds that a task may take: beyond that a tap is felt to wait."""
MOVES = 24
"""Moves that are made before somebody else plays on to the end."""
SETTLED = 2.5
"""Seconds after which every moment has been shown."""

LISTEN = """() => {
  window.tasks = [];
  window.heard = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.tasks.push([one.startTime, one.duration]);
  }).observe({ type: "longtask" });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        for (const { what } of message.told ?? []) window.heard.push([performance.now(), what]);
      });
    }
  };
}"""
"""Browsers report only tasks of 50 ms and more; that is what is measured here."""

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}

PHASES = {"throw": "dice fall", "move": "paint flows", "over": "the end"}
CELEBRATED = {
    "inkdoms": "kingdom-first",
    "ink": "last-bottle",
    "inklings": "die",
    "color-in-kingdom": "province",
}
BEGUN = """() => {
  window.begun = 0;
  addEventListener("begun", () => (window.begun ||= performance.now()));
}"""


def longest(page: Page) -> dict[str, float | None]:
    """The longest task of each phase, in milliseconds; 0 if none was long enough to be reported.

    None: the phase did not come about.
    """
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks")
    heard: list[tuple[float, str]] = page.evaluate("window.heard")
    ends = [at for at, what in heard if what == "over"]
    # Between a bot's first move and the end there is a flood of moves that nobody looks at.
    flood = page.evaluate("window.flood")
    came = {what for at, what in heard if at < flood or what == "over"}
    found = {phase: 0.0 if what in came else None for what, phase in PHASES.items()}
    for begin, duration in tasks:
        past = [what for at, what in heard if at <= begin + duration and what in PHASES]
        if not past or (flood <= begin and not (ends and begin + duration >= ends[0])):
            continue
        phase = PHASES[past[-1]]
        found[phase] = max(found[phase] or 0.0, duration)
    return found


def celebrate(page: Page, game: str, slower: float, sound: bool) -> float | None:
    """The longest task while something great is celebrated on the real board."""
    page.add_init_script(f"({LISTEN})()")
    page.add_init_script(f"({BEGUN})()")
    page.goto("/dev/moments")
    button = page.locator(f'[data-moment="{game}/{CELEBRATED[game]}"]')
    button.wait_for()
    if sound:
        turn_on_sound(page)
    page.wait_for_load_state("networkidle")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    button.click()
    page.locator(f"[data-real={game}]").wait_for()
    time.sleep(SETTLED)
    begun: float = page.evaluate("window.begun")
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks")
    # Before that the board was put up.
    later = [duration for begin, duration in tasks if begin >= begun]
    return max(later, default=0.0) if begun else None


def play(
    context: BrowserContext, page: Page, game: str, slower: float, sound: bool = True
) -> dict[str, float | None]:
    table = new_table(context, game, "easy")
    page.add_init_script(f"({LISTEN})()")
    page.goto(f"/t/{table}")
    page.locator(".sheet svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    if sound:
        turn_on_sound(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate("window.tasks = []")
    chance = random.Random(7)
    for k in range(MOVES):
        now = my_turn(context, table)
        if now["phase"] == "over":
            break
        moves = [move for move in now["moves"] if not move.startswith("pass")] or now["moves"]
        body = {"seat": 0, "move": chance.choice(moves), "id": f"{table}-{k}"}
        ask(context, f"tables/{table}/move", body)
        time.sleep(0.25)
    time.sleep(SETTLED)
    page.evaluate("window.flood = performance.now()")
    if ask(context, f"tables/{table}")["now"]["phase"] != "over":
        ask(context, f"tables/{table}/hand", {"seat": 0, "level": "random"})
    page.locator("section.end").wait_for(timeout=120_000)
    time.sleep(SETTLED)
    return longest(page)


def turn_on_sound(page: Page) -> None:
    """As who has chosen it before; until somebody taps, a browser lets nothing be heard."""
    page.evaluate("localStorage.setItem('paintpot/sound', 'on')")
    page.reload()
    page.wait_for_load_state("networkidle")
    page.mouse.click(2, 2)
    page.wait_for_load_state("networkidle")


def my_turn(context: BrowserContext, table: str) -> Any:
    """The table when there is something to do for the first seat, or when it is over."""
    while True:
        now = ask(context, f"tables/{table}?seat=0")["now"]
        if now["moves"] or now["phase"] == "over":
            return now
        time.sleep(0.05)


def arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The longest tasks of the page in play.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="all four if left out")
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how much the processor is slowed"
    )
    parser.add_argument(
        "--desktop",
        dest="size",
        action="store_const",
        const=DESKTOP,
        default=PHONE,
        help="on a wide screen instead of a phone",
    )
    parser.add_argument("--silent", action="store_true", help="with the sound off")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    args = arguments(argv)
    worst, missing = 0.0, False
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(BROWSER))
        for game in args.games:
            context = browser.new_context(base_url=url, viewport=args.size, locale="en-GB")
            sound = not args.silent
            found = play(context, context.new_page(), game, args.slower, sound)
            context.close()
            context = browser.new_context(base_url=url, viewport=args.size, locale="en-GB")
            found["celebrated"] = celebrate(context.new_page(), game, args.slower, sound)
            context.close()
            told = ", ".join(f"{phase} {figure(ms)}" for phase, ms in found.items())
            print(f"{game}: {told}", flush=True)
            for phase in (phase for phase, ms in found.items() if ms is None):
                print(f"{game}: nothing was measured for “{phase}”: it did not come about.")
                missing = True
            worst = max(worst, *(ms or 0.0 for ms in found.values()))
        browser.close()
    return 0 if worst <= MOST and not missing else 1


def figure(ms: float | None) -> str:
    if ms is None:
        return "not seen"
    return "below 50 ms" if ms == 0 else f"{round(ms)} ms"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
