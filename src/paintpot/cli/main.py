"""The command line: finds the subcommand, runs it, and prints any error as one line."""

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
    "learn": "learn a game by doing, step by step",
    "replay": "show a record step by step",
    "verify": "check a record against the rules",
    "review": "tell what each turn and throw of a record was worth",
    "check": "check a game against the contract",
    "serve": "host tables for people and bots",
    "export": "write hosted tables to files",
    "import": "make tables from files",
    "simulate": "let bots play many games, and report statistics",
    "arena": "let bots meet on the same deals, and rate them",
    "lab": "train the bots",
    "games": "list the games",
    "version": "show the version, and whether the rules are compiled",
}
"""Each command and what it does; its code is the module `paintpot.cli.<name>_command`."""

FAULT: Final = 2
"""Exit code for errors that the user can fix."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


class Parser(argparse.ArgumentParser):
    """An argument parser with one-line errors and translated help.

    argparse looks its texts up with gettext but comes without catalogues, so its texts and ours are
    translated here, where they are shown.
    """

    language = "en"

    def error(self, message: str) -> NoReturn:
        raise PaintpotError(f"{message}. See: {self.prog} --help")

    def format_help(self) -> str:
        if self.language != "en":
            self.description = spoken(self.description or "", self.language)
            for group in self._action_groups:
                group.title = spoken(group.title or "", self.language)
            for action in self._actions:
                action.help = spoken(action.help, self.language) if action.help else action.help
        return self._in_language(super().format_help())

    def format_usage(self) -> str:
        return self._in_language(super().format_usage())

    def _in_language(self, text: str) -> str:
        head, usage, rest = text.partition("usage:")
        return head + spoken(usage, self.language) + rest


def spoken(sentence: str, language: str) -> str:
    """A sentence of the code in that language; Fluent is not loaded for English."""
    if language == "en":
        return sentence
    from paintpot.texts import in_language

    return in_language(sentence, language)


def language_in(words: Sequence[str]) -> str:
    """The language of a command line, before it is parsed: errors and help need it too."""
    from paintpot.cli.voice import LANGUAGES, system_language

    for k, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            asked = value or "".join(words[k + 1 : k + 2])
            return asked if asked in LANGUAGES else LANGUAGES[0]
    return system_language()


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Characters that the terminal's encoding lacks are escaped; that is no reason to fail.
            with contextlib.suppress(io.UnsupportedOperation):
                stream.reconfigure(errors="backslashreplace")
    language = language_in(words)
    try:
        code = _run(words, language)
        sys.stdout.flush()
        return code
    except PaintpotError as error:
        print(f"paintpot: {one_line(spoken(str(error), language))}", file=sys.stderr)
        return FAULT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; flushing the rest at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except SystemExit as leave:  # argparse, after it has printed its help
        return leave.code if isinstance(leave.code, int) else FAULT


def one_line(text: str) -> str:
    return " ".join(text.split())


def _run(words: list[str], language: str) -> int:
    # `paintpot --lang ru` has no subcommand to pass the language to.
    while len(words) > 1 and words[0] == "--lang":
        words = words[2:] + words[:2] if words[2:] else []
    name = words[0] if words else "--help"
    if name in ("-h", "--help", "help"):
        print(overview(language))
        return 0
    if name == "--version":
        name = "version"
    if name not in COMMANDS:
        raise PaintpotError(f"There is no command {name!r}; commands: {', '.join(COMMANDS)}.")
    command = importlib.import_module(f"paintpot.cli.{name}_command")
    parser = Parser(prog=f"paintpot {name}", description=described(name, language))
    parser.language = language
    command.arguments(parser)
    if "--lang" not in parser._option_string_actions:
        from paintpot.cli.voice import add_language

        add_language(parser)
    code = command.run(parser.parse_args(words[1:]))
    assert isinstance(code, int)
    return code


def described(name: str, language: str) -> str:
    what = spoken(COMMANDS[name], language)
    return f"{what[:1].upper()}{what[1:]}."


def overview(language: str = "en") -> str:
    from paintpot.core.registry import found_games

    more = f"paintpot COMMAND --help tells more; a game: paintpot play {found_games()[0]}"
    lines = ["Ink-and-colour board games.", "", "usage: paintpot COMMAND …", ""]
    lines = [spoken(line, language) for line in lines]
    lines += [f"  {name:9}{spoken(what, language)}" for name, what in COMMANDS.items()]
    lines += ["", spoken(more, language)]
    return "\n".join(lines)
