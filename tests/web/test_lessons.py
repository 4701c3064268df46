"""Every lesson of every game to its end, by mouse, finger and keys, in both languages.

In every step something wrong is done first: it is answered in words, and loses nothing.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from paintpot.core.lessons import MORE, LessonRun, Step, lessons_of
from paintpot.core.registry import game as find_game
from paintpot.texts import LANGUAGES, catalogue
from tests import briefly
from tests.server.hosting import GENEROUS, Server, limits
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.hands.lessons import MAKES, generic
from tests.web.keyboard import Keyboard
from tests.web.playing import Finger

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
SHOWN = """([step, made, kind]) => {
  const shell = document.querySelector('.shell');
  const { dataset } = shell ?? { dataset: {} };
  const there = dataset.step === String(step) && dataset.made === String(made ?? dataset.made);
  if (!there || !shell.querySelector('[data-board] svg')) return null;
  if (kind ? dataset.kind !== kind : dataset.kind === 'right') return null;
  const words = (what) =>
    (shell.querySelector(what)?.textContent ?? '').trim().replaceAll(/\\s+/g, ' ');
  return {
    asks: words('[data-asks]'),
    reply: words('[data-reply=right]'),
    fits: document.documentElement.scrollWidth <= innerWidth,
    bar: shell.querySelector('.bar').offsetHeight,
  };
}"""
"""What a step shows, once it is there: after this many moves, or done."""
ANSWER = """() => {
  const reply = document.querySelector('[data-reply=wrong], [data-reply=note]');
  return reply?.textContent.trim().replaceAll(/\\s+/g, ' ') || null;
}"""
"""What is said to something that was not asked, as soon as it is said."""
NO_BUTTON = ("no dice",)
"""Moves that no one thing stands for: declined dice build a field, and so may some that are not."""
SHUT = (
    ".sheet [data-area]:not([data-lit]):not(.also)",
    ".sheet g.place[data-space]:not([data-lit]):not([data-mover])",
    ".sheet [data-space][role=button]:not([data-lit])",
    ".tray [data-kind]:not([data-lit])",
    ".tray [data-quill]:not([data-open])",
)
"""Places of boards where nothing can be done now."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the toy game as well, and lets one address learn as fast as it can."""
    fast = ("replays", "replays_burst", "address_replays", "address_replays_burst", "reading")
    generous = limits(**dict.fromkeys((*GENEROUS, *fast), 10**9))
    folder = tmp_path_factory.mktemp("lessons") / "data"
    with Server(folder, "--workers", "1", *generous, PAINTPOT_GAMES=str(EXAMPLES)) as running:
        yield running


def portions(moves: list[str]) -> list[list[str]]:
    """Moves as they are made: a tile is put somewhere and turned, and both are sent at once."""
    out: list[list[str]] = []
    for move in moves:
        if out and out[-1][-1].startswith("tile at "):
            out[-1].append(move)
        else:
            out.append([move])
    return out


class Learner:
    """Takes lessons on a page, its steps by mouse, finger and keys in turn, or all in one way."""

    def __init__(self, page: Page, game: str, only: Finger | None = None) -> None:
        self.page = page
        self.game = find_game(game)
        self.make = MAKES.get(game, generic)
        self.fingers = (Finger(page), Finger(page, touch=True))
        self.keys = Keyboard(page)
        self.only = only
        self.steps = 0
        self.looked = False
        self.seen: set[tuple[str, str]] = set()
        """Ways and languages in which a step was taken."""

    def take(self, number: int, language: str) -> None:
        """A lesson, from the list of lessons to its end and back; nothing is loaded anew."""
        lesson = lessons_of(self.game)[number]
        page = self.page
        page.set_viewport_size(PHONE if number % 2 else DESKTOP)  # type: ignore[arg-type]
        page.locator(f'main li a[href="/learn/{self.game.name}/{lesson.name}"]').click()
        run = LessonRun(self.game, lesson)
        words = catalogue(self.game.name, language)
        bars: set[int] = set()
        for at, step in enumerate(lesson.steps):
            begun = self.shows(at, 0)
            assert begun["asks"] == words.say(lesson.message(step))
            bars.add(begun["bar"])
            self.look_round(run)
            # Keys are many, so one step of each lesson is taken by them.
            keyed = at == number % len(lesson.steps)
            hand = self.only or (self.keys if keyed else self.fingers[self.steps % 2])
            if isinstance(hand, Keyboard):
                hand.begun = False  # who comes from the mouse begins anywhere
            self.seen.add((type(hand).__name__ + str(hand.touch), language))
            self.steps += 1
            self.err(hand, run, step, language)
            self.shows(at, 0)
            for portion in portions(step.ways[0]):
                self.make(hand, portion)
                for text in portion:
                    run.answer(text)
                if run.at == at:
                    self.shows(at, len(run.made))
            done = self.shows(at, None, "right")
            assert done["reply"]
            assert done["fits"]
            bars.add(done["bar"])
            if not run.over:
                on = page.locator("[data-next]")
                # Twice once: Skip stands there next, and is not meant.
                (on.dblclick if number == at == 0 else on.click)()
        assert lesson.name in page.evaluate("localStorage.getItem('paintpot/learned')")
        expect(page.locator("[data-play]")).to_be_visible()
        if number % 2:  # on a phone all buttons have one row, to the end
            assert len(bars) == 1, "the board keeps its place from step to step"
        page.locator("header a.away").click()

    def look_round(self, run: LessonRun) -> None:
        """Others who have done something are seen; a tap shows their sheet, another one's own."""
        others = {seat for seat, _ in run.told if seat > 0}
        sheets = self.page.locator("[data-neighbour]")
        expect(sheets).to_have_count(len(others))
        if others and not self.looked:
            self.looked = True
            sheets.first.click()
            expect(sheets.first).to_have_attribute("aria-pressed", "true")
            self.page.locator("[data-own-sheet]").click()
            expect(sheets.first).to_have_attribute("aria-pressed", "false")

    def shows(self, step: int, made: int | None, kind: str = "") -> dict[str, Any]:
        shown: dict[str, Any] = self.page.wait_for_function(
            SHOWN, arg=[step, made, kind]
        ).json_value()
        return shown

    def err(self, hand: Finger, run: LessonRun, step: Step, language: str) -> None:
        """Something that is not asked: a mistake with its own answer, or a place that is shut."""
        wrong, said = self.mistake(run, step)
        if wrong:
            self.make(hand, wrong)
        else:
            self.miss(hand, run)
        answer = self.page.wait_for_function(ANSWER).json_value()
        if wrong:
            assert answer == catalogue(self.game.name, language).say(said)

    def mistake(self, run: LessonRun, step: Step) -> tuple[list[str], str]:
        """Moves that a lesson answers in its own words, and the message; if there are any."""
        legal = [self.game.text(move) for move in run.state.legal(0)]
        for text in step.mistakes:
            if text in legal and text not in NO_BUTTON:
                return [text], run.lesson.message(step, step.mistakes[text])
        if not step.otherwise or (step.until is not None and step.within > 2):
            return [], ""
        said = run.lesson.message(step, step.otherwise)
        for text in legal:
            if text in step.mistakes or text in NO_BUTTON or text == step.ways[0][0]:
                continue
            tried = LessonRun(self.game, run.lesson)
            tried.go(run.at, [])
            verdict = tried.answer(text)
            if verdict.kind == MORE:  # a tile has its place, and is laid as it is
                second = self.game.text(tried.state.legal(0)[0])
                verdict = tried.answer(second)
                found = [text, second]
            else:
                found = [text]
            if verdict.answer == said:
                return found, said
        return [], ""

    def miss(self, hand: Finger, run: LessonRun) -> None:
        """Tap a place of the board where nothing can be done now."""
        wanted = (*self.numbers(run), *SHUT)
        self.page.wait_for_selector(", ".join(wanted), state="attached")  # a board comes by parts
        for selector in wanted:
            found = self.page.locator(selector)
            if found.count():
                (hand.middle if "square" in selector or "quill" in selector else hand.inside)(
                    found.last
                )
                return
        raise AssertionError("everything is open")

    def numbers(self, run: LessonRun) -> list[str]:
        """INK: squares with a number; others only say how large their area is."""
        if self.game.name != "ink":
            return []
        squares = run.state.view(0)["painters"][0]["squares"]
        found = [one["name"] for one in squares if str(one.get("mark", "")).isdigit()]
        return [f'.sheet [data-square="{name}"]:not([data-open])' for name in found]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_taken_to_its_end(new_page: NewPage, game: str) -> None:
    page = new_page(DESKTOP, touch=True, reduced_motion="reduce")
    lessons = lessons_of(find_game(game))
    taken = briefly.of(len(lessons), len(LANGUAGES))
    learner = Learner(page, game)
    page.goto(f"/learn/{game}")
    for k, language in enumerate(LANGUAGES):
        if k:
            page.evaluate("(chosen) => localStorage.setItem('paintpot/language', chosen)", language)
            page.reload()
        expect(page.locator("main li a")).to_have_count(len(lessons))
        for number in range(k, taken, len(LANGUAGES)):
            learner.take(number, language)

    assert len(learner.seen) == 3 * len(LANGUAGES), "each way in each language"
    expect(page.locator("main li a.done")).to_have_count(taken)


def test_an_answer_is_for_what_was_tried_and_goes_with_the_next_try(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    page.goto("/learn/ink/painting")
    page.wait_for_selector(".shell[data-step='0'] [data-board] svg")
    page.locator("[data-next]").tap()
    page.wait_for_selector(".shell[data-step='1'] [data-place]", state="attached")
    finger = Finger(page, touch=True)
    asks, reply = page.locator("[data-asks]"), page.locator("[data-reply=wrong]")
    MAKES["ink"](finger, ["tile at -2,0", "turned 0"])
    expect(reply).to_contain_text("too small")
    lay = page.locator(".tray .held .button.strong")
    expect(lay).to_be_disabled()  # the tile is in hand again, and what can be won is seen
    finger.middle(page.locator('[data-place="0,-2"]'))
    expect(lay).to_be_enabled()
    expect(reply).to_have_count(0)
    expect(asks).to_be_visible()


SINKS = """() => {
  new MutationObserver(() => (window.sank ||= Boolean(document.querySelector('[data-sinks]'))))
    .observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes that somebody sinks: that is soon over, and a slow machine might look too late."""


def test_whoever_was_not_to_be_let_go_is_back(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True)
    page.goto("/learn/inklings/losing")
    page.wait_for_selector(".shell[data-step='0'] [data-board] .inkling")
    before = page.locator("[data-board] .inkling").count()
    # It goes as soon as it is let go; the answer comes while it sinks.
    held: list[Route] = []
    page.route("**/learn", lambda route: held.append(route))
    page.evaluate(SINKS)
    MAKES["inklings"](Finger(page, touch=True), ["lose d8-8"])
    page.wait_for_function("() => window.sank")
    for route in held:
        route.continue_()
    page.unroute("**/learn")
    expect(page.locator("[data-reply=wrong]")).to_be_visible()
    # The sheet is laid out anew, as it is when a bar of the browser comes or goes.
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"] - 60})
    expect(page.locator("[data-board] .inkling:visible")).to_have_count(before)
    assert page.locator("[data-sinks]").count() == 0, "nobody sinks"


def test_lessons_of_a_game_from_outside_work_from_its_folder(new_page: NewPage) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("link", name="Learn: Drip").tap()
    page.locator("main li a").first.tap()
    page.wait_for_selector("[data-asks]")
    page.locator('[data-move="pass"]').tap()  # not what is asked
    expect(page.locator("[data-reply=wrong]")).to_contain_text("Keep it this time")
    for step in range(3):
        page.wait_for_selector(f'.shell[data-step="{step}"]:not([data-kind=right])')
        page.locator('[data-move="keep"]').tap()
        page.wait_for_selector(f'.shell[data-step="{step}"][data-kind=right]')
        if not step:
            expect(page.locator(".changes")).to_contain_text("+5")
            page.get_by_role("button", name="Start this step again").tap()
            page.wait_for_selector('.shell[data-made="0"]')
            page.locator('[data-move="keep"]').tap()
            page.wait_for_selector(".shell[data-kind=right]")
        if step < 2:
            page.locator("[data-next]").tap()
    page.locator("[data-play]").tap()  # a real table, against the gentlest bot
    page.wait_for_selector(".shell .seats [data-face=blot]")


def test_first_game_leads_once_and_what_is_kept_can_be_taken_along(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(PHONE, touch=True, reduced_motion="reduce", newcomer=True)
    page.goto("/")
    expect(page.get_by_role("link", name="Learn: Streaks")).to_have_count(0)  # it has no lessons
    card = page.locator("article", has=page.get_by_role("heading", name="Inkdoms"))
    expect(card.get_by_role("link", name="Learn: Inkdoms")).to_be_visible()
    card.get_by_role("button", name="Play now: Inkdoms").tap()

    # First the goal and how to reach it; then what to do.
    lead, goal = page.locator("[data-lead]"), page.locator("[data-goal]")
    expect(goal).to_contain_text("First to fill a kingdom: 4")
    board = page.locator(".shell > .sheet").bounding_box()
    assert lead.count() == 0
    assert goal.locator("p").evaluate("one => one.scrollHeight <= one.clientHeight + 2"), "whole"
    goal.get_by_role("button", name="Got it").tap()
    expect(lead).to_be_visible()
    assert page.locator(".shell > .sheet").bounding_box() == board, "the board keeps its place"
    board = page.locator(".shell > .sheet").bounding_box()
    shown = lead.bounding_box()
    assert board
    assert shown
    assert shown["y"] + shown["height"] <= board["y"] + 1, "never over the board"
    seats = page.locator(".shell > .seats").bounding_box()
    assert seats
    assert seats["y"] + seats["height"] <= shown["y"] + 1, "nor over who sits at the table"
    first = lead.get_attribute("data-lead")
    lead.get_by_role("button", name="Show me").tap()
    lead.get_by_role("button", name="Got it").tap()
    expect(lead).to_have_count(0)
    assert page.locator(".shell > .sheet").bounding_box() == board, "the board keeps its place"
    page.reload()
    page.wait_for_selector(".sheet [data-die]")
    assert first in page.evaluate("localStorage.getItem('paintpot/leads')")
    expect(page.locator(f'[data-lead="{first}"]')).to_have_count(0)

    page.goto("/")
    link = page.get_by_role("link", name="Learn: Inkdoms")
    expect(link).to_have_count(0)  # it was played: the way is in the menu of its card
    page.get_by_role("button", name="More ways to play: Inkdoms").tap()
    expect(link).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").tap()
    file = tmp_path / "paintpot.json"
    saved.value.save_as(file)

    other = new_page(PHONE, touch=True, newcomer=True)
    other.goto("/")
    with other.expect_navigation():
        other.locator("[data-kept-file]").set_input_files(file)
    assert first in other.evaluate("localStorage.getItem('paintpot/leads')")
