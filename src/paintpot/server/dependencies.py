"""Whether something that the server depends on can be reached, for whoever asks for its health.

Anybody may ask, as often as they like, and it costs at most one question a second.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

FRESH: Final = 1.0
"""Seconds for which an answer is given again."""
TIMEOUT: Final = 1.0
"""Seconds after which what does not answer is taken to be away."""

Dependency = Callable[[], Awaitable[bool]]


class RecentAnswer:
    """The answer of a dependency, not older than a second; all who ask meanwhile share one."""

    def __init__(self, reached: Dependency, fresh: float = FRESH, timeout: float = TIMEOUT) -> None:
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
        # It is not cancelled: it goes on until there is an answer, and nothing else is asked.
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
