"""Time from `git clone` to the first legal move, and of the second start.

    python3 tools/first_move.py [--pip] [--no-compiler] [--compiled] [--keep]

Clones the last commit into a temporary folder and runs `make play` there on a free port, with
nothing of the caller's environment but what the network needs; with --pip it installs the clone by
pip into a fresh environment and runs `paintpot serve`. A phase ends when a player would see it: the
server answers, the page is there, a table is open and lists a legal move. The second start is
measured to its first response. Needs Python, git and make, and a network. Exits with 1 if the first
move takes more than 60 s, or the second start more than 3 s.
"""

import argparse
import http.cookiejar
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 900.0
"""Seconds after which we give up."""
FIRST_MOVE = 60.0
SECOND_START = 3.0
"""Seconds that they may take."""
TOOLS = ("python3", "git", "make", "sh", "env", "grep", "sed", "uname", "nice")
NETWORK = re.compile(r"(?i)^(https?_proxy|no_proxy|all_proxy|\w*(CERT|CERTS|CA_BUNDLE|CAINFO))$")
"""What is needed to reach package indexes; everything else is left out."""

NO_NOTICE = "--disable-pip-version-check"


class Visitor:
    """A client that opens the page and sits down at a table."""

    def __init__(self, url: str) -> None:
        self.url = url
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)

    def get(self, path: str) -> str | None:
        """The content at a path; None if there is none yet."""
        try:
            with self._opener.open(self.url + path, timeout=60) as response:
                return str(response.read().decode())
        except (urllib.error.URLError, ConnectionError):
            return None

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            self.url + path,
            json.dumps(body).encode(),
            {"content-type": "application/json", "origin": self.url},
        )
        with self._opener.open(request, timeout=60) as response:
            return json.load(response)

    def start_game(self) -> str:
        """A table of Inkdoms for one, with the dice thrown; returns its path."""
        self.get("/api/me")
        body = {"game": "inkdoms", "seats": [{"kind": "me"}], "name": "Ann", "options": {}}
        table = f"/api/tables/{self.post('/api/tables', body)['table']}"
        self.post(f"{table}/start", {})
        return table

    def legal_moves(self, table: str) -> list[str]:
        return list(json.loads(self.get(f"{table}?seat=0") or "{}")["now"]["moves"])


class Way:
    """How Paintpot comes into a folder and is started there: by `make play`."""

    installed = "git clone"

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment
        self.checkout = folder / "paintpot"

    def install(self) -> None:
        """What comes before the start."""
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.checkout)], check=True)

    def options(self) -> list[str]:
        return ["--port", "0", "--data", str(self.folder / "data")]

    def command(self) -> list[str]:
        """Starts the server, from the folder."""
        return ["make", "-C", str(self.checkout), "play", f"ARGS={' '.join(self.options())}"]


class PipWay(Way):
    """By `pip install` from source, and `paintpot serve`."""

    installed = "git clone, pip install"

    def install(self) -> None:
        super().install()
        python = self.folder / "venv" / "bin" / "python"
        for arguments in (
            [sys.executable, "-m", "venv", str(self.folder / "venv")],
            [str(python), "-m", "pip", "install", "--quiet", NO_NOTICE, str(self.checkout)],
        ):
            subprocess.run(arguments, cwd=self.folder, env=self.environment, check=True)

    def command(self) -> list[str]:
        return [str(self.folder / "venv" / "bin" / "paintpot"), "serve", *self.options()]


class Play:
    """A server that was started in some way, and its output."""

    def __init__(self, way: Way) -> None:
        self.started = time.monotonic()
        self.said = way.folder / "said.txt"
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(
                way.command(),
                cwd=way.folder,
                env=way.environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )

    def seconds(self) -> float:
        return time.monotonic() - self.started

    def heard(self, words: str) -> str:
        """The line with these words, or "" if there is none yet."""
        lines = self.said.read_text(encoding="utf-8", errors="replace").splitlines()
        return next((line for line in lines if words in line), "")

    def wait(self, happens: Callable[[], Any]) -> float:
        """Seconds from the start until a condition holds."""
        while not happens():
            if self.process.poll() is not None or self.seconds() > LONGEST:
                raise SystemExit(f"The server ended:\n{self.said.read_text(encoding='utf-8')}")
            time.sleep(0.02)
        return self.seconds()

    def visitor(self) -> Visitor:
        return Visitor(self.heard("Paintpot is at ").split(" at ")[1].split()[0])

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            self.process.wait(60)


def bare_environment(folder: Path, compiler: bool) -> dict[str, str]:
    """An environment as on a machine with Python, git and make, and with or without a compiler."""
    path = os.environ.get("PATH", os.defpath)
    if not compiler:
        tools = folder / "bin"
        tools.mkdir()
        for name in TOOLS:
            if found := shutil.which(name):
                (tools / name).symlink_to(found)
        path = str(tools)
    kept = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
    (folder / "home").mkdir()
    return {**kept, "PATH": path, "HOME": str(folder / "home"), "LANG": "C.UTF-8"}


def measure(way: Way, compiled: bool) -> tuple[float, float]:
    """Seconds to the first legal move, and of the second start."""
    began = time.monotonic()
    way.install()
    installed = time.monotonic() - began
    report(way.installed, installed)
    play = Play(way)
    try:
        report("the server answers", installed + play.wait(lambda: play.heard("Paintpot is at ")))
        visitor = play.visitor()
        page = play.wait(lambda: "/assets/" in (visitor.get("/") or ""))
        report("the page is there", installed + page)
        table = visitor.start_game()
        move = play.wait(lambda: visitor.legal_moves(table))
        report("first legal move", installed + move)
        if compiled:
            done = play.wait(lambda: play.heard("are compiled") or play.heard("not be compiled"))
            report("the rules are compiled", installed + done)
    finally:
        play.stop()
    play = Play(way)
    try:
        play.wait(lambda: play.heard("Paintpot is at ") and play.visitor().get("/"))
        second = play.seconds()
        report("second start: first answer", second)
    finally:
        play.stop()
    return installed + move, second


def report(phase: str, seconds: float) -> None:
    print(f"{phase:28}{seconds:7.1f} s", flush=True)


def verdict(move: float, second: float) -> int:
    """The exit code, after a line for each."""
    told = (("first legal move", move, FIRST_MOVE), ("second start", second, SECOND_START))
    for phase, seconds, most in told:
        held = "holds" if seconds <= most else "MISSED"
        print(f"{phase}: {seconds:.1f} s, at most {most:.0f}: {held}", flush=True)
    return 0 if move <= FIRST_MOVE and second <= SECOND_START else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Time from git clone to the first legal move.")
    parser.add_argument("--pip", action="store_true", help="by pip install instead of make play")
    parser.add_argument("--no-compiler", action="store_true", help="with Python, git, make alone")
    parser.add_argument(
        "--compiled", action="store_true", help="wait for the compiled rules, then start again"
    )
    parser.add_argument("--keep", action="store_true", help="leave the folder, to look around")
    args = parser.parse_args()
    if args.compiled and (args.pip or args.no_compiler):
        parser.error("--compiled is for make play with a compiler: nothing else compiles the rules")
    folder = Path(tempfile.mkdtemp(prefix="first-move-"))
    try:
        load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"{os.cpu_count()} cores{load}, Python {sys.version.split()[0]}")
        way = (PipWay if args.pip else Way)(folder, bare_environment(folder, not args.no_compiler))
        return verdict(*measure(way, args.compiled))
    finally:
        if args.keep:
            print(folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
