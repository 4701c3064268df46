"""How much room things have: the sheet most of it; goals, levels and ways on are in sight."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, NewPage
from tests.web.tables import MY_TURN, finish, open_table, play_out

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TEXTS = Path(__file__).parents[2] / "src" / "paintpot" / "games"
LIT_DICE = ".box [data-die][data-lit]"
FILLED = """() => {
  const svg = document.querySelector('.sheet svg');
  const [box, room] = [svg, svg.closest('.sheet')].map((one) => one.getBoundingClientRect());
  const { width, height } = svg.viewBox.baseVal;
  return width * Math.min(box.width / width, box.height / height) / room.width;
}"""
"""The part of the width of its room that the map takes."""
DIE = "() => document.querySelector('.box [data-die] .halo').getBoundingClientRect().width"
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"
SEEN_WHOLE = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && one.checkVisibility();
}"""
"""Whether it is seen without scrolling."""
FACES = """() => [...document.querySelectorAll('.sheet path.face')].map((one) => {
  const around = one.getTotalLength();
  const points = Array.from({ length: 60 }, (_, k) => one.getPointAtLength((k * around) / 60));
  const area = points.reduce((sum, { x, y }, k) => {
    const next = points[(k + 1) % 60];
    return sum + (x * next.y - y * next.x) / 2;
  }, 0);
  return (4 * Math.abs(area)) / around;
})"""
"""The circle that fits into each space: how wide it is."""
ROWS = """() => {
  const rows = new Map();
  for (const one of document.querySelectorAll('.sums > li')) {
    const { top } = one.getBoundingClientRect();
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return [...rows.values()];
}"""
"""How many sums stand in each row."""
CUT = """(tips) => {
  const line = document.querySelector('.lead p');
  return tips.filter((tip) => {
    line.textContent = tip;
    return line.scrollHeight > line.clientHeight + 1;
  });
}"""
"""The tips that have more lines than are seen."""
LINES = """(words) => {
  const status = document.querySelector('.status > span');
  status.textContent = words;
  return status.getClientRects().length;
}"""
"""In how many lines these words stand where the turn is announced."""
GAINED = """(seat) => [...seat.querySelectorAll('.aim .part')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 12).length"""


def in_sight(page: Page, selector: str) -> list[bool]:
    return [bool(one.evaluate(SEEN_WHOLE)) for one in page.locator(selector).all()]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_map_of_a_wide_screen_has_no_bands_beside_it(
    new_page: NewPage, size: ViewportSize
) -> None:
    page = new_page(size, reduced_motion="reduce")
    open_table(page, "inkdoms", "me", "easy", "easy")
    page.wait_for_selector(LIT_DICE)
    assert page.evaluate(FILLED) > 0.93
    # Undo and hint are in the line above it, not in a row of their own.
    sheet = page.locator(".sheet").bounding_box()
    hint = page.locator("[data-card=hint]").bounding_box()
    assert sheet
    assert hint
    assert hint["y"] + hint["height"] <= sheet["y"]
    things = page.locator(".tray .held").bounding_box()
    assert things
    assert things["height"] < 60, "spells and drops are in one row"
    if size == DESKTOP:
        assert page.evaluate(DIE) > 75


def test_the_map_of_a_phone_fills_its_width_and_dice_can_be_read(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    open_table(page, "inkdoms", "me", "easy", "easy")
    page.wait_for_selector(LIT_DICE)
    assert page.evaluate(FILLED) > 0.85
    assert page.evaluate(DIE) > 44


@pytest.mark.parametrize(
    ("of", "dice"),
    [
        ("inklings", "[data-card^=rolled] svg"),
        ("color-in-kingdom", ".pool [data-die] .body"),
    ],
)
def test_thrown_dice_can_be_read_on_a_phone(new_page: NewPage, of: str, dice: str) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    open_table(page, of, "me", "easy")
    page.wait_for_function(MY_TURN)
    page.wait_for_selector(dice)
    assert all(width > 44 for width in page.locator(dice).evaluate_all(WIDTHS))


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_goals_and_levels_of_all_are_in_sight_on_a_phone(
    new_page: NewPage, size: ViewportSize
) -> None:
    page = new_page(size, reduced_motion="reduce")
    open_table(page, "inkdoms", "me", "easy", "normal")
    page.wait_for_selector(LIT_DICE)
    # Everybody begins with nothing, though unpainted monsters would cost something in the end.
    expect(page.locator(".seats [data-score-of]")).to_have_text(["0", "0", "0"])
    for seat in page.locator(".seats > li").all():
        expect(seat.locator(".aim")).to_be_visible()
        assert seat.evaluate(GAINED) == 4
    expect(page.locator("[data-seat='1'] .level")).to_be_visible()
    expect(page.locator("[data-seat='2'] .level")).to_have_text("normal")
    expect(page.locator("[data-seat='2'] .level")).to_be_visible()
    expect(page.locator("[data-seat='0'] .state")).to_have_text("your move")
    words = page.locator("[data-seat='0'] .state").bounding_box()
    assert words
    assert words["width"] > 20, "in words, not by a sign alone"


SAME_WIDTH = """() => {
  const [card, caption] = ['.sheet', '.caption'].map((one) =>
    document.querySelector(`main > ${one}`),
  );
  return Math.abs(card.offsetWidth - caption.offsetWidth) <= 1;
}"""


def test_what_comes_next_is_in_the_first_screen_of_the_end(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me", "easy")
    finish(page, table)
    ways = page.locator("section.end .ways button")
    expect(ways.first).to_have_text("Again")
    expect(ways.filter(has_text="Review")).to_have_count(1)
    assert all(in_sight(page, "section.end .ways button"))
    assert in_sight(page, "header.verdict h2") == [True]
    expect(page.locator(".caption")).to_contain_text("Inkdoms")
    # The players are in the verdict: the row of seats would repeat them.
    expect(page.locator(".seats")).to_be_hidden()
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    assert all(in_sight(page, "section.end .ways button"))
    assert in_sight(page, ".others button") == [True]
    # The caption is the lower edge of the card, whatever its shape.
    page.wait_for_function(SAME_WIDTH)
    expect(page.locator(".seats")).to_be_hidden()
    expect(page.locator(".side h2")).to_have_text("Log")


@pytest.mark.parametrize("game", ["inkdoms", "inklings", "color-in-kingdom", "ink"])
def test_the_best_so_far_and_share_are_in_the_first_screen_of_a_phone(
    new_page: NewPage, game: str
) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    table = open_table(page, game, "me", "easy")
    play_out(page, table)
    expect(page.locator(".sharing button")).to_have_count(2)
    # The bar at the bottom covers the end of the screen.
    edge = page.locator("section.end .ways").bounding_box()
    for part in (".best", ".sharing"):
        box = page.locator(part).bounding_box()
        assert box
        assert edge
        assert box["y"] + box["height"] <= edge["y"]


def test_the_lines_of_the_score_of_three_are_in_sight_on_a_desktop(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me", "easy", "easy")
    finish(page, table)
    page.wait_for_selector("section.end .sharing")
    assert in_sight(page, "section.end summary")[:1] == [True]


def test_the_log_of_a_first_game_is_in_sight_on_a_desktop(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce", newcomer=True)
    open_table(page, "color-in-kingdom", "me", "easy", "easy")
    page.wait_for_selector(".lead")
    log = page.locator(".side section h2").bounding_box()
    tip = page.locator(".lead").bounding_box()
    assert log
    assert tip
    assert log["y"] + log["height"] < tip["y"]


@pytest.mark.parametrize(
    ("size", "least"), [(PHONE, 36), (SMALL_PHONE, 22)], ids=["phone", "small"]
)
def test_the_nets_of_inklings_are_as_large_as_a_phone_allows(
    new_page: NewPage, size: ViewportSize, least: int
) -> None:
    page = new_page(size, reduced_motion="reduce")
    open_table(page, "inklings", "me", "easy", "easy")
    page.wait_for_selector("g.place")
    widths = page.evaluate(FACES)
    assert min(widths) > least
    rows = page.evaluate(ROWS)
    assert rows[0] - rows[-1] in (0, 1), "no sum stands alone in its row"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_tip_of_a_first_game_is_cut_on_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(PHONE, reduced_motion="reduce", newcomer=True, locale=language)
    open_table(page, "color-in-kingdom", "me", "easy")
    page.wait_for_selector(".lead p")
    tips = [
        tip
        for texts in TEXTS.glob(f"*/texts/{language}.ftl")
        for tip in re.findall(r"(?m)^(?:lead-\S+|goal|goal-solo) = ([^{}\n]+)$", texts.read_text())
    ]
    assert len(tips) > 20
    assert page.evaluate(CUT, tips) == []


def test_who_plays_alone_has_the_place_of_the_tips_for_the_board(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce", newcomer=True)
    open_table(page, "ink", "me")
    expect(page.locator("main.leading")).to_have_count(1)
    sheet = page.locator(".shell > .sheet")
    before = sheet.bounding_box()
    for _ in range(2):  # the goal, and what to do first
        page.get_by_role("button", name="Got it").click()
    expect(page.locator(".shell > .lead")).to_have_count(0)
    expect(page.locator("main.leading")).to_have_count(0)
    after = sheet.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 60


@pytest.mark.parametrize("width", [1100, 1440])
def test_whose_turn_it_is_ends_beside_undo(new_page: NewPage, width: int) -> None:
    page = new_page({"width": width, "height": 900}, reduced_motion="reduce", locale="ru")
    open_table(page, "inkdoms", "me", "easy")
    expect(page.locator(".bar [data-card=hint]")).to_be_visible()
    apart = "() => right('.status') <= left('.bar .buttons')"
    box = "document.querySelector(one).getBoundingClientRect()"
    page.wait_for_function(
        f"() => {{ const left = (one) => {box}.left, right = (one) => {box}.right;"
        f" return ({apart})(); }}"
    )


def test_no_word_of_whose_turn_it_is_is_broken(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce", locale="ru")
    open_table(page, "color-in-kingdom", "me", "easy")
    expect(page.locator("header.top h1")).to_have_text("Раскрась королевство")
    assert page.evaluate(LINES, "Повторить?") == 1


@pytest.mark.parametrize("game", ["inkdoms", "ink", "inklings", "color-in-kingdom"])
def test_goals_of_four_are_in_sight_on_a_small_phone(new_page: NewPage, game: str) -> None:
    page = new_page(SMALL_PHONE, reduced_motion="reduce")
    open_table(page, game, "me", "easy", "easy", "easy")
    for seat in page.locator(".seats > li").all():
        expect(seat.locator(".aim")).to_be_visible()
        assert seat.locator(".aim").evaluate("one => one.scrollWidth <= one.clientWidth")
        assert seat.locator(".aim").evaluate(SEEN_WHOLE)


def test_all_steps_of_a_hint_are_in_sight_on_a_desktop(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    open_table(page, "inkdoms", "me", "easy", "easy")
    page.wait_for_selector(LIT_DICE)
    page.locator("[data-card=hint]").click()
    page.wait_for_selector(".hint .act")
    assert all(in_sight(page, ".hint .idea.now li:not(.rest)"))
    expect(page.locator(".hint .body[data-more]")).to_have_count(0)
    # Nothing looks out from under the card.
    expect(page.locator(".extra")).to_be_hidden()
    # On a wide screen a badge can be read from where one sits.
    badge = page.locator(".ghosts [data-step='1']").first.bounding_box()
    assert badge
    assert badge["height"] > 30


def test_inks_shelf_shows_bottles_and_not_specks(new_page: NewPage) -> None:
    for size, least in ((DESKTOP, 40), (PHONE, 26)):
        page = new_page(size, reduced_motion="reduce")
        open_table(page, "ink", "me", "easy")
        shelf = page.locator(".seats [data-played]").first
        expect(shelf).to_be_visible()
        expect(shelf.locator(".plank")).to_have_count(2)
        box = shelf.bounding_box()
        assert box
        assert box["height"] > least


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_ways_in_are_one_tap_of_the_first_screen(new_page: NewPage, size: ViewportSize) -> None:
    page = new_page(size, reduced_motion="reduce")
    page.goto("/")
    page.wait_for_selector("article:nth-of-type(4) .ways button")
    for way in ("Solo", "With a friend"):
        assert in_sight(page, f"article button[aria-label^='{way}']") == [True] * 4
    # A first visit is led to the lessons.
    dark = "one => getComputedStyle(one).backgroundColor === getComputedStyle(document.body).color"
    for learn in page.locator("article .learn").all():
        assert learn.evaluate(dark)
    expect(page.locator("article button.strong")).to_have_count(0)
