"""Every game on its own board to the end, in each way by itself: mouse, finger, keys.

Part of the soak (`python -m tests.server.soak pages`); `test_plays.py` plays one game of each kind,
in all ways by turns.
"""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, LAPTOP, SMALL_PHONE, NewPage
from tests.web.fitting import sheet_places, watch_sheet
from tests.web.hands import BOTS, HANDS
from tests.web.keyboard import Keyboard
from tests.web.playing import Player
from tests.web.tables import look, moves_of, open_table

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
    table = open_table(page, game, "me", *BOTS.get(game, ("easy",)))
    watch_sheet(page)

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
