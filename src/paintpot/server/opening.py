"""What is checked before a table is opened, however it begins."""

from typing import Final

from paintpot.core.names import name_fault
from paintpot.server.call import Call
from paintpot.server.problems import BadRequest
from paintpot.table.loading import can_go_on

OPENING: Final = 1000
"""Bytes that a new table stores besides its options and moves."""


def check_shown(text: str) -> None:
    """Names and words are shown to others and stored in records."""
    fault = name_fault(text)
    if fault:
        raise BadRequest(400, "bad-text", fault)


async def check_may_open(call: Call, *names: str) -> None:
    """An error if a name cannot be shown, or if the guest has too many unfinished tables."""
    for name in names:
        check_shown(name)
    services = call.services
    if await services.tables.storage.count(call.guest, can_go_on) >= services.limits.tables:
        raise BadRequest(
            429,
            "too-many-tables",
            f"You have {services.limits.tables} unfinished tables; finish some of them first.",
        )


def charge_opening(call: Call, size: int = 0) -> None:
    """Charge a new table whose options and moves have `size` bytes; an error if that is too
    much."""
    call.services.new_tables.require(call.address, "new tables")
    call.services.store(call.guest, call.address, OPENING + size)
