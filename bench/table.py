"""Medians, goals and the printed table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

from bench.measure import Result

CATANATRON = "catanatron"
OPEN_SPIEL = "open_spiel backgammon"

Measure = Literal["moves_per_s", "games_per_s", "moves_per_game", "clone_us"]
Unsure = Literal["steps_per_s", "deep_bytes", "clone_bytes"]
"""Measures that some runners cannot take."""


@dataclass(frozen=True)
class Row:
    """One runner: the median of its rounds."""

    runner: str
    moves_per_s: float
    spread: float
    """Distance from the slowest round to the fastest, as a share of the median."""
    steps_per_s: int | None
    """Moves and chance events together, where the runner knows both."""
    games_per_s: float
    moves_per_game: float
    clone_us: float
    deep_bytes: int | None
    clone_bytes: int | None


@dataclass(frozen=True)
class Goal:
    mode: str
    measure: Measure
    other: str
    times: float
    """How many times better than the other."""


GOALS = {
    "inkdoms": (
        Goal("python", "moves_per_s", CATANATRON, 20),
        Goal("library", "moves_per_s", CATANATRON, 80),
        Goal("interpreted", "moves_per_s", CATANATRON, 3),
        Goal("python", "moves_per_s", OPEN_SPIEL, 5),
        Goal("python", "clone_us", CATANATRON, 20),
    ),
    "inklings": (
        Goal("python", "moves_per_s", CATANATRON, 20),
        Goal("library", "moves_per_s", CATANATRON, 60),
    ),
    "color-in-kingdom": (
        Goal("python", "moves_per_s", CATANATRON, 20),
        Goal("library", "moves_per_s", CATANATRON, 60),
    ),
    "ink": (
        Goal("python", "moves_per_s", CATANATRON, 4),
        Goal("library", "moves_per_s", CATANATRON, 12),
    ),
}
"""The goals of each game; a game that is not listed is measured all the same."""


@dataclass(frozen=True)
class Outcome:
    text: str
    ratio: float
    goal: float
    holds: bool


def row(rounds: Sequence[Result]) -> Row:
    def middle(measure: Measure) -> float:
        return median(result[measure] for result in rounds)

    def unsure(measure: Unsure) -> int | None:
        known = [value for result in rounds if (value := result[measure]) is not None]
        return round(median(known)) if known else None

    speeds = [result["moves_per_s"] for result in rounds]
    return Row(
        runner=rounds[0]["runner"],
        moves_per_s=middle("moves_per_s"),
        spread=(max(speeds) - min(speeds)) / median(speeds),
        steps_per_s=unsure("steps_per_s"),
        games_per_s=middle("games_per_s"),
        moves_per_game=middle("moves_per_game"),
        clone_us=middle("clone_us"),
        deep_bytes=unsure("deep_bytes"),
        clone_bytes=unsure("clone_bytes"),
    )


def outcomes(rows: Mapping[str, Row], games: Sequence[str]) -> list[Outcome]:
    """Every goal of every game."""
    return [_outcome(rows, game, goal) for game in games for goal in GOALS.get(game, ())]


def _outcome(rows: Mapping[str, Row], game: str, goal: Goal) -> Outcome:
    ours, theirs = rows[f"{game} {goal.mode}"], rows[goal.other]
    if goal.measure == "clone_us":
        ratio, what = theirs.clone_us / ours.clone_us, "clone"
    else:
        ratio, what = ours.moves_per_s / theirs.moves_per_s, "moves/s"
    text = f"{ours.runner}: {what} against {goal.other}"
    return Outcome(text, ratio, goal.times, ratio >= goal.times)


def print_rows(rows: Mapping[str, Row]) -> None:
    heads = ["", "moves/s", "spread", "steps/s", "games/s", "moves/game"]
    heads += ["clone ns", "state B", "with shared", "x catanatron", "x open_spiel"]
    others = [rows[CATANATRON], rows[OPEN_SPIEL]]
    lines = [heads]
    for one in rows.values():
        ratios = [f"{one.moves_per_s / other.moves_per_s:,.2f}" for other in others]
        lines.append(
            [
                one.runner,
                f"{one.moves_per_s:,.0f}",
                f"{one.spread:.0%}",
                _known(one.steps_per_s),
                f"{one.games_per_s:,.1f}",
                f"{one.moves_per_game:,.1f}",
                f"{one.clone_us * 1000:,.0f}",
                _known(one.clone_bytes),
                _known(one.deep_bytes),
                *ratios,
            ]
        )
    print_aligned(lines)


def print_outcomes(found: Sequence[Outcome]) -> None:
    lines = [["goal", "ratio", "at least", ""]]
    for one in found:
        verdict = "holds" if one.holds else "MISSED"
        lines.append([one.text, f"{one.ratio:,.1f} x", f"{one.goal:g} x", verdict])
    print_aligned(lines)


def _known(value: int | None) -> str:
    return "-" if value is None else f"{value:,}"


def print_aligned(lines: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        first, *rest = line
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        print("  ".join(cells).rstrip())
