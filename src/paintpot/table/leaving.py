"""Leaving a game that has begun: abandoning it together, or resigning one's seat to a bot.

Nothing here looks at the state of the game, so none of it can reveal what is hidden.
"""

from collections.abc import Callable

from paintpot.table.events import PERSON, Abandoned, AnyEvent, Chair, Declined, Proposed, Resigned
from paintpot.table.faults import NotNow
from paintpot.table.table import GATHERING, OVER, REVEALING, Table


def give_up(table: Table, seat: int, away: Callable[[str], bool]) -> list[AnyEvent]:
    """A person wants to abandon the game. It ends once all people who are present agree."""
    guest = _person(table, seat).guest
    agreed = {guest} | {table.chairs[other].guest for other in table.proposed}
    if all([other in agreed or away(other) for other in people(table)]):
        return table.emit(Abandoned(seat))
    if seat in table.proposed:
        return []
    return table.emit(Proposed(seat))


def play_on(table: Table, seat: int) -> list[AnyEvent]:
    """A person wants to play on: all proposals to abandon the game are withdrawn."""
    _person(table, seat)
    return table.emit(Declined(seat)) if table.proposed else []


def resign(table: Table, seat: int, level: str) -> list[AnyEvent]:
    """A person leaves a seat to a bot for good. Idempotent."""
    guest = _person(table, seat).guest
    if people(table) == {guest} and len(table.seats_of(guest)) == 1:
        raise NotNow("Nobody else plays here: give the game up instead.", "give-up-instead")
    return table.emit(Resigned(seat, level))


def people(table: Table) -> set[str]:
    """The guests who have a seat."""
    return {chair.guest for chair in table.chairs if chair.kind == PERSON}


def _person(table: Table, seat: int) -> Chair:
    """A person's seat in a game that is being played; NotNow if it is not one."""
    if table.phase in (GATHERING, REVEALING):
        raise NotNow("The game has not begun.", "not-started")
    if table.phase == OVER:
        raise NotNow("The game is over.", "over")
    if seat not in table.seats:
        raise NotNow(f"There are seats 1 to {len(table.chairs)} here.", "no-seat")
    chair = table.chairs[seat]
    if chair.kind != PERSON:
        raise NotNow(f"Seat {seat + 1} is a bot's.", "bot-plays")
    return chair
