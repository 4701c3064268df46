"""Background work that outlives its failures: logged, counted, and retried after a pause."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

log: Final = logging.getLogger("paintpot.background")

PAUSES: Final = (1.0, 5.0, 30.0, 120.0)
"""Seconds to wait after a failure, longer each time it fails again."""


class Job:
    """One piece of work under supervision."""

    def __init__(self, name: str, told: dict[str, Any]) -> None:
        self.name = name
        self.told = told
        """What the log says of it besides: the table it is for, say."""
        self.failures = 0
        """How often it failed since it last went well."""

    def went_well(self) -> None:
        """The next failure is a first one again."""
        self.failures = 0


Work = Callable[[Job], Awaitable[None]]


class Supervisor:
    """Runs work until it returns. Whatever else it ends with, it is started again."""

    def __init__(self, pauses: Sequence[float] = PAUSES) -> None:
        self.pauses = pauses
        self.failures: Counter[str] = Counter()
        """Failures since the start, by the name of the work."""
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Work, **told: Any) -> asyncio.Task[None]:
        """Begin work of a name (of which there are few: they are labels of a metric)."""
        task = asyncio.create_task(self._run(Job(name, told), work), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End all work."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self, name: str, error: BaseException, **told: Any) -> None:
        """Log and count a failure that is not tried again here."""
        self.failures[name] += 1
        # A log line says where it failed, not its message: that may hold what a seat hides.
        log.error("background work failed", exc_info=error, extra={"task": name, **told})

    async def _run(self, job: Job, work: Work) -> None:
        while True:
            try:
                await work(job)
                return
            except Exception as error:
                self.note(job.name, error, failures=job.failures + 1, **job.told)
            pause = self.pauses[min(job.failures, len(self.pauses) - 1)]
            job.failures += 1
            await asyncio.sleep(pause)
