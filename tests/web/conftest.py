"""A real browser before a real server. Whatever the page's console complains of fails the test."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.hosting import GENEROUS, Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "data", *GENEROUS) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own: other cookies, other people."""
    complaints: list[str] = []
    contexts = []

    def open_one(size: dict[str, int] = DESKTOP, touch: bool = False, **more: object) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport=size,  # type: ignore[arg-type]
            has_touch=touch,
            **more,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type == "error" else None,
        )
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
