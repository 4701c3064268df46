"""A running server's own figures, and times put in order."""

import math
from typing import Final

import httpx

from tests.server.hosting import PATIENCE, Server

STALL: Final = "paintpot_loop_stall_seconds_max"
LONGEST_STALL: Final = 0.1
"""Seconds of processor time for which the event loop may stand still."""


def figures(server: Server) -> dict[str, float]:
    """All figures without labels."""
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found: dict[str, float] = {}
    for line in text.splitlines():
        name, _, value = line.partition(" ")
        if not line.startswith("#") and "{" not in name:
            found[name] = float(value)
    return found


def longest_stall(server: Server) -> float:
    """Seconds of processor time that the event loop took for one turn since its start."""
    return figures(server)[STALL]


def quantile(times: list[float], share: float) -> float:
    """The time that this share of all does not exceed."""
    return sorted(times)[max(0, math.ceil(share * len(times)) - 1)] if times else 0.0
