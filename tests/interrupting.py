"""Ctrl-C at a terminal, for commands that let bots play many games."""

import os
import signal
import subprocess
import sys

from tests.patience import PATIENCE


def interrupted(words: list[str], games: int) -> str:
    """Start a command, press Ctrl-C once its bar shows some of the games, and return its output.

    It has to say that it was interrupted, and exit with the code for that.
    """
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "paintpot.cli", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            seen = b""
            while f"/{games}, ".encode() not in seen:  # the progress bar: some games are played
                seen += os.read(ours, 1000)
            os.killpg(process.pid, signal.SIGINT)
            out, _ = process.communicate(timeout=PATIENCE)
            while b"games." not in seen:
                seen += os.read(ours, 1000)
        finally:
            process.kill()
    os.close(ours)
    assert process.returncode == 130
    assert b"Interrupted after " in seen
    assert b"Traceback" not in seen
    return out
