"""A review leaves nothing behind: the worker that makes them lives on, and has a limit."""

import subprocess
import sys

import pytest

from paintpot.core.registry import games

MOST = 4_000
"""Kilobytes. Features that are not freed would be several times as much, in any game."""

JUDGE = """
import resource, sys
from paintpot.core.registry import game
from paintpot.review.playouts import Playouts

state = game(sys.argv[1]).start(2)
playouts = Playouts("memory", state)
used = []
for times in (500, 20_000):
    for _ in range(times):
        playouts.standing(state)
    used.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(used[1] - used[0])
"""
"""In a process of its own: what others have freed in this one would be used up first."""


@pytest.mark.skipif(sys.platform != "linux", reason="others count memory in other units, or not")
@pytest.mark.parametrize("game", games())
def test_positions_are_judged_without_keeping_anything(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", JUDGE, game], check=True, capture_output=True, text=True
    )
    assert int(done.stdout) < MOST
