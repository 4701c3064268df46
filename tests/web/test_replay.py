"""Plays looked at again, step by step: from a finished table, and from a record that was kept."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.tables import finish, open_table

DROP = """(text) => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], 'play.json', { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true }));
}"""


CHANGED = "(before) => document.querySelector('.sheet').innerHTML !== before"
"""A position may have to be fetched, and a sheet is drawn by parts."""


def walk(page: Page, after_a_turn: str) -> None:
    """From the beginning, where everything lies and nobody has moved, to the end: by the slider, by
    buttons, by turns, and by keys."""
    slider = page.get_by_role("slider")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 5
    counter = page.locator("footer.bar .where")
    told = page.locator("footer.bar p").first
    expect(told).to_have_text("The beginning")
    opening = int(slider.input_value())
    assert opening > 0, "what chance does first is not shown step by step"
    expect(counter).to_contain_text("0 of")
    expect(counter).to_contain_text(f"{opening}/{steps}")
    at_the_beginning = page.locator(".sheet").inner_html()

    slider.fill(str(steps))
    expect(counter).to_contain_text(f"{steps}/{steps}")
    expect(told).not_to_have_text("The beginning")
    expect(page.get_by_role("button", name="Forward a move")).to_be_disabled()
    expect(page.get_by_role("button", name="Forward a turn")).to_be_disabled()
    expect(page.locator("[data-result]")).to_contain_text("Game over")
    page.wait_for_function(CHANGED, arg=at_the_beginning)
    at_the_end = page.locator(".sheet").inner_html()

    page.get_by_role("button", name="Back a move").click()
    expect(counter).to_contain_text(f"{steps - 1}/{steps}")
    slider.fill("0")
    expect(told).to_have_text("The beginning")
    page.wait_for_function(CHANGED, arg=at_the_end)

    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")  # wherever the focus is
    expect(counter).to_contain_text(f"{opening}/{steps}")
    page.keyboard.press("ArrowRight")
    expect(counter).to_contain_text(f"{opening + 1}/{steps}")
    expect(told).not_to_have_text("The beginning")
    page.keyboard.press("End")
    expect(counter).to_contain_text(f"{steps}/{steps}")
    page.keyboard.press("Home")
    expect(counter).to_contain_text(f"{opening}/{steps}")
    page.keyboard.press("PageDown")
    expect(counter).to_contain_text(re.compile(f"^{after_a_turn} of"))
    first = counter.inner_text()
    page.get_by_role("button", name="Forward a turn").click()
    expect(counter).not_to_have_text(first, use_inner_text=True)
    page.keyboard.press("PageUp")
    expect(counter).to_have_text(first, use_inner_text=True)


def test_finished_table_is_replayed_with_a_slider(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = open_table(page, "inklings", "me", "easy")
    finish(page, table)
    page.get_by_role("button", name="Replay").click()
    walk(page, "Round 1")  # the other seat has not moved yet
    follow(page, "After round 2")


def test_a_replay_of_ink_goes_by_turns_and_follows_who_moves(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = open_table(page, "ink", "me", "easy")
    finish(page, table)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("footer.bar p").first).to_have_text("The beginning")
    # Palettes, bonus actions and tiles have been drawn.
    expect(page.get_by_role("slider")).to_have_value("3")
    follow(page, "After turn 4")


def follow(page: Page, after_four: str) -> None:
    """The sheet of the seat that moves is shown, and playback runs to the end."""
    seats = page.locator(".seats")
    page.keyboard.press("Home")
    shown = set()
    where = page.locator("footer.bar .where")
    for _ in range(4):
        before = where.inner_text()
        page.keyboard.press("PageDown")
        expect(where).not_to_have_text(before, use_inner_text=True)
        step = where.inner_text().rpartition("/")[0].split()[-1]
        expect(page.locator("footer.bar")).to_have_attribute("data-shown", step)
        mover = page.locator("footer.bar p strong").inner_text()
        expect(seats.get_by_role("button", name=mover)).to_have_attribute("aria-pressed", "true")
        shown.add(mover)
    assert len(shown) == 2, "both have moved"
    expect(where).to_contain_text(f"{after_four} of")  # two seats, four turns of theirs

    seats.get_by_role("button", name="Ann").click()
    expect(page.get_by_role("button", name="Follow")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Follow")).to_have_attribute("aria-pressed", "true")

    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) - 20))
    page.get_by_label("Speed").select_option("8×")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("button", name="Forward a turn")).to_be_disabled()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_kept_record_is_dropped_on_the_page(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    table = open_table(page, "color-in-kingdom", "me")
    finish(page, table)
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "play.json"
    kept.value.save_as(record)

    page.goto("/replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.evaluate(DROP, "this is no game")
    expect(page.get_by_role("alert")).to_have_text("This file is not the record of a game.")
    page.evaluate(DROP, record.read_text(encoding="utf-8"))
    walk(page, "After turn 1")  # alone, a turn is whole
