"""Steps and dice are heard once, whichever way they come, and also where nothing may move."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.hands import HANDS
from tests.web.hearing import LISTEN
from tests.web.playing import Player
from tests.web.tables import (
    FRAMES,
    MY_TURN,
    SHEET,
    ask,
    caught_up,
    look,
    moves_of,
    moves_or_end,
    open_table,
)

STEPS = {
    "inkdoms": ((r" from \w+$", "wood"), (r"^(tower )?\w+ on |^cross ", "pencil")),
    # A die in hand is heard as well, before anything is chosen.
    "color-in-kingdom": ((r" on \w+$", "pencil"),),
}
"""How steps are written, and what they sound like."""
TAPS = 12
THROWS = 2
DICE = "(n) => window.heard.filter((one) => one === 'dice').length >= n"
MOST_MOVES = 60
"""Of one's own, until dice have been thrown so often."""


def listening(page: Page, game: str, *seats: str) -> str:
    """A table with sound on: turned on by its switch, and heard."""
    page.add_init_script(LISTEN)
    table = open_table(page, game, *seats)
    page.get_by_role("switch").first.click()
    page.wait_for_function("() => window.heard.includes('gain')")
    caught_up(page, table)
    page.evaluate("window.heard.length = 0")
    return table


def sounds_of(game: str, moves: list[str]) -> list[str]:
    found = ([sound for pattern, sound in STEPS[game] if re.search(pattern, one)] for one in moves)
    return [sound for sounds in found for sound in sounds]


def steps_heard(page: Page, game: str) -> list[str]:
    known = {sound for _, sound in STEPS[game]}
    return [one for one in page.evaluate("window.heard") if one in known]


@pytest.mark.parametrize("game", STEPS)
def test_steps_of_a_hint_are_heard_once_and_not_when_taken_back(
    new_page: NewPage, game: str
) -> None:
    page = new_page()
    table = listening(page, game, "me", "easy")
    hint = page.get_by_role("region", name="Hint")
    page.wait_for_function(MY_TURN)
    page.get_by_role("button", name="Hint").click()
    hint.get_by_role("button", name="Do it").click()
    expect(hint.get_by_role("button", name="Do it")).to_have_count(0)
    caught_up(page, table)
    made = moves_of(page, table)
    assert made
    heard = page.evaluate("window.heard")
    if game == "color-in-kingdom":
        assert heard == ["wood"], "two dice were chosen"
    else:
        assert steps_heard(page, game) == sounds_of(game, made), made
    page.evaluate("window.heard.length = 0")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => window.told.includes('undo')")
    caught_up(page, table)
    assert steps_heard(page, game) == []


@pytest.mark.parametrize("game", STEPS)
def test_steps_that_are_tapped_are_heard_once(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = listening(page, game, "me", "easy")
    player = Player(page, HANDS[game], seed=3)
    for _ in range(TAPS):
        assert player.acts()
        caught_up(page, table)
    made = moves_of(page, table)
    assert steps_heard(page, game) == sounds_of(game, made), made
    # All of it comes again with the page.
    page.reload()
    page.keyboard.press("Shift")
    page.wait_for_function("() => window.version > 0")
    caught_up(page, table)
    assert steps_heard(page, game) == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("game", ["inkdoms", "inklings", "color-in-kingdom"])
def test_each_throw_is_heard_once_also_where_nothing_moves(
    new_page: NewPage, game: str, motion: str
) -> None:
    page = new_page(reduced_motion=motion)
    table = listening(page, game, "me")
    begun = look(page, table)["version"]
    thrown = 0
    for k in range(MOST_MOVES):
        caught_up(page, table)
        told = look(page, table)["told"][begun:]
        now = sum(one["what"] == "throw" for one in told)
        if now > thrown:
            page.wait_for_function(DICE, arg=now)
            thrown = now
        if thrown >= THROWS:
            break
        moves = moves_or_end(page, table)
        body = {"seat": 0, "move": moves[0], "id": f"{table}-{k}"}
        ask(page, f"tables/{table}/move", body)
    page.evaluate(FRAMES)
    assert page.evaluate("window.heard").count("dice") == thrown == THROWS
    if game == "inklings":
        assert {"brush", "slide"} & set(page.evaluate("window.heard")), "who hops is heard, too"


def test_sound_is_turned_on_at_the_door_or_in_the_menu_and_stays_on(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    switch = page.get_by_role("switch").first
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.reload()
    expect(switch).to_have_attribute("aria-checked", "true")

    open_table(page, "inklings", "me")
    sound = page.get_by_role("group", name="Sound and touch")
    page.get_by_role("button", name="Menu").click()
    expect(sound.get_by_label("On", exact=True)).to_be_checked()
    for choice, checked in (("Off", "false"), ("On", "true")):
        sound.get_by_label(choice, exact=True).check()
        page.reload()
        page.wait_for_selector(SHEET)
        expect(page.get_by_role("switch").first).to_have_attribute("aria-checked", checked)
        page.get_by_role("button", name="Menu").click()
        expect(sound.get_by_label(choice, exact=True)).to_be_checked()
