"""One game in all ways: mouse, keys and finger by turns, each on its own screen."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, LAPTOP, SMALL_PHONE
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger, Hand, Player

DRAWN = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
"""Once the page is drawn in its new size."""


class ByTurns:
    """Somebody at a table: some taps in one way, then the next; `turned` is called between."""

    def __init__(
        self, page: Page, hand: Hand, stretch: int, turned: Callable[[Page], object] = bool
    ) -> None:
        self.page = page
        self.keys = Keyboard(page)
        self.ways = (
            (Finger(page), DESKTOP),
            (self.keys, LAPTOP),
            (Finger(page, touch=True), SMALL_PHONE),
        )
        self.player = Player(page, hand)
        self.stretch = stretch
        self.turned = turned

    def goes_on(self) -> bool:
        stretches, into = divmod(self.player.taps, self.stretch)
        self.player.finger, size = self.ways[stretches % len(self.ways)]
        if not into:
            self.page.set_viewport_size(size)  # type: ignore[arg-type]
            self.keys.begun = False  # who comes from the mouse begins anywhere
            self.page.evaluate(DRAWN)
            self.turned(self.page)
        if self.player.goes_on():
            return True
        assert self.player.taps > self.stretch * (len(self.ways) - 1), "every way has its turn"
        return False
