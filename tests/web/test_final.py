"""Color-In Kingdom: what cannot be taken back, since the next dice fall at once, takes two taps.

In a solo game every building is such a move; so is the answer of the last player to decide on a
copy.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, NewPage
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger, Player
from tests.web.tables import moves_of, open_table
from tests.web.test_desktop import to_a_copy

AIMED = "[data-space][data-aimed]"
LIT = "[data-space][data-lit]"


RESTS = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def finger_of(page: Page, way: str) -> Finger:
    return Keyboard(page) if way == "keys" else Finger(page, touch=way == "finger")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_alone_one_click_shows_and_another_builds(new_page: NewPage, way: str) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "color-in-kingdom", "me")
    Player(page, KingdomHand()).comes_to("spaces")
    before = moves_of(page, table)
    spaces = page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.space)")
    finger = finger_of(page, way)

    for space in (spaces[0], spaces[-1]):
        finger.inside(page.locator(f'[data-space="{space}"]'))
        expect(page.locator(AIMED)).to_have_attribute("data-space", space)
    assert moves_of(page, table) == before, "it is only shown"

    with page.expect_response("**/move"):
        finger.on(page.locator("[data-build]"))
    assert moves_of(page, table)[len(before)].endswith(f"on {spaces[-1]}")


@pytest.mark.parametrize("way", ["finger", "mouse", "keys"])
def test_the_only_one_to_decide_declines_in_two_steps(new_page: NewPage, way: str) -> None:
    page = new_page(
        PHONE if way == "finger" else LAPTOP, touch=way == "finger", reduced_motion="reduce"
    )
    table = open_table(page, "color-in-kingdom", "me", "easy")
    to_a_copy(page, table)
    before = moves_of(page, table)
    finger = finger_of(page, way)
    decline, go_on = page.locator("[data-decline=copy]"), page.locator("[data-declined]")
    expect(page.locator(".ask .main")).to_be_visible()  # both buttons of the answer are there
    place = decline.bounding_box()

    finger.on(decline)
    expect(decline).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".asked")).to_have_text("Copy nothing?")
    finger.on(decline)  # a slip, once more: it is pressed, and that is all
    # As long as a finger is on it, it gives way by a pixel; then it stands where it stood.
    page.wait_for_function("() => !document.querySelector('button:active')")
    page.wait_for_function(RESTS)
    assert decline.bounding_box() == place

    # On second thoughts a space is tapped: that takes its place, and the other way round.
    finger.inside(page.locator(LIT).first)
    expect(page.locator(AIMED)).to_have_count(1)
    expect(go_on).to_have_count(0)
    finger.on(decline)
    expect(page.locator(AIMED)).to_have_count(0)
    assert moves_of(page, table) == before

    with page.expect_response("**/move"):
        finger.on(go_on)
    assert moves_of(page, table)[len(before)] == "no copy"
