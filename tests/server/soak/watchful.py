"""A guest who does not trust the dice: it notes what it is shown, as the page does."""

import asyncio
from typing import Any

from paintpot.core.contract import CHANCE
from paintpot.core.errors import PaintpotError
from paintpot.core.fair import commitment, new_secret
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from tests.server.hosting import PATIENCE, Guest, heard


class Watchful:
    """One seat of one table, from sitting down to the end."""

    def __init__(self, guest: Guest, table: str, seat: int, promised: str) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.promised = promised
        """The house's commitment when this guest sat down."""
        self.hashes: list[str | None] = []
        """As they were fixed, before this guest revealed anything."""
        self.parts: list[str | None] = []
        """As they were shown when the game began."""
        self.received = False
        self.refused = ""
        """Why nothing was revealed."""
        self.told: list[Any] = []

    @property
    def part(self) -> str:
        return self.guest.parts[self.table, self.seat]

    def hear(self, update: Any) -> Any:
        """Take in an update, and note what has to be noted; the table as it is."""
        now = update["now"]
        self.told = [*self.told[: update["since"]], *update["told"]]
        parts = now["fair"]["parts"]
        if now["phase"] == "gathering":
            return now
        hashes = [part["hash"] for part in parts]
        if now["fair"]["commitment"] != self.promised:
            self.refused = self.refused or "commitment"
        elif hashes[self.seat] != commitment(self.part):
            self.refused = self.refused or "own hash"
        elif self.hashes and self.hashes != hashes:
            self.refused = self.refused or "hashes"
        self.hashes = self.hashes or hashes
        if now["phase"] != "revealing":
            self.parts = self.parts or [part["bytes"] for part in parts]
        return now

    async def until(self, *phases: str, reveals: bool = True) -> Any:
        """Listen until the table is in one of these phases; reveal when it is time to."""
        async with (
            asyncio.timeout(PATIENCE),
            self.guest.live(self.table, self.seat, len(self.told)) as socket,
        ):
            while True:
                now = self.hear(await heard(socket))
                if now["phase"] in phases:
                    return now
                if now["phase"] == "revealing" and reveals and not self.refused:
                    await self.reveal()

    async def reveal(self) -> None:
        answer = await self.guest.reveal(self.table, self.seat)
        self.received = self.received or answer.status_code == 200

    async def finish(self) -> list[str]:
        """Let a bot play on to the end; returns everything that is wrong with the dice by then."""
        hand = {"seat": self.seat, "level": "random"}
        await self.guest.post(f"/api/tables/{self.table}/hand", hand)
        await self.until("over")
        record = (await self.guest.get(f"/api/tables/{self.table}/record"))["record"]
        return self.faults(record)

    def faults(self, record: Any) -> list[str]:
        """What does not fit what was noted; what `paintpot verify` would say is among it."""
        fair = record["fair"]
        found = [f"refused to reveal: {self.refused}"] if self.refused else []
        if fair["commitment"] != self.promised or commitment(fair["secret"]) != self.promised:
            found.append("another secret than the one that was promised")
        if [part["hash"] for part in fair["parts"]] != self.hashes:
            found.append("other hashes than were fixed")
        if [part["bytes"] for part in fair["parts"]] != self.parts:
            found.append("other parts than were shown")
        if self.received and fair["parts"][self.seat]["bytes"] != self.part:
            found.append("the own part was received and left out")
        shown = [one["text"] for one in self.told if one["what"] == "throw"]
        if shown != [text for seat, text in record["moves"] if seat == CHANCE]:
            found.append("other throws than were shown")
        try:
            check_throws(replay(record))
        except PaintpotError as error:
            found.append(f"verify: {error}")
        return found


async def sit(guest: Guest, table: str, link: str) -> Watchful:
    """Take a seat by an invitation."""
    part = new_secret()
    body = {"name": guest.name, "link": link, "hash": commitment(part)}
    at = await guest.post(f"/api/tables/{table}/join", body)
    guest.parts[table, at["seat"]] = part
    return Watchful(guest, table, at["seat"], at["commitment"])


async def open_table(guest: Guest, others: int) -> Watchful:
    """Open a table of Inklings for this many others."""
    part = new_secret()
    seats = [{"kind": "me", "hash": commitment(part)}, *[{"kind": "open"}] * others]
    body = {"game": "inklings", "name": guest.name, "seats": seats}
    at = await guest.post("/api/tables", body)
    guest.parts[at["table"], 0] = part
    return Watchful(guest, at["table"], 0, at["commitment"])
