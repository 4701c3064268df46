"""The daily game: for each game, one deal a day that everybody on this server plays.

A day is a date in UTC. Its secret is drawn the day before, when its commitment can be seen; every
throw follows from the secret and from the throw's place in the game (core/fair.py). A guest has one
attempt that counts, bound to the day on which it began. It can be finished until the end of the
next day; then the secret is revealed. docs/daily.md says what this proves.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import Final

from paintpot.bots.characters import bot_name
from paintpot.core.contract import CHANCE, Game
from paintpot.core.days import day_of, days_after, number_of, start_of
from paintpot.core.errors import PaintpotError
from paintpot.core.fair import Fair
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.table.bot_requests import seen_by
from paintpot.table.bot_turns import BotRequest
from paintpot.table.bot_workers import Requester
from paintpot.table.days import Day, Days, Par
from paintpot.table.events import BOT, PERSON, Chair, Opened
from paintpot.table.faults import NotNow
from paintpot.table.storage import Conflict
from paintpot.table.supervisor import SupervisedTask
from paintpot.table.table import GATHERING
from paintpot.table.table_service import TableService

OPPONENT: Final = "normal"
"""The bot on the other seats of a game that nobody can play alone."""
PAR: Final = "expert"
"""The bot that sets the par."""
GRACE: Final = 1
"""Days after its own for which an attempt can be finished and counts."""
WATCH: Final = 60.0
"""Seconds between checks of the date; days are prepared even without requests."""

Clock = Callable[[], float]


class DailyGames:
    """The daily games of one server."""

    def __init__(self, tables: TableService, clock: Clock = time.time) -> None:
        self.tables = tables
        self.clock = clock
        """Unix time; tests move it."""
        self.days = Days(tables.storage)
        self._prepared: tuple[str, tuple[str, ...]] = ("", ())
        self._pars: set[tuple[str, str]] = set()
        """Pars that are being computed."""
        self._computing = asyncio.Lock()

    def start(self) -> None:
        self.tables.supervisor.start("daily", self._watch)

    async def _watch(self, task: SupervisedTask) -> None:
        while True:
            await self.prepare()
            task.succeeded()
            await asyncio.sleep(WATCH)

    # -- days

    @property
    def today(self) -> str:
        return day_of(self.clock())

    @property
    def seconds_left(self) -> float:
        """Until the next day begins."""
        now = self.clock()
        return start_of(days_after(day_of(now), 1)) - now

    def featured(self, day: str) -> str:
        """The featured game of a day: all take turns."""
        offered = games()
        return offered[number_of(day) % len(offered)]

    async def prepare(self) -> str:
        """Draw the secrets of today and tomorrow, reveal those of days that are over; today's date.

        Today's is drawn here only if the server did not run yesterday: then nobody has seen its
        commitment before, and `Day.drawn` says so.
        """
        today, offered = self.today, games()
        if self._prepared != (today, offered):
            # Several requests may do this at once, as several processes may: the first secret that
            # is stored stays. A lock would make all of them wait for the slowest.
            await self.days.settle(days_after(today, -GRACE - 1))
            for day in (today, days_after(today, 1)):
                await self.days.draw(day, offered, self.clock())
            self._prepared = (today, offered)
        return today

    # -- attempts

    async def begin(self, game: str, guest: str, name: str, address: str = "") -> str:
        """The table of a guest's attempt at today's game, which begins if it has not yet."""
        today = await self.prepare()
        made = await self.days.attempt(today, game, guest)
        table = made.table if made else await self._open_attempt(today, game, guest, name, address)
        await self._start(table, address)
        await self.want_par(today, game)
        return table

    async def _open_attempt(self, day: str, game: str, guest: str, name: str, address: str) -> str:
        opened = await self._opened(day, game, guest, name)
        try:
            return (await self.tables.open(opened, address, attempt=guest)).table.id
        except Conflict:  # another tab has opened it meanwhile: a guest has one attempt
            made = await self.days.attempt(day, game, guest)
            if made is None:
                raise
            return made.table

    async def practise(self, day: str, game: str, guest: str, name: str, address: str = "") -> str:
        """A new table with the dice of a day, for a guest whose own attempt is over."""
        made = await self.days.attempt(day, game, guest)
        if made is None or not made.over:
            raise NotNow("Practise when your own attempt is over.", "daily-first")
        opened = await self._opened(day, game, guest, name, practice=True)
        room = await self.tables.open(opened, address)
        await self._start(room.table.id, address)
        return room.table.id

    async def _opened(
        self, day: str, game: str, guest: str, name: str, practice: bool = False
    ) -> Opened:
        found = await self._day(day, game)
        rules = find_game(game)
        chairs = [Chair(PERSON, name, guest)]
        while len(chairs) < rules.seats[0]:
            taken = [chair.name for chair in chairs]
            chairs.append(Chair(BOT, bot_name(OPPONENT, taken), level=OPPONENT))
        return Opened(
            game, rules.rules, {}, chairs, guest, found.secret, day=day, practice=practice
        )

    async def _start(self, table: str, address: str) -> None:
        """Begin the game; it may have begun, or a crash may have come in between."""
        await self.tables.run(
            table, lambda now: now.start() if now.phase == GATHERING else [], address
        )

    async def _day(self, day: str, game: str) -> Day:
        found = await self.days.find(day, game)
        if found is None:
            raise NotNow("There is no such daily game.", "no-day")
        return found

    # -- par

    async def want_par(self, day: str, game: str) -> None:
        """Compute a par in the background, unless it is known or on its way."""
        found = await self.days.find(day, game)
        if found is None or found.par is not None or (day, game) in self._pars:
            return
        self._pars.add((day, game))
        self.tables.supervisor.start("par", lambda task: self._compute_par(found))

    async def _compute_par(self, day: Day) -> None:
        """One at a time; a failure is logged, and the next request tries again."""
        try:
            async with self._computing:
                await self.days.set_par(day.day, day.game, await self._expert_result(day))
        except PaintpotError as error:
            self.tables.supervisor.note("par", error, game=day.game)
        finally:
            self._pars.discard((day.day, day.game))

    async def _expert_result(self, day: Day) -> Par:
        """The expert plays the person's seat. Its turns are asked for as those of a table where
        nobody is present, so that nobody who plays waits for them."""
        play = day_play(find_game(day.game), day)
        requester = Requester("", f"daily/{day.day}/{day.game}", watched=False)
        while not play.state.over:
            actors = play.state.actors()
            if actors == (CHANCE,):
                play.roll()
                continue
            seat = actors[0]
            request = BotRequest(
                day.game,
                play.seats,
                {},
                play.moves,
                seat,
                PAR if seat == 0 else OPPONENT,
                hashlib.sha256(f"{day.secret}/{seen_by(play.state, seat)}".encode()).hexdigest(),
            )
            turn = await self.tables.bot_workers.ask(request, requester)
            for text in turn.moves:
                play.play(seat, play.game.parse(text))
        return Par(play.state.scores()[0].total, 0 in play.state.winners())


def day_play(game: Game, day: Day) -> Play:
    """A day's game before its first throw, with its dice."""
    seats = game.seats[0]
    fair = Fair(day.commitment, [""] * seats, day=day.day)
    play = Play(game, seats, fair=fair)
    play.dice = fair.dice(day.secret, game.name, game.rules)
    return play
