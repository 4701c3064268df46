"""Ways out of a game, by clicks: giving up, resigning, a link to watch taken back, old rules."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.patience import PATIENCE_MS
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.soak.upgrading import NextServer
from tests.web.conftest import PHONE, NewPage
from tests.web.fitting import faults
from tests.web.tables import FOLLOW, advance, ask, finish, open_table

SOCKETS = """() => {
  window.opened = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) { super(...words); window.opened += 1; }
  };
}"""
"""Counts the sockets that a page opens."""
HOUR_MS = 3_600_000


def no_way_to_what_is_for_developers(page: Page) -> None:
    expect(page.locator('a[href*="/dev"]')).to_have_count(0)


def choose(page: Page, way: str) -> None:
    """Something of the menu that is asked for twice."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=way, exact=True).click()
    page.get_by_role("group", name=way).get_by_role("button", name=way, exact=True).click()


def at_the_door(page: Page, table: str) -> None:
    """At the front door, with this table among one's own."""
    page.goto("/")
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_a_game_alone_is_given_up(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, "inklings", "me", "easy")
    no_way_to_what_is_for_developers(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()
    no_way_to_what_is_for_developers(page)
    page.get_by_role("button", name="Give the game up", exact=True).click()
    page.get_by_role("button", name="Cancel").click()
    page.keyboard.press("Escape")
    assert ask(page, f"tables/{table}")["now"]["phase"] == "playing", "nothing is done unasked"

    choose(page, "Give the game up")
    expect(page.locator("header.verdict h2")).to_contain_text("given up")
    at_the_door(page, table)
    expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text("given up")
    no_way_to_what_is_for_developers(page)


def begin_for_two(ann: Page, ben: Page) -> str:
    """A table of Inklings that two people, one in each browser, have begun."""
    for page in (ann, ben):
        ask(page, "me")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "inklings", "seats": seats, "name": "Ann", "options": {}}
    table = str(ask(ann, "tables", wish)["table"])
    (link,) = ask(ann, f"tables/{table}/links")["invitations"]
    ben.goto(link["url"])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        page.wait_for_selector(".sheet svg")
    return table


def test_giving_up_is_for_all_to_agree(new_page: NewPage) -> None:
    ann, ben = new_page(reduced_motion="reduce"), new_page(PHONE, reduced_motion="reduce")
    begin_for_two(ann, ben)
    choose(ann, "Give the game up")
    question = ben.locator(".question")
    expect(question).to_contain_text("Ann wants to give the game up")
    assert faults(ben) == []
    ben.evaluate("localStorage.setItem('paintpot/language', 'ru')")
    ben.reload()
    expect(question).to_contain_text("Ann предлагает прекратить партию")
    assert faults(ben) == []
    question.get_by_role("button", name="Играть дальше").click()
    expect(question).to_have_count(0)
    expect(ann.locator(".question")).to_have_count(0)

    choose(ann, "Give the game up")
    question.get_by_role("button", name="Прекратить партию").click()
    for page in (ann, ben):
        expect(page.locator("section.end")).to_be_visible()


def test_a_seat_is_left_to_a_bot_and_the_other_plays_on(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    table = begin_for_two(ann, ben)
    choose(ben, "Leave my seat to a bot")
    expect(ben.get_by_role("region", name="Games", exact=True)).to_be_visible()
    expect(ben.locator(f'a[href="/t/{table}"]')).to_contain_text("left to a bot")
    # The other one sees who has gone, and that the game goes on.
    seat = ask(ann, f"tables/{table}")["now"]["seats"][1]
    assert seat["kind"] == "bot"
    expect(ann.locator(".seats")).to_contain_text(seat["name"].split()[0])
    advance(ann, table, 2)


def test_a_watch_link_is_taken_back(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(refused=True)
    table = open_table(player, "inkdoms", "me", "easy")
    link = ask(player, f"tables/{table}/links")["watch_url"]
    watcher.clock.install()
    watcher.add_init_script(f"({SOCKETS})()")
    watcher.goto(link)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    opened = watcher.evaluate("window.opened")
    assert opened >= 1

    # What was never given out is not offered to be taken back.
    player.get_by_role("button", name="Menu").click()
    expect(player.get_by_role("button", name="Revoke the link for spectators")).to_have_count(0)
    player.get_by_role("button", name="Link for spectators", exact=True).click()
    expect(player.get_by_role("button", name="Revoke the link for spectators")).to_be_visible()
    player.keyboard.press("Escape")
    choose(player, "Revoke the link for spectators")
    expect(watcher.get_by_text("was revoked")).to_be_visible()
    assert watcher.locator(".sheet").count() == 0
    expect(watcher.get_by_role("link", name="Home")).to_be_visible()
    watcher.clock.run_for(HOUR_MS)
    assert watcher.evaluate("window.opened") == opened, "it does not try again for ever"


def test_tables_of_older_rules_are_shown_as_logs(browser: Browser, tmp_path: Path) -> None:
    room = ("--workers", "1", *limits(**dict.fromkeys(GENEROUS, 100_000)))
    with Server(tmp_path / "data", *room) as before:
        context = browser.new_context(base_url=before.url, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(FOLLOW)
        page = context.new_page()
        running, finished = (open_table(page, "inklings", "me", "easy") for _ in range(2))
        finish(page, finished)
        page.goto(f"/t/{running}")
        advance(page, running, 2)
        cookies = context.cookies()
        context.close()
        assert before.stop() == 0

    with NextServer(tmp_path / "data", *room) as after:
        context = browser.new_context(base_url=after.url, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": after.url} for one in cookies]
        )
        page = context.new_page()
        page.add_init_script(f"({SOCKETS})()")
        page.clock.install()
        for table, kept in ((running, "cannot go on here"), (finished, "kept with its log")):
            page.goto(f"/t/{table}")
            why = page.get_by_role("main").get_by_role("status")
            expect(why).to_contain_text("The rules of Inklings have changed since")
            expect(why).to_contain_text(kept)
            expect(page.get_by_role("region", name="Log").locator("li").nth(2)).to_be_visible()
            page.clock.run_for(HOUR_MS)
            assert page.evaluate("window.opened") == 0, "nothing will come of a socket"
        for total in ask(page, f"tables/{finished}")["now"]["totals"]:
            expect(page.get_by_role("main")).to_contain_text(str(total))
        expect(page.get_by_role("button", name="Save the record")).to_be_visible()
        page.get_by_role("link", name="Home").click()
        for table in (running, finished):
            expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text("rules have changed")
        context.close()
