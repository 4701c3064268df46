"""Reviews of finished games: computed once, shared by everybody who asks, stopped when nobody does.

    now = await reviews.follow(game, have=0, address="…")   # the parts judged so far
    now = await reviews.follow(game, have=len(now.parts))   # waits for more

A review is cut into slices for the bots' workers (review_jobs.py), where it comes after everything
that a move waits for. It continues as long as somebody asks for more of it.

Of several processes, the one that holds the lease of a review computes it. The others do not know
its parts; they wait a little, and answer with the whole review once it is finished. While Redis is
away, several may compute it, with the same result.
"""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from paintpot.core.errors import PaintpotError
from paintpot.core.registry import game as find_game
from paintpot.review.reviewing import SIMULATIONS, VERSION
from paintpot.table.bot_workers import BotWorkers, Requester, TooBusy
from paintpot.table.leases import Lease, Leases
from paintpot.table.review_cache import ReviewCache
from paintpot.table.review_jobs import (
    UNDER_WAY,
    ReviewPart,
    ReviewRequest,
    ReviewSlice,
    ReviewSummary,
)
from paintpot.table.review_stores import LocalReviews, ReviewStore
from paintpot.table.supervisor import SupervisedTask, Supervisor

PATIENCE: Final = 5.0
"""Seconds for which a request waits for more parts."""
LEASE: Final = 15.0
"""Seconds after which a review that nobody asks for stops."""
AT_ONCE: Final = 24
"""Parts in one response."""
EACH: Final = 2
"""Unfinished reviews that one address may have."""
ELSEWHERE: Final = 1.0
"""Seconds for which a request waits for a review that another process computes: the next request
may go there, and get the parts."""
GLANCE: Final = 0.25
"""Seconds between two checks."""
MOST_STOPPED: Final = 1_000
"""Maximum number of stopped reviews that are remembered."""
LONGEST: Final = 3_000
"""Maximum number of moves and throws of a game to be reviewed; no real game is nearly as long."""


class TooLong(PaintpotError):
    """The game has too many moves to be reviewed."""


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
    """A review as it is stored."""

    parts: list[ReviewPart]
    summary: ReviewSummary


class ReviewProgress(msgspec.Struct, frozen=True):
    """The progress of a review: the parts from a number on, and the summary at the end."""

    parts: list[ReviewPart]
    total: int
    """How many there will be; 0 until that is known."""
    summary: ReviewSummary | None


class RunningReview:
    """An unfinished review."""

    def __init__(self, request: ReviewRequest, requester: Requester) -> None:
        self.request = request
        self.requester = requester
        self.parts: list[ReviewPart] = []
        self.total = 0
        self.summary: ReviewSummary | None = None
        self.fault: PaintpotError | None = None
        self.stopped = False
        """Whether no work on it is being done any more."""
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


async def _nothing() -> None:
    pass


class Reviews:
    """All unfinished reviews, and the store of finished ones."""

    def __init__(
        self,
        bot_workers: BotWorkers,
        supervisor: Supervisor,
        store: ReviewStore | None = None,
        leases: Leases | None = None,
    ) -> None:
        """Without a store they are kept in memory."""
        self._bot_workers = bot_workers
        self._supervisor = supervisor
        self._store = store or LocalReviews(ReviewCache())
        self._leases = leases or Leases()
        self._stopped: dict[tuple[str, str], None] = {}
        """Those that nobody waited for any more, with the address that had begun them."""
        self.running: dict[str, RunningReview] = {}
        self.made = 0
        """Reviews finished since the server started."""

    async def follow(
        self,
        game: ReviewedGame,
        have: int,
        address: str = "",
        before: Callable[[], Awaitable[None]] = _nothing,
    ) -> ReviewProgress:
        """The parts of a game's review from number `have` on, as soon as there are any.

        Starts the review if nobody has, or joins it. TooBusy if too many are unfinished. `before`
        is called before one is started, unless it resumes after a pause.
        """
        if len(game.moves) > LONGEST:
            raise TooLong(f"Games of more than {LONGEST} moves are not reviewed.")
        name = game.id
        end = time.monotonic() + ELSEWHERE
        while True:
            found = self.running.get(name)
            if found is None:
                kept = await self._kept(name)
                if kept is not None:
                    return _progress(kept.parts, len(kept.parts), kept.summary, have)
                found = await self._start(game, address, before)
            if found is not None:
                return await self._wait(found, have)
            if time.monotonic() > end:
                return ReviewProgress([], 0, None)
            await asyncio.sleep(GLANCE)

    async def _kept(self, id: str) -> WholeReview | None:
        packed = await self._store.find(id)
        if packed is None:
            return None
        try:
            # In a thread: it may be long, and other requests would wait.
            return await asyncio.to_thread(msgspec.json.decode, packed, type=WholeReview)
        except msgspec.DecodeError:
            return None

    async def _start(
        self, game: ReviewedGame, address: str, before: Callable[[], Awaitable[None]]
    ) -> RunningReview | None:
        """A review under way; None if another process makes it."""
        name = game.id
        lease = await self._leases.acquire(f"review/{name}")
        if lease is None:
            return self.running.get(name)
        try:
            if name not in self.running and (address, name) not in self._stopped:
                self._check_free(address)
                await before()
            if name not in self.running:  # somebody may have started it meanwhile
                self._check_free(address)
                self._begin(game, address, lease)
                lease = None
            return self.running[name]
        finally:
            if lease is not None:
                await self._leases.release(lease)

    def _check_free(self, address: str) -> None:
        own = [one for one in self.running.values() if one.requester.address == address]
        if len(own) >= EACH and address:
            raise TooBusy(f"You are already waiting for {EACH} reviews; try again soon.")
        if len(self.running) >= UNDER_WAY:
            raise TooBusy(f"{len(self.running)} games are already being reviewed; try again soon.")

    def _begin(self, game: ReviewedGame, address: str, lease: Lease) -> None:
        name = game.id
        request = ReviewRequest(name, game.game, game.seats, game.options, game.moves)
        review = self.running[name] = RunningReview(request, Requester(address, name, False))
        self._stopped.pop((address, name), None)
        self._supervisor.start("review", lambda task: self._run(name, review, lease, task))

    async def _run(
        self, id: str, review: RunningReview, lease: Lease, task: SupervisedTask
    ) -> None:
        try:
            while not review.over and review.wanted:
                request = replace(review.request, have=len(review.parts))
                packed = await self._bot_workers.review(request, review.requester)
                review.take(msgspec.json.decode(packed, type=ReviewSlice))
            if review.summary is not None:
                whole = msgspec.json.encode(WholeReview(review.parts, review.summary))
                await self._store.keep(id, whole)
                self.made += 1
            else:
                self._stopped[review.requester.address, id] = None
                if len(self._stopped) > MOST_STOPPED:
                    del self._stopped[next(iter(self._stopped))]
        except PaintpotError as fault:
            # Waiting requests get the error; there is no automatic retry.
            review.fault = fault
            self._supervisor.note("review", fault)
        finally:
            review.stopped = True
            del self.running[id]
            review.wake()
            await self._leases.release(lease)

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
