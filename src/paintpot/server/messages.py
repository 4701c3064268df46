"""Everything that clients and the server say to each other, but for what a table shows."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta

from paintpot.table.reactions import What
from paintpot.table.setup import Hex, Wanted
from paintpot.table.snapshot import Options, Snapshot
from paintpot.table.telling import Told

Name = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
"""In Python `$` also stands before a last newline; JavaScript has no `\\Z`. Both read this."""
Level = Annotated[str, Meta(max_length=40)]
Link = Annotated[str, Meta(min_length=1, max_length=120)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Words = Annotated[str, Meta(max_length=80)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that is asked: a field that nobody knows is a fault, not a silence."""


# -- asked


class NewTable(Ask, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]
    name: Name
    options: dict[str, Any] = {}


class Join(Ask, frozen=True):
    """Take the seat that an invitation is for, or that is kept for this guest."""

    name: Name
    link: Annotated[str, Meta(max_length=120)] = ""
    hash: Hex | None = None
    """The SHA-256 of what this seat adds to the dice."""


class UseLink(Ask, frozen=True):
    """The word of a link: of an invitation, for watching, or for carrying a seat to this device."""

    link: Link


class Carry(Ask, frozen=True):
    """The word of a link that carries a seat to this device; before the start, with a new hash."""

    link: Link
    hash: Hex | None = None


class AtSeat(Ask, frozen=True):
    """One of one's own seats."""

    seat: Seat


class Place(Ask, frozen=True):
    """A seat to be given to a bot of a level, or to be opened (no level)."""

    seat: Seat
    level: Level = ""


class SayWords(Ask, frozen=True):
    """Words that go into the dice."""

    seat: Seat
    words: Words


class Commit(Ask, frozen=True):
    """The SHA-256 of a seat's part of the dice, before the start."""

    seat: Seat
    hash: Hex


class Reveal(Ask, frozen=True):
    """A seat's part of the dice: 32 bytes as 64 hex digits, whose SHA-256 it committed to."""

    seat: Seat
    bytes: Hex


class Move(Ask, frozen=True):
    """A move in notation. The id is the client's own: sent twice, the move is played once."""

    seat: Seat
    move: MoveText
    id: ClientId


class Undo(Ask, frozen=True):
    """Take back the last move, or the whole turn as far as nothing was learned since."""

    seat: Seat
    id: ClientId
    whole: bool = False


class Why(Ask, frozen=True):
    """A move about which somebody asks why it is not allowed."""

    seat: Seat
    move: MoveText


class Resign(Ask, frozen=True):
    """A seat that its owner leaves to a bot of this level for good."""

    seat: Seat
    level: Level = "normal"


class Hand(Ask, frozen=True):
    """A seat that a bot of this level is to play for its owner."""

    seat: Seat
    level: Level


class React(Ask, frozen=True):
    """A reaction that whoever is at the table sees; it is not kept."""

    seat: Seat
    what: What


# -- answered


class Done(msgspec.Struct, frozen=True):
    """It is done, and on disk. `version` counts what this seat was told."""

    version: int


class Me(msgspec.Struct, frozen=True):
    """Who asks. `guest` is a name for one's own use, no secret and no key to anything."""

    guest: str
    language: str


class OptionShown(msgspec.Struct, frozen=True):
    """Something to choose before a play; with `open`, other values may do too."""

    default: Any
    choices: list[Any]
    open: bool


class BoardFiles(msgspec.Struct, frozen=True):
    """Addresses of the files that a game brings for its board; "" if there is none.

    They change with the content, so that a browser never mixes two versions.
    """

    module: str
    style: str


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    seats: list[int]
    rules: int
    options: dict[str, OptionShown]
    board: BoardFiles | None
    """What it brings for the page, if it has no board there."""


class Games(msgspec.Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]
    languages: list[str]


class TableShown(msgspec.Struct, frozen=True):
    """One of somebody's tables in their list."""

    table: str
    game: str
    phase: str
    seats: list[str]
    """Names; an empty one is an open seat."""
    yours: list[int]
    acting: list[int]
    created: float
    touched: float
    finished: bool
    """Whether nothing is left to do there for who asks: it is over, closed, or they resigned."""
    closed: str = ""
    """Why the table can only be read, if that is known: `old-rules` or `damaged`."""
    ending: str = ""
    """How the game ended, if that is known: `given-up`, or a name of the game's own."""


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableShown]


class At(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where somebody sits or stands now."""

    table: str
    seat: int | None
    commitment: str = ""
    """Of the house to its secret of the dice, for who has just sat down: note it."""


class Offer(msgspec.Struct, frozen=True):
    """What an invitation is to, and who invites; nothing else of the table."""

    game: str
    host: str
    seated: bool
    """Whether whoever asks has taken that seat already."""


class TableNow(msgspec.Struct, frozen=True):
    """A table as it is, and what was told since the version asked for."""

    since: int
    version: int
    told: list[Told]
    now: Snapshot
    options: Options = UNSET


class Invitation(msgspec.Struct, frozen=True):
    seat: int
    link: str
    url: str


class Links(msgspec.Struct, frozen=True):
    """What can be given to others. Invitations are the host's to give."""

    invitations: list[Invitation]
    watch: str
    watch_url: str


class DeviceLink(msgspec.Struct, frozen=True):
    """Whoever opens it next has the seat. It works once, and not for long."""

    link: str
    url: str
    seconds: int


class Answer(msgspec.Struct, frozen=True):
    """Whether a move is allowed; if not, by which rule, and that in words."""

    legal: bool
    rule: str = ""
    words: str = ""


class Way(msgspec.Struct, frozen=True):
    """A way to play the rest of the turn, and what it should bring in points."""

    moves: list[str]
    gain: float


class Hints(msgspec.Struct, frozen=True):
    ways: list[Way]


class GainShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would change of the own score; only lines that change are named."""

    move: str
    total: int
    lines: list[tuple[str, int]]
    sure: bool = True
    """False if more may come of it."""


class Gains(msgspec.Struct, frozen=True):
    """One for each open move; none if it is not this seat's turn or there are too many."""

    version: int
    """What the seat had been told when it was asked."""
    gains: list[GainShown]


class Record(msgspec.Struct, frozen=True):
    """A play that is over: its record, as `paintpot verify` and `paintpot replay` read it."""

    record: dict[str, Any]


class Prepared(msgspec.Struct, frozen=True):
    """An answer that a worker has written already, as JSON."""

    body: bytes


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "stopping"]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong (RFC 9457). `code` stays the same; `detail` is a sentence for people."""

    title: str
    status: int
    detail: str
    code: str
    type: str = "about:blank"
    rule: str = ""
    """The id of the rule that forbids a move."""
