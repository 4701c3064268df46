"""Tables with two people each, and the moves they will make there.

Dice are secret until a game is over, so nobody can know beforehand which moves will be legal. But
the server's database is ours: with the secret read from it, a whole game is played
here before the clock runs, and then only moves are posted.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bench.server.stores import Store
from bench.server.wire import END, Connection, request
from paintpot import CHANCE, Play
from paintpot.core.fair import NONE, Fair, Part, commitment

SEATS = 2


@dataclass(frozen=True)
class Outcome:
    """What follows from a move, and is stored with it."""

    throws: list[str]
    """What chance did afterwards."""
    acting: int
    """Which seats are to act then, a bit for each."""


@dataclass(frozen=True)
class Hosted:
    """A table whose game is on, and a request for each of its future moves."""

    table: str
    cookies: tuple[str, ...]
    """Of each seat's guest."""
    moves: list[bytes]
    outcomes: list[Outcome]
    """Of each of these moves, in order."""


class Opener:
    """Opens tables at one server, through its public API."""

    def __init__(self, connection: Connection, host: str, store: Store, seed: str) -> None:
        self.connection = connection
        self.host = host
        self.store = store
        self.chance = random.Random(seed)

    async def open(self, game: str) -> Hosted:
        """A table of two new guests."""
        cookies = (await self._guest(), await self._guest())
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (
            await self._ask(cookies[0], "POST", "", {"game": game, "seats": seats, "name": "Ann"})
        )["table"]
        at = f"/{table}"
        links = await self._ask(cookies[0], "GET", f"{at}/links")
        link = links["invitations"][0]["link"]
        await self._ask(cookies[1], "POST", f"{at}/join", {"name": "Bob", "link": link})
        await self._ask(cookies[0], "POST", f"{at}/start")
        moves, outcomes = [], []
        for body, outcome in self._played(game, table):
            cookie = cookies[body["seat"]]
            moves.append(request(self.host, "POST", f"/api/tables{at}/move", cookie, _json(body)))
            outcomes.append(outcome)
        return Hosted(table, cookies, moves, outcomes)

    async def version(self, hosted: Hosted) -> int:
        """The current version of the first seat's feed."""
        return int(
            (await self._ask(hosted.cookies[0], "GET", f"/{hosted.table}?seat=0"))["version"]
        )

    async def _guest(self) -> str:
        answer = await self.connection.ask(request(self.host, "GET", "/api/me"))
        head = answer.partition(END)[0].decode()
        return head.partition("set-cookie: ")[2].partition(";")[0]

    async def _ask(self, cookie: str, method: str, at: str, body: Any = None) -> Any:
        body = None if body is None else _json(body)
        asked = request(self.host, method, f"/api/tables{at}", cookie, body)
        return json.loads((await self.connection.ask(asked)).partition(END)[2])

    def _played(self, game: str, table: str) -> Iterator[tuple[dict[str, Any], Outcome]]:
        """Random legal moves to the end, with the throws that the server will make too."""
        choose = self.chance.choice
        play = Play(game, SEATS)
        secret = self.store.secret(table)
        # These clients commit to no parts, so the dice follow from the secret and the table alone.
        parts = [Part(None, None, NONE)] * SEATS
        fair = Fair(commitment(secret), [""] * SEATS, table=table, parts=parts)
        play.dice = fair.dice(secret, game, play.game.rules)
        ids = itertools.count(1)
        list(_throws(play))
        while acting := play.state.actors():
            seat = choose(acting)
            play.play(seat, choose(play.state.legal(seat)))
            body = {"seat": seat, "move": play.moves[-1][1], "id": f"move-{next(ids)}"}
            throws = list(_throws(play))
            yield body, Outcome(throws, sum(1 << seat for seat in play.state.actors()))


def _throws(play: Play) -> Iterator[str]:
    while play.state.actors() == (CHANCE,):
        yield play.roll()


def _json(body: Any) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode()
