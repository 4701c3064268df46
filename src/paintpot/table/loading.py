"""Tables from their events, whatever version of the rules they were played under.

A table whose rules are those of today is folded event by event. One that was played under older
rules is offered to its game, which may know how to repair it; otherwise it is closed. One that has
not begun simply begins under the rules of today.
"""

from collections.abc import Sequence

from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError, UnknownGame
from paintpot.core.registry import game as find_game
from paintpot.table.closed import ClosedTable, folded
from paintpot.table.events import Abandoned, AnyEvent, Opened, Repaired, Started, read
from paintpot.table.faults import Closed, Damaged, NoSuchTable, OldRules
from paintpot.table.storage import Storage
from paintpot.table.table import OVER, Table


def load(storage: Storage, id: str) -> Table:
    """A table as it was written down; NoSuchTable, or a kind of Closed."""
    row = storage.row(id)
    data = storage.events(id)
    if not data:
        raise NoSuchTable(f"There is no table {id[:40]!r}.")
    return loaded(id, [read(event) for event in data], row is not None and row.phase == OVER)


def load_closed(storage: Storage, id: str, why: str) -> ClosedTable:
    """A table that cannot be loaded, as far as it can be read; `why` is the code of the fault."""
    row = storage.row(id)
    if row is None:
        raise NoSuchTable(f"There is no table {id[:40]!r}.")
    events: list[AnyEvent] = []
    for data in storage.whole_events(id):
        try:
            events.append(read(data))
        except Damaged:
            break
    table = folded(id, events, row.phase == OVER, row.result)
    table.why = why
    return table


def loaded(id: str, events: Sequence[AnyEvent], over: bool = False) -> Table:
    """A table from what was written down; Damaged or OldRules if that does not make one.

    `over` is what the listing says: a game that has ended is not repaired. What an event says is
    not told on: it may be a secret of the play.
    """
    if not events or not isinstance(events[0], Opened):
        raise Damaged(f"Table {id} has no beginning.")
    try:
        return _loaded(id, events[0], events, over)
    except Closed:
        raise
    except Exception as error:
        raise Damaged(f"Table {id} cannot be taken up ({type(error).__name__}).") from error


def can_go_on(game: str, rules: int) -> bool:
    """Whether a game is installed in that version of its rules; 0 is any."""
    try:
        return rules in (0, find_game(game).rules)
    except Exception:  # a game that cannot be loaded is none, whatever is wrong with it
        return False


def rules_of(events: Sequence[AnyEvent]) -> int:
    """The version of the rules that a list of events follows."""
    rules = 0
    for event in events:
        if isinstance(event, Opened | Started | Repaired) and event.rules:
            rules = event.rules
    return rules


def _loaded(id: str, opened: Opened, events: Sequence[AnyEvent], over: bool) -> Table:
    try:
        game = find_game(opened.game)
    except UnknownGame as error:
        raise OldRules(
            f"The game {opened.game!r} is not installed here any more; this table cannot go on."
        ) from error
    if rules_of(events) == game.rules:
        return _fitting(id, opened, events)
    started = any([isinstance(event, Started) for event in events])
    ended = over or any([isinstance(event, Abandoned) for event in events])
    if not started and not opened.moves and _can_start(game, opened):
        return _taken(Table(id, opened), events[1:])
    if started and not ended and (repaired := _repaired(id, game, events)) is not None:
        return repaired
    raise OldRules(
        f"The rules of {game.title} have changed since (version {rules_of(events)}, now"
        f" {game.rules}); this game cannot go on here."
    )


def _fitting(id: str, opened: Opened, events: Sequence[AnyEvent]) -> Table:
    repairs = [k for k, event in enumerate(events) if isinstance(event, Repaired)]
    if not repairs:
        return _taken(Table(id, opened), events[1:])
    # What was before the last repair followed other rules: only its outcome counts.
    past = folded(id, events[: repairs[-1]])
    return _taken(_after(id, past, opened), events[repairs[-1] :])


def _taken(table: Table, events: Sequence[AnyEvent]) -> Table:
    try:
        for event in events:
            table.take(event)
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(
            f"Table {table.id} cannot be taken up: its event {table.length + 1} does not fit."
        ) from error
    return table


def _can_start(game: Game, opened: Opened) -> bool:
    try:
        game.start(len(opened.chairs), opened.options)
    except PaintpotError:
        return False
    return True


def _repaired(id: str, game: Game, events: Sequence[AnyEvent]) -> Table | None:
    """The table with its game repaired; None if the game has no way, or the way leads nowhere.

    The repair is written down with the next thing that happens.
    """
    past = folded(id, events)
    repair = game.repair(past.rules, past.opened.options, list(past.moves))
    if repair is None:
        return None
    options, moves = repair
    event = Repaired(game.rules, options, moves)
    table = _after(id, past, past.opened)
    try:
        table.take(event)
    except (PaintpotError, KeyError, IndexError):
        return None
    if table.phase == OVER:
        return None  # a repair leads a game on; it does not end it
    table.unsaved = [event]
    return table


def _after(id: str, past: ClosedTable, opened: Opened) -> Table:
    """A table at which everything but the moves is as it was."""
    table = Table(id, opened)
    table.adopt(past)
    return table
