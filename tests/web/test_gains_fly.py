"""What a step brings is seen where it happened, flies to the score, and is said, once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hearing import LISTEN
from tests.web.tables import ask, look, moves_offered, open_table

WATCH = """() => {
  window.flights = [];
  const number = ({ className }) => /moment-(plus|minus)/.test(className);
  new MutationObserver((all) => {
    for (const one of all.flatMap(({ addedNodes }) => [...addedNodes]).filter(number)) {
      const at = (axis) => parseFloat(one.style.getPropertyValue(axis));
      const moves = one.getAnimations().length > 0;
      window.flights.push({ text: one.textContent, x: at("--x"), y: at("--y"), moves });
    }
  }).observe(document.querySelector(".moments"), { childList: true });
}"""
"""Writes down the numbers that are shown over the page, and where: they are soon gone."""

MOST_STEPS = 20


def told_of(page: Page, table: str) -> list[Any]:
    told: list[Any] = look(page, table)["told"]
    return told


def step_with_a_gain(page: Page, table: str, name: str) -> Any:
    """Make steps, by the server, until one brings points that no moment tells."""
    for k in range(MOST_STEPS):
        page.evaluate("window.flights = []; window.said = []")
        offered = moves_offered(page, table)
        built = [one for one in offered if " on " in one] or offered
        move = built[k * 7 % len(built)]
        body = {"seat": 0, "move": move, "id": f"{table}-{name}-{k}"}
        ask(page, f"tables/{table}/move", body)
        step = next(one for one in reversed(told_of(page, table)) if one["what"] == "move")
        brought = sum(points for _, points in step.get("brought", []))
        if brought < 0 or any(one.get("points") for one in step.get("moments", [])):
            page.wait_for_function("() => window.flights.length > 0")
            page.keyboard.press("Shift")
        elif brought:
            return step
    raise AssertionError("no step has brought anything")


def expect_flight(page: Page, step: Any) -> Any:
    """One number, over the place that the step's last word names, and the same in words."""
    page.wait_for_function("() => window.flights.length > 0")
    [[seat, points]] = step["brought"]
    [flight] = page.evaluate("window.flights")
    assert (seat, flight["text"]) == (0, f"+{points}")
    place = step["text"].split()[-1]
    marks = ", ".join(f'[data-{mark}="{place}"]' for mark in ("area", "space"))
    box = page.locator(".sheet").locator(marks).first.bounding_box()
    assert box is not None
    assert box["x"] <= flight["x"] <= box["x"] + box["width"]
    assert box["y"] <= flight["y"] <= box["y"] + box["height"]
    words = f"+{points} point" if points == 1 else f"+{points} points"
    page.wait_for_function("words => window.said.join().includes(words)", arg=words)
    said = [one.strip() for one in ". ".join(page.evaluate("window.said")).split(". ")]
    assert said.count(words) == 1
    return flight


@pytest.mark.parametrize(
    ("game", "size"), [("inklings", PHONE), ("color-in-kingdom", DESKTOP)], ids=["phone", "desktop"]
)
def test_what_a_step_brings_flies_from_its_place(
    new_page: NewPage, game: str, size: dict[str, int]
) -> None:
    page = new_page(size)
    page.add_init_script(LISTEN)
    table = open_table(page, game, "me")
    expect(page.locator(".moments")).to_be_attached()
    page.evaluate(WATCH)
    step = step_with_a_gain(page, table, "fly")
    assert expect_flight(page, step)["moves"]
    expect(page.locator(".moments > *"), "it goes by itself").to_have_count(0)


def test_it_stands_there_where_nothing_may_move(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.add_init_script(LISTEN)
    table = open_table(page, "inklings", "me")
    expect(page.locator(".moments")).to_be_attached()
    page.evaluate(WATCH)
    step = step_with_a_gain(page, table, "stand")
    assert not expect_flight(page, step)["moves"]


def test_undo_takes_back_what_flew_and_shows_nothing(new_page: NewPage) -> None:
    """To somebody who watches, the next step is shown with all that it brought."""
    page, watcher = new_page(DESKTOP), new_page(PHONE)
    for one in (page, watcher):
        one.add_init_script(LISTEN)
    table = open_table(page, "inkdoms", "me")
    watcher.goto(ask(page, f"tables/{table}/links")["watch_url"])
    for one in (page, watcher):
        expect(one.locator(".moments")).to_be_attached()
    page.evaluate(WATCH)
    step = step_with_a_gain(page, table, "first")
    expect_flight(page, step)
    page.get_by_role("button", name="Undo").click()
    painted = f'[data-painted][data-area="{step["text"].split()[-1]}"]'
    expect(page.locator(painted)).to_have_count(0)
    assert len(page.evaluate("window.flights")) == 1
    expect(watcher.locator(painted)).to_have_count(0)
    watcher.evaluate("window.news = []")
    again = step_with_a_gain(page, table, "again")
    expect_flight(page, again)
    told = "text => window.news.some(({ moves = [] }) => moves.includes(text))"
    watcher.wait_for_function(told, arg=again["text"])
    shown = watcher.evaluate("window.news.map(({ brought = 0 }) => brought)")
    assert sum(shown) == again["brought"][0][1]
