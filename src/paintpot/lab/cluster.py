"""Tasks on a Ray cluster, which `pip install paintpot[cluster]` lets a machine join and use.

Ray reruns the tasks of a node that died. A result does not depend on the node that computes it; to
ensure this, nodes with other sources of Paintpot refuse to play.
"""

import hashlib
import logging
import os
import time
import warnings
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final, ParamSpec, TypeVar

from paintpot.core.errors import PaintpotError
from paintpot.lab.pool import AHEAD, at_least_one

AUTO: Final = "auto"
"""The cluster that this machine belongs to, or that of RAY_ADDRESS."""
CLIENT: Final = "ray://"
"""What the address of a cluster elsewhere begins with."""
RETRIES: Final = 20
"""How often a task may lose its worker: nodes may die, but a task that kills them must end."""
COUNTED_EVERY: Final = 5.0
"""Seconds until the cores of the cluster are counted again."""
DECIDING: Final = ("core", "games", "bots", "puzzles", "lab")
"""The folders of the package whose files affect the figures."""

_LOG: Final = logging.getLogger("paintpot")

P = ParamSpec("P")
T = TypeVar("T")


class BadCluster(PaintpotError):
    """A cluster that cannot be reached or used."""


class RayCluster:
    """A pool of workers on a Ray cluster. Use it in a `with` block: it is a connection."""

    def __init__(self, address: str, most: int | None = None) -> None:
        """Connect. No more than `most` tasks run at a time; None for one on each core."""
        if most is not None:
            at_least_one("worker", most)
        self._most = most
        self._ray = _connected(address)
        task = self._ray.remote(_on_a_node)
        self._task = task.options(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)
        self._cores = 1
        self._counted = float("-inf")

    @property
    def workers(self) -> int:
        now = time.monotonic()
        if now - self._counted > COUNTED_EVERY:
            # A cluster that grows on demand may have none yet.
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._counted = now
        return self._cores if self._most is None else min(self._cores, self._most)

    @property
    def queue(self) -> int:
        # Ray starts whatever it is given as soon as a core is free: give it no more than may run.
        return AHEAD * self.workers if self._most is None else self.workers

    def executor(self, chunks: int) -> Executor:
        return _RayExecutor(self._ray, self._task)

    def __enter__(self) -> "RayCluster":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Leave the cluster; what still runs there for us is stopped."""
        self._ray.shutdown()


class _RayExecutor(Executor):
    """Ray's tasks as futures of the standard library."""

    def __init__(self, ray: Any, task: Any) -> None:
        self._ray = ray
        self._task = task
        self._running: dict[Future[Any], Any] = {}

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        reference = self._task.remote(fingerprint(), partial(function, *args, **kwargs))
        future: Future[T] = Future()
        self._running[future] = reference
        reference.future().add_done_callback(partial(self._settle, future))
        return future

    def _settle(self, future: Future[Any], done: Future[Any]) -> None:
        """Called in a thread of Ray's."""
        self._running.pop(future, None)
        error = done.exception()
        if error is None:
            future.set_result(done.result())
        else:
            future.set_exception(_translated(error))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Workers belong to the cluster and stay; tasks are cancelled if that is wanted."""
        for reference in list(self._running.values()) if cancel_futures else ():
            self._ray.cancel(reference, force=True)


def _on_a_node(wanted: str, work: Callable[[], T]) -> T:
    if wanted != fingerprint():
        raise _another_paintpot()
    return work()


def _another_paintpot() -> BadCluster:
    return BadCluster(
        "A node of the cluster has another Paintpot, or none: all machines need the same one."
    )


@cache
def fingerprint() -> str:
    """A hash of all files of this package that affect the figures."""
    return _hash(Path(__file__).parent.parent)


def _hash(package: Path) -> str:
    found = hashlib.sha256()
    for folder in DECIDING:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                found.update(f"{path.relative_to(package).as_posix()}\n".encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def _connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    if address != AUTO and not address.startswith(CLIENT):
        raise BadCluster(
            f"A cluster is auto or an address such as ray://host:10001, not {address!r}."
        )
    # Ray sends usage statistics unless this is disabled.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise BadCluster("A cluster needs Ray: pip install 'paintpot[cluster]'.") from error
    # Its messages about nodes that died would go to standard output, among the figures.
    worker: Any = import_module("ray._private.worker")
    worker.print_to_stdstream = _log_news
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the error says the same
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
        raise BadCluster(
            f"There is no connection to the cluster {address!r}: {_reason(error)}."
        ) from error
    return ray


def _log_news(data: dict[str, Any], **_more: object) -> None:
    _LOG.info("Ray: %s", " ".join(data["lines"]))


def _translated(error: BaseException) -> BaseException:
    """What the task raised; or a sentence, if Ray itself failed."""
    if hasattr(error, "cause"):  # a RayTaskError
        if "failed to import" in str(error):
            return _another_paintpot()
        # What was not foreseen keeps its traceback.
        return error.cause if isinstance(error.cause, PaintpotError) else error
    return BadCluster(f"The cluster failed at a task ({type(error).__name__}): {_reason(error)}.")


def _reason(error: BaseException) -> str:
    """The line of Ray's many that says why: the first, or the last of a traceback below it."""
    lines = str(error).strip().splitlines() or [""]
    return lines[-1 if lines[0].endswith(":") else 0].strip().rstrip(".")
