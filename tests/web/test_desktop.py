"""Color-In Kingdom with a mouse: what one is asked, whose sheet it is, and nothing is covered."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, NewPage
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.playing import Finger, Player
from tests.web.tables import MY_TURN, ask, look, moves_of, moves_offered, open_table

CUT = """() => [...document.querySelectorAll(".tray p")].filter((one) =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""
"""Words in the tray that do not fit."""
COVERED = """card => {
    const side = document.querySelector(".side").getBoundingClientRect();
    return side.bottom - card.getBoundingClientRect().top;
}"""
"""By how much a card lies over what scrolls beside the sheet."""
OVER_EXTRA = """card => {
    const extra = document.querySelector(".extra").getBoundingClientRect();
    return card.getBoundingClientRect().bottom - extra.top;
}"""
PALE_IF_POINTED_AT = """() =>
    Boolean(document.querySelector("[data-board] svg.hinted"))
        === Boolean(document.querySelector("[data-board] .meant"))"""
"""The first idea may be not to copy: that is nowhere on the board."""
MAY_COPY = "() => document.querySelector('[data-decline=copy]') !== null"


def to_an_open_build(page: Page, touch: bool = False) -> None:
    """Play on until a field is built, which others may copy: until they have, it can be undone."""
    Player(page, KingdomHand(), touch=touch).comes_to("again")
    field = page.locator("[data-kind=strawberry]")
    if field.get_attribute("aria-pressed") != "true":
        Finger(page, touch).on(field)
        expect(field).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("[data-space][data-lit]")


def to_a_copy(page: Page, table: str) -> None:
    """Play on until another has built something that may be copied."""
    for k in range(60):
        moves = moves_offered(page, table)
        if "no copy" in moves:
            page.wait_for_function(MAY_COPY)
            return
        ask(page, f"tables/{table}/move", {"seat": 0, "move": moves[0], "id": f"{table}-{k}"})
    raise AssertionError("nobody built")


def test_a_mouse_is_told_what_to_do_and_nothing_is_covered(new_page: NewPage) -> None:
    page = new_page(DESKTOP, newcomer=True)
    table = open_table(page, "color-in-kingdom", "me", "easy")
    # A line for newcomers and a hint end the score and the log above them; both stay in sight.
    page.wait_for_function(MY_TURN)
    lead = page.locator(".lead")
    expect(lead).to_be_visible()
    page.wait_for_function(f"() => ({COVERED})(document.querySelector('.lead')) <= 0")
    # Only beside what a hint points at does the rest step back.
    pale = page.locator("[data-board] svg.hinted")
    expect(pale).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .act")).to_be_visible()
    assert page.evaluate(PALE_IF_POINTED_AT)
    page.wait_for_function(f"() => ({COVERED})(document.querySelector('.hint')) <= 0")
    expect(lead).to_be_hidden()
    expect(page.locator(".side h2").first).to_have_css("visibility", "visible")
    page.keyboard.press("Escape")
    expect(pale).to_have_count(0)

    to_an_open_build(page)
    tray = page.locator(".tray")
    expect(tray).to_contain_text(re.compile("(C|c)lick a space to build"))
    expect(tray.get_by_role("button", name=re.compile("^(Build|Copy)"))).to_have_count(0)
    assert page.evaluate(CUT) == []

    before = len(moves_of(page, table))
    lit = page.locator("[data-space][data-lit]").first
    with page.expect_response("**/move"):
        lit.click()  # one click builds: it can be taken back
    assert " on " in moves_of(page, table)[before]

    to_a_copy(page, table)
    expect(page.locator(".status")).to_contain_text("Copy it?")
    expect(page.locator("[data-seat='0'] .state")).to_have_text("may copy")
    expect(tray.locator("h2")).to_have_text("Copy what Blot built?")
    assert page.evaluate(CUT) == []

    # Another's sheet says whose it is, and its score stands beside it.
    page.locator("[data-seat='1'] button").click()
    expect(page.locator("[data-whose]")).to_contain_text("Blot’s sheet")
    expect(page.locator(".side h2").first).to_have_text("Blot’s score")
    total = page.locator("[data-score-of='1']").inner_text()
    expect(page.locator(".side tfoot td").first).to_have_text(total)
    page.get_by_role("button", name="Back to yours").click()
    expect(page.locator("[data-whose]")).to_have_count(0)
    expect(page.locator(".side h2").first).to_have_text("Your score")

    # What another does is shown over the seats, and how near the end is stays in sight.
    turn = page.locator("[data-turn-of='1'] .card")
    page.get_by_role("button", name="Don’t copy").click()
    page.get_by_role("button", name="Go on").click()
    for k in range(9):
        turn.or_(
            page.locator("[data-decline=copy], [data-kind][data-lit], [data-space][data-lit]")
        ).first.wait_for()
        if turn.count():
            break
        move = look(page, table)["now"]["moves"]
        if move:
            ask(page, f"tables/{table}/move", {"seat": 0, "move": move[0], "id": f"{table}-t{k}"})
    turn.wait_for()
    assert turn.evaluate(OVER_EXTRA) <= 1
