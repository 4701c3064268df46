"""Tomorrow's dice have no influence on anything that is sent today.

Two servers that differ in nothing but the secrets of tomorrow are asked the same, and answer the
same but for the commitments, which are digests of those secrets.
"""

import hashlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import pytest

from paintpot.core.days import days_after
from paintpot.core.fair import commitment
from paintpot.core.registry import games
from paintpot.table import days
from tests.server.hosting import Guest
from tests.server.test_daily import MONDAY, TUESDAY, Clock, House, begin, play_out

TWINS = ("one", "other")
LATER = days_after(TUESDAY, 1)


def secret_of(day: str, game: str, twin: str) -> str:
    """Today's is the same at both, tomorrow's is not."""
    of = f"{day}/{game}" if day == MONDAY else f"{day}/{game}/{twin}"
    return hashlib.sha256(of.encode()).hexdigest()


@asynccontextmanager
async def twin_house(
    folder: Path, twin: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A server whose days' secrets are chosen here."""
    folder.mkdir()
    house = House(folder, Clock(MONDAY))
    drawn = [
        secret_of(day, game, twin)
        for day in (MONDAY, TUESDAY)  # in the order in which they are drawn
        for game in games()
    ]
    with monkeypatch.context() as patch:
        patch.setattr(days, "new_secret", lambda: drawn.pop(0))
        await house.daily.prepare()
    assert not drawn
    yield house
    await house.close()


def normal(text: str, twin: str) -> str:
    """An answer without what is drawn at random for each server, and without commitments."""
    for game in games():
        text = text.replace(commitment(secret_of(TUESDAY, game, twin)), f"commitment of {game}")
    text = re.sub(r'"(table|guest)":"[\w-]+"', r'"\1":""', text)
    return re.sub(r'"(ended|created|touched)":[0-9.e+]+', r'"\1":0', text)


async def heard_today(house: House, twin: str) -> list[str]:
    """All that a curious guest is sent on the day before."""
    heard: list[str] = []

    async def note(response: httpx.Response) -> None:
        await response.aread()
        path = re.sub(r"/tables/[\w-]{12}", "/tables/id", response.request.url.path)
        heard.append(normal(f"{path} {response.status_code} {response.text}", twin))

    async with house.guest("Ann") as ann:
        ann.http.event_hooks["response"].append(note)
        await look_around(ann)
        for game in games():
            table = await begin(ann, game)
            await look_around(ann)
            await play_out(ann, table)
            for path in ("record", "scene"):
                await ann.get(f"/api/tables/{table}/{path}")
        await look_around(ann)
    return heard


async def look_around(guest: Guest) -> None:
    for path in ("/api/daily", "/api/daily/mine", "/api/my-record", "/api/puzzles", "/api/games"):
        await guest.get(path)
    for day in (MONDAY, TUESDAY, LATER):
        for game in games():
            await guest.http.get(f"/api/daily/{day}/{game}")
            await guest.ask(f"/api/daily/{day}/{game}/practice", {"name": "Ann"})


async def test_tomorrow_changes_nothing_but_its_commitments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    for twin in TWINS:
        async with twin_house(tmp_path / twin, twin, monkeypatch) as house:
            monkeypatch.setattr(house.daily, "want_par", AsyncMock())
            heard.append(await heard_today(house, twin))
            tomorrow = await house.daily.days.find(TUESDAY, "ink")
            assert tomorrow is not None
            assert tomorrow.secret == secret_of(TUESDAY, "ink", twin)
    one, other = heard
    assert len(one) > 100
    assert any("commitment of ink" in text for text in one)
    assert one == other
