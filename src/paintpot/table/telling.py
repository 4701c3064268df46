"""Who is told what: to every viewer the list of what happened, as far as the rules let it know.

Each list only ever grows, and its length is the version a client names when it comes back. Nothing
in it, its length included, depends on what is hidden from its viewer: a hushed move is told when
the game has news for that viewer, and one that was taken back before is never told at all.
"""

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from paintpot.core.contract import State

WATCHER: Final = -1
"""The viewer who has no seat."""

What = Literal[
    "move",
    "throw",
    "undo",
    "sat",
    "rose",
    "placed",
    "words",
    "started",
    "silent",
    "handed",
    "returned",
    "over",
    "rematch",
    "resigned",
    "proposed",
    "declined",
    "abandoned",
    "unwatched",
    "repaired",
]


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened, as a client hears it."""

    what: What
    seat: int | None = None
    text: str = ""
    """A move or a throw in notation; words; a bot's level; the id of another table."""
    name: str = ""
    late: bool = False
    """Whether it was a secret when it happened. What the same seat did last stands before it."""


class Held:
    """A move not told yet, and what its viewer knew when it was made."""

    __slots__ = ("news", "told")

    def __init__(self, told: Told, news: int) -> None:
        self.told = told
        self.news = news


class Telling:
    """The lists of all viewers of one table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lists: dict[int, list[Told]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._held: dict[int, list[Held]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._moves: dict[int, list[Told]] = {seat: [] for seat in range(seats)}

    def all(self, told: Told) -> None:
        """Everybody hears of it."""
        for heard in self.lists.values():
            heard.append(told)

    def move(self, seat: int, text: str, known: dict[int, int] | None) -> None:
        """A seat has moved; if the move is hushed, `known` is what viewers knew before it.

        What a seat does openly is told at once, also after hushed moves, which are then told after
        it: were it held back with them, all would know that there are some.
        """
        told = Told("move", seat, text)
        self._moves[seat].append(told)
        for viewer, heard in self.lists.items():
            if viewer == seat or known is None:
                heard.append(told)
            else:
                self._held[viewer].append(Held(told, known[viewer]))

    def reveal(self, state: State) -> None:
        """Tell what is no secret any more."""
        over = state.over
        for viewer, held in self._held.items():
            # What is held was made with the same news, or it would have been told before.
            if held and (over or held[-1].news != self._news(state, viewer)):
                self.lists[viewer] += [replace(one.told, late=True) for one in held]
                held.clear()

    def reveal_all(self) -> None:
        """Tell everything that is still held back: the game has ended before its end."""
        for viewer, held in self._held.items():
            self.lists[viewer] += [replace(one.told, late=True) for one in held]
            held.clear()

    def take_back(self, seat: int) -> None:
        """A seat's last move was undone: who heard of it hears that too."""
        undone = self._moves[seat].pop()
        for viewer, heard in self.lists.items():
            held = self._held[viewer]
            kept = [one for one in held if one.told is not undone]
            if len(kept) < len(held):
                self._held[viewer] = kept
            else:
                heard.append(Told("undo", seat, undone.text))

    def known(self, state: State) -> dict[int, int]:
        """What each viewer has learned so far, as a number."""
        return {viewer: self._news(state, viewer) for viewer in self.lists}

    def _news(self, state: State, viewer: int) -> int:
        """A spectator has learned what all seats have learned."""
        if viewer != WATCHER:
            return state.news(viewer)
        return min([state.news(seat) for seat in range(self.seats)])
