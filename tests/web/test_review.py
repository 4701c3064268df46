"""The review of a game: found from its end, for everybody, on every screen; playing on from it."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE_MS
from tests.web.conftest import PHONE, NewPage
from tests.web.tables import finish, open_table
from tests.web.test_axe import check as check_for_everybody
from tests.web.test_replay import DROP
from tests.web.test_sizes import check_in_both_languages

WRONG = ("slip", "mistake", "blunder")
RECORD = Path(__file__).parents[1] / "plays" / "color-in-kingdom-copycat.json"
REVIEW_MS = PATIENCE_MS
"""For the bots, at the lowest priority of a busy machine."""


def reviewed(page: Page) -> None:
    """The review is whole."""
    page.wait_for_selector(".decisive button", timeout=REVIEW_MS)


def test_a_finished_game_is_reviewed(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    finish(page, table)
    page.get_by_role("button", name="Review").click()
    expect(page).to_have_url(re.compile(f"/review\\?table={table}$"))
    reviewed(page)
    expect(page.locator("h2").first).to_contain_text(re.compile("won|lost|tie"))
    expect(page.locator(".decisive button")).to_have_count(3)
    # The lines of the account are those of the server, and add up.
    lines = page.get_by_role("table", name="Luck and skill, in points").locator(".number")
    *numbers, total = [int(n.replace("−", "-")) for n in lines.all_inner_texts()]
    assert len(numbers) >= 2, "the dice, and the turns of both"
    assert sum(numbers) == total
    # What another player did well is described as theirs.
    expect(page.locator(".decisive button").first).to_contain_text("for you")

    # Every turn is in the table behind the graph, and goes onto the sheet.
    page.locator("details.card > summary").click()
    rows = page.locator("details tbody tr")
    better = page.request.post(f"/api/tables/{table}/review", data={"have": 0}).json()["parts"]
    at = next(k for k, part in enumerate(better) if part.get("turn") and not part["turn"]["forced"])
    # Each verdict is for the reader: the lines of the account are the sums of these.
    end = page.request.post(f"/api/tables/{table}/review", data={"have": rows.count()}).json()
    account = end["summary"]["seats"][0]
    figures = rows.locator("td:nth-child(5)").all_inner_texts()
    worth = [float(n.replace("−", "-").removeprefix("≈ ")) for n in figures]
    whole = account["luck"] + account["own"] + account["others"]
    assert abs(sum(worth) - whole) <= 0.05 * len(worth) + 0.01
    rows.nth(at).get_by_role("button").click()
    expect(rows.nth(at)).to_have_class(re.compile("here"))
    expect(
        page.locator(f".board[data-step='{better[at]['turn']['from']}'] [data-step]")
    ).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(rows.nth(at + 1)).to_have_class(re.compile("here"))
    page.get_by_role("button", name="Back a turn").click()
    expect(rows.nth(at)).to_have_class(re.compile("here"))
    check_for_everybody(page)
    check_in_both_languages(page, ".decisive button")

    # From here it is played on, at a table of its own.
    page.evaluate("localStorage.setItem('paintpot/language', 'en')")
    page.reload()
    reviewed(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.wait_for_selector(".tray")
    there = page.url.rpartition("/")[2]
    assert there != table
    now = page.request.get(f"/api/tables/{there}").json()["now"]
    assert now["fair"]["first"] > 0


def test_a_dropped_record_is_reviewed(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.goto("/replay")
    page.wait_for_selector("input[type=file]")
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    page.evaluate(DROP, json.dumps(record))
    page.get_by_role("link", name="Review").click()
    reviewed(page)
    expect(page.locator("h2").first).to_contain_text("points")
    parts = page.request.post("/api/review", data={"record": record, "have": 0}).json()["parts"]
    # What is better is shown of a turn that certainly could have been played better.
    turns = [part.get("turn") or {"verdict": ""} for part in parts]
    at = next(k for k, turn in enumerate(turns) if turn["verdict"] in WRONG)
    page.locator("details.card > summary").click()
    page.locator("details tbody tr").nth(at).get_by_role("button").click()
    told = page.locator(".look > .told")
    expect(told).to_contain_text("Better")
    page.get_by_role("switch").uncheck()
    expect(told).not_to_contain_text("Better")
