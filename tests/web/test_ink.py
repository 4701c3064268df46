"""INK by hand: a tile in hand stays in hand until it is laid, and what is final asks first."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, SMALL_PHONE, NewPage
from tests.web.tables import FRAMES, MY_TURN, ask, look, moves_of, open_table

LAY = ".held .ways button:last-child"
HOLD_REST = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, time, ...more) =>
    time === 450 ? ((window.wake = act), 0) : later(act, time, ...more);
}"""
"""The wheel rests until `wake` is called, however slow a machine is."""
NEWS = re.compile(r"→|No area")


def stage(page: Page, table: str) -> Any:
    return look(page, table)["now"]["view"]["stage"]


def tap(page: Page, selector: str) -> None:
    """Where it is drawn: the painting takes taps as a whole."""
    box = page.locator(selector).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tiles_at(page: Page, table: str) -> set[tuple[int, int]]:
    painter = look(page, table)["now"]["view"]["painters"][0]
    return {(one["x"], one["y"]) for one in painter["tiles"]}


def test_the_apprentice_is_in_sight_on_a_small_phone(new_page: NewPage) -> None:
    page = new_page(SMALL_PHONE, reduced_motion="reduce")
    table = open_table(page, "ink", "me")
    rival = page.locator("[data-rival]")
    expect(rival).to_be_visible()
    expect(rival).to_contain_text("Apprentice")
    expect(rival).to_have_attribute("data-rival", "0")
    page.locator('[data-quill="1"][data-open]').click()
    tap(page, '[data-place="2,0"]')
    expect(page.locator(LAY)).to_be_enabled()
    expect(rival).to_be_visible()
    page.locator(LAY).click()
    page.get_by_role("button", name="Done").click()
    expect(rival).not_to_have_attribute("data-rival", "0")
    assert look(page, table)["now"]["view"]["apprentice"]["left"] < 24


def test_a_tile_can_be_moved_until_it_lies_and_start_asks_first(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "ink", "me")
    expect(page.locator("[data-rival]")).to_have_attribute("data-rival", "0")
    # The goal is shown beside the player's name from the first move on.
    expect(page.locator(".seats [data-played]")).to_have_attribute("data-played", "0")
    expect(page.locator(".seats")).to_contain_text("/24")

    # Pass asks which bottles become jokers.
    page.get_by_role("button", name="Pass", exact=True).click()
    asked = page.get_by_role("group", name="Pass: bottles that become jokers")
    expect(asked.locator("[data-move^=pass]").first).to_be_visible()
    page.evaluate(FRAMES)
    assert moves_of(page, table) == []
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.locator('[data-quill="1"][data-open]').click()

    # It is held, tried and turned; nothing moves under the finger, and nobody is told.
    lay, line = page.locator(LAY), page.locator(".held + .line")
    expect(lay).to_be_disabled()
    where = lay.bounding_box()
    tap(page, '[data-place="2,0"]')
    expect(lay).to_be_enabled()
    assert lay.bounding_box() == where
    expect(page.locator(".tray section")).to_contain_text(NEWS)
    tile = page.locator(".held svg").first
    before = tile.inner_html()
    page.locator("[data-turns]").click()
    assert tile.inner_html() != before
    # A tap on the tile itself turns it as well.
    turned = page.locator(".tray .held").get_attribute("data-look")
    tap(page, '[data-place="2,0"]')
    expect(page.locator(".tray .held")).not_to_have_attribute("data-look", str(turned))
    assert moves_of(page, table) == ["quill 1"]

    # Laid and taken back, it is in hand again, as it lay, and may go elsewhere.
    lay.click()
    expect(page.locator(".prompt .button")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-place="-2,0"]')).to_be_attached()
    expect(lay).to_be_enabled()
    tap(page, '[data-place="-2,0"]')
    expect(lay).to_be_enabled()
    expect(line).to_be_attached()  # its room stays, whatever it says
    lay.click()
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    assert tiles_at(page, table) == {(0, 0), (-2, 0)}
    done.click()

    # The Apprentice's step is told, and seen on its shelf.
    expect(page.locator("[data-rival]")).not_to_have_attribute("data-rival", "0")
    expect(page.locator(".side")).to_contain_text("The Apprentice steps to place 1 on the wheel")

    # START says what it does, and does it when told twice.
    start = page.locator('[data-quill="0"][data-open]')
    start.click()
    asked = page.get_by_role("group", name="Cross START")
    expect(asked).to_contain_text("must cover two squares")
    assert stage(page, table) == "turn"
    asked.get_by_role("button", name="Not yet").click()
    expect(asked).to_have_count(0)
    start.click()
    asked.get_by_role("button", name="Cross START").click()

    # A pair is chosen by taps; only the button covers it.
    expect(lay).to_be_disabled()
    first = page.locator("[data-square][data-open]").first
    name = first.get_attribute("data-square")
    for _ in range(2):
        tap(page, f'[data-square="{name}"]')
        expect(lay).to_be_enabled()
    assert stage(page, table) == "cover"
    made = moves_of(page, table)
    page.evaluate(HOLD_REST)
    lay.click()
    # The finger may still be where the button was: for a moment the wheel takes no tap.
    expect(lay).to_have_count(0)
    expect(page.locator("[data-resting]")).to_be_visible()
    for quill in page.locator("[data-quill]").all():
        quill.click(force=True)
    assert len(moves_of(page, table)) == len(made) + 1
    page.evaluate("() => window.wake()")
    expect(page.locator("[data-quill][data-open]").first).to_be_attached()
    assert stage(page, table) == "quill"


def until_completable(page: Page, table: str) -> list[str]:
    """Play as the hints say until a number can be completed; the moves that are open then."""
    for k in range(200):
        page.wait_for_function(MY_TURN)
        moves: list[str] = look(page, table)["now"]["moves"]
        if any(move.startswith("complete ") for move in moves):
            return moves
        hinted = moves[:1] if len(moves) == 1 else None
        if hinted is None:
            ways = ask(page, f"tables/{table}/hint", {"seat": 0})["ways"]
            hinted = [step["move"] for step in ways[0]["steps"]]
        body = {"seat": 0, "move": hinted[0], "id": f"{table}-{k}"}
        ask(page, f"tables/{table}/move", body)
    raise AssertionError("no number was ever reached")


def test_a_turn_that_can_bring_bottles_is_not_ended_unasked(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    table = open_table(page, "ink", "me")
    until_completable(page, table)
    expect(page.locator("[data-square][data-open]").first).to_be_attached()
    made = moves_of(page, table)
    done = page.get_by_role("button", name="Done")
    done.tap()
    asked = page.get_by_role("group", name="End the turn")
    expect(asked).to_contain_text("You can still complete the")
    asked.get_by_role("button", name="Not yet").tap()
    expect(asked).to_have_count(0)
    done.tap()
    page.go_back()
    expect(asked).to_have_count(0)
    assert moves_of(page, table) == made, "nothing is lost by a tap on Done"
    done.tap()
    asked.get_by_role("button", name="End the turn").tap()
    page.wait_for_function(MY_TURN)
    expect(page.locator("[data-quill][data-open]").first).to_be_attached()
    assert moves_of(page, table) == [*made, "done"]
