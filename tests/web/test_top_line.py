"""The top line of a wide screen is as high as its buttons, however much it has to say."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, NewPage
from tests.web.tables import open_table

SAY_MORE = """([status, nearing]) => {
  document.querySelector('.status > span').textContent = status;
  document.querySelector('.status > .nearing').textContent = nearing;
}"""


@pytest.mark.parametrize("nearing", ["Soon over", "Nobody can catch Blot any more " * 6])
def test_the_sheet_stays_where_it_is_whatever_is_said_above_it(
    new_page: NewPage, nearing: str
) -> None:
    page = new_page(LAPTOP, reduced_motion="reduce")
    open_table(page, "inklings", "me", "easy")
    expect(page.locator(".status > .nearing")).to_be_visible()
    sheet = page.locator(".sheet")
    before = sheet.bounding_box()
    page.evaluate(SAY_MORE, ["Choose where to walk", nearing])
    assert sheet.bounding_box() == before


LINES = """(one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


def test_the_name_of_a_game_is_one_line_while_somebody_thinks(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    open_table(page, "color-in-kingdom", "me", "easy")
    expect(page.locator(".status > .nearing")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    say = "(one, words) => (one.textContent = words)"
    page.locator(".status > span").evaluate(say, "Blot is thinking…")
    assert page.locator(".top h1").evaluate(LINES) == 1
