"""Giving up, resigning and revoked watch links, as clients meet them; cookies that are renewed."""

import pytest

from paintpot.server.guests import LASTS, Guests, today
from paintpot.table.keys import sign
from tests.server.hosting import Guest, Server, closed, heard, limits, problem


async def shown(guest: Guest, table: str) -> dict[str, object]:
    (one,) = [one for one in (await guest.get("/api/tables"))["tables"] if one["table"] == table]
    return dict(one)


async def test_the_only_person_gives_up(ann: Guest) -> None:
    table = await ann.open("inkdoms", "me", "random")
    problem(await ann.ask(f"/api/tables/{table}/give-up", {"seat": 0}), 409, "not-started")
    await ann.start(table)
    async with ann.live(table, 0) as socket:
        await heard(socket)
        await ann.post(f"/api/tables/{table}/give-up", {"seat": 0})
        while (now := (await heard(socket))["now"])["phase"] != "over":
            pass
    assert now["ending"] == "given-up"
    assert now["fair"]["secret"]
    one = await shown(ann, table)
    assert (one["finished"], one["ending"]) == (True, "given-up")
    assert (await ann.get(f"/api/tables/{table}/record"))["record"]["result"] is None
    problem(await ann.ask(f"/api/tables/{table}/give-up", {"seat": 0}), 409, "over")


async def test_others_have_to_agree(ann: Guest, ben: Guest) -> None:
    table = await ann.open("ink", "me", "open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    await ann.start(table)
    problem(await ben.ask(f"/api/tables/{table}/give-up", {"seat": 0}), 403, "not-your-seat")
    await ann.post(f"/api/tables/{table}/give-up", {"seat": 0})
    assert (await ben.look(table))["now"]["proposed"] == [0]
    await ben.post(f"/api/tables/{table}/play-on", {"seat": 1})
    assert (await ann.look(table))["now"]["proposed"] == []
    await ann.post(f"/api/tables/{table}/give-up", {"seat": 0})
    await ben.post(f"/api/tables/{table}/give-up", {"seat": 1})
    assert (await ann.look(table))["now"]["phase"] == "over"


async def test_a_resigned_seat_is_a_bots_and_its_owner_may_look_on(ann: Guest, ben: Guest) -> None:
    table = await ann.open("ink", "me", "open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    await ann.start(table)
    async with ann.live(table, 0) as socket:
        await heard(socket)
        problem(
            await ann.ask(f"/api/tables/{table}/resign", {"seat": 0, "level": "god"}),
            400,
            "bad-bot",
        )
        await ann.post(f"/api/tables/{table}/resign", {"seat": 0, "level": "random"})
        assert (await closed(socket))[0] == 4001
    now = (await ann.look(table))["now"]
    assert (now["seat"], now["yours"], now["phase"]) == (None, [], "playing")
    assert now["seats"][0]["kind"] == "bot"
    one = await shown(ann, table)
    assert (one["finished"], one["phase"], one["yours"]) == (True, "playing", [])
    assert not (await shown(ben, table))["finished"]
    problem(await ann.ask(f"/api/tables/{table}/take-over", {"seat": 0}), 403, "not-your-seat")
    problem(await ben.ask(f"/api/tables/{table}/resign", {"seat": 1}), 409, "give-up-instead")
    async with ben.live(table, 1) as socket:  # the bot has taken the seat over
        while not (await heard(socket))["now"]["moves"]:
            pass


async def test_neither_counts_as_unfinished(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("few") / "data"
    with Server(folder, "--workers", "1", *limits(tables=1)) as server:
        async with Guest(server.url, "Ann") as ann, Guest(server.url, "Ben") as ben:
            table = await ann.open("ink", "me", "open")
            (link,) = await ann.invitations(table)
            await ben.join(table, link)
            await ann.start(table)
            wish = {"game": "ink", "name": "Ann", "seats": [{"kind": "me"}]}
            problem(await ann.ask("/api/tables", wish), 429, "too-many-tables")
            await ann.post(f"/api/tables/{table}/resign", {"seat": 0, "level": "random"})
            alone = await ann.open("ink", "me")
            await ann.start(alone)
            problem(await ann.ask("/api/tables", wish), 429, "too-many-tables")
            await ann.post(f"/api/tables/{alone}/give-up", {"seat": 0})
            await ann.open("ink", "me")
            problem(await ben.ask("/api/tables", wish), 429, "too-many-tables")


async def test_a_watch_link_is_taken_back(ann: Guest, ben: Guest) -> None:
    table = await ann.open("ink", "me", "random")
    await ann.start(table)
    old = (await ann.get(f"/api/tables/{table}/links"))["watch"]
    await ben.post(f"/api/tables/{table}/watch", {"link": old})
    async with ben.live(table) as socket, ann.live(table) as own:
        await heard(socket)
        await heard(own)
        problem(await ben.ask(f"/api/tables/{table}/unwatch", {"seat": 0}), 403, "not-your-seat")
        await ann.post(f"/api/tables/{table}/unwatch", {"seat": 0})
        code, reason = await closed(socket)
        assert (code, reason) == (4003, "The link by which you watched was revoked.")
        assert (await heard(own))["told"][-1]["what"] == "unwatched"
    problem(await ben.http.get(f"/api/tables/{table}"), 403, "no-link")
    problem(await ben.ask(f"/api/tables/{table}/watch", {"link": old}), 403, "bad-link")
    new = (await ann.get(f"/api/tables/{table}/links"))["watch"]
    assert new != old
    await ben.post(f"/api/tables/{table}/watch", {"link": new})
    assert (await ben.look(table))["now"]["seat"] is None


# -- the cookie


def test_a_cookie_is_renewed_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests(b"k" * 32, secure=False)
    cookie = guests.cookie_for("ann")
    assert f"Max-Age={LASTS}" in cookie
    value = cookie.partition(";")[0]
    assert guests.read(value) == ("ann", today())
    assert not guests.needs_cookie(guests.read(value))
    tomorrow = today() + 1
    monkeypatch.setattr("paintpot.server.guests.today", lambda: tomorrow)
    assert guests.needs_cookie(guests.read(value))
    assert guests.known(value) == "ann"


def test_an_old_cookie_is_known_and_renewed() -> None:
    guests = Guests(b"k" * 32, secure=False)
    old = f"{guests.cookie}=ann.{sign(b'k' * 32, 'guest', 'ann')}"
    for tail in ("", ".", ".x", ".-1", ".99999999999", ".²"):
        found = guests.read(old + tail)
        assert found is not None
        assert found[0] == "ann"
        assert guests.needs_cookie(found)
    assert guests.read(f"{old[:-1]}.{today()}") is None


async def test_a_cookie_of_before_is_renewed_by_any_request(server: Server, ann: Guest) -> None:
    ((name, value),) = ann.http.cookies.items()
    assert "set-cookie" not in (await ann.http.get("/api/me")).headers
    ann.http.cookies.clear()
    ann.http.headers["Cookie"] = f"{name}={value.rpartition('.')[0]}"
    answer = await ann.http.get("/api/tables")
    assert answer.headers["set-cookie"].startswith(f"{name}={value};")
