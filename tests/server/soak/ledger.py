"""What the server has acknowledged, and whether its database has it.

A promise is a response 200: from then on the command has been executed. A request without a
response may have been executed or not, but not twice.
"""

import asyncio
from collections import Counter

from tests.server.soak.book import Book, Written

MOVE = "moved"
UNDO = "undone"


class Broken(AssertionError):
    """Something acknowledged is missing, or there twice."""


class Promise:
    """A move or an undo that was acknowledged."""

    __slots__ = ("id", "kind", "text")

    def __init__(self, kind: str, id: str, text: str) -> None:
        self.kind = kind
        self.id = id
        self.text = text
        """Of the move; "" for an undo."""


class Ledger:
    """All that one server has acknowledged, restarts included."""

    def __init__(self) -> None:
        self.promises: dict[tuple[str, int], list[Promise]] = {}
        """By table and seat, in the order in which they were given."""
        self.count = 0
        self._new = asyncio.Event()
        self.sat: dict[tuple[str, int], str] = {}
        """Guests by table and seat."""
        self.revealed: dict[tuple[str, int], str] = {}
        """Acknowledged parts of the dice by table and seat."""
        self.unanswered: list[tuple[str, int, str]] = []
        """Table, seat and id of requests in progress when the server was killed."""
        self.survived = 0
        """How many of those had been stored all the same."""
        self._seen: dict[str, list[Written]] = {}
        """What the database had at the last check."""

    def promise(self, table: str, seat: int, kind: str, id: str, text: str) -> None:
        self.promises.setdefault((table, seat), []).append(Promise(kind, id, text))

        self.count += 1
        self._new.set()

    async def grown(self, by: int) -> None:
        """Wait for this many more acknowledgements."""
        due = self.count + by
        while self.count < due:
            self._new.clear()
            await self._new.wait()

    def check(self, book: Book) -> None:
        """Broken if the database of a killed server lacks something, or has something twice."""
        if not book.sound():
            raise Broken("SQLite finds the database damaged")
        now = book.everything()
        for table, before in self._seen.items():
            if now.get(table, [])[: len(before)] != before:
                raise Broken(f"table {table}: what was written before is not there any more")
        owners = book.owners()
        for (table, seat), guest in self.sat.items():
            if owners.get((table, seat)) != guest:
                raise Broken(f"table {table}: seat {seat} is not of the guest who joined")
        for (table, seat), given in self.promises.items():
            self._check_seat(table, seat, given, now.get(table, []))
        for table, events in now.items():
            self._check_once(table, events)
            self._check_dice(table, events)
        asked, self.unanswered = self.unanswered, []
        written = {
            (table, event.get("seat", 0), event["id"])
            for table, events in now.items()
            for event in events
            if event.get("id")
        }
        self.survived += len(written.intersection(asked))
        self._seen = now

    @staticmethod
    def _check_seat(table: str, seat: int, given: list[Promise], events: list[Written]) -> None:
        """Everything acknowledged is there, with its text, in order."""
        at = 0
        for promise in given:
            wanted = (promise.kind, seat, promise.id, promise.text)
            while at < len(events) and _reads(events[at]) != wanted:
                at += 1
            if at == len(events):
                raise Broken(f"table {table}: {wanted} was acknowledged, and is not in its place")
            at += 1

    @staticmethod
    def _check_once(table: str, events: list[Written]) -> None:
        ids = Counter((event.get("seat", 0), event["id"]) for event in events if event.get("id"))
        twice = [key for key, times in ids.items() if times > 1]
        if twice:
            raise Broken(f"table {table}: these were played more than once: {twice}")

    def _check_dice(self, table: str, events: list[Written]) -> None:
        """Acknowledged parts are there, each once, and no move comes before the start."""
        kinds = [event["is"] for event in events]
        told = [(event.get("seat", 0), event["bytes"]) for event in events if "bytes" in event]
        if len({seat for seat, _ in told}) < len(told) or kinds.count("started") > 1:
            raise Broken(f"table {table}: parts of the dice or the start are there twice")
        for (where, seat), part in self.revealed.items():
            if where == table and (seat, part) not in told:
                raise Broken(f"table {table}: the part of seat {seat} was acknowledged and is gone")
        revealing = "revealing" in kinds and "moved" in kinds
        if revealing and "started" not in kinds[: kinds.index("moved")]:
            raise Broken(f"table {table}: a move before the start")


def _reads(event: Written) -> tuple[str, int, str, str]:
    return event["is"], event.get("seat", 0), event.get("id", ""), event.get("move", "")
