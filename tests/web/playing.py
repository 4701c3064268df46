"""Whole games on the page: find what is open, tap one of it, wait for the result."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, ClassVar, NamedTuple, Protocol

from playwright.sync_api import ElementHandle, Error, Locator, Page
from playwright.sync_api import TimeoutError as Timeout

from tests.patience import PATIENCE, PATIENCE_MS

MOST_TAPS = 1200
"""More than any play takes."""
LOOK_EVERY = 50
"""Milliseconds between two looks: to look in every frame takes more than what is looked at."""
SOON = 2_500
"""Milliseconds after which one looks again whether something is there. Nothing fails by it."""

LOOK = """([things, seen]) => {
  if (document.querySelector('section.end')) return { over: true, open: {}, seen: '' };
  const named = (one) => Object.values(one.dataset).join(' ') || one.innerText;
  const found = Object.entries(things).map(
    ([kind, selector]) => [kind, [...document.querySelectorAll(selector)].map(named)],
  );
  if (!found.some(([, all]) => all.length)) return null;
  const pressed = document.querySelectorAll('.tray [aria-pressed=true]').length;
  const words = document.querySelector('.tray')?.innerText;
  const said = document.querySelector('.unseen[role=status]')?.innerText;
  const now = JSON.stringify([found, pressed, words, said]);
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

AT_REST = """(shape) => Promise.allSettled(
  shape
    .getAnimations({ subtree: true })
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished),
).then(() => true)"""
"""Once what moves has come to rest; what never does is let be."""
COVER = """(shape) => {
  const box = shape.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return JSON.stringify(box) + ' under ' + (found ? found.outerHTML.slice(0, 400) : 'nothing');
}"""
"""What lies on a shape, for the report of a failure."""
THERE = "(one) => one.isConnected && one.checkVisibility() && !one.disabled"
A_SECOND = """() => {
  if (window.ahead === undefined) {
    const clock = Date.now;
    window.ahead = 0;
    Date.now = () => clock() + window.ahead;
  }
  window.ahead += 1100;
}"""
"""Passes before each tap of a player: else the page may ask whether dice that have just fallen were
seen."""
NEWS = ".near[role=note]"
"""Why a tap was not allowed. The message is where the tap was, until something else is done."""

Open = dict[str, list[str]]
"""What can be tapped: its kinds, and of each kind the names."""


class Seen(NamedTuple):
    """What the page shows."""

    over: bool
    open: Open
    seen: str


class Gone(Exception):
    """What was to be tapped went away meanwhile: others act as well."""


class Finger:
    """Taps on a touch screen, clicks elsewhere."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.patience = PATIENCE_MS
        """Milliseconds until what is not there has gone: who plays with others looks again soon."""

    def find(self, hand: "Hand", kind: str, open: Open, luck: random.Random) -> Locator:
        """Any of the things of a kind that were seen."""
        return self.page.locator(hand.things[kind]).nth(luck.randrange(len(open[kind])))

    def on(self, locator: Locator) -> None:
        """Something of HTML, as soon as it stands still."""
        with tapped(locator, self.patience) as thing:
            insist(thing, thing.tap if self.touch else thing.click)

    def inside(self, locator: Locator) -> None:
        """A shape of a drawing, at a point that is its own."""
        with tapped(locator, self.patience) as shape:
            shape.evaluate(AT_REST)  # dice may still be rolling
            insist(shape, partial(shape.wait_for_element_state, "stable"))
            at = shape.evaluate(INSIDE)
            if not at and self.page.locator(NEWS).count():
                self.page.keyboard.press("Escape")
                at = shape.evaluate(INSIDE)
            if not at:
                raise Error(f"{locator} is covered by something else: {shape.evaluate(COVER)}")
            self.at(*at)

    def middle(self, locator: Locator) -> None:
        """Where it is drawn, whatever is there to be tapped."""
        with tapped(locator, self.patience) as shape:
            insist(shape, shape.scroll_into_view_if_needed)
            box = shape.bounding_box()
            if not box:
                raise Error(f"{locator} is not drawn")
            self.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


@contextmanager
def tapped(locator: Locator, patience: float) -> Iterator[ElementHandle]:
    """What a locator finds, while it is tapped. That it went away is no error: it is `Gone`."""
    try:
        thing = locator.element_handle(timeout=patience)
    except Timeout as late:
        raise Gone(f"{locator} has gone") from late
    try:
        yield thing
    except Error as error:
        if thing.evaluate(THERE):
            raise AssertionError(f"{locator} cannot be tapped") from error
        raise Gone(f"{locator} has gone") from error


def insist(thing: ElementHandle, act: Callable[..., object]) -> None:
    """Do something with a thing, again and again while it is there: a machine may be slow."""
    given_up = time.monotonic() + PATIENCE
    while True:
        try:
            act(timeout=SOON)
            return
        except Timeout:
            if time.monotonic() > given_up or not thing.evaluate(THERE):
                raise


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

    def sees(self, patience: float | None = None) -> Seen:
        """Possible actions that were not there before; raises Timeout if none appear."""
        looked: Any = self.page.wait_for_function(
            LOOK, arg=[self.hand.things, self.seen], timeout=patience, polling=LOOK_EVERY
        ).json_value()
        return Seen(**looked)

    def acts(self, patience: float | None = None) -> bool:
        """Tap once, when there is something to do; whether the game goes on."""
        return self.answers(self.sees(patience))

    def answers(self, now: Seen) -> bool:
        """Tap one of the things that were seen; whether the game goes on."""
        if now.over:
            return False
        self.taps += 1
        assert self.taps < MOST_TAPS, "the game does not end"
        self.seen = now.seen
        self.finger.patience = SOON
        self.page.evaluate(A_SECOND)
        try:
            self.hand.tap(self.finger, now.open, self.luck)
        except Gone:
            self.seen = ""  # nothing was tapped, and the same may have come again
        return True

    def goes_on(self) -> bool:
        """The same, in a game that does not stand still. Nothing is tapped twice."""
        try:
            return self.acts()
        except Timeout as late:
            raise AssertionError(f"nothing came of tap {self.taps} at {self.seen}") from late

    def comes_to(self, kind: str, least: int = 1) -> None:
        """
        Play on until something of a kind is open, and tap none of it. What was looked at is what is
        answered: between two looks a move may be told, and then there is more to tap.
        """
        while len((now := self.sees()).open.get(kind, ())) < least:
            assert self.answers(now), f"the game is over, and there were no {kind}"

    def plays(self) -> int:
        """From here to the end; how many taps it took."""
        while self.goes_on():
            pass
        return self.taps
