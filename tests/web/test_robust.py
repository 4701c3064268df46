"""What goes wrong on the way: reloads, lost lines, lost answers. No move is lost or made twice."""

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import PHONE, NewPage
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.playing import Finger, Player
from tests.web.tables import moves_of, open_table

LIT = ".sheet [data-area][data-lit]"


def paint(page: Page) -> str:
    """Tap the first area that is lit; its name."""
    area = page.locator(LIT).first
    name = area.get_attribute("data-area") or ""
    Finger(page).inside(area)
    expect(page.locator(f'[data-painted="{name}"]')).to_have_count(1)
    return name


def test_reload_in_mid_turn_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "inkdoms", "me", "easy")
    Player(page, InkdomsHand()).comes_to("areas")
    area = paint(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    painted = page.locator("[data-painted]").count()
    moves = moves_of(page, table)

    page.reload()

    expect(page.locator(f'[data-painted="{area}"]')).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert moves_of(page, table) == moves
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-painted]")).to_have_count(painted - 1)


def test_move_made_offline_waits_and_is_sent_once(new_page: NewPage) -> None:
    page = new_page(PHONE, cut=True)
    table = open_table(page, "inkdoms", "me")
    Player(page, InkdomsHand()).comes_to("areas")
    before = moves_of(page, table)

    page.context.set_offline(True)
    area = paint(page)  # drawn at once, as if there were a line
    expect(page.locator(".lost")).to_contain_text(
        "Your move will be sent when the connection is back."
    )
    assert moves_of(page, table) == before, "the browser has no line, the test has"

    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(f'[data-painted="{area}"]')).to_have_count(1)
    after = moves_of(page, table)
    assert len(after) == len(before) + 1
    assert area in after[-1]


def test_move_whose_answer_is_lost_is_sent_again_and_made_once(new_page: NewPage) -> None:
    page = new_page(cut=True)
    table = open_table(page, "inkdoms", "me")
    Player(page, InkdomsHand()).comes_to("areas")
    before = moves_of(page, table)
    sent: list[str | None] = []

    def swallow_the_first_answer(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) > 1:
            route.continue_()
        else:
            assert route.fetch().ok
            route.abort()

    page.route("**/move", swallow_the_first_answer)
    with page.expect_response("**/move"):
        area = paint(page)

    assert len(sent) == 2
    assert sent[0] == sent[1], "the same wish with the same id"
    assert len(moves_of(page, table)) == len(before) + 1
    expect(page.locator(f'[data-painted="{area}"]')).to_have_count(1)


def test_move_that_waits_survives_a_reload(new_page: NewPage) -> None:
    page = new_page(cut=True)
    table = open_table(page, "inkdoms", "me")
    Player(page, InkdomsHand()).comes_to("areas")
    before = moves_of(page, table)

    page.route("**/move", lambda route: route.abort())
    area = paint(page)
    expect(page.locator(".lost")).to_be_visible()
    page.unroute("**/move")
    with page.expect_response("**/move"):
        page.reload()

    expect(page.locator(f'[data-painted="{area}"]')).to_have_count(1)
    assert len(moves_of(page, table)) == len(before) + 1
