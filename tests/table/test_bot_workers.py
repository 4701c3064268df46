"""Bots run in processes of their own: their answers, and what happens when things go wrong."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from examples.drip import Drip

from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadBot, BadOption, BadSeats, PaintpotError, UnknownGame
from paintpot.core.ints import i64
from paintpot.core.play import Play
from paintpot.core.registry import games
from paintpot.table import worker_pool
from paintpot.table.bot_turns import rest_of_turn, think
from paintpot.table.bot_workers import (
    HINTS_EACH,
    QUICK,
    BotRequest,
    BotTurn,
    BotWorkers,
    NoBotTurn,
    Requester,
    TooBusy,
)
from tests.patience import PATIENCE

ENDLESS = "search:3600000ms"
"""A bot that thinks for an hour about each move."""


def dealt(name: str, seats: int = 2) -> Play:
    """A game in which somebody is to act."""
    play = Play(name, seats, seed=5)
    while play.state.actors() == (CHANCE,):
        play.roll()
    return play


def asked(play: Play, seat: int, bot: str = "easy", advice: int = 0) -> BotRequest:
    name, moves = play.game.name, play.moves
    return BotRequest(name, play.seats, play.options, moves, seat, bot, "of its own", advice)


def first(name: str = "inklings", bot: str = "easy", advice: int = 0) -> BotRequest:
    """What to do first of all."""
    play = dealt(name)
    return asked(play, play.state.actors()[0], bot, advice)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def answer(task: "asyncio.Task[BotTurn]") -> BotTurn:
    async with asyncio.timeout(PATIENCE):
        return await task


async def asleep(bot_workers: BotWorkers) -> int:
    """The only worker, stopped: it takes a request and does not answer it."""
    await until(lambda: len(bot_workers.pids) == 1)
    (pid,) = bot_workers.pids
    os.kill(pid, signal.SIGSTOP)
    return pid


async def put(bot_workers: BotWorkers, request: BotRequest) -> "asyncio.Task[BotTurn]":
    """Ask, and go on when the request has reached a worker or the queue.

    No worker may be able to answer anything meanwhile.
    """
    before = bot_workers.busy + bot_workers.waiting
    task = asyncio.create_task(bot_workers.ask(request))
    await until(lambda: bot_workers.busy + bot_workers.waiting == before + 1)
    return task


async def kill(bot_workers: BotWorkers, pid: int) -> None:
    before = bot_workers.restarts
    os.kill(pid, signal.SIGKILL)
    await until(lambda: bot_workers.restarts > before)


# -- what bots answer


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seats", [1, 3])
def test_a_play_by_thoughts_is_legal_to_its_end(name: str, seats: int) -> None:
    """All who may act think about the same position; each then plays its turn in one go."""
    play = dealt(name, seats)
    turns = []
    while actors := play.state.actors():
        if actors == (CHANCE,):
            play.roll()
            continue
        answers = [(seat, think(asked(play, seat, "random"))) for seat in actors]
        for seat, turn in reversed(answers):
            news, throws = play.state.news(seat), [who for who, _ in play.moves].count(CHANCE)
            assert turn.moves
            assert not turn.hints
            for text in turn.moves:
                assert play.state.news(seat) == news  # nothing was learned in between
                play.step(seat, text)
            assert [who for who, _ in play.moves].count(CHANCE) == throws
            turns.append(len(turn.moves))
    assert play.state.over
    assert max(turns) > 1 or name == "inklings"  # where a turn is one move


@pytest.mark.parametrize("name", games())
def test_an_answer_goes_on_to_the_end_of_the_turn(name: str) -> None:
    play = dealt(name)
    seat, turn = play.state.actors()[0], play.state.turn_no()
    for text in think(asked(play, seat, "search:30")).moves:
        assert play.state.turn_no() == turn
        play.step(seat, text)
    assert seat not in play.state.actors() or play.state.turn_no() != turn


class Lamp(Drip):
    """Drip by a die that lies there once for all: seat 0 goes on and on, and learns each time."""

    def apply(self, seat: i64, move: i64) -> None:
        die = self.die
        super().apply(seat, move)
        self.die = die

    def turn_no(self) -> i64:
        return 0  # it is one turn


class DarkLamp(Lamp):
    def news(self, seat: int) -> int:
        return 0


@pytest.mark.parametrize(("kind", "moves"), [(Lamp, 1), (DarkLamp, 5)])
def test_a_thought_ends_where_something_new_is_learned(kind: type[Drip], moves: int) -> None:
    state = kind(1, 5)
    state.chance("6")
    assert len(rest_of_turn(make_bot("random"), state, 0)) == moves


@pytest.mark.parametrize("name", games())
def test_a_hint_is_ways_to_play_the_best_first(name: str) -> None:
    """The first idea comes to most, and it is what the bot thinks best, or scores more at once and
    comes to no less."""
    play = dealt(name)
    seat = play.state.actors()[0]
    turn = think(asked(play, seat, "search:30", advice=3))
    assert not turn.moves
    assert 1 <= len(turn.hints) <= 3

    def after(moves: list[int]) -> State:
        state = play.state.clone()
        for move in moves:
            state.play(seat, move)
        return state

    def scored(state: State) -> int:
        return state.standing(seat).total

    advised = make_bot("search:30", "of its own").advise(play.state, seat, 1)[0].moves
    ideas = [after([play.game.parse(step.move) for step in hint.steps]) for hint in turn.hints]
    # A turn is returned until something new is learned.
    best = after(advised[: len(turn.hints[0].steps)])
    totals = [hint.total for hint in turn.hints if hint.total is not None]
    assert len(totals) == (len(turn.hints) if len(turn.hints) > 1 else 0), "all or none"
    assert totals == sorted(totals, reverse=True)
    views = [state.view(seat) for state in ideas]
    if views[0] != best.view(seat):
        assert scored(ideas[0]) > scored(best)
        # Where the best is shown at all, it does not come to more.
        assert best.view(seat) not in views or totals[views.index(best.view(seat))] <= totals[0]


@pytest.mark.parametrize("bot", ["easy", "search:30"])
def test_what_others_do_in_secret_does_not_matter(bot: str) -> None:
    answers = []
    for choice in range(5):
        play = dealt("inklings")
        play.play(1, play.state.legal(1)[choice])
        answers.append(think(asked(play, 0, bot)))
    assert all(turn == answers[0] for turn in answers)


def test_a_seat_that_has_nothing_to_decide_gets_no_thought() -> None:
    play = dealt("ink")
    (seat,) = play.state.actors()
    for other in (1 - seat, 7, CHANCE):
        with pytest.raises(NoBotTurn, match="nothing to decide"):
            think(asked(play, other))
    with pytest.raises(NoBotTurn, match="nothing to decide"):
        think(asked(Play("inkdoms"), CHANCE))  # chance acts, but no bot decides for it


def test_a_play_that_cannot_be_is_told_without_its_moves() -> None:
    play = dealt("inkdoms")
    play.moves.append((1, "red on R3"))
    with pytest.raises(NoBotTurn) as caught:
        think(asked(play, 0))
    assert str(caught.value) == "The game cannot be replayed: move 2 is not valid."
    assert "R3" not in caught.value.detail


def test_a_bot_that_cannot_play_here_says_so_though_it_has_no_choice() -> None:
    play, chance = dealt("inkdoms"), Dice(3)
    while len(fan := play.state.legal(seat := play.state.actors()[0])) != 1:
        play.play(seat, fan[chance.below(len(fan))])
    with pytest.raises(BadBot, match="guessed"):
        think(asked(play, seat, "greedy@guessed"))


# -- workers


async def test_workers_think_as_one_would_here() -> None:
    requests = [first(name, advice=advice) for name in games() for advice in (0, 2)]
    async with BotWorkers(2) as bot_workers, asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*map(bot_workers.ask, requests))
        assert bot_workers.restarts == bot_workers.busy == bot_workers.waiting == 0
    assert answers == [think(request) for request in requests]


def _fault(error: Exception) -> str:
    """What was wrong, without what is possible: tests that train leave weights in this process."""
    return str(error).partition(";")[0]


async def test_what_cannot_be_answered_is_said_as_clearly() -> None:
    requests: list[tuple[type[PaintpotError], BotRequest]] = [
        (BadBot, first(bot="genius")),
        (BadBot, first(bot="greedy@guessed")),  # found out when it sits down
        (UnknownGame, BotRequest("chess", 2, {}, [], 0, "easy", "")),
        (BadSeats, BotRequest("ink", 9, {}, [], 0, "easy", "")),
        (BadOption, BotRequest("ink", 2, {"paper": "thin"}, [], 0, "easy", "")),
        (NoBotTurn, BotRequest("ink", 2, {}, [], 0, "easy", "")),
    ]
    async with BotWorkers(1) as bot_workers:
        for kind, request in requests:
            with pytest.raises(kind) as here:
                think(request)
            with pytest.raises(kind) as there:
                await bot_workers.ask(request)
            assert _fault(there.value) == _fault(here.value)
        assert bot_workers.restarts == 0


async def test_the_question_is_about_the_moment_it_was_asked() -> None:
    play = dealt("inkdoms")
    request = asked(play, 0)
    then = think(request)
    async with BotWorkers(1) as bot_workers:
        pid = await asleep(bot_workers)
        held = await put(bot_workers, first())
        waits = await put(bot_workers, request)
        for text in then.moves:
            play.step(0, text)
        os.kill(pid, signal.SIGCONT)
        await answer(held)
        assert await answer(waits) == then


SPILL = """
import os, signal
from paintpot.core.contract import Option
from paintpot.games.drip import Drip, DripGame


class Spill(Drip):
    def imagine(self, seat, dice):
        print("a stray word", flush=True)
        if self.rounds == 4:
            raise KeyError(f"the secret of seat {seat + 1}")
        if self.rounds == 5:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().imagine(seat, dice)


class SpillGame(DripGame):
    state = Spill

    def __init__(self):
        super().__init__()
        self.name = "spill"
        self.options = {"rounds": Option("3", ("3", "4", "5"))}


game = SpillGame()
"""
"""A game that prints where it should not; in 4 rounds it has a fault, in 5 it kills its process."""


async def test_a_game_may_print_fail_and_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spill").mkdir()
    (tmp_path / "spill" / "__init__.py").write_text(SPILL, "utf-8")
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.setenv("PAINTPOT_GAMES", f"{examples}{os.pathsep}{tmp_path}")

    def spilt(resume_interval: str) -> BotRequest:
        return BotRequest("spill", 2, {"rounds": resume_interval}, [(CHANCE, "6")], 0, "easy", "")

    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        assert (await bot_workers.ask(spilt("3"))).moves == ["keep"]
        with pytest.raises(NoBotTurn, match=r"^The bot failed \(KeyError\)\.$") as caught:
            await bot_workers.ask(spilt("4"))
        assert "in imagine" in caught.value.detail
        assert "seat 1" not in caught.value.detail
        assert bot_workers.restarts == 0
        with pytest.raises(NoBotTurn, match="died 3 times over this request"):
            await bot_workers.ask(spilt("5"))
        assert (await bot_workers.ask(spilt("3"))).moves == ["keep"]
        assert bot_workers.restarts == 3


# -- workers that die


async def test_a_worker_dies_over_a_question_and_the_answer_comes_nonetheless() -> None:
    async with BotWorkers(1) as bot_workers:
        pid = await asleep(bot_workers)
        held = await put(bot_workers, first("ink"))
        waits = await put(bot_workers, first("inkdoms"))
        done = []
        held.add_done_callback(lambda _: done.append("held"))
        waits.add_done_callback(lambda _: done.append("waits"))
        os.kill(pid, signal.SIGKILL)
        assert await answer(held) == think(first("ink"))
        assert await answer(waits) == think(first("inkdoms"))
        assert done == ["held", "waits"]  # it kept its place
        assert bot_workers.restarts == 1
        assert pid not in bot_workers.pids


async def test_a_worker_dies_in_mid_thought_and_others_do_not_notice() -> None:
    async with BotWorkers(2) as bot_workers:
        task = await put(bot_workers, first(bot=ENDLESS))
        for _ in range(3):
            await until(lambda: bot_workers.busy == 1)
            (worker,) = [one for one in bot_workers.front._alive if one.job is not None]
            assert not task.done()
            assert await bot_workers.ask(first()) == think(first())
            await kill(bot_workers, worker.pid)
        with pytest.raises(NoBotTurn, match="died 3 times"):
            await answer(task)
        assert bot_workers.restarts == 3


async def test_an_idle_worker_that_dies_is_replaced_at_once() -> None:
    async with BotWorkers(1) as bot_workers:
        await until(lambda: len(bot_workers.pids) == 1)
        (pid,) = bot_workers.pids
        await kill(bot_workers, pid)
        await until(lambda: len(bot_workers.pids) == 1)
        assert bot_workers.pids != [pid]
        async with asyncio.timeout(PATIENCE):
            answers = await asyncio.gather(*[bot_workers.ask(first()) for _ in range(2)])
        assert answers == [think(first())] * 2
        assert bot_workers.restarts == 1


async def test_a_worker_that_died_a_moment_ago_is_asked_in_vain_and_nobody_notices(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        await until(lambda: len(bot_workers.pids) == 1)
        (pid,) = bot_workers.pids
        os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert bot_workers.pids == [pid]  # dead, and we have not heard of it
        assert await bot_workers.ask(first()) == think(first())
    assert not caplog.records


@pytest.mark.parametrize("program", ["false", "no such program"])
async def test_if_no_worker_can_start_nobody_waits_in_vain(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "SHORTEST_PAUSE", 0.001)
    python = sys.executable
    monkeypatch.setattr(sys, "executable", shutil.which(program) or program)
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        with pytest.raises(NoBotTurn, match="no worker can start"):
            await bot_workers.ask(first())
        monkeypatch.setattr(sys, "executable", python)
        await until(lambda: len(bot_workers.pids) == 1)
        assert await bot_workers.ask(first()) == think(first())


async def test_a_thought_without_end_is_ended() -> None:
    async with BotWorkers(1, limit=3.0) as bot_workers, asyncio.timeout(PATIENCE):
        with pytest.raises(NoBotTurn, match=r"^The bot took longer than 3 s\.$"):
            await bot_workers.ask(first(bot=ENDLESS))
        assert (await bot_workers.ask(first(bot="random"))).moves
        assert bot_workers.restarts == 1


async def test_signals_to_workers_are_not_for_them() -> None:
    async with BotWorkers(1) as bot_workers:
        await until(lambda: len(bot_workers.pids) == 1)
        (pid,) = bot_workers.pids
        for kind in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, kind)
            assert await bot_workers.ask(first()) == think(first())
        assert bot_workers.pids == [pid]
        assert os.getsid(pid) == pid  # and Ctrl-C at the server's terminal does not reach it


# -- the queue


def note(done: list[str], name: str, task: "asyncio.Task[BotTurn]") -> None:
    """Put a name on the list when its task is done."""
    task.add_done_callback(lambda _: done.append(name))


async def test_hints_are_refused_when_many_wait_and_bots_go_first() -> None:
    done: list[str] = []
    async with BotWorkers(1, waiting=7) as bot_workers:
        pid = await asleep(bot_workers)
        tasks = [await put(bot_workers, first())]
        for name in ("hint a", "hint b", "1", "2", "3", "4", "5"):
            assert not tasks[-1].done()
            tasks.append(await put(bot_workers, first(advice=1 if "hint" in name else 0)))
            note(done, name, tasks[-1])
        assert (bot_workers.busy, bot_workers.waiting) == (1, 7)
        with pytest.raises(TooBusy, match="7 requests are already waiting"):
            await bot_workers.ask(first(advice=1))
        tasks.append(await put(bot_workers, first()))  # a bot waits all the same
        note(done, "6", tasks[-1])
        os.kill(pid, signal.SIGCONT)
        for task in tasks:
            await answer(task)
        # The one in hand was a bot's, too: after four of them it is a hint's turn.
        assert done == ["1", "2", "3", "hint a", "4", "5", "6", "hint b"]
        assert (bot_workers.busy, bot_workers.waiting) == (0, 0)


async def test_a_watched_bot_does_not_wait_for_those_nobody_looks_at() -> None:
    """They have a worker of their own, which is held here: the others' answers come all the same.
    When somebody comes, a request is answered at the front."""
    async with BotWorkers(1, background=True) as bot_workers, asyncio.timeout(PATIENCE):
        await until(lambda: len(bot_workers.pids) == 3)
        assert bot_workers.back is not None
        (slow,) = bot_workers.back.pids
        os.kill(slow, signal.SIGSTOP)
        alone = [
            asyncio.create_task(
                bot_workers.ask(first(), Requester("a", f"table {n}", watched=False))
            )
            for n in range(3)
        ]
        await until(lambda: bot_workers.busy + bot_workers.waiting == 3)
        assert (bot_workers.busy, bot_workers.waiting) == (1, 2)
        assert await bot_workers.ask(first("ink"), Requester("b", "watched")) == think(first("ink"))
        assert not any(task.done() for task in alone)
        bot_workers.promote("table 2")  # it waits
        assert await alone[2] == think(first())
        bot_workers.promote("table 0")  # the held worker has it
        assert await alone[0] == think(first())
        bot_workers.promote("table 0")
        os.kill(slow, signal.SIGCONT)
        assert await alone[1] == think(first())
        assert (bot_workers.waiting, bot_workers.restarts) == (0, 0)


async def test_an_easy_bot_does_not_wait_for_an_expert() -> None:
    async with BotWorkers(1, background=True) as bot_workers, asyncio.timeout(PATIENCE):
        await until(lambda: len(bot_workers.pids) == 3)
        (front,) = bot_workers.front.pids
        os.kill(front, signal.SIGSTOP)
        expert = asyncio.create_task(bot_workers.ask(first(bot="expert"), Requester("a", "expert")))
        hint = asyncio.create_task(bot_workers.ask(first(advice=1), Requester("a", "hint")))
        await until(lambda: bot_workers.busy + bot_workers.waiting == 2)
        for bot in QUICK:
            assert (await bot_workers.ask(first(bot=bot), Requester("b", "mine"))).moves
        assert not expert.done()
        os.kill(front, signal.SIGCONT)
        assert (await expert).moves
        assert (await hint).hints


async def test_without_a_worker_of_their_own_they_come_last() -> None:
    done: list[str] = []
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        pid = await asleep(bot_workers)
        tasks = []
        for name, advice, watched in (
            ("held", 0, True),
            ("alone", 0, False),
            ("visited", 0, False),
            ("watched", 0, True),
            ("hint", 1, True),
        ):
            ask = bot_workers.ask(first(advice=advice), Requester("a", name, watched))
            tasks.append(asyncio.create_task(ask))
            note(done, name, tasks[-1])
            await until(lambda: bot_workers.busy + bot_workers.waiting == len(tasks))
        bot_workers.promote("visited")
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*tasks)
        assert done == ["held", "watched", "visited", "hint", "alone"]


async def test_a_crowd_from_one_address_delays_another_by_one_thought() -> None:
    done: list[str] = []
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        pid = await asleep(bot_workers)
        tasks = []
        for n, address in enumerate([*["crowd"] * 20, "me"]):
            ask = bot_workers.ask(first(), Requester(address, f"{address} {n}"))
            tasks.append(asyncio.create_task(ask))
            note(done, address, tasks[-1])
            await until(lambda: bot_workers.busy + bot_workers.waiting == len(tasks))
        os.kill(pid, signal.SIGCONT)
        await asyncio.gather(*tasks)
        assert done.index("me") <= 2


async def test_one_address_has_so_many_hints_waiting() -> None:
    async with BotWorkers(1) as bot_workers:
        await asleep(bot_workers)
        tasks = [await put(bot_workers, first())]
        for _ in range(HINTS_EACH):
            ask = bot_workers.ask(first(advice=1), Requester("a", "t"))
            tasks.append(asyncio.create_task(ask))
        await until(lambda: bot_workers.waiting == HINTS_EACH)
        with pytest.raises(TooBusy, match=f"^You are already waiting for {HINTS_EACH} hints"):
            await bot_workers.ask(first(advice=1), Requester("a", "t"))
        other = asyncio.create_task(bot_workers.ask(first(advice=1), Requester("b", "t")))
        await until(lambda: bot_workers.waiting == HINTS_EACH + 1)
        for task in (*tasks, other):
            task.cancel()


async def test_numbers_beyond_64_bits_reach_a_worker() -> None:
    """A bot fails then as it should, with a sentence; no exception of ours."""
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        request = BotRequest("inkdoms", 2, {"sheet": {"width": 2**70}}, [], 0, "easy", "")
        with pytest.raises(PaintpotError):
            await bot_workers.ask(request)


async def test_a_question_nobody_waits_for_leaves_the_queue() -> None:
    async with BotWorkers(1) as bot_workers:
        pid = await asleep(bot_workers)
        held = await put(bot_workers, first())
        for advice in (0, 1):
            waits = await put(bot_workers, first(bot=ENDLESS, advice=advice))
            waits.cancel()
            await until(lambda: bot_workers.waiting == 0)
        os.kill(pid, signal.SIGCONT)
        await answer(held)
        assert (bot_workers.busy, bot_workers.restarts) == (0, 0)


async def test_a_short_thought_nobody_waits_for_is_let_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_pool, "GRACE", 60.0)
    async with BotWorkers(1) as bot_workers:
        pid = await asleep(bot_workers)
        task = await put(bot_workers, first())
        task.cancel()
        os.kill(pid, signal.SIGCONT)
        assert await bot_workers.ask(first("ink")) == think(first("ink"))
        assert task.cancelled()
        assert bot_workers.pids == [pid]


async def test_a_long_thought_nobody_waits_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "GRACE", 0.05)
    async with BotWorkers(1) as bot_workers, asyncio.timeout(PATIENCE):
        await until(lambda: len(bot_workers.pids) == 1)
        (await put(bot_workers, first(bot=ENDLESS))).cancel()
        assert await bot_workers.ask(first("ink")) == think(first("ink"))
        assert bot_workers.restarts == 1


# -- the end


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_closing_ends_all_thoughts() -> None:
    bot_workers = BotWorkers(2)
    bot_workers.start()
    await until(lambda: len(bot_workers.pids) == 2)
    pids = bot_workers.pids
    tasks = [await put(bot_workers, first(bot=ENDLESS, advice=advice)) for advice in (0, 1, 0, 1)]
    assert (bot_workers.busy, bot_workers.waiting) == (2, 2)
    await bot_workers.close()
    assert all(gone(pid) for pid in pids)
    for task in tasks:
        with pytest.raises(NoBotTurn, match="No bot can play here"):
            await answer(task)
    with pytest.raises(NoBotTurn, match="No bot can play here"):
        await bot_workers.ask(first())
    await bot_workers.close()  # again, and nothing happens
    assert (bot_workers.busy, bot_workers.waiting, bot_workers.pids) == (0, 0, [])


async def test_closing_right_after_opening_leaves_nobody_behind() -> None:
    for turns in range(4):  # of the event loop: workers are in different stages of their start
        async with BotWorkers(2) as bot_workers:
            for _ in range(turns):
                await asyncio.sleep(0)
            task = asyncio.create_task(bot_workers.ask(first()))
            await asyncio.sleep(0)
        with pytest.raises(NoBotTurn):
            await answer(task)
        assert not bot_workers.front._alive


def test_there_must_be_somebody_to_think() -> None:
    with pytest.raises(PaintpotError, match=r"^Bots need at least 1 worker, not 0\.$"):
        BotWorkers(0)


SERVER = """
import asyncio, sys
import uvloop
from paintpot.core.play import Play
from paintpot.table.bot_turns import BotRequest
from paintpot.table.bot_workers import BotWorkers

async def main():
    play = Play("inklings", 2, 5)
    play.roll()
    request = BotRequest("inklings", 2, {}, play.moves, 0, "search:3600000ms", "")
    async with BotWorkers(2) as workers:
        reporting = asyncio.create_task(report(workers))
        await workers.ask(request)

async def report(workers):
    while len(workers.front._alive) < 2:
        await asyncio.sleep(0)
    print("starting", flush=True)
    while not (workers.busy == 1 and len(workers.pids) == 2):
        await asyncio.sleep(0.01)
    print("thinking", flush=True)

try:
    (uvloop if sys.argv[1] == "uvloop" else asyncio).run(main())
except KeyboardInterrupt:
    print("closed")
"""
"""A server of one busy worker and an idle one."""


@pytest.mark.parametrize(
    ("loop", "end", "moment"),
    [
        ("asyncio", signal.SIGINT, "starting"),
        ("asyncio", signal.SIGKILL, "thinking"),
        ("uvloop", signal.SIGINT, "thinking"),
        ("uvloop", signal.SIGKILL, "starting"),
        ("uvloop", signal.SIGKILL, "thinking"),
    ],
)
def test_workers_end_quietly_with_their_server(loop: str, end: signal.Signals, moment: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, loop],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        while server.stdout.readline() != f"{moment}\n":
            assert server.poll() is None
        os.killpg(server.pid, end)
        # Workers write their errors where the server does, so this ends when all of them have.
        out, errors = server.communicate(timeout=PATIENCE)
    assert errors == ""
    assert ("closed" in out) == (end == signal.SIGINT)


async def test_workers_are_renewed_without_losing_a_request() -> None:
    """For rules that were compiled meanwhile: each worker is replaced once it is idle."""
    async with BotWorkers(2) as bot_workers:
        await until(lambda: len(bot_workers.pids) == 2)
        before = set(bot_workers.pids)
        asking = [asyncio.create_task(bot_workers.ask(first())) for _ in range(6)]
        while bot_workers.busy < 2:
            await asyncio.sleep(0)  # a compiled worker answers sooner than `until` looks again
        bot_workers.renew()
        assert [await answer(task) for task in asking] == [think(first())] * 6
        await until(lambda: len(bot_workers.pids) == 2 and not before & set(bot_workers.pids))
        assert bot_workers.restarts == 0, "none was lost"
        after = set(bot_workers.pids)
        bot_workers.renew()  # idle ones go at once
        await until(lambda: len(bot_workers.pids) == 2 and not after & set(bot_workers.pids))
        assert await bot_workers.ask(first()) == think(first())
