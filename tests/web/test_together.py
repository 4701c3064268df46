"""Several people before several screens: by invitation, in two tabs, and as spectators."""

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Timeout

from tests import briefly
from tests.web.conftest import PHONE, NewPage
from tests.web.hands.inkdoms import InkdomsHand
from tests.web.hands.inklings import InklingsHand
from tests.web.playing import Player
from tests.web.tables import ask, open_table

A_MOMENT = 200
"""Milliseconds to wait for one before looking at the other."""
MOST_WAITS = 150
"""Moments in a row after which a tap is taken for lost."""


BY_HAND = (16, 8)
"""Taps of each, some rounds, and briefly; whole games are played in test_plays."""


def invite(host: Page) -> str:
    """Set up a table of Inklings for two by clicks; the link for the other one."""
    host.goto("/")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Your name").blur()
    host.get_by_role("link", name="Set up: Inklings").click()
    host.get_by_label("Who plays in seat 2").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Invitation for seat 2").input_value()


def test_two_browsers_play_each_other_by_an_invitation_link(new_page: NewPage) -> None:
    ann, boris = new_page(), new_page(PHONE, touch=True, locale="ru-RU")

    boris.goto(invite(ann))
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").tap()
    expect(ann.get_by_text("Борис", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Start").click()

    players = [
        Player(ann, InklingsHand(), seed=1),
        Player(boris, InklingsHand(), seed=2, touch=True),
    ]
    playing = list(players)
    waits = 0
    while playing and min(one.taps for one in players) < briefly.of(*BY_HAND):
        for one in list(playing):
            try:
                if not one.acts(A_MOMENT):
                    playing.remove(one)
                waits = 0
            except Timeout:  # the other one is to act
                waits += 1
                assert waits < MOST_WAITS, "nothing comes of the last tap"

    table = ann.url.rpartition("/")[2]
    for seat, page in enumerate((ann, boris)):
        ask(page, f"tables/{table}/hand", {"seat": seat, "level": "random"})
    for page in (ann, boris):
        expect(page.locator("section.end")).to_contain_text("Борис")
    # Each browser has added its part, and compares the record with what it noted by itself.
    expect(ann.locator("section.end")).to_contain_text("Your browser checked the dice")
    expect(boris.locator("section.end")).to_contain_text("Ваш браузер проверил кубики")
    ann.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("reserved for Борис")).to_be_visible()
    boris.locator("section.end .button.strong").tap()
    boris.get_by_role("button", name="Сесть за стол").tap()
    expect(ann.get_by_role("button", name="Start")).to_be_enabled()


def painted(page: Page) -> int:
    return page.locator("[data-painted]").count()


def paint_one(page: Page) -> None:
    """Go on until one more area is painted on this page."""
    before = painted(page)
    player = Player(page, InkdomsHand())
    while painted(page) == before and player.goes_on():
        pass


def test_two_tabs_of_one_seat_agree(new_page: NewPage) -> None:
    one = new_page()
    table = open_table(one, "inkdoms", "me")
    two = new_page(beside=one)
    two.goto(f"/t/{table}")

    paint_one(one)
    expect(two.locator("[data-painted]")).to_have_count(painted(one))

    paint_one(two)
    expect(one.locator("[data-painted]")).to_have_count(painted(two))

    two.get_by_role("button", name="Undo").click()
    expect(one.locator("[data-painted]")).to_have_count(1)
    expect(two.locator("[data-painted]")).to_have_count(1)


def test_whoever_has_the_link_may_watch(new_page: NewPage) -> None:
    player = new_page()
    open_table(player, "inkdoms", "me")
    player.get_by_role("button", name="Menu").click()
    player.get_by_role("button", name="Link for spectators").click()
    link = player.get_by_label("Link for spectators").input_value()
    player.keyboard.press("Escape")

    watcher = new_page(PHONE)
    watcher.goto(link)
    expect(watcher.locator(".sheet svg")).to_be_visible()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(".tray").get_by_text("Ann is taking a die")).to_be_visible()
    paint_one(player)

    expect(watcher.locator("[data-painted]")).to_have_count(painted(player))
    assert not watcher.get_by_role("button", name="Undo").count()
    assert not watcher.get_by_role("button", name="Hint").count()
    # Who watches on a phone may read the score sheet, too.
    watcher.locator(".tray").get_by_role("button", name="Score sheet").click()
    expect(watcher.get_by_role("dialog").get_by_role("row", name="Redhill")).to_be_visible()


def test_nobody_watches_without_a_link(new_page: NewPage) -> None:
    player, stranger = new_page(), new_page(refused=True)
    table = open_table(player, "inkdoms", "me")
    stranger.goto(f"/t/{table}")
    expect(stranger.get_by_text("You need an invitation to this table")).to_be_visible()


def test_who_is_invited_reads_to_what_and_a_used_link_says_so(new_page: NewPage) -> None:
    ann, ben, eve = new_page(), new_page(), new_page(refused=True)
    link = invite(ann)
    expect(ann.get_by_text("Send each friend a seat link")).to_be_visible()

    ben.goto(link)
    expect(ben.get_by_text("Ann invites you to a game of Inklings.")).to_be_visible()
    sound = ben.get_by_role("switch", name="Sound is off")
    sound.click()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("switch", name="Sound is on")).to_be_visible()
    expect(ann.get_by_text("All seats are taken: you can start.")).to_be_visible()
    expect(ann).to_have_title("● Inklings – Paintpot")

    eve.goto(link)
    expect(eve.get_by_role("alert")).to_contain_text("was used already")
    assert not eve.get_by_role("button").count()

    ben.goto("/")
    ben.goto(link)  # it was this guest who used it
    expect(ben.get_by_text("Painter (you)")).to_be_visible()


def test_two_before_one_screen_have_names_of_their_own(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/inkdoms")
    page.get_by_label("Who plays in seat 2").select_option("me")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Who plays in seat 3").select_option("me")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_label("Who starts").select_option("1")
    page.get_by_role("button", name="Start").click()
    seats = page.locator(".seats")
    for name in ("Painter", "Ben", "Painter 3"):
        expect(seats.get_by_text(name, exact=True)).to_be_visible()


def test_the_menu_keeps_the_keyboard(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "inkdoms", "me")
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    for name in ("Link for spectators", "Continue on another device"):
        page.get_by_role("button", name=name).press("Enter")
        expect(page.get_by_label(name)).to_be_focused()
    page.get_by_role("button", name="Fair dice").press("Enter")
    page.wait_for_function(
        "() => document.querySelector('dialog').contains(document.activeElement)"
    )
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()

    menu.press("Enter")
    page.get_by_role("button", name="Let a bot play for me").press("Enter")
    expect(menu).to_be_focused()
