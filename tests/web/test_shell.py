"""What surrounds every board: a shared screen, people who leave, Back, announcements."""

import json
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, Request, expect

from paintpot.core.records import replay
from tests.web.conftest import PHONE, NewPage
from tests.web.fitting import faults
from tests.web.hands.inklings import InklingsHand
from tests.web.playing import Player
from tests.web.tables import MY_TURN, SHEET, ask, look, open_table
from tests.web.test_leaving import begin_for_two
from tests.web.test_reactions import TOO_SOON

LISTEN = """() => {
  window.told = [];
  const wait = () => {
    const region = document.querySelector("body > * [role=status].unseen, [role=status].unseen");
    if (!region) return void setTimeout(wait, 20);
    new MutationObserver(() => window.told.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
  };
  wait();
}"""
"""Everything that is announced to screen readers."""


def share_screen(page: Page, game: str) -> str:
    """Ann and Ben before one screen."""
    ask(page, "me")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    wish = {"game": game, "seats": seats, "name": "Ann", "options": {}}
    table = str(ask(page, "tables", wish)["table"])
    ask(page, f"tables/{table}/start", {})
    page.goto(f"/t/{table}")
    page.wait_for_selector(SHEET)
    return table


def choose(page: Page, table: str, seat: int) -> str:
    """Make the first open move of a seat, as another tab of the same people would."""
    move = str(look(page, table, seat)["now"]["moves"][0])
    ask(page, f"tables/{table}/move", {"seat": seat, "move": move, "id": f"{table}-{seat}"})
    return move


def test_a_curtain_falls_while_a_screen_is_passed_on(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    table = share_screen(page, "inklings")
    expect(page.locator(".status > span")).to_have_text("Ann’s turn")
    choose(page, table, 0)
    curtain = page.locator(".curtain")
    expect(curtain.get_by_role("heading")).to_have_text("Pass to Ben")
    # Nothing of Ann's choice is visible or announced.
    expect(page.locator(SHEET).first).to_be_hidden()
    assert page.locator("main").evaluate("main => main.inert")
    assert faults(page) == []
    curtain.get_by_role("button", name="Wait").tap()
    expect(page.locator(SHEET).first).to_be_visible()
    page.get_by_role("button", name="I’m Ben").tap()
    expect(page.locator(".status > span")).to_have_text("Ben’s turn")
    expect(page.locator(SHEET).first).to_be_visible()
    expect(curtain).to_have_count(0)
    choose(page, table, 1)  # now everything is revealed, and Ben begins the next round
    expect(page.locator(".status > span")).to_have_text(re.compile("’s turn"))
    expect(curtain).to_have_count(0)


def test_back_closes_what_is_open_and_does_not_leave_the_table(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/")
    table = open_table(page, "inkdoms", "me", "easy")
    dialog = page.get_by_role("dialog")
    for button in ("Menu", "Log"):
        page.get_by_role("button", name=button).tap()
        expect(dialog).to_be_visible()
        page.go_back()
        expect(dialog).to_have_count(0)
        assert page.url.endswith(table)
    # So it closes a hint, which is no dialog.
    page.wait_for_function(MY_TURN)
    page.get_by_role("button", name="Hint").tap()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    page.go_back()
    expect(hint).to_have_count(0)
    assert page.url.endswith(table)
    # Closed by hand, it leaves no trace.
    page.get_by_role("button", name="Menu").tap()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => !history.state?.layers")
    # Another's sheet is something one comes back from, too.
    page.locator(".seats button").nth(1).tap()
    expect(page.get_by_role("button", name="Back to yours")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Back to yours")).to_have_count(0)
    # A double tap selects nothing.
    page.locator(".seats .name").first.dblclick()
    page.locator("[data-far]").dblclick()  # it lies over whose turn it is
    assert page.evaluate("getSelection().toString()") == ""
    page.keyboard.press("Escape")  # what it has explained
    page.go_back()
    page.wait_for_url("**/")


def test_who_leaves_is_away_and_a_bot_can_play_for_them(new_page: NewPage) -> None:
    ann, ben = new_page(PHONE, touch=True, refused=(TOO_SOON,)), new_page()
    table = begin_for_two(ann, ben)
    choose(ann, table, 0)
    expect(ann.locator(".status > span")).to_have_text("Waiting for Ben")
    before = ann.locator(".sheet").bounding_box()
    ben.goto("about:blank")
    notice = ann.locator(".absent")
    expect(notice).to_contain_text(re.compile(r"Ben is away since \d\d:\d\d\."))
    expect(ann.locator(".seats .state").nth(1)).to_have_text("away")
    assert ann.locator(".sheet").bounding_box() == before, "nothing moves when somebody leaves"
    assert faults(ann) == []
    # A player who has only just left is not nudged yet: the server refuses, and the button is
    # disabled.
    with ann.expect_request("**/react") as sent:
        notice.get_by_role("button", name="Nudge").tap()
    assert json.loads(sent.value.post_data or "")["what"] == "tick-tock"
    expect(ann.locator(".near")).to_have_text("Give them a little longer before you nudge.")
    expect(notice.get_by_role("button", name="Nudge")).to_be_disabled()
    notice.get_by_role("button", name="Let a bot play for Ben").tap()
    expect(notice).to_have_count(0)
    ann.wait_for_function("() => document.title.startsWith('●')")
    assert look(ann, table)["now"]["seats"][1]["level"] == "normal"

    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Play without the bot").click()
    expect(ben.get_by_role("button", name="Play without the bot")).to_have_count(0)
    assert "level" not in look(ann, table)["now"]["seats"][1]


def test_each_moment_of_a_whole_game_is_said_once(new_page: NewPage) -> None:
    """What of it is shown, and at which speed: see test_full_speed."""
    page = new_page()
    page.add_init_script(f"({LISTEN})()")
    sent: list[Any] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/move"):
            sent.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    table = open_table(page, "inklings", "me", "easy", "hard")
    page.wait_for_function("() => window.told && document.querySelector('.moments')")
    Player(page, InklingsHand(), seed=3).plays()
    page.wait_for_selector("section.end")

    record = ask(page, f"tables/{table}/record")["record"]
    assert [text for seat, text in record["moves"] if seat == 0] == [one["move"] for one in sent]
    assert replay(record).state.over

    moments = [one for item in look(page, table)["told"] for one in item.get("moments", [])]
    said = " ".join(page.evaluate("window.told"))
    happened = Counter((one["name"], one["seat"]) for one in moments)
    for seat, name in enumerate(("Ann", "Blot", "Sable")):
        # What others lose their move says; who sits there is addressed.
        loses, out = (
            ("You lose", "You are out") if seat == 0 else (f"{name}: loses", f"{name} is out")
        )
        for kind, words in (("lost", loses), ("die", f"{name} has inked the whole d")):
            assert said.count(words) == happened[kind, seat], words
        assert said.count(out) == happened["out", seat] == 1
    assert said.count("Game over") == 1
