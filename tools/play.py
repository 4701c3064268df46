"""`make play`: start the server at once, and build what is missing in the background.

    python tools/play.py [ARGUMENTS OF paintpot serve]

The page is served as soon as it is built. The rules run interpreted until they are compiled; then a
signal (SIGUSR1) makes the server restart its bots' workers, and the next start is compiled.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import build_page
import compile as rules
import setup_venv

TOOLS = Path(__file__).resolve().parent
LOG = rules.ROOT / "build" / "behind.log"
PATIENCE = 10
"""The compiler's niceness, so that it does not slow down the game."""


def say(sentence: str) -> None:
    print(f"paintpot: {sentence}", flush=True)


class Behind:
    """Builds that run beside the server: one after another, killed when the server stops."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: subprocess.Popen[bytes] | None = None
        self._ended = False

    def run(self, tool: str, nice: int = 0) -> bool:
        """Run one of the tools; returns whether it succeeded. Its output goes to the log."""
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("ab") as log, self._lock:
            if self._ended:
                return False
            words = [sys.executable, "-c", _NICE, str(nice), str(TOOLS / tool)]
            # In a session of its own, so that it can be killed with all its children.
            self._running = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        return self._running.wait() == 0

    def end(self) -> None:
        with self._lock:
            self._ended = True
            running = self._running
            if running is not None and running.poll() is None:
                if os.name == "nt":
                    running.kill()
                else:
                    os.killpg(running.pid, signal.SIGKILL)

    @property
    def ended(self) -> bool:
        return self._ended


_NICE = (
    "import os, runpy, sys; n = int(sys.argv[1]); n and hasattr(os, 'nice') and os.nice(n);"
    "sys.argv[:] = sys.argv[2:]; sys.path.insert(0, os.path.dirname(sys.argv[0]));"
    "runpy.run_path(sys.argv[0], run_name='__main__')"
)


def build(behind: Behind, server: "subprocess.Popen[bytes]", page: bool, compiled: bool) -> None:
    """Build what is missing, the page first, since people wait for it."""
    venv = Path(sys.prefix)
    if page:
        ready = build_page.find_node() or setup_venv.install(venv, "page", quiet=True)
        if ready and behind.run("build_page.py"):
            say("the page is built.")
        elif not behind.ended:
            say(f"the page could not be built; see {LOG.relative_to(rules.ROOT)}.")
    if compiled and not behind.ended:
        say("the rules run interpreted and are being compiled meanwhile (a minute or two) …")
        ready = setup_venv.install(venv, "compile", quiet=True)
        if ready and behind.run("compile.py", nice=PATIENCE):
            if hasattr(signal, "SIGUSR1") and server.poll() is None:
                server.send_signal(signal.SIGUSR1)
            say(
                "the rules are compiled: bots use them from now on, the server from its next start."
            )
        elif not behind.ended:
            say(f"the rules could not be compiled; see {LOG.relative_to(rules.ROOT)}.")


def main(words: Sequence[str]) -> int:
    has_page = not build_page.needs_build()
    if not has_page and (build_page.PAGE / "index.html").exists():
        # There is a page from other sources: better none than a wrong one.
        if not build_page.find_node():
            setup_venv.install(Path(sys.prefix), "page")
        if code := build_page.build():
            return code
        has_page = True
    is_compiled = not rules.wanted() or not rules.able() or rules.is_current()
    if not is_compiled:
        rules.remove()  # they were compiled from other sources
    LOG.unlink(missing_ok=True)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # inherited until the server handles it
    server = subprocess.Popen([sys.executable, "-m", "paintpot.cli", "serve", *words])
    behind = Behind()
    arguments = (behind, server, not has_page, not is_compiled)
    threading.Thread(target=build, args=arguments, daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        try:
            code = server.wait()
        except KeyboardInterrupt:
            continue  # the server gets Ctrl-C too, and stops in its own time
        behind.end()
        return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
