"""Lighthouse on the front page and on a table of each game: a command, not a test.

    npm install --no-save --prefix build/lighthouse lighthouse@12
    python tools/lighthouse.py [--desktop] [--runs N] [games]

Starts a server of its own with the built page, and prints the scores for performance, accessibility
and best practices, the measurements, and what cost points; of several runs, the one with the median
performance. The exit code is 1 if a score is below 95. Run it on an idle machine: other load counts
as slowness of the page. Lighthouse is large, so it is not a dependency; --lighthouse says where it
is if not in build/lighthouse.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from build_page import ROOT, find_node
from setup_browser import MISSING as NO_BROWSER
from setup_browser import chromium
from visiting import BROWSER, GAMES, ask, new_table, serving

MARKS = ("performance", "accessibility", "best-practices")
MEASURES = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
    "SI": "speed-index",
}
ENOUGH = 95
TRIES = 4
"""Now and then the browser's trace of a page misses its beginning."""
PLACE = ROOT / "build" / "lighthouse"


class Lighthouse:
    """The program, and how it is run."""

    def __init__(self, place: Path, desktop: bool) -> None:
        node = find_node()
        self.program = place / "node_modules" / "lighthouse" / "cli" / "index.js"
        if node is None or not self.program.exists():
            raise SystemExit(
                f"paintpot: there is no Lighthouse in {place}; "
                f"install it: npm install --no-save --prefix {place} lighthouse@12"
            )
        self.node = node.folder / "node"
        self.preset = ["--preset=desktop"] if desktop else []

    def report(self, url: str, guest: BrowserContext, port: int) -> dict[str, Any]:
        """The report on a page, seen by the guest's browser, which listens on this port."""
        words = [str(self.node), str(self.program), url, f"--port={port}", "--output=json"]
        only = [f"--only-categories={','.join(MARKS)}", "--disable-storage-reset", "--quiet"]
        said = ""
        for _ in range(TRIES):
            forget_files(guest)
            done = subprocess.run(
                [*words, *only, *self.preset], capture_output=True, text=True, check=False
            )
            if not done.returncode:
                report: dict[str, Any] = json.loads(done.stdout)
                return report
            said = done.stderr[-2000:]
        raise SystemExit(f"paintpot: Lighthouse failed {TRIES} times: {said}")


def marks_of(report: dict[str, Any]) -> dict[str, int]:
    return {mark: round(100 * report["categories"][mark]["score"]) for mark in MARKS}


def print_report(name: str, report: dict[str, Any]) -> None:
    audits = report["audits"]
    print(name, *(f"{mark} {value}" for mark, value in marks_of(report).items()), sep="  ")
    print("   ", *(f"{short} {audits[long]['displayValue']}" for short, long in MEASURES.items()))
    for key, audit in audits.items():
        cost = audit["score"] is not None and audit["score"] < 0.9 and audit.get("displayValue")
        if cost and key not in MEASURES.values():
            print(f"    {audit['title']}: {audit['displayValue']}", flush=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def forget_files(guest: BrowserContext) -> None:
    """Clear the cache, as for a first visit; the cookie is kept."""
    guest.new_cdp_session(guest.pages[0]).send("Network.clearBrowserCache")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Lighthouse on the front door and on tables.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="on whose tables")
    parser.add_argument("--desktop", action="store_true", help="as on a desktop, not as on a phone")
    parser.add_argument("--runs", type=int, default=1, help="how often; the median counts")
    parser.add_argument("--lighthouse", type=Path, default=PLACE, help="the folder it lies in")
    args = parser.parse_args(words)
    lighthouse = Lighthouse(args.lighthouse, args.desktop)
    program = chromium()
    if program is None:
        raise SystemExit(NO_BROWSER)
    port, worst = free_port(), 100
    os.environ.setdefault("CHROME_PATH", program)
    with (
        serving() as url,
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
    ):
        # A browser with a profile: Lighthouse then comes as the guest who has the seat.
        guest = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=program,
            args=[*BROWSER, f"--remote-debugging-port={port}"],
            base_url=url,
        )
        ask(guest, "games")  # A server that has just begun reads its texts first.
        pages = {"front door": f"{url}/"}
        for game in args.games:
            pages[game] = f"{url}/t/{new_table(guest, game, 'easy')}"
        for name, address in pages.items():
            reports = [lighthouse.report(address, guest, port) for _ in range(args.runs)]
            reports.sort(key=lambda report: marks_of(report)["performance"])
            usual = reports[len(reports) // 2]
            print_report(name, usual)
            worst = min(worst, *marks_of(usual).values())
        guest.close()
    return 0 if worst >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
