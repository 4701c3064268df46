"""`paintpot arena`: bots play each other on the same deals, and are rated."""

import argparse
from dataclasses import asdict

from paintpot.cli import runs
from paintpot.cli.main import INTERRUPTED
from paintpot.cli.progress import gather
from paintpot.cli.tables import aligned, percents, share_rows
from paintpot.lab.arena import BOTS, BotRecord, Contest, ContestReport, Pairing, play_deals, report
from paintpot.lab.figures import Mean, counted, percent


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="which game (paintpot games lists them)")
    parser.add_argument("bots", nargs="+", help=f"who meets whom, at least 2: {BOTS}")
    parser.add_argument(
        "--seats",
        type=int,
        help="how many play (2, if the game allows); two bots share them, A B A B, and swap for "
        "the second game of a deal, B A B A; with 1 each plays the same deals alone",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        help="games for each pair of bots, rounded up to an even number, as deals are played twice"
        " (100)",
    )
    runs.arguments(parser)


def run(args: argparse.Namespace) -> int:
    game, seats, options = runs.game_of(args)
    wanted = Contest(game.name, tuple(args.bots), seats, args.games, args.seed, options)
    with runs.pool_of(args) as pool:
        deals = play_deals(wanted, pool)
        played, complete = gather(deals, wanted.deals * wanted.sides, wanted.sides)
    if played:
        result = report(wanted, played)
        print(json_text(result) if args.json else "\n".join(tables(result)))
    return 0 if complete else INTERRUPTED


# Output


def json_text(result: ContestReport) -> str:
    data = asdict(result)
    del data["run"]["sets"]
    return runs.json_text(data)


def tables(result: ContestReport) -> list[str]:
    """The report for people."""
    run = result.run
    games = sum(own.games for own in result.bots) // run.sides
    chosen = runs.options_text(run.options)
    people = counted(run.seats, "seat")
    lines = [f"{run.game}, {people}, seed {run.seed}{chosen}: {counted(games, 'game')}", ""]
    if run.seats > 1:
        head = ["", "games", "wins", "95 % from", "to", "score", "theirs", "margin", "±"]
        lines += aligned([head, *[pairing_row(own) for own in result.pairings]])
        head = ["", "rating", "wins", "score", *CLOCK]
        return [*lines, "", *aligned([head, *[standing_row(own) for own in result.bots]])]
    lines += aligned([["", "score", "±", *CLOCK], *[solo_row(own) for own in result.bots]])
    for own in result.bots:
        if own.verdicts:
            lines += ["", *aligned(share_rows(f"verdict of {own.bot}", own.verdicts))]
    return lines


CLOCK = ("ms a move", "median")


def pairing_row(own: Pairing) -> list[str]:
    a, b = own.bots
    scores = [f"{score:.1f}" for score in own.scores]
    wins = percents(own.wins)
    return [
        f"{a} – {b}",
        f"{own.games}",
        *wins,
        *scores,
        f"{own.margin.mean:+z.1f}",
        give(own.margin),
    ]


def standing_row(own: BotRecord) -> list[str]:
    assert own.rating is not None
    assert own.wins is not None
    score = f"{own.score.mean:.1f}"
    return [own.bot, f"{own.rating:+z.0f}", percent(own.wins), score, *clock(own)]


def solo_row(own: BotRecord) -> list[str]:
    return [own.bot, f"{own.score.mean:.1f}", give(own.score), *clock(own)]


def give(mean: Mean) -> str:
    """Half the width of a mean's confidence interval."""
    return "–" if mean.high is None else f"{mean.high - mean.mean:.1f}"


def clock(own: BotRecord) -> list[str]:
    if own.time is None:
        return ["–" for _ in CLOCK]
    return [f"{own.time.mean_ms:.2f}", f"{own.time.median_ms:.2f}"]
