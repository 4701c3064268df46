"""A long run in the terminal: a progress bar, and partial results on Ctrl-C."""

import sys
import time
from collections.abc import Generator
from contextlib import closing
from typing import Final, TypeVar

BAR: Final = 30
"""The width of the progress bar."""

Result = TypeVar("Result")


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


def gather(
    results: Generator[Result, None, None], games: int, games_each: int = 1
) -> tuple[list[Result], bool]:
    """All results, and whether the run is complete; Ctrl-C stops it and keeps what there is."""
    found: list[Result] = []
    bar = Progress(games)
    complete = True
    try:
        with closing(results):
            for result in results:
                found.append(result)
                bar.show(len(found) * games_each)
    except KeyboardInterrupt:
        complete = False
    bar.clear()
    if not complete:
        print(f"Interrupted after {len(found) * games_each} of {games} games.", file=sys.stderr)
    return found, complete
