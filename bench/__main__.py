"""Measure Paintpot beside catanatron and OpenSpiel: one run, one core, one table.

With --beside: beside another commit of Paintpot instead.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

if not __package__:  # started as `python bench`
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from bench.beside import print_beside
from bench.checkout import Checkout, checked_out
from bench.environments import ROOT, Unbuilt, python_of
from bench.measure import Result
from bench.table import outcomes, print_outcomes, print_rows, row

MODES = ("python", "library", "interpreted")
BESIDE_MODES = ("python", "library")


@dataclass(frozen=True)
class Entry:
    """How a runner is started."""

    name: str
    python: str
    module: str
    arguments: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)


class Failed(Exception):
    """A runner failed; the message is one line."""


def main() -> int:
    args = _arguments()
    try:
        games = [] if args.others else _games(args.game)
        if args.beside:
            return _beside(args, games, checked_out(args.beside))
        entries = [_paintpot(game, mode) for game in games for mode in MODES] + _others()
        core = _pin(args.core)
        rounds = _measure(entries, args.rounds, args.seconds)
    except (Unbuilt, Failed) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    rows = {name: row(results) for name, results in rounds.items()}
    found = outcomes(rows, games)
    where = "not pinned" if core is None else f"core {core}"
    print(f"Python {platform.python_version()}, {where}, median of {args.rounds} rounds\n")
    print_rows(rows)
    if found:
        print()
        print_outcomes(found)
    if args.json:
        report = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "system": platform.system(),
            "core": core,
            "rows": [asdict(one) for one in rows.values()],
            "goals": [asdict(one) for one in found],
            "rounds": [result for results in rounds.values() for result in results],
        }
        args.json.write_text(json.dumps(report, indent=1) + "\n")
    return 1 if args.strict and not all(one.holds for one in found) else 0


def _beside(args: argparse.Namespace, games: list[str], other: Checkout) -> int:
    """The same games by this checkout and by another commit, in turn."""
    names = [(game, mode) for game in games for mode in BESIDE_MODES]
    entries = []
    for game, mode in names:
        ours = _paintpot(game, mode)
        theirs = replace(ours, name=f"{ours.name} {other.commit}", environment=other.environment)
        entries += [ours, theirs]
    core = _pin(args.core)
    rounds = _measure(entries, args.rounds, args.seconds)
    speeds = {
        ours.name: [
            (own["moves_per_s"], its["moves_per_s"])
            for own, its in zip(rounds[ours.name], rounds[theirs.name], strict=True)
        ]
        for ours, theirs in zip(entries[::2], entries[1::2], strict=True)
    }
    where = "not pinned" if core is None else f"core {core}"
    print(f"Python {platform.python_version()}, {where}, {args.rounds} rounds of each in turn\n")
    held = print_beside(speeds, "moves/s", other.commit)
    if args.json:
        report = {"beside": other.commit, "speeds": speeds}
        args.json.write_text(json.dumps(report, indent=1) + "\n")
    return 1 if args.strict and not held else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", action="append", help="a game to measure; all if not given")
    parser.add_argument("--others", action="store_true", help="catanatron and OpenSpiel alone")
    parser.add_argument(
        "--beside", metavar="REV", help="another commit; it is compiled below .bench"
    )
    parser.add_argument("--rounds", type=int, help="3; with --beside 9")
    parser.add_argument("--seconds", type=float, help="of play, a runner and round: 2; 1")
    parser.add_argument("--core", type=int, help="the core to use; the last one if not given")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a goal is missed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    args = parser.parse_args()
    args.rounds = args.rounds if args.rounds is not None else 9 if args.beside else 3
    args.seconds = args.seconds if args.seconds is not None else 1.0 if args.beside else 2.0
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")
    if args.beside and args.others:
        parser.error("--beside compares commits of Paintpot; --others measures none of it")
    return args


def _games(wanted: list[str] | None) -> list[str]:
    try:
        import paintpot
    except ImportError as error:
        raise Failed(f"paintpot cannot be imported: {error}") from None
    known = paintpot.games()
    for game in wanted or ():
        if game not in known:
            raise Failed(f"no game {game!r}; there are {', '.join(known)}")
    return list(wanted or known)


def _paintpot(game: str, mode: str) -> Entry:
    pure = {"PAINTPOT_PURE": "1"} if mode == "interpreted" else {}
    arguments = ["--game", game, "--mode", mode]
    return Entry(f"{game} {mode}", sys.executable, "bench.run_paintpot", arguments, pure)


def _others() -> list[Entry]:
    return [
        Entry("catanatron", str(python_of("catanatron")), "bench.run_catanatron"),
        Entry("open_spiel backgammon", str(python_of("open_spiel")), "bench.run_open_spiel"),
    ]


def _pin(core: int | None) -> int | None:
    """Pin to one core; the runners inherit it. None where the system has no such call."""
    if sys.platform != "linux":
        return None
    allowed = os.sched_getaffinity(0)
    if core is not None and core not in allowed:
        raise Failed(f"no core {core} here; there are {', '.join(map(str, sorted(allowed)))}")
    core = max(allowed) if core is None else core
    os.sched_setaffinity(0, {core})
    return core


def _measure(entries: list[Entry], rounds: int, seconds: float) -> dict[str, list[Result]]:
    """All runners in turn, again and again, so that a slow minute affects them all.

    Every other round runs backwards, so that nobody is always the first of two.
    """
    results: dict[str, list[Result]] = {entry.name: [] for entry in entries}
    for number in range(1, rounds + 1):
        for entry in entries if number % 2 else reversed(entries):
            if sys.stderr.isatty():
                print(f"\r\033[Kround {number}: {entry.name}", end="", file=sys.stderr, flush=True)
            results[entry.name].append(_run(entry, seconds, number))
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return results


def _run(entry: Entry, seconds: float, seed: int) -> Result:
    command = [entry.python, "-m", entry.module, *entry.arguments]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    inherited = {name: value for name, value in os.environ.items() if name != "PAINTPOT_PURE"}
    environment = inherited | {"PYTHONHASHSEED": "0"} | entry.environment
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise Failed(f"{entry.name}: {said[-1]}")
    result: Result = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    sys.exit(main())
