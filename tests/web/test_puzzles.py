"""A puzzle on the page: a turn is played, and the verdict comes at once with its reason."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewPage
from tests.web.tables import ask
from tests.web.test_axe import check


def test_a_puzzle_from_the_door_to_one_more(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name=re.compile("Color-In Kingdom")).wait_for()
    check(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("link", name=re.compile("Inklings")).click()
    expect(page.get_by_text("Today’s puzzle")).to_be_visible()
    page.wait_for_selector(".sheet svg")

    lit, send = page.locator("g.place[data-lit]"), page.locator("button[data-send]")
    mover = page.locator("g.place[data-mover]")
    lit.or_(mover).or_(send).first.wait_for(state="attached")
    verdict = page.locator(".verdict")
    expect(page.get_by_role("button", name="What is this?")).to_be_visible()
    expect(page.get_by_text(re.compile("the (easy|normal|hard) bot|a bot that"))).to_be_visible()
    size = page.locator(".sheet").bounding_box()
    for _ in range(3):  # an Inkling, a space, the step itself: as many taps as it takes
        if send.count():
            send.first.click()
            break
        (lit if lit.count() else mover).first.dispatch_event("click")
        page.locator("button[data-send]").or_(lit).first.wait_for(state="attached")
    expect(verdict).to_be_visible()
    assert page.locator(".sheet").bounding_box() == size
    text = verdict.inner_text()
    assert "idea" in text
    if "Solved" not in text:
        assert "behind the best" in text
        page.get_by_role("button", name="Show the best").click()
        expect(page.get_by_role("button", name="Show mine")).to_be_visible()
        assert verdict.locator(".steps li:not(.rest)").count() >= 1
        assert page.locator(".sheet").bounding_box() == size
    check(page)

    daily = ask(page, "puzzles/inklings")["daily"]
    page.get_by_role("button", name="One more").click()
    expect(verdict).to_have_count(0)
    expect(page.get_by_text("Find the best turn.", exact=True)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('paintpot/puzzles')).tried.inklings")
    assert kept == [daily]
