"""A page by keys alone: Tab to a part of it, arrows within, Enter or Space on the thing itself.

On the way the focus has to be seen wherever it goes, and may never be lost.
"""

from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import ElementHandle, Locator, Page

from tests.web.playing import Finger, Gone, tapped

MOST_KEYS = 250
"""More than lead from any thing of a page to any other."""
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")

SHOWN = """() => {
  const active = document.activeElement;
  const own = getComputedStyle(active);
  const box = active.getBoundingClientRect();
  const meets = (a, b, least) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) >= least &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= least;
  const rings = active.closest('svg')?.querySelectorAll('.ring') ?? [];
  const drawn = [...rings].filter((ring) => getComputedStyle(ring).stroke !== 'none');
  const ringed = drawn.some((ring) => meets(ring.getBoundingClientRect(), box, 1));
  const outlined = own.outlineStyle !== 'none' && parseFloat(own.outlineWidth) >= 2;
  const frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  // What is fixed to the window is not cut by what it stands in.
  const fixed = (one) => getComputedStyle(one).position === 'fixed';
  for (let one = active; !fixed(one) && (one = one.parentElement); ) {
    if (getComputedStyle(one).overflow !== 'visible' && one instanceof HTMLElement) {
      frames.push(one.getBoundingClientRect());
    }
  }
  const least = Math.min(8, box.width, box.height);
  if (!frames.every((frame) => meets(frame, box, least))) return 'is out of sight';
  return ringed || outlined ? '' : 'shows no focus';
}"""
"""What is wrong with how the focus is shown."""

WHERE = """async (goal) => {
  // What follows the focus may take a moment to come there.
  while (document.querySelector('[data-moving]')) await new Promise(requestAnimationFrame);
  const shown = SHOWN;
  // Nor is it drawn before the next frame, if others move just now.
  for (let frame = 0; shown() && frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  const active = document.activeElement;
  const group = goal.closest('svg');
  const stops = [...document.querySelectorAll(
    'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]',
  )].filter((one) => one.checkVisibility());
  const stop = goal.tabIndex >= 0 ? goal : group?.querySelector('[tabindex="0"]');
  const after = (one) => active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const at = stops.findIndex((one) => one === active || after(one));
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [u, v]] = [middle(active), middle(goal)];
  return {
    gone: !goal.isConnected,
    lost: active === document.body,
    there: active === goal,
    walks: goal.tabIndex < 0 && !!group?.contains(active),
    back: stops[at] !== stop && at > stops.indexOf(stop),
    here: `${active.outerHTML.slice(0, 300)}`,
    way: [u - x, v - y],
    wrong: active === document.body ? '' : shown(),
  };
}""".replace("SHOWN", SHOWN)
"""How the focus lies to what is wanted."""


class Where(NamedTuple):
    """The focus, as WHERE sees it."""

    gone: bool
    lost: bool
    there: bool
    walks: bool
    back: bool
    here: str
    way: tuple[float, float]
    wrong: str


class Keyboard(Finger):
    """What taps would do, by keys."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.presses = 0
        self.begun = False

    def on(self, locator: Locator) -> None:
        self.press(locator)

    def inside(self, locator: Locator) -> None:
        self.press(locator)

    def middle(self, locator: Locator) -> None:
        self.press(locator)

    def press(self, locator: Locator) -> None:
        """Go there, and press Enter or Space."""
        with tapped(locator, self.patience) as goal:
            self.reach(goal)
            self.key("Space" if self.presses % 2 else "Enter")

    def reach(self, goal: ElementHandle) -> None:
        """Have the focus on something; raises Gone if it goes away meanwhile."""
        tried: Counter[tuple[str, str]] = Counter()
        for _ in range(MOST_KEYS):
            where = self.where(goal)
            if where.gone:
                raise Gone
            if where.there:
                return
            if not where.walks:
                self.key("Shift+Tab" if where.back else "Tab")
            else:
                # The way that leads there; if one comes back to where one was, another.
                here = where.here
                key = min(towards(*where.way), key=lambda key: tried[here, key])
                tried[here, key] += 1
                self.key(key)
        raise AssertionError(f"keys do not lead to {goal.evaluate('(one) => one.outerHTML')[:300]}")

    def where(self, goal: ElementHandle) -> Where:
        found: Any = goal.evaluate(WHERE)
        where = Where(**found)
        if self.begun:
            assert not where.lost, "the focus is lost"
            assert not where.wrong, f"what has the focus {where.wrong}: {where.here}"
        self.begun = True
        return where

    def check(self) -> None:
        """The focus is somewhere, and seen."""
        self.where(self.page.locator("body").element_handle())

    def key(self, name: str) -> None:
        self.presses += 1
        self.page.keyboard.press(name)


def towards(dx: float, dy: float) -> list[str]:
    """Arrow keys, those first that lead there most directly."""
    ahead = dict(zip(ARROWS, (dx, -dx, dy, -dy), strict=True))
    return sorted(ARROWS, key=lambda key: -ahead[key])
