"""Shared by the commands that let bots play many games."""

import argparse
import json
import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from paintpot.cli.seating import options_of
from paintpot.core.contract import Game
from paintpot.core.registry import game as find_game
from paintpot.lab.figures import option_texts
from paintpot.lab.pool import Pool, Processes


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, help="processes that share the work (one per core)")
    parser.add_argument(
        "--cluster",
        metavar="auto|ray://…",
        help="share the work over a Ray cluster: this machine's (auto) or the one at an address",
    )
    parser.add_argument("--seed", default="1", help="the same seed, the same figures (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sheet", metavar="FILE", help="a custom sheet")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def game_of(args: argparse.Namespace) -> tuple[Game, int, dict[str, object]]:
    """The game that the arguments name, the number of seats, and the options."""
    game = find_game(args.game)
    return game, seats_of(game, args.seats), options_of(game, args.option, args.sheet)


def seats_of(game: Game, asked: int | None) -> int:
    """The given number, or two if the game allows it."""
    if asked is not None:
        return asked
    return 2 if 2 in game.seats else game.seats[0]


def pool_of(args: argparse.Namespace) -> AbstractContextManager[Pool]:
    """Where the tasks run: on this machine, or on a cluster while the block lasts."""
    if args.cluster is None:
        return nullcontext(
            Processes((os.cpu_count() or 1) if args.workers is None else args.workers)
        )
    from paintpot.lab.cluster import RayCluster

    return RayCluster(args.cluster, args.workers)


def options_text(options: Mapping[str, object]) -> str:
    """Options for a heading, each after a comma."""
    return "".join(f", {text}" for text in option_texts(options))


def json_text(report: dict[str, Any]) -> str:
    """A report for programs; a custom sheet is named, not repeated."""
    options = report["run"]["options"]
    for name, value in options.items():
        if isinstance(value, dict):
            options[name] = value.get("name")
    return json.dumps(report, ensure_ascii=False, indent=1)
