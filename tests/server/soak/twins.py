"""Two copies of one table, alike in all but what one seat does in secret.

The twin is written into the server's book under another id, with the same past, the same people and
the same dice. Everybody does the same in both plays; only one person, the secretive one, may
differ, in moves that the rules hush. As long as the rules show a viewer the same of both, it has to
be sent the same, byte for byte: messages, answers, refusals and hints, their number and order.
"""

import asyncio
import random
import re
from collections.abc import Coroutine, Sequence
from typing import Any

from tests.server.soak.direct import Direct
from tests.server.soak.mirror import Mirror
from tests.server.soak.sitting import Sitting, Step, seat_of

OFTEN_VIEWS = 0.25
"""How often boards are compared with the rules; always while the games differ."""

Ask = tuple[str, str, object]
"""Method, what, and body."""

LOOK: Ask = ("GET", "", None)


class Tally:
    """What was looked at, over all plays."""

    def __init__(self) -> None:
        self.plays = 0
        self.steps = 0
        self.messages = 0
        self.compared = 0
        """Messages and answers that were compared with those of the twin."""
        self.in_doubt = 0
        """Those of them sent while something hidden was different."""
        self.differences = 0
        self.revealed = 0
        self.hints = 0


AWAY = re.compile(r'"since":\[[^\]]*\]')
TIME = re.compile(r"\d+(\.\d+)?(e\d+)?")


class Twins:
    """A table and its twin, while it has one."""

    def __init__(self, one: Sitting, secretive: str, chance: random.Random, tally: Tally) -> None:
        self.one = one
        self.two: Sitting | None = None
        self.secretive = secretive
        self.hidden = seat_of(secretive)
        self.chance = chance
        self.tally = tally
        self.findings: list[str] = []
        self.direct = [Direct(one)]
        self.left: list[Sitting] = []
        """Twins of former times."""
        self._aware: set[str] = set()
        """Those who have learned of a difference, according to the rules."""
        self._touched: dict[tuple[int, str], str] = {}
        self._ids = 0

    def sittings(self) -> list[Sitting]:
        return [self.one] if self.two is None else [self.one, self.two]

    def mirrors(self) -> list[Mirror]:
        return [sitting.mirror for sitting in self.sittings()]

    def others(self) -> list[str]:
        """All but the secretive one."""
        return [name for name in self.one.visitors if name != self.secretive]

    def differ(self) -> bool:
        """Whether something is different in the two games just now."""
        first, *more = self.mirrors()
        return first.begun and any(first.play.moves != other.play.moves for other in more)

    def new_id(self) -> str:
        self._ids += 1
        return f"n{self._ids}"

    # -- pairing

    async def pair(self) -> None:
        """Make a twin, which everybody here visits too."""
        two = self.one.twin()
        self.two = two
        self.direct = [self.direct[0], Direct(two)]
        self._aware.clear()
        self._touched.clear()
        for name in self.one.ears:
            self.judge(self.direct[1], name, await two.come(name))

    async def part(self) -> None:
        """All know of the difference now: the twin has served its purpose."""
        assert self.two is not None
        await self.two.close()
        self.left.append(self.two)
        self.two = None

    # -- doing

    async def same(self, name: str, ask: Ask) -> None:
        """Somebody asks the same at both tables."""
        await self.each(name, [sitting.ask(name, *ask) for sitting in self.sittings()])

    async def forbidden(self, name: str, ask: Ask) -> None:
        """Somebody asks for what is another's, at both tables, and is refused."""
        steps = await self.each(name, [sitting.ask(name, *ask) for sitting in self.sittings()])
        for step in steps:
            if step.reply is not None and step.reply.status != 403:
                self._find(f"{name} asks {ask[1]} for another seat and is answered: {step.reply}")

    async def apart(self, asks: Sequence[Ask | None]) -> None:
        """The secretive one does this in one game and that in the other; None: only has a look."""
        sittings = self.sittings()
        assert len(sittings) == len(asks)
        await self.each(
            self.secretive,
            [
                sitting.ask(self.secretive, *(ask or LOOK))
                for sitting, ask in zip(sittings, asks, strict=True)
            ],
        )

    async def each(self, name: str, doings: list[Coroutine[Any, Any, Step]]) -> list[Step]:
        """One action of one person, at each table; the results are compared."""
        before = [mirror.known() for mirror in self.mirrors()]
        thoughts = [len(mirror.thoughts) for mirror in self.mirrors()]
        steps = list(await asyncio.gather(*doings))
        self.tally.steps += 1
        for direct, step in zip(self.direct, steps, strict=False):
            self.judge(direct, name, step)
        if self.two is not None:
            self._compare(name, steps, before[0])
            self._compare_thoughts(before, thoughts)
            if self.differ() and self._aware.issuperset(self.others()):
                self.tally.revealed += 1
                await self.part()
        return steps

    # -- looking

    def judge(self, direct: Direct, name: str, step: Step) -> None:
        """Look at what was sent by itself."""
        views = self.differ() or self.chance.random() < OFTEN_VIEWS
        for wrong in direct.check(name, step, views):
            self._find(wrong)
        self.tally.messages += (step.reply is not None) + sum(map(len, step.heard.values()))

    def _compare(self, name: str, steps: list[Step], before: dict[int, int]) -> None:
        """Look at what was sent beside what the twin was sent."""
        differ = self.differ()
        for other in self.others():
            if differ:
                self._notice(other, name, steps, before)
            if other in self._aware:
                continue
            told = [self._named_alike(step.heard.get(other, [])) for step in steps]
            self._count(len(told[0]), differ)
            if told[0] != told[1]:
                self._find(f"{other} is told this or that by what is hidden: {_gap(*told)}")
        replies = [step.reply for step in steps if step.reply is not None]
        if len(replies) == 2 and name != self.secretive and name not in self._aware:
            said = [self._normal(k, name, one.head + one.body) for k, one in enumerate(replies)]
            self._count(1, differ)
            if said[0] != said[1]:
                self._find(f"{name} is answered by what is hidden: {_gap(said[:1], said[1:])}")

    def _notice(self, viewer: str, name: str, steps: list[Step], before: dict[int, int]) -> None:
        """Does a viewer see the difference now? That may only be with its next news."""
        seat = self.one.visitors[viewer].viewer
        here, there = self.mirrors()
        if viewer in self._aware or (
            here.due[seat] == there.due[seat] and here.view(seat) == there.view(seat)
        ):
            return
        self._aware.add(viewer)
        if before[seat] == here.news(seat) and not here.over:
            answers = [str(step.reply) for step in steps]
            self._find(f"{viewer} sees what is hidden by what {name} could do: {answers}")

    def _compare_thoughts(self, before: list[dict[int, int]], done: list[int]) -> None:
        """Bots must not move by what is hidden from them."""
        mirrors = self.mirrors()
        if not before[0] or before[0] != before[1]:
            return
        for bot in mirrors[0].bots:
            moves = [
                [
                    text
                    for seat, news, text in mirror.thoughts[n:]
                    if (seat, news) == (bot, knew[bot])
                ]
                for mirror, n, knew in zip(mirrors, done, before, strict=True)
            ]
            if moves[0] != moves[1]:
                self._find(f"the bot on seat {bot} moves by what is hidden: {moves}")

    def _named_alike(self, messages: list[str]) -> list[str]:
        """Messages with the same id of the table in both plays.

        Of the time of day at which somebody left remains that they left.
        """
        assert self.two is not None
        named = [message.replace(self.two.table, self.one.table) for message in messages]
        return [AWAY.sub(lambda found: TIME.sub("a time", found[0]), message) for message in named]

    def _normal(self, k: int, name: str, data: bytes) -> str:
        """An answer without the time of day, and without the words of links.

        Of somebody's list of tables remains this one, and whether its time has changed.
        """
        text = re.sub(r"\r\n(date|content-length|x-request-id): [^\r]*", "", data.decode())
        text = re.sub(r"[\w-]{32}", "(a word)", text)
        if '"touched":' in text:
            listed = re.findall(r"\{[^{}]*\}", text.partition('"tables":')[2])
            text = next(one for one in listed if self.sittings()[k].table in one)
            changed = self._touched.get((k, name)) != text
            self._touched[k, name] = text
            text = re.sub(r'"(created|touched)":[0-9.]+', f'"changed":{changed}', text)
        return self._named_alike([text])[0]

    def _count(self, messages: int, differ: bool) -> None:
        self.tally.compared += messages
        self.tally.in_doubt += messages if differ else 0

    def _find(self, what: str) -> None:
        self.findings.append(f"step {self.one.steps}: {what}")


def _gap(one: list[str], two: list[str]) -> str:
    """Where two lists of messages part, for people to read."""
    for here, there in zip(one, two, strict=False):
        if here != there:
            k = next((k for k, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            return f"…{here[max(0, k - 60) : k + 80]!r} / …{there[max(0, k - 60) : k + 80]!r}"
    return f"{len(one)} messages / {len(two)}: {[m[:160] for m in one]} / {[m[:160] for m in two]}"
