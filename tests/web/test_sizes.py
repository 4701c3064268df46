"""From a small phone to a large screen, and zoomed to 200 %: all is there, nothing is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests import briefly
from tests.web.conftest import SMALL_PHONE, NewPage
from tests.web.fitting import faults
from tests.web.tables import advance, finish, open_table

SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (667, 375),
    "zoomed to 200 %": (720, 450),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
NARROW = ("small phone", "phone on its side", "zoomed to 200 %")
"""Where words have the least room: there the longer language is tried, too."""
GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
SPEAK = "(language) => localStorage.setItem('paintpot/language', language)"
SETTLED = """async () => {
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  await document.fonts.ready;
  await frame();
  await frame();
  await Promise.all(document.getAnimations().map((one) => one.finished));
}"""
"""Laid out for the new size, and nothing moves any more."""
LATER = """(far) => {
  far.textContent = far.textContent
    .replace(/Blot|Клякса/, '$& 3')
    .replace(/(Round|Раунд) 1/, '$1 28')
    .replace(/ 0\\b/g, ' 28');
}"""
"""How far everybody is, late in a game: of numbers two digits, and a bot’s name with a number."""


def sized(page: Page, *names: str) -> Iterator[str]:
    """The page in one size after the other."""
    for name in names or SIZES:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield name


def check(page: Page, *names: str) -> None:
    wrong = {name: found for name in sized(page, *names) if (found := faults(page))}
    assert wrong == {}


def check_in_both_languages(page: Page, ready: str) -> None:
    """Briefly, each size in one language: the longer where words have the least room."""
    wide = tuple(size for size in SIZES if size not in NARROW)
    for language, sizes in {"en": briefly.of(tuple(SIZES), wide), "ru": NARROW}.items():
        page.evaluate(SPEAK, language)
        page.reload()
        page.wait_for_selector(f"html[lang={language}] {ready}")
        check(page, *sizes)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_replay_fit_every_screen(new_page: NewPage, game: str) -> None:
    page = new_page(reduced_motion="reduce")
    table = open_table(page, game, "me", "easy", "easy", "easy")
    advance(page, table, 9)
    check_in_both_languages(page, ".sheet svg")
    page.locator(".seats button").nth(1).click()
    check(page, *NARROW)
    finish(page, table)
    check_in_both_languages(page, "section.end")
    page.goto(f"/replay?table={table}")
    page.wait_for_selector(".sheet svg")
    check(page)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_how_far_everybody_is_fits_a_small_phone(
    new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(SMALL_PHONE, reduced_motion="reduce", locale=language)
    open_table(page, game, "me", "easy", "easy", "easy")
    far = page.locator(".nearing.far")
    far.wait_for()
    far.evaluate(LATER)
    page.evaluate(SETTLED)
    assert faults(page) == []


def test_the_front_door_fits_every_screen(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/")
    check_in_both_languages(page, "article svg")
