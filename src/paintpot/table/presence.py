"""Who is connected to a table, and since when the others have been away.

Nothing here looks at the state of the game, so none of it can reveal what is hidden.
"""

from typing import Final

import msgspec

MOST_REMEMBERED: Final = 20_000
"""Departures that are remembered on one server."""


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="is"):
    """A WebSocket message: who is connected, seat by seat, and which bots are thinking."""

    here: list[bool]
    thinking: list[int]
    watching: int
    since: list[float | None] = []
    """Seat by seat: when a person who is away left, in Unix seconds; null if that is not known."""
    replaceable: list[int] = []
    """Seats of people who have been away for so long that others may let a bot play for them."""


class Departures:
    """When guests left tables. In memory only; the oldest are forgotten first."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._left: dict[tuple[str, str], float] = {}
        """Unix seconds by table and guest, oldest departure first."""

    def leave(self, table: str, guest: str, now: float) -> None:
        self._left.pop((table, guest), None)
        self._left[table, guest] = now
        if len(self._left) > self._most:
            del self._left[next(iter(self._left))]

    def arrive(self, table: str, guest: str) -> None:
        self._left.pop((table, guest), None)

    def since(self, table: str, guest: str) -> float | None:
        return self._left.get((table, guest))
