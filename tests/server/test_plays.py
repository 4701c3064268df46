"""Whole games by sockets that break off: nobody misses anything, and every throw is proven."""

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from paintpot.cli.main import main
from paintpot.core.contract import CHANCE
from tests.server.hosting import GENEROUS, Guest, Server, heard, limits
from tests.server.playing import Person, by_seat, play_out, standing

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
FRIENDS = ("Ben", "Cid", "Dee")

PLAYS = [
    ("inkdoms", ("me", "easy", "open")),
    ("ink", ("easy", "open", "me")),
    ("inklings", ("easy", "me", "open", "random")),
    ("color-in-kingdom", ("me", "open", "open", "random")),
    ("color-in-kingdom", ("open", "me")),
]


@pytest.fixture(scope="module")
def drip_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds one game more, in a folder of its own."""
    generous = limits(**dict.fromkeys(GENEROUS, 1e9))
    folder = tmp_path_factory.mktemp("drip") / "data"
    with Server(folder, "--workers", "1", *generous, PAINTPOT_GAMES=str(EXAMPLES)) as running:
        yield running


async def seated(
    server: Server, stack: AsyncExitStack, game: str, seats: Sequence[str]
) -> tuple[str, dict[int, Guest]]:
    """A table with everybody at it, and the guest of each person's seat."""
    host = await stack.enter_async_context(Guest(server.url, "Ann", dice=True))
    table = await host.open(game, *seats)
    people = {seat: host for seat, who in enumerate(seats) if who == "me"}
    for name, link in zip(FRIENDS, await host.invitations(table), strict=False):
        friend = await stack.enter_async_context(Guest(server.url, name, dice=True))
        seat = await friend.join(table, link)
        await friend.post(f"/api/tables/{table}/words", {"seat": seat, "words": f"by {name}"})
        people[seat] = friend
    await host.start(table)
    return table, people


def proven(record: Any, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `paintpot verify` reports for a record that has to be valid, and for a changed one."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    code = main(["verify", str(file)])
    said = capsys.readouterr()
    assert code == 0, said.err
    secret = record["fair"]["secret"]
    record["fair"]["secret"] = f"{secret[:-1]}{'0' if secret[-1] != '0' else '1'}"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(file)]) == 2
    capsys.readouterr()
    return said.out


async def play_to_the_end(
    server: Server,
    game: str,
    seats: Sequence[str],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> list[Person]:
    async with AsyncExitStack() as stack:
        table, guests = await seated(server, stack, game, seats)
        people = [
            Person(guest, table, seat, random.Random(f"{game}{seats}{seat}"))
            for seat, guest in guests.items()
        ]
        await play_out(people)
        record = (await people[0].guest.get(f"/api/tables/{table}/record"))["record"]

    played = by_seat(record["moves"])
    for person in people:
        assert standing(person.told) == played
        assert [one["what"] for one in person.told].count("over") == 1
    ends = [{key: person.now[key] for key in END} for person in people]
    assert all(end == ends[0] for end in ends)
    assert record["result"]["winners"] == ends[0]["winners"]
    assert record["result"]["totals"] == [score["total"] for score in ends[0]["scores"]]
    assert record["fair"] == ends[0]["fair"]

    # The commitment was published before the first throw, and never another one.
    assert {person.commitment for person in people} == {record["fair"]["commitment"]}
    said = proven(record, folder, capsys)
    assert f"throws: {len(played[CHANCE])} proven; " in said
    for person in people:
        part = record["fair"]["parts"][person.seat]["bytes"]
        assert part == person.guest.parts[table, person.seat]
    return people


END = ("phase", "scores", "winners", "ending", "fair")


@pytest.mark.parametrize(("game", "seats"), PLAYS)
async def test_people_and_bots_play_to_the_end(
    server: Server,
    game: str,
    seats: Sequence[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    people = await play_to_the_end(server, game, seats, tmp_path, capsys)
    assert max(person.connections for person in people) > 1, "no socket broke off"
    words = [""] * len(seats)
    for person in people:
        if person.guest.name != "Ann":
            words[person.seat] = f"by {person.guest.name}"
    assert people[0].now["fair"]["words"] == words


@pytest.mark.parametrize("game", ["inkdoms", "inklings"])
async def test_alone(
    server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (person,) = await play_to_the_end(server, game, ("me",), tmp_path, capsys)
    assert person.now["winners"] == [0]


@pytest.mark.parametrize("game", ["inklings", "inkdoms"])
async def test_two_share_a_screen(
    server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both seats are of one guest, with a socket each."""
    people = await play_to_the_end(server, game, ("me", "me"), tmp_path, capsys)
    assert [person.now["yours"] for person in people] == [[0, 1], [0, 1]]


async def test_who_shares_a_screen_is_shown_the_seat_that_is_to_act(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open("ink", "me", "me")
        await ann.start(table)
        chance = random.Random(4)
        seen: set[int] = set()
        while len(seen) < 2:
            now = (await ann.look(table))["now"]
            seen.add(now["seat"])
            done = await ann.move(table, now["seat"], chance.choice(now["moves"]))
            assert done.status_code == 200


async def test_a_game_of_ones_own_is_hosted_too(
    drip_server: Server,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))
    seats = ("me", "easy", "open", "open")
    people = await play_to_the_end(drip_server, "drip", seats, tmp_path, capsys)
    assert len(people[0].now["view"]["kept"][0]) == 3
    async with Guest(drip_server.url) as guest:
        shown = {game["name"]: game for game in (await guest.get("/api/games"))["games"]}
        assert {*shown} == {*(game for game, _ in PLAYS), "drip", "streaks"}
        assert shown["drip"]["title"] == "Drip"
        assert shown["drip"]["options"]["rounds"]["choices"] == ["3", "5"]


async def test_whoever_comes_back_after_all_is_over_is_told_everything(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open("inklings", "me", "random")
        await ann.start(table)
        person = Person(ann, table, 0, random.Random(1), breaks=0)
        await person.play()
        for since in (0, 1, len(person.told), len(person.told) + 1):
            async with ann.live(table, 0, since) as socket:
                update = await heard(socket)
                begin = since if since <= len(person.told) else 0  # nobody was sent this much
                assert update["since"] == begin
                assert ("options" in update) == (begin == 0)  # they never change
                assert update["told"] == person.told[begin:]
                assert update["now"] == person.now
