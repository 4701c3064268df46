"""`paintpot simulate`: many games of bots, and a table of what came of them."""

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from paintpot.cli.seating import options_of
from paintpot.core.registry import game as find_game
from paintpot.lab.simulate import Played, Report, Run, Share, Spread, play_games, report

INTERRUPTED = 130
BAR = 30
"""How wide the progress bar is."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument("--bot", default="greedy", help="who sits in every seat (greedy)")
    parser.add_argument("--seats", type=int, help="how many play (2, if the game allows)")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--workers", type=int, help="processes that share the work (one a core)")
    parser.add_argument("--seed", default="1", help="the same seed, the same figures (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sheet", metavar="FILE", help="a sheet of your own")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    seats = args.seats
    if seats is None:
        seats = 2 if 2 in game.seats else game.seats[0]
    options = options_of(game, args.option, args.sheet)
    wanted = Run(game.name, args.bot, seats, args.games, args.seed, options)
    workers = (os.cpu_count() or 1) if args.workers is None else args.workers
    played: list[Played] = []
    bar = Progress(args.games)
    code = 0
    try:
        for one in play_games(wanted, workers):
            played.append(one)
            bar.show(len(played))
    except KeyboardInterrupt:
        code = INTERRUPTED
    bar.clear()
    if code:
        print(f"Interrupted after {len(played)} of {args.games} games.", file=sys.stderr)
    if played:
        result = report(wanted, played)
        print(json_text(result) if args.json else "\n".join(tables(result)))
    return code


class Progress:
    """A bar on standard error, drawn only if that is a terminal."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seen = sys.stderr.isatty()
        self.began = self.drawn = time.monotonic()

    def show(self, played: int) -> None:
        now = time.monotonic()
        if not self.seen or now - self.drawn < 0.1:
            return
        self.drawn = now
        filled = BAR * played // self.games
        left = round((now - self.began) / played * (self.games - played))
        bar = "█" * filled + "░" * (BAR - filled)
        clock = f"{left // 60}:{left % 60:02}"
        print(f"\r{bar} {played}/{self.games}, {clock} left \033[K", end="", file=sys.stderr)
        sys.stderr.flush()

    def clear(self) -> None:
        if self.seen:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


# Writing


def tables(result: Report) -> list[str]:
    """The report for people."""
    run = result.run
    people = "1 seat" if run.seats == 1 else f"{run.seats} seats"
    count = "1 game" if result.games == 1 else f"{result.games} games"
    chosen = "".join(
        f", {name} {value if isinstance(value, str) else 'of your own'}"
        for name, value in run.options.items()
    )
    lines = [f"{run.game}, {people}, {run.bot}, seed {run.seed}{chosen}: {count}", ""]
    lines += aligned(
        [
            ["", "mean", "sd", "least", "25 %", "50 %", "75 %", "most"],
            ["score", *numbers(result.score)],
            ["moves", *numbers(result.moves)],
            ["chance", *numbers(result.chances)],
        ]
    )
    heads = [f"seat {seat + 1}" for seat in range(run.seats)]
    rows = [
        [head, f"{own.score:.1f}", f"{own.wins.count:.1f}", *percents(own.wins)]
        for head, own in zip(heads, result.seats, strict=True)
    ]
    lines += ["", *aligned([["", "score", "wins", "share", "95 % from", "to"], *rows])]
    for title, shares in (("feat", result.feats), ("verdict", result.verdicts)):
        if shares:
            lines += ["", *aligned(share_rows(title, shares))]
    return lines


def share_rows(title: str, shares: Mapping[str, Share]) -> list[list[str]]:
    head = [title, "seats", "share", "95 % from", "to"]
    return [head, *[[name, f"{own.count:.0f}", *percents(own)] for name, own in shares.items()]]


def numbers(spread: Spread) -> list[str]:
    return [
        f"{spread.mean:.1f}",
        f"{spread.sd:.1f}",
        *[
            f"{value:g}"
            for value in (
                spread.least,
                spread.quarter,
                spread.median,
                spread.three_quarters,
                spread.most,
            )
        ],
    ]


def percents(share: Share) -> list[str]:
    return [f"{100 * value:.1f} %" for value in (share.share, share.low, share.high)]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as their widest entry: the first to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in rows
    ]


def json_text(result: Report) -> str:
    """The report for programs; a sheet of one's own is named, not repeated."""
    data = asdict(result)
    for name, value in data["run"]["options"].items():
        if isinstance(value, dict):
            data["run"]["options"][name] = value.get("name")
    return json.dumps(data, ensure_ascii=False, indent=1)
