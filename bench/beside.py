"""What two commits measured in turn give: ratios, and whether we are slower by more than noise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from bench.table import print_aligned

LEAST = 0.95
"""The share of the other commit's speed that ours must reach."""

Speeds = Sequence[tuple[float, float]]
"""Ours and theirs, of rounds in a row."""


def ratios(speeds: Speeds) -> list[float]:
    """Ours as a share of theirs, round by round: a slow minute of the machine affects both."""
    return [ours / theirs for ours, theirs in speeds]


def holds(speeds: Speeds) -> bool:
    return median(ratios(speeds)) >= LEAST


def print_beside(measured: Mapping[str, Speeds], unit: str, commit: str) -> bool:
    """A line for each of what was measured; whether all hold."""
    lines = [["", f"our {unit}", f"{unit} of {commit[:12]}", "ratio", "lowest", "highest", ""]]
    for name, speeds in measured.items():
        found = ratios(speeds)
        ours, theirs = [median(column) for column in zip(*speeds, strict=True)]
        told = [f"{each:.3f}" for each in (median(found), min(found), max(found))]
        verdict = "holds" if holds(speeds) else "MISSED"
        lines.append([name, f"{ours:,.0f}", f"{theirs:,.0f}", *told, verdict])
    print_aligned(lines)
    missed = [name for name, speeds in measured.items() if not holds(speeds)]
    verdict = f"MISSED by {', '.join(missed)}" if missed else "holds"
    print(f"\nat least {LEAST:.2f} x {commit[:12]}, by the median: {verdict}")
    return not missed
