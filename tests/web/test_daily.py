"""Today's game, from the front door to the result that is shared."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.tables import ask, look
from tests.web.test_axe import check

SHARE = "navigator.share = (data) => ((window.shared = data.text), Promise.resolve())"


def play_out(page: Page, table: str) -> dict[str, Any]:
    """The first legal move, again and again, as this browser."""
    made = 0
    while (now := look(page, table)["now"])["phase"] != "over":
        body = {"seat": 0, "move": now["moves"][0], "id": f"{table}-{made}"}
        ask(page, f"tables/{table}/move", body)
        made += 1
    return dict(now)


def test_today_from_the_door_to_the_board(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.add_init_script(SHARE)
    page.goto("/")
    today = page.get_by_role("region", name="Today")
    expect(today).to_contain_text("The same deal for everyone")
    today.get_by_role("link").first.click()
    expect(page.get_by_role("heading", name="Today")).to_be_visible()
    check(page)

    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="Play: Inklings").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".sheet svg")
    table = page.url.rpartition("/")[2]
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)

    page.goto("/today")
    page.get_by_role("button", name="Play on: Inklings").click()
    page.wait_for_url(f"**/t/{table}")

    now = play_out(page, table)
    total = now["scores"][0]["total"]
    expect(page.locator("header.verdict").get_by_role("heading")).to_contain_text(f"{total}")
    expect(page.get_by_role("region", name="Days in a row")).to_contain_text("One day")
    names = page.get_by_role("region", name="Today’s names")
    expect(names.locator(".you")).to_contain_text(f"{total}")
    page.get_by_role("button", name="Share").click()
    shared = str(page.wait_for_function("window.shared").json_value())
    head, *squares, link = shared.split("\n")
    assert link == f"{page.url.partition('/t/')[0]}/today"
    assert re.fullmatch(rf"Inklings {now['day']} · {total}( · par \d+)?", head), head
    assert squares
    assert set("".join(squares)) <= set("🟦⬜")

    page.goto(f"/today/{now['day']}/inklings")
    expect(page.get_by_role("region", name="Share your result")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Practise with this deal").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Inklings · practice")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
