"""Every game on its own board to the end: mouse, keys and finger by turns, each on its own screen.

In each way alone: `soak_plays.py`.
"""

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.by_turns import DRAWN, ByTurns
from tests.web.conftest import DESKTOP, NewPage
from tests.web.fitting import sheet_places, watch_sheet
from tests.web.hands import BOTS, HANDS
from tests.web.keyboard import Keyboard
from tests.web.tables import expect_scores, moves_of, moves_offered, open_table


@pytest.mark.parametrize("game", HANDS)
def test_game_is_played_to_the_end_against_easy_bots(new_page: NewPage, game: str) -> None:
    page = new_page(DESKTOP, touch=True)
    table = open_table(page, game, "me", *BOTS.get(game, ("easy",)))
    by_turns = ByTurns(page, HANDS[game], 10, watch_sheet)
    while by_turns.goes_on():
        assert len(sheet_places(page)) <= 1, "the sheet keeps its place"

    player, keys = by_turns.player, by_turns.keys
    expect_scores(page, table)
    made = len(moves_of(page, table))
    assert player.taps >= made / 2, "a tap is a move, or two where one lays a tile"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "Game over" in page.locator("[role=status].unseen").inner_text()
    keys.begun = False
    keys.reach(page.get_by_role("button", name="Again").element_handle())


def with_a_question(page: Page, keys: Keyboard) -> tuple[str, Locator]:
    """A table, and a place on it that asks which die is meant: one alone is not asked about."""
    for _ in range(20):
        table = open_table(page, "inkdoms", "me")
        page.wait_for_selector(".box [data-die][data-lit]")
        kingdoms = Counter(move.partition(" from ")[2] for move in moves_offered(page, table))
        [(kingdom, dice)] = kingdoms.most_common(1)
        if dice < 2:
            continue
        own = f'[data-area^="{kingdom[0]}"]'
        area = page.locator(f'.sheet {own}[aria-label*="can be chosen"]').first
        keys.begun = False
        keys.press(area)
        page.evaluate(DRAWN)
        if page.locator(".tray .choices [data-move]").count():
            return table, area
    raise AssertionError("in twenty throws no two dice in one kingdom")


def test_escape_puts_a_choice_away_and_the_focus_back(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    keys = Keyboard(page)
    table, area = with_a_question(page, keys)
    before = moves_of(page, table)
    expect(page.locator(".tray .choices [data-move]").first).to_be_focused()
    keys.key("Escape")

    expect(page.locator(".tray .choices")).to_have_count(0)
    expect(area).to_be_focused()
    keys.check()
    assert moves_of(page, table) == before
