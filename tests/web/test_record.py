"""One's own record: found from the door and from the end of a game, taken to another browser."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.tables import ask, open_table, play_out
from tests.web.test_axe import check

GAMES = 2


def figures(page: Page) -> list[str]:
    """What the page shows for a game, and for each one played."""
    page.wait_for_selector("main article .figures")
    texts = page.locator("main article .figures li, main article tbody td").all_inner_texts()
    return [re.sub(r"\s+", " ", text).strip() for text in texts]


def test_a_record_is_found_and_can_be_taken_along(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    for _ in range(GAMES):
        play_out(page, open_table(page, "inklings", "me", "easy"))
    page.get_by_role("link", name="Your results").tap()
    expect(page.get_by_role("heading", name="Inklings")).to_be_visible()
    totals = [game["total"] for game in ask(page, "my-record")["games"]]
    assert len(totals) == GAMES
    chart = page.get_by_role("img", name=re.compile(r"^Points, game by game"))
    last = f"{'−' if totals[-1] < 0 else ''}{abs(totals[-1])}"
    expect(chart).to_have_accessible_name(re.compile(rf"last {last}\.$"))
    expect(
        page.get_by_text(f"All {GAMES} games as a table")
    ).to_be_visible()  # and open: there are few
    expect(page.locator("tbody tr")).to_have_count(GAMES)
    expect(page.get_by_role("link", name=re.compile("^Review: "))).to_have_count(GAMES)
    check(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    mine = figures(page)
    assert mine[0] == f"{GAMES} games"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").tap()
    file = tmp_path / "paintpot.json"
    saved.value.save_as(file)

    other = new_page(PHONE, touch=True, reduced_motion="reduce")
    other.goto("/")
    other.get_by_role("link", name="Your results").tap()
    expect(other.get_by_text("Nothing here yet.")).to_be_visible()
    with other.expect_navigation():
        other.locator("[data-kept-file]").set_input_files(file)
    expect(other.get_by_text(f"{GAMES} games come from a file.")).to_be_visible()
    expect(other.locator("tbody").get_by_text("from a file")).to_have_count(GAMES)
    theirs = figures(other)
    assert [text for text in theirs if text != "–"] == [text for text in mine if text != "Review"]
    assert ask(other, "my-record")["games"] == [], "the server has not heard of them"
    other.get_by_role("button", name="Remove them").tap()
    expect(other.get_by_text("Nothing here yet.")).to_be_visible()
