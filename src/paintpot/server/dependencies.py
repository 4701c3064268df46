"""Whether what the server depends on can be reached, for its health endpoint.

Answers are cached: however often clients ask, a dependency is probed at most once a second.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Literal

FRESH: Final = 1.0
"""Seconds for which an answer is cached."""
TIMEOUT: Final = 1.0
"""Seconds without an answer after which a dependency counts as unreachable."""

Probe = Callable[[], Awaitable[bool]]
Reach = Literal["ok", "away", "unusable"]
"""A dependency that is unusable can be reached, but is too old, or refuses us."""
Dependency = Callable[[], Awaitable[Reach]]


class RecentAnswer:
    """The answer of a dependency, at most a second old; concurrent callers share one probe."""

    def __init__(self, reached: Probe, fresh: float = FRESH, timeout: float = TIMEOUT) -> None:
        self._reached = reached
        self._fresh = fresh
        self._timeout = timeout
        self._asking: asyncio.Task[None] | None = None
        self._answer = False
        self._at = float("-inf")

    async def __call__(self) -> bool:
        if time.monotonic() - self._at < self._fresh:
            return self._answer
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        # The probe is not cancelled: no other is started until it is answered.
        _, late = await asyncio.wait([self._asking], timeout=self._timeout)
        if late:
            self._note(False)
        return self._answer

    async def _ask(self) -> None:
        answer = False
        try:
            answer = await self._reached()
        finally:
            self._asking = None
            self._note(answer)

    def _note(self, answer: bool) -> None:
        self._answer, self._at = answer, time.monotonic()
