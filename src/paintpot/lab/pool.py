"""A pool of processes for numbered tasks; results arrive in any order.

The result of a task depends on its number alone, so it does not matter which worker runs it, or
when.
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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
    """Runs tasks by number. Every worker process has one of its own."""

    def play(self, number: int) -> Result_co: ...


def at_least_one(what: str, count: int) -> None:
    if count < 1:
        raise BadRun(f"There must be at least 1 {what}, not {count}.")


def run_tasks(
    make_runner: Callable[[], Runner[Result]], tasks: int, workers: int, chunk: int = CHUNK
) -> Generator[Result, None, None]:
    """The results of all tasks, in any order. An error in making a runner is raised at once.

    `make_runner` and the results must be picklable.
    """
    at_least_one("worker", workers)
    own = make_runner()
    workers = min(workers, -(-tasks // chunk))
    if workers == 1:
        return (own.play(number) for number in range(tasks))
    return _by_workers(make_runner, tasks, workers, chunk)


_runner: Runner[Any]


def _start_worker(make_runner: Callable[[], Runner[Any]]) -> None:
    """Ctrl-C reaches workers too, but the parent handles it."""
    global _runner
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _runner = make_runner()


def _run_chunk(numbers: range) -> list[Any]:
    return [_runner.play(number) for number in numbers]


def _by_workers(
    make_runner: Callable[[], Runner[Result]], tasks: int, workers: int, chunk: int
) -> Generator[Result, None, None]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_start_worker, initargs=(make_runner,))
    chunks = iter([range(k, min(k + chunk, tasks)) for k in range(0, tasks, chunk)])
    try:
        waiting: set[Future[list[Result]]] = set()
        while True:
            while (
                len(waiting) < AHEAD * workers and (chunk_numbers := next(chunks, None)) is not None
            ):
                waiting.add(pool.submit(_run_chunk, chunk_numbers))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BaseException:
        # A single game of a slow bot may take minutes: do not wait for it after Ctrl-C.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    pool.shutdown()
