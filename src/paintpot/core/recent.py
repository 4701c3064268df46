"""A memory of what was used last, bounded by the weight of what is in it."""

import threading


class Recent:
    """Things by name, until those that were not used for longest have to go. Threads may share it.

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
        """What was kept under that name, if it still is."""
        with self._lock:
            found = self._kept.pop(name, None)
            if found is None:
                return None
            self._kept[name] = found
            return found[0]

    def keep(self, name: str, thing: object, weight: int = 1) -> None:
        """Keep a thing; all that are kept together weigh no more than `most`."""
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
