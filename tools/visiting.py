"""A temporary server with the built page, and tables on it: for screenshots and Lighthouse."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from setup_browser import MISSING, chromium

GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
BROWSER = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run")
READY = "Paintpot is at "


@contextmanager
def serving() -> Iterator[str]:
    """The URL of a server whose data is temporary."""
    with tempfile.TemporaryDirectory() as folder:
        serve = ["serve", "--port", "0", "--data", folder, "--pace", "0"]
        command = [sys.executable, "-m", "paintpot.cli", *serve]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line.startswith(READY):
                raise SystemExit("paintpot: the server did not start; it says why above.")
            yield line.removeprefix(READY).split()[0]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the URL of a temporary server to visit with it."""
    program = chromium()
    if program is None:
        raise SystemExit(MISSING)
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(BROWSER))
        yield browser, url
        browser.close()


def ask(context: BrowserContext, path: str, body: Any = None) -> Any:
    """A request with the cookie of a browser; with a body it is a POST."""
    request = context.request
    answer = (
        request.get(f"/api/{path}") if body is None else request.post(f"/api/{path}", data=body)
    )
    assert answer.ok, answer.text()
    return answer.json()


def new_table(context: BrowserContext, game: str, *levels: str) -> str:
    """A table that has begun, with bots of these levels."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    ask(context, "me")
    body = {"game": game, "seats": seats, "name": "Ann", "options": {}}
    table = str(ask(context, "tables", body)["table"])
    ask(context, f"tables/{table}/start", {})
    return table
