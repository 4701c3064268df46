"""Nothing that the rules hide leaves the server; and the check that says so finds what does."""

import random
from pathlib import Path

import httpx

from tests import briefly
from tests.postgres_server import PostgresServer
from tests.server.hosting import Server, on_postgres
from tests.server.soak import leaky
from tests.server.soak.plans import Scenario, random_scenarios
from tests.server.soak.secrecy import DAYS, LOG, listen

STEPS = 600
"""After this many a leak should have been found."""


class LeakyServer(Server):
    program = ("-m", "tests.server.soak.leaky")


async def test_nothing_hidden_is_in_anything_that_is_sent(tmp_path: Path) -> None:
    plays = briefly.of(8, 5)
    scenarios = random_scenarios(plays, random.Random(5))
    report = await listen(scenarios, tmp_path / "data", often=0.04, days=["inklings"])
    assert report.leaks == []
    assert (report.days, report.findings[DAYS]) == (1, [])
    assert report.tally.plays == plays
    assert report.tally.in_doubt > 50, "too little was compared while something was hidden"
    assert report.throws > 50


async def test_nothing_hidden_is_sent_from_postgresql_either(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    scenarios = random_scenarios(2, random.Random(6))
    kind = on_postgres(postgres)
    report = await listen(scenarios, tmp_path / "data", seed=6, kind=kind, often=0.02)
    assert report.leaks == []
    assert report.tally.plays == 2
    assert report.tally.in_doubt > 5, "too little was compared while something was hidden"


async def test_leaks_are_found(tmp_path: Path) -> None:
    """A server leaks on purpose, at each table in another way, and at one not at all."""
    scenarios = [Scenario("inkdoms", 2, ["random"], leak) for leak in leaky.LEAKS]
    scenarios.append(Scenario("inkdoms", 3, (), "Honest"))
    report = await listen(
        scenarios, tmp_path / "data", seed=3, kind=LeakyServer, steps=STEPS, often=0.5
    )
    found = {host for host, leaks in report.findings.items() if leaks}
    assert found == {*leaky.LEAKS, LOG} - {leaky.LOG}
    assert report.findings[LOG] == ["the secret of the dice, of another table"]


def test_figures_are_not_for_everybody(server: Server) -> None:
    """They count moves as they are made, and so reveal those made in secret."""
    here = httpx.get(f"{server.url}/metrics")
    assert here.status_code == 200
    # Behind a proxy that adds to the header, a client may begin it with any address.
    for claimed in ("203.0.113.7", "127.0.0.1", "127.0.0.1, 203.0.113.7"):
        elsewhere = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": claimed})
        assert elsewhere.status_code == 403
        assert elsewhere.json()["code"] == "not-here"
