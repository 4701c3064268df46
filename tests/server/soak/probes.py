"""What the curious do at a table to learn more than they should, and what the careless do."""

from tests.server.soak.mirror import WATCHER
from tests.server.soak.sitting import Visitor
from tests.server.soak.twins import LOOK, Ask, Twins

OFTEN = {
    "come back": 3.0,
    "come back with nonsense": 1.0,
    "try what is forbidden": 2.0,
    "take back": 2.0,
    "have a hint": 0.4,
    "let a bot stand in": 0.6,
    "change the device": 0.2,
    "read the figures": 0.3,
    "look elsewhere": 0.5,
    "ask": 10.0,
}
"""How often each is done, beside the others."""
ELSEWHERE = ("/api/daily", "/api/daily/mine", "/api/puzzles", "/api/puzzles/inkdoms")
"""Where nothing of a table may show. The time of day does, so twins are not compared."""


class Probes:
    """Things to do at a table by which the game does not go on."""

    def __init__(self, twins: Twins, spare: Visitor) -> None:
        self.twins = twins
        self.chance = twins.chance
        self._spare: Visitor | None = spare

    async def make(self, name: str) -> None:
        """Somebody does one of them, if that can be now."""
        twins, mirror = self.twins, self.twins.one.mirror
        seat = twins.one.visitors[name].viewer
        seated, secretive = seat != WATCHER, name == twins.secretive
        what = self.chance.choices(list(OFTEN), list(OFTEN.values()))[0]
        if what == "come back":
            await self.come_back(name, self._known(name))
        elif what == "come back with nonsense":
            await self.come_back(name, self.chance.randrange(self._known(name) + 3))
        elif what == "try what is forbidden" and seated:
            await self._try_forbidden(name, seat)
        elif what == "take back" and seated and not secretive:
            await self.take_back(name, seat)
        elif what == "have a hint" and seat in mirror.people_to_act():
            twins.tally.hints += 1
            await twins.same(name, ("POST", "hint", {"seat": seat}))
        elif what == "let a bot stand in" and seated and not secretive:
            await self._let_stand_in(name, seat)
        elif what == "change the device" and seated and not secretive and self._spare:
            await self._change_device(name, self._spare)
        elif what == "read the figures":
            twins.judge(twins.direct[0], name, await twins.one.ask(name, "GET", "/metrics"))
        elif what == "look elsewhere":
            path = self.chance.choice(ELSEWHERE)
            twins.judge(twins.direct[0], name, await twins.one.ask(name, "GET", path))
        else:
            await self._ask(name, seat)

    async def _ask(self, name: str, viewer: int) -> None:
        """Request something that the person may or may not know."""
        twins, hidden = self.twins, self.twins.hidden
        game = twins.one.mirror.play.game
        move = game.text(self.chance.randrange(game.moves))
        seat = max(viewer, 0)
        asks: list[Ask] = [
            LOOK,
            ("GET", f"?since={self.chance.randrange(60)}", None),
            ("GET", "/api/tables", None),
            ("GET", "/api/me", None),
            ("GET", f"scene?of={hidden}", None),
            ("GET", "links", None),
            ("GET", "record", None),
            ("POST", "review", {"have": 0}),
            ("GET", "/api/my-record", None),
            ("POST", "why", {"seat": seat, "move": move}),
            ("POST", "words", {"seat": seat, "words": "too late"}),
            ("POST", "rematch", {"seat": seat}),
            ("POST", "leave", {"seat": seat}),
            ("POST", "hand", {"seat": hidden, "level": "no such bot"}),
        ]
        others: list[Ask] = [
            ("GET", f"?seat={hidden}", None),
            ("GET", f"scene?seat={hidden}&of={hidden}", None),
            ("POST", "why", {"seat": hidden, "move": move}),
            ("POST", "hint", {"seat": hidden}),
            ("POST", "undo", {"seat": hidden, "id": twins.new_id()}),
            ("POST", "device", {"seat": hidden}),
            ("POST", "take-over", {"seat": hidden}),
        ]
        if name != twins.secretive and self.chance.random() < 0.3:
            await twins.forbidden(name, self.chance.choice(others))
        else:
            await twins.same(name, self.chance.choice(asks))

    async def _try_forbidden(self, name: str, seat: int) -> None:
        mirror = self.twins.one.mirror
        move = self.chance.randrange(mirror.play.game.moves)
        if move not in mirror.state.legal(seat):
            text = mirror.play.game.text(move)
            body = {"seat": seat, "move": text, "id": self.twins.new_id()}
            await self.twins.same(name, ("POST", "move", body))

    async def take_back(self, name: str, seat: int) -> None:
        whole = self.chance.random() < 0.2
        body = {"seat": seat, "id": self.twins.new_id(), "whole": whole}
        await self.twins.same(name, ("POST", "undo", body))

    async def _let_stand_in(self, name: str, seat: int) -> None:
        """A bot plays for somebody, who returns at once. Others have to act, so that it waits."""
        if any(k != seat for k in self.twins.one.mirror.people_to_act()):
            await self.twins.same(name, ("POST", "hand", {"seat": seat, "level": "random"}))
            await self.twins.same(name, ("POST", "take-over", {"seat": seat}))

    async def _change_device(self, name: str, spare: Visitor) -> None:
        """The links have the time in them: so they are not compared, but all the rest is."""
        twins = self.twins
        self._spare = None
        new = Visitor(name, spare.guest, spare.cookie, twins.one.visitors[name].viewer)
        await twins.each(name, [sitting.carry(name, new) for sitting in twins.sittings()])
        await self.come_back(name, 0)

    async def come_back(self, name: str, since: int) -> None:
        """Somebody's socket is closed and opened again."""
        twins = self.twins
        if name in twins.one.ears:
            await twins.each(name, [sitting.go(name) for sitting in twins.sittings()])
        if name == twins.secretive:
            since = 0  # versions differ in the two games
        await twins.each(name, [sitting.come(name, since) for sitting in twins.sittings()])

    def _known(self, name: str) -> int:
        """How much somebody was sent."""
        reader = self.twins.direct[0].readers.get(name)
        return len(reader.told) if reader else 0
