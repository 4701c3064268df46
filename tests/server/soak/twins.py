"""Two copies of one table, alike in all but what one seat does in secret.

Both servers began as copies of one folder, so that ids, cookies, links and dice are the same. One
person, the secretive one, now and then moves differently in the two plays, in moves that the rules
hush. Everybody else does the same in both. As long as the rules show a viewer the same in both, it
has to be sent the same, byte for byte: messages, answers, refusals and hints, and their number and
order. Then the secretive one takes the moves back, and the plays are alike again; but for one last
time, when the difference stays until it is revealed, and the second play has served its purpose.
"""

import asyncio
import random
import re
from typing import Any

from paintpot.core.contract import CHANCE, State
from tests.server.soak.direct import Direct
from tests.server.soak.mirror import WATCHER, Mirror
from tests.server.soak.sitting import Sitting, Step, Visitor

MOST_UNDONE = 200
"""Moves that the secretive one takes back at most: the server allows a few more."""
OFTEN_VIEWS = 0.25
"""How often boards are compared with the rules; always while the plays differ."""

Ask = tuple[str, str, object]
"""Method, what, and body."""


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


class Twins:
    """One play and its twin, if it has one."""

    def __init__(
        self,
        one: Sitting,
        two: Sitting | None,
        secretive: str,
        spare: Visitor,
        chance: random.Random,
        tally: Tally,
    ) -> None:
        self.one = one
        self.two = two
        self.secretive = secretive
        self.spare: Visitor | None = spare
        self.chance = chance
        self.tally = tally
        self.findings: list[str] = []
        self._direct = [Direct(sitting) for sitting in (one, two) if sitting is not None]
        self._aware: set[str] = set()
        """Those who have learned of a difference, by the rules."""
        self._strays = [0, 0]
        """Secret moves that the two plays have apart."""
        self._undone = 0
        self._lasting_from = chance.randrange(20, 200)
        self._lasting = False
        self._ids = 0
        self._touched: dict[tuple[int, str], float] = {}

    # -- the play

    async def play(self) -> None:
        """From the start to the end."""
        people = [name for name in self.one.visitors if name != "watcher"]
        for name in [*people, "watcher"]:
            await self._all([self._come(sitting, name, 0) for sitting in self._sittings()], name)
        await self._same("seat 1", ("POST", "start", None))
        while not self.one.mirror.over:
            await self._turn()
        for name in self.one.visitors:
            await self._only_one(name, ("GET", "record", None))
        for sitting in self._sittings():
            await sitting.close()
        self.tally.plays += 1

    async def _turn(self) -> None:
        if self.two is not None and self._differ():
            await self._turn_apart(self.two)
            return
        luck = self.chance.random()
        if luck < 0.45 and self.two is not None and await self._stray(self.two):
            return
        if luck < 0.85:
            await self._act(self.chance.choice(self.one.mirror.people_to_act()))
        else:
            await self._probe(self.chance.choice(list(self.one.visitors)))

    async def _turn_apart(self, two: Sitting) -> None:
        """Something hidden is different: others look for it, and it changes again."""
        luck = self.chance.random()
        others = [name for name in self.one.visitors if name != self.secretive]
        if luck < 0.4:
            await self._probe(self.chance.choice(others))
            return
        if luck < 0.75:
            acting = [k for k in self.one.mirror.people_to_act() if seat_name(k) != self.secretive]
            if acting and await self._act(self.chance.choice(acting)):
                return
        if luck < 0.85 and await self._stray(two):
            return
        if self._lasting:
            if not await self._go_on(two) and not acting_people(self.one, self.secretive):
                await self._drop()
        else:
            await self._come_home(two)

    # -- the same in both

    async def _act(self, seat: int) -> bool:
        """A move, or now and then an undo; False if that would reveal too much yet."""
        name = seat_name(seat)
        state = self.one.mirror.state
        if self.chance.random() < 0.1:
            await self._same(name, ("POST", "undo", {"seat": seat, "id": self._id()}))
            return True
        move = self.chance.choice(state.legal(seat))
        if self.two is not None and self._differ() and not self._lasting:
            if _reveals(self.one.mirror, seat, move):
                return False
        text = self.one.mirror.play.game.text(move)
        await self._same(name, ("POST", "move", {"seat": seat, "move": text, "id": self._id()}))
        return True

    async def _probe(self, name: str) -> None:
        """Ask for something that changes nothing, or ask for too much."""
        viewer = self.one.visitors[name].viewer
        hidden = seat_of(self.secretive)
        game = self.one.mirror.play.game
        move = game.text(self.chance.randrange(game.moves))
        mine = {"seat": max(viewer, 0)}
        probes: list[Ask] = [
            ("GET", "", None),
            ("GET", f"?since={self.chance.randrange(60)}", None),
            ("GET", f"?seat={hidden}", None),
            ("GET", "/api/tables", None),
            ("GET", "/api/me", None),
            ("GET", f"scene?of={hidden}", None),
            ("GET", "links", None),
            ("GET", "record", None),
            ("POST", "why", {**mine, "move": move}),
            ("POST", "why", {"seat": hidden, "move": move}),
            ("POST", "undo", {"seat": hidden, "id": self._id()}),
            ("POST", "words", {**mine, "words": "too late"}),
            ("POST", "rematch", mine),
            ("POST", "leave", mine),
            ("POST", "hand", {"seat": hidden, "level": "random"}),
        ]
        luck = self.chance.random()
        if luck < 0.15:
            await self._come_back(name)
        elif luck < 0.2:
            await self._come_back(name, lambda known: self.chance.randrange(known + 3))
        elif luck < 0.3 and viewer != WATCHER:
            await self._try_illegal(name, viewer)
        elif luck < 0.33 and viewer in self.one.mirror.people_to_act():
            self.tally.hints += 1
            await self._same(name, ("POST", "hint", mine))
        elif luck < 0.36 and viewer != WATCHER and name != self.secretive:
            await self._stand_in(name, viewer)
        elif luck < 0.37 and viewer != WATCHER and name != self.secretive and self.spare:
            await self._carry(name, self.spare)
        elif luck < 0.4:
            await self._only_one(name, ("GET", "/metrics", None))
        else:
            ask = self.chance.choice(probes)
            if name == self.secretive and ask[1] in ("undo", "hand"):
                ask = probes[0]
            await self._same(name, ask)

    async def _try_illegal(self, name: str, seat: int) -> None:
        state, game = self.one.mirror.state, self.one.mirror.play.game
        legal = set(state.legal(seat))
        move = self.chance.randrange(game.moves)
        if move not in legal:
            body = {"seat": seat, "move": game.text(move), "id": self._id()}
            await self._same(name, ("POST", "move", body))

    async def _stand_in(self, name: str, seat: int) -> None:
        """A bot plays for somebody, and they return at once; others must be left to act."""
        others = [k for k in self.one.mirror.people_to_act() if k != seat]
        if others:
            await self._same(name, ("POST", "hand", {"seat": seat, "level": "random"}))
            await self._same(name, ("POST", "take-over", {"seat": seat}))

    async def _carry(self, name: str, spare: Visitor) -> None:
        self.spare = None
        other = [Visitor(name, spare.guest, spare.cookie, self.one.visitors[name].viewer)]
        # The links differ by the time they were made: so the answers to `device` are not compared.
        await self._all([s.carry(name, other[0]) for s in self._sittings()], name)
        await self._come_back(name)

    async def _come_back(self, name: str, since: Any = None) -> None:
        """Somebody's socket is closed and opened again, with what was known or with nonsense."""
        if name in self.one.ears:
            await self._all([sitting.go(name) for sitting in self._sittings()], name)
        known = len(self._direct[0].readers[name].told) if name in self._direct[0].readers else 0
        begin = since(known) if since else known
        if name == self.secretive:
            begin = 0
        await self._all([self._come(s, name, begin) for s in self._sittings()], name)

    @staticmethod
    async def _come(sitting: Sitting, name: str, since: int) -> Step:
        return await sitting.come(name, since)

    # -- apart

    async def _stray(self, two: Sitting) -> bool:
        """The secretive one makes different hushed moves in the two plays, if there are any."""
        seat = seat_of(self.secretive)
        here, there = self.one.mirror, two.mirror
        if self._undone >= MOST_UNDONE or seat in here.bots:
            return False
        if not self._differ():
            self._lasting = self.one.steps > self._lasting_from
        for _ in range(5):
            moves = [_hushed_move(mirror, seat, self.chance) for mirror in (here, there)]
            if moves[0] is None or moves[0] == moves[1]:
                continue
            if self.chance.random() < 0.3:
                moves[1] = None  # whether anything was done at all is a secret too
            if self._looks_alike(seat, moves):
                await self._apart([self._move_of(seat, move) for move in moves])
                self._strays = [n + (m is not None) for n, m in zip(self._strays, moves, strict=True)]
                self.tally.differences += 1
                return True
        return False

    def _looks_alike(self, seat: int, moves: list[int | None]) -> bool:
        """Whether nobody else sees the difference after these moves, and the plays wait then."""
        assert self.two is not None
        after = []
        for mirror, move in zip((self.one.mirror, self.two.mirror), moves, strict=True):
            if move is not None and not self._lasting and _reveals(mirror, seat, move):
                return False
            after.append(_after(mirror.state, seat, move))
        here, there = after
        viewers: list[int | None] = [None, *[k for k in range(self.one.mirror.seats) if k != seat]]
        if here.actors() == (CHANCE,) or here.over or here.actors() != there.actors():
            return False
        return all(here.view(viewer) == there.view(viewer) for viewer in viewers)

    async def _come_home(self, two: Sitting) -> None:
        """Take back what is different."""
        seat = seat_of(self.secretive)
        counts, self._strays = self._strays, [0, 0]
        if min(counts) and self.chance.random() < 0.3:
            whole = {"seat": seat, "id": self._id(), "whole": True}
            await self._apart([("POST", "undo", whole)] * 2)
        for k in range(max(counts)):
            asks: list[Ask | None] = [
                ("POST", "undo", {"seat": seat, "id": self._id()}) if k < count else None
                for count in counts
            ]
            if self._differ():
                await self._apart(asks)
        self._undone += max(counts)
        assert not self._differ(), (
            f"{self.one.table}: the plays are not alike again: {self.one.mirror.play.moves[-8:]},"
            f" {two.mirror.play.moves[-8:]}"
        )

    async def _go_on(self, two: Sitting) -> bool:
        """The secretive one does something that all may see, the same in both plays."""
        seat = seat_of(self.secretive)
        open_moves = [
            {m for m in mirror.state.legal(seat) if not mirror.state.hushed(seat, m)}
            for mirror in (self.one.mirror, two.mirror)
        ]
        common = sorted(open_moves[0] & open_moves[1])
        if common:
            move = self.chance.choice(common)
            await self._same(self.secretive, self._move_of(seat, move) or ("GET", "", None))
            return True
        return await self._stray(two)

    def _move_of(self, seat: int, move: int | None) -> Ask | None:
        if move is None:
            return None
        text = self.one.mirror.play.game.text(move)
        return ("POST", "move", {"seat": seat, "move": text, "id": self._id()})

    def _differ(self) -> bool:
        one, two = self.one.mirror, self.two and self.two.mirror
        return two is not None and one.begun and one.play.moves != two.play.moves

    async def _drop(self) -> None:
        """The twin has served its purpose."""
        if self.two is not None:
            await self.two.close()
        self.two = None
        self.tally.revealed += 1

    # -- doing and comparing

    def _sittings(self) -> list[Sitting]:
        return [self.one] if self.two is None else [self.one, self.two]

    async def _same(self, name: str, ask: Ask) -> None:
        await self._all([sitting.ask(name, *ask) for sitting in self._sittings()], name)

    async def _only_one(self, name: str, ask: Ask) -> None:
        """For what cannot be compared."""
        self._judge(self._direct[0], name, await self.one.ask(name, *ask))

    async def _apart(self, asks: list[Ask | None]) -> None:
        """The secretive one does this in one play and that in the other; nothing: has a look."""
        two = self.two
        assert two is not None
        await self._all(
            [
                sitting.ask(self.secretive, *(ask or ("GET", "", None)))
                for sitting, ask in zip((self.one, two), asks, strict=True)
            ],
            self.secretive,
        )

    async def _all(self, doings: list[Any], name: str) -> None:
        before = [self._bots_know(mirror) for mirror in self._mirrors()]
        thoughts = [len(mirror.thoughts) for mirror in self._mirrors()]
        steps: list[Step] = list(await asyncio.gather(*doings))
        self.tally.steps += 1
        for direct, step in zip(self._direct, steps, strict=False):
            self._judge(direct, name, step)
        if self.two is not None:
            self._compare(name, steps)
            self._compare_thoughts(before, thoughts)
            if self._differ() and self._aware.issuperset(self._others()):
                await self._drop()

    def _judge(self, direct: Direct, name: str, step: Step) -> None:
        views = self._differ() or self.chance.random() < OFTEN_VIEWS
        for wrong in direct.check(name, step, views):
            self._find(wrong)
        self.tally.messages += (step.reply is not None) + sum(map(len, step.heard.values()))

    def _compare(self, name: str, steps: list[Step]) -> None:
        assert self.two is not None
        here, there = self.one.mirror, self.two.mirror
        differ = self._differ()
        for other in self._others():
            viewer = self.one.visitors[other].viewer
            if differ and not _entitled_alike(here, there, viewer):
                self._aware.add(other)
            if other in self._aware:
                continue
            told = [step.heard.get(other, []) for step in steps]
            self._count(len(told[0]), differ)
            if told[0] != told[1]:
                self._find(f"{other} is told this or that by what is hidden: {_gap(*told)}")
        replies = [step.reply for step in steps]
        if name not in self._aware and name != self.secretive and replies[0] and replies[1]:
            self._count(1, differ)
            said = [self._normal(k, name, reply.head + reply.body) for k, reply in enumerate(replies) if reply]
            if said[0] != said[1]:
                self._find(f"{name} is answered by what is hidden: {_gap([said[0]], [said[1]])}")

    def _count(self, messages: int, differ: bool) -> None:
        self.tally.compared += messages
        self.tally.in_doubt += messages if differ else 0

    def _normal(self, k: int, name: str, data: bytes) -> str:
        """An answer without the time of day: of a table's time only whether it has changed."""
        text = re.sub(r"\r\ndate: [^\r]*", "", data.decode())
        times = re.search(r'"touched":([0-9.]+)', text)
        if times:
            touched = float(times[1])
            changed = self._touched.get((k, name)) != touched
            self._touched[k, name] = touched
            text = re.sub(r'"(created|touched)":[0-9.]+', f'"changed":{changed}', text)
            text = re.sub(r"\r\ncontent-length: [^\r]*", "", text)
        return text

    def _mirrors(self) -> list[Mirror]:
        return [sitting.mirror for sitting in self._sittings()]

    @staticmethod
    def _bots_know(mirror: Mirror) -> dict[int, int]:
        return {seat: mirror.news(seat) for seat in mirror.bots} if mirror.begun else {}

    def _compare_thoughts(self, before: list[dict[int, int]], done: list[int]) -> None:
        """Bots must not move by what is hidden from them."""
        mirrors = self._mirrors()
        if len(mirrors) < 2 or not before[0]:
            return
        for seat in before[0]:
            moves = [
                [text for who, news, text in mirror.thoughts[n:] if who == seat and news == knew[seat]]
                for mirror, n, knew in zip(mirrors, done, before, strict=True)
            ]
            if moves[0] != moves[1] and before[0] == before[1]:
                self._find(f"the bot on seat {seat} moves by what is hidden: {moves}")

    def _others(self) -> list[str]:
        return [name for name in self.one.visitors if name != self.secretive]

    def _find(self, what: str) -> None:
        self.findings.append(f"{self.one.mirror.play.game.name}, step {self.one.steps}: {what}")

    def _id(self) -> str:
        self._ids += 1
        return f"n{self._ids}"


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def seat_of(name: str) -> int:
    return int(name.removeprefix("seat ")) - 1


def acting_people(sitting: Sitting, but: str) -> list[int]:
    return [k for k in sitting.mirror.people_to_act() if seat_name(k) != but]


def _hushed_move(mirror: Mirror, seat: int, chance: random.Random) -> int | None:
    state = mirror.state
    moves = [move for move in state.legal(seat) if state.hushed(seat, move)]
    return chance.choice(moves) if moves else None


def _after(state: State, seat: int, move: int | None) -> State:
    twin = state.clone()
    if move is not None:
        twin.play(seat, move)
    return twin


def _reveals(mirror: Mirror, seat: int, move: int) -> bool:
    """Whether anybody learns something by this move, or by what chance and bots do after it."""
    after = _after(mirror.state, seat, move)
    if not any(k not in mirror.bots for k in after.actors() if k != CHANCE):
        return True
    seats = range(mirror.seats)
    return any(after.news(viewer) != mirror.state.news(viewer) for viewer in seats)


def _entitled_alike(here: Mirror, there: Mirror, viewer: int) -> bool:
    """Whether the rules let this viewer know the same of both plays."""
    return here.due[viewer] == there.due[viewer] and here.view(viewer) == there.view(viewer)


def _gap(one: list[str], two: list[str]) -> str:
    """Where two lists of messages part, for people to read."""
    for here, there in zip(one, two, strict=False):
        if here != there:
            k = next((k for k, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            return f"…{here[max(0, k - 60) : k + 80]!r} / …{there[max(0, k - 60) : k + 80]!r}"
    return f"{len(one)} messages / {len(two)}: {[m[:160] for m in one]} / {[m[:160] for m in two]}"
