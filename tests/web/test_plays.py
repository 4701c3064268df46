"""Every game on its own board to the end: with a mouse on a desktop, with a finger on a phone."""

import pytest

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.hands.ink import InkHand
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.hands.inklings import InklingsHand, InklingsKeys
from tests.web.playing import Hand, Player
from tests.web.tables import look, moves_of, open_table

HANDS: dict[str, Hand] = {
    "inkdoms": InkdomsHand(),
    "ink": InkHand(),
    "inklings": InklingsHand(),
    "color-in-kingdom": KingdomHand(),
}


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", HANDS)
def test_game_is_played_to_the_end_against_an_easy_bot(
    new_page: NewPage, game: str, screen: str
) -> None:
    phone = screen == "phone"
    page = new_page(
        PHONE if phone else DESKTOP,
        touch=phone,
        reduced_motion="reduce" if phone else "no-preference",
    )
    table = open_table(page, game, "me", "easy")

    taps = Player(page, HANDS[game], touch=phone).plays()

    now = look(page, table)["now"]
    assert now["phase"] == "over"
    assert taps >= len(moves_of(page, table)) / 2, "a tap is a move, or two where one lays a tile"
    for score in now["scores"]:
        assert page.locator("section.end").get_by_text(str(abs(score["total"]))).count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_game_is_played_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("article")
    while page.evaluate("document.activeElement.ariaLabel") != "Play now: Inklings":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet svg")

    Player(page, InklingsKeys()).plays()

    said = page.locator("[role=status].unseen").inner_text()
    assert "The play is over" in said
