"""A queue that is fair between addresses, and between the tables of each address.

Whoever has had least of the workers' time is next, so a hundred questions from one address delay
those of another by one thought at most. Time is counted in the workers' seconds, not in questions:
an expert's thought costs a thousand times an easy one.
"""

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

FORGET: Final = 10_000
"""Keys whose use is remembered at most; beyond that, those who used least are forgotten."""


class Shares:
    """Who has had how much, by key. Whoever comes back after a while starts level with the rest:
    nobody saves up a turn that lasts for ever."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0
        """The use of whoever was served last: new keys begin here."""

    def used(self, key: str) -> float:
        return max(self._used.get(key, 0.0), self._level)

    def serve(self, key: str) -> None:
        """It is this key's turn: those who come later begin level with it."""
        self._level = self.used(key)
        self._used[key] = self._level

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self.used(key) + seconds
        if len(self._used) > FORGET:
            self._used = {name: used for name, used in self._used.items() if used > self._level}
            if len(self._used) > FORGET:
                self._used.clear()


class Waiting(Generic[T]):
    """What one address has in the queue, table by table."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[T]] = {}
        self.shares = Shares()
        self.count = 0


class FairQueue(Generic[T]):
    """Items wait under an address and a table; `pop` gives the one that is next."""

    def __init__(self, alone: bool = False) -> None:
        self._alone = alone
        """Whether an address may have only one item out at a time."""
        self._waiting: dict[str, Waiting[T]] = {}
        self._shares = Shares()
        self._out: dict[str, int] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def count(self, address: str) -> int:
        """How many items wait under this address, or are out."""
        waiting = self._waiting.get(address)
        return (waiting.count if waiting else 0) + self._out.get(address, 0)

    def push(self, item: T, address: str, table: str, first: bool = False) -> None:
        """Add an item; `first`: before the others of its table."""
        waiting = self._waiting.setdefault(address, Waiting())
        line = waiting.tables.setdefault(table, deque())
        if first:
            line.appendleft(item)
        else:
            line.append(item)
        waiting.count += 1
        self._length += 1

    def pop(self) -> T | None:
        """The next item, or None if there is none that may go out now."""
        able = [key for key in self._waiting if not (self._alone and self._out.get(key))]
        if not able:
            return None
        address = min(able, key=self._shares.used)
        waiting = self._waiting[address]
        table = min(waiting.tables, key=waiting.shares.used)
        item = waiting.tables[table].popleft()
        # A table that was served goes behind others that have had as little.
        line = waiting.tables.pop(table)
        if line:
            waiting.tables[table] = line
        self._took(address)
        self._waiting.pop(address)
        if waiting.count:
            self._waiting[address] = waiting
        self._shares.serve(address)
        waiting.shares.serve(table)
        self._out[address] = self._out.get(address, 0) + 1
        return item

    def _took(self, address: str) -> None:
        self._waiting[address].count -= 1
        self._length -= 1

    def done(self, address: str, table: str, seconds: float) -> None:
        """An item that was out is done, or came back, after so long."""
        self._shares.charge(address, seconds)
        waiting = self._waiting.get(address)
        if waiting is not None:
            waiting.shares.charge(table, seconds)
        left = self._out.get(address, 0) - 1
        if left > 0:
            self._out[address] = left
        else:
            self._out.pop(address, None)

    def remove(self, item: T, address: str, table: str) -> bool:
        """Take out an item that waits; False if it does not."""
        waiting = self._waiting.get(address)
        line = waiting.tables.get(table) if waiting else None
        if waiting is None or line is None or item not in line:
            return False
        line.remove(item)
        if not line:
            del waiting.tables[table]
        self._took(address)
        if not waiting.count:
            del self._waiting[address]
        return True

    def clear(self) -> list[T]:
        """Take out all items."""
        items = [
            item
            for waiting in self._waiting.values()
            for line in waiting.tables.values()
            for item in line
        ]
        self._waiting.clear()
        self._length = 0
        return items
