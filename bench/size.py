"""The memory of a state, measured in two ways, because neither sees everything.

`deep_bytes` adds up `sys.getsizeof` over all that a state refers to. It includes what the state
shares with others (a map, a table), and misses memory held by C++.

`clone_bytes` keeps clones until the process has visibly grown, and divides: the cost of one more
state, whatever language it is written in.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import TypeVar

S = TypeVar("S")

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
"""Not part of a state, although a state refers to them."""

SETTLE = 8 << 20
GROWTH = 32 << 20
MOST_CLONES = 200_000

STATM = Path("/proc/self/statm")


def deep_bytes(state: object) -> int:
    """`sys.getsizeof` of `state` and of every object reachable from it, each counted once."""
    seen: set[int] = set()
    total = 0
    waiting: list[object] = [state]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, CODE):
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        waiting.extend(gc.get_referents(thing))
    return total


def clone_bytes(state: S, clone: Callable[[S], S]) -> int | None:
    """Growth of the process for one more clone; None if the system does not report it."""
    if not STATM.exists():
        return None
    clones: list[S] = []
    _grow(clones, state, clone, SETTLE)  # reuse memory freed by earlier games
    count, start = len(clones), _resident()
    _grow(clones, state, clone, GROWTH)
    made = len(clones) - count
    return round((_resident() - start) / made) if made else None


def _grow(clones: list[S], state: S, clone: Callable[[S], S], growth: int) -> None:
    enough = _resident() + growth
    most = len(clones) + MOST_CLONES
    while _resident() < enough and len(clones) < most:
        clones.extend([clone(state) for _ in range(200)])


def _resident() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
