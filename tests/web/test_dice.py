"""The page adds its part to the dice by itself, and finds out what was changed in the end."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPage
from tests.web.tables import SHEET, ask, finish, look


def play_now(page: Page) -> str:
    """Open a table by one click at the door; its id."""
    page.goto("/")
    card = page.locator("article").filter(has_text="Inklings")
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(SHEET)
    return page.url.rpartition("/t/")[2]


def noted(page: Page, table: str) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('paintpot/dice/{table}')"))


def test_one_click_has_the_browsers_own_part(new_page: NewPage) -> None:
    page = new_page()
    table = play_now(page)
    fair = look(page, table)["now"]["fair"]
    own = noted(page, table)
    assert own["commitment"] == fair["commitment"]
    assert own["own"]["0"]["bytes"] == fair["parts"][0]["bytes"]
    finish(page, table)
    expect(page.locator("section.end")).to_contain_text("Your browser checked the dice")
    page.reload()
    expect(page.locator("section.end")).to_contain_text("Your browser checked the dice")
    page.get_by_role("button", name="Again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    page.wait_for_selector(SHEET)
    after = page.url.rpartition("/t/")[2]
    (seat,) = look_any(page, after)["yours"]
    parts = look_any(page, after)["fair"]["parts"]
    assert parts[seat]["bytes"] == noted(page, after)["own"][str(seat)]["bytes"]


def look_any(page: Page, table: str) -> Any:
    return ask(page, f"tables/{table}")["now"]


def _other_secret(fair: Any) -> None:
    fair["secret"] = "00" * 32
    # And the commitment that fits it: it is not the one from the beginning.
    fair["commitment"] = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def _left_out(fair: Any) -> None:
    fair["parts"][0] |= {"bytes": None, "why": "silent"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_other_secret, "does not fit the fingerprint that this browser noted"),
        (_left_out, "reached the server in time, but the server left it out"),
    ],
)
def test_a_record_that_was_changed_is_shown_as_such(
    new_page: NewPage, change: Any, said: str
) -> None:
    page = new_page()
    table = play_now(page)

    def tamper(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        change(record["record"]["fair"])
        route.fulfill(response=answer, json=record)

    page.route("**/record", tamper)
    finish(page, table)
    expect(page.locator("section.end [role=alert]")).to_contain_text(said)


def test_who_comes_later_is_told_that_nothing_can_be_compared(new_page: NewPage) -> None:
    page = new_page()
    table = play_now(page)
    page.evaluate("localStorage.clear()")
    finish(page, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("it has nothing to compare with")
