"""The end of a game: it tells a story that adds up, is shared as a picture, and leads on."""

import json
import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.tables import (
    MY_TURN,
    ask,
    finish,
    hand_over,
    look,
    open_table,
    play_out,
    see_the_end,
    sockets_of,
)

TOLD = r"""async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const others = loaded.find((name) => /\/alongside-[^/]*\.js$/.test(name));
  if (!others) return false;
  await import(others);
  for (let k = 0; k < 4; k++) await new Promise(requestAnimationFrame);
  return true;
}"""
"""Once what shows the turns of others is there: it comes after the board."""


SHARE = """
Object.defineProperty(navigator, 'canShare', { value: ({ files }) => files?.length === 1 });
Object.defineProperty(navigator, 'share', { value: async ({ files, url, text }) => {
  window.shared = { url, text, files: files.map(({ type, name, size }) => ({ type, name, size })) };
} });
"""
"""A system that shares files, and notes what it is given."""
WATCH_THE_END = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const end = document.querySelector('section.end') ? 'end' : '';
    const now = end || (document.querySelector('[data-turn-of]') ? 'turn' : '');
    if (now !== window.seen.at(-1)) window.seen.push(now);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""What the page looks like when all is played, and when the end comes."""
MOST_GAMES = 8


def number(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))


def parts(page: Page) -> list[int]:
    """The differences that are told, the sum last."""
    return [number(text) for text in page.locator(".parts strong").all_inner_texts()]


def test_the_end_adds_up_and_leads_on(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.add_init_script(SHARE)
    table = open_table(page, "inkdoms", "me", "normal")
    play_out(page, table)
    now = look(page, table)["now"]
    mine, theirs = (score["total"] for score in now["scores"])
    assert now["winners"] == [1], "any moves against a normal bot"
    verdict = page.locator("header.verdict")
    expect(verdict.get_by_role("heading")).to_have_text(re.compile("^Lost"))
    expect(page.locator("section.end button.strong")).to_have_text("Again")
    expect(page.get_by_role("button", name="Harder")).to_have_count(0)
    expect(page.locator("section.end figure svg")).to_be_visible()
    heights = page.locator("section.end figure svg text").all_text_contents()
    assert "0" in heights, "the graph has numbers"
    # The other's sheet is there, too, and a tap makes it large.
    expect(page.locator(".others [data-sheet-of='1'] svg")).to_be_visible()
    page.locator(".others [data-sheet-of='1']").click()
    expect(page.locator("ul.seats [aria-pressed=true]")).to_have_attribute("data-card", "seat 1")
    page.locator(".others [data-sheet-of='0']").click()
    expect(page.locator("ul.seats [aria-pressed=true]")).to_have_attribute("data-card", "seat 0")
    # Who has lost the first game is told where there is most to gain.
    expect(page.locator(".best")).to_contain_text("Most to gain next time")
    *told, total = parts(page)
    assert sum(told) == total == mine - theirs
    # Three lines have a name. The other sheets are read after the story.
    assert page.locator(".parts li:not(.rest, .sum)").count() == 3
    assert page.locator(".parts li:not(.sum)").count() == len(told) <= 4
    assert page.locator("section.end ~ .others").count() == 1

    # All lines are there, behind a fold; and a way to the other games.
    expect(page.locator("section.end details .lines")).to_be_attached()
    expect(page.locator("section.end details .lines")).to_be_hidden()
    page.locator("section.end summary").first.click()
    expect(page.locator("section.end details .lines")).to_be_visible()
    expect(page.get_by_role("link", name="Another game")).to_have_attribute("href", "/")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as picture").click()
    with open(saved.value.path(), "rb") as file:
        picture = Image.open(BytesIO(file.read()))
    assert picture.width == 1200
    colours = picture.convert("RGB").quantize(32).getcolors() or []
    assert len(colours) > 8, "there is a painted sheet on it"

    # The same picture is given to the system, with a link to the game.
    page.locator(".sharing button").first.click()
    shared = page.wait_for_function("() => window.shared").json_value()
    (file,) = shared["files"]
    assert file["type"] == "image/png"
    assert file["name"].endswith(".png")
    assert file["size"] > 1_000
    assert shared["url"].startswith("http")

    assert leads_on(page, table, "Easier") == "easy"


def leads_on(page: Page, table: str, button: str) -> str:
    """To another table, by a button; the level of its bot."""
    page.get_by_role("button", name=button).click()
    page.wait_for_function("table => !location.pathname.endsWith(table)", arg=table)
    page.wait_for_selector(".sheet svg")
    seats = look(page, page.url.rpartition("/")[2])["now"]["seats"]
    return str(seats[1]["level"])


def test_who_has_won_may_have_it_harder(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    hand_over(page, table, "hard")
    see_the_end(page, hurried=True)
    expect(page.locator("header.verdict").get_by_role("heading")).to_have_text(
        re.compile("^You win")
    )
    expect(page.locator("section.end button.strong")).to_have_text("Harder")
    # A bot has won it, though: that is no best of one's own.
    expect(page.locator(".parts strong").first).to_be_visible()
    expect(page.locator(".best")).to_have_count(0)
    assert leads_on(page, table, "Harder") == "normal"


def test_who_plays_alone_is_told_of_the_best_so_far(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    first = open_table(page, "inklings", "me")
    play_out(page, first)
    expect(page.locator(".best")).to_contain_text("Your first result")
    page.reload()
    expect(page.locator(".best")).to_contain_text("Your first result")

    second = open_table(page, "inklings", "me")
    play_out(page, second)
    totals = [look(page, table)["now"]["scores"][0]["total"] for table in (first, second)]
    better, equal = totals[1] > totals[0], totals[1] == totals[0]
    told = "Your best so far" if better else "As good" if equal else "Number 2"
    expect(page.locator(".best")).to_contain_text(told)

    # Each of them has painted a piece of the sheet at the front door, and can be hidden there.
    page.goto("/")
    expect(page.locator(".panorama")).to_contain_text("76 pieces are still blank")  # of 78
    past = page.locator("section", has=page.locator("#past"))
    tables = past.locator('a[href^="/t/"]')
    expect(tables).to_have_count(2)
    past.get_by_role("button", name="Put away").first.click()
    expect(tables).to_have_count(1)
    page.reload()
    expect(tables).to_have_count(1)
    assert len(ask(page, "tables")["tables"]) == 2, "the table is still there"
    past.get_by_role("button", name="Bring back").click()
    tables = past.locator('a[href^="/t/"]')
    expect(tables).to_have_count(2)


def test_the_last_turn_is_seen_before_the_end(new_page: NewPage) -> None:
    page = new_page(PHONE)
    # Turns that arrive all at once are not shown one by one: some game ends with one alone.
    for _ in range(MOST_GAMES):
        table = open_table(page, "inklings", "me", "easy")
        page.wait_for_function(MY_TURN)
        page.wait_for_function(TOLD)
        page.evaluate(WATCH_THE_END)
        play_out(page, table, hurried=False)
        seen = [one for one in page.evaluate("() => window.seen") if one]
        if seen[-2:] == ["turn", "end"]:
            break
    else:
        raise AssertionError("no turn of another before the result")
    expect(page.locator("[data-turn-of]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("section.end")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_reactions_are_seen_where_everybody_stands_at_the_end(
    new_page: NewPage, size: dict[str, int]
) -> None:
    page = new_page(size)
    sockets = sockets_of(page)
    finish(page, open_table(page, "inklings", "me", "easy"))
    # There is one place for each, and it is in sight: whatever is shown at a seat is shown there.
    for seat in range(2):
        place = page.locator(f'[data-seat="{seat}"]')
        expect(place).to_have_count(1)
        expect(place).to_be_visible()
    sockets[-1].send(json.dumps({"is": "reaction", "seat": 1, "what": "bravo"}))
    bubble = page.locator('.standing [data-seat="1"] .bubble')
    expect(bubble).to_be_visible()
    expect(bubble).to_have_text("Bravo")
    box = bubble.bounding_box()
    assert box
    assert 0 <= box["x"] <= size["width"] - box["width"]


def test_no_empty_bar_lies_at_the_thumb(new_page: NewPage) -> None:
    page, friend = (
        new_page(PHONE, reduced_motion="reduce"),
        new_page(PHONE, reduced_motion="reduce"),
    )
    table = open_table(page, "inklings", "me", "easy")
    ask(page, f"tables/{table}/give-up", {"seat": 0})
    expect(page.locator("section.end .ways button").first).to_have_text("Again")
    # A spectator has no part in a game that was given up.
    ask(friend, "me")
    friend.goto(ask(page, f"tables/{table}/links")["watch_url"])
    expect(friend.get_by_role("region", name="Game over")).to_be_visible()
    expect(friend.locator(".also")).to_be_visible()
    expect(friend.locator("section.end .ways")).to_have_count(0)
    assert friend.locator("main").evaluate("one => getComputedStyle(one).paddingBottom") == "0px"


def test_who_gets_the_link_sees_the_game(new_page: NewPage) -> None:
    page, friend = new_page(PHONE, reduced_motion="reduce"), new_page(reduced_motion="reduce")
    # Neither a share sheet nor a clipboard: what is shared stands there to be selected.
    page.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: undefined });"
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
    )
    table = open_table(page, "inklings", "me", "easy")
    finish(page, table)
    page.locator(".sharing button").first.click()
    shared = page.locator(".sharing input").input_value()
    words, _, link = shared.rpartition(" ")
    assert words.startswith("Inklings. ")
    assert link.startswith(f"{page.url.partition('/t/')[0]}/")
    friend.goto(link)
    expect(friend.get_by_role("region", name="Game over")).to_be_visible()
    expect(friend.get_by_role("list", name="Final scores")).to_contain_text("Ann")


IN_SIGHT = """() => {
  const { top, bottom } = document.querySelector('main > .sheet').getBoundingClientRect();
  const bar = document.querySelector('.end .ways').getBoundingClientRect();
  const line = document.querySelector('.whose')?.getBoundingClientRect() ?? { top };
  return top >= 0 && line.top >= 0 && bottom <= bar.top;
}"""
"""Whether all of the large sheet is in sight on a phone."""
OVERLAP = """() => {
  const [line, sheet] = ['.whose', 'main > .sheet'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return line.bottom - sheet.top;
}"""
"""By how many pixels the line that says whose sheet it is lies over the sheet."""


def test_on_a_phone_another_sheet_at_the_end_is_shown_where_it_is_read(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    finish(page, table)
    size = page.locator("main > .sheet").bounding_box()
    other = page.locator(".others [data-sheet-of='1']")
    other.scroll_into_view_if_needed()
    other.click()
    page.wait_for_function(IN_SIGHT)
    expect(page.locator("main > .sheet")).to_be_focused()
    assert page.evaluate(OVERLAP) <= 0
    caption = page.locator("main > .caption").bounding_box()
    board = page.locator("main > .sheet .room").bounding_box()
    assert caption
    assert board
    assert board["y"] + board["height"] <= caption["y"] + 1
    larger = page.locator("main > .sheet").bounding_box()
    assert size
    assert larger
    assert larger["height"] >= size["height"]
    own = page.get_by_role("button", name="Back to yours")
    own.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    button, ways = own.bounding_box(), page.locator(".end .ways").bounding_box()
    assert button
    assert ways
    assert ways["y"] - button["y"] - button["height"] >= 4
    own.click()
    page.wait_for_function(IN_SIGHT)
    expect(page.locator("main > .sheet")).to_be_focused()
