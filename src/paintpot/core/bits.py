"""Sets of small numbers as bit masks."""

from typing import Final

from paintpot.core.ints import COMPILED, i64, vec

BIT: Final = vec[i64]([2**k for k in range(63)])
"""BIT[i] has only bit i set."""

_INDEX_BY_REST = [0] * 67
for _k in range(63):
    _INDEX_BY_REST[2**_k % 67] = _k

INDEX: Final = vec[i64](_INDEX_BY_REST)
"""INDEX[bit % 67] is the index of a single bit: powers of two differ modulo 67."""


_WITH_ROOM: Final = bool(COMPILED)
"""Interpreted, a vector is a list, which cannot reserve capacity."""


def room() -> vec[i64]:
    """An empty vector with capacity for the moves of most positions."""
    if _WITH_ROOM:
        return vec[i64](capacity=32)
    return vec[i64]()


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for k in numbers:
        mask |= BIT[k]
    return mask


def members(mask: i64) -> list[int]:
    """The numbers in a mask, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    out = []
    while mask:
        low = mask & -mask
        out.append(int(INDEX[low % 67]))
        mask ^= low
    return out


def size(mask: i64) -> i64:
    """How many numbers are in a mask.

    >>> size(0b1011)
    3
    """
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The element of a mask that n others precede.

    >>> nth(0b1011, 2)
    3
    """
    for _ in range(n):
        mask &= mask - 1
    return INDEX[(mask & -mask) % 67]
