"""An LRU cache, bounded by the total weight of its entries."""

import threading


class Recent:
    """Keeps the most recently used entries. Thread-safe.

    >>> recent = Recent(2)
    >>> recent.keep("a", 1)
    >>> recent.keep("b", 2)
    >>> recent.find("a")
    1
    >>> recent.keep("c", 3)
    >>> recent.find("b") is None
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._kept: dict[str, tuple[object, int]] = {}
        self._lock = threading.Lock()

    def find(self, name: str) -> object | None:
        """The entry of that name, if it is still there."""
        with self._lock:
            found = self._kept.pop(name, None)
            if found is None:
                return None
            self._kept[name] = found
            return found[0]

    def keep(self, name: str, thing: object, weight: int = 1) -> None:
        """Add an entry; the least recently used ones go until the total is at most `most`."""
        with self._lock:
            old = self._kept.pop(name, None)
            if old is not None:
                self._weight -= old[1]
            self._kept[name] = (thing, weight)
            self._weight += weight
            while self._weight > self._most:
                _, gone = self._kept.pop(next(iter(self._kept)))
                self._weight -= gone

    def __len__(self) -> int:
        return len(self._kept)
