"""Tables rebuilt from their events, whatever version of the rules they were played under.

If the rules have not changed, events are applied one by one. A game under older rules is handed to
its game for repair; without a repair the table is closed. A table that has not started simply
starts under the current rules.
"""

from collections.abc import Sequence

from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError, UnknownGame
from paintpot.core.registry import game as find_game
from paintpot.table.closed import ClosedTable, folded
from paintpot.table.events import Abandoned, AnyEvent, Opened, Repaired, Started, read
from paintpot.table.faults import Closed, Damaged, NewerRules, NoSuchTable, OldRules
from paintpot.table.storage import Storage
from paintpot.table.table import OVER, Table


async def load(storage: Storage, id: str) -> Table:
    """A table as it is stored; NoSuchTable, or a subclass of Closed."""
    row = await storage.row(id)
    data = await storage.events(id)
    if not data:
        raise NoSuchTable(f"There is no table {id[:40]!r}.")
    return loaded(id, [read(event) for event in data], row is not None and row.phase == OVER)


async def load_closed(storage: Storage, id: str, why: str) -> ClosedTable:
    """A table that cannot be loaded, as far as it can be read; `why` is the fault code."""
    row = await storage.row(id)
    if row is None:
        raise NoSuchTable(f"There is no table {id[:40]!r}.")
    events: list[AnyEvent] = []
    for data in await storage.whole_events(id):
        try:
            events.append(read(data))
        except Damaged:
            break
    table = folded(id, events, row.phase == OVER, row.result)
    table.why = why
    return table


def loaded(id: str, events: Sequence[AnyEvent], over: bool = False) -> Table:
    """A table from its events; Damaged or OldRules if they do not make one.

    `over` is what the listing says: a finished game is not repaired. Errors never quote an event,
    which may be a secret of the game.
    """
    if not events or not isinstance(events[0], Opened):
        raise Damaged(f"Table {id} has no first event.")
    try:
        return _loaded(id, events[0], events, over)
    except Closed:
        raise
    except Exception as error:
        raise Damaged(f"Table {id} cannot be loaded ({type(error).__name__}).") from error


def can_go_on(game: str, rules: int) -> bool:
    """Whether this version of the game's rules is installed; 0 stands for any."""
    try:
        return rules in (0, find_game(game).rules)
    except Exception:  # whatever is wrong with it, a game that cannot be loaded is not installed
        return False


def is_newer(game: str, rules: int) -> bool:
    """Whether this version of a game's rules is newer than the installed one."""
    try:
        return rules > find_game(game).rules
    except Exception:
        return False


def rules_of(events: Sequence[AnyEvent]) -> int:
    """The version of the rules that a list of events follows."""
    rules = 0
    for event in events:
        if isinstance(event, Opened | Started | Repaired) and event.rules:
            rules = event.rules
    return rules


def apply_stored(table: Table, events: Sequence[bytes]) -> bool:
    """Apply stored events; False if one does not fit, or is of other rules than ours: a server
    that has been updated may have begun or repaired the game."""
    try:
        found = [read(data) for data in events]
        if rules_of(found) not in (0, table.game.rules):
            return False
        for event in found:
            table.apply(event)
    except Exception:
        return False
    return True


def _loaded(id: str, opened: Opened, events: Sequence[AnyEvent], over: bool) -> Table:
    try:
        game = find_game(opened.game)
    except UnknownGame as error:
        raise OldRules(
            f"The game {opened.game!r} is not installed here any more; this table cannot go on."
        ) from error
    if rules_of(events) == game.rules:
        return _under_current_rules(id, opened, events)
    started = any([isinstance(event, Started) for event in events])
    ended = over or any([isinstance(event, Abandoned) for event in events])
    if not started and not opened.moves and _can_start(game, opened):
        return _with_events(Table(id, opened), events[1:])
    if started and not ended and (repaired := _repaired(id, game, events)) is not None:
        return repaired
    kind = NewerRules if rules_of(events) > game.rules else OldRules
    raise kind(
        f"The rules of {game.title} have changed since (version {rules_of(events)}, now"
        f" {game.rules}); this game cannot go on here."
    )


def _under_current_rules(id: str, opened: Opened, events: Sequence[AnyEvent]) -> Table:
    repairs = [k for k, event in enumerate(events) if isinstance(event, Repaired)]
    if not repairs:
        return _with_events(Table(id, opened), events[1:])
    # Events before the last repair followed other rules: only their outcome counts.
    past = folded(id, events[: repairs[-1]])
    return _with_events(_adopting(id, past, opened), events[repairs[-1] :])


def _with_events(table: Table, events: Sequence[AnyEvent]) -> Table:
    try:
        for event in events:
            table.apply(event)
    except Damaged:
        raise
    except Exception as error:
        raise Damaged(
            f"Table {table.id} cannot be loaded: its event {table.length + 1} does not fit."
        ) from error
    return table


def _can_start(game: Game, opened: Opened) -> bool:
    try:
        game.start(len(opened.chairs), opened.options)
    except PaintpotError:
        return False
    return True


def _repaired(id: str, game: Game, events: Sequence[AnyEvent]) -> Table | None:
    """The table with its game repaired; None if the game cannot, or the result cannot be played.

    The repair is stored along with the next event.
    """
    past = folded(id, events)
    repair = game.repair(past.rules, past.opened.options, list(past.moves))
    if repair is None:
        return None
    options, moves = repair
    event = Repaired(game.rules, options, moves)
    table = _adopting(id, past, past.opened)
    try:
        table.apply(event)
    except (PaintpotError, KeyError, IndexError):
        return None
    if table.phase == OVER:
        return None  # a repair must not end a game
    table.unsaved = [event]
    return table


def _adopting(id: str, past: ClosedTable, opened: Opened) -> Table:
    """A table at which everything but the game is as it was."""
    table = Table(id, opened)
    table.adopt(past)
    return table
