"""What is this? Everything on a board answers, with words and a rule; no answer plays a move."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from paintpot.core.ledger import read_ledger
from paintpot.core.registry import game as find_game
from tests import briefly
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.playing import INSIDE
from tests.web.tables import MY_TURN, ask, look, moves_of, open_table
from tests.web.unpainted import PAINTED

SMALL = {"width": 360, "height": 640}
GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
STAGES = (3, 2)
"""Positions of a game in which everything is asked about; and briefly, one on each screen."""
FEW = 40
"""Places of a kind that are enough briefly."""
SOME = 12
"""Places of a kind that are enough where all of them were asked about elsewhere."""
CARD = "dialog[data-what]"
NO_RULE = {"close", "zoom", "undo", "hint", "menu", "log"}
"""What belongs to the page and not to a game."""

THINGS = """button, a[href], [role=button], [role=img][aria-label], [data-move], [data-die],
  [data-score-of], summary, tr:has(td), .seats [title], .goal, dialog li,
  .extra :is(li, p:has(b))"""
"""What can be pressed, what shows something, goals, lines of a score, however they are marked."""
PARTS = "main.shell > :is(.sheet, .tray, .extra, .seats, .bar), .side details"

WALK = """async ([things, parts, most]) => {
  const { port1, port2 } = new MessageChannel();
  const soon = () => new Promise((resolve) => {
    port1.onmessage = resolve;  // sooner than any timer
    port2.postMessage(0);
  });
  const later = () => new Promise((resolve) => setTimeout(resolve, 20));
  const until = async (found) => {
    // What a card shows may have to be fetched first.
    for (let n = 0; n < 3000; n++) {
      if (found()) return found();
      await (n < 1000 ? soon() : later());
    }
    return null;
  };
  const card = () => document.querySelector('dialog[data-what][open]');
  const dialog = document.querySelector('dialog[open]');
  for (const one of document.querySelectorAll('details')) one.open = true;
  const scope = dialog ? [dialog] : [...document.querySelectorAll(parts)];
  const seen = (window.askedAbout ??= new Set());
  const all = new Set(scope.flatMap((part) => [...part.querySelectorAll(things)]));
  const answers = [];
  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const places = [...all].filter((one) => one.matches('.sheet [data-card]'));
  const kindOf = (one) => one.dataset.card.split(' ')[0];
  const spared = new Set(Object.values(Object.groupBy(places, kindOf)).flatMap((same) => {
    const step = Math.max(1, same.length / most);
    const asked = new Set(Array.from({ length: most }, (_, k) => same[Math.floor(k * step)]));
    return same.filter((one) => !asked.has(one));
  }));
  for (const one of all) {
    if (spared.has(one) || !one.isConnected || !shown(one) || one.closest('header')) continue;
    if (seen.has(one.outerHTML)) continue;
    seen.add(one.outerHTML);
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    let at = null;
    for (const u of steps) for (const v of steps) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      const hit = at ? null : document.elementFromPoint(x, y);
      if (hit && (one.contains(hit) || hit.contains(one))) at = [x, y, hit];
    }
    if (!at) continue;
    const [clientX, clientY, hit] = at;
    const how = { bubbles: true, cancelable: true, clientX, clientY };
    const event = new MouseEvent('contextmenu', how);
    const own = one.outerHTML.slice(0, 160);
    if (hit.dispatchEvent(event)) {
      answers.push({ own, title: '', text: '', rule: '', kind: '' });
      continue;
    }
    const open = await until(card);
    if (!open) {
      answers.push({ own, title: '', text: '', rule: '', kind: 'no card' });
      continue;
    }
    answers.push({
      own,
      kind: open.dataset.what.split(' ')[0],
      title: open.querySelector('h2').textContent,
      text: open.querySelector('[data-what-text]').textContent,
      words: open.textContent,
      rule: open.querySelector('[data-what-rule]')?.dataset.whatRule ?? '',
    });
    open.close();
    await until(() => !document.querySelector('dialog[data-what]'));
  }
  return answers;
}"""
"""Ask about all there is that was not there before, one after another, as a right click does."""


def asked(page: Page, most: int = 1000) -> list[dict[str, Any]]:
    """What is answered; of each kind of places on the sheet, only `most` are asked about."""
    page.evaluate(PAINTED)
    found: list[dict[str, Any]] = page.evaluate(WALK, [THINGS, PARTS, most])
    return found


def check(answers: list[dict[str, Any]], folder: Path) -> None:
    """Each has words, and a rule that the game's ledger has."""
    rules = set(read_ledger(folder / "rules.md").ids)
    for one in answers:
        assert one["title"], f"nothing is said of {one['own']}"
        assert one["text"], one
        assert not re.search("what-|[{}]", one["words"]), one
        if one["kind"] not in NO_RULE:
            assert one["rule"] in rules, one


OPENERS = {"inkdoms": ".extra .summary button", "color-in-kingdom": ".extra header button"}
"""What opens a sheet of scores or a guide, where a board has one."""


def in_dialog(page: Page, game: str) -> list[dict[str, Any]]:
    if game not in OPENERS:
        return []
    page.locator(OPENERS[game]).click()
    page.wait_for_selector("dialog[open]")
    answers = asked(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert len(answers) > 5
    return answers


def go_on(page: Page, table: str, k: int) -> None:
    """Make a move, whichever comes: bots and dice play by chance anyway."""
    now = look(page, table)["now"]
    if now["phase"] == "playing" and now["moves"]:
        move = now["moves"][(k * 7) % len(now["moves"])]
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{k}"})
    page.wait_for_function(MY_TURN)


@pytest.mark.parametrize("game", GAMES)
def test_everything_answers(new_page: NewPage, game: str) -> None:
    """On a large screen in English and on a small one in Russian, all along a game."""
    page = new_page(DESKTOP)
    table = open_table(page, game, "me", "easy")
    small = new_page(SMALL, beside=page)
    small.set_viewport_size(SMALL)  # type: ignore[arg-type]
    small.add_init_script("localStorage.setItem('paintpot/language', 'ru')")
    small.goto(f"/t/{table}")
    kinds: set[str] = set()
    for k in range(briefly.of(*STAGES)):
        page.wait_for_function(MY_TURN)
        before = moves_of(page, table)
        shown = page if k % 2 == 0 else small
        shown.bring_to_front()
        shown.wait_for_function(MY_TURN)
        # All areas of a map are asked about on the one screen; some of each kind on the other.
        answers = asked(shown, briefly.of(1000, FEW) if shown is page else SOME)
        check(answers, find_game(game).folder)
        if shown is page and k == 0:
            check(in_dialog(page, game), find_game(game).folder)
        kinds |= {one["kind"] for one in answers}
        assert moves_of(page, table) == before, "a card has played"
        for step in range(2):
            go_on(page, table, 2 * k + step)
    assert len(kinds) >= 10, kinds


# -- the ways to ask


def middle(thing: Locator) -> tuple[float, float]:
    """A point of a shape: the middle of its box may lie outside of it."""
    x, y = thing.evaluate(INSIDE)
    return x, y


def card_of(page: Page) -> Locator:
    """The card that is open; it is the one thing with the focus, and beside what it is about."""
    card = page.locator(CARD)
    expect(card).to_be_visible()
    expect(card).to_be_focused()
    return card


BOX = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [left, right, top, bottom];
}"""


def check_place(card: Locator, thing: Locator, screen: dict[str, int]) -> None:
    """A card lies on the screen, and not over what it is about."""
    left, right, top, bottom = card.evaluate(BOX)
    assert min(left, top) >= 0
    assert right <= screen["width"]
    assert bottom <= screen["height"]
    its_left, its_right, its_top, its_bottom = thing.evaluate(BOX)
    beside = right <= its_left or left >= its_right
    assert beside or bottom <= its_top or top >= its_bottom


def touch(session: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_that_rests_asks_and_does_not_tap(new_page: NewPage) -> None:
    """On the smallest phone: the card fits, leaves its thing to be seen, and Back closes it."""
    page = new_page(SMALL, touch=True)
    table = open_table(page, "inklings", "me", "easy")
    page.wait_for_function(MY_TURN)
    expect(page.locator(".tray")).to_contain_text("+")  # what one would bring comes a little later
    session = page.context.new_cdp_session(page)
    before = moves_of(page, table)
    for thing in (page.locator("[data-space][data-lit]").first, page.locator("[data-sum]").last):
        shown = page.locator(".tray").inner_text()
        x, y = middle(thing)
        touch(session, "touchStart", x, y)
        card = card_of(page)
        touch(session, "touchEnd")
        check_place(card, thing, SMALL)
        page.go_back()
        expect(card).to_have_count(0)
        assert page.locator(".tray").inner_text() == shown, "the press was a tap as well"
    # A tap elsewhere puts a card away, and does nothing else.
    x, y = middle(page.locator("[data-space][data-lit]").first)
    elsewhere = middle(page.locator(".seats button").last)
    touch(session, "touchStart", x, y)
    card_of(page)
    touch(session, "touchEnd")
    page.touchscreen.tap(*elsewhere)
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".seats button").first).to_have_attribute("aria-pressed", "true")
    # A finger that moves on shifts or scrolls.
    touch(session, "touchStart", x, y)
    touch(session, "touchMove", x + 40, y + 30)
    touch(session, "touchEnd")
    expect(page.locator(CARD)).to_have_count(0)
    assert moves_of(page, table) == before


LIT = {
    "inkdoms": (".box [data-die][data-lit]", "[data-spell]"),
    "ink": ("[data-quill][data-open]",),
    "inklings": ("[data-space][data-lit]",),
    "color-in-kingdom": ("[data-kind][data-lit]",),
}
"""What can be done on each board by a tap."""
HELD = 900
"""Milliseconds for which a finger rests."""


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_on_what_is_open_never_acts(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE, touch=True, is_mobile=True)
    table = open_table(page, game, "me", "easy")
    page.wait_for_function(MY_TURN)
    session = page.context.new_cdp_session(page)
    before = moves_of(page, table)
    for selector in LIT[game]:
        thing = page.locator(selector).first
        expect(thing).to_be_attached()
        page.mouse.move(1, 1)
        x, y = middle(thing)
        look = "one => getComputedStyle(one).background"
        plain = thing.evaluate(look)
        touch(session, "touchStart", x, y)
        page.wait_for_timeout(HELD)
        card = card_of(page)
        touch(session, "touchEnd")
        expect(card).to_be_visible()
        expect(page.get_by_role("note")).to_have_count(0)
        page.go_back()
        expect(card).to_have_count(0)
        assert thing.evaluate(look) == plain, "it does not stay shaded"
    assert moves_of(page, table) == before


def test_a_right_click_asks_what_is_open_and_what_is_shut(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    table = open_table(page, "color-in-kingdom", "me", "easy")
    page.wait_for_function(MY_TURN)
    before = moves_of(page, table)
    # On an empty sheet most of what two dice build has no place yet.
    shut = page.locator("[data-kind]:not([data-lit])").first
    for thing in (
        page.locator("[data-kind][data-lit]").first,
        shut,
        page.locator("[data-space]").first,
    ):
        page.mouse.click(*middle(thing), button="right")
        card = card_of(page)
        rule = card.locator("[data-what-rule]")
        assert rule.get_attribute("href") == (
            f"/rules/color-in-kingdom#{rule.get_attribute('data-what-rule')}"
        )
        check_place(card, thing, DESKTOP)
        card.get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)
    assert moves_of(page, table) == before


def test_the_key_asks_about_what_has_the_focus_or_comes_next(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    table = open_table(page, "inkdoms", "me", "easy")
    page.wait_for_function(MY_TURN)
    before = moves_of(page, table)
    # What has the focus answers at once; the focus comes back to it.
    page.locator('[data-area][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    here = page.locator("[data-area]:focus")
    area = here.get_attribute("data-area")
    page.keyboard.press("?")
    card = card_of(page)
    assert card.get_attribute("data-what") == f"area {area}"
    about = card.get_attribute("aria-describedby") or "nothing"
    expect(page.locator(f"[id='{about}']")).to_contain_text("Rule")
    # From a thing to those that belong to it.
    card.locator(".also button").last.press("Enter")
    expect(page.locator(f"{CARD}[data-what^=kingdom]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(f'[data-area="{area}"]')).to_be_focused()
    # First the key, then a thing: Tab reaches also what cannot be pressed.
    page.get_by_role("button", name="What is this?").focus()
    page.keyboard.press("?")
    asking = page.locator(".asking-line")
    expect(asking).to_be_visible()
    blots = page.locator('.extra [data-card="blots"]')
    blots.focus()
    expect(blots).to_be_focused()
    page.keyboard.press("Enter")
    assert card_of(page).get_attribute("data-what") == "blots"
    expect(asking).to_have_count(0)
    expect(blots).not_to_have_attribute("tabindex", "0")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    # Esc ends the asking, too.
    page.keyboard.press("?")
    expect(asking).to_be_visible()
    page.keyboard.press("Escape")
    expect(asking).to_have_count(0)
    assert moves_of(page, table) == before


def test_the_button_arms_the_next_tap(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    table = open_table(page, "ink", "me", "easy")
    page.wait_for_function(MY_TURN)
    before = moves_of(page, table)
    button = page.get_by_role("button", name="What is this?")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*middle(page.locator("[data-quill][data-open]").first))
    assert (card_of(page).get_attribute("data-what") or "").startswith("quill ")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")
    # Asked in vain, and asked no more: then a tap is a tap.
    button.tap()
    page.get_by_role("button", name="Never mind").tap()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert moves_of(page, table) == before
    quill = page.locator('[data-quill][data-open]:not([data-quill="0"])').first
    page.touchscreen.tap(*middle(quill))
    page.wait_for_selector(".tray .held")
