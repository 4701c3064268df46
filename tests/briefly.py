"""What `make test` tests by samples, and `pytest` alone in full; `make soak` takes all pages.

With `--briefly` a sample still has every board, size, light and language, but not every mixture of
them, and fewer rounds of the same. What pages are tested with is chosen in tests/web/conftest.py.
"""

from typing import TypeVar

T = TypeVar("T")

chosen = False
"""Set by `tests/conftest.py`."""


def of(all: T, sample: T) -> T:
    return sample if chosen else all
