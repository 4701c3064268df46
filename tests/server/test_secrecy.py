"""Nothing that the rules hide leaves the server; and the check that says so finds what does."""

import random
from pathlib import Path

import httpx

from tests.server.hosting import Server
from tests.server.soak import leaky
from tests.server.soak.plans import Scenario, random_scenarios
from tests.server.soak.secrecy import DAYS, LOG, listen

STEPS = 600
"""After so many a leak should have been found."""


class LeakyServer(Server):
    program = ("-m", "tests.server.soak.leaky")


async def test_nothing_hidden_is_in_anything_that_is_sent(tmp_path: Path) -> None:
    scenarios = random_scenarios(8, random.Random(5))
    report = await listen(scenarios, tmp_path / "data", often=0.04, days=["inklings"])
    assert report.leaks == []
    assert (report.days, report.findings[DAYS]) == (1, [])
    assert report.tally.plays == 8
    assert report.tally.in_doubt > 50, "too little was compared while something was hidden"
    assert report.throws > 50


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
    """They count moves as they are made, and so tell of those made in secret."""
    here = httpx.get(f"{server.url}/metrics")
    assert here.status_code == 200
    elsewhere = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert elsewhere.status_code == 403
    assert elsewhere.json()["code"] == "not-here"
