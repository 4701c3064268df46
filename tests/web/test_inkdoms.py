"""The table of Inkdoms on a phone: one picture, dice to think about, and no blot unasked."""

from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewPage
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.playing import Finger, Player
from tests.web.tables import look, moves_of, open_table

LIT_DICE = ".box [data-die][data-lit]"

COVERED = """() => {
  const dice = [...document.querySelectorAll('[data-die]')].map((one) =>
    one.querySelector('rect').getBoundingClientRect());
  return [...document.querySelectorAll('.map .name')].filter((name) => {
    const {left, right, top, bottom} = name.getBoundingClientRect();
    const air = (bottom - top) / 4;
    const box = {left, right, top: top + air, bottom: bottom - air};
    return dice.some((die) => Math.min(die.right, box.right) - Math.max(die.left, box.left) > 1
      && Math.min(die.bottom, box.bottom) - Math.max(die.top, box.top) > 1);
  }).map((name) => [name.textContent, name.dataset.covered === 'true']);
}"""
"""Names of kingdoms that a die lies on, and whether dice lie on every place that they have.

Letters fill the middle half of a line's height: a die may come near them, and not lie on them.
"""
SHAPE = "(map) => map.viewBox.baseVal.height / map.viewBox.baseVal.width"
SMALLEST_DIE = """() => Math.min(...[...document.querySelectorAll('[data-die]')].map((one) =>
  one.querySelector('[data-reach]').getBoundingClientRect().width))"""


def test_the_dice_lie_large_on_a_map_that_stands_upright(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me")
    page.wait_for_selector(LIT_DICE)
    finger = Finger(page, touch=True)

    assert page.locator(".map").evaluate(SHAPE) > 1.3
    assert page.evaluate(SMALLEST_DIE) >= 40
    # Names give way to dice. Two dice, wherever they fell, may lie on every place of one name: see
    # web/tests/inkdoms.test.ts, which goes through all throws there can be.
    assert all(nowhere for _, nowhere in page.evaluate(COVERED))
    assert page.locator(".map .name").count() == 6

    # The first tap shows what a die can do, and nothing is done yet.
    finger.inside(page.locator(LIT_DICE).first)
    expect(page.locator(".tray [data-take]")).to_be_visible()
    expect(page.locator(".area.chosen").first).to_be_attached()
    assert moves_of(page, table) == []


def test_nobody_takes_a_blot_unasked(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me")
    page.wait_for_selector(LIT_DICE)
    # Take a die and place none of its drops.
    Player(page, InkdomsHand(), touch=True).comes_to("areas")
    before = moves_of(page, table)

    page.locator("[data-done]").tap()
    question = page.locator(".near")
    expect(question).to_contain_text("you take an ink blot")
    question.get_by_role("button", name="Keep painting").tap()
    expect(question).to_have_count(0)
    assert moves_of(page, table) == before

    page.locator("[data-done]").tap()
    page.locator("[data-done-anyway]").tap()
    expect(page.locator(".tray [data-cross]").first).to_be_visible()
    assert look(page, table)["now"]["view"]["sheets"][0]["blots"] == 1
