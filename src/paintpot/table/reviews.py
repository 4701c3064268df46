"""Reviews of finished games: made once, shared by everybody who asks, stopped when nobody does.

    now = await reviews.follow(game, have=0, address="…")   # the parts judged so far
    now = await reviews.follow(game, have=len(now.parts))   # waits for more

A review is cut into slices for the bots' workers (review_jobs.py), where it comes after everything
that a move waits for. It goes on as long as somebody asks for more of it.
"""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.review.reviewing import SIMULATIONS, VERSION
from paintpot.table.bot_workers import BotWorkers, Requester, TooBusy
from paintpot.table.review_cache import ReviewCache
from paintpot.table.review_jobs import (
    UNDER_WAY,
    ReviewPart,
    ReviewRequest,
    ReviewSlice,
    ReviewSummary,
)
from paintpot.table.supervisor import SupervisedTask, Supervisor

PATIENCE: Final = 5.0
"""Seconds for which a request waits for more parts."""
LEASE: Final = 15.0
"""Seconds after which a review that nobody asks for stops."""
AT_ONCE: Final = 24
"""Parts in one response."""
EACH: Final = 2
"""Reviews that one address may have under way."""
LONGEST: Final = 3_000
"""Moves and throws of a game that is reviewed; no real game is nearly as long."""


class TooLong(PaintpotError):
    """The game has more moves than a review looks at."""


class ReviewedGame(msgspec.Struct, frozen=True):
    """A finished game, without names: the same moves have the same review."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]

    @property
    def id(self) -> str:
        rules = find_game(self.game).rules
        what = [VERSION, SIMULATIONS, rules, self.game, self.seats, self.options, self.moves]
        return hashlib.sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()


class WholeReview(msgspec.Struct):
    """A review as it is kept."""

    parts: list[ReviewPart]
    summary: ReviewSummary


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review is: the parts from a number on, and the summary at the end."""

    parts: list[ReviewPart]
    total: int
    """How many there will be; 0 until that is known."""
    summary: ReviewSummary | None


class RunningReview:
    """A review under way."""

    def __init__(self, request: ReviewRequest, requester: Requester) -> None:
        self.request = request
        self.requester = requester
        self.parts: list[ReviewPart] = []
        self.total = 0
        self.summary: ReviewSummary | None = None
        self.fault: PaintpotError | None = None
        self.stopped = False
        """Whether nobody works at it any more."""
        self.waiting = 0
        """Requests that wait for more of it."""
        self.asked = time.monotonic()
        self.changed = asyncio.Event()

    @property
    def over(self) -> bool:
        return self.stopped or self.summary is not None or self.fault is not None

    @property
    def wanted(self) -> bool:
        return self.waiting > 0 or time.monotonic() - self.asked < LEASE

    def take(self, judged: ReviewSlice) -> None:
        """Add what is new; a worker that had to begin again repeats what is known."""
        self.parts += judged.parts[len(self.parts) - judged.first :]
        self.total = judged.total
        self.summary = judged.summary
        self.wake()

    def wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


class Reviews:
    """All reviews under way, and the cache of finished ones."""

    def __init__(
        self,
        bot_workers: BotWorkers,
        supervisor: Supervisor,
        cache: ReviewCache | None = None,
    ) -> None:
        self._bot_workers = bot_workers
        self._supervisor = supervisor
        self.cache = cache or ReviewCache()
        self.running: dict[str, RunningReview] = {}
        self.made = 0
        """Reviews finished since the server started."""

    async def follow(self, game: ReviewedGame, have: int, address: str = "") -> ReviewProgress:
        """The parts of a game's review from number `have` on, as soon as there are any.

        Starts the review if nobody has, or joins it. TooBusy if too many are under way.
        """
        if len(game.moves) > LONGEST:
            raise TooLong(f"Games of more than {LONGEST} moves are not reviewed.")
        name = game.id
        found = self.running.get(name)
        if found is None:
            kept = await asyncio.to_thread(self._kept, name)
            found = self.running.get(name)  # somebody may have started it meanwhile
        if found is None:
            if kept is not None:
                return _progress(kept.parts, len(kept.parts), kept.summary, have)
            found = self._started(name, game, address)
        return await self._wait(found, have)

    async def knows(self, game: ReviewedGame) -> bool:
        """Whether the review is kept or under way, so that asking for it costs nothing."""
        name = game.id
        return name in self.running or await asyncio.to_thread(self.cache.find, name) is not None

    def _kept(self, id: str) -> WholeReview | None:
        packed = self.cache.find(id)
        if packed is None:
            return None
        try:
            return msgspec.json.decode(packed, type=WholeReview)
        except msgspec.DecodeError:
            return None

    def _started(self, id: str, game: ReviewedGame, address: str) -> RunningReview:
        own = [one for one in self.running.values() if one.requester.address == address]
        if len(own) >= EACH and address:
            raise TooBusy(f"You are already waiting for {EACH} reviews; try again soon.")
        if len(self.running) >= UNDER_WAY:
            raise TooBusy(f"{len(self.running)} games are already being reviewed; try again soon.")
        request = ReviewRequest(id, game.game, game.seats, game.options, game.moves)
        found = self.running[id] = RunningReview(request, Requester(address, id, False))
        self._supervisor.start("review", lambda task: self._run(id, found, task))
        return found

    async def _run(self, id: str, review: RunningReview, task: SupervisedTask) -> None:
        try:
            while not review.over and review.wanted:
                request = replace(review.request, have=len(review.parts))
                packed = await self._bot_workers.review(request, review.requester)
                review.take(msgspec.json.decode(packed, type=ReviewSlice))
            if review.summary is not None:
                whole = msgspec.json.encode(WholeReview(review.parts, review.summary))
                await asyncio.to_thread(self.cache.keep, id, whole)
                self.made += 1
        except PaintpotError as fault:
            # Waiting requests get the error; there is no automatic retry.
            review.fault = fault
            self._supervisor.note("review", fault)
        finally:
            review.stopped = True
            del self.running[id]
            review.wake()

    async def _wait(self, review: RunningReview, have: int) -> ReviewProgress:
        review.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                while len(review.parts) <= have and not review.over:
                    await review.changed.wait()
        except TimeoutError:
            pass
        finally:
            review.waiting -= 1
            review.asked = time.monotonic()
        if review.fault is not None:
            raise type(review.fault)(str(review.fault))
        return _progress(review.parts, review.total, review.summary, have)


def _progress(
    parts: Sequence[ReviewPart], total: int, summary: ReviewSummary | None, have: int
) -> ReviewProgress:
    begin = max(0, have)
    more = list(parts[begin : begin + AT_ONCE])
    whole = begin + len(more) >= len(parts)
    return ReviewProgress(more, total, summary if whole else None)
