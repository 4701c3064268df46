"""Buttons never move under a finger: through whole turns each keeps its place and its size.

In Inklings the button that sends keeps its place, whatever is prepared. On a phone its right end
may make room for other ways to the same space, which only prepare; on a wide screen they have a
column of their own, and it keeps its place from round to round.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, NewPage
from tests.web.hands import HANDS
from tests.web.playing import Finger, Player
from tests.web.tables import advance, ask, look, open_table

TAPS = 14
BUTTONS = {
    "undo": ".bar [data-card=undo]",
    "hint": ".bar [data-card=hint]",
    "done": ".tray [data-card=done]",
    "pass": ".tray [data-card=pass]",
    "build": '.tray [data-card^="build"]',
    "decline": ".tray [data-decline]",
    "lay": ".tray .held .button.strong",
}
PLACES = """(buttons) => Object.entries(buttons).flatMap(([name, selector]) => {
  const one = document.querySelector(selector);
  if (!one?.checkVisibility()) return [];
  const { x, y, width, height } = one.getBoundingClientRect();
  return [[name, [x, y, width, height]]];
})"""


def moved(page: Page, first: dict[str, list[float]]) -> list[str]:
    """What stands elsewhere than when it was first seen."""
    out = []
    for name, box in page.evaluate(PLACES, BUTTONS):
        known = first.setdefault(name, box)
        if any(abs(a - b) > 1 for a, b in zip(box, known, strict=True)):
            out.append(f"{name}: {known} to {box}")
    return out


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", HANDS)
def test_buttons_keep_their_place(new_page: NewPage, game: str, size: dict[str, int]) -> None:
    phone = size == PHONE
    page = new_page(size, touch=phone, reduced_motion="reduce")
    open_table(page, game, "me", "easy")
    player = Player(page, HANDS[game], touch=phone)
    first: dict[str, list[float]] = {}
    for _ in range(TAPS):
        now = player.sees()
        assert moved(page, first) == []
        assert player.answers(now)
        assert moved(page, first) == []
    assert len(first) >= 2, "undo, hint and whatever ends a turn"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_sends_an_inkling_keeps_its_place(new_page: NewPage, size: dict[str, int]) -> None:
    phone = size == PHONE
    page = new_page(size, touch=phone, reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    advance(page, table, 3)
    finger = Finger(page, touch=phone)
    lit = page.locator("g.place[data-lit]")
    expect(lit.first).to_be_attached()
    places = set()
    assert lit.count() > 1, "there is a choice"
    for k in range(min(lit.count(), 6)):
        finger.inside(lit.nth(k))
        expect(lit.nth(k)).to_have_attribute("data-planned", "true")
        box = page.locator("button[data-send]").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"]), round(box["height"])))
    assert len(places) == 1


SHEET_TOP = "() => document.querySelector('.shell > .sheet').getBoundingClientRect().top"


def test_the_board_begins_where_it_was_when_a_hint_opens_and_closes(new_page: NewPage) -> None:
    page = new_page(
        {"width": 390, "height": 844}, touch=True, reduced_motion="reduce", newcomer=True
    )
    open_table(page, "inkdoms", "me", "easy")
    page.wait_for_selector("[data-goal]")
    page.wait_for_selector(".box [data-die][data-lit]")
    tops = [page.evaluate(SHEET_TOP)]
    page.locator("[data-card=hint]").tap()
    page.wait_for_selector("section.hint .act")
    tops.append(page.evaluate(SHEET_TOP))
    page.locator("[data-card=hint]").tap()
    expect(page.locator("section.hint")).to_have_count(0)
    tops.append(page.evaluate(SHEET_TOP))
    assert len(set(tops)) == 1, tops


SEND = """() => {
  const send = document.querySelector('button[data-send]');
  const { x, y, width, height } = send.getBoundingClientRect();
  const cut = send.scrollHeight > send.clientHeight + 1 || send.scrollWidth > send.clientWidth + 1;
  return { box: [x, y, width, height].map(Math.round), cut, words: send.innerText };
}"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_on_a_wide_screen_it_keeps_its_place_from_round_to_round(
    new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(size, reduced_motion="reduce")
    table = open_table(page, "inklings", "me")
    finger = Finger(page)
    boxes, shared = set(), 0
    for turn in range(1, 8):
        expect(page.get_by_role("heading", name=f"Round {turn}", exact=True)).to_be_visible()
        lit = page.locator("g.place[data-lit]")
        send = page.locator("button[data-send]")
        expect(lit.or_(send).first).to_be_attached()
        for k in range(min(lit.count(), 5)):
            if lit.nth(k).get_attribute("data-planned") is None:
                finger.inside(lit.nth(k))
            expect(lit.nth(k)).to_have_attribute("data-planned", "true")
            seen = page.evaluate(SEND)
            assert not seen["cut"], seen["words"]
            boxes.add(tuple(seen["box"]))
            shared += page.locator("button[data-instead]").count() > 0
        move = look(page, table)["now"]["moves"][0]
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{turn}"})
    assert shared, "there were other ways"
    assert len(boxes) == 1
