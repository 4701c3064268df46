"""The top line of a wide screen is as high as its buttons, however much it has to say."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, NewPage
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
