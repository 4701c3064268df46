"""Whole plays on the page: look what is open, tap one of it, wait for what comes of it."""

import random
from typing import Any, ClassVar, NamedTuple, Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Timeout

MOST_TAPS = 1200
"""More than any play takes."""
UNANSWERED = 4
"""Taps in a row after which a page that shows nothing new is taken for dead."""
PATIENCE = 2_500
"""Milliseconds after which one taps again: a tap may hit something that was just going away."""

LOOK = """([things, seen]) => {
  if (document.querySelector('section.end')) return { over: true, open: {}, seen: '' };
  const named = (one) => Object.values(one.dataset).join(' ') || one.innerText;
  const found = Object.entries(things).map(
    ([kind, selector]) => [kind, [...document.querySelectorAll(selector)].map(named)],
  );
  if (!found.some(([, all]) => all.length)) return null;
  const pressed = document.querySelectorAll('.tray [aria-pressed=true]').length;
  const words = document.querySelector('.tray')?.innerText;
  const now = JSON.stringify([found, pressed, words]);
  return now !== seen && { over: false, open: Object.fromEntries(found), seen: now };
}"""
"""The end, or what is open once it is not what was seen before."""

INSIDE = """(shape) => {
  shape.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = shape.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
  for (const u of parts) for (const v of parts) {
    const [x, y] = [box.x + box.width * u, box.y + box.height * v];
    if (shape.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A point where a tap hits a shape: the middle of its box may lie outside of it."""

COVER = """(shape) => {
  const box = shape.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return JSON.stringify(box) + ' under ' + (found ? found.outerHTML.slice(0, 400) : 'nothing');
}"""
"""What lies on a shape, for the report of a failure."""
NEWS = ".near[role=note]"
"""Why a tap was not allowed. It lies where the tap was, until one does something else."""

Open = dict[str, list[str]]
"""What can be tapped: its kinds, and of each kind the names."""


class Seen(NamedTuple):
    """What the page shows."""

    over: bool
    open: Open
    seen: str


class Finger:
    """Taps on a touch screen, clicks elsewhere."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    def find(self, hand: "Hand", kind: str, open: Open, luck: random.Random) -> Locator:
        """Any of the things of a kind that were seen."""
        return self.page.locator(hand.things[kind]).nth(luck.randrange(len(open[kind])))

    def on(self, locator: Locator) -> None:
        """Something of HTML, as soon as it stands still; raises Timeout if it has gone."""
        if self.touch:
            locator.tap(timeout=PATIENCE)
        else:
            locator.click(timeout=PATIENCE)

    def inside(self, locator: Locator) -> None:
        """A shape of a drawing, at a point that is its own."""
        shape = locator.element_handle(timeout=PATIENCE)
        shape.wait_for_element_state("stable", timeout=PATIENCE)  # dice may still be rolling
        at = shape.evaluate(INSIDE)
        if not at and self.page.locator(NEWS).count():
            self.page.keyboard.press("Escape")
            at = shape.evaluate(INSIDE)
        assert at, f"{locator} is covered by something else: {shape.evaluate(COVER)}"
        self.at(*at)

    def middle(self, locator: Locator) -> None:
        """Where it is drawn, whatever is there to be tapped."""
        locator.scroll_into_view_if_needed(timeout=PATIENCE)
        box = locator.bounding_box(timeout=PATIENCE)
        assert box
        self.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class Hand(Protocol):
    """How a board is played."""

    things: ClassVar[dict[str, str]]
    """Selectors of what is open, by kind."""

    def tap(self, finger: Finger, open: Open, luck: random.Random) -> None:
        """Tap one of the things that are open."""


class Player:
    """Somebody before a page with a table."""

    def __init__(
        self,
        page: Page,
        hand: Hand,
        seed: int = 1,
        touch: bool = False,
        finger: Finger | None = None,
    ) -> None:
        self.finger = finger or Finger(page, touch)
        self.page = page
        self.hand = hand
        self.luck = random.Random(seed)
        self.seen = ""
        self.taps = 0
        self.unanswered = 0

    def sees(self, patience: float | None = None) -> Seen:
        """What there is to do that was not there before; raises Timeout if that does not come."""
        looked: Any = self.page.wait_for_function(
            LOOK, arg=[self.hand.things, self.seen], timeout=patience
        ).json_value()
        return Seen(**looked)

    def acts(self, patience: float | None = None) -> bool:
        """Tap once, when there is something to do; whether the play goes on."""
        now = self.sees(patience)
        if now.over:
            return False
        self.taps += 1
        assert self.taps < MOST_TAPS, "the play does not end"
        self.seen = now.seen
        self.hand.tap(self.finger, now.open, self.luck)
        return True

    def goes_on(self) -> bool:
        """The same, with another tap where the last had no answer."""
        try:
            going = self.acts(PATIENCE if self.seen else None)
            self.unanswered = 0
        except Timeout:
            self.unanswered += 1
            assert self.unanswered < UNANSWERED, f"nothing new is seen after {self.seen}"
            self.seen = ""
            return True
        return going

    def plays(self) -> int:
        """From here to the end; how many taps it took."""
        while self.goes_on():
            pass
        return self.taps
