"""Inklings: a step is prepared, chosen again, and only then sent; what is sent can be changed until
all have chosen, and nobody sees it before.
"""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.playing import Finger
from tests.web.tables import FRAMES, MY_TURN, look, moves_of, open_table
from tests.web.test_leaving import begin_for_two

LIT = "g.place[data-lit]"
PREPARED = "g.place[data-planned]"
SEND = "button[data-send]"


def lit_spaces(page: Page) -> list[str]:
    page.wait_for_selector(LIT)
    spaces = page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.space)")
    return [str(space) for space in spaces]


def prepare(page: Page, finger: Finger, space: str) -> None:
    finger.inside(page.locator(f'g.place[data-space="{space}"]'))
    expect(page.locator(PREPARED)).to_have_attribute("data-space", space)
    expect(page.locator(SEND)).to_be_visible()


def test_alone_a_tap_prepares_and_nothing_is_final_before_it_is_sent(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inklings", "me")
    finger = Finger(page, touch=True)
    first, second, *_ = lit_spaces(page)

    prepare(page, finger, first)
    prepare(page, finger, second)
    assert moves_of(page, table) == [], "it can be chosen again"

    page.locator(SEND).tap()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    assert moves_of(page, table) == [f"enter {second}"]

    page.locator("[data-inkling=pip]").tap()
    expect(page.locator(f'g.place[data-space="{second}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator('g.place[aria-label*="next to Pip"]').first).to_be_attached()
    assert moves_of(page, table) == [f"enter {second}"]


def test_what_was_sent_is_changed_by_a_tap_until_all_have_chosen(new_page: NewPage) -> None:
    ann, ben = new_page(reduced_motion="reduce"), new_page(PHONE, reduced_motion="reduce")
    table = begin_for_two(ann, ben)
    finger = Finger(ann)
    ann.wait_for_function(MY_TURN)
    first, second, *_ = lit_spaces(ann)

    prepare(ann, finger, first)
    ann.locator(SEND).click()
    expect(ann.locator(".tray")).to_contain_text("Tap another space to change your mind")
    assert moves_of(ann, table) == [f"enter {first}"]
    assert look(ben, table, 1)["now"]["view"]["sheets"][0]["inklings"] == []
    # That she has chosen is known, what is not.
    expect(ben.locator("[data-seat='0'] .state")).to_have_text("has chosen")
    expect(ben.locator("[data-seat='0'] button > .mark")).to_be_attached()
    expect(ben.locator("[data-seat='1'] .state")).to_have_text("your move")

    prepare(ann, finger, second)
    ann.locator(SEND).click()
    expect(ann.locator(".tray")).to_contain_text("Tap another space to change your mind")
    assert ann.locator(f'[data-space="{second}"]').get_attribute("aria-pressed") is not None
    assert look(ann, table)["now"]["view"]["sheets"][0]["inklings"] == [second]

    # The last to choose prepares as well, and the round is over only when that is sent.
    finger = Finger(ben)
    ben.wait_for_function(MY_TURN)
    first, second, *_ = lit_spaces(ben)
    prepare(ben, finger, first)
    prepare(ben, finger, second)
    ben.evaluate(FRAMES)
    assert not look(ben, table, 1)["now"]["view"]["sheets"][1]["chosen"]
    ben.locator(SEND).click()
    expect(ben.get_by_role("heading", name="Round 2")).to_be_visible()
    assert look(ben, table, 1)["now"]["view"]["sheets"][1]["inklings"] == [second]


def test_what_was_prepared_is_sent_however_soon(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inklings", "me")
    finger = Finger(page, touch=True)
    for made in range(1, 4):
        space = lit_spaces(page)[-1]
        prepare(page, finger, space)
        with page.expect_response("**/move"):
            page.locator(SEND).tap()
        expect(page.get_by_role("heading", name=f"Round {made + 1}")).to_be_visible()
        expect(page.get_by_role("note")).to_have_count(0)
        assert len(moves_of(page, table)) == made


def test_inklings_in_hand_have_the_ink_of_those_on_the_sheet(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_table(page, "inklings", "me", "easy")

    def inks(where: str) -> set[str]:
        page.wait_for_selector(f"{where} .blob")
        return set(
            page.locator(f"{where} .blob").evaluate_all(
                "(blobs) => blobs.map((blob) => getComputedStyle(blob).fill)"
            )
        )

    own = inks(".cards")
    assert inks(".sheet") == own
    page.locator("ul.seats [data-card='seat 1']").click()
    page.wait_for_selector("[data-whose='1']")
    assert inks(".cards") == inks(".sheet") != own
