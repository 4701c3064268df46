"""Errors of a table: a sentence, and a stable code.

The code is for programs, and for clients that translate the sentence.
"""

from paintpot.core.errors import PaintpotError


class TableFault(PaintpotError):
    """Base of the reasons why a command is refused."""

    code = "fault"

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        if code:
            self.code = code


class NoSuchTable(TableFault):
    """There is no table of that id."""

    code = "no-table"


class NotAllowed(TableFault):
    """Somebody else's seat or table, or an invalid link."""

    code = "not-allowed"


class NotNow(TableFault):
    """The command is not possible in the table's current state."""

    code = "not-now"


class Closed(TableFault):
    """The table can be read as a log and exported, but not played: see closed.py."""

    code = "closed"


class Damaged(Closed):
    """The events on disk do not make a table."""

    code = "damaged"


class OldRules(Closed):
    """The table was played under rules that are no longer installed here."""

    code = "old-rules"


class NewerRules(OldRules):
    """The same, but by a newer version: elsewhere, or after an update, the table goes on."""


class NotYet(TableFault):
    """The table goes on at servers that have been updated already; this one will be soon."""

    code = "newer-rules"
