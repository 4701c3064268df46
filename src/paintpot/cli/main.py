"""The command line: finds the command, runs it, and turns every error into one line."""

import argparse
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from paintpot.core.errors import PaintpotError

COMMANDS: Final = {
    "play": "play a game in the terminal",
    "replay": "show a record step by step",
    "verify": "check a record against the rules",
    "check": "check a game against the contract",
    "serve": "host tables for people and bots",
    "export": "write hosted tables to files",
    "import": "make tables of files",
    "simulate": "let bots play many games, and count",
    "arena": "let bots meet on the same deals, and rate them",
    "lab": "train the bots",
    "games": "list the games",
    "version": "tell the version and the form that runs",
}
"""Each command and what it does; its code is the module `paintpot.cli.<name>_command`."""

FAULT: Final = 2
"""Exit code for whatever the user can mend."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise PaintpotError(f"{message}. See: {self.prog} --help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What the terminal's encoding lacks is spelled out; it is no reason to fail.
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except PaintpotError as error:
        print(f"paintpot: {one_line(str(error))}", file=sys.stderr)
        return FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; flushing the rest at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except SystemExit as leave:  # argparse, after it has printed its help
        return leave.code if isinstance(leave.code, int) else FAULT


def one_line(text: str) -> str:
    return " ".join(text.split())


def _run(words: list[str]) -> int:
    name = words[0] if words else "--help"
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    if name == "--version":
        name = "version"
    if name not in COMMANDS:
        raise PaintpotError(f"there is no command {name!r}; commands: {', '.join(COMMANDS)}.")
    command = importlib.import_module(f"paintpot.cli.{name}_command")
    parser = Parser(prog=f"paintpot {name}", description=f"{COMMANDS[name]}.".capitalize())
    command.arguments(parser)
    code = command.run(parser.parse_args(words[1:]))
    assert isinstance(code, int)
    return code


def overview() -> str:
    from paintpot.core.registry import games

    lines = ["Ink-and-colour board games.", "", "usage: paintpot COMMAND …", ""]
    lines += [f"  {name:9}{what}" for name, what in COMMANDS.items()]
    lines += ["", "paintpot COMMAND --help tells more; a game: paintpot play " + games()[0]]
    return "\n".join(lines)
