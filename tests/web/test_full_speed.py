"""Whole turns at full speed with everything on: what is shown and heard changes nothing.

The same seats, dice and bots twice, each on a server of its own: once nothing moves or sounds, and
every tap waits until all is told; once everything does, as fast as for people, and a tap waits only
until what it means is open. The taps are the same, and so must the records be.
"""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as Timeout

from tests import briefly, luck
from tests.server.hosting import GENEROUS, Server, limits
from tests.web.conftest import QUICK, NewPage
from tests.web.hands import HANDS
from tests.web.hearing import LISTEN, expect_heard_once
from tests.web.playing import COVER, INSIDE, LOOK, Finger, Hand, Open, Player, tapped
from tests.web.tables import look, open_table

TAPS = (24, 12)
"""Some whole turns of each game, and briefly."""

WATCH = """
window.sending = 0;
window.stage = { asked: [], begun: [] };
window.sounds = 0;
const send = window.fetch;
window.fetch = (...words) => {
  window.sending += 1;
  return send(...words).finally(() => (window.sending -= 1));
};
const clock = Date.now;
let ahead = 0;
Date.now = () => clock() + ahead;
addEventListener('pointerdown', () => (ahead += 1100), true);
for (const what of ['asked', 'begun']) {
  addEventListener(what, ({ detail }) => {
    for (const { name, names = [name], seat } of detail) {
      for (const one of names) window.stage[what].push([one, seat ?? null]);
    }
  });
}
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Source.prototype.start;
  Source.prototype.start = function (...when) {
    window.sounds += 1;
    return start.apply(this, when);
  };
}
"""
"""What the page sends, what its stage was asked for and has begun, and what sounded; what it knows
is noted on every page (`FOLLOW`).

What came to somebody else at once is shown as one, and counted by its parts.
A second goes by with each tap: else the page would ask whether dice that just fell were seen.
"""

TOLD = """(version) => window.version >= version && !window.sending"""
SAME = f"""([things, open, known]) => {{
  if (window.known !== known) return false;
  const now = ({LOOK})([things, '']);
  return now && JSON.stringify(now.open) === open;
}}"""
"""Once the same moves are open as then, and the same can be tapped."""
AT_REST = "() => !window.sending && !document.querySelector('[data-resting]')"
"""Nothing is on its way, nor waits until a finger that has just laid a tile is elsewhere."""
ASKED_FOR = """(happened) => happened.every(([name, seat, times]) =>
  window.stage.asked.filter((one) => one[0] === name && one[1] === seat).length >= times)"""
FRAME = "() => new Promise((go) => requestAnimationFrame(() => go()))"


REACH = """(one) => one.dataset.die
  && one.closest('svg')?.querySelector(`[data-reach="${one.dataset.die}"]`) || one"""
"""A die that is still in the air can be taken where it will lie."""


class Sight(NamedTuple):
    """What there was to do before a tap."""

    open: Open
    known: str


class Hasty(Finger):
    """Taps at once, whatever moves."""

    def on(self, locator: Locator) -> None:
        self.inside(locator)

    def middle(self, locator: Locator) -> None:
        self.inside(locator)

    def inside(self, locator: Locator) -> None:
        with tapped(locator, self.patience) as thing:
            at = thing.evaluate(f"(one) => ({INSIDE})(({REACH})(one))")
            if not at:
                raise Error(f"{locator} is covered by something else: {thing.evaluate(COVER)}")
            self.at(*at)


class Table(NamedTuple):
    """A table on a page, and who plays there."""

    page: Page
    id: str
    player: Player

    def settled(self) -> Sight:
        """What there is to do once everything is told and nothing is on its way."""
        page = self.page
        while True:
            page.wait_for_function(AT_REST)
            now = look(page, self.id)
            page.wait_for_function(TOLD, arg=now["version"])
            page.evaluate(FRAME)
            told = page.evaluate(TOLD, now["version"]) and page.evaluate(AT_REST)
            if now["now"]["moves"] and told:
                break
        looked: Any = page.evaluate(LOOK, [self.player.hand.things, ""])
        return Sight(looked["open"], page.evaluate("window.known"))

    def once(self, sight: Sight) -> None:
        """As soon as there is to do what there was to do then."""
        lit = self.page.evaluate("JSON.stringify", sight.open)
        wanted = [self.player.hand.things, lit, sight.known]
        try:
            self.page.wait_for_function(SAME, arg=wanted)
        except Timeout as late:
            found = self.page.evaluate(LOOK, [self.player.hand.things, ""])
            known = self.page.evaluate("window.known")
            raise AssertionError(f"not {sight}, but {found} with {known}") from late

    def taps(self, sight: Sight) -> None:
        self.player.hand.tap(self.player.finger, sight.open, self.player.luck)

    def moments(self, since: int) -> list[dict[str, Any]]:
        """What came about after a version of the table, as the server tells it."""
        told = look(self.page, self.id)["told"][since:]
        return [one for item in told for one in item.get("moments", [])]

    def names(self) -> list[str]:
        return [seat["name"] for seat in look(self.page, self.id)["now"]["seats"]]

    def asked_for(self, happened: Counter[tuple[str, Any]]) -> None:
        """Once the stage was asked for all of this, some frames after the board was drawn."""
        wanted = [[*one, times] for one, times in happened.items()]
        with suppress(Timeout):  # the comparison finds what is missing
            self.page.wait_for_function(ASKED_FOR, arg=wanted)

    def record(self) -> dict[Any, list[str]]:
        """The moves of each seat and what was thrown: who acts at the same time has no order."""
        found: dict[Any, list[str]] = {}
        for one in look(self.page, self.id)["told"]:
            if one["what"] in ("move", "throw"):
                found.setdefault(one.get("seat"), []).append(one["text"])
        return found


def table(page: Page, finger: Finger, game: str, hand: Hand, test: str) -> Table:
    page.add_init_script(luck.of_browser(test, 1))
    page.add_init_script(WATCH)
    page.add_init_script(LISTEN)
    name = open_table(page, game, "me", "easy")
    page.wait_for_function("() => window.version > 0")
    page.locator(".moments").wait_for(state="attached")
    return Table(page, name, Player(page, hand, seed=3, finger=finger))


@pytest.mark.parametrize("game", HANDS)
def test_whole_turns_at_full_speed_with_everything_on(
    new_page: NewPage, tmp_path: Path, game: str, request: pytest.FixtureRequest
) -> None:
    name = request.node.nodeid
    generous = limits(**dict.fromkeys((*GENEROUS, *QUICK), 10**9))
    with (
        Server(tmp_path / "off", "--workers", "1", *generous) as one,
        Server(tmp_path / "on", "--workers", "1", *generous) as other,
    ):
        quiet = new_page(cut=True, base_url=one.url, reduced_motion="reduce")
        off = table(quiet, Hasty(quiet), game, HANDS[game], name)
        begun_at = quiet.evaluate("window.version")
        sights = []
        for _ in range(briefly.of(*TAPS)):
            sights.append(off.settled())
            off.taps(sights[-1])
        last = off.settled()
        # The same news without movement: said, and written down.
        assert quiet.evaluate("[...window.moved]") == []
        expect_heard_once(quiet, game, off.names(), off.moments(begun_at))

        loud = new_page(cut=True, base_url=other.url, haste=1)
        loud.add_init_script("localStorage.setItem('paintpot/sound', 'on')")
        on = table(loud, Hasty(loud), game, HANDS[game], name)
        opened = loud.evaluate("window.version")  # what was there before is no news
        for sight in sights:
            on.once(sight)
            on.taps(sight)
        on.once(last)

        assert on.record() == off.record()
        moments = on.moments(opened)
        happened = Counter((one["name"], one["seat"]) for one in moments)
        on.asked_for(happened)
        stage = loud.evaluate("window.stage")
        asked, begun = (Counter(map(tuple, stage[what])) for what in ("asked", "begun"))
        engine = {name for name, _ in happened}
        shown = Counter({one: n for one, n in asked.items() if one[0] in engine})
        assert shown == happened, "whatever came about has reached the stage, and once"
        assert begun - asked == Counter(), "and what began there had come about"
        expect_heard_once(loud, game, on.names(), moments)
        # A tap ends what is shown: at full speed little more than the first of each turn begins.
        turns = sum(n for (name, _), n in asked.items() if name == "turn")
        assert turns >= briefly.of(3, 1)
        assert begun.total() >= turns - 1, "between two turns of one's own something is shown"
        assert loud.evaluate("window.sounds") >= turns
        assert quiet.evaluate("window.sounds") == 0
