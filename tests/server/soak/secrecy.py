"""Plays with everything sent to every client recorded: nothing hidden may be in any of it.

    asyncio.run(listen(some_wishes(1000, random.Random(1)), folder))

Tables are set up at one server. Its folder is copied, and two servers go on from there: `plot.py`
plays every table at both. What one viewer is sent is compared with the twin's (`twins.py`), with
the truth from the events on disk (`direct.py`), and searched for words that are somebody else's
(`tokens.py`).
"""

import asyncio
import random
import shutil
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.table.keys import FILE as KEY_FILE
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.soak.book import Book
from tests.server.soak.plans import WITHOUT_SECRETS, Plan, Wish, set_up
from tests.server.soak.plot import Plot
from tests.server.soak.sitting import Sitting
from tests.server.soak.tokens import Token, Vault
from tests.server.soak.twins import Tally, Twins
from tests.server.soak.wire import Line

ADDRESS = "http://paintpot.example"
"""The public address of both servers, so that their links read alike."""
AT_ONCE = 12
"""Plays that go on side by side."""
LOG = "the log"


class Report:
    """What was found, for people to read."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.findings: dict[str, list[str]] = {}
        """By the name of the table's host, and of the log."""
        self.throws = 0
        self.bytes = 0

    @property
    def leaks(self) -> list[str]:
        return [f"{where}: {what}" for where, found in self.findings.items() for what in found]

    def __str__(self) -> str:
        tally = self.tally
        return (
            f"{tally.plays} plays, {tally.steps} steps, {tally.messages} messages and answers"
            f" ({self.bytes / 1e6:.0f} MB): {len(self.leaks)} leaks; {tally.compared} compared with"
            f" a twin's, {tally.in_doubt} of them during one of {tally.differences} hidden"
            f" differences; {tally.hints} hints; {tally.revealed} differences shown in the end;"
            f" {self.throws} throws proven"
        )


async def listen(
    wishes: Sequence[Wish],
    folder: Path,
    seed: int = 1,
    kind: type[Server] = Server,
    steps: int = 0,
) -> Report:
    """Play these tables at two servers and look at everything they send.

    With `steps`, a play is broken off after so many, or after the first finding.
    """
    chance = random.Random(seed)
    report = Report()
    one, two = folder / "one", folder / "two"
    more = [*limits(**dict.fromkeys(GENEROUS, 1e6), new_tables=1e6, tables=1e6, said=1e6)]
    more += ["--workers", "1", "--public-url", ADDRESS, "--log", "debug"]
    with await asyncio.to_thread(kind, one, *more) as server:
        line = Line(server.url)
        plans = [await set_up(line, wish) for wish in wishes]
        assert await asyncio.to_thread(server.stop) == 0
    shutil.copytree(one, two, ignore=shutil.ignore_patterns("lock"))
    vault = Vault((one / KEY_FILE).read_bytes())
    with ExitStack() as stack:
        starting = [asyncio.to_thread(kind, place, *more) for place in (one, two)]
        servers = [stack.enter_context(server) for server in await asyncio.gather(*starting)]
        books = [stack.enter_context(closing(Book(place))) for place in (one, two)]
        for plan in plans:
            plan.lock_up(vault, books[0])
        waiting = [(plan, random.Random(chance.random())) for plan in reversed(plans)]

        async def play_some() -> None:
            while waiting:
                plan, luck = waiting.pop()
                sittings = [
                    Sitting(server.url, plan.table, plan.visitors, book)
                    for server, book in zip(servers, books, strict=True)
                ]
                found = await _play(plan, sittings, luck, report, steps)
                found += _searched(plan, sittings, vault, report)
                report.findings[plan.wish.host] = found

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(play_some())
        report.findings[LOG] = [
            wrong for server in servers for wrong in await _stopped(server, vault)
        ]
    return report


async def _play(
    plan: Plan, sittings: list[Sitting], chance: random.Random, report: Report, steps: int
) -> list[str]:
    """Play one table; what was found there."""
    one, two = sittings
    twin = None if plan.wish.game in WITHOUT_SECRETS else two
    secretive = chance.choice(plan.people)
    twins = Twins(one, twin, secretive, chance, report.tally)
    record = await Plot(twins, plan.spare).play(steps)
    if record is not None:
        report.throws += check_throws(replay(record))
    return twins.findings


def _searched(plan: Plan, sittings: list[Sitting], vault: Vault, report: Report) -> list[str]:
    """Words of somebody else in anything that was sent at a table."""
    wrong = []
    for guest, data in plan.sent:
        found = vault.found(data, plan.table, guest)
        wrong += [f"before the start, {guest} was sent {one}" for one in found]
    for sitting in sittings:
        for word, owner in sitting.words.items():
            token = Token("a link for another device", word.rpartition(".")[2], plan.table, [owner])
            vault.add(token)
    for sitting in sittings:
        for step, guest, data in sitting.sent:
            report.bytes += len(data)
            found = vault.found(data, plan.table, guest)
            if sitting.over_at and step >= sitting.over_at:
                found = [one for one in found if one != "the secret of the dice"]
            wrong += [f"step {step}: {guest} was sent {one}" for one in found]
    return wrong


async def _stopped(server: Server, vault: Vault) -> list[str]:
    """Stop a server; what its log should not say."""
    code = await asyncio.to_thread(server.stop)
    log = server.log.read_bytes()
    wrong = vault.found(log)
    if code or b"Traceback" in log or b"unexpected" in log:
        wrong.append(f"the server ended with {code}, and said: {log[-1000:].decode()}")
    return wrong
