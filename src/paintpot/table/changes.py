"""What is handed to storage and what comes back from it."""

import msgspec

from paintpot.core.errors import PaintpotError


class StorageFault(PaintpotError):
    """Something could not be written or read just now: the disk is full, the file locked …"""


class BadData(PaintpotError):
    """What is on disk cannot be used: it is not ours, too new, damaged, or out of reach."""


class Row(msgspec.Struct, frozen=True):
    """A table's entry in the listing."""

    game: str
    phase: str
    """"gathering", "playing" or "over"."""
    acting: int
    """Mask of the seats that are to act."""
    bots: int
    """Mask of the seats that bots play."""
    title: str
    """JSON for the listing; storage does not look into it."""
    rules: int = 0
    """The version of the rules it follows; 0 if that is not known."""
    result: str = ""
    """JSON of how the game ended, once it has."""


class Change(msgspec.Struct, frozen=True):
    """What one commit adds to one table."""

    table: str
    first: int
    """Number of the first event. A table's first event has number 0, and there are no gaps."""
    events: list[bytes]
    """JSON of each."""
    row: Row | None = None
    """The table's entry in the listing, when it changed. A table's first change has one."""
    owners: dict[int, str] | None = None
    """Guests by seat, all of them, when that changed."""
    watcher: str | None = None
    """A guest who may watch from now on."""
    host: str | None = None
    """The guest to whose account the table goes even without a seat there, when that changed."""
    resigned: dict[int, str] = {}
    """Guests who have left their seats for good, written along with the owners."""
    unwatch: bool = False
    """Whether all who may watch lose that right."""


class Listed(msgspec.Struct, frozen=True):
    """A table in the list of a guest."""

    table: str
    row: Row
    created: float
    touched: float
    """When the row last changed: the phase, or who is to act. Both in Unix seconds."""
    seats: list[int]
    """The guest's own."""
    resigned: bool = False
    """Whether the guest has left all seats there to bots."""
