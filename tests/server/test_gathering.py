"""Before the game: who may open, sit down, leave, place bots, add words and start."""

import asyncio
from typing import Any

import pytest

from tests.server.hosting import Guest, Server, closed, heard, problem


async def seats(guest: Guest, table: str) -> list[Any]:
    return list((await guest.look(table))["now"]["seats"])


# -- opening


async def test_a_new_table_is_its_hosts(ann: Guest) -> None:
    table = await ann.open("inkdoms", "open", "me", "hard", first="2")
    shown = await ann.look(table)
    assert shown["options"] == {"first": "2"}
    now = shown["now"]
    assert now["phase"] == "gathering"
    assert now["host"]
    assert now["seat"] == 1
    assert now["yours"] == [1]
    assert now["view"] is None
    assert now["moves"] == []
    assert now["seats"] == [
        {"kind": "open"},
        {"kind": "person", "name": "Ann"},
        {"kind": "bot", "name": "Sable", "level": "hard"},
    ]


WRONG = [
    ({"game": "chess"}, "no-game"),
    ({"game": "ink", "seats": [{"kind": "me"}] * 8}, "bad-seats"),
    ({"seats": [{"kind": "open"}, {"kind": "bot", "level": "easy"}]}, "bad-seats"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "bad-bot"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "search:10000000"}]}, "bad-bot"),
    ({"seats": [{"kind": "me", "level": "easy"}]}, "bad-bot"),
    ({"options": {"length": "long"}}, "bad-option"),
    ({"name": " Ann"}, "bad-text"),
    ({"name": "A\u202enn"}, "bad-text"),
    ({"name": "\u3164"}, "bad-text"),
    ({"name": "\u2800\u2800"}, "bad-text"),
    ({"name": "A" * 41}, "bad-request"),
    ({"name": ""}, "bad-request"),
    ({"seats": [{"kind": "me"}, {"kind": "open", "name": "Ben"}]}, "bad-seats"),
    ({"seats": [{"kind": "me"}, {"kind": "me", "name": "Ben "}]}, "bad-text"),
    ({"seats": [{"kind": "me"}, {"kind": "me", "name": "B" * 41}]}, "bad-request"),
    ({"seats": []}, "bad-request"),
    ({"seats": [{"kind": "you"}]}, "bad-request"),
    ({"colour": "red"}, "bad-request"),
]


@pytest.mark.parametrize(("changed", "code"), WRONG)
async def test_what_cannot_be_opened(ann: Guest, changed: dict[str, Any], code: str) -> None:
    before = await ann.get("/api/tables")
    right = {"game": "inklings", "seats": [{"kind": "me"}], "name": "Ann", "options": {}}
    problem(await ann.ask("/api/tables", {**right, **changed}), 400, code)
    assert await ann.get("/api/tables") == before


async def test_two_before_one_screen_have_names_of_their_own(ann: Guest) -> None:
    wanted = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    wish = {"game": "inklings", "seats": wanted, "name": "Ann"}
    table = (await ann.post("/api/tables", wish))["table"]
    assert [seat["name"] for seat in await seats(ann, table)] == ["Ann", "Ben"]
    assert (await ann.look(table))["now"]["yours"] == [0, 1]


async def test_ones_tables_are_listed(ann: Guest, ben: Guest) -> None:
    older = await ann.open("inkdoms", "me")
    newer = await ann.open("inklings", "me", "open")
    await ann.start(older)
    (link,) = await ann.invitations(newer)
    await ben.join(newer, link)
    first, second = (await ann.get("/api/tables"))["tables"]
    assert (first["table"], second["table"]) == (newer, older)
    assert first["game"] == "inklings"
    assert first["phase"] == "gathering"
    assert first["seats"] == ["Ann", "Ben"]
    assert first["yours"] == [0]
    assert second["phase"] == "playing"
    assert second["acting"] == [0]
    assert second["created"] <= second["touched"] <= first["touched"]
    (bens,) = (await ben.get("/api/tables"))["tables"]
    assert {**bens, "yours": [0]} == first
    assert bens["yours"] == [1]


# -- sitting down


async def test_an_invitation_gives_the_seat(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open", "open")
    links = (await ann.get(f"/api/tables/{table}/links"))["invitations"]
    assert [one["seat"] for one in links] == [1, 2]
    assert links[1]["url"] == f"{ann.url}/t/{table}#join={links[1]['link']}"
    async with ann.live(table) as socket:
        await heard(socket)
        assert await ben.join(table, links[1]["link"]) == 2
        told = (await heard(socket))["told"]
    assert told == [{"what": "sat", "seat": 2, "name": "Ben"}]
    now = (await ben.look(table))["now"]
    assert now["yours"] == [2]
    assert not now["host"]


async def test_an_invitation_works_once(ann: Guest, ben: Guest, server: Server) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    assert await ben.join(table, link) == 1
    assert await ben.join(table, link) == 1  # the same guest opens it again
    async with Guest(server.url, "Eve") as eve:
        body = {"name": "Eve", "link": link}
        problem(await eve.ask(f"/api/tables/{table}/join", body), 403, "bad-link")
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        # The seat is open again, but that link is used up.
        problem(await eve.ask(f"/api/tables/{table}/join", body), 403, "bad-link")
        (other,) = await ann.invitations(table)
        assert other != link
        assert await eve.join(table, other) == 1


async def test_an_invitation_says_to_what_before_one_sits_down(
    ann: Guest, ben: Guest, server: Server
) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    where, word = f"/api/tables/{table}/offer", {"link": link}
    assert await ben.post(where, word) == {"game": "inklings", "host": "Ann", "seated": False}
    assert (await seats(ann, table))[1] == {"kind": "open"}
    problem(await ben.http.get(f"/api/tables/{table}"), 403, "no-link")

    await ben.join(table, link)
    assert (await ben.post(where, word))["seated"]
    async with Guest(server.url, "Eve") as eve:
        problem(await eve.ask(where, word), 403, "bad-link")


async def test_a_word_that_does_not_fit_is_told_nothing(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open", "open")
    other = await ann.open("inkdoms", "me", "open", "open")
    mine, _ = await ann.invitations(table)
    elsewhere, _ = await ann.invitations(other)
    watch = (await ann.get(f"/api/tables/{table}/links"))["watch"]
    answers = [
        await ben.ask(f"/api/tables/{table}/offer", {"link": link})
        for link in (elsewhere, f"2{mine[1:]}", f"9{mine[1:]}", mine[:-1], "1", "1.é", watch)
    ]
    for answer in answers:
        problem(answer, 403, "bad-link")
        assert answer.json() == answers[0].json()
    problem(await ben.ask(f"/api/tables/{table}/offer", {"link": ""}), 400, "bad-request")
    problem(await ben.ask("/api/tables/AAAAAAAAAAAA/offer", {"link": mine}), 404, "no-table")


async def test_nobody_sits_down_without_an_invitation(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open", "open")
    elsewhere = await ann.open("inklings", "me", "open", "open")
    first, second = await ann.invitations(elsewhere)
    mine, _ = await ann.invitations(table)
    refused = [
        ("", "no-link"),
        (first, "bad-link"),
        (second, "bad-link"),
        (f"2{mine[1:]}", "bad-link"),
        (f"0{mine[1:]}", "bad-link"),
        (f"9{mine[1:]}", "bad-link"),
        (mine[:-1], "bad-link"),
        (f"{mine[:-1]}{'A' if mine[-1] != 'A' else 'B'}", "bad-link"),
        ("1", "bad-link"),
        ("1.é", "bad-link"),
    ]
    for link, code in refused:
        body = {"name": "Ben", "link": link}
        problem(await ben.ask(f"/api/tables/{table}/join", body), 403, code)
    assert (await seats(ann, table))[1:] == [{"kind": "open"}] * 2


async def test_of_two_who_take_one_seat_the_first_has_it(
    ann: Guest, ben: Guest, server: Server
) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    async with Guest(server.url, "Eve") as eve:
        answers = await asyncio.gather(
            *[
                guest.ask(f"/api/tables/{table}/join", {"name": guest.name, "link": link})
                for guest in (ben, eve)
            ]
        )
    assert sorted(answer.status_code for answer in answers) == [200, 403]


async def test_the_table_is_closed_to_strangers(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    problem(await ben.http.get(f"/api/tables/{table}"), 403, "no-link")
    problem(await ben.http.get(f"/api/tables/{table}/links"), 403, "no-link")
    problem(await ben.http.get(f"/api/tables/{table}/record"), 403, "no-link")
    problem(await ben.ask(f"/api/tables/{table}/start"), 403, "not-host")
    for what, more in (
        ("leave", {}),
        ("words", {"words": "mine"}),
        ("device", {}),
        ("move", {"move": "pass", "id": "1"}),
        ("undo", {"id": "1"}),
        ("why", {"move": "pass"}),
        ("hint", {}),
        ("hand", {"level": "easy"}),
        ("take-over", {}),
        ("rematch", {}),
    ):
        answer = await ben.ask(f"/api/tables/{table}/{what}", {"seat": 0, **more})
        problem(answer, 403, "not-your-seat")
        answer = await ben.ask(f"/api/tables/{table}/{what}", {"seat": 7, **more})
        problem(answer, 403, "not-your-seat")
    assert (await ann.look(table))["told"] == []


@pytest.mark.parametrize("table", ["AAAAAAAAAAAA", "nonsense", "%2e%2e%2f%2e%2e%2fx"])
async def test_a_table_that_is_not_there(ann: Guest, table: str) -> None:
    code = "no-page" if "%2f" in table else "no-table"
    problem(await ann.http.get(f"/api/tables/{table}"), 404, code)
    problem(await ann.ask(f"/api/tables/{table}/start"), 404, code)


# -- leaving


async def test_who_leaves_makes_room(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    seat = await ben.join(table, link)
    problem(await ann.ask(f"/api/tables/{table}/leave", {"seat": seat}), 403, "not-your-seat")
    async with ben.live(table) as socket:
        await heard(socket)
        await ben.post(f"/api/tables/{table}/leave", {"seat": seat})
        assert (await closed(socket))[0] == 4001
    assert (await seats(ann, table))[1] == {"kind": "open"}
    assert (await ben.get("/api/tables"))["tables"] == []
    problem(await ben.http.get(f"/api/tables/{table}"), 403, "no-link")


async def test_the_host_stays(ann: Guest) -> None:
    table = await ann.open("inklings", "me", "me")
    await ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    problem(await ann.ask(f"/api/tables/{table}/leave", {"seat": 1}), 409, "host-stays")


# -- bots


async def test_the_host_places_bots(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open", "open")
    first, _ = await ann.invitations(table)
    await ben.join(table, first)
    where = f"/api/tables/{table}/place"
    problem(await ben.ask(where, {"seat": 2, "level": "easy"}), 403, "not-host")
    problem(await ann.ask(where, {"seat": 1, "level": "easy"}), 409, "seat-taken")
    problem(await ann.ask(where, {"seat": 0, "level": "easy"}), 409, "seat-taken")
    problem(await ann.ask(where, {"seat": 3, "level": "easy"}), 409, "no-seat")
    problem(await ann.ask(where, {"seat": 2, "level": "search:9"}), 400, "bad-bot")
    (link,) = await ann.invitations(table)
    await ann.post(where, {"seat": 2, "level": "easy"})
    assert (await seats(ben, table))[2] == {"kind": "bot", "name": "Blot", "level": "easy"}
    assert await ann.invitations(table) == []
    await ann.post(where, {"seat": 2})
    assert (await seats(ben, table))[2] == {"kind": "open"}
    assert await ann.invitations(table) != [link]
    await ann.post(where, {"seat": 2, "level": "random"})
    await ann.start(table)
    problem(await ann.ask(where, {"seat": 2}), 409, "started")


# -- words and the start


async def test_everybody_adds_words_to_the_dice(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    promised = (await ann.look(table))["now"]["fair"]
    assert promised["secret"] is None
    where = f"/api/tables/{table}/words"
    await ann.post(where, {"seat": 0, "words": "Сорок два"})
    await ben.post(where, {"seat": 1, "words": "first"})
    await ben.post(where, {"seat": 1, "words": "second thoughts"})
    problem(await ann.ask(where, {"seat": 1, "words": "mine"}), 403, "not-your-seat")
    problem(await ann.ask(where, {"seat": 0, "words": "x" * 81}), 400, "bad-request")
    problem(await ann.ask(where, {"seat": 0, "words": "a\nb"}), 400, "bad-text")
    await ann.start(table)
    problem(await ben.ask(where, {"seat": 1, "words": "late"}), 409, "started")
    fair = (await ben.look(table))["now"]["fair"]
    assert {**fair, "parts": []} == {
        **promised,
        "words": ["Сорок два", "second thoughts"],
        "parts": [],
    }


async def test_the_host_starts_when_all_sit(ann: Guest, ben: Guest) -> None:
    table = await ann.open("inklings", "me", "open")
    problem(await ann.ask(f"/api/tables/{table}/start"), 409, "seat-open")
    (link,) = await ann.invitations(table)
    await ben.join(table, link)
    problem(await ben.ask(f"/api/tables/{table}/start"), 403, "not-host")
    problem(await ann.ask(f"/api/tables/{table}/move", MOVE), 409, "not-started")
    problem(await ann.ask(f"/api/tables/{table}/undo", {"seat": 0, "id": "1"}), 409, "not-started")
    problem(await ann.ask(f"/api/tables/{table}/hint", {"seat": 0}), 409, "not-turn")
    problem(await ann.ask(f"/api/tables/{table}/rematch", {"seat": 0}), 409, "not-over")
    problem(await ann.http.get(f"/api/tables/{table}/record"), 409, "not-over")
    await ann.start(table)
    now = (await ben.look(table))["now"]
    assert now["phase"] == "playing"
    assert [seat["acting"] for seat in now["seats"]] == [True, True]
    assert now["moves"]
    problem(await ann.ask(f"/api/tables/{table}/start"), 409, "started")
    problem(await ben.ask(f"/api/tables/{table}/leave", {"seat": 1}), 409, "started")
    problem(await ann.http.get(f"/api/tables/{table}/record"), 409, "not-over")


MOVE = {"seat": 0, "move": "enter d8-6", "id": "1"}


async def test_a_refusal_does_not_say_all_that_was_sent_back(ann: Guest) -> None:
    options = {"x" * 100_000: 1}
    body = {"game": "inklings", "name": "Ann", "seats": [{"kind": "me"}], "options": options}
    reply = await ann.ask("/api/tables", body)
    assert reply.status_code == 400
    assert len(reply.content) < 5000
