"""Background tasks that are logged, counted and restarted with a growing delay when they fail."""

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import Any, Final

from paintpot.table.storage_types import Unreachable

log: Final = logging.getLogger("paintpot.supervisor")

PAUSES: Final = (1.0, 5.0, 30.0, 120.0)
"""Seconds to wait after a failure, longer with each one in a row."""
CANCEL_AGAIN: Final = 0.5
"""Seconds after which a task that goes on is cancelled once more."""


class SupervisedTask:
    """A task under supervision."""

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.name = name
        self.fields = fields
        """Extra fields of its log lines: the table it is for, say."""
        self.failures = 0
        """Consecutive failures."""

    def succeeded(self) -> None:
        """Reset the count of consecutive failures."""
        self.failures = 0


Work = Callable[[SupervisedTask], Awaitable[None]]


class Supervisor:
    """Runs each task until it returns; one that raises is started again."""

    def __init__(self, pauses: Sequence[float] = PAUSES) -> None:
        self.pauses = pauses
        self.failures: Counter[str] = Counter()
        """Failures since the server started, by task name."""
        self.closing = False
        """Whether the tasks are being ended: periodic background work starts nothing more."""
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Work, **fields: Any) -> asyncio.Task[None]:
        """Start a task. Names are few: they label a metric."""
        # Not in the context of the request that happens to start it: it is no part of that.
        task = asyncio.create_task(
            self._run(SupervisedTask(name, fields), work), name=name, context=Context()
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self, patience: float = math.inf) -> None:
        """Cancel all tasks. Those that have not ended in time are left behind."""
        self.closing = True
        tasks = waiting = set(self._tasks)
        end = time.monotonic() + patience
        # More than once: a library may lose a cancellation that comes with its own time-out.
        while waiting and (left := end - time.monotonic()) > 0:
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=min(left, CANCEL_AGAIN))
        await asyncio.gather(*tasks - waiting, return_exceptions=True)

    def note(self, name: str, error: BaseException, **fields: Any) -> None:
        """Log and count a failure. An outage is none: the storage logs that itself, once."""
        if isinstance(error, Unreachable):
            return
        self.failures[name] += 1
        # The log says where it failed, without the message: that may hold what a seat hides.
        log.error("a background task failed", exc_info=error, extra={"task": name, **fields})

    async def _run(self, task: SupervisedTask, work: Work) -> None:
        while True:
            try:
                await work(task)
                return
            except Exception as error:
                self.note(task.name, error, failures=task.failures + 1, **task.fields)
            pause = self.pauses[min(task.failures, len(self.pauses) - 1)]
            task.failures += 1
            await asyncio.sleep(pause)
