"""Tasks shared over workers: each is run once, in order where asked for, and errors come out."""

import sys
import threading
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import pytest

from paintpot.core.errors import PaintpotError
from paintpot.lab.pool import HERE, Pool, Processes, run_tasks
from tests.patience import PATIENCE

POOLS = [HERE, Processes(2)]


@dataclass
class Square:
    """Squares numbers; the first of a chunk takes the longest."""

    refused: int = -1

    def play(self, number: int) -> int:
        sum(range(200_000 if number % 6 == 0 else 0))
        if number == self.refused:
            raise PaintpotError(f"Nobody squares {number}.")
        return number * number


@pytest.mark.parametrize("pool", POOLS)
def test_every_task_is_run_once(pool: Pool) -> None:
    squares = [number * number for number in range(3, 40)]
    assert sorted(run_tasks(Square, range(3, 40), pool)) == squares
    assert list(run_tasks(Square, range(3, 40), pool, chunk=2, in_order=True)) == squares
    assert list(run_tasks(Square, range(0), pool)) == []


@pytest.mark.parametrize("pool", POOLS)
def test_tasks_without_end_can_be_left(pool: Pool) -> None:
    with closing(run_tasks(Square, range(5, sys.maxsize), pool, chunk=1, in_order=True)) as endless:
        assert [next(endless) for _ in range(20)] == [n * n for n in range(5, 25)]


@pytest.mark.parametrize("pool", POOLS)
def test_an_error_of_a_task_comes_out(pool: Pool) -> None:
    with pytest.raises(PaintpotError, match="Nobody squares 31"):
        list(run_tasks(partial(Square, 31), range(60), pool))


class Counted:
    """Counts how many of its tasks run at the same time; the first one waits for the fourth."""

    lock = threading.Lock()
    running = 0
    most = 0
    fourth = threading.Event()

    def play(self, number: int) -> int:
        with self.lock:
            Counted.running += 1
            Counted.most = max(Counted.most, Counted.running)
        if number == 0:
            assert self.fourth.wait(PATIENCE)
        if number == 3:
            self.fourth.set()
        time.sleep(0.001)  # so that others could begin
        with self.lock:
            Counted.running -= 1
        return number


class Eager:
    """Workers that begin with whatever they are given, as those of a cluster with many cores do."""

    workers = 2
    queue = 2

    def executor(self, chunks: int) -> Executor:
        return ThreadPoolExecutor(16)


@pytest.mark.parametrize("in_order", [False, True])
def test_no_more_tasks_run_than_are_wanted(in_order: bool) -> None:
    Counted.most = 0
    Counted.fourth.clear()
    found = list(run_tasks(Counted, range(60), Eager(), chunk=1, in_order=in_order))
    assert (found if in_order else sorted(found)) == list(range(60))
    assert Counted.most == 2
