"""`paintpot replay`: a record step by step."""

import argparse
import sys

from paintpot.cli.steps import Steps
from paintpot.cli.telling import result_lines
from paintpot.cli.verify_command import checked
from paintpot.cli.voice import Voice, add_language, language_of


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record")
    parser.add_argument("--plain", action="store_true", help="as text (always so in a pipe)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    language = language_of(args)
    play = checked(args.file, language)
    voice = Voice(language, play.game, play.people)
    steps = Steps(play, voice)
    if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        print_steps(steps)
        return 0
    from paintpot.cli.replay_app import ReplayApp

    ReplayApp(steps, voice).run()
    return 0


def print_steps(steps: Steps) -> None:
    """Every step on its own line, then the result."""
    for n in range(1, len(steps)):
        print(f"{n:4}  {steps.title(n)}")
    if steps.play.state.over:
        print("\n".join(result_lines(steps.play, steps.voice)))
