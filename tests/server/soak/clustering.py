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

from msgspec import json

from tests.patience import PATIENCE
from tests.server.cluster import Cluster
from tests.server.soak.book import Book
from tests.server.soak.catching_up import STEPS, all_caught_up
from tests.server.soak.killing import Party
from tests.server.soak.ledger import Broken, Ledger
from tests.server.soak.mirror import Mirror
from tests.server.soak.people import Person, Sitting

LONGEST_PEACE = 40
"""Acknowledged moves between two faults, at most."""
CHECKED_EVERY = 10
"""Faults between two checks of the whole database."""
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
        """Moves, throws and undos that were compared with what the rules allow a viewer to know."""
        self.slowest = 0.0
        """Seconds from the last fault until the last client was up to date."""
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
    """By default, progress is not reported."""


async def cluster(
    faults: Faults,
    folder: Path,
    seed: int = 1,
    parties: int = 100,
    servers: int = 4,
    tell: Callable[[str], None] = tell_nobody,
) -> Report:
    """Play while everything fails, as often as `faults` says; Broken names what was lost. `tell` is
    called with a line now and then."""
    chance = random.Random(seed)
    report = Report(faults)
    limit = PATIENCE * (2 + sum(faults))  # or it hangs
    async with asyncio.timeout(limit), Cluster(folder, servers, chance) as running:
        people_of = [
            _party(number, running.url, chance, report.ledger) for number in range(parties)
        ]
        people = [person for party in people_of for person in party.people]
        last = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for party in people_of:
                tasks.create_task(party.meet(last))
            await _fail(faults, running, report, people, chance, tell)
            report.slowest = await all_caught_up(people, running.database, time.monotonic())
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
    for k, way in enumerate(due):
        if k and k % CHECKED_EVERY == 0:  # never after the last: everybody waits for it
            with running.book() as book:
                report.ledger.check(book)
                report.told += check_told(book, people)
            tell(
                f"{k} of {len(due)} faults after {time.monotonic() - began:.0f} s:"
                f" {report.ledger.count} acknowledged, all of them there"
            )
        await report.ledger.grown(chance.randrange(LONGEST_PEACE))
        await ways[way]()


def check_told(book: Book, people: Sequence[Person]) -> int:
    """Broken if somebody was sent what the rules hide, in an item or in a snapshot, at the present
    table or at one that they have left since the last check. Returns how much was sent."""
    sittings: dict[str, list[tuple[str, Sitting]]] = {}
    for person in people:
        own, person.sittings = person.sittings, []
        if person.table:
            own.append(person.sitting())
        for sitting in own:
            sittings.setdefault(sitting.table, []).append((person.name, sitting))
    return sum([_check_table(book, table, there) for table, there in sittings.items()])


def _check_table(book: Book, table: str, there: Sequence[tuple[str, Sitting]]) -> int:
    mirror = Mirror()
    told = [[key for one in sat.told if (key := _key(one)) is not None] for _, sat in there]
    allowed: list[list[Any]] = [[] for _ in there]
    for event in book.events(table):
        mirror.take(event)
        for k, (_, sat) in enumerate(there):
            # A snapshot is of a moment at which exactly this much had been delivered.
            if mirror.begun and len(mirror.due[sat.seat]) == len(told[k]):
                view = json.decode(json.encode(mirror.view(sat.seat)))
                if view not in allowed[k][-1:]:
                    allowed[k].append(view)
    for k, (name, sat) in enumerate(there):
        due = mirror.due[sat.seat]
        if told[k] != due[: len(told[k])]:
            at = next(n for n, one in enumerate(told[k]) if due[n : n + 1] != [one])
            raise Broken(
                f"{name} at {table} was told {told[k][at]} in place {at}, where the rules have"
                f" {due[at : at + 1]}"
            )
        shown = sat.now.get("view")
        if shown is not None and shown not in allowed[k]:
            raise Broken(f"{name} at {table} was shown what the rules do not show that seat")
    return sum([len(one) for one in told])


def _key(told: dict[str, Any]) -> tuple[Any, ...] | None:
    if told["what"] not in STEPS:
        return None
    return (told["what"], *([] if told["what"] == "throw" else [told["seat"]]), told["text"])


def _party(number: int, url: str, chance: random.Random, ledger: Ledger) -> Party:
    people = [
        Person(url, f"P{number}{letter}", random.Random(chance.random()), ledger)
        for letter in "ABC"[: 2 + number % 2]
    ]
    for person in people:
        person.again = ASK_AGAIN
    return Party(number, people, chance)
