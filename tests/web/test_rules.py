"""The rules pages: a summary on one screen, sections with pictures, search, rules by their ids."""

import re

import pytest
from playwright.sync_api import Page, expect

from paintpot.core.examples import examples_of
from paintpot.core.registry import game as find_game
from paintpot.texts.rulebook import rulebook
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger
from tests.web.test_axe import check

GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
SEEN = """element => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def open_rules(page: Page, game: str, place: str = "") -> None:
    page.goto(f"/rules/{game}{place}")
    expect(page.locator(".summary .sign svg").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_fits_one_screen(new_page: NewPage, game: str) -> None:
    """Title and summary, without scrolling, in both languages, on a phone and a desktop."""
    for language in ("en", "ru"):
        page = new_page(PHONE, locale=language)
        open_rules(page, game)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert page.locator(".summary").evaluate(SEEN), (language, size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sections_and_pictures_come_in_their_order(new_page: NewPage) -> None:
    """Every example of a game is drawn as it is read, and is accessible to screen readers."""
    game = find_game("inklings")
    page = new_page(reduced_motion="reduce")
    open_rules(page, game.name)
    titles = [section.title for section in rulebook(game, "en")[1:]]
    expect(page.locator("main h2")).to_have_text([*titles, "Every rule"])
    for example in examples_of(game):
        figure = page.locator(f"figure[data-example={example.name}]")
        figure.scroll_into_view_if_needed()
        pictures = figure.get_by_role("img")
        expect(pictures).to_have_count(1 if example.refused else 2)
        expect(pictures.first.locator("svg").first).to_be_visible()
        label = pictures.last.get_attribute("aria-label") or ""
        assert re.fullmatch(r"(After|Refused): .+", label), label
        expect(figure.get_by_role("button", name="Try it yourself")).to_be_visible()
    refused = page.locator("figure[data-example=inked]")
    expect(refused).to_contain_text("is inked already")
    refused.get_by_role("link", name="IL-A5").click()
    expect(page.locator("#IL-A5")).to_be_focused()
    assert page.locator("#IL-A5").evaluate(SEEN)
    page.go_back()
    expect(page).to_have_url(re.compile(r"/rules/inklings$"))
    check(page)


def test_an_example_is_tried_on_the_spot(new_page: NewPage) -> None:
    """By finger on a phone, by keys on a desktop; what is wrong is answered, and Back reads on."""
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    open_rules(page, "inkdoms")
    figure = page.locator("figure[data-example=tower]")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Try it yourself").tap()
    board = page.locator("dialog[data-try=tower]")
    page.wait_for_selector("dialog .sheet [data-closer] [data-area=P8]")
    finger = Finger(page, touch=True)
    finger.inside(board.locator(".sheet [data-area=P1]"))  # allowed, but not this example
    expect(board.locator("[data-reply=wrong]")).to_be_visible()
    finger.inside(board.locator(".sheet [data-area=P8]"))
    expect(board.locator("[data-reply=right]")).to_be_visible()
    expect(board.locator(".changes")).to_contain_text("+1")
    check(page)
    page.go_back()
    expect(board).to_have_count(0)
    expect(page).to_have_url(re.compile("/rules/inkdoms$"))
    assert figure.evaluate(SEEN)

    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    figure = page.locator("figure[data-example=touching]")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button", name="Try it yourself").press("Enter")
    board = page.locator("dialog[data-try=touching]")
    Keyboard(page).press(board.locator(".sheet [data-area=B6]"))
    rule = board.locator("[data-reply=wrong] a")
    expect(rule).to_have_attribute("href", "/rules/inkdoms#ID-PAINT-4")
    board.locator("[data-read-on]").press("Enter")
    expect(board).to_have_count(0)
    expect(figure.get_by_role("button", name="Try it yourself")).to_be_focused()


def test_an_address_leads_to_a_rule_and_to_a_section(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_rules(page, "inkdoms", "#ID-PAINT-4")
    rule = page.locator("#ID-PAINT-4")
    expect(rule).to_be_focused()
    assert rule.evaluate(SEEN)
    expect(page.locator("#ID-TOWER-1")).to_be_hidden()
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Spells").click()
    expect(page).to_have_url(re.compile("#section-spells$"))
    expect(page.locator("#section-spells")).to_be_focused()


def test_everything_is_found_by_keyboard(new_page: NewPage) -> None:
    page = new_page(DESKTOP, locale="ru")
    open_rules(page, "color-in-kingdom")
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Поиск по правилам")
    expect(field).to_be_focused()
    page.keyboard.type("фермами")
    found = page.locator("search li")
    expect(found.first).to_contain_text("Фермы сойлента")
    expect(found.filter(has_text="CK-SCORE-SOY-1")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(found.first.get_by_role("link")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#section-farms")).to_be_focused()
    expect(found).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("CK-A19")
    page.keyboard.press("Enter")
    expect(page.locator("#CK-A19")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("динозавр")
    expect(page.get_by_text("Ничего не нашлось.").last).to_be_visible()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")


def test_the_summary_can_be_printed_alone(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    page.add_init_script("window.print = () => (document.title = 'printed')")
    open_rules(page, "ink")
    page.get_by_role("button", name="Print this summary").click()
    expect(page).to_have_title("printed")
    page.emulate_media(media="print")
    expect(page.locator(".summary")).to_be_visible()
    expect(page.locator("#section-goal")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    assert b"/Count 1" in page.pdf(format="A4"), "one sheet of paper"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("#section-goal")).to_be_visible()
