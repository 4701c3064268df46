"""One feed for each viewer: the list of what happened, as far as the rules let that viewer know.

A feed is append-only, and its length is the version that a client names when it reconnects. Nothing
about it, its length included, depends on what is hidden from its viewer: a hushed move is delivered
when the game has news for that viewer, and one that was taken back before that is never delivered.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from paintpot.core.contract import State
from paintpot.core.moments import NOBODY, Moment

WATCHER: Final = -1
"""The viewer without a seat: a spectator."""

FeedKind = Literal[
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


class FeedMoment(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened in a step; the game's catalogue words it as `moment-<name>`."""

    name: str
    seat: int | None = None
    """Whose moment it is; left out if nobody's in particular."""
    facts: dict[str, Any] = {}
    points: int = 0


class FeedItem(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened, as delivered to a client.

    A server keeps one for every move of every table. They are in no reference cycle, so the garbage
    collector need not walk over them.
    """

    what: FeedKind
    seat: int | None = None
    text: str = ""
    """A move or a throw in notation; words added to the dice; a bot's level; a table id."""
    name: str = ""
    late: bool = False
    """Whether it was secret when it happened. It belongs before what the same seat did last."""
    moments: tuple[FeedMoment, ...] = ()
    """What else this viewer learns with it, at any seat."""
    brought: tuple[tuple[int, int], ...] = ()
    """Seats whose points change with it, as this viewer sees them, and by how much: all that it
    brings, where moments mention only some of it."""


class Learned:
    """What a viewer learns with a step."""

    __slots__ = ("brought", "moments")

    def __init__(
        self, moments: tuple[FeedMoment, ...], brought: tuple[tuple[int, int], ...]
    ) -> None:
        self.moments = moments
        self.brought = brought


News = dict[int, Learned]
"""What each viewer learns; viewers who learn nothing are left out."""


class HeldItem:
    """A move not yet delivered, and what its viewer knew when it was made."""

    __slots__ = ("item", "made", "news")

    def __init__(self, made: FeedItem, item: FeedItem, news: int) -> None:
        self.made = made
        """The move without what its viewer learns with it. Two equal moves are two objects."""
        self.item = item
        self.news = news


class Feeds:
    """The feeds of all viewers of one table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lists: dict[int, list[FeedItem]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._held: dict[int, list[HeldItem]] = {viewer: [] for viewer in range(WATCHER, seats)}
        self._moves: dict[int, list[FeedItem]] = {seat: [] for seat in range(seats)}
        self._points: dict[int, list[int | None]] = {}
        """The points that a viewer has seen last; left out after an undo."""

    def publish(self, item: FeedItem, news: News | None = None) -> None:
        """Deliver an item to everybody."""
        last: Learned | None = None
        told = item
        for viewer, feed in self.lists.items():
            found = news.get(viewer) if news else None
            if found is not last:
                last, told = found, _with(item, found)
            feed.append(told)

    def learned(self, state: State, before: State, viewers: Iterable[int] | None = None) -> News:
        """What each viewer learns between two states; viewers who learn the same share one
        object."""
        out: News = {}
        last: Learned | None = None
        moments: list[Moment] = []
        for viewer in self.lists if viewers is None else viewers:
            seat = None if viewer == WATCHER else viewer
            found = state.moments(before, seat)
            brought = self._brought(state, before, viewer, seat)
            if not found and not brought:
                continue
            if last is None or brought != last.brought or found != moments:
                last = Learned(tuple([feed_moment(moment) for moment in found]), brought)
                moments = found
            out[viewer] = last
        return out

    def _brought(
        self, state: State, before: State, viewer: int, seat: int | None
    ) -> tuple[tuple[int, int], ...]:
        old = self._points.get(viewer) or before.known_points(seat)
        new = state.known_points(seat)
        if new == old:
            return ()
        self._points[viewer] = new
        changes = []
        for k, points in enumerate(new):
            was = old[k]
            if points != was and points is not None and was is not None:
                changes.append((k, points - was))
        return tuple(changes)

    def move(self, seat: int, text: str, hushed: bool, before: State, state: State) -> None:
        """A seat has moved, which led from one state to another.

        An open move is delivered at once, even after hushed moves, which then follow it: holding
        it back with them would reveal that there are some.
        """
        made = FeedItem("move", seat, text)
        self._moves[seat].append(made)
        if not hushed:
            self.publish(made, self.learned(state, before))
            return
        known, now = self.known(before), self.known(state)
        # A viewer who has learned nothing new cannot know of a moment either: see contract.py.
        learners = [seat] if known == now else [v for v in now if v == seat or known[v] != now[v]]
        news = self.learned(state, before, learners)
        for viewer, feed in self.lists.items():
            item = _with(made, news.get(viewer))
            if viewer == seat:
                feed.append(item)
            else:
                self._held[viewer].append(HeldItem(made, item, known[viewer]))

    def reveal(self, state: State) -> None:
        """Deliver what is no longer secret."""
        over = state.over
        for viewer, held in self._held.items():
            # All held items share the same news, or they would have been delivered before.
            if held and (over or held[-1].news != self._news(state, viewer)):
                self.lists[viewer] += [replace(one.item, late=True) for one in held]
                held.clear()

    def reveal_all(self) -> None:
        """Deliver everything that is held back: the game was abandoned."""
        for viewer, held in self._held.items():
            self.lists[viewer] += [replace(one.item, late=True) for one in held]
            held.clear()

    def take_back(self, seat: int) -> None:
        """A seat's last move was undone: tell those who know of the move."""
        self._points.clear()
        if not self._moves[seat]:
            return  # made before there were feeds: the table continues a record
        undone = self._moves[seat].pop()
        for viewer, feed in self.lists.items():
            held = self._held[viewer]
            kept = [one for one in held if one.made is not undone]
            if len(kept) < len(held):
                self._held[viewer] = kept
            else:
                feed.append(FeedItem("undo", seat, undone.text))

    def hidden_from(self, seat: int, viewers: Iterable[int]) -> bool:
        """Whether a move of this seat is held back from one of these viewers."""
        return any([one.item.seat == seat for viewer in viewers for one in self._held[viewer]])

    def known(self, state: State) -> dict[int, int]:
        """The news counter of each viewer."""
        seats = [state.news(seat) for seat in range(self.seats)]
        return {WATCHER: min(seats), **dict(enumerate(seats))}

    def _news(self, state: State, viewer: int) -> int:
        """A spectator has learned what all seats have learned."""
        if viewer != WATCHER:
            return state.news(viewer)
        return min([state.news(seat) for seat in range(self.seats)])


def feed_moment(moment: Moment) -> FeedMoment:
    seat = None if moment.seat == NOBODY else moment.seat
    return FeedMoment(moment.name, seat, moment.facts, moment.points)


def _with(item: FeedItem, found: Learned | None) -> FeedItem:
    """The item with what somebody learns; most steps bring nothing."""
    return replace(item, moments=found.moments, brought=found.brought) if found else item
