"""What one viewer of a table sees: the rules' view, the moves open there, who sits where."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from paintpot.core.contract import Score
from paintpot.table.events import OPEN, Kind
from paintpot.table.table import OVER, Table
from paintpot.table.telling import WATCHER, Told

Options = dict[str, Any] | UnsetType
"""How the table was set up, its sheet included. That never changes and may be large: only who was
told nothing yet is told."""


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    kind: Kind
    name: str = ""
    level: str = ""
    """The bot that plays, also for a person who is away."""
    acting: bool = False
    kept: bool = False
    """An open seat that is kept for somebody."""


class ScoreShown(msgspec.Struct, frozen=True):
    """Lines that add up to a total; a line is named `group/part`."""

    total: int
    lines: list[tuple[str, int]]
    tie: list[int]
    verdict: str | None


class FairShown(msgspec.Struct, frozen=True):
    """What may be known of the dice. `secret` is told when the play is over."""

    commitment: str
    words: list[str]
    secret: str | None
    first: int


class Snapshot(msgspec.Struct, frozen=True):
    """A table as one viewer may see it. `seat` is the viewer's, or null for a spectator."""

    table: str
    game: str
    rules: int
    phase: str
    seats: list[SeatShown]
    seat: int | None
    yours: list[int]
    """All seats of this guest: two may share a screen."""
    host: bool
    view: dict[str, Any] | None
    moves: list[str]
    undo: bool
    """Whether there is a move to take back. It may still be refused, if more is known since."""
    scores: list[ScoreShown | None]
    """The own one; all of them once the play is over."""
    winners: list[int]
    ending: str
    fair: FairShown
    rematch: str


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="is"):
    """A table as it is now, and what a viewer was told after `since`, up to `version`."""

    since: int
    version: int
    told: list[Told]
    now: msgspec.Raw
    """A Snapshot, written once for all who see the same."""
    options: Options = UNSET


def options_after(table: Table, since: int) -> Options:
    """What goes along with an update for somebody who was told so much before."""
    return UNSET if since else table.opened.options


def snapshot(table: Table, viewer: int, guest: str) -> Snapshot:
    """The table as a viewer sees it; the viewer is a seat of that guest, or WATCHER."""
    play = table.play
    acting = table.acting()
    fair = table.fair
    seats = [
        SeatShown(
            chair.kind,
            chair.name,
            chair.level,
            seat in acting,
            chair.kind == OPEN and chair.kept != "",
        )
        for seat, chair in enumerate(table.chairs)
    ]
    seat = None if viewer == WATCHER else viewer
    legal: list[int] = []
    view = None
    scores: list[ScoreShown | None] = []
    winners: list[int] = []
    ending = ""
    if play is not None:
        state = play.state
        view = state.view(seat)
        over = state.over
        if seat is not None and not table.chairs[seat].by_bot:
            legal = state.legal(seat)
        if over:
            scores = [score_shown(score) for score in state.scores()]
        elif seat is not None:
            own = score_shown(state.standing(seat))
            scores = [own if k == seat else None for k in table.seats]
        if over:
            winners = list(state.winners())
            ending = state.ending()
    return Snapshot(
        table=table.id,
        game=table.game.name,
        rules=table.game.rules,
        phase=table.phase,
        seats=seats,
        seat=seat,
        yours=table.seats_of(guest),
        host=guest == table.host,
        view=view,
        moves=[table.game.text(move) for move in legal],
        undo=seat is not None and _has_undo(table, seat),
        scores=scores,
        winners=winners,
        ending=ending,
        fair=FairShown(fair.commitment, fair.words, fair.secret, fair.first),
        rematch=table.rematch,
    )


def score_shown(score: Score) -> ScoreShown:
    return ScoreShown(score.total, score.lines, list(score.tie), score.verdict)


def _has_undo(table: Table, seat: int) -> bool:
    """Whether the seat has moved since chance acted last, and nobody went on from it in the open.

    A look at the end of the list. One's own may be asked: it holds all that this seat did, all
    throws, and of the others' moves those it may know.
    """
    if table.play is None or table.phase == OVER or table.chairs[seat].by_bot:
        return False
    undone: dict[int | None, int] = {}
    gone_on = False
    for told in reversed(table.telling.lists[seat]):
        if told.what == "throw":
            return False
        if told.what == "undo":
            undone[told.seat] = undone.get(told.seat, 0) + 1
        elif told.what == "move":
            if undone.get(told.seat):
                undone[told.seat] -= 1
            elif told.seat == seat:
                return not gone_on or not table.telling.last_was_open(seat)
            elif not told.late:
                gone_on = True
    return False
