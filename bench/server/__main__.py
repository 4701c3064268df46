"""Measure durable moves at 200 tables beside a bare handler: one run, rounds in turn, one table.

With --idle: what idle tables and sockets cost in memory instead. With --database: on PostgreSQL.
With --reads: what looking for news costs there. With --bots: what turns of bots cost.
With --beside: moves beside another commit of Paintpot.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

import uvloop

import paintpot
from bench.beside import print_beside
from bench.checkout import checked_out
from bench.environments import ENVIRONMENTS, Unbuilt
from bench.server.bare import DATABASE
from bench.server.bots import measure_bots
from bench.server.idle import MOST_MEGABYTES, idle
from bench.server.process import start_bare, start_ours
from bench.server.rounds import BARE, BARE_MOVES, Bare, Form, Ours, Round
from bench.server.stores import SqliteStore, our_sqlite
from bench.server.wire import Failed
from bench.table import print_aligned

GOAL = 0.40
"""Share of the bare handler's moves/s, for the first game without subscribers."""


def main() -> int:
    args = _arguments()
    # The system's temporary folder may be in memory, where a sync costs nothing.
    args.data.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=args.data, prefix="server-") as folder:
        try:
            if args.bots:
                return _bots(args)
            run = _idle if args.idle else _shared if args.database else _moves
            run = _reads if args.reads else _beside if args.beside else run
            return uvloop.run(run(args, Path(folder)))
        except (Failed, Unbuilt) as error:
            print(f"bench.server: {error}", file=sys.stderr)
            return 2


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--game", action="append", help="a game to measure; all if not given")
    parser.add_argument("--tables", type=int, help="tables (200; with --idle 2000)")
    parser.add_argument("--moves", type=int, default=40, help="at each table, in a round")
    parser.add_argument("--rounds", type=int, help="5; with --beside 9")
    parser.add_argument(
        "--beside", metavar="REV", help="another commit; it is compiled below .bench"
    )
    parser.add_argument("--idle", action="store_true", help="measure memory instead")
    parser.add_argument(
        "--database", action="store_true", help="measure on PostgreSQL: one process, two, news"
    )
    parser.add_argument("--bots", action="store_true", help="measure turns of bots instead")
    parser.add_argument("--reads", action="store_true", help="measure reads of PostgreSQL instead")
    parser.add_argument("--turns", type=int, default=40, help="of each bot, with --bots")
    parser.add_argument("--data", type=Path, default=ENVIRONMENTS, help="a folder on a real disk")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a goal is missed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    args = parser.parse_args()
    args.tables = args.tables if args.tables is not None else 2000 if args.idle else 200
    args.rounds = args.rounds if args.rounds is not None else 9 if args.beside else 5
    if min(args.rounds, args.moves, args.tables, args.turns) < 1:
        parser.error("--rounds, --moves, --tables and --turns must be at least 1")
    known = paintpot.games()
    for game in args.game or ():
        if game not in known:
            parser.error(f"no game {game!r}; there are {', '.join(known)}")
    # Inkdoms first: it is the one that is held to the goal.
    args.game = args.game or sorted(known, key=lambda name: name != "inkdoms")
    return args


async def _reads(args: argparse.Namespace, folder: Path) -> int:
    from bench.server.reads import measure_reads

    found = await measure_reads(_say)
    _say("")
    print("CPU for one table, in microseconds\n")
    rows = [[one.name, f"{one.database_us:,.0f}", f"{one.own_us:,.0f}"] for one in found]
    print_aligned([["read", "PostgreSQL", "the process"], *rows])
    return 0


def _forms(games: Sequence[str]) -> list[Form]:
    forms = [Form(game) for game in games]
    forms.insert(1, Form(games[0], subscribed=True))
    return forms


async def _beside(args: argparse.Namespace, folder: Path) -> int:
    """Two of our servers, of this checkout and of another commit, in turn."""
    other = checked_out(args.beside)
    forms = _forms(args.game)
    pairs: dict[str, list[tuple[Round, Round]]] = {form.name: [] for form in forms}
    with (
        start_ours(folder / "ours") as process,
        start_ours(folder / "theirs", **other.environment) as other_process,
    ):
        ours = Ours(our_sqlite(folder / "ours"), process)
        theirs = Ours(our_sqlite(folder / "theirs"), other_process)
        for number in range(args.rounds):
            for form in forms:
                _say(f"round {number + 1} of {args.rounds}: {form.name}")
                measured: dict[Ours, Round] = {}
                # Every other round the other way, so that nobody is always the first of two.
                for server in (ours, theirs) if number % 2 else (theirs, ours):
                    work = await server.prepared(form.game, args.tables, args.moves, number)
                    measured[server] = await server.round(form, work)
                pairs[form.name].append((measured[ours], measured[theirs]))
        _say("")
        ours.check()
        theirs.check()
    print(f"{_form()}, {args.tables} tables, {args.moves} moves at each, {args.rounds} rounds\n")
    speeds = {
        name: [(own.moves_per_s, its.moves_per_s) for own, its in found]
        for name, found in pairs.items()
    }
    held = print_beside(speeds, "moves/s", other.commit)
    print("\nCPU us/move, ours and theirs:")
    for name, found in pairs.items():
        ours_us, theirs_us = [
            median([one.cpu_us for one in own]) for own in zip(*found, strict=True)
        ]
        print(f"  {name}: {ours_us:,.0f} and {theirs_us:,.0f}")
    rounds = [asdict(one) for found in pairs.values() for pair in found for one in pair]
    _write(args.json, {"beside": other.commit, "speeds": speeds, "rounds": rounds})
    return 1 if args.strict and not held else 0


async def _moves(args: argparse.Namespace, folder: Path) -> int:
    forms = _forms(args.game)
    (folder / BARE).mkdir()
    pairs: dict[str, list[tuple[Round, Round]]] = {form.name: [] for form in forms}
    with (
        start_ours(folder / "ours") as process,
        start_bare(folder / BARE) as bare_process,
    ):
        ours = Ours(our_sqlite(folder / "ours"), process)
        bare = Bare(SqliteStore(folder / BARE / DATABASE, BARE_MOVES), bare_process)
        for number in range(args.rounds):
            for form in forms:
                _say(f"round {number + 1} of {args.rounds}: {form.name}")
                work = await ours.prepared(form.game, args.tables, args.moves, number)
                other = await bare.round(work.requests)
                pairs[form.name].append((await ours.round(form, work), other))
        _say("")
        ours.check()
        bare.check()
    return _report(args, pairs)


async def _shared(args: argparse.Namespace, folder: Path) -> int:
    """On a PostgreSQL and a Redis that are started for it."""
    from bench.server.shared import ONE, TWO, measure_shared

    game = args.game[0]
    found = await measure_shared(folder, game, args.tables, args.moves, args.rounds, _say)
    _say("")
    print(f"{_form()}, PostgreSQL, {args.tables} tables of {game}, {args.moves} moves at each\n")
    lines = [["", "moves/s", "spread", "p50 ms", "p99 ms", "CPU us/move", "x bare", "spread"]]
    ratios = {}
    for name, rounds in found.rounds.items():
        pairs = zip(rounds, found.rounds[BARE], strict=True)
        ratios[name] = [own.moves_per_s / other.moves_per_s for own, other in pairs]
        beside = [f"{median(ratios[name]):.2f}", f"{_spread(ratios[name]):.0%}"]
        lines.append([name, *_cells(rounds), *(beside if name != BARE else ["", ""])])
    print_aligned(lines)
    for where, seconds in found.news.items():
        ordered = sorted(seconds)
        p50, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
        print(
            f"\nnews {where}: p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms after the move", end=""
        )
    print("\n\nCPU us/move of what they depend on:")
    for what, took in found.beside.items():
        print(f"  {what}: {median(took):,.0f}")
    print(f"an event takes {found.event_bytes:,.0f} bytes of PostgreSQL's disk, indexes included")
    one, two = [median([each.moves_per_s for each in found.rounds[name]]) for name in (ONE, TWO)]
    ratio = median(ratios[ONE])
    holds = ratio >= GOAL
    verdict = "holds" if holds else "MISSED"
    print(f"\n{TWO}: {two / one:.2f} x {ONE}")
    print(f"{ONE}: {ratio:.2f} x bare, at least {GOAL:.2f} x: {verdict}")
    rounds_told = [asdict(each) for rounds in found.rounds.values() for each in rounds]
    told = {"news": found.news, "beside": found.beside, "event_bytes": found.event_bytes}
    _write(args.json, {"ratios": ratios, "rounds": rounds_told, **told})
    return 1 if args.strict and not holds else 0


def _report(args: argparse.Namespace, pairs: dict[str, list[tuple[Round, Round]]]) -> int:
    """Ratios compare consecutive rounds, so that a slow minute of the machine affects both."""
    print(f"{_form()}, {args.tables} tables, {args.moves} moves at each, {args.rounds} rounds\n")
    lines = [["", "moves/s", "spread", "p50 ms", "p99 ms", "CPU us/move", "x bare", "spread"]]
    others = [other for found in pairs.values() for _, other in found]
    lines.append([BARE, *_cells(others), "", ""])
    ratios = {}
    for name, found in pairs.items():
        ratios[name] = [own.moves_per_s / other.moves_per_s for own, other in found]
        told = [f"{median(ratios[name]):.2f}", f"{_spread(ratios[name]):.0%}"]
        lines.append([name, *_cells([own for own, _ in found]), *told])
    print_aligned(lines)
    first = args.game[0]
    ratio = median(ratios[first])
    holds = ratio >= GOAL
    verdict = "holds" if holds else "MISSED"
    print(f"\n{first}: {ratio:.2f} x bare, at least {GOAL:.2f} x: {verdict}")
    rounds = [asdict(one) for found in pairs.values() for pair in found for one in pair]
    _write(args.json, {"ratios": ratios, "rounds": rounds})
    return 1 if args.strict and not holds else 0


def _cells(rounds: Sequence[Round]) -> list[str]:
    speeds = [one.moves_per_s for one in rounds]
    return [
        f"{median(speeds):,.0f}",
        f"{_spread(speeds):.0%}",
        f"{median([one.p50_ms for one in rounds]):,.1f}",
        f"{median([one.p99_ms for one in rounds]):,.1f}",
        f"{median([one.cpu_us for one in rounds]):,.0f}",
    ]


def _spread(values: Sequence[float]) -> float:
    return (max(values) - min(values)) / median(values)


async def _idle(args: argparse.Namespace, folder: Path) -> int:
    lines = [["", "MB before", "MB after", "MB for the tables", "kB a table", "kB a socket"]]
    measured = []
    for name, stay in (("in memory", True), ("gone from memory", False)):
        _say(f"{args.tables} tables, {name}")
        before, after, socket = await idle(
            folder / name, args.game[0], args.tables, args.moves, stay
        )
        cost = after - before
        measured.append(cost / 1e6)
        cells = [f"{before / 1e6:,.1f}", f"{after / 1e6:,.1f}", f"{cost / 1e6:,.1f}"]
        told = f"{socket / 1e3:,.1f}" if stay else ""
        lines.append([name, *cells, f"{cost / 1e3 / args.tables:,.1f}", told])
    _say("")
    print(f"{_form()}, {args.tables} tables of {args.game[0]}, {args.moves} moves at each\n")
    print_aligned(lines)
    holds = max(measured) <= MOST_MEGABYTES
    verdict = "holds" if holds else "MISSED"
    print(f"\n{max(measured):.1f} MB, at most {MOST_MEGABYTES} MB: {verdict}")
    _write(args.json, {"megabytes": measured})
    return 1 if args.strict and not holds else 0


def _bots(args: argparse.Namespace) -> int:
    """What a worker of the server needs for a bot's turn."""
    game = args.game[0]
    found = measure_bots(game, args.turns)
    print(f"{_form()}, {args.turns} turns of each bot at {game}\n")
    lines = [["", "CPU ms a turn", "median", "most"]]
    for level, seconds in found.items():
        milliseconds = [mean(seconds) * 1e3, median(seconds) * 1e3, max(seconds) * 1e3]
        lines.append([level, *[f"{each:,.1f}" for each in milliseconds]])
    print_aligned(lines)
    _write(args.json, {"seconds": found})
    return 0


def _form() -> str:
    return f"Python {platform.python_version()}, {'compiled' if paintpot.compiled() else 'pure'}"


def _say(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


def _write(path: Path | None, measured: dict[str, object]) -> None:
    if path:
        about = {"python": platform.python_version(), "system": platform.system()}
        path.write_text(json.dumps({**about, **measured}, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
