"""What can happen at a table. The list of these is all that is kept of it.

An event is written as JSON with its kind under "is". Kinds and fields are read back from disk for
years: they may be added to, never renamed.
"""

from typing import Any, Final, Literal

import msgspec

from paintpot.table.faults import Damaged

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

Kind = Literal["open", "person", "bot"]


class Chair(msgspec.Struct, omit_defaults=True):
    """A seat and who has it."""

    kind: Kind
    name: str = ""
    guest: str = ""
    """Whose seat it is, if a person's."""
    level: str = ""
    """The bot that plays: of a bot's seat, or standing in for a person."""
    kept: str = ""
    """The guest for whom an open seat is kept; anybody with the invitation if empty."""
    turn: int = 0
    """Grows when the seat changes hands, so that links made before no longer fit."""
    hash: str = ""
    """Of the part that whoever opened the table adds to the dice."""
    left: str = ""
    """The guest who resigned this seat to the bot that has it now."""

    @property
    def by_bot(self) -> bool:
        return self.level != ""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """Base of all events."""


class Opened(Event, frozen=True):
    """The table was set up. The secret of its dice is fixed here, before anybody adds words."""

    game: str
    rules: int
    options: dict[str, Any]
    chairs: list[Chair]
    host: str
    secret: str
    moves: list[tuple[int, str]] = []
    """The beginning of a play taken up from a record."""
    fair: dict[str, Any] | None = None
    """What that record says about its own dice."""


class Sat(Event, frozen=True):
    """A guest took an open seat."""

    seat: int
    guest: str
    name: str
    hash: str = ""
    """Of the seat's part of the dice."""


class Rose(Event, frozen=True):
    """A person left before the start; the seat is open again."""

    seat: int


class Placed(Event, frozen=True):
    """Before the start, the host gave a seat to a bot, or opened it."""

    seat: int
    level: str = ""
    """Empty: the seat is open."""
    name: str = ""
    """Of the bot. Events from before bots had characters have none."""


class Worded(Event, frozen=True):
    """A seat added words of its own to the dice."""

    seat: int
    words: str


class Committed(Event, frozen=True):
    """A seat committed to its part of the dice, by the SHA-256 of it."""

    seat: int
    hash: str


class Revealing(Event, frozen=True):
    """The host started: all hashes are fixed, and the seats are to reveal their parts."""


class Revealed(Event, frozen=True):
    """A seat revealed its part of the dice, which fits its hash."""

    seat: int
    bytes: str


class Started(Event, frozen=True):
    """The play began."""

    dice: int = 1
    """The version of the recipe that its dice follow (core/fair.py)."""
    table: str = ""
    """The table that its dice name: they stay the same if the table is copied under another id."""
    rules: int = 0
    """The version of the rules it began under, if the table was opened under another."""


class Moved(Event, frozen=True):
    """A seat made a move."""

    seat: int
    move: str
    id: str = ""
    """The client's own, so that a move sent twice is played once. Bots need none."""


class Fell(Event, frozen=True):
    """Chance acted."""

    text: str


class Undone(Event, frozen=True):
    """A seat took back its last move."""

    seat: int
    id: str = ""


class Handed(Event, frozen=True):
    """A bot plays for a person from here on."""

    seat: int
    level: str


class Returned(Event, frozen=True):
    """The person whose seat it is plays again."""

    seat: int


class Carried(Event, frozen=True):
    """A seat went to another device, which is another guest."""

    seat: int
    guest: str
    hash: str = ""
    """Of the part that the new device adds to the dice, before the start."""


class Rematched(Event, frozen=True):
    """A seat offered another play, at a table made for it."""

    seat: int
    table: str


class Resigned(Event, frozen=True):
    """A person left a seat for good, and a bot of this level has it from here on."""

    seat: int
    level: str


class Proposed(Event, frozen=True):
    """A seat wants to give the game up; the other people have yet to agree."""

    seat: int


class Declined(Event, frozen=True):
    """A seat wants to play on: all proposals to give up are void."""

    seat: int


class Abandoned(Event, frozen=True):
    """The game was given up. The seat is the one whose word ended it."""

    seat: int


class Unwatched(Event, frozen=True):
    """A seat revoked the watch link: spectators who came by it are no longer let in."""

    seat: int


class Repaired(Event, frozen=True):
    """The game so far, rewritten by the game itself for a newer version of its rules."""

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


def read(data: bytes) -> AnyEvent:
    """Damaged if it is no event; what stands there is not told on."""
    try:
        return _reader.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Damaged("Something that was written down of a table cannot be read.") from error
