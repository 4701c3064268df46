"""A real browser before a real server. Whatever the page's console complains of fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import luck
from tests.patience import PATIENCE_MS
from tests.server.hosting import GENEROUS, Server, limits
from tests.tools import tool
from tests.web.tables import FOLLOW
from tests.web.unpainted import UNPAINTED

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-audio-output",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # A sheet is drawn in a few large tiles: less is drawn twice, at the edges of many small ones.
    "--default-tile-width=1024",
    "--default-tile-height=1024",
]
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
"""The smallest there is to be room on."""
DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1100, "height": 700}
"""Three columns, and the fewest points to draw: keys are many."""
NETWORK = ("Failed to load resource: net::", "WebSocket connection to ")
"""The console's message about a request that never arrived."""
ANSWERED = "Failed to load resource: the server responded with a status of "
"""Its message about one that was refused, before the status."""

QUICK = tuple(
    f"{name}{end}"
    for name in ("gains", "replays", "address_replays", "reading", "reviews")
    for end in ("", "_burst")
)
"""Limits besides that nobody meets who looks at the page before the next tap."""
HERE = Path(__file__).parent
GAMES = ("color-in-kingdom", "ink", "inkdoms", "inklings")
ALL_GAMES = ("test_full_speed.py",)
"""Tests that always take all of them."""
SHORTEST = {
    "test_game_is_played_to_the_end_against_easy_bots": "inklings",
    "test_every_lesson_is_taken_to_its_end": "inklings",
    "test_a_table_and_its_replay_fit_every_screen": "inkdoms",
    "test_the_best_so_far_and_share_are_in_the_first_screen_of_a_phone": "inklings",
}
"""Of tests that take longest, the one game that is tested briefly."""
ONE_OF = ("language", "size", "wide")
"""What tests are given, and briefly they take one: where there are several alike, by turns; of
languages alone the longer, since most tests are in English alone."""
ALL_SIZES = ("test_moments.py",)
"""Tests that always take all of them."""
HASTE = 8
"""How much faster than for people everything moves: it does move, but nobody waits for it."""
expect.set_options(timeout=PATIENCE_MS)

VETERAN = """try {
  localStorage.getItem('paintpot/leads') ??
    localStorage.setItem('paintpot/leads', '{"off": true, "told": {}}');
} catch { /* a browser that keeps nothing */ }"""
"""Somebody who wants no more lines for newcomers."""

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--briefly`, what is tested with each game is tested with two of them, or one; and what
    is tested in each language or size, in one or the other.

    `make test` does that, since a page takes seconds of CPU time; `make soak` takes all of them.
    Every board still has whole turns at full speed, and all moments come in both sizes.
    """
    if not config.getoption("briefly"):
        return
    games_of: dict[str, dict[str, list[pytest.Item]]] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or item.path.parent != HERE:
            continue
        game = item.callspec.params.get("game") if hasattr(item, "callspec") else None
        if game in GAMES and item.path.name not in ALL_GAMES:
            games_of.setdefault(item.originalname, {}).setdefault(game, []).append(item)
    left: set[pytest.Item] = set()
    for name, tests in games_of.items():
        if len(tests) == len(GAMES):
            shortest = SHORTEST.get(name)
            chosen = {shortest} if shortest else set(sorted(tests)[crc32(name.encode()) % 2 :: 2])
            for game in set(tests) - chosen:
                left.update(tests[game])
    left.update(_all_but_one([item for item in items if item not in left]))
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def _all_but_one(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Of tests that differ in one of `ONE_OF` alone, all but one; of the next such, but another."""
    alike: dict[str, dict[str, list[pytest.Function]]] = {}
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        named = set(ONE_OF) & params.keys()
        if item.path.parent != HERE or item.path.name in ALL_SIZES or not named:
            continue
        assert isinstance(item, pytest.Function)
        rest = repr(sorted((key, str(params[key])) for key in params.keys() - named))
        alike.setdefault(item.originalname, {}).setdefault(rest, []).append(item)
    for name, groups in alike.items():
        alone = len(groups) == 1 and "language" in next(iter(groups.values()))[0].callspec.params
        for k, group in enumerate(groups.values(), -1 if alone else crc32(name.encode())):
            yield from (item for item in group if item is not group[k % len(group)])


# Not for the whole session: a browser keeps an event loop running, and a worker that has run out of
# tests of the page may be given some that need a loop of their own.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # A player who has left counts as away at once: nobody waits a day.
    generous = limits(**dict.fromkeys((*GENEROUS, *QUICK), 10**9), away=1e-9)
    with Server(tmp_path_factory.mktemp("web") / "data", "--workers", "1", *generous) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=tool("setup_browser").chromium(), args=ARGUMENTS
        )
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own (other cookies, other people) or `beside` one.

    A page that is opened with `cut=True` may lose its network, and say so; one with `refused=True`
    may be told that it has no right to what it asks for, or be refused with the statuses it names.
    With `newcomer=True` the first game leads; with `haste=1` everything moves as for people.
    """
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def open_one(
        size: dict[str, int] = DESKTOP,
        touch: bool = False,
        cut: bool = False,
        refused: bool | tuple[int, ...] = False,
        newcomer: bool = False,
        haste: float = HASTE,
        beside: Page | None = None,
        **more: Any,
    ) -> Page:
        if beside is None:
            context = browser.new_context(
                viewport=size,  # type: ignore[arg-type]
                has_touch=touch,
                **{"base_url": server.url, "locale": "en-GB", **more},
            )
            contexts.append(context)
            context.add_init_script(luck.of_browser(request.node.nodeid, len(contexts)))
            context.add_init_script(UNPAINTED)
            context.add_init_script(FOLLOW)
            if not newcomer:
                context.add_init_script(VETERAN)
        else:
            context = beside.context
        statuses = ((403,) if refused is True else refused) or ()
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        film = context.new_cdp_session(page)
        film.send("Animation.enable")
        film.send("Animation.setPlaybackRate", {"playbackRate": haste})
        page.on("pageerror", lambda error: complaints.append(str(error)))

        def heard(kind: str, text: str) -> None:
            told = statuses and text.startswith(tuple(f"{ANSWERED}{one}" for one in statuses))
            known = (cut and text.startswith(NETWORK)) or told
            if kind == "error" and not known:
                complaints.append(text)

        page.on("console", lambda said: heard(said.type, said.text))
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
