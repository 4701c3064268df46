"""People who keep playing whatever happens to the server: they retry until they are answered."""

import asyncio
import contextlib
import itertools
import json
import random
from functools import partial
from typing import Any, NamedTuple

from websockets.exceptions import InvalidHandshake

from paintpot.core.fair import commitment, new_secret
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from tests.server.soak.ledger import MOVE, UNDO, Broken, Ledger
from tests.server.soak.wire import Ear, Line, Lost, Reply

AGAIN = 0.02
"""Seconds until a server that is away is tried again."""
OFTEN_UNDO = 0.15
LOST = (OSError, EOFError, TimeoutError, InvalidHandshake)
"""All ways in which a connection to a dying server ends."""

_ids = itertools.count(1)


class Sitting(NamedTuple):
    """Everything that a person was sent at one table, and the last snapshot of it."""

    table: str
    seat: int
    told: list[dict[str, Any]]
    now: dict[str, Any]
    told_at: list[float]


class Person:
    """A guest with one seat at one table, on a socket that tells how things stand."""

    def __init__(self, url: str, name: str, chance: random.Random, ledger: Ledger) -> None:
        self.url = url
        self.name = name
        self.chance = chance
        self.ledger = ledger
        self.cookie = ""
        self.guest = ""
        self.table = ""
        self.seat = -1
        self.now: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        """Everything that was sent at this table, over all sockets."""
        self.told_at: list[float] = []
        """When each thing arrived, by the monotonic clock."""
        self.sittings: list[Sitting] = []
        """What was sent at tables before this one, until it has been checked."""
        self.part = ""
        """What this person adds to the dice of the table."""
        self.revealed = False
        """Whether the server has acknowledged it."""
        self.moves = 0
        self.undos = 0
        self.comebacks = 0
        self.again: tuple[int, ...] = ()
        """Answers after which the same is asked again: a gateway's, or of a server that cannot
        reach its database."""
        self._line = Line(url)
        self._ear: Ear | None = None

    async def arrive(self) -> None:
        """Become a guest."""
        reply = await self.insist("GET", "/api/me")
        self.cookie = (reply.header("set-cookie") or self.cookie).partition(";")[0]
        self.guest = reply.json()["guest"]

    async def insist(self, method: str, path: str, body: object = None) -> Reply:
        """Ask until there is an answer."""
        while True:
            with contextlib.suppress(*LOST):
                reply = await self._line.ask(method, path, body, self.cookie)
                if reply.status not in self.again:
                    return reply
            if isinstance(body, dict) and "id" in body:
                self.ledger.unanswered.append((self.table, self.seat, body["id"]))
            await asyncio.sleep(AGAIN)

    async def done(self, method: str, path: str, body: object = None) -> Any:
        reply = await self.insist(method, path, body)
        if reply.status != 200:
            raise Broken(f"{self.name} at {path}: {reply}")
        return reply.json()

    def at(self, what: str = "") -> str:
        return f"/api/tables/{self.table}{what}"

    def draw(self) -> str:
        """Draw a part for the dice of the next table; its hash."""
        self.part, self.revealed = new_secret(), False
        return commitment(self.part)

    def sit(self, table: str, seat: int) -> None:
        if self.told:
            self.sittings.append(self.sitting())
        self.table, self.seat = table, seat
        self.now, self.told, self.told_at = {}, [], []
        self.moves = self.undos = 0
        self.ledger.sat[table, seat] = self.guest

    def sitting(self) -> Sitting:
        """What was sent at the present table so far."""
        return Sitting(self.table, self.seat, list(self.told), self.now, list(self.told_at))

    def arrived(self, table: str) -> list[tuple[float, dict[str, Any]]]:
        """All that was told at a table, present or past, and when it arrived; also what has not
        been looked at, since an answer to something else is awaited."""
        if self.table != table:
            past = [sitting for sitting in self.sittings if sitting.table == table]
            return [pair for one in past for pair in zip(one.told_at, one.told, strict=True)]
        arrived = list(zip(self.told_at, self.told, strict=True))
        if self._ear is not None:
            ear, first = self._ear, self._ear.taken
            for at, message in zip(ear.heard_at[first:], ear.heard[first:], strict=True):
                update = json.loads(message)
                if update["is"] == "update":
                    arrived += [(at, told) for told in update["told"]]
        return arrived

    # -- a game

    async def play(self, last: asyncio.Event) -> None:
        """To the end, on as many sockets as that takes; a bot finishes it if this is the last."""
        while self.now.get("phase") != "over":
            try:
                ear = await Ear.at(self.url, self.table, self.cookie, self.seat, len(self.told))
            except LOST:
                await asyncio.sleep(AGAIN)
                continue
            self.comebacks += 1
            self._ear = ear
            try:
                await self._listen_and_move(ear, last)
            except Lost:
                await asyncio.sleep(AGAIN)
            finally:
                self._ear = None
                await ear.close()

    async def _listen_and_move(self, ear: Ear, last: asyncio.Event) -> None:
        await ear.until(lambda ear: len(ear.heard) > 0)  # what was known may be long past
        while True:
            self._hear(ear)
            if self.now.get("phase") == "over":
                return
            if self.now.get("phase") == "revealing":
                await self._reveal()
                await ear.until(lambda ear: ear.taken < len(ear.heard))
            elif last.is_set() and self._plays_itself():
                await self.insist("POST", self.at("/hand"), {"seat": self.seat, "level": "random"})
                await ear.until(partial(self._knows, len(self.told) + 1))
            elif self.now.get("moves"):
                version = await self._act()
                # What was acknowledged is delivered by a socket too, by this one or the next.
                await ear.until(partial(self._knows, version))
            else:
                await ear.until(lambda ear: ear.taken < len(ear.heard))

    def _plays_itself(self) -> bool:
        """Whether the game has begun and no bot stands in here."""
        begun = self.now.get("view") is not None
        return begun and not self.now["seats"][self.seat].get("level")

    async def _reveal(self) -> None:
        """Send the part until it is acknowledged, and once more: that is harmless."""
        while not self.revealed or self.chance.random() < OFTEN_UNDO:
            body = {"seat": self.seat, "bytes": self.part}
            await self.done("POST", self.at("/reveal"), body)
            self.revealed = True
            self.ledger.revealed[self.table, self.seat] = self.part

    def _knows(self, version: int, ear: Ear) -> bool:
        self._hear(ear)
        return len(self.told) >= version

    def _hear(self, ear: Ear) -> None:
        """Accept what was delivered; each message has to continue where the one before ended."""
        times = ear.heard_at[ear.taken :]
        for at, message in zip(times, ear.take(), strict=True):
            update = json.loads(message)
            if update["is"] != "update":
                continue
            if update["since"] != len(self.told):
                raise Broken(
                    f"{self.name} at {self.table}: told from {update['since']} on, after"
                    f" {len(self.told)} things were known"
                )
            self.told += update["told"]
            self.told_at += [at] * len(update["told"])
            if update["version"] != len(self.told):
                raise Broken(f"{self.name} at {self.table}: a version without what it tells")
            self.now = update["now"]

    async def _act(self) -> int:
        """A move or an undo, sent by the same id until it is acknowledged; the version it gave."""
        own = f"n{next(_ids)}"
        if self.now["undo"] and self.chance.random() < OFTEN_UNDO:
            reply = await self.insist("POST", self.at("/undo"), {"seat": self.seat, "id": own})
            if reply.status == 409:  # others have gone on from there
                return len(self.told)
            kind, text = UNDO, ""
            self.undos += 1
        else:
            kind, text = MOVE, self.chance.choice(self.now["moves"])
            known = len(self.told)
            body = {"seat": self.seat, "move": text, "id": own}
            reply = await self.insist("POST", self.at("/move"), body)
            if reply.status == 409 and await self._somebody_took_back(known):
                self.now["moves"] = []
                return known + 1
            self.moves += 1
        if reply.status != 200:
            raise Broken(f"{self.name} at {self.table}, {kind} {text!r}: {reply}")
        self.ledger.promise(self.table, self.seat, kind, own, text)
        self.now["moves"] = []
        return int(reply.json()["version"])

    async def _somebody_took_back(self, known: int) -> bool:
        """Whether it was not our turn after all: the only reason to refuse what was offered."""
        now = await self.done("GET", self.at(f"?seat={self.seat}&since={known}"))
        told = now["told"]
        return any(one["what"] == "undo" and one["seat"] != self.seat for one in told)

    # -- afterwards

    async def compare(self) -> None:
        """What the server repeats, from the beginning, is what it delivered before."""
        known = list(self.told)
        moves, undos = self.moves, self.undos
        now = await self.done("GET", self.at(f"?seat={self.seat}&since=0"))
        told = now["told"]
        if told[: len(known)] != known:
            raise Broken(f"{self.name} at {self.table}: another past than the one that was told")
        own = [one["what"] for one in told if one.get("seat") == self.seat]
        if own.count("move") < moves or own.count("undo") < undos:
            raise Broken(f"{self.name} at {self.table}: acknowledged moves are not told")

    async def prove(self) -> int:
        """Fetch the record and prove its throws; how many there were."""
        record = (await self.done("GET", self.at("/record")))["record"]
        if self.revealed and record["fair"]["parts"][self.seat]["bytes"] != self.part:
            raise Broken(f"{self.name} at {self.table}: an acknowledged part is not in the dice")
        return check_throws(replay(record))
