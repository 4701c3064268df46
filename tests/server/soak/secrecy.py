"""Plays with everything sent to every client recorded: nothing hidden may be in any of it.

    asyncio.run(listen(1000, folder))

Tables are set up at one server. Its folder is copied, and two servers go on from there: `twins.py`
plays every table at both. What one viewer is sent is compared with the twin's, with the truth from
the events on disk (`direct.py`), and searched for words that are somebody else's (`tokens.py`).
"""

import asyncio
import random
import shutil
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.core.registry import game, games
from paintpot.table.keys import FILE as KEY_FILE
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.soak.book import Book
from tests.server.soak.mirror import WATCHER
from tests.server.soak.sitting import Sitting, Visitor
from tests.server.soak.tokens import Token, Vault
from tests.server.soak.twins import Tally, Twins, seat_name
from tests.server.soak.wire import Line, Reply

ADDRESS = "http://paintpot.example"
"""The public address of both servers, so that their links read alike."""
AT_ONCE = 12
"""Plays that go on side by side."""
WITHOUT_SECRETS = ("ink",)
"""Games in which all is open: they need no twin."""


class Plan:
    """A table that was set up, and who will play there."""

    def __init__(self, table: str, game: str, visitors: list[Visitor], spare: Visitor) -> None:
        self.table = table
        self.game = game
        self.visitors = visitors
        self.spare = spare
        self.sent: list[tuple[str, bytes]] = []
        """What was sent to guests before the start."""


class Report:
    """What was found, for people to read."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.findings: dict[str, list[str]] = {}
        """By the name of the table's host."""
        self.hosts: list[str] = []
        self.throws = 0
        self.bytes = 0

    @property
    def clean(self) -> bool:
        return not any(self.findings.values())

    def __str__(self) -> str:
        tally = self.tally
        wrong = sum(map(len, self.findings.values()))
        return (
            f"{tally.plays} plays, {tally.steps} steps, {tally.messages} messages and answers"
            f" ({self.bytes / 1e6:.0f} MB): {wrong} leaks; {tally.compared} compared with a twin's,"
            f" {tally.in_doubt} of them during one of {tally.differences} hidden differences;"
            f" {tally.hints} hints; {tally.revealed} differences shown in the end;"
            f" {self.throws} throws proven"
        )


async def listen(
    plays: int, folder: Path, seed: int = 1, kind: type[Server] = Server, only: str = ""
) -> Report:
    """Play so many tables at two servers and look at everything they send."""
    chance = random.Random(seed)
    report = Report()
    one, two = folder / "one", folder / "two"
    common = [*limits(**dict.fromkeys(GENEROUS, 1e6), new_tables=1e6, tables=1e6, said=1e6)]
    common += ["--workers", "1", "--public-url", ADDRESS, "--log", "debug"]
    with await asyncio.to_thread(kind, one, *common) as server:
        plans = await _set_up(server.url, plays, chance, only)
        assert await asyncio.to_thread(server.stop) == 0
    shutil.copytree(one, two, ignore=shutil.ignore_patterns("lock"))
    vault = Vault((one / KEY_FILE).read_bytes())
    with ExitStack() as stack:
        starting = [asyncio.to_thread(kind, place, *common) for place in (one, two)]
        servers = [stack.enter_context(server) for server in await asyncio.gather(*starting)]
        books = [stack.enter_context(closing(Book(place))) for place in (one, two)]
        for plan in plans:
            _keep_safe(vault, plan, books[0])
        waiting = [(plan, random.Random(chance.random())) for plan in reversed(plans)]

        async def some() -> None:
            while waiting:
                plan, luck = waiting.pop()
                await _play(plan, servers, books, vault, luck, report)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(some())
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
            log = server.log.read_bytes()
            found = vault.found(log)
            if found or b"Traceback" in log or b"unexpected" in log:
                report.findings["the log"] = [*found, log[-1000:].decode()]
    return report


# -- setting up


async def _set_up(url: str, plays: int, chance: random.Random, only: str) -> list[Plan]:
    line = Line(url)
    names = [name for name in games() if name.startswith(only)]
    # All is open in some games: they are longer than most, and one in four would be many.
    names = [name for name in names if name not in WITHOUT_SECRETS] * 4 + list(WITHOUT_SECRETS)
    return [
        await _set_up_one(line, names[k % len(names)], k, random.Random(chance.random()))
        for k in range(plays)
    ]


async def _set_up_one(line: Line, name: str, number: int, chance: random.Random) -> Plan:
    rules = game(name)
    seats = chance.choice([k for k in rules.seats if 2 <= k <= 4])
    people = max(chance.randint(1, seats), chance.randint(1, seats))
    sent: list[tuple[str, bytes]] = []

    async def ask(who: Visitor, method: str, path: str, body: object = None) -> Any:
        reply = await line.ask(method, path, body, who.cookie)
        assert reply.status == 200, f"{path}: {reply}"
        sent.append((who.guest, reply.head + reply.body))
        return reply.json()

    async def guest(name: str, viewer: int) -> Visitor:
        reply = await line.ask("GET", "/api/me")
        who = Visitor(name, reply.json()["guest"], cookie_of(reply), viewer)
        sent.append((who.guest, reply.head + reply.body))
        return who

    host = await guest(seat_name(0), 0)
    levels = [chance.choice(["random", "random", "easy"]) for _ in range(people, seats)]
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    wanted += [{"kind": "bot", "level": level} for level in levels]
    options = {
        key: chance.choice(option.choices)
        for key, option in rules.options.items()
        if not option.open and chance.random() < 0.2
    }
    if options.get("first") not in (None, "random", *map(str, range(1, seats + 1))):
        del options["first"]
    wish = {"game": name, "name": f"Host {number}", "seats": wanted, "options": options}
    table = (await ask(host, "POST", "/api/tables", wish))["table"]
    at = f"/api/tables/{table}"
    links = await ask(host, "GET", f"{at}/links")
    visitors = [host]
    for k, link in enumerate(links["invitations"], 1):
        person = await guest(seat_name(k), k)
        await ask(person, "POST", f"{at}/join", {"name": f"Guest {k}", "link": link["link"]})
        await ask(person, "POST", f"{at}/words", {"seat": k, "words": f"words {number}"})
        visitors.append(person)
    watcher = await guest("watcher", WATCHER)
    await ask(watcher, "POST", f"{at}/watch", {"link": links["watch"]})
    visitors.append(watcher)
    plan = Plan(table, name, visitors, await guest("spare", WATCHER))
    plan.sent = sent
    return plan


def cookie_of(reply: Reply) -> str:
    return (reply.header("set-cookie") or "").partition(";")[0]


def _keep_safe(vault: Vault, plan: Plan, book: Book) -> None:
    """Note all words of a table that are not for everybody."""
    table = plan.table
    guests = [*plan.visitors, plan.spare]
    seated = {who.guest for who in guests if who.viewer != WATCHER} | {plan.spare.guest}
    for who in guests:
        vault.add(Token(f"the id of {who.name}", who.guest, table, [who.guest]))
        vault.add(Token(f"the cookie of {who.name}", who.cookie.rpartition(".")[2], table))
    vault.add(Token("the secret of the dice", book.events(table)[0]["secret"], table))
    for _, data in plan.sent:
        text = data.decode()
        _, found, rest = text.partition('"watch":"')
        if found:
            vault.add(Token("the watch link", rest.partition('"')[0], table, seated))
            for part in text.split('"link":"')[1:]:
                word = part.partition('"')[0].partition(".")[2]
                vault.add(Token("an invitation", word, table, [plan.visitors[0].guest]))


# -- playing


async def _play(
    plan: Plan,
    servers: list[Server],
    books: list[Book],
    vault: Vault,
    chance: random.Random,
    report: Report,
) -> None:
    host = f"{plan.game}, table {plan.table}"
    one, two = [
        Sitting(server.url, plan.table, list(plan.visitors), book)
        for server, book in zip(servers, books, strict=True)
    ]
    people = [who.name for who in plan.visitors if who.viewer != WATCHER]
    with_twin = plan.game not in WITHOUT_SECRETS
    secretive = chance.choice(people)
    twins = Twins(one, two if with_twin else None, secretive, plan.spare, chance, report.tally)
    await twins.play()
    report.findings[host] = twins.findings + _searched(plan, [one, two], vault, report)
    record = next(data for _, _, data in reversed(one.sent) if b'{"record":' in data)
    report.throws += check_throws(replay(_body(record)["record"]))


def _body(data: bytes) -> Any:
    import json

    return json.loads(data.partition(b"\r\n\r\n")[2])


def _searched(plan: Plan, sittings: list[Sitting], vault: Vault, report: Report) -> list[str]:
    """Words of somebody else in anything that was sent at a table."""
    wrong = []
    for guest, data in plan.sent:
        found = [one for one in vault.found(data, plan.table, guest) if "cookie" not in one]
        wrong += [f"before the start, {guest} was sent {one}" for one in found]
    for sitting in sittings:
        for word, owner in sitting.words.items():
            word = word.rpartition(".")[2]
            vault.add(Token("a link for another device", word, plan.table, [owner]))
    for sitting in sittings:
        for step, guest, data in sitting.sent:
            report.bytes += len(data)
            found = vault.found(data, plan.table, guest)
            if sitting.over_at and step >= sitting.over_at:
                found = [one for one in found if one != "the secret of the dice"]
            wrong += [f"step {step}: {guest} was sent {one}" for one in found]
    return wrong
