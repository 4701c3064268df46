"""`paintpot version`."""

import argparse
import platform

import paintpot


def arguments(parser: argparse.ArgumentParser) -> None:
    del parser


def run(args: argparse.Namespace) -> int:
    del args
    form = "compiled" if paintpot.compiled() else "interpreted"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"paintpot {paintpot.__version__} ({form}), {python}")
    return 0
