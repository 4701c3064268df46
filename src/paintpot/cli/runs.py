"""What the commands share that let bots play many games."""

import argparse
import json
import os
from collections.abc import Mapping
from typing import Any

from paintpot.core.contract import Game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, help="processes that share the work (one a core)")
    parser.add_argument("--seed", default="1", help="the same seed, the same figures (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sheet", metavar="FILE", help="a sheet of your own")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def seats_of(game: Game, asked: int | None) -> int:
    """As many as asked for; otherwise two, if the game allows."""
    if asked is not None:
        return asked
    return 2 if 2 in game.seats else game.seats[0]


def workers_of(asked: int | None) -> int:
    return (os.cpu_count() or 1) if asked is None else asked


def options_text(options: Mapping[str, object]) -> str:
    """Options as they stand in a heading, each after a comma."""
    return "".join(
        f", {name} {value if isinstance(value, str) else 'of your own'}"
        for name, value in options.items()
    )


def json_text(report: dict[str, Any]) -> str:
    """A report for programs; a sheet of one's own is named, not repeated."""
    options = report["run"]["options"]
    for name, value in options.items():
        if isinstance(value, dict):
            options[name] = value.get("name")
    return json.dumps(report, ensure_ascii=False, indent=1)
