"""How long the event loop stood still: the longest, and how often for too long.

A beat comes every few hundredths of a second. What is measured is the processor time of the loop's
own thread between two beats, not the time on the wall: on a busy machine a process waits for its
turn without being at fault. The figure is at most one `BEAT` too high, never too low.
"""

import asyncio
import logging
import time
from typing import Final

log: Final = logging.getLogger("paintpot.server")

BEAT: Final = 0.02
"""Seconds between two beats."""
TOO_LONG: Final = 0.1
"""Seconds of processor time that nothing a client sends may cost at once."""


class Stalls:
    """Measures the event loop that it is started in."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.too_long = 0
        self.doing = ""
        """What was answered last, for the log."""
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
                "the event loop stood still", extra={"ms": round(took * 1000), "path": self.doing}
            )
        self._before = now
        self._next = asyncio.get_running_loop().call_later(BEAT, self._beat)
