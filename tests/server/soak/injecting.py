"""Exceptions at every step of a request: afterwards memory must never differ from the disk.

    asyncio.run(inject(4000, folder))

A whole server runs in this process, but for its socket: requests go into the application itself.
While a request is answered, every call of a function of ours, and every return from one, is a
place. At one of them, another one in each request, an exception is thrown that nobody expects. Then
the table in memory is compared with what loading it from disk gives, whoever was told that it was
done finds it done, and the game goes on; in the end every record has to verify.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from inspect import CO_COROUTINE, iscoroutine
from pathlib import Path
from types import FrameType
from typing import Any

import paintpot
from paintpot.core.errors import PaintpotError
from paintpot.core.fair import commitment, new_secret
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.core.registry import game, games
from paintpot.server.app import make_app
from paintpot.server.middleware import SecurityMiddleware
from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.table.bot_turns import BotRequest, BotTurn, think
from paintpot.table.bot_workers import NOBODY, BotWorkers, Requester
from paintpot.table.feeds import WATCHER
from paintpot.table.links import invitation
from paintpot.table.loading import load
from paintpot.table.room import is_running
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import Storage
from paintpot.table.supervisor import Supervisor
from paintpot.table.table import OVER, PLAYING, Table
from paintpot.table.table_service import TableService

KEY = b"k" * 32
OURS = str(Path(paintpot.__file__).parent)
PLENTY = 1e9
NO_LIMITS = Limits(
    requests=PLENTY,
    burst=PLENTY,
    address_requests=PLENTY,
    address_burst=PLENTY,
    tables=10**6,
    new_tables=PLENTY,
    new_tables_burst=PLENTY,
    stored=10**12,
    address_stored=10**12,
)
ENDLESS = 4000
"""Requests for one table: none takes that many."""


RULES = ("core/", "games/", "bots/")
SPARED = (
    *("__call__", "_wake", "_bots_done", "enter", "__aenter__", "__aexit__", "receive", "send"),
    *("_run", "_resolve"),
)
"""Callbacks of the event loop and the loop of a writer, which are nobody's request; and taking and
releasing a lock."""


class Boom(Exception):
    """An exception that no code handles."""


class Kept(PaintpotError):
    """A fault that looks like a refusal, though something may have changed already."""


class Bomb:
    """Goes off at a place where none went off in this round: a call or a return of a function."""

    def __init__(self, been: set[str], passes: int, error: type[Exception]) -> None:
        self.been = been
        self.passes = passes
        """How many such places are skipped before it is raised."""
        self.error = error
        self.past_rules = False
        """Whether the many places within the rules of a game are skipped."""
        self.where = ""
        """The place where it was raised."""

    def __enter__(self) -> "Bomb":
        sys.setprofile(self._look)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)

    def _look(self, frame: FrameType, what: str, arg: Any) -> None:
        if what not in ("call", "return") or self.where:
            return
        code = frame.f_code
        if not code.co_filename.startswith(OURS):
            return
        if code.co_name in SPARED:
            return
        if code.co_flags & CO_COROUTINE and (what == "return" or not _begins(frame)):
            return  # it waits, or goes on: nothing can be raised there but what it waits for
        if what == "return" and iscoroutine(arg):
            return  # what it has made would be awaited by nobody
        place = f"{code.co_filename.removeprefix(OURS + '/')}:{code.co_qualname} {what}"
        if place in self.been or (self.past_rules and place.startswith(RULES)):
            return
        if self.passes:
            self.passes -= 1
            return
        self.where = place
        self.been.add(place)
        raise self.error(place)


def _begins(frame: FrameType) -> bool:
    """Whether a coroutine begins, rather than going on after it has waited: its instruction RESUME
    says which."""
    return frame.f_code.co_code[frame.f_lasti + 1] & 3 == 0


class Inside(BotWorkers):
    """Bots that think in this process, at once."""

    async def ask(self, question: BotRequest, requester: Requester = NOBODY) -> BotTurn:
        return think(question)


class Ear:
    """A subscriber that comes back after it was disconnected."""

    def __init__(self, viewer: int, guest: str) -> None:
        self.viewer = viewer
        self.guest = guest
        self.version = 0
        self.last = b""
        self.item: list[Any] = []
        self.gone = False

    def send(self, message: bytes) -> None:
        update = json.loads(message)
        if update["is"] == "update":
            assert update["since"] == len(self.item), "a gap, or something twice"
            self.item += update["told"]

    def disconnect(self, code: int, reason: str) -> None:
        self.gone = True


class Report:
    """What happened, for people to read."""

    def __init__(self) -> None:
        self.requests = 0
        self.thrown: Counter[str] = Counter()
        """Places where an exception was thrown, and how often."""
        self.before_play: Counter[str] = Counter()
        """The same, before the first move."""
        self.done_anyway = 0
        """Requests that were answered as done though an exception was thrown."""
        self.tables = 0
        self.throws = 0

    def __str__(self) -> str:
        return (
            f"{self.thrown.total()} exceptions at {len(self.thrown)} places in {self.requests}"
            f" requests; {self.done_anyway} of those were done all the same; memory was as the disk"
            f" after each; {self.before_play.total()} more while people gathered and parts of the"
            f" dice were revealed; {self.tables} games finished, {self.throws} throws proven"
        )


def print_of(table: Table) -> Any:
    """All that is in memory of a table, as data that can be compared."""
    play = table.play
    return {
        "length": table.length,
        "chairs": [str(chair) for chair in table.chairs],
        "host": table.host,
        "words": table.words,
        "phase": table.phase,
        "parts": (table.parts.hashes, table.parts.bytes, table.parts._committed),
        "rematch": table.rematch,
        "proposed": sorted(table.proposed),
        "abandoned": table.abandoned,
        "watch_no": table.watch_no,
        "told": table.feeds.lists,
        "held": {
            viewer: [(held.item, held.news) for held in some]
            for viewer, some in table.feeds._held.items()
        },
        "made": {seat: [made.text for made in some] for seat, some in table.feeds._moves.items()},
        "ids": table._ids,
        "undone": table._undone,
        "state": play.state.dump() if play else None,
        "moves": play.moves if play else None,
        "fair": table.fair.data(table.game.rules),
        "settled": table.settled,
    }


class Client:
    """Asks the application itself, as a guest."""

    def __init__(self, app: SecurityMiddleware, services: Services, guest: str) -> None:
        self.app = app
        self.guest = guest
        self.cookie = services.guests.cookie_for(guest).partition(";")[0].encode()

    async def post(self, path: str, body: Any, bomb: Bomb | None = None) -> tuple[int, Any]:
        sent = json.dumps(body).encode()
        answer: dict[str, Any] = {"body": b""}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer["status"] = message["status"]
            else:
                answer["body"] += message["body"]

        scope = {
            "type": "http",
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "query_string": b"",
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "headers": [
                (b"host", b"127.0.0.1"),
                (b"content-type", b"application/json"),
                (b"cookie", self.cookie),
            ],
        }
        if bomb is None:
            await self.app(scope, receive, send)
        else:
            try:
                with bomb:
                    await self.app(scope, receive, send)
            except (Boom, Kept):
                return 500, {}  # so answers the web server around the application
        return answer["status"], json.loads(answer["body"])


class Sitting:
    """One table of two people and perhaps a bot, with somebody at every socket."""

    def __init__(
        self, services: Services, app: SecurityMiddleware, chance: random.Random, report: Report
    ) -> None:
        self.services = services
        self.tables = services.tables
        self.app = app
        self.chance = chance
        self.report = report
        self.people = [
            Client(app, services, f"guest-{k}-{chance.getrandbits(40)}") for k in range(2)
        ]
        self.parts = [new_secret() for _ in self.people]
        self.table = ""
        self.ears: list[Ear] = []
        self.ids = 0

    async def open(self, name: str, next_bomb: Callable[[], Bomb]) -> None:
        """A table up to its first move. Every step of it has its exception, and is tried again."""
        ann, ben = self.people
        hashes = [commitment(part) for part in self.parts]
        seats: list[Any] = [{"kind": "me", "hash": hashes[0]}, {"kind": "open"}]
        if self.chance.random() < 0.5:
            seats.append({"kind": "bot", "level": "random"})
        wish = {"game": name, "name": "Ann", "seats": seats, "options": {}}
        status, at = await ann.post("/api/tables", wish)
        assert status == 200, at
        self.table = at["table"]
        async with self.tables.room(self.table) as room:
            link = invitation(self.services.key, room.table, 1)
        await self._post(ben, "join", {"name": "Ben", "link": link})
        viewers = [(0, ann.guest), (1, ben.guest), (WATCHER, ann.guest)]
        self.ears = [Ear(viewer, guest) for viewer, guest in viewers]
        await self._listen()
        steps: list[tuple[Client, str, Any]] = [
            (ben, "words", {"seat": 1, "words": "ink"}),
            (ben, "commit", {"seat": 1, "hash": hashes[1]}),
            (ann, "start", None),
            (ben, "reveal", {"seat": 1, "bytes": self.parts[1]}),
            (ann, "reveal", {"seat": 0, "bytes": self.parts[0]}),
        ]
        for who, what, body in steps:
            await self._step(who, what, body, next_bomb())
        table = await load(self.tables.storage, self.table)
        assert table.phase == PLAYING, "the game began"
        told = [part.bytes for part in table.fair.parts or []]
        assert told[:2] == self.parts, "and all parts are in its dice"

    async def _step(self, who: Client, what: str, body: Any, bomb: Bomb) -> None:
        status, answer = await self._post(who, what, body, bomb)
        await self._compare(bomb.where)
        if bomb.where:
            self.report.before_play[bomb.where] += 1
        if status != 200:
            status, answer = await who.post(f"/api/tables/{self.table}/{what}", body)
            # Only starting again is refused: it was done, and the answer lost.
            assert status == 200 or (what == "start" and answer["code"] == "started"), answer
            await self._compare()
        await self._listen()

    async def _post(self, who: Client, what: str, body: Any, bomb: Bomb | None = None) -> Any:
        status, answer = await who.post(f"/api/tables/{self.table}/{what}", body, bomb)
        if bomb is None:
            assert status == 200, answer
        return status, answer

    async def _listen(self) -> None:
        """Subscribers that were disconnected, or whose room is gone, come back."""
        async with self.tables.room(self.table) as room:
            for ear in self.ears:
                if ear.gone or ear not in room.subscribers:
                    room.subscribers.discard(ear)
                    ear.gone = False
                    room.subscribe(ear, len(ear.item))

    async def go_on(self, bomb: Bomb | None) -> bool:
        """One request, with an exception at a place; False if the game is over."""
        async with self.tables.room(self.table) as room:
            table = room.table
            acting = [seat for seat in table.acting() if seat in (0, 1)]
            if table.phase == OVER:
                return False
            idle = not is_running(room.bots)
            if acting:
                seat = self.chance.choice(acting)
                legal = table.state.legal(seat)
                text = table.game.text(self.chance.choice(legal))
                length = table.length
        if not acting:
            if idle:
                await self.tables.maintenance.resume(self.table)
            await asyncio.sleep(0.001)
            return True
        self.ids += 1
        own = f"id-{self.ids}"
        what, body = self._request(seat, text, own)
        if bomb is None:
            await self.people[seat].post(f"/api/tables/{self.table}/{what}", body)
            return True
        status, answer = await self._post(self.people[seat], what, body, bomb)
        self.report.requests += 1
        await self._compare(bomb.where)
        if bomb.where:
            self.report.thrown[bomb.where] += 1
            if status == 200:
                self.report.done_anyway += 1
                assert len(await self.tables.storage.events(self.table)) > length, (
                    "acknowledged and lost"
                )
        if status != 200 and (bomb.where or what == "move"):
            # Like a client that does not know whether it was executed: the same once more.
            status, answer = await self.people[seat].post(f"/api/tables/{self.table}/{what}", body)
            assert status == 200 or what == "undo", answer
            await self._compare()
        await self._listen()
        return True

    def _request(self, seat: int, text: str, own: str) -> tuple[str, Any]:
        if self.chance.random() < 0.3:
            whole = self.chance.random() < 0.5
            return "undo", {"seat": seat, "id": own, "whole": whole}
        return "move", {"seat": seat, "move": text, "id": own}

    async def _compare(self, place: str = "") -> None:
        room = self.tables.rooms.get(self.table)
        if room is None:
            return
        async with room.lock:
            if self.tables.rooms.get(self.table) is room:
                kept = await load(self.tables.storage, self.table)
                memory, disk = print_of(room.table), print_of(kept)
                differing = [key for key in memory if memory[key] != disk[key]]
                assert not differing, f"memory and disk differ after {place}: {differing}"

    async def prove(self) -> int:
        """How many throws of the finished game are proven."""
        await self._compare()
        await self._listen()
        table = await load(self.tables.storage, self.table)
        for ear in self.ears:
            heard = [one for one in ear.item if one["what"] == "over"]
            assert len(heard) == 1, "everybody hears of the end"
        return check_throws(replay(table.record()))


async def inject(
    requests: int,
    folder: Path,
    seed: int = 1,
    names: Sequence[str] = (),
    storage: Storage | None = None,
) -> Report:
    """That many requests, at tables of all games in turn or of some; then all is played out.

    A tenth as many tables are only begun: most of what goes wrong there does so in five requests.
    """
    chance = random.Random(seed)
    report = Report()
    folder.mkdir(parents=True, exist_ok=True)
    storage = storage or SqliteStorage(folder / "tables.sqlite")
    tables = TableService(storage, Inside(1), supervisor=Supervisor((0.001,)))
    tables.maintenance.resume_interval = 0.05
    services = Services(tables, KEY, NO_LIMITS, "http://127.0.0.1")
    app = make_app(services)
    names = names or [name for name in games() if 2 in game(name).seats]
    been: set[str] = set()
    been_early: set[str] = set()

    def early_bomb() -> Bomb:
        return Bomb(
            been_early, chance.randrange(chance.choice([10, 40, 160])), chance.choice([Boom, Kept])
        )

    try:
        for k in range(requests // 10):
            sitting = Sitting(services, app, chance, report)
            await sitting.open(names[k % len(names)], early_bomb)
            if k % 100 == 99:
                been_early.clear()
        while report.requests < requests:
            sitting = Sitting(services, app, chance, report)
            await sitting.open(names[report.tables % len(names)], early_bomb)
            for _ in range(ENDLESS):
                before = report.requests
                if before >= requests:
                    if not await sitting.go_on(None):
                        break
                    continue
                passes = chance.randrange(4) if chance.random() < 0.5 else 0
                bomb = Bomb(been, passes, chance.choice([Boom, Kept]))
                bomb.past_rules = chance.random() < 0.8
                if not await sitting.go_on(bomb):
                    break
                if not bomb.where and report.requests > before and not passes:
                    been.clear()  # all places of such a request were tried
            report.throws += await sitting.prove()
            report.tables += 1
    finally:
        await tables.close("Enough.")
        await storage.aclose()
    return report
