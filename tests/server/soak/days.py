"""Somebody who plays today's games, tries to learn tomorrow's, and looks for answers too early.

Everything that is sent is noted, to be searched for the secrets of days (`secrecy.py`). What is
refused has to be refused: a review before the end, practice before one's own attempt, a day that
has not begun, the solution of a puzzle before its turn is played.
"""

import random
from collections.abc import Sequence

from paintpot.core.days import days_after
from paintpot.core.registry import games
from tests.server.soak.plans import cookie_of
from tests.server.soak.wire import Line, Reply

OFTEN = 0.05
"""How often somebody looks around between two moves."""
HIDDEN = ("ways", "best", "gap", "error", "solution", "solutions")
"""What would give a puzzle away before its turn is played."""
LONGEST_TURN = 100
OK, NOT_FOUND, CONFLICT, BUSY = 200, 404, 409, 429


class DayPlayer:
    """A guest with today's games."""

    def __init__(self, line: Line, chance: random.Random) -> None:
        self.line = line
        self.chance = chance
        self.sent: list[bytes] = []
        """All that the server has answered."""
        self.findings: list[str] = []
        self.played = 0
        self._cookie = ""
        self._today = ""

    async def play(self, names: Sequence[str] = ()) -> None:
        """Today's games, all or these, from beginning to end, and a puzzle of each."""
        self._cookie = cookie_of(await self._ask("GET", "/api/me"))
        self._today = (await self._ask("GET", "/api/daily")).json()["today"]
        for name in names or games():
            await self._play_game(name)
            await self._solve(name)
        for path in ("/api/daily", "/api/daily/mine", "/api/my-record", "/api/puzzles"):
            await self._expect(OK, "GET", path)

    async def _play_game(self, game: str) -> None:
        begun = await self._expect(OK, "POST", f"/api/daily/{game}", {"name": "Day"})
        at = f"/api/tables/{begun.json()['table']}"
        await self._look_around(game, at)
        number = 0
        while (now := (await self._ask("GET", at)).json()["now"])["phase"] != "over":
            if self.chance.random() < OFTEN:
                await self._look_around(game, at)
            if now["moves"]:
                number += 1
                move = {"seat": 0, "move": self.chance.choice(now["moves"]), "id": f"m{number}"}
                await self._expect(OK, "POST", f"{at}/move", move)
        self.played += 1
        record = (await self._expect(OK, "GET", f"{at}/record")).json()["record"]
        if record["fair"]["secret"] is not None:
            self.findings.append(f"the record of today's {game} has the secret of the day")
        await self._expect(OK, "GET", f"/api/daily/{self._today}/{game}")
        # An address may wait for two reviews at a time.
        reviewed = await self._ask("POST", f"{at}/review", {"have": 0})
        if reviewed.status not in (OK, BUSY):
            self.findings.append(f"a review of {game} is answered {reviewed!r}")

    async def _look_around(self, game: str, at: str) -> None:
        """Ask for what there is not yet."""
        today, tomorrow = self._today, days_after(self._today, 1)
        name = {"name": "Day"}
        await self._expect(CONFLICT, "POST", f"{at}/review", {"have": 0})
        await self._expect(CONFLICT, "POST", f"{at}/hint", {"seat": 0})
        await self._expect(CONFLICT, "POST", f"/api/daily/{today}/{game}/practice", name)
        await self._expect(NOT_FOUND, "POST", f"/api/daily/{tomorrow}/{game}/practice", name)
        await self._expect(NOT_FOUND, "GET", f"/api/daily/{tomorrow}/{game}")
        await self._expect(CONFLICT, "GET", f"{at}/record")
        seen = await self._expect(OK, "GET", "/api/my-record")
        if at.rpartition("/")[2].encode() in seen.body:
            self.findings.append(f"the record has {game} before it is over")
        for path in ("/api/daily", f"/api/daily/{today}/{game}"):
            await self._expect(OK, "GET", path)

    async def _solve(self, game: str) -> None:
        """Any puzzle of a game, by random moves."""
        listed = (await self._expect(OK, "GET", f"/api/puzzles/{game}")).json()["puzzles"]
        if not listed:
            return
        puzzle = self.chance.choice(listed)["id"]
        moves: list[str] = []
        for _ in range(LONGEST_TURN):
            body = {"id": puzzle, "moves": moves}
            now = (await self._expect(OK, "POST", f"/api/puzzles/{game}", body)).json()
            if now["verdict"] is not None:
                break
            shown = [key for key in HIDDEN if key in now]
            if shown:
                self.findings.append(f"puzzle {puzzle} of {game} shows {shown} before it is solved")
            moves.append(self.chance.choice(now["moves"]))

    async def _expect(self, status: int, method: str, path: str, body: object = None) -> Reply:
        reply = await self._ask(method, path, body)
        if reply.status != status:
            self.findings.append(f"{method} {path} is answered {reply!r} instead of {status}")
        return reply

    async def _ask(self, method: str, path: str, body: object = None) -> Reply:
        reply = await self.line.ask(method, path, body, self._cookie)
        self.sent.append(reply.body)
        return reply
