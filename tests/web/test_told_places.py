"""Boards in light mode: what can be taken is visible; the effect of a tap on an Inkling is
described."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, NewPage
from tests.web.hands.color_in_kingdom import KingdomHand
from tests.web.playing import Player
from tests.web.tables import open_table

LEAST = 1.2
"""Of the contrast between a place that can be taken and one beside it that cannot."""
FILLS = """(places) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const shine = (place) => {
    pen.fillStyle = getComputedStyle(place.querySelector('path')).fill;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const of = (lit) => places.filter((one) => 'lit' in one.dataset === lit).map(shine);
  return [of(true), of(false)];
}"""
"""The luminance of the ground of open places, and of the others."""


@pytest.mark.parametrize(
    ("game", "places"),
    [("color-in-kingdom", ".sheet g.space"), ("inklings", ".sheet g.place[data-space^=d]")],
)
def test_open_places_differ_from_their_neighbours(
    new_page: NewPage, game: str, places: str
) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce", color_scheme="light")
    open_table(page, game, "me")
    if game == "color-in-kingdom":
        # A field may stand anywhere: there are others once something is built.
        player = Player(page, KingdomHand())
        player.comes_to("spaces")
        while not page.locator(f"{places}:not([data-lit])").count():
            assert player.answers(player.sees())
        player.comes_to("spaces")
    page.wait_for_selector(f"{places}[data-lit]")
    open_ones, others = page.locator(places).evaluate_all(FILLS)
    assert open_ones
    assert others
    for one in open_ones:
        for other in others:
            light, dark = max(one, other), min(one, other)
            assert (light + 0.05) / (dark + 0.05) >= LEAST


def test_inklings_tells_that_a_tap_shows_neighbours(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    open_table(page, "inklings", "me")
    expect(page.locator(".tray dl")).to_contain_text("Tap an Inkling to see its own in pale blue")
