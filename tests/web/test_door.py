"""The front door: one's turn comes first, a friend is a tap away, back leads to where one was."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.tables import open_table


def test_back_leads_to_where_one_was_at_the_door(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/")
    page.wait_for_selector("footer")
    link = page.get_by_role("link", name="Watch a saved game")
    link.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0

    link.click()
    expect(page).to_have_url(re.compile("/replay$"))
    page.wait_for_selector("input[type=file]")
    assert page.evaluate("scrollY") == 0

    page.go_back()
    # Where the link was clicked: lower than before if something above it has loaded meanwhile.
    page.wait_for_function(
        "() => history.state?.height > 0 && Math.abs(scrollY - history.state.height) < 2"
    )
    expect(link).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_todays_game_comes_later_and_moves_nothing(new_page: NewPage, size: dict[str, int]) -> None:
    """With the par, which bots have played by the time that most people come."""
    page = new_page(size)
    held: list[Route] = []
    page.route("**/api/daily", lambda route: held.append(route))
    with page.expect_request("**/api/daily"):
        page.goto("/")
    games = page.get_by_role("region", name="Games")
    before = games.bounding_box()
    now = held[0].fetch().json()
    for game in now["games"]:
        game["par"] = {"total": 70, "won": True}
    held[0].fulfill(json=now)
    expect(page.get_by_text("made 70.")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzles")).to_contain_text("today")
    assert games.bounding_box() == before


def test_a_first_visit_fits_a_phone_and_a_return_begins_with_ones_turn(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.get_by_role("button", name="Play now: Color-In Kingdom")).to_be_in_viewport()
    expect(page.locator("article .quarter use")).to_have_count(4)
    assert page.locator("#sheet .piece.full").count() > 40, "nothing is blank"

    table = open_table(page, "ink", "me", "easy")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    expect(page.get_by_role("button", name="Play now: Color-In Kingdom")).to_be_in_viewport()
    first = page.locator("main a").first
    expect(first).to_have_attribute("href", f"/t/{table}")
    first.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_what_a_newcomer_is_led_to_comes_first_by_keys_too(new_page: NewPage) -> None:
    page = new_page(PHONE, newcomer=True)
    page.goto("/")
    card = page.get_by_role("article").first
    learn = card.get_by_role("link", name=re.compile("^Learn"))
    learn.focus()
    page.keyboard.press("Tab")
    expect(card.get_by_role("button", name=re.compile("^Play now"))).to_be_focused()


def test_a_friend_is_invited_by_one_tap(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="With a friend: Inklings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    url = dialog.get_by_label("Invitation for your friend").input_value()
    friend = new_page()
    friend.goto(url)
    friend.get_by_role("button", name="Sit down").click()
    dialog.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".sheet svg")
    friend.wait_for_selector(".sheet svg")


def test_one_plays_alone_by_one_tap(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Solo: Inkdoms").click()
    page.wait_for_selector(".sheet svg")
    expect(page.locator(".seats li")).to_have_count(1)
