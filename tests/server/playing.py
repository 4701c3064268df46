"""Clients that play to the end over a socket that is cut now and then."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from paintpot.core.contract import CHANCE
from tests.server.hosting import PATIENCE, Guest, heard


class Person:
    """A client for one seat. It checks everything: each update must continue the one before, and no
    move that it was offered may be refused, whatever others do meanwhile; unless somebody has taken
    back a move on which it was built."""

    def __init__(
        self, guest: Guest, table: str, seat: int, chance: random.Random, breaks: float = 0.1
    ) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.told: list[Any] = []
        self.now: Any = {"phase": "gathering"}
        self.connections = 0
        self.commitment = ""
        """The commitment to the dice, as it was first published."""
        self.hashes: list[str | None] = []
        """Of everybody's parts, as they were fixed at the start."""
        self._chance = chance
        self._breaks = breaks
        self._surprised = False
        """A move was refused. Before anything else there has to be news that explains it."""
        self._moved_at = 0
        """The version after the last move; what was sent before it is out of date."""

    async def play(self) -> None:
        while self.now["phase"] != "over":
            since = len(self.told)
            async with self.guest.live(self.table, self.seat, since) as socket:
                self.connections += 1
                while self.now["phase"] != "over":
                    self._hear(await heard(socket))
                    if len(self.told) >= self._moved_at and not self._surprised:
                        await self._act()
                    if self._chance.random() < self._breaks:
                        socket.transport.abort()
                        break

    def _hear(self, update: Any) -> None:
        assert update["since"] == len(self.told), "a gap, or something twice"
        self.told += update["told"]
        undone = [one["seat"] for one in update["told"] if one["what"] == "undo"]
        self._surprised = self._surprised and set(undone) <= {self.seat}
        assert update["version"] == len(self.told)
        self.now = update["now"]
        assert self.now["seat"] == self.seat
        commitment = self.now["fair"]["commitment"]
        self.commitment = self.commitment or commitment
        assert commitment == self.commitment
        hashes = [part["hash"] for part in self.now["fair"]["parts"]]
        if self.now["phase"] != "gathering":
            self.hashes = self.hashes or hashes
            assert hashes == self.hashes, "fixed before anybody revealed"

    async def _act(self) -> None:
        if self.now["phase"] == "revealing":
            if (self.table, self.seat) in self.guest.parts:
                sent = await self.guest.reveal(self.table, self.seat)
                assert sent.status_code == 200, sent.text
            return
        moves = self.now["moves"]
        if not moves:
            return
        done = None
        if self.now["undo"] and self._chance.random() < 0.1:
            done = await self.guest.undo(self.table, self.seat)
            if done.status_code == 409:  # others have gone on from it
                done = None
        if done is None:
            done = await self.guest.move(self.table, self.seat, self._chance.choice(moves))
        if done.status_code == 409 and done.json()["code"] == "refused":
            self._surprised = True
            return
        assert done.status_code == 200, done.text
        self._moved_at = done.json()["version"]


async def play_out(people: Sequence[Person]) -> None:
    """All of them at once, each as fast as it can."""
    async with asyncio.timeout(PATIENCE * 2), asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play())


def by_seat(entries: Sequence[tuple[int, str]]) -> dict[int, list[str]]:
    """What each seat and chance did.

    Sorted, since hidden moves are delivered later than they were made.
    """
    found: dict[int, list[str]] = {}
    for seat, text in entries:
        found.setdefault(seat, []).append(text)
    return {seat: sorted(made) for seat, made in found.items()}


def standing(told: Sequence[Any]) -> dict[int, list[str]]:
    """The same from the items of a feed: without what was taken back."""
    entries: list[tuple[int, str]] = []
    for one in told:
        if one["what"] == "throw":
            entries.append((CHANCE, one["text"]))
        elif one["what"] == "move":
            entries.append((one["seat"], one["text"]))
        elif one["what"] == "undo":
            entries.remove((one["seat"], one["text"]))
    return by_seat(entries)
