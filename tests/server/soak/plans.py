"""Tables that are set up to be observed: who sits there, and what was sent to them so far."""

import random
from collections.abc import Sequence
from typing import Any

from paintpot.core.fair import commitment, new_secret
from paintpot.core.registry import game, games
from tests.server.soak.book import Book
from tests.server.soak.mirror import WATCHER
from tests.server.soak.sitting import Visitor, seat_name
from tests.server.soak.tokens import Token, Vault
from tests.server.soak.wire import Line, Reply

PART = "a part of the dice"
WITHOUT_SECRETS = ("ink",)
"""Games in which all is open."""


class Scenario:
    """A table to be set up."""

    def __init__(
        self,
        game: str,
        people: int,
        bots: Sequence[str] = (),
        host: str = "Host",
        options: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.host = host
        self.options = options or {}


def random_scenarios(tables: int, chance: random.Random) -> list[Scenario]:
    """Tables of all games, of 2 to 4 seats, with people and bots at random."""
    secret = [name for name in games() if name not in WITHOUT_SECRETS]
    # Games in which all is open are longer than most, and one in four would be many.
    names = secret * 4 + list(WITHOUT_SECRETS)
    return [_random_scenario(names[k % len(names)], f"Host {k}", chance) for k in range(tables)]


def _random_scenario(name: str, host: str, chance: random.Random) -> Scenario:
    rules = game(name)
    seats = chance.choice([k for k in rules.seats if 2 <= k <= 4])
    people = max(chance.randint(1, seats), chance.randint(1, seats))
    bots = [chance.choice(["random", "random", "easy"]) for _ in range(people, seats)]
    options = {
        key: chance.choice(option.choices)
        for key, option in rules.options.items()
        if key != "first" and not option.open and chance.random() < 0.2
    }
    return Scenario(name, people, bots, host, options)


class Plan:
    """A table that was set up."""

    def __init__(
        self, scenario: Scenario, table: str, visitors: list[Visitor], spare: Visitor
    ) -> None:
        self.scenario = scenario
        self.table = table
        self.visitors = visitors
        self.spare = spare
        """Another device of somebody's."""
        self.sent: list[tuple[str, bytes]] = []
        """What guests were sent before the start."""
        self.parts: dict[str, str] = {}
        """What each seat adds to the dice, by its name."""
        self.watch = ""
        self.invitations: list[str] = []

    @property
    def people(self) -> list[str]:
        return [who.name for who in self.visitors if who.viewer != WATCHER]

    def lock_up(self, vault: Vault, book: Book) -> None:
        """Note all words of this table that are not for everybody."""
        guests = [*self.visitors, self.spare]
        host = self.visitors[0].guest
        seated = {who.guest for who in guests if who.viewer != WATCHER} | {self.spare.guest}
        for who in guests:
            vault.add(Token(f"the id of {who.name}", who.guest, self.table, [who.guest]))
            _, signature, _ = who.cookie.split(".")  # after it comes the day, which is no secret
            vault.add(Token(f"the cookie of {who.name}", signature, self.table))
        vault.add(Token("the secret of the dice", book.events(self.table)[0]["secret"], self.table))
        for who in self.visitors:
            if who.name in self.parts:
                part = Token(PART, self.parts[who.name], self.table, [who.guest])
                vault.add(part)
        vault.add(Token("the watch link", self.watch, self.table, seated))
        for word in self.invitations:
            vault.add(Token("an invitation", _signature(word), self.table, [host]))


def _signature(word: str) -> str:
    return word.rpartition(".")[2]


async def set_up(line: Line, scenario: Scenario) -> Plan:
    """Open a table, and let everybody come in."""
    sent: list[tuple[str, bytes]] = []

    async def guest(name: str, viewer: int) -> Visitor:
        reply = await line.ask("GET", "/api/me")
        who = Visitor(name, reply.json()["guest"], cookie_of(reply), viewer)
        sent.append((who.guest, reply.body))  # the head has the cookie, which is for this guest
        return who

    async def ask(who: Visitor, method: str, path: str, body: object = None) -> Any:
        reply = await line.ask(method, path, body, who.cookie)
        assert reply.status == 200, f"{path}: {reply}"
        sent.append((who.guest, reply.head + reply.body))
        return reply.json()

    host = await guest(seat_name(0), 0)
    parts = {seat_name(k): new_secret() for k in range(scenario.people)}
    seats: list[dict[str, str]] = [{"kind": "me", "hash": commitment(parts[seat_name(0)])}]
    seats += [{"kind": "open"} for _ in range(1, scenario.people)]
    seats += [{"kind": "bot", "level": level} for level in scenario.bots]
    body = {
        "game": scenario.game,
        "name": scenario.host,
        "seats": seats,
        "options": scenario.options,
    }
    table = (await ask(host, "POST", "/api/tables", body))["table"]
    at = f"/api/tables/{table}"
    links = await ask(host, "GET", f"{at}/links")
    visitors = [host]
    for k, link in enumerate(links["invitations"], 1):
        person = await guest(seat_name(k), k)
        join = {"name": f"Guest {k}", "link": link["link"]}
        join["hash"] = commitment(parts[person.name])
        await ask(person, "POST", f"{at}/join", join)
        await ask(person, "POST", f"{at}/words", {"seat": k, "words": f"words of {k}"})
        visitors.append(person)
    watcher = await guest("watcher", WATCHER)
    await ask(watcher, "POST", f"{at}/watch", {"link": links["watch"]})
    plan = Plan(scenario, table, [*visitors, watcher], await guest("spare", WATCHER))
    plan.sent = sent
    plan.parts = parts
    plan.watch = links["watch"]
    plan.invitations = [link["link"] for link in links["invitations"]]
    return plan


def cookie_of(reply: Reply) -> str:
    return (reply.header("set-cookie") or "").partition(";")[0]
