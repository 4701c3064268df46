"""One table of one server, with everybody who sits or stands there, and all that is sent to them.

One thing happens at a time, and after each we wait until the table is quiet: then everything that
was heard belongs to that one step, and the mirror shows what stood behind it.
"""

import asyncio
import secrets

import msgspec

from tests.server.hosting import Server
from tests.server.soak.book import Book, add_twin
from tests.server.soak.mirror import WATCHER, Mirror
from tests.server.soak.wire import Ear, Line, Reply


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def seat_of(name: str) -> int:
    return int(name.removeprefix("seat ")) - 1


class Visitor:
    """A guest of the table: its cookie, and from where it sees the table."""

    def __init__(self, name: str, guest: str, cookie: str, viewer: int) -> None:
        self.name = name
        self.guest = guest
        self.cookie = cookie
        self.viewer = viewer

    @property
    def seat(self) -> int | None:
        return None if self.viewer == WATCHER else self.viewer


class Step:
    """The result of one action: the answer, and what everybody received."""

    def __init__(self) -> None:
        self.reply: Reply | None = None
        self.heard: dict[str, list[str]] = {}


class Sitting:
    """A table at a server, from outside."""

    def __init__(self, server: Server, table: str, visitors: list[Visitor], book: Book) -> None:
        self.server = server
        self.table = table
        self.visitors = {visitor.name: visitor for visitor in visitors}
        self.mirror = Mirror()
        self.ears: dict[str, Ear] = {}
        self.steps = 0
        self.sent: list[tuple[int, str, bytes]] = []
        """Everything that anybody was sent: the step, to which guest, and what."""
        self.begun_at = 0
        """The step in which the game began."""
        self.over_at = 0
        """The step in which the game ended."""
        self.words: dict[str, str] = {}
        """Links for other devices, and the guests they were given to."""
        self._book = book
        self._line = Line(server.url)
        self._thinking: dict[str, bool] = {}
        """What each ear heard last about bots that think."""

    def twin(self) -> "Sitting":
        """The same table once more, with the same people."""
        twin = secrets.token_urlsafe(9)
        add_twin(self.server, self.table, twin)
        return Sitting(self.server, twin, list(self.visitors.values()), self._book)

    # -- doing

    async def ask(self, name: str, method: str, what: str, body: object = None) -> Step:
        """Somebody asks for something at this table, or elsewhere (a path)."""
        path = what if what.startswith("/") else f"/api/tables/{self.table}{what and '/'}{what}"
        if what.startswith("?"):
            path = f"/api/tables/{self.table}{what}"
        step = Step()
        step.reply = await self._line.ask(method, path, body, self.visitors[name].cookie)
        return await self._quiet(step, name)

    async def come(self, name: str, since: int = 0) -> Step:
        """Somebody opens a socket."""
        who = self.visitors[name]
        self.ears[name] = await Ear.at(self.server.url, self.table, who.cookie, who.seat, since)
        await self.ears[name].until(lambda ear: len(ear.heard) >= 2)  # an update, and who is here
        return await self._quiet(Step(), name)

    async def go(self, name: str) -> Step:
        """Somebody closes it; those who stay are notified."""
        ear = self.ears.pop(name)
        marks = {other: len(one.heard) for other, one in self.ears.items()}
        await ear.close()
        for other, mark in marks.items():
            await self._hears_more(other, mark)
        step = Step()
        step.heard[name] = ear.take()
        return await self._quiet(step, name)

    async def carry(self, name: str, other: Visitor) -> Step:
        """Somebody goes on at another device, which is another guest; the old one hears no more."""
        who = self.visitors[name]
        asked = await self.ask(name, "POST", "device", {"seat": who.viewer})
        assert asked.reply is not None
        link = asked.reply.json()["link"]
        self.words[link] = who.guest
        old = self.ears.pop(name)
        marks = {one: len(ear.heard) for one, ear in self.ears.items()}
        self.visitors[name] = other
        step = Step()
        path = f"/api/tables/{self.table}/carry"
        step.reply = await self._line.ask("POST", path, {"link": link}, other.cookie)
        await old.gone()
        for one, mark in marks.items():
            await self._hears_more(one, mark)
        before = f"{name}, before"
        self.visitors[before] = who
        step.heard[before] = old.take()
        await self._quiet(step, name)
        del self.visitors[before]
        return step

    async def _hears_more(self, name: str, than: int) -> None:
        ear = self.ears[name]
        if not ear.closed:
            await ear.until(lambda ear: len(ear.heard) > than)

    async def close(self) -> None:
        for ear in self.ears.values():
            await ear.close()
        self.ears.clear()
        self._line.drop()

    # -- waiting

    async def _quiet(self, step: Step, name: str) -> Step:
        """Wait until nothing happens any more, and collect what was heard."""
        heard = step.heard
        while True:
            more = self._follow()
            await self._listened()
            for other, ear in self.ears.items():
                for message in ear.take():
                    more += 1
                    heard.setdefault(other, []).append(message)
                    if message.startswith('{"is":"presence"'):
                        self._thinking[other] = bool(msgspec.json.decode(message)["thinking"])
            if not self.mirror.waits_for_bots() and not self._bots_think():
                break
            if not more:
                await self._something()
        self.steps += 1
        if self.mirror.begun and not self.begun_at:
            self.begun_at = self.steps
        if self.mirror.over and not self.over_at:
            self.over_at = self.steps
        if step.reply is not None:
            guest = self.visitors[name].guest
            self.sent.append((self.steps, guest, step.reply.head + step.reply.body))
        for other, messages in heard.items():
            guest = self.visitors[other].guest
            self.sent += [(self.steps, guest, message.encode()) for message in messages]
        return step

    async def _listened(self) -> None:
        """Returns when everything sent before has been received. Sockets are asked one by one: what
        was received on one of them says nothing about the others."""
        for ear in self.ears.values():
            await ear.ping()
        for ear in self.ears.values():
            await ear.caught_up()

    def _follow(self) -> int:
        events = self._book.events(self.table, self.mirror.read)
        for event in events:
            self.mirror.take(event)
        return len(events)

    def _bots_think(self) -> bool:
        return any(self._thinking.get(name) for name, ear in self.ears.items() if not ear.closed)

    async def _something(self) -> None:
        """Wait for any message to anybody; with nobody listening, for a moment."""
        ears = [ear for ear in self.ears.values() if not ear.closed]
        if ears:
            await ears[0].until(lambda ear: ear.taken < len(ear.heard))
        else:
            await asyncio.sleep(0.01)
