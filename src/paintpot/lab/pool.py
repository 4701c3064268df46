"""Numbered tasks, shared over workers: processes of this machine, or of a cluster.

The result of a task depends on its number alone, so it does not matter which worker runs it, when,
or how often.
"""

import multiprocessing
import pickle
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, Protocol, TypeVar

from paintpot.core.errors import PaintpotError

CHUNK: Final = 5
"""Tasks sent to a worker at a time, unless the caller says otherwise."""

AHEAD: Final = 3
"""Chunks queued for each worker: enough to keep it busy, few enough to stop soon."""

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class BadRun(PaintpotError):
    """A run that cannot be played: no games, or nobody to play them."""


class Runner(Protocol[Result_co]):
    """Runs tasks by number. Every worker has one of its own."""

    def play(self, number: int) -> Result_co: ...


class Pool(Protocol):
    """Where tasks run."""

    @property
    def workers(self) -> int:
        """How many tasks run at a time. A cluster may grow and shrink."""

    @property
    def queue(self) -> int:
        """How many chunks the workers may have at a time, those that wait for one included."""

    def executor(self, chunks: int) -> Executor | None:
        """Workers for a number of chunks of tasks; None if it is not worth starting any.

        `shutdown(cancel_futures=True)` stops them at once, in the middle of a task too.
        """


def at_least_one(what: str, count: int) -> None:
    if count < 1:
        raise BadRun(f"There must be at least 1 {what}, not {count}.")


# Processes of this machine


@dataclass(frozen=True)
class Processes:
    """A pool of processes on this machine; a single one is the caller itself."""

    workers: int = 1

    @property
    def queue(self) -> int:
        return AHEAD * self.workers

    def executor(self, chunks: int) -> Executor | None:
        at_least_one("worker", self.workers)
        workers = min(self.workers, chunks)
        return None if workers < 2 else _ProcessExecutor(workers, initializer=_ignore_interrupts)


class _ProcessExecutor(ProcessPoolExecutor):
    def __init__(self, workers: int, initializer: Callable[[], None]) -> None:
        self._others = set(multiprocessing.active_children())
        super().__init__(workers, initializer=initializer)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait, cancel_futures=cancel_futures)
        if cancel_futures:
            # A single game of a slow bot may take minutes: do not wait for it.
            for worker in set(multiprocessing.active_children()) - self._others:
                worker.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches the workers too, but the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


HERE: Final = Processes(1)
"""The calling process alone."""


# Sharing


def run_tasks(
    make_runner: Callable[[], Runner[Result]],
    tasks: range,
    pool: Pool,
    *,
    chunk: int = CHUNK,
    in_order: bool = False,
) -> Generator[Result, None, None]:
    """The results of all tasks, as they finish or in order. Errors in the run are raised at once.

    `make_runner` and the results must be picklable. In order, a slow task holds back the results
    of those behind it.
    """
    own = make_runner()
    executor = pool.executor(-(-len(tasks) // chunk))
    if executor is None:
        return (own.play(number) for number in tasks)
    chunks = (tasks[k : k + chunk] for k in range(0, len(tasks), chunk))
    return _shared(executor, pickle.dumps(make_runner), chunks, pool, in_order)


def _shared(
    executor: Executor, recipe: bytes, chunks: Iterator[range], pool: Pool, in_order: bool
) -> Generator[Any, None, None]:
    waiting: list[Future[list[Any]]] = []
    try:
        while True:
            running = [future for future in waiting if not future.done()]
            while (
                len(running) < pool.queue
                and len(waiting) < AHEAD * pool.workers
                and (numbers := next(chunks, None))
            ):
                running.append(executor.submit(_run_chunk, recipe, numbers))
                waiting.append(running[-1])
            if not waiting:
                break
            done = [future for future in waiting if future.done()]
            if in_order:
                done = list(takewhile(Future.done, waiting))
            if not done:
                wait(running, return_when=FIRST_COMPLETED)
            waiting = [future for future in waiting if future not in done]
            for future in done:
                yield from future.result()
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise
    executor.shutdown()


def _run_chunk(recipe: bytes, numbers: range) -> list[Any]:
    runner = _runner(recipe)
    return [runner.play(number) for number in numbers]


@lru_cache(maxsize=1)
def _runner(recipe: bytes) -> Runner[Any]:
    """Made once in every worker, from the pickled function that makes it."""
    make_runner: Callable[[], Runner[Any]] = pickle.loads(recipe)
    return make_runner()
