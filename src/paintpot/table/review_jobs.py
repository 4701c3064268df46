"""A review in a worker process, a slice at a time, so that nothing else waits for long.

A worker keeps its unfinished reviews. A review that another worker began is started again: the
results are the same, and the server takes only the parts that are new to it.
"""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from paintpot.core.play import Play
from paintpot.review.reports import ReviewedThrow, ReviewedTurn
from paintpot.review.reports import ReviewSummary as ReviewSummary  # sent on by the server
from paintpot.review.reviewing import Part, Reviewer

SLICE: Final = 0.2
"""Seconds after which a slice ends: the next bot's turn waits for it."""
UNDER_WAY: Final = 8
"""Unfinished reviews that a worker keeps."""


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """Continue the review of a finished game."""

    id: str
    """The same for the same game."""
    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    have: int = 0
    """Parts that the server has."""


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
    """A review and its progress."""

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
                summary = self.reviewer.summary()
                break
            self.judged.append(_shown(part))
        return ReviewSlice(first, len(self.reviewer.events), self.judged[first:], summary)


def _shown(part: Part) -> ReviewPart:
    return ReviewPart(turn=part) if isinstance(part, ReviewedTurn) else ReviewPart(throw=part)


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
