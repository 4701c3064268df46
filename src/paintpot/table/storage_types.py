"""The arguments and results of storage."""

import msgspec

from paintpot.core.errors import PaintpotError


class StorageFault(PaintpotError):
    """A read or write failed for now: the disk is full, the file locked …"""


class Conflict(StorageFault):
    """A change does not follow what is stored: another process was first, or the table is gone."""


class Unreachable(StorageFault):
    """The database does not answer: reading from it would only take as long once more."""


class BadData(PaintpotError):
    """The database cannot be used: not Paintpot's, too new, damaged, or inaccessible."""


class OldData(BadData):
    """The database has to be migrated first, and was opened for reading only."""


class Row(msgspec.Struct, frozen=True):
    """A table's row in the listing."""

    game: str
    phase: str
    """"gathering", "playing" or "over"."""
    acting: int
    """Bit mask of the seats that are to act."""
    bots: int
    """Bit mask of the seats that bots play."""
    title: str
    """JSON for the listing; opaque to storage."""
    rules: int = 0
    """The version of the rules it follows; 0 if unknown."""
    result: str = ""
    """JSON of how the game ended, once it has."""


class Change(msgspec.Struct, frozen=True):
    """What one commit adds to one table."""

    table: str
    first: int
    """Sequence number of the first event. A table's events are numbered from 0 without gaps."""
    events: list[bytes]
    """JSON of each."""
    row: Row | None = None
    """The table's row in the listing, when it changed. A table's first change has one."""
    owners: dict[int, str] | None = None
    """All guests by seat, when that changed."""
    watcher: str | None = None
    """A guest who may watch from now on."""
    host: str | None = None
    """The guest whose table limit it counts against even without a seat, when that changed."""
    resigned: dict[int, str] = {}
    """Guests who have left their seats for good, written along with the owners."""
    unwatch: bool = False
    """Whether all watchers lose access."""
    attempt: tuple[str, str, str] | None = None
    """Day, game and guest, if this table is that guest's attempt at a daily game."""
    keys: list[str | None] | None = None
    """The idempotency key of each event that has one; unique at a table. Only for a database that
    several processes share: a single one has them all in memory."""
    nonce: int = 0
    """Distinguishes this change, which may be sent again, from an equal one of another process.
    Drawn at random by a database that several processes share; 0 if it was not drawn yet."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a guest's list."""

    table: str
    row: Row
    created: float
    touched: float
    """When the row last changed: the phase, or who is to act. Both in Unix seconds."""
    seats: list[int]
    """The guest's own."""
    resigned: bool = False
    """Whether the guest has left all seats there to bots."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game of a guest who had one seat and stayed."""

    table: str
    game: str
    seat: int
    result: str
    """JSON of how the game ended; opaque to storage."""
    ended: float
    """In Unix seconds."""
    opened: bytes
    """JSON of the table's first event."""
    accuracy: float | None = None
    """In per cent, once the game was reviewed."""


def refused(table: str, unfit: Exception | None = None) -> StorageFault:
    """A change that was refused: it does not follow what is stored, or cannot be written at all."""
    if unfit is None:
        return Conflict(
            f"A change of table {table!r} was refused: it does not follow what is stored."
        )
    return StorageFault(f"A change of table {table!r} was refused: it cannot be written ({unfit}).")
