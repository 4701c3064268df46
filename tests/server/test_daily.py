"""The daily game: one deal for everybody, one attempt each, and no way around either.

The server runs in this process on a clock that the tests move, so that days pass in no time.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from paintpot.core.contract import CHANCE
from paintpot.core.days import days_after, start_of
from paintpot.core.errors import BadRecord
from paintpot.core.fair import commitment
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.server.app import make_app
from paintpot.server.rate_limits import Limits
from paintpot.server.services import Services
from paintpot.table import daily as daily_module
from paintpot.table.bot_turns import BotRequest, BotTurn, think
from paintpot.table.bot_workers import NOBODY, BotWorkers, Requester
from paintpot.table.daily import DailyGames
from paintpot.table.days import Attempt
from paintpot.table.links import device_word, watch_word
from paintpot.table.sqlite_storage import SqliteStorage
from paintpot.table.storage import StorageFault
from paintpot.table.table_service import TableService
from tests.patience import PATIENCE
from tests.server.hosting import Guest, problem
from tests.table.storing import at_once

MONDAY = "2026-11-16"
TUESDAY = "2026-11-17"
WEDNESDAY = "2026-11-18"
HOUR = 3600.0
KEY = bytes(32)
GENEROUS = Limits(
    requests=1e9, burst=1e9, address_requests=1e9, address_burst=1e9, new_tables_burst=1e9
)


class BotsHere(BotWorkers):
    """Bots that answer in this process, and remember who asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[BotRequest, Requester]] = []

    async def ask(self, request: BotRequest, requester: Requester = NOBODY) -> BotTurn:
        self.asked.append((request, requester))
        return think(request)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self, day: str, hours: float = 12) -> None:
        self.to(day, hours)

    def to(self, day: str, hours: float = 12) -> None:
        self.now = start_of(day) + hours * HOUR

    def __call__(self) -> float:
        return self.now


class House:
    """A server in this process."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.clock = clock
        self.storage = SqliteStorage(folder / "tables.sqlite")
        self.bots = BotsHere()
        self.tables = TableService(self.storage, self.bots)
        self.services = Services(self.tables, KEY, GENEROUS, "http://127.0.0.1", clock=clock)
        self.app = make_app(self.services)

    @property
    def daily(self) -> DailyGames:
        return self.services.daily

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[Guest]:
        guest = Guest("http://127.0.0.1", name)
        await guest.http.aclose()
        transport = httpx.ASGITransport(self.app)
        guest.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
        async with guest:
            yield guest

    async def close(self) -> None:
        await self.tables.close("Enough.")
        self.storage.close()


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(daily_module, "PAR", "normal")  # the expert would think for minutes
    house = House(tmp_path, Clock(MONDAY))
    yield house
    await house.close()


@pytest.fixture
async def ann(house: House) -> AsyncIterator[Guest]:
    async with house.guest("Ann") as guest:
        yield guest


@pytest.fixture
async def ben(house: House) -> AsyncIterator[Guest]:
    async with house.guest("Ben") as guest:
        yield guest


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def begin(guest: Guest, game: str) -> str:
    return str((await guest.post(f"/api/daily/{game}", {"name": guest.name}))["table"])


async def play_out(guest: Guest, table: str, pick: int = 0) -> dict[str, Any]:
    """Play to the end, always the same move of those that are legal; how it looks then."""
    while (now := (await guest.look(table))["now"])["phase"] != "over":
        if now["moves"]:
            move = now["moves"][min(pick, len(now["moves"]) - 1)]
            assert (await guest.move(table, 0, move)).status_code == 200
    return dict(now)


async def throws(house: House, table: str) -> list[str]:
    async with house.tables.room(table) as room:
        assert room.table.play is not None
        return [text for seat, text in room.table.play.moves if seat == CHANCE]


async def own(guest: Guest, game: str, day: str = MONDAY) -> Any:
    return await guest.get(f"/api/daily/{day}/{game}")


# -- one deal


@pytest.mark.parametrize("game", games())
async def test_everybody_has_the_same_dice(house: House, game: str) -> None:
    """The same moves give the same throws; other moves give the same ones as far as they go."""
    async with house.guest("Ann") as ann, house.guest("Ben") as ben, house.guest("Cem") as cem:
        tables = [await begin(guest, game) for guest in (ann, ben, cem)]
        assert len(set(tables)) == 3
        await play_out(ann, tables[0])
        await play_out(ben, tables[1])
        await play_out(cem, tables[2], pick=1)
        first, same, other = [await throws(house, table) for table in tables]
    assert first == same
    assert first[0] == other[0]
    if game in ("inklings", "color-in-kingdom", "inkdoms"):  # their throws ask for no position
        shorter = min(len(first), len(other))
        assert first[:shorter] == other[:shorter]


async def test_days_and_games_have_dice_of_their_own(house: House, ann: Guest) -> None:
    before = await throws(house, await begin(ann, "inkdoms"))
    house.clock.to(TUESDAY)
    after = await throws(house, await begin(ann, "inkdoms"))
    assert before[0] != after[0]


async def test_an_opponent_replies_the_same_whatever_was_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that nobody plays alone, a normal bot has the other seat."""
    monkeypatch.setattr(find_game("inkdoms"), "seats", range(2, 5))
    played = []
    for name, hesitates in (("Ann", False), ("Ben", True)):
        async with house.guest(name) as guest:
            table = await begin(guest, "inkdoms")
            while True:
                await _bots_are_done(house, table)
                now = (await guest.look(table))["now"]
                if now["phase"] == "over":
                    break
                if now["moves"]:
                    await guest.move(table, 0, now["moves"][0])
                    if hesitates and (await guest.look(table))["now"]["undo"]:
                        await guest.undo(table, 0)
                        await guest.move(table, 0, now["moves"][0])
            async with house.tables.room(table) as room:
                assert room.table.chairs[1].level == "normal"
                played.append(room.table.record()["moves"])
    assert played[0] == played[1]


async def _bots_are_done(house: House, table: str) -> None:
    await until(lambda: not house.tables.rooms[table].table.bots_to_act())


# -- one attempt


async def test_reloading_leaving_and_a_second_tab_come_back_to_the_same_table(
    house: House, ann: Guest
) -> None:
    tables = await asyncio.gather(*[begin(ann, "inklings") for _ in range(5)])
    assert len(set(tables)) == 1
    assert len(await throws(house, tables[0])) == 1, "begun once"
    await ann.move(tables[0], 0, (await ann.look(tables[0]))["now"]["moves"][0])
    seen = await throws(house, tables[0])
    house.tables.rooms.clear()  # as after a restart
    assert await begin(ann, "inklings") == tables[0]
    assert (await throws(house, tables[0]))[: len(seen)] == seen


async def test_nobody_waits_for_the_attempt_of_somebody_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    days, slow = house.daily.days, asyncio.Event()
    draw, attempt = days.draw, days.attempt

    async def draw_slowly(day: str, games: Sequence[str], now: float) -> None:
        if asyncio.current_task() is first:
            await slow.wait()
        await draw(day, games, now)

    async def find_slowly(day: str, game: str, guest: str) -> Attempt | None:
        if guest == "kim":
            await slow.wait()
        return await attempt(day, game, guest)

    monkeypatch.setattr(days, "draw", draw_slowly)
    monkeypatch.setattr(days, "attempt", find_slowly)
    first = asyncio.create_task(house.daily.begin("inklings", "ann", "Ann"))
    second = asyncio.create_task(house.daily.begin("inklings", "kim", "Kim"))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        third = await house.daily.begin("inklings", "lee", "Lee")
    assert not first.done()
    assert not second.done()
    slow.set()
    assert len({await first, await second, third}) == 3


async def test_giving_up_uses_the_attempt_up(house: House, ann: Guest) -> None:
    table = await begin(ann, "inklings")
    await ann.post(f"/api/tables/{table}/give-up", {"seat": 0})
    assert (await ann.look(table))["now"]["fair"]["secret"] is None
    assert await begin(ann, "inklings") == table
    shown = await own(ann, "inklings")
    assert (shown["mine"]["state"], shown["mine"]["total"]) == ("given-up", None)
    assert (shown["board"], shown["played"], shown["streak"]["days"]) == ([], 0, 0)


async def test_the_storage_itself_refuses_a_second_attempt(house: House, ann: Guest) -> None:
    await begin(ann, "ink")
    guest = (await ann.get("/api/me"))["guest"]
    again = await house.daily._opened(MONDAY, "ink", guest, "Ann")
    before = len([one async for one in house.storage.tables()])
    with pytest.raises(StorageFault):
        await house.tables.open(again, attempt=guest)
    assert len([one async for one in house.storage.tables()]) == before, (
        "nor is there a table of it"
    )


async def test_another_guest_cannot_get_at_the_table(house: House, ann: Guest, ben: Guest) -> None:
    """Neither by a link to watch, nor by moving the seat to another cookie."""
    table = await begin(ann, "inkdoms")
    problem(await ann.http.get(f"/api/tables/{table}/links"), 409, "daily-alone")
    problem(await ann.ask(f"/api/tables/{table}/device", {"seat": 0}), 409, "daily-stays")
    for path in ("", "/scene", "/record", "/gains"):
        problem(await ben.http.get(f"/api/tables/{table}{path}"), 403, "no-link")
    async with house.tables.room(table) as room:
        watch, device = watch_word(KEY, room.table), device_word(KEY, room.table, 0)
    problem(await ben.ask(f"/api/tables/{table}/watch", {"link": watch}), 403, "bad-link")
    problem(await ben.ask(f"/api/tables/{table}/carry", {"link": device}), 409, "daily-stays")


async def test_no_bot_helps(house: House, ann: Guest) -> None:
    table = await begin(ann, "inkdoms")
    problem(await ann.ask(f"/api/tables/{table}/hint", {"seat": 0}), 409, "daily-alone")
    hand = {"seat": 0, "level": "expert"}
    problem(await ann.ask(f"/api/tables/{table}/hand", hand), 409, "daily-alone")
    problem(await ann.ask(f"/api/tables/{table}/resign", hand), 409, "give-up-instead")


@pytest.mark.parametrize("game", games())
async def test_undo_never_goes_past_a_throw(house: House, ann: Guest, game: str) -> None:
    table = await begin(ann, game)
    seen, tried = await throws(house, table), 0
    while tried < 3 and (now := (await ann.look(table))["now"])["phase"] != "over":
        await ann.move(table, 0, now["moves"][0])
        before, seen = seen, await throws(house, table)
        if seen != before:
            for whole in (False, True):
                problem(await ann.undo(table, 0, whole=whole), 409, "cannot-undo")
            tried += 1
        assert await throws(house, table) == seen
    assert tried


async def test_practice_comes_after_the_attempt_and_changes_nothing(
    house: House, ann: Guest
) -> None:
    practice = f"/api/daily/{MONDAY}/inklings/practice"
    problem(await ann.ask(practice, {"name": "Ann"}), 409, "daily-first")
    table = await begin(ann, "inklings")
    problem(await ann.ask(practice, {"name": "Ann"}), 409, "daily-first")
    total = (await play_out(ann, table))["scores"][0]["total"]
    again = (await ann.post(practice, {"name": "Ann"}))["table"]
    assert again != table
    now = await play_out(ann, again, pick=1)
    assert (now["day"], now["practice"], now["fair"]["secret"]) == (MONDAY, True, None)
    assert (await throws(house, again))[0] == (await throws(house, table))[0]
    shown = await own(ann, "inklings")
    assert (shown["mine"]["total"], shown["mine"]["table"]) == (total, table)
    assert [one["total"] for one in shown["board"]] == [total]


# -- midnight


async def test_an_attempt_counts_for_the_day_on_which_it_began(house: House, ann: Guest) -> None:
    house.clock.to(MONDAY, 23.99)
    table = await begin(ann, "inklings")
    house.clock.to(TUESDAY, 0.01)
    total = (await play_out(ann, table))["scores"][0]["total"]
    monday = await own(ann, "inklings")
    assert (monday["today"], monday["mine"]["state"], monday["mine"]["total"]) == (
        False,
        "finished",
        total,
    )
    now = await ann.get("/api/daily")
    assert now["today"] == TUESDAY
    assert all(one["mine"] is None for one in now["games"])
    assert now["streak"]["days"] == 1, "yesterday's, until today is over"
    assert await begin(ann, "inklings") != table


async def test_streaks_are_counted_in_dates(house: House, ann: Guest) -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-28", "2026-03-29", "2026-03-30"]
    for day in days:  # a month's end, and the night on which clocks are changed in Europe
        house.clock.to(day, 23.9)
        await play_out(ann, await begin(ann, "inklings"))
    streak = (await ann.get("/api/daily"))["streak"]
    assert (streak["days"], streak["longest"]) == (3, 3)
    assert [one["played"] for one in streak["week"]] == [False] * 4 + [True] * 3
    house.clock.to("2026-04-01", 0)
    assert (await ann.get("/api/daily"))["streak"]["days"] == 0
    history = await ann.get("/api/daily/mine")
    assert [one["day"] for one in history["attempts"]] == days[::-1]


async def test_late_attempts_do_not_count(house: House, ann: Guest) -> None:
    """The secret is revealed then, so anybody still playing could foresee the throws."""
    table = await begin(ann, "inklings")
    house.clock.to(WEDNESDAY, 0)
    assert (await own(ann, "inklings"))["secret"]
    await play_out(ann, table)
    shown = await own(ann, "inklings")
    assert (shown["mine"]["state"], shown["mine"]["rank"], shown["board"]) == ("late", None, [])
    assert shown["streak"]["longest"] == 0


# -- the proof


async def test_the_commitment_is_known_the_day_before_and_the_secret_two_days_later(
    house: House, ann: Guest
) -> None:
    tomorrow = (await ann.get("/api/daily"))["tomorrow"]
    assert tomorrow["day"] == TUESDAY
    assert 0 < tomorrow["seconds"] <= 24 * HOUR
    house.clock.to(TUESDAY)
    today = {one["game"]: one for one in (await ann.get("/api/daily"))["games"]}
    assert {name: one["commitment"] for name, one in today.items()} == tomorrow["commitments"]
    assert all(one["committed"] < start_of(TUESDAY) for one in today.values())
    table = await begin(ann, "inklings")
    await play_out(ann, table)
    for day in (TUESDAY, WEDNESDAY):
        house.clock.to(day, 23.9)
        assert (await own(ann, "inklings", TUESDAY))["secret"] is None
        record = (await ann.get(f"/api/tables/{table}/record"))["record"]
        assert record["fair"]["secret"] is None
        with pytest.raises(BadRecord):
            check_throws(replay(record))
    house.clock.to(days_after(TUESDAY, 2), 0)
    secret = (await own(ann, "inklings", TUESDAY))["secret"]
    assert commitment(secret) == tomorrow["commitments"]["inklings"]
    record = (await ann.get(f"/api/tables/{table}/record"))["record"]
    assert record["fair"]["secret"] == secret
    assert check_throws(replay(record)) == len(await throws(house, table))
    record["fair"]["day"] = MONDAY
    with pytest.raises(BadRecord):
        check_throws(replay(record))


async def test_nothing_that_is_sent_tells_a_secret_too_early(
    house: House, ann: Guest, ben: Guest
) -> None:
    """Every answer of a day and a half is searched for the secrets of today and tomorrow."""
    heard: list[str] = []

    async def note(response: httpx.Response) -> None:
        await response.aread()
        heard.append(response.text)

    for guest in (ann, ben):
        guest.http.event_hooks["response"].append(note)
    for game in games():
        table = await begin(ann, game)
        await ann.get(f"/api/tables/{table}/gains", seat=0)
        await ben.get("/api/daily")
        await play_out(ann, table)
        await ann.get(f"/api/tables/{table}/record")
        await ann.get(f"/api/tables/{table}/scene")
        await own(ann, game)
        await own(ben, game)
        rematch = (await ann.post(f"/api/tables/{table}/rematch", {"seat": 0}))["table"]
        assert (await ann.look(rematch))["now"]["day"] == ""
    await ann.get("/api/daily/mine")
    secrets = [
        drawn.secret
        for date in (MONDAY, TUESDAY)
        for game in games()
        if (drawn := await house.daily.days.find(date, game))
    ]
    assert len(set(secrets)) == 2 * len(games())
    text = "\n".join(heard)
    assert not [secret for secret in secrets if secret in text]
    assert not [secret for secret in secrets if commitment(secret) not in text]
    for day in (TUESDAY, "2026-11-99", "yesterday"):
        problem(await ann.http.get(f"/api/daily/{day}/ink"), 404, "no-day")
    problem(await ann.ask("/api/daily/chess", {"name": "Ann"}), 404, "no-game")


# -- par and board


async def test_par_is_played_with_the_same_dice_by_workers_that_nobody_waits_for(
    house: House, ann: Guest
) -> None:
    assert not house.bots.asked
    await ann.get("/api/daily")
    assert not house.bots.asked, "nobody plays yet"
    table = await begin(ann, "inklings")
    await until(lambda: at_once(house.daily.days.find(MONDAY, "inklings")).par)  # type: ignore[union-attr]
    request, requester = house.bots.asked[-1]
    assert not requester.watched
    thrown = [text for seat, text in request.moves if seat == CHANCE]
    await play_out(ann, table)
    ours = await throws(house, table)
    shorter = min(len(thrown), len(ours))
    assert thrown[:shorter] == ours[:shorter]
    asked = len(house.bots.asked)
    shown = await own(ann, "inklings")
    assert shown["par"]["total"] > 0
    assert len(house.bots.asked) == asked, "computed once"


async def test_the_board_has_names_in_order(house: House, ann: Guest, ben: Guest) -> None:
    totals = {}
    for pick, guest in enumerate((ann, ben)):
        now = await play_out(guest, await begin(guest, "color-in-kingdom"), pick)
        totals[guest.name] = now["scores"][0]["total"]
    shown = await own(ann, "color-in-kingdom")
    board = [(one["name"], one["total"], one["you"]) for one in shown["board"]]
    assert sorted(board) == [("Ann", totals["Ann"], True), ("Ben", totals["Ben"], False)]
    assert [one["total"] for one in shown["board"]] == sorted(totals.values(), reverse=True)
    best = max(totals.values())
    assert next(one["rank"] for one in shown["board"] if one["total"] == best) == 1
    assert shown["played"] == 2
    rows = shown["squares"]
    assert rows
    assert len({len(row) for row in rows}) == 1


async def test_every_game_leads_a_day(house: House) -> None:
    days = [days_after(MONDAY, n) for n in range(len(games()))]
    assert {house.daily.featured(day) for day in days} == set(games())
