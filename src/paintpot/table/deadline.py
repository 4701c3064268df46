"""The time by which a request is to be answered.

A request may wait several times: for a table's lock, for a commit, for what has to be read after
it. All these waits share one deadline, which belongs to the context of the request. Background
tasks have none (supervisor.py gives them an empty context).
"""

import math
import time
from contextvars import ContextVar
from typing import Final

PATIENCE: Final = 15.0
"""Seconds for which a request waits for a database that does not answer: it may be restarting."""
LAST_TRY: Final = 1.0
"""The minimum for a step that begins late, in seconds: a request may have good reasons to take
long, and then the database need not be asked twice."""

_deadline: Final[ContextVar[float]] = ContextVar("deadline", default=math.inf)


def begin(patience: float = PATIENCE) -> None:
    """Start the deadline of a request, which this task and those that it starts answer."""
    _deadline.set(time.monotonic() + patience)


def left() -> float | None:
    """Seconds until the deadline, as `asyncio.timeout` takes them; None if there is none."""
    end = _deadline.get()
    return None if end == math.inf else end - time.monotonic()


def end_of_step(patience: float) -> float:
    """The time after which a step that begins now is not retried: `patience` seconds from now, or
    the deadline."""
    now = time.monotonic()
    return max(now + min(LAST_TRY, patience), min(now + patience, _deadline.get()))
