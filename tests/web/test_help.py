"""What helps at a table: hints, undo, a look before one builds, a rule where something is shut."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.fitting import faults
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.hands.inklings import InklingsHand
from tests.web.playing import Finger, Player
from tests.web.tables import (
    MY_TURN,
    ask,
    caught_up,
    moves_of,
    moves_or_end,
    open_table,
)
from tests.web.test_desktop import to_an_open_build

LOW_PHONE = {"width": 360, "height": 640}
LIT_DICE = ".box [data-die][data-lit]"
LIT_SPACES = "[data-space][data-lit]"

SHUT = {
    "inkdoms": ".sheet [data-area]:not([data-lit]):not(.also)",
    "ink": "[data-quill]:not([data-open])",
    "inklings": "g.place[data-space^=d]:not([data-lit]):not([data-mover])",
    "color-in-kingdom": "[data-space]:not([data-lit])",
}
"""Something on each board that cannot be done."""

TAPS_GO_THROUGH = """note => {
    const { x, y } = note.querySelector("p").getBoundingClientRect();
    return !note.contains(document.elementFromPoint(x + 3, y + 3));
}"""
SELECTABLE = """(all) => all
  .filter((one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
  .filter((one) => one.checkVisibility() && getComputedStyle(one).userSelect !== 'none')
  .map((one) => one.outerHTML)"""
"""Words of a board that a double tap would select."""
APART = """card => {
    const sheet = document.querySelector("[data-board]").getBoundingClientRect();
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return bottom <= sheet.top || top >= sheet.bottom || right <= sheet.left || left >= sheet.right;
}"""
"""Whether a card lies beside the sheet, not over it."""


@pytest.mark.parametrize("game", SHUT)
def test_what_is_not_allowed_answers_with_its_rule(new_page: NewPage, game: str) -> None:
    page = new_page(PHONE, touch=True)
    # Alone, one begins with the dice; asked to copy on an empty sheet, one may build anywhere.
    others = () if game == "color-in-kingdom" else ("easy",)
    table = open_table(page, game, "me", *others)
    page.wait_for_function(MY_TURN)
    if game == "inkdoms":
        Player(page, InkdomsHand(), touch=True).comes_to("areas")
    before = moves_of(page, table)

    finger = Finger(page, touch=True)
    shut = page.locator(SHUT[game]).first
    finger.middle(shut) if game == "ink" else finger.inside(shut)

    note = page.get_by_role("note", name="Not allowed")
    expect(note.locator("p").first).to_have_text(re.compile(r"^[A-Z].{15,}[.!]$"))
    link = note.get_by_role("link")
    # Its number is for those who ask for it: newcomers read words.
    expect(link).to_have_text("Read the rule")
    expect(link).to_have_accessible_description(re.compile(r"^[A-Z]+-[A-Z0-9]+"))
    assert note.evaluate(TAPS_GO_THROUGH)
    assert moves_of(page, table) == before

    rule = link.get_attribute("title")
    with page.expect_popup() as opened:
        finger.middle(link)
    rules = opened.value
    expect(rules).to_have_url(re.compile(f"/rules/{game}#{rule}$"))
    expect(rules.locator(f"[id='{rule}'].aimed dd")).to_be_in_viewport()
    back = rules.get_by_role("link", name="Back to the game")
    expect(back).to_have_attribute("href", f"/t/{table}")
    rules.close()

    page.keyboard.press("Escape")
    expect(note).to_have_count(0)

    # A double tap selects nothing, and a hint leaves the sheet free.
    assert page.locator(".sheet *, .tray *").evaluate_all(SELECTABLE) == []
    page.get_by_role("button", name="Hint").tap()
    card = page.get_by_role("region", name="Hint")
    expect(card.locator(".act")).to_be_visible()
    assert card.evaluate(APART)


def test_undo_takes_a_move_back(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "inkdoms", "me")
    page.wait_for_selector(LIT_DICE)
    dice = page.locator(LIT_DICE).count()
    Player(page, InkdomsHand()).comes_to("areas")
    assert len(moves_of(page, table)) == 1

    page.get_by_role("button", name="Undo").click()

    expect(page.locator(LIT_DICE)).to_have_count(dice)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


ALL_READABLE = """(why) => {
    const own = why.getBoundingClientRect();
    const buttons = why.closest(".hint").querySelector(".act").getBoundingClientRect();
    const ideas = why.closest(".ideas").getBoundingClientRect();
    const whole = why.scrollHeight <= why.clientHeight + 1;
    return whole && own.top >= ideas.top && own.bottom <= ideas.bottom && own.bottom <= buttons.top;
}"""
"""Whether nothing cuts a reason off or covers it."""


def signed(points: str) -> int:
    """A number as the page writes it."""
    return int(points.replace("−", "-"))


MOST_TURNS = 12
MANY = 5
"""More lines than this are a long turn."""
IN_WORDS = """(ideas) => ideas.flatMap((idea) => [...idea.querySelectorAll(".words")])
  .every((one) => one.getBoundingClientRect().width > 20)"""


def test_long_turns_are_told_in_words_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me", "easy")
    card = page.get_by_role("region", name="Hint")
    for turn in range(MOST_TURNS):
        page.wait_for_function(MY_TURN)
        page.get_by_role("button", name="Hint").tap()
        expect(card.locator(".act")).to_be_visible()
        if card.locator(".idea.now .steps li:not(.rest)").count() > MANY:
            break
        page.keyboard.press("Escape")
        for k, step in enumerate(
            ask(page, f"tables/{table}/hint", {"seat": 0})["ways"][0]["steps"]
        ):
            body = {"seat": 0, "move": step["move"], "id": f"{table}-{turn}-{k}"}
            ask(page, f"tables/{table}/move", body)
    else:
        raise AssertionError("no turn was long")
    ideas = card.locator(".idea")
    fits = "(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 1)"
    assert card.locator(".body").evaluate_all(fits)
    assert ideas.evaluate_all(IN_WORDS)
    # Where there is no room, the drops on the board say where.
    page.set_viewport_size({"width": 360, "height": 560})
    expect(card.locator(".idea.now .steps[data-tight]")).to_be_attached()
    assert not ideas.evaluate_all(IN_WORDS)
    page.set_viewport_size({"width": 360, "height": 640})
    rest = card.locator(".idea.now .rest button")
    expect(rest).to_have_text(re.compile(r"^Show all \d+$"))
    rest.tap()
    # All of them on a tap, and then they scroll.
    expect(rest).to_be_hidden()
    assert card.locator(".idea.now").evaluate_all(IN_WORDS)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(card.locator(".idea.now .steps[data-tight]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "ru"])
def test_play_on_comes_beside_the_hint_and_says_what_it_does(
    new_page: NewPage, language: str
) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce", locale=language)
    hint, play_on = page.locator(".bar [data-card=hint]"), page.locator(".bar [data-play-on]")
    for _ in range(4):
        table = open_table(page, "inklings", "me", "easy")
        expect(hint).to_be_visible()
        place = hint.bounding_box()
        for k in range(60):
            offered = moves_or_end(page, table)
            caught_up(page, table)
            if not offered or play_on.count():
                break
            body = {"seat": 0, "move": offered[-1], "id": f"{table}-{k}"}
            ask(page, f"tables/{table}/move", body)
        if play_on.count():
            break
    expect(play_on).to_be_visible()
    assert hint.bounding_box() == place, "the hint stays where it was"
    box = play_on.bounding_box()
    icons = page.locator(".bar .aside").bounding_box()
    assert place
    assert box
    assert icons
    assert place["x"] + place["width"] <= box["x"]
    assert box["x"] + box["width"] <= icons["x"]
    assert icons["x"] + icons["width"] <= PHONE["width"]
    said = page.get_by_role("note").filter(has_text=re.compile("Play on|Играть дальше"))
    expect(said).to_be_visible()


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_a_hint_shows_an_idea_and_does_all_but_its_last_step(new_page: NewPage, wide: bool) -> None:
    page = new_page() if wide else new_page(LOW_PHONE)
    table = open_table(page, "inkdoms", "me", "easy")
    page.wait_for_selector(LIT_DICE)

    sheet = page.locator(".shell > .sheet")
    place = sheet.bounding_box()
    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("region", name="Hint")
    expect(card.locator(".act")).to_be_visible()
    if not wide:
        # On a phone it takes the room that the longest reason needs, once for all ideas.
        place = sheet.bounding_box()
    why = card.locator(".idea.now .why")
    expect(why).to_have_text(re.compile(r"^\s*[A-Z].{10,}\.\s*$"))
    expect(card.locator(".why:visible")).to_have_count(1)
    # It is one number, and where it has two parts, they come to it; so do its rows.
    shown = re.compile(r"^\s*\+(\d+)\s+(?:([+−]?\d+) )?now(?:, ([+−]\d+) at the end)?\s*$")
    expect(card.locator(".total")).to_have_text(shown)
    counted = shown.match(card.locator(".total").inner_text())
    assert counted
    gained, now, late = counted.groups()
    assert (now is None) == (late is None)
    assert late is None or int(gained) == signed(now) + signed(late)
    rows = card.locator(".idea.now .steps strong").all_inner_texts()
    assert sum([signed(row) for row in rows]) == int(gained)
    assert card.evaluate(APART)
    # Beside a hint the map of a low phone is small: there it is to be looked at.
    assert [
        one for one in faults(page) if not one.startswith(("small: <path area", "small: <g die"))
    ] == []
    expect(card.locator(".count")).to_have_text(re.compile(r"1 of [23]$"))
    buttons = card.locator(".act").bounding_box()
    assert why.evaluate(ALL_READABLE)
    card.get_by_role("button", name="Next idea").click()
    expect(card.locator(".count")).to_have_text(re.compile(r"2 of [23]$"))
    assert why.evaluate(ALL_READABLE)
    assert card.locator(".act").bounding_box() == buttons
    assert sheet.bounding_box() == place, "the board stays as it is, however long a hint is"

    card.get_by_role("button", name="Do it").click()
    expect(card.get_by_role("button", name="Finish the turn")).to_be_visible()
    expect(why).to_contain_text("All prepared; you can still undo. The last step is yours:")
    assert sheet.bounding_box() == place, "nor does it change with the steps that are done"
    # But for the rounding of a browser, which lays out in parts of a pixel.
    assert card.locator(".act").bounding_box() == pytest.approx(buttons, abs=0.1)
    made = moves_of(page, table)
    assert made
    assert "done" not in made
    page.get_by_role("button", name="Undo").click()
    expect(card.get_by_role("button", name="Do it")).to_be_visible()
    card.get_by_role("button", name="Do it").click()
    card.get_by_role("button", name="Finish the turn").click()
    expect(card).to_have_count(0)
    assert moves_of(page, table)[-1] == "done"


@pytest.mark.parametrize("game", ["ink", "color-in-kingdom"])
def test_to_do_a_hint_is_to_make_the_moves_of_its_idea(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = open_table(page, game, "me", "easy")
    page.wait_for_function(MY_TURN)
    before = moves_of(page, table)
    with page.expect_response("**/hint") as answered:
        page.get_by_role("button", name="Hint").click()
    wanted = [step["move"] for step in answered.value.json()["ways"][0]["steps"]]
    assert len(wanted) > 1
    card = page.get_by_role("region", name="Hint")
    card.get_by_role("button", name="Do it").click()
    # It stops before the last step, which ends the turn.
    last = card.get_by_role("button", name=re.compile("^(Finish the turn|Choose it)$"))
    expect(last).to_be_visible()
    assert moves_of(page, table) == [*before, *wanted[:-1]]
    with page.expect_response("**/move"):
        last.click()
    assert moves_of(page, table)[: len(before) + len(wanted)] == [*before, *wanted]


def test_a_hint_goes_away_unused_or_is_prepared_and_sent(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "inklings", "me")
    page.wait_for_function(MY_TURN)
    before = len(moves_of(page, table))

    page.get_by_role("button", name="Hint").click()
    card = page.get_by_role("region", name="Hint")
    expect(card.get_by_role("button", name="Choose it")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    card.get_by_role("button", name="Choose it").click()

    # Here a turn is one move: it is prepared, and the person sends it.
    expect(card).to_have_count(0)
    assert len(moves_of(page, table)) == before
    with page.expect_response("**/move"):
        page.locator(InklingsHand.things["send"]).click()
    assert len(moves_of(page, table)) == before + 1


def test_a_rule_is_put_away_by_keys_that_lead_elsewhere(new_page: NewPage) -> None:
    page = new_page(touch=True)
    open_table(page, "inkdoms", "me")
    Player(page, InkdomsHand(), touch=True).comes_to("areas")
    page.locator(SHUT["inkdoms"]).first.press("Enter")
    note = page.get_by_role("note", name="Not allowed")
    expect(note).to_be_visible()
    page.keyboard.press("Tab")
    expect(note).to_have_count(0)


def to_a_space(page: Page, touch: bool) -> list[str]:
    """Play on until something can be built and taken back; returns where it may stand."""
    to_an_open_build(page, touch)
    spaces = page.locator(LIT_SPACES).evaluate_all("all => all.map((one) => one.dataset.space)")
    return [str(space) for space in spaces]


def test_a_finger_sees_what_it_builds_before_it_does(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    table = open_table(page, "color-in-kingdom", "me", "easy")
    spaces = to_a_space(page, touch=True)
    before = moves_of(page, table)
    finger = Finger(page, touch=True)
    aimed = page.locator("[data-space][data-aimed]")

    for space in (spaces[0], spaces[-1]):  # the second is another thought
        finger.inside(page.locator(f"[data-space={space}]"))
        expect(aimed).to_have_count(1)
        expect(aimed).to_have_attribute("data-space", space)
        expect(aimed.locator(".ghost")).to_have_css("opacity", "0.8")
        expect(page.locator(".asked")).to_contain_text("Tap it again")
    assert moves_of(page, table) == before

    with page.expect_response("**/move"):
        finger.inside(aimed)
    expect(aimed).to_have_count(0)
    assert moves_of(page, table)[len(before)].endswith(f"on {spaces[-1]}")


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_finger_may_build_with_the_button_and_a_key_builds_at_once(
    new_page: NewPage, by: str
) -> None:
    page = new_page(PHONE, touch=True)
    table = open_table(page, "color-in-kingdom", "me", "easy")
    name = to_a_space(page, touch=True)[0]
    before = moves_of(page, table)
    space = page.locator(f"[data-space={name}]")

    with page.expect_response("**/move"):
        if by == "button":
            build = page.locator("[data-build]")
            # Until a space is aimed at, there is nothing to build; then it says what that brings.
            aimed = page.locator("[data-space][data-aimed]")
            expect(build).to_have_count(aimed.count())
            Finger(page, touch=True).inside(space)
            expect(build).to_have_text(re.compile(r"^\s*(Build|Copy)\s*([+−]\d+|0)"))
            build.tap()
        else:
            space.focus()
            page.keyboard.press("Enter")

    assert moves_of(page, table)[len(before)].endswith(f"on {name}")


def test_a_mouse_sees_what_it_builds_and_builds_with_a_click(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "color-in-kingdom", "me", "easy")
    name = to_a_space(page, touch=False)[0]
    before = moves_of(page, table)
    space = page.locator(f"[data-space={name}]")

    space.hover()
    expect(space.locator(".ghost")).to_have_css("opacity", "0.6")
    assert moves_of(page, table) == before
    with page.expect_response("**/move"):
        space.click()

    assert moves_of(page, table)[len(before)].endswith(f"on {name}")


def test_the_pointer_decides_not_the_screen_and_one_may_choose_again(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    assert page.evaluate("matchMedia('(hover: none)').matches")
    table = open_table(page, "color-in-kingdom", "me", "easy")
    # The dice give little choice at first.
    Player(page, KingdomHand(), touch=True).comes_to("kinds", least=2)
    other = page.locator("[data-kind][data-lit]:not([data-kind=strawberry])").first
    aimed = page.locator("[data-space][data-aimed]")

    for kind in (other, page.locator("[data-kind=strawberry]")):
        kind.tap()
        expect(aimed).to_have_count(0)
        expect(page.locator("[data-kind][aria-pressed=true]")).to_have_count(1)
        page.wait_for_selector(LIT_SPACES)
        Finger(page, touch=True).inside(page.locator(LIT_SPACES).first)
        expect(aimed).to_have_count(1)
    expect(page.locator("[data-kind=strawberry]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("note", name="Not allowed")).to_have_count(0)

    space = page.locator("[data-space][data-lit]:not([data-aimed])").first
    name = space.get_attribute("data-space")
    before = len(moves_of(page, table))
    with page.expect_response("**/move"):
        Finger(page).inside(space)  # a mouse has seen what it builds
    assert moves_of(page, table)[before] == f"red field on {name}"
