"""What a table answers when something cannot be done: a sentence, and a code that stays the same.

The code is for programs, and for a page that says it in another language.
"""

from paintpot.core.errors import PaintpotError


class TableFault(PaintpotError):
    """Base of what can be wrong with a wish at a table."""

    code = "fault"

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        if code:
            self.code = code


class NoSuchTable(TableFault):
    """There is no table of that id."""

    code = "no-table"


class NotAllowed(TableFault):
    """Somebody else's seat, somebody else's table, or a link that does not fit."""

    code = "not-allowed"


class NotNow(TableFault):
    """It could be done, but not as things stand."""

    code = "not-now"


class Closed(TableFault):
    """The table can be looked at as a log, and exported, but not played: see closed.py."""

    code = "closed"


class Damaged(Closed):
    """What is on disk does not make a table."""

    code = "damaged"


class OldRules(Closed):
    """The table was played under rules that are not installed here any more."""

    code = "old-rules"
