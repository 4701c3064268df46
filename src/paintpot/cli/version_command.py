"""`paintpot version`."""

import argparse
import platform

from paintpot import __version__
from paintpot.form import compiled


def arguments(parser: argparse.ArgumentParser) -> None:
    del parser


def run(args: argparse.Namespace) -> int:
    del args
    form = "compiled" if compiled() else "interpreted"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"paintpot {__version__} ({form}), {python}")
    return 0
