"""What a step would score is on the board before it is made, as the engine counts it."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.playing import Finger
from tests.web.tables import MY_TURN, ask, look, open_table

APART = "unpainted"
"""What Inkdoms says apart from the number before a move: monsters that are no longer wild."""
SHOWN = "(all) => all.map((one) => one.textContent.trim())"
MOST_MOVES = 60
NUMBER_INSIDE = """(box) => {
  box.parentElement.classList.remove('below');
  box.querySelector('svg').setAttribute('viewBox', '-30 -40 290 80');
  const right = (one) => one.getBoundingClientRect().right;
  return right(box.querySelector('b')) <= right(box);
}"""


def gains(page: Page, table: str) -> dict[str, Any]:
    """What each open move scores."""
    return {one["move"]: one for one in ask(page, f"tables/{table}/gains?seat=0")["gains"]}


def own_gains(page: Page, table: str) -> dict[str, Any]:
    """The same once it is one's turn: after a move of ours the page may not know yet that it is
    not."""
    while True:
        page.wait_for_function(MY_TURN)
        if found := gains(page, table):
            return found


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def expect_signs(signs: Locator, wanted: list[int]) -> None:
    """These numbers and no others, wherever they stand."""
    assert wanted
    expect(signs).to_have_count(len(wanted))
    assert sorted(signs.evaluate_all(SHOWN)) == sorted(map(signed, wanted))


def play(page: Page, table: str, move: str) -> None:
    version = look(page, table)["version"]
    done = ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"worth-{version}"})
    assert done["version"] > version


TAKE = r"(?:white as )?(\w+) from \w+"
"""A die, with its ink."""


def counted(gain: Any) -> list[int]:
    """The lines that the number before a move is made of, an ink blot among them."""
    return [points for line, points in gain["lines"] if line.split("/")[1] != APART]


def test_inkdoms_shows_what_dice_and_areas_bring(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "inkdoms", "me", "easy")
    dice = met = 0
    for _ in range(4):
        takes: dict[str, tuple[int, bool]] = {}
        found = own_gains(page, table)
        for move, gain in found.items():
            if taken := re.fullmatch(r"(\w+)(?: as \w+)? from \w+", move):
                before = takes.get(taken[1], (-99, False))
                told = bool(counted(gain)) or gain.get("sure", False)
                takes[taken[1]] = max(before, (sum(counted(gain)), told))
        # "Nothing found" is shown only where there is nothing.
        shown = [points for points, told in takes.values() if told]
        dice += len(shown)
        if shown:
            expect_signs(page.locator(".box .worth text"), shown)

        take = next(filter(None, (re.fullmatch(TAKE, move) for move in found)))
        play(page, table, take[0])
        ink = take[1]
        while True:
            expect(page.locator(".tray [data-done], .tray [data-cross]").first).to_be_visible()
            found = gains(page, table)
            areas = {
                move.split(" on ")[1]: counted(gain)
                for move, gain in found.items()
                if re.fullmatch(r"\w+ on \w+", move)
            }
            if not areas:
                break
            lit = page.locator(".sheet [data-area][data-lit]")
            expect(lit).to_have_count(len(areas))
            worth = [sum(lines) for lines in areas.values() if lines]
            met += len(worth)
            if worth:
                expect_signs(page.locator(".sheet .worth:not(.box .worth) text"), worth)
            best = max(areas, key=lambda area: sum(areas[area]))
            play(page, table, f"{ink} on {best}")
        if "done" in found:
            play(page, table, "done")
        else:
            play(page, table, next(iter(found)))
    assert dice, "some die brought points"
    assert met, "somewhere an area brought points"


def test_inklings_shows_what_each_space_brings(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    table = open_table(page, "inklings", "me", "easy")
    for _ in range(3):
        best: dict[str, int] = {}
        found = own_gains(page, table)
        for move, gain in found.items():
            space = move.split()[-1]
            best[space] = max(best.get(space, -99), gain["total"])
        expect_signs(page.locator(".printed .gain text"), list(best.values()))
        play(page, table, max(found, key=lambda move: found[move]["total"]))


def test_color_in_kingdom_shows_what_each_space_brings(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    table = open_table(page, "color-in-kingdom", "me", "easy")
    while True:
        page.wait_for_function(MY_TURN)
        moves: list[str] = look(page, table)["now"]["moves"]
        if picks := [move for move in moves if " and " in move]:
            break
        if moves:
            play(page, table, moves[-1])  # another's turn: an answer to it
    play(page, table, picks[0])
    expect(page.locator("[data-space][data-lit]").first).to_be_attached()
    found = gains(page, table)
    expect_signs(page.locator(".sheet text.worth"), [one["total"] for one in found.values()])
    # Tapped once, the button says the same.
    move = max(found, key=lambda one: found[one]["total"])
    Finger(page, touch=True).inside(page.locator(f'[data-space="{move.split()[-1]}"][data-lit]'))
    build = page.locator("[data-build]")
    expect(build).to_contain_text(signed(found[move]["total"]))


def test_ink_shows_what_a_place_brings_and_keeps_its_word(new_page: NewPage) -> None:
    page = new_page(DESKTOP, reduced_motion="reduce")
    table = open_table(page, "ink", "me")
    for _ in range(MOST_MOVES):
        page.wait_for_function(MY_TURN)
        moves: list[str] = look(page, table)["now"]["moves"]
        found = gains(page, table)
        worth = {
            move.removeprefix("tile at "): gain["total"]
            for move, gain in found.items()
            if move.startswith("tile at ") and gain["total"] > 0
        }
        if worth:
            break
        ways = ask(page, f"tables/{table}/hint", {"seat": 0})["ways"] if len(moves) > 1 else []
        play(page, table, ways[0]["steps"][0]["move"] if ways else moves[0])
    else:
        raise AssertionError("no place ever brought a bottle")
    signs = page.locator("[data-painting] .gold text")
    expect(signs.first).to_be_attached()
    shown = signs.evaluate_all(SHOWN)
    assert shown[0].split()[0] == signed(max(worth.values())), "the best is never left out"
    assert {one.split()[0] for one in shown} <= set(map(signed, worth.values()))

    place = max(worth, key=lambda one: worth[one])
    page.locator(f'[data-place="{place}"]').dispatch_event("click")
    callout = page.locator("[data-brings]").first
    expect(callout).to_have_attribute("data-brings", str(worth[place]))

    # On a phone the number stays in its box, beside as many bottles as are ever drawn.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(callout).to_be_visible()
    assert callout.evaluate(NUMBER_INSIDE)
