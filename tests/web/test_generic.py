"""Games that the page knows nothing of: one without a sheet, one that draws itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.hosting import Server
from tests.server.shelves import EXAMPLES, put_drip, put_game, server_with_games
from tests.web.by_turns import ByTurns
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hands.generic import GenericHand
from tests.web.playing import Finger
from tests.web.tables import expect_scores, look, moves_of, open_table
from tests.web.test_cards import asked, check

PLAIN = """\
from paintpot.core.registry import game as known

game = type(known("inklings"))()
game.name = "plain"
"""
"""Inklings under a name for which there is no board."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with more games: Inklings without its board, Drip without any texts."""
    folder = tmp_path_factory.mktemp("generic")
    put_game(folder, "plain", PLAIN)
    put_drip(folder, "bare")
    with server_with_games(folder) as running:
        yield running


@pytest.mark.parametrize(("game", "stretch"), [("drip", 1), ("plain", 4)])
def test_game_without_a_board_is_played_to_the_end(
    new_page: NewPage, game: str, stretch: int
) -> None:
    page = new_page(DESKTOP, touch=True, reduced_motion="reduce")
    table = open_table(page, game, "me", "easy")

    by_turns = ByTurns(page, GenericHand(), stretch)
    while by_turns.goes_on():
        pass

    expect_scores(page, table)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_game_without_words_is_named_and_shown(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    page.get_by_role("button", name="Play now: Bare").tap()

    expect(page.get_by_role("heading", level=1)).to_have_text("Bare")
    sheet = page.locator(".sheet").get_by_role("group")
    expect(sheet).to_contain_text("die:")
    box = sheet.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]

    page.goto("/rules/bare")
    expect(page.get_by_text("The rules of this game have not been written down")).to_be_visible()

    page.goto("/rules/drip")
    expect(page.locator("#DR-1")).to_be_visible()
    expect(page.locator(".summary")).to_have_count(0)
    page.get_by_role("searchbox").fill("face")
    expect(page.locator("search li").first).to_be_visible()


def test_what_moves_would_bring_stands_beside_them(new_page: NewPage) -> None:
    """Drip alone: to keep the die is worth its face, and to pass nothing."""
    page = new_page(DESKTOP)
    table = open_table(page, "drip", "me")
    face = look(page, table)["now"]["view"]["die"]
    keep = page.locator('[data-move="keep"]')
    expect(keep.locator(".gain")).to_have_text(f"+{face}")
    expect(page.locator('[data-move="pass"] .gain')).to_have_count(0)
    # The next die falls at once: one click shows the move, and another makes it.
    for move in (page.locator('[data-move="pass"]'), keep):
        move.click()
        expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".near")).to_contain_text("cannot be taken back")
    assert moves_of(page, table) == []
    keep.click()
    expect(page.locator(".side .moment")).to_contain_text(f"keeps a {face}")


def test_what_is_this_is_answered(new_page: NewPage) -> None:
    """Streaks has words of its own for its boxes, and Drip none: the page knows moves and lines."""
    page = new_page(DESKTOP)
    table = open_table(page, "streaks", "me")
    lit = page.locator("[data-patch][data-lit]")
    expect(lit.first).to_be_attached()
    answers = asked(page)
    boxes = [one for one in answers if one["kind"] == "patch"]
    check(boxes, EXAMPLES / "streaks")
    assert len({one["title"] for one in boxes}) == 36
    assert {one["rule"] for one in boxes} == {"SK-MARK-2"}

    # Alone, the next dice fall at once: a tap shows a box, and another marks it.
    name = lit.last.get_attribute("data-patch")
    finger, box = Finger(page), page.locator(f"[data-patch='{name}']")
    finger.inside(lit.first)
    finger.inside(box)
    expect(page.locator("[data-patch][aria-pressed=true]")).to_have_count(1)
    expect(box).to_have_attribute("aria-pressed", "true")
    assert moves_of(page, table) == []
    with page.expect_response("**/move"):
        finger.inside(box)
    expect(page.locator("[data-patch][aria-pressed=true]")).to_have_count(0)
    assert len(moves_of(page, table)) == 1

    open_table(page, "drip", "me", "easy")
    page.wait_for_selector("[data-move]")
    answers = asked(page)
    assert {one["kind"] for one in answers} >= {"move", "seat", "undo"}
    assert all(one["title"] and one["text"] and "{" not in one["words"] for one in answers)
