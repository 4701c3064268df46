"""Reviews in slices: the same as in one piece, shared, kept, and stopped when nobody asks."""

import asyncio
import itertools
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from paintpot.core.errors import BadRecord
from paintpot.core.play import Play
from paintpot.review import reviewing
from paintpot.table import review_jobs, reviews
from paintpot.table.bot_turns import NoBotTurn
from paintpot.table.bot_workers import BOTS_IN_A_ROW, NOBODY, BotQueue, BotWorkers, TooBusy
from paintpot.table.postgres_storage import PostgresStorage
from paintpot.table.redis_leases import RedisLeases
from paintpot.table.redis_link import RedisLink
from paintpot.table.review_cache import ReviewCache
from paintpot.table.review_jobs import (
    ReviewPart,
    ReviewRequest,
    ReviewSlice,
    ReviewSummary,
    review_on,
)
from paintpot.table.review_stores import LocalReviews, SharedReviews
from paintpot.table.reviews import EACH, ReviewedGame, ReviewProgress, Reviews, TooLong, WholeReview
from paintpot.table.supervisor import Supervisor
from paintpot.table.worker_main import WorkerReply
from paintpot.table.worker_process import WorkerJob
from tests.patience import PATIENCE
from tests.review.games import bots_game
from tests.server.redis_server import RedisServer

FEW = 2


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews of two samples, and a worker that has no unfinished one."""
    monkeypatch.setattr(reviewing.Reviewer.__init__, "__defaults__", (FEW,))
    review_jobs._under_way.clear()


def game_of(play: Play) -> ReviewedGame:
    return ReviewedGame(play.game.name, play.seats, play.options, play.moves)


def request_of(play: Play, have: int = 0) -> ReviewRequest:
    game = game_of(play)
    return ReviewRequest(game.id, game.game, game.seats, game.options, game.moves, have)


def judged(play: Play, have: int = 0) -> ReviewSlice:
    return msgspec.json.decode(review_on(request_of(play, have)), type=ReviewSlice)


def whole(play: Play) -> tuple[list[ReviewPart], ReviewSummary]:
    """The review in one piece, as the slices have it."""
    reviewer = reviewing.Reviewer(play, FEW)
    parts = [review_jobs._shown(part) for part in reviewer.parts()]
    return parts, reviewer.summary()


class Here(BotWorkers):
    """Workers that are none: reviews run here, and slices wait until they are let go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.slices = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def review(self, request: ReviewRequest, requester: object = NOBODY) -> bytes:
        await self.gate.wait()
        await asyncio.sleep(0)
        self.slices += 1
        return review_on(request)


async def followed(made: Reviews, game: ReviewedGame, address: str = "") -> ReviewProgress:
    """The whole review, asked for as a client does."""
    parts: list[ReviewPart] = []
    while True:
        now = await made.follow(game, len(parts), address)
        parts += now.parts
        if now.summary is not None:
            return ReviewProgress(parts, now.total, now.summary)


# -- slices


def test_slices_make_the_same_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "SLICE", 0.001)
    play = bots_game("inklings", 2, 5)
    parts: list[ReviewPart] = []
    slices = 0
    while True:
        found = judged(play, len(parts))
        assert found.first == len(parts)
        parts += found.parts
        slices += 1
        if found.summary is not None:
            break
    expected, summary = whole(play)
    assert parts == expected
    assert found.summary == summary
    assert found.total == len(parts)
    assert slices > 2
    assert not review_jobs._under_way


def test_a_worker_that_knows_more_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "SLICE", 0.001)
    play = bots_game("inklings", 2, 5)
    first = judged(play)
    second = judged(play, len(first.parts))
    again = judged(play)
    assert again.parts == first.parts + second.parts


def test_only_finished_games_are_reviewed() -> None:
    play = bots_game("inklings", 2, 5)
    early = ReviewRequest("x", "inklings", 2, {}, play.moves[:-1])
    with pytest.raises(BadRecord, match="not over"):
        review_on(early)


# -- following


async def test_everybody_follows_the_same_review() -> None:
    workers, supervisor = Here(), Supervisor()
    made = Reviews(workers, supervisor)
    game = game_of(bots_game("inklings", 1, 3))
    one, other = await asyncio.gather(followed(made, game, "a"), followed(made, game, "b"))
    assert one == other
    await asyncio.gather(*supervisor._tasks)
    slices = workers.slices
    assert await followed(made, game) == one
    assert workers.slices == slices, "it was kept"
    assert made.made == 1
    assert not made.running


async def test_it_stops_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEASE", 0.0)
    monkeypatch.setattr(review_jobs, "SLICE", 0.0001)
    workers, supervisor = Here(), Supervisor()
    made = Reviews(workers, supervisor)
    game = game_of(bots_game("inkdoms", 2, 3))
    await made.follow(game, 0)
    (task,) = supervisor._tasks
    await task
    assert not made.running
    assert made.made == 0
    assert workers.slices < 5, "far from the end"
    monkeypatch.setattr(reviews, "LEASE", 60.0)
    monkeypatch.setattr(review_jobs, "SLICE", 1.0)
    assert (await followed(made, game)).summary is not None


async def test_what_comes_before_a_review_comes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not repeated for clients that join the review, or that return after a pause."""
    monkeypatch.setattr(review_jobs, "SLICE", 0.0001)
    workers, supervisor = Here(), Supervisor()
    made = Reviews(workers, supervisor)
    game = game_of(bots_game("inkdoms", 2, 3))
    begun: list[str] = []

    async def ask(address: str, have: int = 0) -> ReviewProgress:
        async def before() -> None:
            begun.append(address)

        return await made.follow(game, have, address, before)

    await ask("a")
    await ask("a", 1)
    await ask("b")
    assert begun == ["a"]
    monkeypatch.setattr(reviews, "LEASE", 0.0)
    (task,) = supervisor._tasks
    await task
    await ask("a", 2)
    assert begun == ["a"]
    await asyncio.gather(*supervisor._tasks)
    await ask("b", 2)
    assert begun == ["a", "b"], "somebody else begins it anew"


async def test_a_review_is_made_by_one_process(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "ELSEWHERE", 0.05)
    monkeypatch.setattr(reviews, "GLANCE", 0.01)
    monkeypatch.setattr(review_jobs, "SLICE", 0.001)
    store = LocalReviews(ReviewCache())  # both have it
    links = [RedisLink(redis.url, "reviews", time_out=PATIENCE) for _ in range(2)]
    workers = [Here(), Here()]
    pair = [
        Reviews(one, Supervisor(), store, RedisLeases(link))
        for one, link in zip(workers, links, strict=True)
    ]
    play = bots_game("inklings", 2, 5)
    begun: list[int] = []
    parts: list[ReviewPart] = []
    now = ReviewProgress([], 0, None)
    async with asyncio.timeout(PATIENCE):
        for turn in itertools.count():

            async def before(turn: int = turn) -> None:
                begun.append(turn)

            now = await pair[turn % 2].follow(game_of(play), len(parts), "here", before)
            parts += now.parts
            if now.summary is not None and len(parts) == now.total:
                break
    assert (parts, now.summary) == whole(play)
    assert begun == [0]
    assert workers[0].slices > 2
    assert workers[1].slices == 0
    # And if that process is stopped, another one takes over.
    workers[0].gate.clear()
    other = game_of(bots_game("inklings", 2, 6))
    waiting = asyncio.create_task(pair[0].follow(other, 0))
    async with asyncio.timeout(PATIENCE):
        while not pair[0].running:
            await asyncio.sleep(0.01)
        assert (await pair[1].follow(other, 0)).parts == []
        await pair[0]._supervisor.close()
        assert (await pair[1].follow(other, 0)).parts
    waiting.cancel()
    await pair[1]._supervisor.close()
    for link in links:
        await link.close()


async def test_reviews_of_one_address_are_bounded() -> None:
    workers, supervisor = Here(), Supervisor()
    made = Reviews(workers, supervisor)
    workers.gate.clear()
    games = [game_of(bots_game("inklings", 1, seed)) for seed in range(EACH + 1)]
    waiting = [asyncio.create_task(followed(made, game, "here")) for game in games[:EACH]]
    async with asyncio.timeout(PATIENCE):
        while len(made.running) < EACH:  # the cache is asked first, in a thread
            await asyncio.sleep(0.01)
    with pytest.raises(TooBusy):
        await made.follow(games[EACH], 0, "here")
    other = asyncio.create_task(followed(made, games[EACH], "elsewhere"))
    workers.gate.set()
    for task in (*waiting, other):
        assert (await task).summary is not None


async def test_whoever_waits_is_told_of_a_fault() -> None:
    class Failing(Here):
        async def review(self, request: ReviewRequest, requester: object = NOBODY) -> bytes:
            raise NoBotTurn("The bot's worker died 3 times over this request.")

    supervisor = Supervisor()
    made = Reviews(Failing(), supervisor)
    with pytest.raises(NoBotTurn, match="died"):
        await made.follow(game_of(bots_game("inklings", 1, 1)), 0)
    assert supervisor.failures["review"] == 1


async def test_endless_games_are_refused() -> None:
    made = Reviews(Here(), Supervisor())
    with pytest.raises(TooLong):
        await made.follow(ReviewedGame("inklings", 2, {}, [(-1, "x")] * 4000), 0)


def test_the_same_moves_have_the_same_review() -> None:
    play = bots_game("inklings", 2, 1)
    assert game_of(play).id == game_of(bots_game("inklings", 2, 1)).id
    assert game_of(play).id != game_of(bots_game("inklings", 2, 2)).id


# -- the queue


async def test_reviews_come_after_what_moves_wait_for() -> None:
    queue = BotQueue()

    def push(name: str, **kind: bool) -> None:
        future: asyncio.Future[WorkerReply] = asyncio.get_running_loop().create_future()
        job = WorkerJob(name.encode(), future, "here", name, kind.get("hint", False))
        job.watched = kind.get("watched", True)
        job.review = kind.get("review", False)
        queue.push(job)

    for k in range(3):
        push(f"review {k}", review=True, watched=False)
        push(f"unwatched {k}", watched=False)
    push("hint", hint=True)
    for k in range(BOTS_IN_A_ROW):
        push(f"bot {k}")
    order = []
    while (job := queue.pop()) is not None:
        order.append(job.packed.decode().split()[0])
    assert order[: BOTS_IN_A_ROW + 1] == ["bot"] * BOTS_IN_A_ROW + ["hint"]
    assert sorted(order[BOTS_IN_A_ROW + 1 :]) == ["review"] * 3 + ["unwatched"] * 3
    rest = order[BOTS_IN_A_ROW + 1 :]
    assert all(one != other for one, other in itertools.pairwise(rest)), "by turns"


# -- the cache


async def test_shared_reviews_are_bounded(postgresql: PostgresStorage) -> None:
    store = SharedReviews(postgresql, most=2)
    for name in ("a", "b", "b", "c"):
        await store.keep(name, name.encode() * 1000)
    assert [await store.find(name) for name in ("a", "c")] == [None, b"c" * 1000]
    assert len(await postgresql.query("SELECT id FROM reviews")) <= 2
    await postgresql.execute("UPDATE reviews SET data = 'damaged'", [()])
    assert await store.find("c") is None
    await postgresql.execute("DROP TABLE reviews", [()])
    await store.keep("d", b"forgotten")
    assert await store.find("d") is None


def test_the_cache_is_bounded_and_outlives_the_server(tmp_path: Path) -> None:
    path = tmp_path / "reviews.sqlite"
    cache = ReviewCache(path, most=2)
    for name in ("a", "b", "c"):
        cache.keep(name, name.encode() * 1000)
    cache.close()
    again = ReviewCache(path, most=2)
    assert again.find("a") is None
    assert again.find("c") == b"c" * 1000
    assert path.stat().st_mode & 0o077 == 0
    again.close()


def test_a_cache_that_is_locked_is_left_to_whoever_has_it(tmp_path: Path) -> None:
    path = tmp_path / "reviews.sqlite"
    first = ReviewCache(path)
    first.keep("a", b"kept")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        second = ReviewCache(path)
        second.keep("b", b"forgotten")
        assert (second.find("a"), second.find("b")) == (b"kept", None)
        second.close()
        other.execute("ROLLBACK")
    first.close()
    again = ReviewCache(path)
    assert again.find("a") == b"kept"
    again.close()


def test_a_damaged_cache_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "reviews.sqlite"
    path.write_bytes(b"no database at all" * 100)
    cache = ReviewCache(path)
    assert cache.find("a") is None
    cache.keep("a", b"kept")
    assert cache.find("a") == b"kept"
    cache.close()


async def test_the_disk_is_read_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    cache = ReviewCache()
    threads: list[threading.Thread] = []

    def find(id: str) -> bytes | None:
        threads.append(threading.current_thread())
        return msgspec.json.encode(WholeReview([], ReviewSummary("ink", 1, 0.0, "points", [], [])))

    monkeypatch.setattr(cache, "find", find)
    all_reviews = Reviews(BotWorkers(1), Supervisor(), LocalReviews(cache))
    game = ReviewedGame("ink", 2, {}, [])
    await all_reviews.follow(game, 0)
    assert len(threads) == 1
    assert threading.current_thread() not in threads
