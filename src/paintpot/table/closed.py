"""A table that can no longer be played, read without its rules.

Its events are folded without a game: who sat where, and the moves as text. A finished game is shown
in full, and its result was stored when it ended. Of an unfinished game each viewer sees only the
throws and their own moves: only the rules could say which of the others' moves are secret.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from paintpot.core.contract import CHANCE, Game
from paintpot.core.fair import Fair
from paintpot.core.play import RECORD_FORMAT, Seat
from paintpot.core.records import fair_of
from paintpot.table.events import (
    PERSON,
    Abandoned,
    AnyEvent,
    Fell,
    Moved,
    Opened,
    Rematched,
    Repaired,
    Started,
    Undone,
)
from paintpot.table.faults import Damaged
from paintpot.table.feeds import WATCHER, FeedItem
from paintpot.table.snapshot import SeatShown, Snapshot, fair_shown
from paintpot.table.table import OVER, Table


class StoredResult(msgspec.Struct, frozen=True):
    """How a game ended, as stored in the listing."""

    totals: list[int]
    winners: list[int]
    ending: str = ""
    aided: list[int] = []
    """People's seats on which a bot has made a move."""


_result: Final = msgspec.json.Decoder(StoredResult)


def read_result(text: str) -> StoredResult | None:
    """The result in a listing; None if there is none."""
    try:
        return _result.decode(text) if text else None
    except (msgspec.DecodeError, UnicodeError):
        return None


class UnknownRules(Game):
    """Stands in for a game that is known by name only."""

    def __init__(self, opened: Opened) -> None:
        self.name = opened.game
        self.title = opened.game
        self.rules = opened.rules


class ClosedTable(Table):
    """What a list of events says without any rules."""

    def __init__(self, id: str, opened: Opened, over: bool = False, result: str = "") -> None:
        super().__init__(id, opened)
        self.over = over
        """Whether the game had ended, so that nothing in it is secret."""
        self.kept = read_result(result)
        self.why = ""
        """The fault code that closed it."""
        self.began = False
        self.rules = opened.rules
        self.moves: list[tuple[int, str]] = []
        self._over_published = False

    def _find_game(self, opened: Opened) -> Game:
        return UnknownRules(opened)

    @property
    def phase(self) -> str:
        return OVER

    @property
    def fair(self) -> Fair:
        fair = super().fair
        fair.first = self.thrown_from
        if self.over:
            if self.opened.fair is not None and len(self.moves) <= len(self.opened.moves):
                return fair_of(self.opened.fair, len(self.chairs), len(self.moves))
            if not self.opened.day:
                fair.secret = self.opened.secret
        return fair

    def record(self) -> dict[str, Any]:
        """The game as a record of the rules version it was played under, unchecked."""
        result = None
        if self.kept is not None and not self.abandoned:
            result = {"totals": self.kept.totals, "winners": self.kept.winners}
        people = self.people or self._people()
        return {
            "format": RECORD_FORMAT,
            "game": self.opened.game,
            "rules": self.rules,
            "options": self.opened.options,
            "seats": [{"name": who.name, "kind": who.kind} for who in people],
            "moves": [[seat, text] for seat, text in self.moves],
            "result": result,
            "fair": self.fair.data(self.rules),
        }

    def snapshot(self, viewer: int, guest: str) -> Snapshot:
        """What a viewer sees instead of the game."""
        kept = self.kept
        return Snapshot(
            table=self.id,
            game=self.opened.game,
            rules=self.rules,
            phase=OVER,
            seats=[SeatShown(chair.kind, chair.name, chair.level) for chair in self.chairs],
            seat=None if viewer == WATCHER else viewer,
            yours=self.seats_of(guest),
            host=guest == self.host,
            view=None,
            moves=[],
            undo=False,
            scores=[],
            winners=list(kept.winners) if kept else [],
            ending=kept.ending if kept else "",
            fair=fair_shown(self.fair),
            rematch=self.rematch,
            closed=self.why,
            totals=list(kept.totals) if kept else [],
        )

    def end(self) -> None:
        """All events have been folded."""
        if self.over and not self._over_published:
            self._over_published = True
            self.feeds.publish(FeedItem("over"))

    # -- folding events without rules

    def _people(self) -> list[Seat]:
        return [Seat(chair.name, chair.level or PERSON) for chair in self.chairs]

    def _deliver(self, item: FeedItem) -> None:
        if self.over or item.seat is None:
            self.feeds.publish(item)
        else:
            self.feeds.lists[item.seat].append(item)

    def _fold_started(self, event: Started) -> None:
        self.began = True
        self._fix_dice(event)
        self.rules = event.rules or self.rules
        self.people = self._people()
        self.feeds.publish(FeedItem("started"))
        for seat, text in self.opened.moves:
            self._fold_entry(seat, text)

    def _fold_entry(self, seat: int, text: str) -> None:
        self.moves.append((seat, text))
        self._deliver(
            FeedItem("throw", text=text) if seat == CHANCE else FeedItem("move", seat, text)
        )

    def _fold_moved(self, event: Moved) -> None:
        if event.seat not in self.seats:
            raise Damaged(f"Table {self.id} has no seat {event.seat + 1}.")
        self._fold_entry(event.seat, event.move)
        if event.id:
            self._ids[event.seat][event.id] = event.move

    def _fold_fell(self, event: Fell) -> None:
        self._fold_entry(CHANCE, event.text)

    def _fold_undone(self, event: Undone) -> None:
        own = [k for k, (seat, _) in enumerate(self.moves) if seat == event.seat]
        if not own:
            raise Damaged(f"Table {self.id}: a move was taken back that was never made.")
        _, text = self.moves.pop(own[-1])
        if own[-1] < self.thrown_from:
            self.thrown_from -= 1
        self._undone[event.seat] += 1
        if event.id:
            self._ids[event.seat][event.id] = "undo"
        self._deliver(FeedItem("undo", event.seat, text))

    def _fold_abandoned(self, event: Abandoned) -> None:
        self.abandoned = True
        self.feeds.publish(FeedItem("abandoned", event.seat))
        self.end()

    def _fold_rematched(self, event: Rematched) -> None:
        self.end()
        self._apply_rematched(event)

    def _fold_repaired(self, event: Repaired) -> None:
        self.rules = event.rules
        self.opened = msgspec.structs.replace(self.opened, options=event.options)
        self.moves = list(event.moves)
        self.feeds.publish(FeedItem("repaired"))


ClosedTable.handlers = {
    **Table.handlers,
    Started: ClosedTable._fold_started,
    Moved: ClosedTable._fold_moved,
    Fell: ClosedTable._fold_fell,
    Undone: ClosedTable._fold_undone,
    Abandoned: ClosedTable._fold_abandoned,
    Rematched: ClosedTable._fold_rematched,
    Repaired: ClosedTable._fold_repaired,
}


def folded(
    id: str, events: Iterable[AnyEvent], over: bool = False, result: str = ""
) -> ClosedTable:
    """A table without its rules, as far as its events can be read; Damaged if the first is not."""
    rest = iter(events)
    opened = next(rest, None)
    if not isinstance(opened, Opened):
        raise Damaged(f"Table {id} has no first event.")
    kept = list(rest)
    over = over or any([isinstance(event, Abandoned) for event in kept])
    table = ClosedTable(id, opened, over, result)
    for event in kept:
        try:
            table.apply(event)
        except (Damaged, KeyError, IndexError):
            break  # later events depend on this one
    table.end()
    return table
