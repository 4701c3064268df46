"""The developers' page plays every moment on its real board, and nothing holds up a tap."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hearing import LISTEN, expect_said, sayings, voice_of
from tests.web.tables import (
    ask,
    caught_up,
    look,
    moves_offered,
    open_table,
    play_out,
)

ROOT = Path(__file__).resolve().parents[2]
RECORDED = json.loads((ROOT / "web/src/moments/recorded.json").read_text(encoding="utf-8"))
"""The steps that are played, one for each moment, and the games they are of."""

COUNT = """() => {
  window.shown = 0;
  window.moved = new Set();
  new MutationObserver((all) => all.forEach((one) => (window.shown += one.addedNodes.length)))
    .observe(document.querySelector(".moments"), { childList: true });
  const began = ({ animationName }) => window.moved.add(animationName.split("-").at(-1));
  addEventListener("animationstart", began, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const name = "flies" in this.dataset ? "flies" : this.classList[0];
    if (this.closest("[data-real]")) window.moved.add(name);
    return animate.apply(this, how);
  };
}"""
"""Drawn elements may be gone before a test looks, so an observer counts them."""
FORGET = """() => {
  window.shown = 0;
  window.moved.clear();
  for (const all of [window.news, window.said, window.heard]) all.length = 0;
}"""


BY_BOARDS = {
    "inkdoms/die-taken": "take",
    "inkdoms/drop-painted": "hatch",
    "inkdoms/dice": "tumble",
    "inkdoms/kingdom-first": "run",
    "inkdoms/kingdom-second": "run",
    "inkdoms/kingdom": "run",
    "ink/tile-snaps": "snap",
    "ink/areas-flow": "flow",
    "ink/bottle-set": "put",
    "ink/bottles": "put",
    "inklings/dice": "die",
    "inklings/hop": "drawn",
    "inklings/ink-spreads": "paint",
    "color-in-kingdom/dice": "flies",
    "color-in-kingdom/hex-coloured": "hatch",
}
"""What moves on the real board: keyframes, or what an animation was begun on."""


BESIDE = {
    "inkdoms": {"brush", "pencil"},
    "ink": {"glass", "paper", "slide"},
    "inklings": {"brush", "slide"},
    "color-in-kingdom": {"dice", "pencil"},
}
"""What boards let be heard of a move itself, whatever comes of it."""
STEPS = {"die-taken", "drop-painted", "tile-snaps", "hex-coloured", "dice"}
"""Nothing else follows these: they are all that is heard."""


def opened(page: Page) -> list[str]:
    page.goto("/dev/moments")
    page.locator("[data-moment]").first.wait_for()
    expect(page.locator("[data-face=indigo] path").first).to_be_attached()
    names = page.locator("[data-moment]").evaluate_all("all => all.map(one => one.dataset.moment)")
    return [str(name) for name in names]


def hear_each(page: Page, part: slice) -> None:
    """Play moments on demand: each is shown, heard, and said once."""
    page.add_init_script(LISTEN)
    names = opened(page)
    sound = "all => Object.fromEntries(all.map(({ dataset: d }) => [d.moment, d.heard]))"
    sounds = page.locator("[data-moment]").evaluate_all(sound)
    assert len(names) >= 50
    expect(page.locator("[data-moment]:disabled"), "a game has each of them").to_have_count(0)
    page.get_by_role("switch").click()
    page.wait_for_function("() => window.heard.includes('gain')")
    page.evaluate(COUNT)
    for name in names[part]:
        page.evaluate(FORGET)
        page.locator(f'[data-moment="{name}"]').click()
        page.locator(f"[data-real={name.split('/')[0]}][data-rests]").wait_for()
        asked = [in_table(one) for one in page.evaluate("window.news")]
        if name in BY_BOARDS:
            assert page.evaluate("name => window.moved.has(name)", BY_BOARDS[name]), name
        else:
            assert page.evaluate("window.shown"), name
            assert name in asked
        expect_sounds(page.evaluate("window.heard"), name, asked, sounds)
        expect_words(page, name)
        expect(page.locator(".moments > *")).to_have_count(0)


def in_table(moment: dict[str, Any]) -> str:
    """The name of a moment, as the page for developers lists it."""
    spell = f"-{moment['facts']['spell']}" if moment["name"] == "spell" else ""
    return f"{moment['game']}/{moment['name']}{spell}"


def expect_sounds(heard: list[str], name: str, asked: list[str], sounds: dict[str, str]) -> None:
    """The sound of a moment, by its name, and of nothing that did not happen."""
    game, step = name.split("/")
    if step in STEPS:
        assert heard == [sounds[name]], name
        return
    assert sounds[name] in heard, name
    beside = BESIDE.get(game, set())
    assert set(heard) <= {sounds[one] for one in [name, *asked]} | beside, f"{name}: {heard}"


def expect_words(page: Page, name: str) -> None:
    """What came of the moves was said once, in words; and what somebody else did."""
    cell = RECORDED["cells"][name]
    said = "\n".join(page.evaluate("window.said"))
    names = [seat["name"] for seat in RECORDED["plays"][cell["play"]]["seats"]]
    moments = [one for each in cell["moments"] for one in each]
    wanted = sayings(moments, names, cell["seat"], voice_of(name.split("/")[0]))
    expect_said(said, wanted)
    by = cell["by"]
    if by >= 0 and by != cell["seat"]:
        assert said.count(f"{names[by]}: ") == 1, said
    elif by == cell["seat"] and not wanted and "Game over" not in said:
        points = dict(cell.get("brought", [])).get(by, 0)
        sign, plural = "+" if points > 0 else "−", "" if abs(points) == 1 else "s"
        expected = f"{sign}{abs(points)} point{plural}" if points else ""
        assert said == expected, "who moves knows what, and is told what it scores"


@pytest.mark.parametrize(("size", "half"), [(DESKTOP, 0), (PHONE, 1)], ids=["desktop", "phone"])
def test_every_moment_is_played_heard_and_said_once(
    new_page: NewPage, size: dict[str, int], half: int
) -> None:
    """Each at one size or the other; `soak_moments.py` plays all of them at both."""
    hear_each(new_page(size), slice(half, None, 2))


def test_a_moment_takes_no_pointer(new_page: NewPage) -> None:
    """What lies under it is tapped as if it were not there, and the tap ends it."""
    page = new_page()
    opened(page)
    # It stands still at once: on a busy machine it would be over before the test has looked.
    page.evaluate(
        "new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))"
        ".observe(document.querySelector('.moments'), { childList: true })"
    )
    page.locator('[data-moment="inkdoms/kingdom-first"]').click()
    expect(page.locator(".moments > *").first).to_be_attached()
    box = page.locator("[data-real] [data-board]").bounding_box()
    assert box is not None
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.moments') === null"
    assert page.evaluate(under, [box["x"] + 20, box["y"] + 20])
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.locator(".moments > *")).to_have_count(0)


def test_reduced_motion_shows_the_same_news_standing_still(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    opened(page)
    page.locator('[data-moment="inkdoms/kingdom-first"]').click()
    expect(page.locator(".moment-still")).to_contain_text("first to paint all of Umberland +4")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("size", [PHONE])
def test_sound_is_off_until_it_is_chosen(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    page.add_init_script(
        "window.__made = 0; const Real = window.AudioContext; window.AudioContext ="
        " class extends Real { constructor(...a) { window.__made++; super(...a); } };"
    )
    opened(page)
    page.get_by_role("button", name="glass", exact=True).click()
    assert page.evaluate("window.__made") == 0
    switch = page.get_by_role("switch")
    expect(switch).to_have_text("Sound is off")
    switch.click()
    expect(switch).to_have_text("Sound is on")
    page.wait_for_function("() => window.__made === 1")
    page.reload()
    expect(page.get_by_role("switch")).to_have_text("Sound is on")
    kept = json.dumps(page.evaluate("({ ...localStorage })"))
    assert "sound" in kept


TURN = """() => {
  window.turn = new Promise((told) => {
    const look = () => {
      const card = document.querySelector('[data-turn-of="1"]');
      if (!card?.querySelector('[data-turn-sheet] svg')) return requestAnimationFrame(look);
      const seen = {
        words: card.innerText,
        face: card.querySelector('[data-face]')?.dataset.face,
        fresh: card.querySelectorAll('[data-turn-sheet] path.fresh').length,
        pointer: getComputedStyle(card).pointerEvents,
      };
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const left = () => document.querySelectorAll('[data-turn-of]').length;
      requestAnimationFrame(() => requestAnimationFrame(() => told({ ...seen, left: left() })));
    };
    look();
  });
}"""
"""Looks at the card of the other's turn as soon as it is there with their sheet, and taps."""


def test_anothers_turn_is_told_large_until_the_next_tap(new_page: NewPage) -> None:
    page = new_page(PHONE)
    table = open_table(page, "inklings", "me", "hard")
    expect(page.locator(".moments")).to_be_attached()
    page.evaluate(TURN)
    move = look(page, table)["now"]["moves"][0]
    ask(page, f"tables/{table}/move", {"seat": 0, "move": move, "id": f"{table}-0"})
    turn = page.evaluate("window.turn")
    assert turn["face"] == "sable"
    assert "Sable" in turn["words"]
    assert "on the d" in turn["words"]
    assert turn["fresh"] == 1, "what is new on their sheet is pointed out"
    assert turn["pointer"] == "none", "a tap goes through it"
    assert turn["left"] == 0, "and ends it"


OVER = """() => {
  window.over = window.ended = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data).told ?? [];
        if (told.some(({ what }) => what === "over")) window.over = performance.now();
      });
    }
  };
  const look = () => {
    if (window.over && document.querySelector("section.end")) window.ended = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
"""When all was played, and when the result was shown."""


def test_the_last_turn_is_seen_before_the_result_where_nothing_moves(new_page: NewPage) -> None:
    page = new_page(PHONE, reduced_motion="reduce")
    page.add_init_script(f"({OVER})()")
    table = open_table(page, "inklings", "me", "easy")
    expect(page.locator(".moments")).to_be_attached()
    play_out(page, table, hurried=False)
    page.wait_for_function("() => window.ended")
    assert page.evaluate("window.ended - window.over") > 1_000


TAKEN = """() => {
  window.flown = [];
  const look = () => {
    const seat = document.querySelector('[data-seat="1"]')?.getBoundingClientRect();
    for (const die of seat ? document.querySelectorAll("[data-taken] > .taken") : []) {
      const { a, d, e, f } = die.parentNode.getScreenCTM();
      const far = (name) => parseFloat(die.style.getPropertyValue(name));
      const [x, y] = [e + a * far("--to-x"), f + d * far("--to-y")];
      const within = x >= seat.left && x <= seat.right && y >= seat.top && y <= seat.bottom;
      window.flown.push(within);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Whether each die that is taken ends where the other sits."""
MOST_MOVES = 20
"""Of one's own, until the other has taken a die for all to see."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_die_flies_to_who_took_it(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size)
    table = open_table(page, "inkdoms", "me", "easy")
    expect(page.locator("[data-die]").first).to_be_visible()
    page.evaluate(TAKEN)
    for k in range(MOST_MOVES):
        offered = moves_offered(page, table)
        caught_up(page, table)
        if page.evaluate("window.flown.includes(true)"):
            return
        body = {"seat": 0, "move": offered[-1], "id": f"{table}-{k}"}
        ask(page, f"tables/{table}/move", body)
    pytest.fail("no die flew to the other")
