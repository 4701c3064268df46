"""The front door: one comes back to where one was on it."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, NewPage


def test_back_leads_to_where_one_was_at_the_door(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/")
    page.wait_for_selector("footer")
    link = page.get_by_role("link", name="Set up: Color-In Kingdom")
    link.scroll_into_view_if_needed()
    height = page.evaluate("scrollY")
    assert height > 0

    link.click()
    expect(page).to_have_url(re.compile("/new/color-in-kingdom$"))
    page.wait_for_selector("fieldset")
    assert page.evaluate("scrollY") == 0

    page.go_back()
    page.wait_for_function("height => Math.abs(scrollY - height) < 2", arg=height)
    expect(link).to_be_in_viewport()
