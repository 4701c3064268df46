"""Types that the views of all games share. Never compiled: mypyc drops TypedDict declarations."""

from typing import TypedDict


class ScoreData(TypedDict):
    """A score as plain data. A line is a name and its points."""

    total: int
    lines: list[tuple[str, int]]
    tie: list[int]
    verdict: str | None
    deciders: list[tuple[str, int]]
