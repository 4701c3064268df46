"""Several servers on one PostgreSQL and one Redis, all of which fail again and again.

    asyncio.run(cluster(Faults(100, 20, 20, 40), folder))

Parties of people and bots play behind a proxy that sends every request to another server. Servers
are killed, PostgreSQL is restarted in immediate mode, Redis is restarted and forgets everything,
and connections of all kinds are cut. Nothing that was acknowledged may be lost, doubled or out of
order, nobody may be told what the rules hide, and all hear the news soon after the last fault.
"""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.cluster import Cluster
from tests.server.soak.book import Book
from tests.server.soak.killing import Party
from tests.server.soak.ledger import Broken, Ledger
from tests.server.soak.mirror import Mirror
from tests.server.soak.people import Person

LONGEST_PEACE = 40
"""Acknowledged moves between two faults, at most."""
CATCH_UP = 10.0
"""Seconds after the last fault in which all have to hear what has happened."""
CHECKED_EVERY = 10
"""Faults between two looks at the whole database."""
ASK_AGAIN = (502, 503)


class Faults(NamedTuple):
    """How often each thing fails."""

    kills: int
    databases: int
    redises: int
    cuts: int


class Report:
    """What happened, for people to read."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.ledger = Ledger()
        self.plays = 0
        self.throws = 0
        self.comebacks = 0
        self.requests = 0
        self.cut = 0
        """Connections that were cut."""
        self.told = 0
        """Moves, throws and undos that were compared with what the rules allow to be told."""
        self.slowest = 0.0
        """Seconds until the last person had heard everything after the last fault."""
        self.figures: dict[str, float] = {}

    def __str__(self) -> str:
        kills, databases, redises, cuts = self.faults
        ledger = self.ledger
        return (
            f"{kills} kills of servers, {databases} restarts of PostgreSQL, {redises} of Redis,"
            f" {cuts} times connections cut ({self.cut} of them): {ledger.count} acknowledged moves"
            f" and undos all there and in order, none twice; {ledger.survived} written without an"
            f" answer were asked for again and played once; {self.comebacks} sockets opened without"
            f" a gap; {self.told} things told, all of them allowed; {self.plays} plays finished,"
            f" {self.throws} throws proven; {self.requests} requests; the last person had caught up"
            f" {self.slowest:.1f} s after the last fault; {self._figures()}"
        )

    def _figures(self) -> str:
        return ", ".join([f"{name} {value:g}" for name, value in self.figures.items()])


def tell_nobody(line: str) -> None:
    """For those who only want the report."""


async def cluster(
    faults: Faults,
    folder: Path,
    seed: int = 1,
    parties: int = 100,
    servers: int = 4,
    tell: Callable[[str], None] = tell_nobody,
) -> Report:
    """Play while everything fails so many times; Broken names what was lost. `tell` is called with
    a line now and then."""
    chance = random.Random(seed)
    report = Report(faults)
    async with Cluster(folder, servers, chance) as running:
        people_of = [
            _party(number, running.url, chance, report.ledger) for number in range(parties)
        ]
        people = [person for party in people_of for person in party.people]
        last = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for party in people_of:
                tasks.create_task(party.meet(last))
            await _fail(faults, running, report, people, chance, tell)
            report.slowest = await _all_caught_up(people)
            report.figures = await running.figures()
            tell(f"all have caught up {report.slowest:.1f} s after the last fault; bots play out")
            last.set()
        with running.book() as book:
            report.ledger.check(book)
            report.told += check_told(book, people)
        report.requests = running.proxy.requests
        report.cut = running.cuts
        wrong = await running.stop()
    if wrong:
        raise Broken(wrong)
    report.plays = sum(party.plays for party in people_of)
    report.throws = sum(party.throws for party in people_of)
    report.comebacks = sum(person.comebacks for person in people)
    return report


async def _fail(
    faults: Faults,
    running: Cluster,
    report: Report,
    people: Sequence[Person],
    chance: random.Random,
    tell: Callable[[str], None],
) -> None:
    ways = {
        "kill": running.kill_server,
        "database": running.restart_database,
        "redis": running.restart_redis,
        "cut": running.cut_connections,
    }
    due = [way for way, times in zip(ways, faults, strict=True) for _ in range(times)]
    chance.shuffle(due)
    began = time.monotonic()
    for k, way in enumerate(due, 1):
        await report.ledger.grown(chance.randrange(LONGEST_PEACE))
        await ways[way]()
        if k % CHECKED_EVERY == 0:
            with running.book() as book:
                report.ledger.check(book)
                report.told += check_told(book, people)
            tell(
                f"{k} of {len(due)} faults after {time.monotonic() - began:.0f} s:"
                f" {report.ledger.count} acknowledged, all of them there"
            )


def check_told(book: Book, people: Sequence[Person]) -> int:
    """Broken if somebody was told at their present table what the rules hide; how much it was."""
    mirrors: dict[str, Mirror] = {}
    count = 0
    for person in people:
        if not person.table:
            continue
        mirror = mirrors.get(person.table)
        if mirror is None:
            mirror = mirrors[person.table] = Mirror()
            for event in book.events(person.table):
                mirror.take(event)
        told = [key for one in person.told if (key := _key(one)) is not None]
        due = mirror.due[person.seat]
        if told != due[: len(told)]:
            at = next(k for k, one in enumerate(told) if due[k : k + 1] != [one])
            raise Broken(
                f"{person.name} at {person.table} was told {told[at]} in place {at}, where the"
                f" rules have {due[at : at + 1]}"
            )
        count += len(told)
    return count


def _key(told: dict[str, Any]) -> tuple[Any, ...] | None:
    if told["what"] not in ("move", "undo", "throw"):
        return None
    return (told["what"], *([] if told["what"] == "throw" else [told["seat"]]), told["text"])


async def _all_caught_up(people: Sequence[Person]) -> float:
    """Wait until all know what had happened by now; Broken if that takes too long."""
    began = time.monotonic()
    tables = [(person, person.table) for person in people if person.now]

    async def catch_up(person: Person, table: str) -> None:
        now = await person.done("GET", f"/api/tables/{table}?seat={person.seat}&since=0")
        while person.table == table and len(person.told) < now["version"]:
            if time.monotonic() - began > CATCH_UP:
                raise Broken(
                    f"{person.name} at {table} knows {len(person.told)} of {now['version']} things"
                    f" {CATCH_UP:.0f} s after the last fault"
                )
            await asyncio.sleep(0.01)

    await asyncio.gather(*[catch_up(person, table) for person, table in tables])
    return time.monotonic() - began


def _party(number: int, url: str, chance: random.Random, ledger: Ledger) -> Party:
    people = [
        Person(url, f"P{number}{letter}", random.Random(chance.random()), ledger)
        for letter in "ABC"[: 2 + number % 2]
    ]
    for person in people:
        person.again = ASK_AGAIN
    return Party(number, people, chance)
