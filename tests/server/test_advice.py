"""What a player may ask: why not, what would be good; and refusals in the player's language."""

import pytest

from tests.server.hosting import Guest, Server, problem

RUSSIAN = {"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.5"}


async def playing(ann: Guest, game: str, *seats: str) -> str:
    table = await ann.open(game, *seats)
    await ann.start(table)
    return table


async def test_a_refusal_names_the_rule_and_says_why(ann: Guest) -> None:
    table = await playing(ann, "ink", "me", "me")
    refused = problem(await ann.move(table, 0, "done"), 409, "refused")
    assert refused["rule"].startswith("INK-")
    ann.http.headers.update(RUSSIAN)
    in_russian = problem(await ann.move(table, 0, "done"), 409, "refused")
    assert in_russian["rule"] == refused["rule"]
    assert refused["detail"].isascii()
    assert any("а" <= letter <= "я" for letter in in_russian["detail"])


async def test_out_of_turn(ann: Guest) -> None:
    table = await playing(ann, "ink", "me", "me")
    move = (await ann.look(table, seat=0))["now"]["moves"][0]
    assert (await ann.look(table, seat=1))["now"]["moves"] == []
    assert problem(await ann.move(table, 1, move), 409, "refused")["rule"]


async def test_what_is_no_move_at_all(ann: Guest) -> None:
    table = await playing(ann, "ink", "me")
    told = problem(await ann.move(table, 0, "castle"), 400, "bad-move")
    assert "'castle' is not a move of INK" in told["detail"]
    problem(await ann.move(table, 0, "x" * 201), 400, "bad-request")
    problem(await ann.move(table, 0, "quill 1", "no spaces"), 400, "bad-request")


async def test_why_not(ann: Guest) -> None:
    table = await playing(ann, "ink", "me", "me")
    where = f"/api/tables/{table}/why"
    legal = (await ann.look(table))["now"]["moves"][0]
    assert await ann.post(where, {"seat": 0, "move": legal}) == {
        "legal": True,
        "rule": "",
        "words": "",
    }
    english = await ann.post(where, {"seat": 0, "move": "done"})
    assert not english["legal"]
    ann.http.headers.update(RUSSIAN)
    russian = await ann.post(where, {"seat": 0, "move": "done"})
    assert russian["rule"] == english["rule"] != ""
    assert russian["words"] != english["words"] != ""
    assert (await ann.look(table))["now"]["moves"][0] == legal  # asking changes nothing


async def test_a_preview_shows_what_moves_would_do_and_does_nothing(ann: Guest) -> None:
    table = await playing(ann, "ink", "me", "me")
    where = f"/api/tables/{table}/preview"
    before = await ann.look(table, seat=0)
    quill = before["now"]["moves"][0]
    after = await ann.post(where, {"seat": 0, "moves": [quill]})
    assert after["version"] == before["version"]
    assert after["view"]["stage"] == "place"
    assert after["gain"]["move"] == quill
    place = after["next"][0]["move"]
    laid = await ann.post(where, {"seat": 0, "moves": [quill, place, "turned 0"]})
    assert len(laid["view"]["painters"][0]["tiles"]) == 2
    assert "done" in [one["move"] for one in laid["next"]]
    assert (await ann.look(table, seat=0)) == before

    impossible = await ann.post(where, {"seat": 0, "moves": [quill, quill]})
    assert impossible == {"version": before["version"], "view": None, "gain": None, "next": []}
    assert (await ann.post(where, {"seat": 1, "moves": [quill]}))["view"] is None, "not her turn"
    problem(await ann.ask(where, {"seat": 0, "moves": []}), 400, "bad-request")
    problem(await ann.ask(where, {"seat": 0, "moves": [quill] * 9}), 400, "bad-request")
    problem(await ann.ask(where, {"seat": 0, "moves": ["castle"]}), 400, "bad-move")


async def test_a_preview_is_for_ones_own_seat(ann: Guest, server: Server) -> None:
    table = await playing(ann, "ink", "me", "me")
    async with Guest(server.url, "Eve") as eve:
        asked = {"seat": 0, "moves": ["quill 1"]}
        problem(await eve.ask(f"/api/tables/{table}/preview", asked), 403, "not-your-seat")


async def test_a_hint_can_be_played(ann: Guest) -> None:
    table = await playing(ann, "inklings", "me", "random")
    hint = f"/api/tables/{table}/hint"
    ways = (await ann.post(hint, {"seat": 0}))["ways"]
    assert 1 <= len(ways) <= 3
    assert (await ann.post(hint, {"seat": 0}))["ways"] == ways, "same position, same hint"
    for way in ways:
        assert way["after"] - way["before"] == sum([step["total"] for step in way["steps"]])
        assert way["why"].isascii()
        assert way["why"][-1] == "."
    ann.http.headers.update(RUSSIAN)
    russian = (await ann.post(hint, {"seat": 0}))["ways"]
    assert [way["steps"] for way in russian] == [way["steps"] for way in ways]
    assert all(["а" <= letter <= "я" for way in russian for letter in way["why"][1:3]])
    for step in ways[0]["steps"]:
        assert (await ann.move(table, 0, step["move"])).status_code == 200


async def test_a_hint_after_an_undo_is_the_one_before(ann: Guest) -> None:
    table = await playing(ann, "inkdoms", "me")
    hint = f"/api/tables/{table}/hint"
    ways = (await ann.post(hint, {"seat": 0}))["ways"]
    await ann.move(table, 0, ways[0]["steps"][0]["move"])
    assert (await ann.post(hint, {"seat": 0}))["ways"] != ways
    assert (await ann.undo(table, 0)).status_code == 200
    assert (await ann.post(hint, {"seat": 0}))["ways"] == ways


async def test_a_refusal_names_people_by_name(ann: Guest) -> None:
    """Not by the numbers of their seats."""
    table = await playing(ann, "ink", "me", "me")
    answer = await ann.post(f"/api/tables/{table}/why", {"seat": 1, "move": "quill 1"})
    assert answer["words"] == "It is not your turn: Ann is to move."


async def test_there_are_hints_for_who_is_to_act(ann: Guest) -> None:
    table = await playing(ann, "ink", "me", "me")
    problem(await ann.ask(f"/api/tables/{table}/hint", {"seat": 1}), 409, "not-turn")


async def test_games_are_presented_in_the_players_language(ann: Guest) -> None:
    english = await ann.get("/api/games")
    ann.http.headers.update(RUSSIAN)
    russian = await ann.get("/api/games")
    assert (await ann.get("/api/me"))["language"] == "ru"
    assert english["languages"] == ["en", "ru"]
    assert "expert" in english["levels"]
    names = [game["name"] for game in english["games"]]
    assert names == ["color-in-kingdom", "ink", "inkdoms", "inklings"]
    for one, other in zip(english["games"], russian["games"], strict=True):
        assert one["about"] != other["about"]
        assert one["seats"] == other["seats"]
    assert english["games"][1]["options"]["first"] == {
        "default": "1",
        "choices": ["1", "2", "3", "4", "random"],
        "open": False,
    }


@pytest.mark.parametrize("spoken", [b"", b"fr, de;q=0.8", b"*", "русский".encode(), b"x" * 5000])
async def test_other_languages_are_answered_in_english(ann: Guest, spoken: bytes) -> None:
    answer = await ann.http.get("/api/me", headers=[(b"Accept-Language", spoken)])
    assert answer.json()["language"] == "en"
