"""Two servers on one PostgreSQL and one Redis: to clients they are one.

`make soak` lets four of them fail far more often.
"""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tests.postgres_server import PostgresServer
from tests.server.cluster import Cluster
from tests.server.hosting import PATIENCE, Guest, closed, heard, limits, problem
from tests.server.soak.clustering import Faults, check_told, cluster
from tests.server.soak.figures import figures
from tests.server.soak.killing import Party
from tests.server.soak.ledger import Ledger
from tests.server.soak.people import Person
from tests.server.test_review import play_out, reviewed

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster") / "data"
    few = limits(gains=0.001, gains_burst=8, away_live=1e-9, reactions=1e9)
    few += limits(reviews=1e-6, reviews_burst=1)
    async with Cluster(folder, 2, None, postgres, "--drain", "0.2", *few) as running:
        yield running


def at(guest: Guest, running: Cluster, number: int) -> Guest:
    """The same guest, asking one server directly."""
    there = Guest(running.servers[number].url, guest.name)
    there.http.cookies = guest.http.cookies
    there._ids = guest._ids
    return there


async def presence(socket: Any, here: list[bool]) -> None:
    while (await heard(socket, "presence"))["here"] != here:
        pass


async def test_people_at_different_servers_are_at_one_table(two: Cluster) -> None:
    """News, presence, reactions and a move that is sent twice."""
    async with Guest(two.servers[0].url, "Ann") as ann, Guest(two.servers[1].url, "Ben") as ben:
        table = await ann.open("ink", "me", "open")  # nothing is hidden there
        (link,) = await ann.invitations(table)
        assert await ben.join(table, link) == 1
        await ann.start(table)
        async with ann.live(table, 0) as hers, ben.live(table, 1) as his:
            await presence(hers, [True, True])
            await presence(his, [True, True])
            await ann.post(f"/api/tables/{table}/react", {"seat": 0, "what": "bravo"})
            assert (await heard(his, "reaction"))["what"] == "bravo"
            seats = [(ann, hers), (ben, his)]
            shown = (await ann.look(table))["now"]["seats"]
            mover = [bool(seat.get("acting")) for seat in shown].index(True)
            (who, _), (_, other) = seats[mover], seats[1 - mover]
            now = (await who.look(table))["now"]
            first = await who.move(table, mover, now["moves"][0], "once")
            there = at(who, two, 1 - mover)
            again = await there.move(table, mover, now["moves"][0], "once")
            assert first.status_code == again.status_code == 200
            assert first.json() == again.json(), "played once"
            told = (await heard(other))["told"]
            assert (told[0]["what"], told[0]["seat"]) == ("move", mover)
            await there.http.aclose()
        async with ann.live(table, 0) as hers:
            await presence(hers, [True, False])


async def test_every_request_may_go_to_another_server(two: Cluster) -> None:
    """Whole games, with bots, while both servers are restarted one after the other: no request
    fails, nothing is lost, nobody learns what the rules hide."""
    ledger, chance = Ledger(), random.Random(3)
    parties = [
        Party(
            number,
            [Person(two.url, f"P{number}{k}", random.Random(k), ledger) for k in "AB"],
            chance,
        )
        for number in range(4)
    ]
    last = asyncio.Event()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for party in parties:
            tasks.create_task(party.meet(last))
        for number in (0, 1):
            await ledger.grown(10)
            assert await two.restart_server(number) == 0
        await ledger.grown(10)
        last.set()
    assert two.proxy.failed == 0
    people = [person for party in parties for person in party.people]
    with two.book() as book:
        ledger.check(book)
        assert check_told(book, people) > 50
    assert sum(party.throws for party in parties) > 20


async def test_a_limit_holds_for_all_servers_together(two: Cluster) -> None:
    async with Guest(two.servers[0].url, "Ann") as ann:
        table = await ann.open("inklings", "me", "easy")
        await ann.start(table)
        there = at(ann, two, 1)
        for _ in range(8):
            assert (await ann.http.get(f"/api/tables/{table}/gains?seat=0")).status_code == 200
        async with asyncio.timeout(PATIENCE):
            while (await there.http.get(f"/api/tables/{table}/gains?seat=0")).status_code == 200:
                pass  # the last of them is being told
        refused = await there.http.get(f"/api/tables/{table}/gains?seat=0")
        problem(refused, 429, "too-fast")
        await there.http.aclose()


async def together(ann: Guest, ben: Guest) -> str:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    await ann.start(table)
    return table


async def test_who_walks_out_of_one_server_may_be_replaced_through_another(two: Cluster) -> None:
    first = two.servers[0].url
    async with Guest(first, "Ann") as ann, Guest(first, "Ben") as ben:
        there = at(ann, two, 1)
        for _ in range(2):
            table = await together(ann, ben)
            hand = (f"/api/tables/{table}/hand", {"seat": 1, "level": "random"})
            async with ann.live(table, 0) as hers:
                async with ben.live(table, 1):
                    await presence(hers, [True, True])
                    problem(await ann.ask(*hand), 409, "not-away")
                await presence(hers, [True, False])
                async with asyncio.timeout(PATIENCE):
                    # The other server may have been started, or be told, a moment later.
                    while (answer := await there.ask(*hand)).status_code != 200:
                        problem(answer, 409, "not-away")
        await there.http.aclose()


async def test_who_was_away_for_long_before_a_server_started_is_so_at_all_of_them(
    two: Cluster,
) -> None:
    first = two.servers[0].url
    schema = two.database.rpartition("%3D")[2]
    async with Guest(first, "Ann") as ann, Guest(first, "Ben") as ben, Guest(first, "Cy") as cy:
        recent, long_ago = await together(ann, ben), await together(ann, cy)
        two.postgres.execute(
            f"INSERT INTO {schema}.visits SELECT guest, 0 FROM {schema}.seats"
            f" JOIN {schema}.tables ON no = table_no WHERE id = '{long_ago}' AND seat = 1"
        )
        hand = {"seat": 1, "level": "random"}
        for number in range(len(two.servers)):
            there = at(ann, two, number)
            problem(await there.ask(f"/api/tables/{recent}/hand", hand), 409, "not-away")
            done = await there.ask(f"/api/tables/{long_ago}/hand", hand)
            assert done.status_code == 200, done.text
            await there.http.aclose()


async def test_a_review_and_ones_own_record_are_the_same_at_all_servers(two: Cluster) -> None:
    """Asked for at one and the other: it costs one token, of the one that there is."""
    async with Guest(two.url, "Ann") as ann:
        table = await play_out(ann)
        found = await reviewed(ann, f"/api/tables/{table}/review")
        made = 0.0
        for number, server in enumerate(two.servers):
            made += (await asyncio.to_thread(figures, server))["paintpot_reviews_made"]
            there = at(ann, two, number)
            assert await reviewed(there, f"/api/tables/{table}/review") == found
            (one,) = (await there.get("/api/my-record"))["games"]
            assert one["accuracy"] == found["summary"]["seats"][0]["accuracy"]
            await there.http.aclose()
        assert made == 1


async def test_who_is_slow_at_one_server_may_be_nudged_through_another(two: Cluster) -> None:
    first = two.servers[0].url
    async with Guest(first, "Ann") as ann, Guest(first, "Ben") as ben:
        table = await together(ann, ben)
        there = at(ann, two, 1)
        nudge = (f"/api/tables/{table}/react", {"seat": 0, "what": "tick-tock"})
        problem(await there.ask(*nudge), 409, "too-soon-to-nudge")
        schema = two.database.rpartition("%3D")[2]
        two.postgres.execute(
            f"UPDATE {schema}.tables SET touched = touched - 60000 WHERE id = '{table}'"
        )
        async with ben.live(table, 1) as his:
            await heard(his)
            assert (await there.ask(*nudge)).status_code == 200
            assert (await heard(his, "reaction"))["to"] == [1]
        await there.http.aclose()


@pytest.mark.parametrize("at_once", [False, True])
async def test_one_use_links_work_once_at_all_servers_together(two: Cluster, at_once: bool) -> None:
    """An invitation, and a link that carries a seat to another device."""
    urls = [server.url for server in two.servers]
    async with (
        Guest(urls[0], "Ann") as ann,
        Guest(urls[0], "Ben") as ben,
        Guest(urls[1], "Cy") as cy,
    ):
        table = await ann.open("inklings", "me", "open", "open")
        (link, _) = await ann.invitations(table)
        device = (await ann.post(f"/api/tables/{table}/device", {"seat": 0}))["link"]
        for path, body in (
            ("join", {"name": "Guest", "link": link}),
            ("carry", {"link": device}),
        ):
            asked = [guest.ask(f"/api/tables/{table}/{path}", body) for guest in (ben, cy)]
            if at_once:
                answers = await asyncio.gather(*asked)
            else:
                answers = [await one for one in asked]
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 403], [answer.text for answer in answers]
            for answer in answers:
                if answer.status_code == 403:
                    problem(answer, 403, "bad-link")
            if not at_once:
                assert answers[0].status_code == 200


async def test_metrics_tell_of_the_pool_the_peers_and_the_lag(two: Cluster) -> None:
    for server in two.servers:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await asyncio.to_thread(figures, server)
                if found["paintpot_peers"] and found["paintpot_message_lag_seconds"]:
                    break
        assert found["paintpot_peers"] == 1
        assert 0 < found["paintpot_message_lag_seconds"] < PATIENCE
        assert 1 <= found["paintpot_database_connections"] <= 8
        assert found["paintpot_redis_up"] == 1
        assert found["paintpot_messages_sent"] > 0
        assert found["paintpot_messages_heard"] > 0
        for name in ("messages_dropped", "messages_unreadable", "database_reads_waiting"):
            assert found[f"paintpot_{name}"] == 0


async def test_without_redis_news_is_late_and_nothing_else(two: Cluster) -> None:
    """Health reports it; a bot's reply reaches subscribers of the other server."""
    async with Guest(two.servers[0].url, "Ann") as ann:
        table = await ann.open("inkdoms", "me", "random")
        await ann.start(table)
        there = at(ann, two, 1)
        async with there.live(table, 0) as socket:
            update = await heard(socket)
            two.redis.kill()
            try:
                await _health(two, "away")
                while not update["now"]["moves"]:
                    update = await heard(socket)
                done = await ann.move(table, 0, update["now"]["moves"][0])
                assert done.status_code == 200
                while update["version"] < done.json()["version"]:
                    update = await heard(socket)
            finally:
                two.redis.start()
        await there.http.aclose()
        await _health(two, "ok")


async def test_a_redis_that_hangs_delays_news_and_nothing_else(two: Cluster) -> None:
    """No connection is lost, and nothing is answered."""
    async with Guest(two.servers[0].url, "Ann") as ann:
        table = await ann.open("inkdoms", "me", "random")
        await ann.start(table)
        there = at(ann, two, 1)
        async with there.live(table, 0) as socket:
            update = await heard(socket)
            while not update["now"]["moves"]:
                update = await heard(socket)
            two.redis.process.send_signal(signal.SIGSTOP)
            try:
                done = await ann.move(table, 0, update["now"]["moves"][0])
                assert done.status_code == 200
                while update["version"] < done.json()["version"]:
                    update = await heard(socket)
            finally:
                two.redis.process.send_signal(signal.SIGCONT)
        await there.http.aclose()
        await _health(two, "ok")


async def _health(two: Cluster, redis: str) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(verify=False) as http:
        for server in two.servers:
            while True:
                answer = await http.get(f"{server.url}/healthz")
                assert answer.status_code == 200, "Redis is a convenience"
                if answer.json() == {
                    "status": "ok",
                    "depends": {"database": "ok", "redis": redis},
                }:
                    break
                await asyncio.sleep(0.05)


async def test_a_server_that_stops_says_so_and_others_take_its_guests(two: Cluster) -> None:
    async with Guest(two.servers[0].url, "Ann") as ann:
        table = await ann.open("inkdoms", "me", "random")
        await ann.start(table)
        async with ann.live(table, 0) as socket:
            stopping = asyncio.create_task(two.restart_server(0))
            code, reason = await closed(socket)
        assert code == 1012
        assert "restarting" in reason
        there = at(ann, two, 1)
        async with there.live(table, 0) as socket:
            assert (await heard(socket))["now"]["seat"] == 0
        await there.http.aclose()
        assert await stopping == 0


async def test_nothing_is_lost_when_everything_fails(tmp_path: Path) -> None:
    faults = Faults(kills=1, databases=1, redises=1, cuts=1)
    report = await cluster(faults, tmp_path / "data", seed=5, parties=3, servers=2)
    assert report.plays >= 3
    assert report.ledger.count > 10
    assert report.told > 50
