"""What is checked before a table is opened, however it begins."""

from collections.abc import Sequence
from typing import Final

from paintpot.core.names import name_fault
from paintpot.server.call import Call
from paintpot.server.problems import BadRequest
from paintpot.table.loading import can_go_on
from paintpot.table.setup import Wanted

OPENING: Final = 1000
"""Bytes that a new table stores besides its options and moves."""


def check_shown(text: str) -> None:
    """Names and words are shown to others and stored in records."""
    fault = name_fault(text)
    if fault:
        raise BadRequest(400, "bad-text", fault)


def check_may_open(call: Call, name: str, seats: Sequence[Wanted]) -> None:
    """An error if a name cannot be shown, or if the guest has too many unfinished tables."""
    for one in (name, *(seat.name for seat in seats)):
        check_shown(one)
    services = call.services
    if services.tables.storage.count(call.guest, can_go_on) >= services.limits.tables:
        raise BadRequest(
            429,
            "too-many-tables",
            f"You have {services.limits.tables} unfinished tables; finish some of them first.",
        )
