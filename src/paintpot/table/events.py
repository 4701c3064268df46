"""The events of a table. Their list is all that is stored of it.

An event is stored as JSON with its kind under "is". Kinds and fields are read back for years: they
may be added, never renamed.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from paintpot.table.faults import Damaged

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

Kind = Literal["open", "person", "bot"]


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat and who occupies it."""

    kind: Kind
    name: str = ""
    guest: str = ""
    """The owner of a person's seat."""
    level: str = ""
    """The bot that plays here: on its own seat, or standing in for a person."""
    kept: str = ""
    """The guest an open seat is reserved for; empty: anybody with the invitation."""
    turn: int = 0
    """Incremented when the seat changes hands, which invalidates earlier links."""
    hash: str = ""
    """Commitment to the part that the host adds to the dice."""
    left: str = ""
    """The guest who resigned this seat to the bot that has it now."""

    @property
    def by_bot(self) -> bool:
        return self.level != ""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """Base of all events."""


class Opened(Event, frozen=True):
    """The table was set up. The secret of its dice is fixed here, before any seat adds to them."""

    game: str
    rules: int
    options: dict[str, Any]
    chairs: list[Chair]
    host: str
    secret: str
    moves: list[tuple[int, str]] = []
    """The moves of a record that is continued here."""
    fair: dict[str, Any] | None = None
    """What that record says about its dice."""
    day: str = ""
    """The date of a daily game: its secret is everybody's, and is not revealed with its end."""
    practice: bool = False
    """Whether a daily game is only for practice."""


class Sat(Event, frozen=True):
    """A guest took an open seat."""

    seat: int
    guest: str
    name: str
    hash: str = ""
    """Commitment to the seat's part of the dice."""


class Rose(Event, frozen=True):
    """A person left before the start; the seat is open again."""

    seat: int


class Placed(Event, frozen=True):
    """Before the start, the host gave a seat to a bot, or reopened it."""

    seat: int
    level: str = ""
    """Empty: the seat is open again."""
    name: str = ""
    """Of the bot. Older events have none."""


class Worded(Event, frozen=True):
    """A seat added words of its own to the dice."""

    seat: int
    words: str


class Committed(Event, frozen=True):
    """A seat committed to its part of the dice, by the SHA-256 of it."""

    seat: int
    hash: str


class Revealing(Event, frozen=True):
    """The host started: all commitments are fixed, and the seats are to reveal their parts."""


class Revealed(Event, frozen=True):
    """A seat revealed its part of the dice; it matches the commitment."""

    seat: int
    bytes: str


class Started(Event, frozen=True):
    """The game began."""

    dice: int = 1
    """The version of the fair-dice recipe (core/fair.py)."""
    table: str = ""
    """The table id that the dice use: they stay the same if the table is copied to another id."""
    rules: int = 0
    """The version of the rules it began under, if it differs from that of `Opened`."""


class Moved(Event, frozen=True):
    """A seat made a move."""

    seat: int
    move: str
    id: str = ""
    """The client's idempotency key: a move sent twice is played once. Bots need none."""


class Fell(Event, frozen=True):
    """Chance acted: dice were thrown or a bag was drawn from."""

    text: str


class Undone(Event, frozen=True):
    """A seat took back its last move."""

    seat: int
    id: str = ""


class Handed(Event, frozen=True):
    """A bot plays for a person from now on."""

    seat: int
    level: str


class Returned(Event, frozen=True):
    """The owner of the seat plays again."""

    seat: int


class Carried(Event, frozen=True):
    """A seat moved to another device, which is another guest."""

    seat: int
    guest: str
    hash: str = ""
    """Before the start: commitment to the new device's part of the dice."""


class Rematched(Event, frozen=True):
    """A seat offered a rematch, at a table created for it."""

    seat: int
    table: str


class Resigned(Event, frozen=True):
    """A person left a seat for good, and a bot of this level plays it from now on."""

    seat: int
    level: str


class Proposed(Event, frozen=True):
    """A seat proposed to abandon the game; the other people have yet to agree."""

    seat: int


class Declined(Event, frozen=True):
    """A seat wants to play on: all proposals to abandon the game are void."""

    seat: int


class Abandoned(Event, frozen=True):
    """The game was abandoned. The seat is the last one to agree."""

    seat: int


class Unwatched(Event, frozen=True):
    """A seat revoked the watch link: spectators who used it lose access."""

    seat: int


class Repaired(Event, frozen=True):
    """The game so far, migrated by the game itself to a newer version of its rules."""

    rules: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]


AnyEvent = (
    Opened
    | Sat
    | Rose
    | Placed
    | Worded
    | Committed
    | Revealing
    | Revealed
    | Started
    | Moved
    | Fell
    | Undone
    | Handed
    | Returned
    | Carried
    | Rematched
    | Resigned
    | Proposed
    | Declined
    | Abandoned
    | Unwatched
    | Repaired
)

_reader: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
_writer: Final = msgspec.json.Encoder()


def written(event: AnyEvent) -> bytes:
    return _writer.encode(event)


def keys_of(events: Sequence[AnyEvent]) -> list[str | None]:
    """The idempotency key of each event of one commit. One undo may be several events with the same
    id, and counts once."""
    keys: list[str | None] = []
    for event in events:
        key = f"{event.seat}/{event.id}" if isinstance(event, Moved | Undone) and event.id else None
        keys.append(None if key in keys else key)
    return keys


def read(data: bytes) -> AnyEvent:
    """Decode an event; Damaged if it is not one. The error never quotes the data."""
    try:
        return _reader.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Damaged("A stored event of a table cannot be read.") from error
