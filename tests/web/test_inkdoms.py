"""The table of Inkdoms on a phone: one picture, dice to think about, and no blot unasked."""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.playing import Finger, Player
from tests.web.tables import ask, look, moves_of, moves_offered, open_table

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
DICE_GONE = "() => !document.querySelector('.box [data-die]')"
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


def test_a_die_is_considered_for_one_throw_only(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me")
    page.wait_for_selector(LIT_DICE)
    die = page.locator(LIT_DICE).first
    colour = die.get_attribute("data-die")
    Finger(page, touch=True).inside(die)
    expect(page.locator(".tray [data-take]")).to_be_visible()

    # The turns are played, as a hint plays them; the same die lies there again in a later round.
    k = 0
    while look(page, table)["now"]["view"]["round"] == 1 or not any(
        move.startswith(f"{colour} from") for move in moves_offered(page, table)
    ):
        moves = moves_offered(page, table)
        move = "done" if "done" in moves else moves[-1]
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{k}"})
        k += 1
    page.wait_for_selector(f".box [data-die={colour}][data-lit]")
    expect(page.locator(".tray [data-take]")).to_have_count(0)
    expect(page.locator(".area.chosen")).to_have_count(0)


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
    page.go_back()
    expect(question).to_have_count(0)
    page.locator("[data-done]").tap()
    question.get_by_role("button", name="Keep painting").tap()
    expect(question).to_have_count(0)
    assert moves_of(page, table) == before

    page.locator("[data-done]").tap()
    page.locator("[data-done-anyway]").tap()
    numbers = page.locator(".tray [data-cross]")
    expect(numbers.first).to_be_visible()
    assert look(page, table)["now"]["view"]["sheets"][0]["blots"] == 1

    # While dice are left, a number that was crossed out can be taken back; with the last die gone,
    # the next ones fall at once: until a number is tapped again, it is only shown.
    numbers.first.tap()
    expect(page.locator(LIT_DICE).first).to_be_attached()
    k = 0
    while not (moves := moves_offered(page, table))[0].startswith("cross ") or dice_left(
        page, table
    ):
        move = "done" if "done" in moves else moves[0]
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{k}"})
        k += 1
    made = moves_of(page, table)
    page.wait_for_function(DICE_GONE)
    expect(numbers.first).to_be_visible()
    places = [one.bounding_box() for one in numbers.all()]
    for number in (numbers.first, numbers.last):
        number.tap()
        expect(number).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".tray [data-cross][aria-pressed=true]")).to_have_count(1)
        expect(page.locator(".near")).to_contain_text("cannot be taken back")
    assert [one.bounding_box() for one in numbers.all()] == places
    assert moves_of(page, table) == made
    name = numbers.last.get_attribute("data-cross")
    numbers.last.tap()
    page.wait_for_selector(LIT_DICE)
    assert moves_of(page, table) == [*made, f"cross {name}"]


def dice_left(page: Page, table: str) -> bool:
    return any(die["in_box"] for die in look(page, table)["now"]["view"]["throw"])
