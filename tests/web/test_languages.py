"""English and Russian, switched in the middle of everything."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.tables import MY_TURN, advance, open_table

GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
NAMES = "Paintpot|Ann|INK|Inkdoms|Inklings|Color|Kingdom|START"
"""The same in every language."""
LATIN = re.compile(rf"\b(?!(?:{NAMES})\b)[A-Za-z]{{3,}}")
CYRILLIC = re.compile("[А-Яа-я]")
INK_LETTERS = """() => [...document.querySelectorAll('main *')]
  .filter((one) => !one.children.length && one.checkVisibility())
  .map((one) => one.textContent.trim())
  .filter((text) => /^[BGRYPUWOLD]$/.test(text))"""
"""Signs that stand alone, and are the letter of an ink in English."""


def speak(page: Page, language: str) -> None:
    page.get_by_role("button", name=re.compile("^(Menu|Меню)$")).click()
    page.get_by_label(language).check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_table_speaks_russian_and_english_again(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE if game == "ink" else DESKTOP)
    advance(page, open_table(page, game, "me", "easy"), 4)
    page.wait_for_function(MY_TURN)

    speak(page, "Русский")
    expect(page.locator(".status > span")).to_have_text(CYRILLIC)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("main")).not_to_contain_text(LATIN, use_inner_text=True)
    assert page.evaluate(INK_LETTERS) == []

    speak(page, "English")
    expect(page.locator(".status > span")).to_have_text("Your turn")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main")).not_to_contain_text(CYRILLIC, use_inner_text=True)


def test_front_door_opens_in_the_language_of_the_browser(new_page: NewPage) -> None:
    page = new_page(locale="ru-RU")
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.locator(".games")).not_to_contain_text(LATIN, use_inner_text=True)
    page.get_by_label("English").check(force=True)
    expect(page.get_by_role("button", name="Play now: Inkdoms")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now: Inkdoms")).to_be_visible()
