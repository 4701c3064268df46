"""What a guest may open: the limits on new tables."""

from typing import Final

from paintpot.server.call import Call
from paintpot.server.problems import BadRequest
from paintpot.table.loading import can_go_on

OPENING: Final = 1000
"""Bytes that a new table stores besides its options."""


def check_may_open(call: Call, size: int = 0) -> None:
    """Before a table is opened, with options of so many bytes: an error if a limit is reached."""
    services = call.services
    if services.tables.storage.count(call.guest, can_go_on) >= services.limits.tables:
        raise BadRequest(
            429,
            "too-many-tables",
            f"You have {services.limits.tables} unfinished tables; finish some of them first.",
        )
    services.new_tables.require(call.address, "new tables")
    services.store(call.guest, call.address, OPENING + size)
