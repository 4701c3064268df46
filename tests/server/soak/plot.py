"""How a table and its twin are played, so that secrets have a chance to get out.

Now and then the secretive one makes different hushed moves in the two games. The others go on and
look for it; then the moves are taken back, and the games are alike again. Or the difference stays
until the rules reveal it: then the twin is left there, and another one is made.
"""

from typing import Any

from paintpot.core.contract import CHANCE, State
from tests.server.soak.mirror import Mirror
from tests.server.soak.plans import Plan
from tests.server.soak.probes import Probes
from tests.server.soak.sitting import seat_name
from tests.server.soak.twins import Ask, Twins

MOST_UNDONE = 200
"""Moves that the secretive one takes back at most: the server allows a few more."""
OFTEN_LASTING = 0.15
"""How often a difference stays until it is revealed."""
TRIES = 5
"""To find two moves that look alike to all others."""


class Plot:
    """One game and its twin, from the start to the end."""

    def __init__(self, twins: Twins, plan: Plan, often: float) -> None:
        self.twins = twins
        self.probes = Probes(twins, plan.spare)
        self._parts = plan.parts
        self._often = often
        """How often, when somebody is to do something, a twin is made."""
        self.chance = twins.chance
        self._lasting = False
        self._silent = False
        """Whether only one of the two does something: that there is anything is a secret too."""
        self._strays = [0, 0]
        """Secret moves that the two games have apart."""
        self._undone = 0

    async def play(self, steps: int = 0) -> Any:
        """To the end, or for this many steps; the record if it came to an end."""
        twins, one = self.twins, self.twins.one
        for name in one.visitors:
            await twins.each(name, [one.come(name)])
        await twins.same(seat_name(0), ("POST", "start", None))
        for name, part in self._parts.items():
            body = {"seat": one.visitors[name].viewer, "bytes": part}
            await twins.same(name, ("POST", "reveal", body))
        record = None
        while not one.mirror.over:
            if steps and (twins.findings or one.steps > steps):
                break
            await self._turn()
        else:
            for name in one.visitors:
                step = await one.ask(name, "GET", "record")
                twins.judge(twins.direct[0], name, step)
                assert step.reply is not None
                record = step.reply.json()["record"]
        if twins.two is not None:
            await twins.part()
        await one.close()
        twins.tally.plays += 1
        return record

    async def _turn(self) -> None:
        if self.twins.two is None and self.chance.random() < self._often:
            self._strays = [0, 0]
            await self.twins.pair()
        if self.twins.differ():
            await self._turn_apart()
            return
        luck = self.chance.random()
        if luck < 0.7 and await self._stray():
            return
        if luck < 0.9:
            await self._act(self.chance.choice(self.twins.one.mirror.people_to_act()))
        else:
            await self.probes.make(self.chance.choice(list(self.twins.one.visitors)))

    async def _turn_apart(self) -> None:
        """Something hidden is different: others look for it, and it changes again."""
        twins = self.twins
        luck = self.chance.random()
        before = twins.mirrors()[1].play.moves[-1][0]
        if sum(self._strays) == 1 and luck < 0.2 and seat_name(before) in twins.others():
            await self.probes.take_back(seat_name(before), before)  # who was the last may: still?
            return
        if luck < 0.4:
            await self.probes.make(self.chance.choice(twins.others()))
            return
        acting = [seat for seat in twins.one.mirror.people_to_act() if seat != twins.hidden]
        if luck < 0.75 and acting and await self._act(self.chance.choice(acting)):
            return
        if luck < 0.85 and await self._stray():
            return
        if not self._lasting:
            await self._come_home()
        elif not await self._go_on() and not acting:
            await twins.part()

    async def _act(self, seat: int) -> bool:
        """A move, or now and then an undo; False if that would reveal too much yet."""
        mirror = self.twins.one.mirror
        apart = self.twins.differ()
        if self.chance.random() < (0.3 if apart else 0.1):
            await self.probes.take_back(seat_name(seat), seat)
            return True
        move = self.chance.choice(mirror.state.legal(seat))
        if apart and not self._lasting and _reveals(mirror, seat, move):
            return False
        await self.twins.same(seat_name(seat), self._move(seat, move))
        return True

    def _move(self, seat: int, move: int) -> Ask:
        text = self.twins.one.mirror.play.game.text(move)
        return ("POST", "move", {"seat": seat, "move": text, "id": self.twins.new_id()})

    # -- in secret

    async def _stray(self) -> bool:
        """The secretive one makes different hushed moves in the two games, if there are any."""
        twins = self.twins
        seat = twins.hidden
        if twins.two is None or self._undone >= MOST_UNDONE or seat in twins.one.mirror.bots:
            return False
        if not twins.differ():
            self._lasting = self.chance.random() < OFTEN_LASTING
            self._silent = self.chance.random() < 0.35
        for _ in range(TRIES):
            moves = [self._hushed_move(mirror, seat) for mirror in twins.mirrors()]
            if moves[0] is None or moves[0] == moves[1]:
                continue
            if self._silent:
                moves[1] = None
            if self._looks_alike(seat, moves):
                await self._stray_by(moves)
                return True
        return False

    async def _stray_by(self, moves: list[int | None]) -> None:
        twins = self.twins
        curious = self.chance.choice(twins.others()) if self.chance.random() < 0.1 else ""
        if curious:  # does somebody's list of tables show that something has happened?
            await twins.same(curious, ("GET", "/api/tables", None))
        await twins.apart(
            [None if move is None else self._move(twins.hidden, move) for move in moves]
        )
        if curious:
            await twins.same(curious, ("GET", "/api/tables", None))
        for k, move in enumerate(moves):
            self._strays[k] += move is not None
        twins.tally.differences += 1

    def _hushed_move(self, mirror: Mirror, seat: int) -> int | None:
        state = mirror.state
        moves = [move for move in state.legal(seat) if state.hushed(seat, move)]
        return self.chance.choice(moves) if moves else None

    def _looks_alike(self, seat: int, moves: list[int | None]) -> bool:
        """Whether nobody else sees the difference after these moves, and the games wait then."""
        after = []
        for mirror, move in zip(self.twins.mirrors(), moves, strict=True):
            if move is not None and not self._lasting and _reveals(mirror, seat, move):
                return False
            after.append(_after(mirror.state, seat, move))
        here, there = after
        if here.over or here.actors() == (CHANCE,) or here.actors() != there.actors():
            return False
        viewers: list[int | None] = [None, *[k for k in range(here.players()) if k != seat]]
        return all(here.view(viewer) == there.view(viewer) for viewer in viewers)

    async def _come_home(self) -> None:
        """Take back what is different."""
        twins, seat = self.twins, self.twins.hidden
        counts, self._strays = self._strays, [0, 0]
        if min(counts) and self.chance.random() < 0.3:
            whole = {"seat": seat, "id": twins.new_id(), "whole": True}
            await twins.apart([("POST", "undo", whole)] * 2)
        for k in range(max(counts)):
            if twins.differ():
                undo: Ask = ("POST", "undo", {"seat": seat, "id": twins.new_id()})
                await twins.apart([undo if k < count else None for count in counts])
        self._undone += max(counts)
        if twins.differ():  # it could not be taken back, so that it lasts
            self._lasting = True

    async def _go_on(self) -> bool:
        """The secretive one does something that all may see, the same in both plays."""
        twins, seat = self.twins, self.twins.hidden
        seen = [
            {move for move in state.legal(seat) if not state.hushed(seat, move)}
            for state in [mirror.state for mirror in twins.mirrors()]
        ]
        common = sorted(seen[0] & seen[1])
        if common:
            await twins.same(twins.secretive, self._move(seat, self.chance.choice(common)))
            return True
        return await self._stray()


def _after(state: State, seat: int, move: int | None) -> State:
    twin = state.clone()
    if move is not None:
        twin.play(seat, move)
    return twin


def _reveals(mirror: Mirror, seat: int, move: int) -> bool:
    """Whether anybody learns something by this move, or by what chance and bots do after it."""
    state = mirror.state
    after = _after(state, seat, move)
    if not any(k not in mirror.bots for k in after.actors() if k != CHANCE):
        return True
    return any(after.news(viewer) != state.news(viewer) for viewer in range(mirror.seats))
