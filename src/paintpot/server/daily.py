"""The endpoints of the daily game: what is played today, a guest's attempt, the board of a day."""

from typing import Final, Literal

import msgspec

from paintpot.core.days import days_after, is_day, longest_streak, streak
from paintpot.core.names import name_fault
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games, is_game
from paintpot.server.call import Call
from paintpot.server.messages import At, Name, RequestBody
from paintpot.server.opening import charge_opening, check_may_open
from paintpot.server.problems import BadRequest
from paintpot.table.daily import OPPONENT, DailyGames
from paintpot.table.days import Attempt, Day, Par
from paintpot.table.faults import Closed
from paintpot.table.loading import can_go_on

BOARD: Final = 10
"""Names on the board of a day."""
WEEK: Final = 7
MOST_LISTED: Final = 100
"""Attempts in a guest's history."""

AttemptState = Literal["begun", "finished", "given-up", "late"]


class PlayDaily(RequestBody, frozen=True):
    """Play a daily game under this name."""

    name: Name


class ParShown(msgspec.Struct, frozen=True):
    """What the expert made with the same dice."""

    total: int
    won: bool


class AttemptShown(msgspec.Struct, frozen=True):
    """A guest's own attempt at a day's game, the one that counts."""

    day: str
    game: str
    table: str
    state: AttemptState
    total: int | None
    won: bool
    rank: int | None
    par: ParShown | None


class DailyGame(msgspec.Struct, frozen=True):
    """Today's deal of one game."""

    game: str
    commitment: str
    committed: float
    """When the commitment could first be seen, in Unix seconds."""
    against: str
    """The level of the bot that it is played against; empty if alone."""
    played: int
    """How many have finished."""
    best: int | None
    par: ParShown | None
    mine: AttemptShown | None


class Tomorrow(msgspec.Struct, frozen=True):
    day: str
    featured: str
    commitments: dict[str, str]
    """By game. Clients note them today, and compare them with tomorrow's."""
    seconds: float
    """Until it begins."""


class PlayedDay(msgspec.Struct, frozen=True):
    day: str
    played: bool


class Streak(msgspec.Struct, frozen=True):
    """Days in a row on which the guest has finished a daily game of any kind."""

    days: int
    longest: int
    week: list[PlayedDay]
    """The last seven days, today last."""


class DailyNow(msgspec.Struct, frozen=True):
    """What can be played today. A day is a date in UTC."""

    today: str
    featured: str
    games: list[DailyGame]
    tomorrow: Tomorrow
    streak: Streak


class RankedResult(msgspec.Struct, frozen=True):
    """A place on the board of a day; equal totals share a rank."""

    rank: int
    name: str
    total: int
    you: bool


class DayShown(msgspec.Struct, frozen=True):
    """A day's game: its board, and what is public about its dice."""

    day: str
    game: str
    today: bool
    mine: AttemptShown | None
    practice: bool
    """Whether this guest may practise with these dice."""
    board: list[RankedResult]
    played: int
    par: ParShown | None
    squares: list[list[str]]
    """The guest's own sheet once it is finished, as coloured squares to share: rows of inks, ""
    for paper."""
    commitment: str
    committed: float
    secret: str | None
    """Revealed when no attempt can count any more: two days after the day."""
    tomorrow: Tomorrow
    streak: Streak


class DailyHistory(msgspec.Struct, frozen=True):
    """A guest's own attempts, latest day first."""

    attempts: list[AttemptShown]
    streak: Streak


async def daily(call: Call) -> DailyNow:
    """Today's games, the guest's attempts at them, and what comes tomorrow."""
    service = call.services.daily
    today = await service.prepare()
    drawn = [day for name in games() if (day := await service.days.find(today, name))]
    return DailyNow(
        today,
        service.featured(today),
        [await _game(call, day) for day in drawn],
        await _tomorrow(service),
        await streak_of(call, today),
    )


async def day(call: Call) -> DayShown:
    """A day's game: your result, par, the board, and the secret of the dice once it is revealed."""
    service = call.services.daily
    today = await service.prepare()
    found = await _find(call, today)
    made = await service.days.attempt(found.day, found.game, call.guest)
    if made is not None and made.over:
        await service.want_par(found.day, found.game)
    return DayShown(
        found.day,
        found.game,
        found.day == today,
        None if made is None else await _attempt(service, made, found.par),
        made is not None and made.over,
        await _board(call, found, made),
        (await service.days.played(found.day, found.game))[0],
        _par(found.par),
        await _squares(call, made) if made is not None and made.total is not None else [],
        found.commitment,
        found.drawn,
        found.secret if found.settled else None,
        await _tomorrow(service),
        await streak_of(call, today),
    )


async def my_days(call: Call) -> DailyHistory:
    """Your attempts at daily games, and your streak."""
    service = call.services.daily
    today = await service.prepare()
    own = (await service.days.attempts_of(call.guest))[:MOST_LISTED]
    return DailyHistory(
        [await _attempt(service, made, await _known_par(service, made)) for made in own],
        await streak_of(call, today),
    )


async def play_daily(call: Call, command: PlayDaily) -> At:
    """Begin today's game, or go on with it: every guest has one attempt."""
    _check(call.game, command.name)
    service = call.services.daily
    today = await service.prepare()
    if await service.days.attempt(today, call.game, call.guest) is None:
        await check_may_open(call)
        charge_opening(call)
    table = await service.begin(call.game, call.guest, command.name, call.address)
    return At(table, 0)


async def practise(call: Call, command: PlayDaily) -> At:
    """Play a day's game again for practice, once your own attempt is over."""
    _check(call.game, command.name)
    service = call.services.daily
    found = await _find(call, await service.prepare())
    await check_may_open(call)
    charge_opening(call)
    table = await service.practise(found.day, found.game, call.guest, command.name, call.address)
    return At(table, 0)


def _check(game: str, name: str) -> None:
    if not is_game(game):
        raise BadRequest(404, "no-game", f"There is no such game; games: {', '.join(games())}.")
    fault = name_fault(name)
    if fault:
        raise BadRequest(400, "bad-text", fault)


async def _find(call: Call, today: str) -> Day:
    """The day of the request. A day that is still to come is not found."""
    found = None
    if is_day(call.day) and call.day <= today:
        found = await call.services.daily.days.find(call.day, call.game)
    if found is None:
        raise BadRequest(404, "no-day", "There was no such daily game here.")
    return found


async def _game(call: Call, day: Day) -> DailyGame:
    service = call.services.daily
    made = await service.days.attempt(day.day, day.game, call.guest)
    played, best = await service.days.played(day.day, day.game)
    return DailyGame(
        day.game,
        day.commitment,
        day.drawn,
        "" if find_game(day.game).seats[0] == 1 else OPPONENT,
        played,
        best,
        _par(day.par),
        None if made is None else await _attempt(service, made, day.par),
    )


async def _tomorrow(service: DailyGames) -> Tomorrow:
    day = days_after(service.today, 1)
    found = [drawn for name in games() if (drawn := await service.days.find(day, name))]
    return Tomorrow(
        day,
        service.featured(day),
        {drawn.game: drawn.commitment for drawn in found},
        service.seconds_left,
    )


async def _attempt(service: DailyGames, made: Attempt, par: Par | None) -> AttemptShown:
    counted = made.total if made.counted else None
    rank = None if counted is None else await service.days.rank(made.day, made.game, counted)
    return AttemptShown(
        made.day,
        made.game,
        made.table,
        _state(made),
        made.total,
        made.result is not None and 0 in made.result.winners,
        rank,
        _par(par),
    )


def _state(made: Attempt) -> AttemptState:
    if made.late:
        return "late"
    if not made.over:
        return "begun"
    return "finished" if made.counted else "given-up"


async def _known_par(service: DailyGames, made: Attempt) -> Par | None:
    found = await service.days.find(made.day, made.game)
    return None if found is None else found.par


def _par(par: Par | None) -> ParShown | None:
    return None if par is None else ParShown(par.total, par.won)


async def streak_of(call: Call, today: str) -> Streak:
    own = await call.services.daily.days.attempts_of(call.guest)
    finished = {made.day for made in own if made.counted}
    week = [days_after(today, n) for n in range(1 - WEEK, 1)]
    return Streak(
        streak(finished, today),
        longest_streak(finished),
        [PlayedDay(one, one in finished) for one in week],
    )


async def _board(call: Call, day: Day, made: Attempt | None) -> list[RankedResult]:
    """The best of a day, and the guest's own place if it is further down."""
    days = call.services.daily.days
    placed = [
        RankedResult(
            await days.rank(day.day, day.game, one.total),
            one.name,
            one.total,
            one.guest == call.guest,
        )
        for one in await days.board(day.day, day.game, BOARD)
    ]
    if made is None or not made.counted or any([one.you for one in placed]):
        return placed
    assert made.total is not None
    rank = await days.rank(day.day, day.game, made.total)
    return [*placed, RankedResult(rank, "", made.total, True)]


async def _squares(call: Call, made: Attempt) -> list[list[str]]:
    """The finished sheet as squares; none if its table can no longer be loaded."""
    if not can_go_on(made.game, 0):
        return []
    try:
        async with call.services.tables.room(made.table) as room:
            table = room.table
            return table.game.squares(table.state.view(0), 0, table.opened.options)
    except Closed:
        return []


async def revealed_secret(call: Call, day: str, game: str) -> str | None:
    """The secret of a day's dice, if it may be shown by now."""
    await call.services.daily.prepare()
    found = await call.services.daily.days.find(day, game)
    return found.secret if found is not None and found.settled else None
