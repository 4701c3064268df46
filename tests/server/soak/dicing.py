"""The dice protocol under attack: a cheating house, a cheating seat, a silent seat, lost lines.

    asyncio.run(dice(200, folder))

Guests who note what they are shown (`watchful.py`) must find every cheat of the house, and nothing
where there is none; seats that cheat, keep silent or lose their line must not change a throw, hold
up the others, or cost anybody else a part.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from paintpot.core.fair import commitment, new_secret
from tests.server.hosting import GENEROUS, Guest, Server, limits
from tests.server.soak.cheating import CHEATS
from tests.server.soak.watchful import Watchful, open_table, sit

AT_ONCE = 8
LIFTED = (*GENEROUS, "new_tables", "tables", "sockets")
HASTE = "1"
"""Seconds for reveals: long enough for those who are there, short for those who wait for the
silent."""
TOO_SOON = {"part-early", "part-unfit", "part-none", "part-late", "started", "not-your-seat"}
"""How a cheating seat may be refused."""


class CheatingServer(Server):
    program = ("-m", "tests.server.soak.cheating")


class Report:
    """What happened, for people to read."""

    def __init__(self) -> None:
        self.plays: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        """Cheats of the house that were found, by what it did."""
        self.refused = 0
        """What cheating seats tried in vain."""
        self.faults: list[str] = []

    def __str__(self) -> str:
        plays = ", ".join(f"{name}: {n}" for name, n in sorted(self.plays.items()))
        found = ", ".join(f"{name!r}: {n}" for name, n in sorted(self.found.items()))
        return (
            f"{self.plays.total()} plays ({plays}); the cheating house was found out each time"
            f" ({found}); {self.refused} tries of cheating seats refused; {len(self.faults)} faults"
        )


class Party:
    """A host and a friend at a new table, both with a part."""

    def __init__(self, host: Watchful, friend: Watchful) -> None:
        self.host = host
        self.friend = friend
        self.table = host.table

    async def start(self) -> None:
        await self.host.guest.start(self.table)

    async def finish(self) -> tuple[list[str], list[str]]:
        """Both play on; returns what each finds wrong."""
        one, other = await asyncio.gather(self.host.finish(), self.friend.finish())
        return one, other


async def gather(stack: AsyncExitStack, server: Server, name: str = "Ann") -> Party:
    ann = await stack.enter_async_context(Guest(server.url, name))
    ben = await stack.enter_async_context(Guest(server.url, "Ben"))
    host = await open_table(ann, 1)
    (link,) = await ann.invitations(host.table)
    return Party(host, await sit(ben, host.table, link))


# -- what may happen at a table


async def honest(party: Party, chance: random.Random, report: Report) -> None:
    """Nobody cheats, and nobody finds anything."""
    await party.start()
    await asyncio.gather(party.host.until("playing"), party.friend.until("playing"))
    _nothing(await party.finish(), report)
    if party.host.parts != [party.host.part, party.friend.part]:
        report.faults.append("an honest play lacks a part")


async def silent(party: Party, chance: random.Random, report: Report) -> None:
    """The friend never reveals: the game begins, and the record names that seat."""
    await party.start()
    now, _ = await asyncio.gather(
        party.host.until("playing"), party.friend.until("playing", reveals=False)
    )
    if now["fair"]["parts"][1].get("why") != "silent":
        report.faults.append(f"a silent seat is not named: {now['fair']['parts']}")
    if not any(one["what"] == "silent" and one["seat"] == 1 for one in party.host.told):
        report.faults.append("nobody is told of a silent seat")
    _nothing(await party.finish(), report)


async def cheating_seat(party: Party, chance: random.Random, report: Report) -> None:
    """The friend tries whatever might give a choice after others have revealed."""
    eve, table = party.friend.guest, party.table
    tries: list[tuple[str, dict[str, Any]]] = [
        ("reveal", {"seat": 1, "bytes": new_secret()}),
        ("reveal", {"seat": 1, "bytes": party.host.part}),
        ("reveal", {"seat": 0, "bytes": party.host.part}),
        ("commit", {"seat": 1, "hash": commitment(new_secret())}),
        ("commit", {"seat": 0, "hash": commitment(new_secret())}),
        ("words", {"seat": 1, "words": f"last word {chance.random()}"}),
        ("leave", {"seat": 1}),
    ]

    async def attempt() -> None:
        what, body = chance.choice(tries)
        answer = await eve.ask(f"/api/tables/{table}/{what}", body)
        if answer.status_code == 200 or answer.json()["code"] not in TOO_SOON:
            report.faults.append(f"a cheating seat was answered {answer.text} to {what}")
        report.refused += 1

    await party.start()
    # On a busy machine the time may be over before either has heard that it began.
    await party.friend.until("revealing", "playing")
    for _ in range(3):
        await attempt()
    await party.host.until("revealing", "playing")
    await party.host.reveal()
    for _ in range(6):
        await attempt()
    if chance.random() < 0.5:
        await party.friend.reveal()
    await asyncio.gather(party.host.until("playing"), party.friend.until("playing", reveals=False))
    for _ in range(3):
        await attempt()
    _nothing(await party.finish(), report)


async def lost_line(party: Party, chance: random.Random, report: Report) -> None:
    """The friend's lines break off during the reveal, once or more, and it comes back."""
    friend = party.friend
    async with friend.guest.live(party.table, 1) as socket:
        await party.start()
        while True:
            message = await socket.recv()
            if '"revealing"' in str(message):
                break
        socket.transport.abort()
    for _ in range(chance.randrange(3)):  # asked, and the line breaks before the answer
        asking = asyncio.ensure_future(friend.guest.reveal(party.table, 1))
        await asyncio.sleep(chance.uniform(0.0, 0.004))
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    await asyncio.gather(party.host.until("playing"), friend.until("playing"))
    if None in party.host.parts:
        report.faults.append("who came back in time is not in the dice")
    _nothing(await party.finish(), report)


def _nothing(found: tuple[list[str], list[str]], report: Report) -> None:
    report.faults += [f"found where nobody cheated: {fault}" for one in found for fault in one]


SCENES: dict[str, Callable[[Party, random.Random, Report], Awaitable[None]]] = {
    "honest": honest,
    "silent seat": silent,
    "cheating seat": cheating_seat,
    "lost line": lost_line,
}


async def cheated(party: Party, how: str, report: Report) -> None:
    """The house cheats; one of the guests has to find out, and the record is not to be trusted."""
    await party.start()
    await asyncio.gather(party.host.until("playing"), party.friend.until("playing"))
    found = await party.finish()
    report.plays["cheating house"] += 1
    if any(found):
        report.found[how] += 1
    else:
        report.faults.append(f"nobody has found out that the house {how!r}")


async def dice(plays: int, folder: Path, seed: int = 1) -> Report:
    """This many games, a fourth of each kind with an honest house, and some with each cheat."""
    chance = random.Random(seed)
    report = Report()
    more = [*limits(**dict.fromkeys(LIFTED, 1e6)), "--workers", "1"]
    # Present clients reveal within moments; on a busy machine it may take longer.
    with (
        await asyncio.to_thread(Server, folder / "patient", *more, "--reveal", "30") as patient,
        await asyncio.to_thread(Server, folder / "hasty", *more, "--reveal", HASTE) as hasty,
        await asyncio.to_thread(
            CheatingServer, folder / "cheating", *more, "--reveal", "5"
        ) as crooked,
    ):
        hastily = {"silent seat", "cheating seat"}
        work: list[tuple[str, random.Random]] = [
            (list(SCENES)[k % len(SCENES)], random.Random(chance.random())) for k in range(plays)
        ]
        work += [(CHEATS[k % len(CHEATS)], random.Random(k)) for k in range(max(6, plays // 4))]

        async def some() -> None:
            while work:
                name, luck = work.pop()
                async with AsyncExitStack() as stack:
                    if name in SCENES:
                        server = hasty if name in hastily else patient
                        await SCENES[name](await gather(stack, server), luck, report)
                        report.plays[name] += 1
                    else:
                        await cheated(await gather(stack, crooked, name), name, report)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(some())
        for server in (patient, hasty, crooked):
            if server.stop() or "Traceback" in server.logged():
                report.faults.append(f"a server's log: {server.logged()[-500:]}")
    return report
