"""Stalls of the event loop: the longest, and how many were too long.

A timer fires every few hundredths of a second. Measured is the CPU time of the loop's own thread
between two ticks, not wall-clock time: on a busy machine a process waits for its turn without being
at fault. The figure is at most one `BEAT` too high, never too low.
"""

import asyncio
import logging
import time
from typing import Final

log: Final = logging.getLogger("paintpot.server")

BEAT: Final = 0.02
"""Seconds between two ticks."""
TOO_LONG: Final = 0.1
"""The maximum CPU seconds at once for anything that a client may send."""


class StallMonitor:
    """Measures the event loop that it is started in."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.too_long = 0
        self.doing = ""
        """The endpoint called last, for the log."""
        self._before = 0.0
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._before = time.thread_time()
        self._next = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _beat(self) -> None:
        now = time.thread_time()
        took = now - self._before
        if took > self.longest:
            self.longest = took
        if took > TOO_LONG:
            self.too_long += 1
            log.warning(
                "the event loop was blocked", extra={"ms": round(took * 1000), "path": self.doing}
            )
        self._before = now
        self._next = asyncio.get_running_loop().call_later(BEAT, self._beat)
