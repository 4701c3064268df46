"""Third-party games on the page: boxes are tapped, and a folder may bring its own sheet."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.server.hosting import Server
from tests.server.shelves import EXAMPLES, put_drip, server_with_games
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.tables import MY_TURN, look, moves_of, open_table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
[BOARD] = re.findall(r"<!-- page/board.js -->\n```js\n(.*?)```", PAGE, re.S)
"""The module as docs/new-game.md shows it."""
BROKEN = "export function mount() {\n  throw new Error('no paint left');\n}\n"
LATER = "() => { const real = Date.now.bind(Date); Date.now = () => real() + 5000; }"
"""Some seconds go by: a second tap is meant, and no slip of the finger."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("brought")
    for name, module in (("die", BOARD), ("broken", BROKEN)):
        game = put_drip(folder, name)
        (game / "page").mkdir()
        (game / "page" / "board.js").write_text(module, "utf-8")
        shutil.copytree(EXAMPLES / "drip" / "texts", game / "texts")
    style = ".drip-die { outline: 3px solid rgb(1, 2, 3); }"
    (folder / "shelf" / "die" / "page" / "board.css").write_text(style, "utf-8")
    with server_with_games(folder) as running:
        yield running


def tap_first(page: Page, table: str) -> None:
    """Tap the first box that is lit: the move of that name is played, and no other."""
    page.wait_for_function(MY_TURN)
    before = len(moves_of(page, table))
    box = page.locator("[data-patch][data-lit]").first
    name = box.get_attribute("data-patch")
    box.click()
    page.wait_for_function(
        "([table, n]) => fetch(`/api/tables/${table}?seat=0&since=0`).then((r) => r.json())"
        ".then(({told}) => told.filter((t) => t.what === 'move' && t.seat === 0).length > n)",
        arg=[table, before],
    )
    assert moves_of(page, table)[before:] == [name]


def test_every_tap_plays_the_box_that_was_tapped(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "streaks", "me", "easy")
    for _ in range(6):
        tap_first(page, table)
    marked = look(page, table)["now"]["view"]["sheets"][0]["marks"]
    assert sorted(marked) == sorted(moves_of(page, table))


def test_boxes_show_their_label_and_stand_upright_on_a_phone(new_page: NewPage) -> None:
    def box_of(page: Page) -> tuple[float, float]:
        open_table(page, "streaks", "me")
        box = page.locator("svg.plate").get_attribute("viewBox")
        assert box
        expect(page.locator("svg.plate text.name").first).to_have_text("1")
        expect(page.locator("[data-patch]").first).to_have_attribute("data-patch", "red 1")
        _, _, width, height = map(float, box.split())
        return width, height

    width, height = box_of(new_page(DESKTOP))
    assert width > height
    width, height = box_of(new_page(PHONE, touch=True))
    assert width < height


def test_a_sheet_of_the_game_itself_is_tapped(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "die", "me")
    for k in range(2):
        face = look(page, table)["now"]["view"]["die"]
        die = page.locator("[data-foreign] svg.drip-die.open")
        expect(die.locator("text")).to_have_text(str(face))
        assert die.evaluate("(die) => getComputedStyle(die).outlineColor") == "rgb(1, 2, 3)"
        # Alone, the next die falls at once: so it takes two taps.
        die.click()
        expect(page.get_by_role("note")).to_contain_text("This cannot be taken back")
        assert page.locator(".side .moment").count() == k
        die.click()
        expect(page.locator(".side .moment")).to_have_count(k + 1)
        page.evaluate(LATER)
    assert moves_of(page, table) == ["keep", "keep"]


def test_a_sheet_that_fails_leaves_the_generic_one(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    said: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        said.append(message.text)

    page.on("console", heard)
    open_table(page, "broken", "me")
    expect(page.locator(".sheet .written")).to_contain_text("die:")
    assert any("The board of broken failed" in text for text in said)


def test_groups_of_moves_are_in_the_language_of_the_page(new_page: NewPage) -> None:
    page = new_page(DESKTOP, locale="ru-RU")
    open_table(page, "streaks", "me")
    rows = page.locator('.tray [data-move^="red "]')
    expect(rows.first).to_contain_text("красный")
    expect(page.locator(".tray")).not_to_contain_text("red")
