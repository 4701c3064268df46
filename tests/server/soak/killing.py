"""A server is killed again and again while people play: nothing acknowledged may be lost.

    asyncio.run(kill(50, folder))

Parties of people and bots play one table after another on one address. The server there is killed
by SIGKILL after some acknowledgements, its database is compared with all that it had promised, and
another server takes up the same folder. People ask again for what was not answered, by the same id.
"""

import asyncio
import random
import socket
from pathlib import Path

from paintpot.core.registry import game, games
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.soak.book import copied
from tests.server.soak.ledger import Broken, Ledger
from tests.server.soak.people import Person

LONGEST_LIFE = 60
"""Acknowledgements before a server is killed, at most."""


class Report:
    """What happened, for people to read."""

    def __init__(self) -> None:
        self.kills = 0
        self.plays = 0
        self.throws = 0
        self.comebacks = 0
        self.ledger = Ledger()

    def __str__(self) -> str:
        ledger = self.ledger
        return (
            f"{self.kills} kills: {ledger.count} acknowledged moves and undos all there and in"
            f" order, none twice; {ledger.survived} written without an answer were asked for again"
            f" and played once; {self.comebacks} sockets opened without a gap; {self.plays} plays"
            f" finished, {self.throws} throws proven; {len(ledger.revealed)} parts of the dice"
            " acknowledged and kept"
        )


class Party:
    """People who play one table after another, with bots among them."""

    def __init__(self, number: int, people: list[Person], chance: random.Random) -> None:
        self.number = number
        self.people = people
        self.chance = chance
        self.plays = 0
        self.throws = 0

    async def meet(self, last: asyncio.Event) -> None:
        """Play one table after another until it is the last."""
        for person in self.people:
            await person.arrive()
        names = games()
        while True:
            await self._sit_down(names[(self.number + self.plays) % len(names)])
            await asyncio.gather(*[person.play(last) for person in self.people])
            self.throws += await self.people[-1].prove()
            self.plays += 1
            if last.is_set():
                return

    async def _sit_down(self, name: str) -> None:
        host, *others = self.people
        seats = [{"kind": "me", "hash": host.draw()}, *[{"kind": "open"} for _ in others]]
        if len(seats) < game(name).seats[-1]:
            seats.append({"kind": "bot", "level": self.chance.choice(["random", "easy"])})
        body = {"game": name, "name": host.name, "seats": seats}
        table = (await host.done("POST", "/api/tables", body))["table"]
        host.sit(table, 0)
        links = await host.done("GET", host.at("/links"))
        for person, link in zip(others, links["invitations"], strict=True):
            join = {"name": person.name, "link": link["link"], "hash": person.draw()}
            seat = (await person.done("POST", f"/api/tables/{table}/join", join))["seat"]
            person.sit(table, seat)
        words = {"seat": 0, "words": f"of party {self.number}"}
        reply = await host.insist("POST", host.at("/words"), words)
        reply = await host.insist("POST", host.at("/start"))
        if reply.status != 200 and reply.json()["code"] != "started":
            raise Broken(f"table {table} does not start: {reply}")


async def kill(kills: int, folder: Path, seed: int = 1, parties: int = 8) -> Report:
    """Kill a server this many times under the traffic of some parties; Broken names what was
    lost."""
    chance = random.Random(seed)
    report = Report()
    port = _free_port()
    more = [*limits(**dict.fromkeys(GENEROUS, 1e9), tables=1e6), "--port", str(port)]
    more += ["--workers", "1"]
    server = await asyncio.to_thread(Server, folder, *more)
    gathered = [_party(number, server.url, chance, report.ledger) for number in range(parties)]
    last = asyncio.Event()
    try:
        async with asyncio.TaskGroup() as tasks:
            for party in gathered:
                tasks.create_task(party.meet(last))
            for _ in range(kills):
                life = chance.randrange(LONGEST_LIFE)
                await report.ledger.grown(life)
                await asyncio.sleep(chance.uniform(0.0, 0.01))
                server.kill()
                with copied(folder) as book:
                    report.ledger.check(book)
                report.kills += 1
                server = await asyncio.to_thread(Server, folder, *more)
                await _compare_all(gathered)
            last.set()
        exit_code = server.stop()
        with copied(folder) as book:
            report.ledger.check(book)
    finally:
        server.__exit__(None, None, None)
    if exit_code or "Traceback" in server.logged() or "unexpected" in server.logged():
        raise Broken(f"the server's log: {server.logged()[-2000:]}")
    report.plays = sum(party.plays for party in gathered)
    report.throws = sum(party.throws for party in gathered)
    report.comebacks = sum(person.comebacks for party in gathered for person in party.people)
    return report


async def _compare_all(gathered: list[Party]) -> None:
    people = [person for party in gathered for person in party.people if person.now]
    await asyncio.gather(*[person.compare() for person in people])


def _party(number: int, url: str, chance: random.Random, ledger: Ledger) -> Party:
    people = [
        Person(url, f"P{number}{letter}", random.Random(chance.random()), ledger)
        for letter in "ABC"[: 2 + number % 2]
    ]
    return Party(number, people, chance)


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
