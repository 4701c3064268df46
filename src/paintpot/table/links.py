"""Links that grant a right: to take a seat, to watch, to move a seat to another device.

A link is a signature over what it grants, so nothing is stored, and the same link can be shown
again. It covers the seat's `turn`, which grows when the seat changes hands: each link works once.
"""

import time
from typing import Final

from paintpot.table.events import OPEN, PERSON
from paintpot.table.faults import NotAllowed
from paintpot.table.keys import sign, signed_ok
from paintpot.table.table import Table

DEVICE_LINK_LASTS: Final = 15 * 60
"""Seconds. Anyone with the link gets the seat, so it expires soon."""

BAD_LINK: Final = "This link is not valid, or was used already; ask for a new one."


def invitation(key: bytes, table: Table, seat: int) -> str:
    """The token that lets a guest take an open seat."""
    return f"{seat}.{sign(key, 'invite', _place(table, seat))}"


def invited(key: bytes, table: Table, word: str) -> int:
    """The seat that an invitation is for; NotAllowed if it is invalid."""
    number, _, signature = word.partition(".")
    seat = _seat(table, number)
    if table.chairs[seat].kind != OPEN or not signed_ok(
        key, "invite", _place(table, seat), signature
    ):
        raise NotAllowed(BAD_LINK, "bad-link")
    return seat


def watch_word(key: bytes, table: Table) -> str:
    return sign(key, "watch", _watching(table))


def may_watch(key: bytes, table: Table, word: str) -> bool:
    """Whether the link is valid. Nobody watches a daily game: others have the same dice to come."""
    return not table.opened.day and signed_ok(key, "watch", _watching(table), word)


def _watching(table: Table) -> str:
    """What a watch link signs: the table, and how often its watch link was revoked, if it was."""
    return f"{table.id}/{table.watch_no}" if table.watch_no else table.id


def device_word(key: bytes, table: Table, seat: int) -> str:
    """The token that moves a seat to the device that opens it next."""
    until = int(time.time()) + DEVICE_LINK_LASTS
    return f"{seat}.{until}.{sign(key, 'device', f'{_place(table, seat)}/{until}')}"


def carried(key: bytes, table: Table, word: str) -> int:
    """The seat that a device link is for; NotAllowed if it is invalid or has expired."""
    number, _, rest = word.partition(".")
    until, _, signature = rest.partition(".")
    seat = _seat(table, number)
    if table.chairs[seat].kind != PERSON or not signed_ok(
        key, "device", f"{_place(table, seat)}/{until}", signature
    ):
        raise NotAllowed(BAD_LINK, "bad-link")
    # Only this server could have signed it, so it is a number.
    if int(until) < time.time():
        raise NotAllowed("This link is too old; ask for a new one.", "old-link")
    return seat


def _place(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}/{table.chairs[seat].turn}"


def _seat(table: Table, number: str) -> int:
    for seat in table.seats:
        if number == str(seat):
            return seat
    raise NotAllowed(BAD_LINK, "bad-link")
