"""A review in a worker process, a slice at a time, so that nothing else waits for long.

A worker keeps the reviews it has under way. One that it does not know, since another worker began
it, it begins again: what was judged before comes out the same, and the server takes only what is
new to it.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from paintpot.core.play import Play
from paintpot.review.reports import TurnReview
from paintpot.review.reviewing import Part, Reviewer

SLICE: Final = 0.2
"""Seconds after which a slice ends: the next bot's turn waits for it."""
UNDER_WAY: Final = 8
"""Reviews that a worker keeps."""


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """Go on with the review of a finished game."""

    id: str
    """The same for the same game."""
    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    have: int = 0
    """Parts that the server has."""


class ReviewedTurn(msgspec.Struct, frozen=True):
    """One turn of a seat, as in `review/reports.py`: values are points of final margin."""

    seat: int
    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")
    moves: list[str]
    before: float
    value: float
    best: float
    loss: float
    error: float
    lost: float
    verdict: str
    better: list[str]
    forced: bool
    changes: list[float]
    chances: list[float] | None
    values: list[float]
    gains: list[list[tuple[str, int]]]
    lines: list[tuple[str, int]]
    prepares: list[tuple[str, int, int]]


class ReviewedThrow(msgspec.Struct, frozen=True):
    """One act of chance: what it added for each seat."""

    at: int
    text: str
    luck: list[float]
    outcomes: int | None
    chances: list[float] | None
    values: list[float]


class ReviewedSeat(msgspec.Struct, frozen=True):
    """The account of a seat: start + luck + own + others + remainder = result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    remainder: float
    result: int
    accuracy: float | None
    given: float
    chance: float | None
    verdicts: dict[str, int]


class ReviewSummary(msgspec.Struct, frozen=True):
    """What can be said once all parts are judged."""

    game: str
    simulations: int
    spread: float
    measure: str
    seats: list[ReviewedSeat]
    moments: list[int]


class ReviewPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn or a throw, in the order of the game."""

    turn: ReviewedTurn | None = None
    throw: ReviewedThrow | None = None


class ReviewSlice(msgspec.Struct, frozen=True):
    """What a worker has judged: parts from number `first` on; at the end, the summary."""

    first: int
    total: int
    parts: list[ReviewPart]
    summary: ReviewSummary | None = None


class _UnderWay:
    """A review and how far it has come."""

    def __init__(self, request: ReviewRequest) -> None:
        play = Play(request.game, request.seats, options=request.options)
        for seat, text in request.moves:
            play.step(seat, text)
        self.reviewer = Reviewer(play)
        self.parts: Iterator[Part] = self.reviewer.parts()
        self.judged: list[ReviewPart] = []

    def go_on(self, have: int) -> ReviewSlice:
        """What comes after the first parts; if nothing more is judged yet, judge for a while."""
        until = time.monotonic() + (SLICE if have >= len(self.judged) else 0.0)
        first = min(have, len(self.judged))
        summary = None
        while time.monotonic() < until:
            part = next(self.parts, None)
            if part is None:
                summary = msgspec.convert(self.reviewer.review().summary(), ReviewSummary)
                break
            self.judged.append(_shown(part))
        return ReviewSlice(first, len(self.reviewer.events), self.judged[first:], summary)


def _shown(part: Part) -> ReviewPart:
    data = part.data()
    if isinstance(part, TurnReview):
        return ReviewPart(turn=msgspec.convert(data, ReviewedTurn))
    return ReviewPart(throw=msgspec.convert(data, ReviewedThrow))


_under_way: Final[OrderedDict[str, _UnderWay]] = OrderedDict()


def review_on(request: ReviewRequest) -> bytes:
    """The next slice of a review, as JSON; BadRecord if the game is not over."""
    found = _under_way.pop(request.id, None) or _UnderWay(request)
    judged = found.go_on(request.have)
    if judged.summary is None:
        _under_way[request.id] = found
        while len(_under_way) > UNDER_WAY:
            _under_way.popitem(last=False)
    return msgspec.json.encode(judged)
