"""axe-core on every kind of page, by day and by night, on phone and desktop: no complaint.

In English and Russian by turns: where one of several games is looked at, the next is in the other
language, so that each kind of page is seen in both.
"""

import os
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Page, expect

from tests import briefly
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hands import HANDS
from tests.web.tables import advance, finish, open_table
from tests.web.unpainted import PAINTED

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(only) => axe.run(
  document,
  { resultTypes: ['violations'], ...(only.length && { runOnly: only }) },
)"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules whose answer may be another by night: the others look at words, roles and places."""
DRAWN = """() => {
  const root = document.documentElement;
  root.style.display = 'none';
  root.getBoundingClientRect();
  root.style.display = '';
  return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""
"""Everything is drawn anew in the colours that hold now, as after a reload."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ["light", "dark"]
SCHEME_OF = {"desktop": "light", "phone": "dark"}
"""The one in which all rules are asked, those too that look at words, roles and places."""
LANGUAGES = ("en-GB", "ru-RU")
BY_TURNS = tuple((game, LANGUAGES[k % 2]) for k, game in enumerate(HANDS))
"""Every game, in one language or the other."""
OTHERWISE = tuple((game, LANGUAGES[(k + 1) % 2]) for k, game in enumerate(HANDS))
"""The same, the other way round."""


def check(page: Page) -> None:
    """In every size and light; nothing may stand out at the side either.

    Briefly, on a desktop by day or on a phone by night, as falls to the test.
    """
    page.evaluate(PAINTED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    sizes = list(SIZES.items())
    falls = crc32(os.environ["PYTEST_CURRENT_TEST"].encode()) % len(sizes)
    for name, size in briefly.of(sizes, [sizes[falls]]):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for scheme in briefly.of(SCHEMES, [SCHEME_OF[name]]):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.evaluate(DRAWN)
            only = COLOURS if scheme != SCHEME_OF[name] else ()
            found: Any = page.evaluate(RUN, only)
            assert [told(one) for one in found["violations"]] == [], (name, scheme)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def told(violation: Any) -> str:
    node = violation["nodes"][0]
    return f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", "article svg"),
        # Bottles are picked by colour, not out of a list of all orders.
        ("/new/ink", "form:not(:has(option[value^='green '])) [role=radiogroup]"),
        ("/rules/inklings", ".summary svg"),
        ("/replay", "input[type=file]"),
        ("/learn/ink", "main li a"),
        ("/learn/inkdoms/first-colours", ".sheet [data-area]"),
    ],
)
def test_page_is_for_everybody(new_page: NewPage, path: str, ready: str, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    page.goto(path)
    page.wait_for_selector(ready)
    check(page)


def test_gathering_is_for_everybody(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/new/inkdoms")
    page.get_by_label("Who plays in seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Invitation for seat 2")).to_be_visible()
    check(page)


@pytest.mark.parametrize(("game", "language"), BY_TURNS)
def test_table_in_mid_play_is_for_everybody(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    table = open_table(page, game, "me", "easy")
    advance(page, table, 14)
    check(page)


def test_a_card_is_for_everybody(new_page: NewPage) -> None:
    """What is this? While somebody asks, things can be reached that otherwise cannot."""
    page = new_page(reduced_motion="reduce")
    open_table(page, "inkdoms", "me", "easy")
    page.keyboard.press("?")
    expect(page.locator(".asking-line")).to_be_visible()
    check(page)
    page.locator(".seats button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[data-what]")).to_be_visible()
    check(page)


@pytest.mark.parametrize(("game", "language"), OTHERWISE)
def test_the_end_is_for_everybody(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    finish(page, open_table(page, game, "me", "easy"))
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_for_everybody(new_page: NewPage, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    finish(page, open_table(page, "inklings", "me", "easy"))
    page.get_by_role("button", name=re.compile("^(Replay|Повтор)")).first.click()
    page.get_by_role("slider").fill("20")
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_is_for_everybody(new_page: NewPage, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    open_table(page, "inklings", "me")
    page.locator("[data-card=menu]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


@pytest.mark.parametrize(("game", "language"), BY_TURNS)
def test_a_hint_is_for_everybody(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(reduced_motion="reduce", locale=language)
    open_table(page, game, "me")
    page.locator(".bar [data-card=hint]").click()
    expect(
        page.get_by_role("button", name=re.compile("^(Do it|Choose it|Сделать|Выбрать)"))
    ).to_be_visible()
    check(page)
