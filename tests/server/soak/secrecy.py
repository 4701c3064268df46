"""Plays with everything sent to every client recorded: nothing hidden may be in any of it.

    asyncio.run(listen(random_scenarios(1000, random.Random(1)), folder))

Tables are played together with twins that differ in secrets only (`plot.py`). What a viewer is sent
is compared with what it is sent at the twin (`twins.py`) and with the truth from the events on disk
(`direct.py`), and searched for words that are somebody else's (`tokens.py`) and for the secrets of
days. When the tables are done, somebody plays today's games and looks around (`days.py`).
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.table.keys import FILE as KEY_FILE
from tests.server.hosting import GENEROUS, Server, limits
from tests.server.soak.book import Book, book_of
from tests.server.soak.days import DayPlayer
from tests.server.soak.plans import PART, WITHOUT_SECRETS, Plan, Scenario, set_up
from tests.server.soak.plot import Plot
from tests.server.soak.sitting import Sitting
from tests.server.soak.tokens import Token, Vault
from tests.server.soak.twins import Tally, Twins
from tests.server.soak.wire import Line

AT_ONCE = 12
"""Plays that go on side by side."""
LIFTED = (*GENEROUS, "new_tables", "tables", "said", "sockets", "all_sockets")
"""Limits that would be in the way."""
LOG = "the log"
DAYS = "the daily games"


class Report:
    """What was found, for people to read."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.findings: dict[str, list[str]] = {}
        """By the name of the table's host, and of the log and the daily games."""
        self.days = 0
        """Daily games that were played."""
        self.throws = 0
        self.bytes = 0
        self.hushed: set[str] = set()
        """Texts of moves that were made in secret."""

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
            f" {self.throws} throws proven; {self.days} daily games"
        )


async def listen(
    scenarios: Sequence[Scenario],
    folder: Path,
    seed: int = 1,
    kind: type[Server] = Server,
    steps: int = 0,
    often: float = 0.012,
    days: Sequence[str] | None = None,
    tell: Callable[[int], None] = lambda left: None,
) -> Report:
    """Play these tables and examine everything that is sent.

    With `steps`, a game is stopped after this many, or after the first finding. A twin is made with
    the frequency `often`, whenever somebody is to act and there is none. `days` are the daily
    games that are played in the end: all if empty, none if left out. `tell` is called with the
    number of games left.
    """
    chance = random.Random(seed)
    report = Report()
    more = [*limits(**dict.fromkeys(LIFTED, 1e9)), "--workers", "1", "--log", "debug"]
    with (
        await asyncio.to_thread(kind, folder, *more) as server,
        closing(book_of(server)) as book,
    ):
        vault = Vault((folder / KEY_FILE).read_bytes())
        await Line(server.url).ask("GET", "/api/daily")  # by then the days' secrets are drawn
        _lock_days(vault, book)
        waiting = [(scenario, random.Random(chance.random())) for scenario in reversed(scenarios)]

        async def play_some() -> None:
            line = Line(server.url)
            while waiting:
                scenario, luck = waiting.pop()
                tell(len(waiting))
                plan = await set_up(line, scenario)
                plan.lock_up(vault, book)
                sitting = Sitting(server, plan.table, plan.visitors, book)
                twins = Twins(sitting, luck.choice(plan.people), luck, report.tally)
                secrets = scenario.game not in WITHOUT_SECRETS
                record = await Plot(twins, plan, often if secrets else 0.0).play(steps)
                if record is not None:
                    report.throws += check_throws(replay(record))
                report.hushed |= sitting.mirror.hushed
                found = _searched(plan, [sitting, *twins.left], vault, report)
                report.findings[scenario.host] = twins.findings + found

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(play_some())
        if days is not None:
            player = DayPlayer(Line(server.url), chance)
            await player.play(days)
            report.days = player.played
            report.findings[DAYS] = player.findings + vault.strays(player.sent)
        report.findings[LOG] = await _stopped(server, vault, report)
    return report


def _lock_days(vault: Vault, book: Book) -> None:
    """The secrets of today and tomorrow: nobody may be sent one, wherever they are."""
    secrets = book.day_secrets()
    assert secrets
    for secret in secrets:
        vault.add(Token("the secret of a day", secret, "a day"))


def _searched(plan: Plan, sittings: list[Sitting], vault: Vault, report: Report) -> list[str]:
    """Words of somebody else in anything that was sent at a table."""
    table = plan.table
    for sitting in sittings:
        for word, owner in sitting.words.items():
            word = word.rpartition(".")[2]
            vault.add(Token("a link for another device", word, table, [owner]))
    wrong = []
    texts: set[bytes] = set()
    for guest, data in plan.sent:
        texts.update(data.split(b'"'))
        found = vault.found(data, table, guest)
        wrong += [f"before the start, {guest} was sent {one}" for one in found]
    for sitting in sittings:
        for step, guest, data in sitting.sent:
            report.bytes += len(data)
            texts.update(data.split(b'"'))
            found = vault.found(data, table, guest)
            if sitting.begun_at and step >= sitting.begun_at:
                found = [one for one in found if one != PART]
            if sitting.over_at and step >= sitting.over_at:
                found = [one for one in found if one != "the secret of the dice"]
            wrong += [f"step {step}: {guest} was sent {one}" for one in found]
    return wrong + vault.strays(texts, table)


async def _stopped(server: Server, vault: Vault, report: Report) -> list[str]:
    """Stop a server; what its log should not say."""
    code = await asyncio.to_thread(server.stop)
    log = server.log.read_bytes()
    wrong = vault.found(log, "", "") + vault.strays([log])
    wrong += [f"the move {text!r}" for text in report.hushed if text.encode() in log]
    if code or b"Traceback" in log or b"unexpected" in log:
        wrong.append(f"the server ended with {code}, and said: {log[-1000:].decode()}")
    return wrong
