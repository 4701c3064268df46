"""Messages between the server processes on one database.

No message decides anything: the database does. One that is lost delays news by a few seconds or
lets a limit be exceeded by a little, and that is all. So publishing (`tell`) never waits and never
fails; items published within one round trip are merged and sent as one message.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from paintpot.table.reactions import Reaction

MOST_PENDING: Final = 10_000
"""Items in the send queue; beyond that they are dropped and counted."""
MOST_UNTOLD: Final = 100_000
"""Tables that are remembered because their `Connected` was dropped."""
GONE_AFTER: Final = 8.0
"""Seconds of silence after which a process is taken for dead."""
MOST_SPENT: Final = 1e9
"""Tokens in one item: far more than any bucket holds."""
MOST_SILENT: Final = 100
"""Processes taken for dead that are remembered, in case they are not."""

Key = tuple[str, ...]


class Item(msgspec.Struct, frozen=True):
    """Base of all items. Those with the same key are merged in the queue."""

    @property
    def key(self) -> Key:
        raise NotImplementedError

    def merged(self, earlier: Any) -> "Item":
        """This item after an earlier one of the same key; by default it replaces that."""
        return self


class News(Item, frozen=True, tag="news"):
    """How many events of a table are stored. The events themselves are read from storage."""

    table: str
    version: int

    @property
    def key(self) -> Key:
        return ("news", self.table)

    def merged(self, earlier: "News") -> "News":
        return self if self.version >= earlier.version else earlier


class Connected(Item, frozen=True, tag="connected"):
    """Who is connected to a table at one process."""

    table: str
    guests: list[str] = []
    watching: int = 0
    thinking: bool = False
    """Whether that process lets the table's bots play."""
    away: dict[str, float] = {}
    """When guests with a seat left, in Unix seconds."""
    walked_out: dict[str, float] = {}
    """When those of them left for whom others are waiting."""
    ask: bool = False
    """Whether the other processes are asked to send theirs."""

    @property
    def key(self) -> Key:
        return ("connected", self.table)

    def merged(self, earlier: "Connected") -> "Connected":
        return msgspec.structs.replace(self, ask=True) if earlier.ask else self


class Reacted(Item, frozen=True, tag="reacted"):
    """A seat has reacted. A later reaction of the seat replaces one that still waits."""

    table: str
    reaction: Reaction

    @property
    def key(self) -> Key:
        return ("reacted", self.table, str(self.reaction.seat))


class Spent(Item, frozen=True, tag="spent"):
    """Tokens that were taken from one bucket of a rate limit."""

    limit: str
    who: str
    amount: Annotated[float, Meta(ge=0, le=MOST_SPENT)]

    @property
    def key(self) -> Key:
        return ("spent", self.limit, self.who)

    def merged(self, earlier: "Spent") -> "Spent":
        return Spent(self.limit, self.who, min(self.amount + earlier.amount, MOST_SPENT))


class Seen(Item, frozen=True, tag="seen"):
    """A guest with a seat was here."""

    guest: str

    @property
    def key(self) -> Key:
        return ("seen", self.guest)


class Leaving(Item, frozen=True, tag="leaving"):
    """The process stops: nobody is connected to it any more."""

    @property
    def key(self) -> Key:
        return ("leaving",)


AnyItem = News | Connected | Reacted | Spent | Seen | Leaving


class PeerMessage(msgspec.Struct, frozen=True):
    """A message: the items that were queued at one moment; without items it is a heartbeat."""

    sender: str
    no: int
    """Counts the messages of a sender."""
    items: list[AnyItem] = []


class HeardMessage(msgspec.Struct, frozen=True):
    """The same as received: a newer process may send kinds of items that this one does not know."""

    sender: str
    no: int
    items: list[msgspec.Raw] = []


OneItem = TypeVar("OneItem", bound=Item)
Hear = Callable[[str, Any], None]
"""Takes the sender and an item."""


class Peers:
    """The other processes. This implementation has none; redis_peers.py is the other one."""

    alone = True
    """Whether this is the only process: then nothing has to be coordinated."""

    def __init__(self) -> None:
        self.joined: list[Callable[[], None]] = []
        """Called when the connection is up (again): messages may have been lost."""
        self.lost: list[Callable[[str], None]] = []
        """Called with the name of a process that has stopped, or is silent for too long."""
        self.returned: list[Callable[[str], None]] = []
        """Called with the name of a process that was taken for dead and is not. A new process has
        nobody connected yet, and publishes each arrival."""
        self.untold: list[Callable[[str], None]] = []
        """Called with the id of a table whose `Connected` was dropped because the queue was full,
        once there is room for it."""
        self._handlers: dict[type[Item], Hear] = {}

    @property
    def informed(self) -> bool:
        """Whether this process has heard the others for long enough to know who is connected to
        them."""
        return True

    def on(self, kind: type[OneItem], hear: Callable[[str, OneItem], None]) -> None:
        """Call this for every item of a kind from another process."""
        self._handlers[kind] = hear

    def tell(self, item: AnyItem) -> None:
        """Queue an item for the other processes; never waits."""


class Outbox:
    """The send queue, merged by key and bounded."""

    def __init__(self, most: int = MOST_PENDING) -> None:
        self.dropped = 0
        self._most = most
        self._items: dict[Key, AnyItem] = {}
        self._untold: dict[str, None] = {}
        """Tables whose `Connected` was dropped, in order. The loss of other items is soon made up
        for; but presence is published only when it changes."""

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: AnyItem) -> None:
        key = item.key
        earlier: Any = self._items.get(key)
        if earlier is not None:
            self._items[key] = item.merged(earlier)  # type: ignore[assignment]
        elif len(self._items) < self._most:
            self._items[key] = item
        else:
            self.dropped += 1
            if isinstance(item, Connected) and len(self._untold) < MOST_UNTOLD:
                self._untold[item.table] = None

    def take_untold(self) -> list[str]:
        """Tables whose presence has to be published again: at most half of the free capacity."""
        some = list(self._untold)[: max(1, (self._most - len(self._items)) // 2)]
        for table in some:
            del self._untold[table]
        return some

    def take(self) -> list[AnyItem]:
        """All queued items, in the order in which they were first queued."""
        items = list(self._items.values())
        self._items = {}
        return items

    def put_back(self, items: Sequence[AnyItem]) -> None:
        """Items that could not be sent go before those queued meanwhile."""
        later = self.take()
        for item in (*items, *later):
            self.put(item)


class Membership:
    """The other processes that were heard from recently."""

    def __init__(
        self, gone_after: float = GONE_AFTER, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._gone_after = gone_after
        self._clock = clock
        self._heard: dict[str, float] = {}
        self._silent: deque[str] = deque(maxlen=MOST_SILENT)
        """Those that were removed since they were silent."""
        self._latest = -math.inf
        """When anything was heard, our own messages included."""

    def __len__(self) -> int:
        return len(self._heard)

    def hear(self, sender: str) -> bool:
        """Note a heartbeat; True if the process was taken for dead."""
        self._heard[sender] = self._latest = self._clock()
        if sender in self._silent:
            self._silent.remove(sender)
            return True
        return False

    def hear_oneself(self) -> None:
        """One of our own messages came back: the others can be heard."""
        self._latest = self._clock()

    def renew(self) -> None:
        """Nothing could be heard until now: every process gets time to send a heartbeat."""
        self._heard = dict.fromkeys(self._heard, self._clock())

    def remove(self, sender: str) -> bool:
        """Forget one that has stopped; False if it was not known."""
        return self._heard.pop(sender, None) is not None

    def silent(self) -> list[str]:
        """Remove and return those that were silent for too long while others were heard. If nothing
        is heard at all, it is this process that is cut off."""
        gone = [name for name, at in self._heard.items() if self._latest - at > self._gone_after]
        for name in gone:
            del self._heard[name]
        self._silent.extend(gone)
        return gone
