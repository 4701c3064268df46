"""Who is told what: to every viewer the list of what happened, as far as the rules let it know.

Each list only ever grows, and its length is the version a client names when it comes back. Nothing
in it, its length included, depends on what is hidden from its viewer: a hushed move is told when
the game has news for that viewer, and one that was taken back before is never told at all.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from paintpot.core.contract import State
from paintpot.core.moments import NOBODY, Moment

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


class MomentTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came about with a step; the game's catalogue says it as `moment-<name>`."""

    name: str
    seat: int | None = None
    """Whose it is; nobody's in particular if left out."""
    facts: dict[str, Any] = {}
    points: int = 0


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as a client hears it."""

    what: What
    seat: int | None = None
    text: str = ""
    """A move or a throw in notation; words; a bot's level; the id of another table."""
    name: str = ""
    late: bool = False
    """Whether it was a secret when it happened. What the same seat did last stands before it."""
    moments: list[MomentTold] = []
    """What this viewer learns has come about with it, at any seat."""


Moments = dict[int, list[MomentTold]]
"""What each viewer learns, by viewer; who learns nothing is left out."""


class Made:
    """A move of a seat."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Held:
    """A move not told yet, and what its viewer knew when it was made."""

    __slots__ = ("made", "news", "told")

    def __init__(self, made: Made, told: Told, news: int) -> None:
        self.made = made
        self.told = told
        self.news = news


class Telling:
    """The lists of all viewers of one table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lists: dict[int, list[Told]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._held: dict[int, list[Held]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._moves: dict[int, list[Made]] = {seat: [] for seat in range(seats)}

    def all(self, told: Told, moments: Moments | None = None) -> None:
        """Everybody hears of it."""
        for viewer, heard in self.lists.items():
            heard.append(_with(told, moments, viewer))

    def moments(self, state: State, before: State, viewers: Iterable[int] | None = None) -> Moments:
        """What each viewer learns has come about between two states."""
        out: Moments = {}
        for viewer in self.lists if viewers is None else viewers:
            found = state.moments(before, None if viewer == WATCHER else viewer)
            if found:
                out[viewer] = [moment_told(moment) for moment in found]
        return out

    def move(self, seat: int, text: str, hushed: bool, before: State, state: State) -> None:
        """A seat has moved, which led from one state to another.

        What a seat does openly is told at once, also after hushed moves, which are then told after
        it: were it held back with them, all would know that there are some.
        """
        made = Made(text)
        self._moves[seat].append(made)
        plain = Told("move", seat, text)
        if not hushed:
            self.all(plain, self.moments(state, before))
            return
        known = self.known(before)
        # Who has learned nothing new cannot know of anything that came about: see contract.py.
        learners = [v for v in self.lists if v == seat or known[v] != self._news(state, v)]
        moments = self.moments(state, before, learners)
        for viewer, heard in self.lists.items():
            told = _with(plain, moments, viewer)
            if viewer == seat:
                heard.append(told)
            else:
                self._held[viewer].append(Held(made, told, known[viewer]))

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
        if not self._moves[seat]:
            return  # made before anybody was told of anything: a record that is played on
        undone = self._moves[seat].pop()
        for viewer, heard in self.lists.items():
            held = self._held[viewer]
            kept = [one for one in held if one.made is not undone]
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


def moment_told(moment: Moment) -> MomentTold:
    seat = None if moment.seat == NOBODY else moment.seat
    return MomentTold(moment.name, seat, moment.facts, moment.points)


def _with(told: Told, moments: Moments | None, viewer: int) -> Told:
    """The same with what a viewer learns; most steps bring nothing worth telling."""
    found = moments.get(viewer) if moments else None
    return replace(told, moments=found) if found else told
