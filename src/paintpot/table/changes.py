"""What is stored of a table: its events, and rows derived from them, in one change."""

from collections.abc import Sequence
from typing import Final

import msgspec

from paintpot.core.bits import BIT
from paintpot.table.events import AnyEvent, Unwatched, keys_of, written
from paintpot.table.storage import Change, Row
from paintpot.table.table import OVER, PLAYING, REVEALING, Table

_encode: Final = msgspec.json.Encoder().encode


def listing(table: Table) -> Row:
    """A table's row in the listing."""
    acting = sum([BIT[seat] for seat in table.acting()])
    bots, names = table.seated()
    phase = table.phase
    result = _encode(table.result()).decode() if phase == OVER else ""
    # Revealing is short: the listing shows it as a game in which nobody is to act yet.
    shown = PLAYING if phase == REVEALING else phase
    return Row(table.game.name, shown, acting, bots, names, table.game.rules, result)


def change_of(
    table: Table,
    first: int,
    events: Sequence[AnyEvent],
    row: Row | None,
    seats: bool,
    shared: bool,
    watcher: str | None = None,
    attempt: str = "",
) -> Change:
    """Events of a table from a number on, which have been applied to it. `row`: the listing, if it
    has changed; `seats`: whether the rows of seats are written too; `shared`: whether other
    processes may write to the storage."""
    data = [written(event) for event in events]
    keys = keys_of(events) if shared else None
    if not seats and watcher is None:
        return Change(table.id, first, data, row, keys=keys)
    chairs = list(enumerate(table.chairs))
    return Change(
        table.id,
        first,
        data,
        row,
        {seat: chair.guest for seat, chair in chairs if chair.guest},
        watcher,
        table.host,
        {seat: chair.left for seat, chair in chairs if chair.left},
        unwatch=any([isinstance(event, Unwatched) for event in events]),
        attempt=(table.opened.day, table.opened.game, attempt) if attempt else None,
        keys=keys,
    )
