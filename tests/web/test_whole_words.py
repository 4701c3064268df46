"""Where there is little room no word is broken, and no line of a text is cut in half."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, NewPage
from tests.web.tables import ask, finish, moves_offered, open_table

SIZES = {"small phone": SMALL_PHONE, "phone": PHONE, "laptop": LAPTOP, "desktop": DESKTOP}
BROKEN = """(places) => [...document.querySelectorAll(places)].flatMap((one) => {
  const broken = [];
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const style = getComputedStyle(text.parentElement);
    if (!text.parentElement.checkVisibility() || style.clipPath !== 'none') continue;
    for (const word of text.data.matchAll(/[^\\s\\u00a0]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
})"""
"""The words in these places that stand in more than one line."""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
OUTSIDE = """([inner, outer]) => {
  const [words, box] = [inner, outer].map((one) => document.querySelector(one));
  return words.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 0.5;
}"""
LONG = "paints an area of Redhill yellow with a tower drop, " * 12


def settled(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(
        "() => new Promise((go) => requestAnimationFrame(() => setTimeout(() =>"
        " requestAnimationFrame(go), 50)))"
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_word_of_anybodys_state_is_broken(new_page: NewPage, language: str) -> None:
    page = new_page(SMALL_PHONE, reduced_motion="reduce", locale=language)
    open_table(page, "ink", "me", "easy", "easy", "easy")
    page.wait_for_selector(".seats .acting .state")
    for words in ("", "your move", "может повторить"):
        for name, size in SIZES.items():
            settled(page, size)  # type: ignore[arg-type]
            if words:
                page.evaluate(
                    "(words) => (document.querySelector('.seats .acting .state > span')"
                    ".textContent = words)",
                    words,
                )
                settled(page, {**size, "width": size["width"] + 1})  # type: ignore[typeddict-item]
            page.wait_for_function(f"(places) => !({BROKEN})(places).length", arg=".seats .state")
            assert not page.evaluate(TOO_WIDE), (name, words)


KEPT = """() => {
  const room = document.querySelector('[data-turn-of]').parentElement;
  const copy = room.cloneNode(true);
  copy.dataset.kept = '';
  copy.querySelector('.points').innerHTML = '<b>+12</b> <span>112</span>';
  room.after(copy);
}"""
"""A copy of the card of another's turn stays, with as many points as there may be."""


BARE = """() => {
  const told = document.querySelector('[data-kept] .told');
  const did = document.createElement('p');
  did.className = told.className.replace('told', 'did');
  did.innerHTML = '<span data-part hidden>builds</span> <b>+9</b>';
  told.append(did);
  return getComputedStyle(did.lastChild).display;
}"""
"""How the points of a turn are shown whose words have no room."""


@pytest.mark.parametrize("size", ["small phone", "desktop"])
@pytest.mark.parametrize("bots", [1, 3])
def test_no_name_on_the_card_of_anothers_turn_is_broken(
    new_page: NewPage, size: str, bots: int
) -> None:
    page = new_page(SIZES[size], reduced_motion="reduce", locale="ru", haste=1)
    table = open_table(page, "color-in-kingdom", "me", *["easy"] * bots)
    for k in range(3):
        move = moves_offered(page, table)[0]
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{k}"})
    page.wait_for_selector("[data-turn-of] .points")
    page.evaluate(KEPT)
    for other in ("small phone", "phone") if size == "small phone" else ("laptop", "desktop"):
        settled(page, SIZES[other])  # type: ignore[arg-type]
        assert page.evaluate(BROKEN, "[data-kept] .name") == [], other
        assert not page.evaluate(TOO_WIDE), other
    assert page.evaluate(BARE) == "none", "points without their words"


CUT_OFF = """(words) => {
  const card = document.querySelector('[data-kept]');
  const told = card.querySelector('.told');
  const [earlier, did] = words;
  told.querySelector('.did').innerHTML = `${earlier} <b>+10</b>, ${did} <b>+12</b>`;
  const { bottom } = told.getBoundingClientRect();
  return [...told.querySelectorAll('.did b')].map(
    (one) => one.getBoundingClientRect().bottom > bottom + 1,
  );
}"""
"""Which points are cut off of two turns that are told together."""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Copies you", "builds a People Eater Forest"]),
        ("ru", ["Повторяет", "строит Кирпичную дорогу"]),
    ],
)
def test_two_turns_told_together_add_up(new_page: NewPage, language: str, words: list[str]) -> None:
    page = new_page(PHONE, reduced_motion="reduce", locale=language, haste=1)
    table = open_table(page, "color-in-kingdom", "me", "easy")
    for k in range(12):
        kind, *others = moves_offered(page, table)
        if kind == "no copy" and k:
            page.wait_for_selector("[data-turn-of] .did")
            if page.locator("[data-turn-of] .earlier").count():
                break
        move = others[0] if others and kind.startswith("no ") else kind
        ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-{k}"})
    page.evaluate(KEPT)
    for name in ("phone", "small phone"):
        settled(page, SIZES[name])  # type: ignore[arg-type]
        assert page.evaluate(CUT_OFF, words) == [False, False], name


FULL = """(words) => {
  for (const card of document.querySelectorAll('.seats li')) {
    card.querySelector('.name').firstChild.data = 'Painter';
    card.querySelector('.total').textContent = '113';
    const state = card.querySelector('.state > span');
    if (state && words) state.textContent = words;
  }
}"""
"""Names and scores as long as they often are."""
BARS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().width))"
GOALS = "(all) => all.map((one) => one.checkVisibility())"


@pytest.mark.parametrize("words", ["", "your move", "может повторить"])
def test_two_cards_side_by_side_have_whole_names_and_bars_to_one_scale(
    new_page: NewPage, words: str
) -> None:
    size: ViewportSize = {"width": 1280, "height": 800}
    page = new_page(dict(size), reduced_motion="reduce")
    open_table(page, "color-in-kingdom", "me", "easy")
    page.wait_for_selector(".seats .acting .state")
    page.wait_for_selector(".seats .goals")
    page.evaluate(FULL, words)
    settled(page, size)
    assert page.evaluate(BROKEN, ".seats .name") == []
    assert page.evaluate(BROKEN, ".seats .state") == []
    one, other = page.locator(".seats .race").evaluate_all(BARS)
    assert abs(one - other) <= 6, "a bar is a share of its card"
    assert page.locator(".seats .nearest .word").evaluate_all(GOALS) == [True, True]


def test_a_state_that_has_no_room_is_still_read(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    open_table(page, "ink", "me", "easy")
    page.wait_for_selector(".seats .acting .state")
    for name, size in SIZES.items():
        settled(page, size)  # type: ignore[arg-type]
        shown = page.locator(".seats .acting .state > span").evaluate(
            "one => (one.hidden = true, getComputedStyle(one).display)"
        )
        assert shown != "none", name


def test_what_another_did_last_stays_in_its_note_however_long_it_is(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    table = open_table(page, "ink", "me", "easy")
    ask(
        page,
        f"tables/{table}/move",
        {"seat": 0, "move": moves_offered(page, table)[0], "id": f"{table}-0"},
    )
    page.locator(".seats button").nth(1).click()
    page.wait_for_selector("[data-whose] p")
    add = "(one, words) => one.append(Object.assign(document.createElement('span'), {"
    page.locator("[data-whose] p").evaluate(f"{add} textContent: words }}))", LONG)
    page.wait_for_selector("[data-whose] p[data-more]")
    assert not page.evaluate(OUTSIDE, ["[data-whose] p", "[data-whose]"])


@pytest.mark.parametrize("size", ["small phone", "phone"])
def test_a_long_turn_of_a_replay_shows_whole_lines_and_that_there_is_more(
    new_page: NewPage, size: str
) -> None:
    page = new_page(SIZES[size], reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    finish(page, table)
    page.goto(f"/replay?table={table}")
    told = page.locator("footer.bar p").first
    told.locator("span").first.evaluate("(one, words) => (one.textContent = words)", LONG)
    page.wait_for_selector("footer.bar p[data-more]")
    lines = told.evaluate("one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert abs(lines - round(lines)) < 0.05


def test_a_long_line_over_a_sheet_makes_nothing_wider(new_page: NewPage) -> None:
    page = new_page(SMALL_PHONE, reduced_motion="reduce")
    open_table(page, "color-in-kingdom", "me", "easy")
    width = "one => one.getBoundingClientRect().right"
    for name, size in SIZES.items():
        settled(page, size)  # type: ignore[arg-type]
        copycat = page.locator(".sheet .copycat")
        before = copycat.evaluate(width)
        caption = page.locator(".sheet .caption .copied")
        kept = caption.text_content()
        caption.evaluate(
            "(one, words) => (one.classList.add('even'), one.textContent = words)", LONG
        )
        settled(page, {**size, "width": size["width"]})  # type: ignore[typeddict-item]
        assert abs(copycat.evaluate(width) - before) < 1, name
        assert caption.evaluate(width) <= page.locator(".sheet .head").evaluate(width) + 1, name
        caption.evaluate("(one, words) => (one.textContent = words)", kept)
