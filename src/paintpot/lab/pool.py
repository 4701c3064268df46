"""Numbered tasks shared out to processes; what comes of them, as it comes.

A task's result depends on its number alone, so it does not matter who does it, or when.
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Protocol, TypeVar

from paintpot.core.errors import PaintpotError

CHUNK: Final = 5
"""Tasks a worker does before it reports, unless told otherwise."""

AHEAD: Final = 3
"""Chunks handed out for each worker: enough to keep it busy, few enough to stop soon."""

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)


class BadRun(PaintpotError):
    """A run that cannot be played: no games, or nobody to play them."""


class Desk(Protocol[Result_co]):
    """Where one task after another is done."""

    def play(self, number: int) -> Result_co: ...


def at_least_one(what: str, count: int) -> None:
    if count < 1:
        raise BadRun(f"There must be at least 1 {what}, not {count}.")


def shared_out(
    desk: Callable[[], Desk[Result]], tasks: int, workers: int, chunk: int = CHUNK
) -> Generator[Result, None, None]:
    """The results of all tasks in any order; faults of the desk itself show before the first.

    Every worker makes a desk of its own, so `desk` and the results must be such as can be sent to
    another process.
    """
    at_least_one("worker", workers)
    own = desk()
    workers = min(workers, -(-tasks // chunk))
    if workers == 1:
        return (own.play(number) for number in range(tasks))
    return _by_workers(desk, tasks, workers, chunk)


_desk: Desk[Any]


def _sit_down(desk: Callable[[], Desk[Any]]) -> None:
    """A worker starts. Ctrl-C reaches it too, but is for the parent to answer."""
    global _desk
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _desk = desk()


def _do_some(numbers: range) -> list[Any]:
    return [_desk.play(number) for number in numbers]


def _by_workers(
    desk: Callable[[], Desk[Result]], tasks: int, workers: int, chunk: int
) -> Generator[Result, None, None]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_sit_down, initargs=(desk,))
    chunks = iter([range(k, min(k + chunk, tasks)) for k in range(0, tasks, chunk)])
    try:
        waiting: set[Future[list[Result]]] = set()
        while True:
            while len(waiting) < AHEAD * workers and (some := next(chunks, None)) is not None:
                waiting.add(pool.submit(_do_some, some))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BaseException:
        # A single game of a slow bot may take minutes: nobody waits for it after Ctrl-C.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    pool.shutdown()
