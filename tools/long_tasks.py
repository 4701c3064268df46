"""How long the page blocks a browser at a stretch while moments are played.

    python tools/long_tasks.py [--slower 4] [--throttle] [--desktop] [--silent] [--causes] [game …]

Plays at each board, and prints the longest task of the main thread while dice fall, while paint
flows, while the end is shown, and while something great is celebrated: that is a step of a recorded
game on the page /dev/moments. Fails above 50 ms, and if any of these did not happen. On a phone
and with the sound on, unless asked otherwise.

What counts is the CPU time of the thread in a task, times four: that is what a processor four times
as slow has to do. In brackets is the time until the task had ended, which is longer where other
programs have the processor meanwhile. With `--throttle` the browser itself slows the page down, as
for Lighthouse: it stops the thread in a loop, so that the CPU time contains that. In tests of a
loop of 50 ms, CPU time was 50 ms with and without other programs beside it, and 205 to 228 ms
slowed down four times. But the browser slows down by the clock on the wall, so that what the thread
waits for is multiplied as well: use it on a machine that does nothing else.

`--causes` says what the longest tasks were busy with, down to functions; that takes time as well.
"""

import argparse
import random
import sys
import time
from itertools import count
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from main_thread import CATEGORIES, PROFILED, MainThread, Task
from setup_browser import chromium
from visiting import BROWSER, GAMES, ask, new_table, serving

MOST = 50.0
"""Milliseconds that a task may take: beyond that a tap is felt to wait."""
MOVES = 24
"""Moves that are made before the rest of the game, of which only the end is looked at."""
PACE, FASTER = 0.25, 0.12
"""Seconds between two moves, and in that rest: each is drawn before the next one comes."""
SETTLED = 2.5
"""Seconds after which every moment has been shown."""

LISTEN = """() => {
  const mark = (what) => performance.mark(`paintpot ${what}`);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const last = (what) => data.lastIndexOf(`"what":"${what}"`);
        const found = ["throw", "move", "over"].filter((what) => last(what) >= 0);
        found.sort((one, other) => last(one) - last(other)).forEach(mark);
      });
    }
  };
  addEventListener("begun", () => mark("begun"));
}"""
"""Marks in the trace what has come. Messages are searched only: to read them would take time."""
MOST_FUNCTIONS = 25
BEGIN = "performance.mark('paintpot begin')"
FLOOD = "performance.mark('paintpot flood')"

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}

PHASES = {"throw": "dice fall", "move": "paint flows", "over": "the end"}
CELEBRATED = {
    "inkdoms": "kingdom-first",
    "ink": "last-bottle",
    "inklings": "sheet",
    "color-in-kingdom": "province",
}

Longest: TypeAlias = dict[str, Task | None]
"""The longest task of each phase; None: the phase did not happen."""


NONE: Final = Task(0.0, 0.0, 0.0)
"""None so long that it would have to be reported."""


def longest(thread: MainThread) -> Longest:
    """The longest task of each phase of a game."""
    heard = thread.marks
    ends = [at for at, what in heard if what == "over"]
    # Until the end there are moves then that nobody looks at.
    flood = next(at for at, what in heard if what == "flood")
    came = {what for at, what in heard if at < flood or what == "over"}
    found: Longest = {phase: NONE if what in came else None for what, phase in PHASES.items()}
    for task in thread.tasks:
        past = [what for at, what in heard if at <= task.end and what in PHASES]
        if not past or (flood <= task.begin and not (ends and task.end >= ends[0])):
            continue
        phase = PHASES[past[-1]]
        found[phase] = max(found[phase] or NONE, task, key=lambda one: one.cpu)
    return found


def celebrated(thread: MainThread) -> Longest:
    """The longest task since a moment began; before that the board was mounted."""
    begun = next((at for at, what in thread.marks if what == "begun"), None)
    if begun is None:
        return {"celebrated": None}
    later = [task for task in thread.tasks if task.end >= begun]
    return {"celebrated": max(later, key=lambda one: one.cpu, default=NONE)}


class Visit:
    """A page on a slow processor, whose main thread is watched from when everything is there."""

    def __init__(self, browser: Browser, context: BrowserContext, args: argparse.Namespace) -> None:
        self._browser = browser
        self._args = args
        self.context = context
        self.page = context.new_page()
        self.page.add_init_script(f"({LISTEN})()")

    def begin(self) -> None:
        if not self._args.silent:
            turn_on_sound(self.page)
        self.page.wait_for_load_state("networkidle")
        if self._args.throttle:
            session = self.context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": self._args.slower})
        self._browser.start_tracing(categories=PROFILED if self._args.causes else CATEGORIES)
        self.page.evaluate(BEGIN)  # so that a profiler has begun before anything is measured

    def end(self) -> MainThread:
        time.sleep(SETTLED)
        times = 1.0 if self._args.throttle else self._args.slower
        return MainThread(self._browser.stop_tracing(), times)


def celebrate(visit: Visit, game: str) -> MainThread:
    """Something great is celebrated on the real board."""
    visit.page.goto("/dev/moments")
    button = visit.page.locator(f'[data-moment="{game}/{CELEBRATED[game]}"]')
    button.wait_for()
    visit.begin()
    button.click()
    visit.page.locator(f"[data-real={game}]").wait_for()
    return visit.end()


def play(visit: Visit, game: str) -> MainThread:
    """Some moves with a bot, and more of them to the end.

    That is not left to a second bot: at no pace its moves come faster than a page draws, and the
    frame that shows the end would have to show several turns as well, as for nobody who plays.
    """
    context, page = visit.context, visit.page
    table = new_table(context, game, "easy")
    page.goto(f"/t/{table}")
    page.locator(".sheet svg").first.wait_for()
    visit.begin()
    chance = random.Random(7)
    for k in count():
        if k == MOVES:
            time.sleep(SETTLED)
            page.evaluate(FLOOD)
        now = my_turn(context, table)
        if now["phase"] == "over":
            break
        moves = [move for move in now["moves"] if not move.startswith("pass")] or now["moves"]
        body = {"seat": 0, "move": chance.choice(moves), "id": f"{table}-{k}"}
        ask(context, f"tables/{table}/move", body)
        time.sleep(PACE if k < MOVES else FASTER)
    if k < MOVES:
        page.evaluate(FLOOD)
    page.locator("section.end").wait_for(timeout=120_000)
    return visit.end()


def turn_on_sound(page: Page) -> None:
    """As for a user who has chosen it before; until somebody taps, a browser allows no sound."""
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
        "--slower", type=float, default=4.0, help="how much slower the processor is"
    )
    parser.add_argument("--throttle", action="store_true", help="by the browser, as for Lighthouse")
    parser.add_argument(
        "--desktop",
        dest="size",
        action="store_const",
        const=DESKTOP,
        default=PHONE,
        help="on a wide screen instead of a phone",
    )
    parser.add_argument("--silent", action="store_true", help="with the sound off")
    parser.add_argument("--causes", action="store_true", help="what long tasks were busy with")
    return parser.parse_args(argv)


def main(argv: list[str]) -> int:
    args = arguments(argv)
    fits = True
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(BROWSER))
        for game in args.games:
            found: Longest = {}
            for act, measure in ((play, longest), (celebrate, celebrated)):
                context = browser.new_context(base_url=url, viewport=args.size, locale="en-GB")
                thread = act(Visit(browser, context, args), game)
                context.close()
                found |= measure(thread)
                if args.causes:
                    print_causes(game, thread, measure(thread))
            print(f"{game}: {', '.join(f'{phase} {figure(it)}' for phase, it in found.items())}")
            for phase in (phase for phase, task in found.items() if task is None):
                print(f"{game}: nothing was measured for “{phase}”: it did not happen.")
            sys.stdout.flush()
            fits &= all(task is not None and task.cpu <= MOST for task in found.values())
        browser.close()
    return 0 if fits else 1


def figure(task: Task | None) -> str:
    """CPU time, and in brackets how long it was until the task had ended."""
    return "not seen" if task is None else f"{task.cpu:.0f} ms ({task.wall:.0f})"


def print_causes(game: str, thread: MainThread, found: Longest) -> None:
    """What the longest tasks were busy with: kinds of work, then functions with all they called."""
    for phase, task in found.items():
        if task is None:
            continue
        kinds = ", ".join(f"{kind} {ms:.0f}" for kind, ms in thread.kinds(task).items())
        print(f"{game}, {phase} {figure(task)}: {kinds}")
        for name, ms in [*thread.functions(task).items()][:MOST_FUNCTIONS]:
            print(f"  {ms:6.1f}  {name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
