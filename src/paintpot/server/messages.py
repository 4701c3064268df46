"""The bodies of requests and responses. What a table shows is in table/snapshot.py."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta

from paintpot.core.lessons import MOST_MOVES
from paintpot.server.dependencies import Reach
from paintpot.table.feeds import FeedItem
from paintpot.table.gains_shown import GainShown
from paintpot.table.reactions import ReactionKind
from paintpot.table.setup import Hex, Wanted
from paintpot.table.snapshot import Options, Snapshot

Name = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
"""In Python `$` also matches before a last newline; JavaScript has no `\\Z`. Both read this."""
Level = Annotated[str, Meta(max_length=40)]
Link = Annotated[str, Meta(min_length=1, max_length=120)]
Seat = Annotated[int, Meta(ge=0, le=7)]
MOST_OPTIONS: Final = 40
Words = Annotated[str, Meta(max_length=80)]


Moves = Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]
MOST_STEPS: Final = 40
"""Steps of a lesson whose moves a request may bring."""


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all request bodies: an unknown field is an error."""


# -- requests


class NewTable(RequestBody, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]
    name: Name
    options: Annotated[dict[str, msgspec.Raw], Meta(max_length=MOST_OPTIONS)] = {}
    """Values stay as they were sent: they may be large, and a worker decodes them first."""


class Join(RequestBody, frozen=True):
    """Take the seat that an invitation is for, or one that is reserved for this guest."""

    name: Name
    link: Annotated[str, Meta(max_length=120)] = ""
    hash: Hex | None = None
    """The SHA-256 of this seat's part of the dice."""


class UseLink(RequestBody, frozen=True):
    """The token of an invitation or of a watch link."""

    link: Link


class Carry(RequestBody, frozen=True):
    """The token of a device link; before the start, with the new device's commitment."""

    link: Link
    hash: Hex | None = None


class AtSeat(RequestBody, frozen=True):
    """One of the guest's own seats."""

    seat: Seat


class PlaceBot(RequestBody, frozen=True):
    """A seat to be given to a bot of a level, or to be reopened (no level)."""

    seat: Seat
    level: Level = ""


class SayWords(RequestBody, frozen=True):
    """Words that are mixed into the dice."""

    seat: Seat
    words: Words


class Commit(RequestBody, frozen=True):
    """The SHA-256 of a seat's part of the dice, before the start."""

    seat: Seat
    hash: Hex


class Reveal(RequestBody, frozen=True):
    """A seat's part of the dice: 32 bytes as 64 hex digits, whose SHA-256 it committed to."""

    seat: Seat
    bytes: Hex


class Move(RequestBody, frozen=True):
    """A move in notation. The id is an idempotency key: sent twice, the move is played once."""

    seat: Seat
    move: MoveText
    id: ClientId


class Undo(RequestBody, frozen=True):
    """Take back the last move, or the whole turn as far as nothing was learned since."""

    seat: Seat
    id: ClientId
    whole: bool = False


class Why(RequestBody, frozen=True):
    """A move to be explained: why is it not allowed?"""

    seat: Seat
    move: MoveText


class Preview(RequestBody, frozen=True):
    """Moves to be tried on a copy, in order: how would things stand after them?"""

    seat: Seat
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=8)]


class Resign(RequestBody, frozen=True):
    """A seat that its owner leaves to a bot of this level for good."""

    seat: Seat
    level: Level = "normal"


class Hand(RequestBody, frozen=True):
    """A seat that a bot of this level is to play for its owner."""

    seat: Seat
    level: Level


class React(RequestBody, frozen=True):
    """A reaction that everybody connected sees; it is not stored."""

    seat: Seat
    what: ReactionKind


class LessonStep(RequestBody, frozen=True):
    """Show a step of a lesson, or an example, after the learner's moves, and judge one more.

    Nothing is stored: the position follows from the moves.
    """

    lesson: Annotated[str, Meta(max_length=40)] = ""
    example: Annotated[str, Meta(max_length=40)] = ""
    """An example of the rules to try in place of a lesson: it has one step."""
    step: Annotated[int, Meta(ge=0)] = 0
    before: Annotated[list[Moves], Meta(max_length=MOST_STEPS)] = []
    """The learner's moves in the steps before; a step without any is taken by its solution."""
    moves: Moves = []
    """The learner's moves in this step that stand."""
    move: Annotated[str, Meta(max_length=200)] = ""
    """The move to judge; empty for none."""
    of: Seat | None = None
    """With the scene of this seat's sheet."""
    gains: bool = False
    """With what each legal move would gain."""
    preview: Annotated[list[MoveText], Meta(max_length=8)] = []
    """With how the position would look after these moves."""


# -- responses


class Done(msgspec.Struct, frozen=True):
    """The command has succeeded and is on disk. `version` is the length of the seat's feed."""

    version: int


class Me(msgspec.Struct, frozen=True):
    """Who sent the request. `guest` is an identifier, not a credential."""

    guest: str
    language: str


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game; with `open`, values other than the choices may be allowed."""

    default: Any
    choices: list[Any]
    open: bool


class BoardFiles(msgspec.Struct, frozen=True):
    """URLs of a game's own files for its board; "" if there is none.

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
    """The game's own files, if the page has no board for it."""
    lessons: int
    """How many lessons it has."""


class LessonListed(msgspec.Struct, frozen=True):
    name: str
    title: str
    steps: int


class Lessons(msgspec.Struct, frozen=True):
    """The lessons of a game: the first one teaches to play, the others something special each."""

    game: str
    lessons: list[LessonListed]


class Games(msgspec.Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]
    languages: list[str]


class TableShown(msgspec.Struct, frozen=True):
    """One of a guest's tables in their list."""

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
    """Whether nothing is left for the guest to do there: it is over, closed, or they resigned."""
    closed: str = ""
    """Why the table can only be read, if known: `old-rules` or `damaged`."""
    ending: str = ""
    """How the game ended, if known: `given-up`, or a name of the game's own."""
    totals: list[int] = []
    """Of a finished game whose result is known."""
    winners: list[int] = []


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableShown]


class GameStanding(msgspec.Struct, frozen=True):
    """How a running game stands, in a few numbers."""

    points: list[int | None]
    """The points beside each name as the guest may know them; null if hidden."""
    unit: Literal["turn", "round"]
    """What the game is counted in."""
    n: int
    """The number of the current one; 0 before the first."""


class At(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a guest is now: the table, and the seat if they have one."""

    table: str
    seat: int | None
    commitment: str = ""
    """The server's commitment to its secret of the dice, for a guest who has just sat down."""


class Offer(msgspec.Struct, frozen=True):
    """What an invitation is for, and who invites; nothing else of the table."""

    game: str
    host: str
    seated: bool
    """Whether this guest has taken that seat already."""


class TableNow(msgspec.Struct, frozen=True):
    """A table as it is now, and the items of the guest's feed since the given version."""

    since: int
    version: int
    told: list[FeedItem]
    now: Snapshot
    options: Options = UNSET


class Invitation(msgspec.Struct, frozen=True):
    seat: int
    link: str
    url: str


class Links(msgspec.Struct, frozen=True):
    """Links to share. Only the host gets invitations."""

    invitations: list[Invitation]
    watch: str
    watch_url: str


class DeviceLink(msgspec.Struct, frozen=True):
    """The next device that opens it gets the seat. It works once, and expires soon."""

    link: str
    url: str
    seconds: int


class Answer(msgspec.Struct, frozen=True):
    """Whether a move is allowed; if not, the rule's id and an explanation in words."""

    legal: bool
    rule: str = ""
    words: str = ""


class HintedTurn(msgspec.Struct, frozen=True):
    """An idea for the rest of the turn: its steps, the player's score before and after, and why."""

    steps: list[GainShown]
    before: int
    after: int
    why: str
    """A sentence: what it scores, and what it prepares."""
    later: int | None = None
    """What the rest of the turn is expected to score, if it goes on after a draw."""
    total: int | None = None
    """What it is worth in all, to compare it with the other ideas: what it scores, `later`, and an
    estimate for later turns. None if there is nothing to compare."""
    likely: list[str] = []
    """If it goes on after a draw: moves that are likely to follow, whatever is drawn."""


class Hints(msgspec.Struct, frozen=True):
    """Different ideas, best first."""

    ways: list[HintedTurn]


class Gains(msgspec.Struct, frozen=True):
    """One for each legal move; none if it is not this seat's turn or there are too many moves."""

    version: int
    """The length of the seat's feed when the gains were computed."""
    gains: list[GainShown]


class Record(msgspec.Struct, frozen=True):
    """The record of a finished game, as `paintpot verify` and `paintpot replay` read it."""

    record: dict[str, Any]


class Prepared(msgspec.Struct, frozen=True):
    """A response that a worker has already encoded as JSON."""

    body: bytes


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether this process serves, and whether what it depends on can be reached. Without Redis it
    serves on, and news between processes is late; without the database it cannot."""

    status: Literal["ok", "stopping", "away"]
    depends: dict[str, Reach] = {}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error (RFC 9457). `code` is stable; `detail` is a sentence for people."""

    title: str
    status: int
    detail: str
    code: str
    type: str = "about:blank"
    rule: str = ""
    """The id of the rule that forbids a move."""
