"""Whether PostgreSQL answers: logged once when it goes away, and once when it is back."""

import logging
import time
from typing import Final

from paintpot.table.postgres_faults import lost

log: Final = logging.getLogger("paintpot.postgresql")

RECENT: Final = 1.0
"""Seconds for which an answer shows that the database can be reached. If a connection is lost
sooner, it is one of several that a restart has cut."""


class PostgresContact:
    """Shared by all connections of a process."""

    def __init__(self) -> None:
        self.away = False
        self._answered = time.monotonic()

    def note_answer(self) -> None:
        self._answered = time.monotonic()
        if self.away:
            self.away = False
            log.warning("PostgreSQL is back")

    def note_failure(self, error: Exception) -> None:
        silent = time.monotonic() - self._answered > RECENT
        if lost(error) and silent and not self.away:
            self.away = True
            log.warning("PostgreSQL is away", extra={"fault": type(error).__name__})
