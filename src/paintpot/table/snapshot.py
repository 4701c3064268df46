"""What one viewer of a table sees: the game's view, the legal moves, who sits where."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from paintpot.core.contract import Score
from paintpot.core.fair import Fair
from paintpot.table.events import OPEN, Kind
from paintpot.table.feeds import WATCHER, FeedItem
from paintpot.table.table import GIVEN_UP, OVER, Table

Options = dict[str, Any] | UnsetType
"""How the table was set up, its sheet included. It never changes and may be large: only a client
that has received nothing yet gets it."""


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who occupies a seat."""

    kind: Kind
    name: str = ""
    level: str = ""
    """The bot that plays here, possibly for a person who is away."""
    acting: bool = False
    kept: bool = False
    """An open seat that is reserved for somebody."""
    retired: bool = False
    """Whether this seat has nothing more to do while others play on."""


class ScoreShown(msgspec.Struct, frozen=True):
    """Lines that add up to a total; a line is named `group/part`."""

    total: int
    lines: list[tuple[str, int]]
    tie: list[int]
    verdict: str | None
    deciders: list[tuple[str, int]] = []
    """Lines that count nothing: what broke a tie."""


class PartShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's part of the dice: its commitment, and the bytes once the game has begun."""

    hash: str | None
    bytes: str | None
    why: str = ""
    """Why the dice have no bytes of this seat: `bot`, `none` (no commitment) or `silent` (not
    revealed in time); empty if they have, or may still get them."""


class FairShown(msgspec.Struct, frozen=True):
    """What may be known of the dice. `secret` is revealed when the game is over."""

    commitment: str
    words: list[str]
    secret: str | None
    first: int
    version: int
    """Of the recipe, see docs/fair-dice.md. Version 1 has no parts."""
    table: str
    parts: list[PartShown]


class Snapshot(msgspec.Struct, frozen=True):
    """A table as one viewer may see it. `seat` is the viewer's, or null for a spectator."""

    table: str
    game: str
    rules: int
    phase: str
    seats: list[SeatShown]
    seat: int | None
    yours: list[int]
    """All seats of this guest: several may share a screen."""
    host: bool
    view: dict[str, Any] | None
    moves: list[str]
    undo: bool
    """Whether the last move can be taken back."""
    scores: list[ScoreShown | None]
    """Only the viewer's own; all of them once the game is over."""
    winners: list[int]
    ending: str
    fair: FairShown
    rematch: str
    proposed: list[int] = []
    """Seats that want to abandon the game."""
    closed: str = ""
    """Why the table can only be read, if so: `old-rules` or `damaged`. Then there is no view."""
    totals: list[int] = []
    """Of a closed table whose result is known."""
    day: str = ""
    """The date of a daily game."""
    practice: bool = False
    """Whether a daily game is only for practice."""
    covered: bool = False
    """Whether this seat has done something that another seat of the same guest may not see yet: the
    screen has to be covered while it is passed on."""
    sure: int | None = None
    """The seat that will win whatever happens, as far as the viewer may know."""


class EncodedUpdate(msgspec.Struct, frozen=True, tag="update", tag_field="is"):
    """A table as it is now, and the items of a viewer's feed from `since` up to `version`."""

    since: int
    version: int
    told: list[FeedItem]
    now: msgspec.Raw
    """A Snapshot, encoded once for all who see the same."""
    options: Options = UNSET


def options_after(table: Table, since: int) -> Options:
    """The options to send with an update to somebody who has received `since` items before."""
    return UNSET if since else table.opened.options


def snapshot(table: Table, viewer: int, guest: str) -> Snapshot:
    """The table as a viewer sees it; the viewer is a seat of that guest, or WATCHER."""
    play = table.play
    acting = table.acting()
    seats = [
        SeatShown(
            chair.kind,
            chair.name,
            chair.level,
            seat in acting,
            chair.kind == OPEN and chair.kept != "",
            play is not None and not play.state.over and play.state.retired(seat),
        )
        for seat, chair in enumerate(table.chairs)
    ]
    seat = None if viewer == WATCHER else viewer
    legal: list[int] = []
    view = None
    scores: list[ScoreShown | None] = []
    undo = False
    winners: list[int] = []
    ending = ""
    sure: int | None = None
    yours = table.seats_of(guest)
    if play is not None:
        state = play.state
        view = state.view(seat)
        over = table.phase == OVER
        if seat is not None and not over and not table.chairs[seat].by_bot:
            legal = state.legal(seat)
        if over or seat is not None:
            known = state.scores() if over else state.known_scores(seat)
            scores = [None if score is None else score_shown(score) for score in known]
        undo = seat is not None and not over and table.can_undo(seat)
        if not over:
            sure = state.sure_winner(seat)
        if over and table.abandoned:
            ending = GIVEN_UP
        elif over:
            winners = list(state.winners())
            ending = state.ending()
    return Snapshot(
        table=table.id,
        game=table.game.name,
        rules=table.game.rules,
        phase=table.phase,
        seats=seats,
        seat=seat,
        yours=yours,
        host=guest == table.host,
        view=view,
        moves=[table.game.text(move) for move in legal],
        undo=undo,
        scores=scores,
        winners=winners,
        ending=ending,
        fair=fair_shown(table.fair),
        rematch=table.rematch,
        proposed=sorted(table.proposed),
        day=table.opened.day,
        practice=table.opened.practice,
        # Only about the viewer's own seats: what others have learned may be their secret.
        covered=seat is not None and table.feeds.hidden_from(seat, yours),
        sure=sure,
    )


def fair_shown(fair: Fair) -> FairShown:
    parts = [PartShown(part.hash, part.bytes, part.why) for part in fair.parts or []]
    return FairShown(
        fair.commitment, fair.words, fair.secret, fair.first, fair.version, fair.table, parts
    )


def score_shown(score: Score) -> ScoreShown:
    return ScoreShown(score.total, score.lines, list(score.tie), score.verdict, score.deciders)
