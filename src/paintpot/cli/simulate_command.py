"""`paintpot simulate`: many games of bots, reported as tables and as a picture."""

import argparse
from dataclasses import asdict

from paintpot.cli import runs
from paintpot.cli.main import INTERRUPTED
from paintpot.cli.progress import gather
from paintpot.cli.tables import aligned, percents, share_rows
from paintpot.lab.figures import Spread, counted
from paintpot.lab.picture import save_picture, writer_of
from paintpot.lab.simulate import Run, SimulationReport, play_games, report


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument("--bot", default="greedy", help="who sits in every seat (greedy)")
    parser.add_argument("--seats", type=int, help="how many play (2, if the game allows)")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument(
        "--picture", metavar="FILE", help="draw charts too; the file ends in .svg or .png"
    )
    runs.arguments(parser)


def run(args: argparse.Namespace) -> int:
    game, seats, options = runs.game_of(args)
    if args.picture is not None:
        writer_of(args.picture)
    wanted = Run(game.name, args.bot, seats, args.games, args.seed, options)
    with runs.pool_of(args) as pool:
        played, complete = gather(play_games(wanted, pool), args.games)
    if played:
        result = report(wanted, played)
        print(runs.json_text(asdict(result)) if args.json else "\n".join(tables(result)))
        if args.picture is not None:
            save_picture(result, args.picture)
    return 0 if complete else INTERRUPTED


# Output


def tables(result: SimulationReport) -> list[str]:
    """The report for people."""
    run = result.run
    people, count = counted(run.seats, "seat"), counted(result.games, "game")
    chosen = runs.options_text(run.options)
    lines = [f"{run.game}, {people}, {run.bot}, seed {run.seed}{chosen}: {count}", ""]
    lines += aligned(
        [
            ["", "mean", "sd", "least", "25 %", "50 %", "75 %", "most"],
            ["score", *numbers(result.score)],
            *([["turns", *numbers(result.turns)]] if result.turns else []),
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
    if result.endings:
        head, *rest = share_rows("ending", result.endings)
        lines += ["", *aligned([[head[0], "games", *head[2:]], *rest])]
    for title, shares in (("feat", result.feats), ("verdict", result.verdicts)):
        if shares:
            lines += ["", *aligned(share_rows(title, shares))]
    return lines


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
