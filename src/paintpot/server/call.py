"""One request: the guest who sent it, their language, and the table it is about."""

from urllib.parse import parse_qs

from paintpot.server.problems import BadRequest
from paintpot.server.services import Services
from paintpot.table.faults import NotAllowed
from paintpot.table.feeds import WATCHER
from paintpot.table.table import Table


class Call:
    """What a handler knows of its request."""

    __slots__ = ("address", "day", "game", "guest", "language", "query", "services", "table")

    def __init__(
        self,
        services: Services,
        guest: str,
        address: str = "",
        language: str = "en",
        table: str = "",
        game: str = "",
        query: str = "",
        day: str = "",
    ) -> None:
        self.services = services
        self.guest = guest
        self.address = address
        self.language = language
        self.table = table
        self.game = game
        self.query = query
        self.day = day

    def number(self, name: str) -> int | None:
        """An integer query parameter; None if absent."""
        values = parse_qs(self.query).get(name)
        if not values:
            return None
        text = values[-1]
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise BadRequest(400, "bad-query", f"{name} must be a whole number, not {text[:40]!r}.")
        return int(text)

    def own(self, table: Table, seat: int) -> None:
        """NotAllowed unless this seat is the guest's."""
        if seat not in table.seats or table.chairs[seat].guest != self.guest:
            raise NotAllowed("That is not your seat.", "not-your-seat")

    def as_host(self, table: Table) -> None:
        if table.host != self.guest:
            raise NotAllowed("Only the host can do that.", "not-host")

    async def viewer(self, table: Table, seat: int | None) -> int:
        """How this guest sees the table: from a seat of their own, or as a spectator.

        NotAllowed for a guest with neither a seat nor a watch link.
        """
        return await viewer_of(self.services, table, self.guest, seat)


async def viewer_of(services: Services, table: Table, guest: str, seat: int | None) -> int:
    own = table.seats_of(guest)
    if seat is not None:
        if seat not in own:
            raise NotAllowed("That is not your seat.", "not-your-seat")
        return seat
    if own:
        acting = table.acting()
        return next((mine for mine in own if mine in acting), own[0])
    if table.may_see(guest) or await services.tables.storage.may_watch(table.id, guest):
        return WATCHER
    raise NotAllowed("You need an invitation, or a link to watch.", "no-link")
