"""Reactions between people: seen once by the other, announced once, hidden on request."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, NewPage
from tests.web.fitting import faults
from tests.web.tables import advance, open_table, sockets_of
from tests.web.test_leaving import begin_for_two

HEAR = """() => {
  window.told = [];
  const region = document.querySelector("[role=status].unseen");
  new MutationObserver(() => window.told.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""
"""Everything that is announced to screen readers."""
LIMIT = 429
TOO_SOON = 409


CUT = """(bubble) => {
  const { left, top, right, bottom } = bubble.getBoundingClientRect();
  for (let one = bubble.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowX === 'visible') continue;
    const room = one.getBoundingClientRect();
    const within = left >= room.left - 0.5 && top >= room.top - 0.5
      && right <= room.right + 0.5 && bottom <= room.bottom + 0.5;
    if (!within) return `cut by ${one.className}`;
  }
  const points = bubble.closest('button').querySelector('.total').getBoundingClientRect();
  const over = Math.min(right, points.right) - Math.max(left, points.left);
  const beside = Math.min(bottom, points.bottom) - Math.max(top, points.top);
  if (over > 0 && beside > 2) return 'it covers the points';
  const name = bubble.closest('button').querySelector('.name').getBoundingClientRect();
  if (name.right > left && name.bottom > top + 2) return 'it covers the name';
  return bubble.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    ? '' : 'covered';
}"""
"""What does not let a reaction be seen whole."""
RENAME = "(one, name) => (one.firstChild.data = name)"


def react(page: Page, name: str) -> None:
    """On a phone one tap leads there; beside a wide sheet they lie open."""
    opener = page.locator(".bar").get_by_role("button", name="React", exact=True)
    if opener.count():
        opener.click()
    page.get_by_role("list", name="React").get_by_role("button", name=name).click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_reaction_is_seen_and_heard_once_by_the_other(
    new_page: NewPage, size: dict[str, int]
) -> None:
    ann, ben = new_page(size), new_page(PHONE if size == DESKTOP else DESKTOP)
    begin_for_two(ann, ben)
    ben.evaluate(HEAR)
    bubble = ben.locator(".seats .bubble")
    expect(bubble).to_have_count(0)
    react(ann, "Bravo")
    expect(bubble).to_have_text("Bravo")
    expect(ben.locator('.seats [data-seat="0"] .bubble path').first).to_be_attached()
    ben.wait_for_function("() => window.told.some((one) => one.includes('Ann: Bravo'))")
    expect(bubble).to_have_count(0)  # it goes by itself
    said = ben.evaluate("window.told")
    assert [one for one in said if "Bravo" in one] == ["Ann: Bravo"]


def test_who_wants_no_reactions_sees_and_hears_none(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    begin_for_two(ann, ben)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("group", name="Reactions of others").get_by_label("Hidden").check(force=True)
    ben.keyboard.press("Escape")
    ben.evaluate(HEAR)
    react(ann, "Oops")
    expect(ann.locator(".seats .bubble")).to_have_count(1)
    # One's own is shown to oneself, and came back by the same way as to the other.
    react(ben, "Ha!")
    expect(ben.locator(".seats .bubble")).to_have_count(1)
    assert not any("Oops" in one for one in ben.evaluate("window.told"))
    assert ben.locator('.seats [data-seat="0"] .bubble').count() == 0


def test_alone_with_bots_there_is_nobody_to_react_to(new_page: NewPage) -> None:
    page = new_page(PHONE)
    sockets = sockets_of(page)
    table = open_table(page, "inklings", "me", "easy")
    expect(page.locator(".bar").get_by_role("button", name="Hint")).to_be_visible()
    assert page.get_by_role("button", name="React", exact=True).count() == 0

    # What a bot shows it says in a word, and its face goes with it.
    bot = page.locator('.seats [data-seat="1"]')
    for what, word, mood in (("oops", "Oops", "cross"), ("bravo", "Bravo", "glad")):
        sockets[-1].send(json.dumps({"is": "reaction", "seat": 1, "what": what}))
        expect(bot.locator(".bubble")).to_have_text(word)
        expect(bot.locator("[data-mood]")).to_have_attribute("data-mood", mood)
        box = bot.locator(".bubble").bounding_box()
        assert box
        assert 0 <= box["x"] <= PHONE["width"] - box["width"]

    # Its Inklings are not taken for one's own.
    advance(page, table, 1)
    fills = [
        page.locator(f"{sheet} .blob").first.evaluate("one => getComputedStyle(one).fill")
        for sheet in (".sheet", '[data-sheet-of="1"]')
    ]
    assert fills[0] != fills[1]


@pytest.mark.parametrize(
    ("size", "bots", "word"),
    [
        (SMALL_PHONE, 1, False),
        (PHONE, 1, False),
        (PHONE, 3, False),
        (LAPTOP, 1, False),
        (DESKTOP, 1, True),
        (DESKTOP, 2, True),
        (DESKTOP, 3, False),
    ],
)
@pytest.mark.parametrize("game", ["inkdoms", "ink"])
def test_a_reaction_is_seen_whole_beside_the_name_at_any_place(
    new_page: NewPage, size: dict[str, int], bots: int, word: bool, game: str
) -> None:
    page = new_page(size, reduced_motion="reduce")
    sockets = sockets_of(page)
    table = open_table(page, game, "me", *["easy"] * bots)
    advance(page, table, 2)
    for seat in (0, 1):
        place = page.locator(f'.seats [data-seat="{seat}"]')
        place.locator(".name").evaluate(RENAME, "Painterliness")
        before = place.bounding_box()
        for what in ("ha", "back-soon"):
            sockets[-1].send(json.dumps({"is": "reaction", "seat": seat, "what": what}))
            bubble = place.locator(".bubble")
            expect(bubble.locator("svg path").first).to_be_attached()
            expect(bubble).to_have_text({"ha": "Ha!", "back-soon": "Back soon"}[what])
            assert bubble.evaluate(CUT) == "", (seat, what)
            assert bubble.locator("b").is_visible() == word
            assert place.bounding_box() == before, "nothing moves"


def test_reactions_too_quick_are_refused_in_one_sentence(new_page: NewPage) -> None:
    ann, ben = new_page(PHONE, refused=(LIMIT,)), new_page()
    begin_for_two(ann, ben)
    react(ann, "Bravo")
    expect(ben.locator(".seats .bubble")).to_have_count(1)
    react(ann, "Thank you")
    note = ann.locator(".near")
    expect(note).to_have_text("That was too much at once; try again in a moment.")
    assert ann.locator(".near p").count() == 1


def test_a_nudge_asks_for_patience_first_and_then_names_who_is_waited_for(
    new_page: NewPage,
) -> None:
    ann, ben = new_page(refused=(TOO_SOON,)), new_page()
    sockets = sockets_of(ben)
    begin_for_two(ann, ben)
    with ann.expect_request("**/react") as sent:
        react(ann, "Tick-tock")
    assert json.loads(sent.value.post_data or "")["what"] == "tick-tock"
    expect(ann.locator(".near")).to_have_text("Give them a little longer before you nudge.")

    # As the server tells it when Ben has kept Ann waiting for a while.
    ben.evaluate(HEAR)
    sockets[-1].send(json.dumps({"is": "reaction", "seat": 0, "what": "tick-tock", "to": [1]}))
    expect(ben.locator(".seats .bubble")).to_have_count(1)
    ben.wait_for_function("() => window.told.length > 0")
    assert ben.evaluate("window.told") == ["Ann nudges you: it is your turn."]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_small_phone_has_room_for_reactions(new_page: NewPage, language: str) -> None:
    ann, ben = new_page(SMALL_PHONE, touch=True), new_page()
    begin_for_two(ann, ben)
    ann.evaluate(f"localStorage.setItem('paintpot/language', '{language}')")
    ann.reload()
    expect(ann.locator(".bar .aside button").first).to_be_visible()
    assert faults(ann) == []
    ann.locator(".bar .aside button").first.tap()
    expect(ann.get_by_role("dialog").get_by_role("listitem")).to_have_count(6)
    assert faults(ann) == []
