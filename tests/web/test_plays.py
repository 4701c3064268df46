"""Every game on its own board to the end: with a mouse on a desktop, with a finger on a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, NewPage
from tests.web.fitting import sheet_places, watch_sheet
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.hands.ink import InkHand
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.hands.inklings import InklingsHand
from tests.web.keyboard import Keyboard
from tests.web.playing import Hand, Player
from tests.web.tables import look, moves_of, open_table

SMALL_PHONE = {"width": 360, "height": 640}
"""The smallest there is to be room on."""
HANDS: dict[str, Hand] = {
    "inkdoms": InkdomsHand(),
    "ink": InkHand(),
    "inklings": InklingsHand(),
    "color-in-kingdom": KingdomHand(),
}
LAPTOP = {"width": 1100, "height": 700}
"""Three columns, and the fewest points to draw: keys are many."""
BOTS = {"color-in-kingdom": ("easy", "easy")}
"""Two where one is asked whether to copy the others: what they build is told in the tray."""
TITLES = {
    "inkdoms": "Inkdoms",
    "ink": "INK",
    "inklings": "Inklings",
    "color-in-kingdom": "Color-In Kingdom",
}


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", HANDS)
def test_game_is_played_to_the_end_against_easy_bots(
    new_page: NewPage, game: str, screen: str
) -> None:
    phone = screen == "phone"
    page = new_page(
        SMALL_PHONE if phone else DESKTOP,
        touch=phone,
        reduced_motion="reduce" if phone else "no-preference",
    )
    watch_sheet(page)
    table = open_table(page, game, "me", *BOTS.get(game, ("easy",)))

    taps = Player(page, HANDS[game], touch=phone).plays()

    assert len(sheet_places(page)) == 1, "the sheet keeps its place"
    now = look(page, table)["now"]
    assert now["phase"] == "over"
    assert taps >= len(moves_of(page, table)) / 2, "a tap is a move, or two where one lays a tile"
    for score in now["scores"]:
        assert page.locator("section.end").get_by_text(str(abs(score["total"]))).count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", HANDS)
def test_game_is_played_by_keyboard_alone(new_page: NewPage, game: str) -> None:
    page = new_page(LAPTOP, reduced_motion="reduce")
    page.goto("/")
    Keyboard(page).press(page.get_by_role("button", name=f"Play now: {TITLES[game]}", exact=True))
    page.wait_for_selector(".sheet svg")
    expect(page.get_by_role("heading", level=1)).to_be_focused()

    keys = Keyboard(page)
    Player(page, HANDS[game], finger=keys).plays()

    said = page.locator("[role=status].unseen").inner_text()
    assert "Game over" in said
    keys.reach(page.get_by_role("button", name="Again").element_handle())


def test_escape_puts_a_choice_away_and_the_focus_back(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me")
    page.wait_for_selector(".box [data-die][data-lit]")
    before = moves_of(page, table)
    keys = Keyboard(page)

    area = page.locator('.sheet [data-area][aria-label*="can be chosen"]').first
    keys.press(area)
    expect(page.locator(".tray .choices [data-move]").first).to_be_focused()
    keys.key("Escape")

    expect(page.locator(".tray .choices")).to_have_count(0)
    expect(area).to_be_focused()
    keys.check()
    assert moves_of(page, table) == before
