"""What is this? Everything on a board answers, with words and a rule, and no answer plays a move."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from paintpot.core.ledger import read_ledger
from paintpot.core.registry import game as find_game
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.playing import INSIDE
from tests.web.tables import MY_TURN, ask, look, moves_of, open_table

SMALL = {"width": 360, "height": 640}
GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
STAGES = 3
"""Positions of a game in which everything is asked about."""
CARD = "dialog[data-what]"
NO_RULE = {"close", "zoom", "undo", "hint", "menu", "log"}
"""What belongs to the page and not to a game."""

THINGS = """button, a[href], [role=button], [role=img][aria-label], [data-move], [data-die],
  [data-score-of], summary, tr:has(td), .seats [title], .extra :is(li, p:has(b)), .goal"""
"""What can be pressed, what shows something, goals and lines of a score, however they are marked."""
PARTS = "main.shell > :is(.sheet, .tray, .extra, .seats, .bar), .side details"

WALK = """async ([things, parts]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const until = async (found) => {
    for (let n = 0; n < 2000; n++) {
      if (found()) return found();
      await frame();
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
  for (const one of all) {
    if (!one.isConnected || !shown(one) || one.closest('header')) continue;
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
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY });
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
      title: open.querySelector('h2').innerText,
      text: open.querySelector('[data-what-text]').innerText,
      words: open.innerText,
      rule: open.querySelector('[data-what-rule]')?.dataset.whatRule ?? '',
    });
    open.close();
    await until(() => !document.querySelector('dialog[data-what]'));
  }
  return answers;
}"""
"""Ask about all there is that was not there before, one after another, as a right click does."""


def asked(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(WALK, [THINGS, PARTS])
    return found


def check(answers: list[dict[str, Any]], game: str) -> None:
    rules = set(read_ledger(find_game(game).folder / "rules.md").ids)
    for one in answers:
        assert one["title"] and one["text"], f"nothing is said of {one['own']}"
        assert "what-" not in one["words"] and "{" not in one["words"], one
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
    for k in range(STAGES):
        page.wait_for_function(MY_TURN)
        before = moves_of(page, table)
        shown = page if k % 2 == 0 else small
        shown.bring_to_front()
        shown.wait_for_function(MY_TURN)
        answers = asked(shown)
        check(answers, game)
        if shown is page and k == 0:
            check(in_dialog(page, game), game)
        kinds |= {one["kind"] for one in answers}
        assert moves_of(page, table) == before, "a card has played"
        for step in range(2):
            go_on(page, table, 2 * k + step)
    assert len(kinds) >= 10, kinds
    print(json.dumps(sorted(kinds)))
