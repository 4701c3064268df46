"""A queue that is fair between addresses, and between the tables of each address.

The address that has used the least worker time is next, so a hundred requests from one address
delay those of another by one request at most. Usage is measured in worker seconds, not in requests:
an expert's turn costs a thousand times an easy one's.
"""

from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_KEYS: Final = 10_000
"""Keys whose usage is remembered; beyond that, those with the least usage are dropped."""


class Shares:
    """Usage by key. A key that returns after a pause starts level with the others, so that credit
    cannot be saved up."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0
        """The usage of the key served last: new keys start here."""

    def used(self, key: str) -> float:
        return max(self._used.get(key, 0.0), self._level)

    def serve(self, key: str) -> None:
        """This key is served now: later keys start level with it."""
        self._level = self.used(key)
        self._used[key] = self._level

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self.used(key) + seconds
        if len(self._used) > MOST_KEYS:
            self._used = {name: used for name, used in self._used.items() if used > self._level}
            if len(self._used) > MOST_KEYS:
                self._used.clear()


class AddressQueue(Generic[T]):
    """What one address has in the queue, by table."""

    def __init__(self) -> None:
        self.tables: dict[str, deque[T]] = {}
        self.shares = Shares()
        self.count = 0


class FairQueue(Generic[T]):
    """Items wait under an address and a table; `pop` returns the next one."""

    def __init__(self, one_at_a_time: bool = False) -> None:
        self._one_at_a_time = one_at_a_time
        """Whether an address may have only one item in progress at a time."""
        self._addresses: dict[str, AddressQueue[T]] = {}
        self._shares = Shares()
        self._in_progress: dict[str, int] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def count(self, address: str) -> int:
        """How many items of this address are waiting or in progress."""
        queue = self._addresses.get(address)
        return (queue.count if queue else 0) + self._in_progress.get(address, 0)

    def push(self, item: T, address: str, table: str, first: bool = False) -> None:
        """Add an item; `first`: ahead of the others of its table."""
        queue = self._addresses.setdefault(address, AddressQueue())
        pending = queue.tables.setdefault(table, deque())
        if first:
            pending.appendleft(item)
        else:
            pending.append(item)
        queue.count += 1
        self._length += 1

    def pop(self) -> T | None:
        """The next item, or None if none may be served now."""
        allowed = [
            key
            for key in self._addresses
            if not (self._one_at_a_time and self._in_progress.get(key))
        ]
        if not allowed:
            return None
        address = min(allowed, key=self._shares.used)
        queue = self._addresses[address]
        table = min(queue.tables, key=queue.shares.used)
        item = queue.tables[table].popleft()
        # A table that was served goes behind others with the same usage.
        pending = queue.tables.pop(table)
        if pending:
            queue.tables[table] = pending
        self._shrink(address)
        self._addresses.pop(address)
        if queue.count:
            self._addresses[address] = queue
        self._shares.serve(address)
        queue.shares.serve(table)
        self._in_progress[address] = self._in_progress.get(address, 0) + 1
        return item

    def _shrink(self, address: str) -> None:
        self._addresses[address].count -= 1
        self._length -= 1

    def done(self, address: str, table: str, seconds: float) -> None:
        """An item in progress is finished, or was given back, after some seconds of work."""
        self._shares.charge(address, seconds)
        queue = self._addresses.get(address)
        if queue is not None:
            queue.shares.charge(table, seconds)
        left = self._in_progress.get(address, 0) - 1
        if left > 0:
            self._in_progress[address] = left
        else:
            self._in_progress.pop(address, None)

    def remove(self, item: T, address: str, table: str) -> bool:
        """Remove an item that is waiting; False if it is not."""
        queue = self._addresses.get(address)
        pending = queue.tables.get(table) if queue else None
        if queue is None or pending is None or item not in pending:
            return False
        pending.remove(item)
        if not pending:
            del queue.tables[table]
        self._shrink(address)
        if not queue.count:
            del self._addresses[address]
        return True

    def clear(self) -> list[T]:
        """Remove all items and return them."""
        items = [
            item
            for queue in self._addresses.values()
            for pending in queue.tables.values()
            for item in pending
        ]
        self._addresses.clear()
        self._length = 0
        return items
