"""Hints on the screen: a bot thinks beside it, and says nothing about a position that is past."""

import re
from collections.abc import Iterator
from threading import Event

import pytest
from tests.cli.screen import settle, table
from tests.patience import PATIENCE
from textual.pilot import Pilot
from textual.widgets import Input, Static

from paintpot.bots import Bot, make_bot
from paintpot.bots.bot import Advice
from paintpot.bots.hints import Hint
from paintpot.cli import hints
from paintpot.cli.hints import HintRequest
from paintpot.cli.move_list import MoveList
from paintpot.cli.pages import PassOn, TextPage
from paintpot.cli.play_app import PlayApp
from paintpot.core.contract import State
from paintpot.core.errors import BadBot
from paintpot.core.moments import Gain
from paintpot.core.registry import game
from paintpot.table.bot_requests import HINT_BOT

pytestmark = pytest.mark.usefixtures("given_throw")

LOOKING = "Looking for good turns…"


class Slow:
    """A bot that is done when it is let; who was asked for."""

    def __init__(self) -> None:
        self.let = Event()
        self.seats: list[int] = []
        self.done = 0

    def bot(self, spec: str, seed: int | str) -> Bot:
        assert spec == HINT_BOT
        slow = self

        class Waiting(Bot):
            def advise(self, state: State, seat: int, count: int) -> list[Advice]:
                slow.seats.append(seat)
                assert slow.let.wait(PATIENCE)
                slow.done += 1
                return make_bot("greedy", seed).advise(state, seat, count)

        return Waiting(seed)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr(hints, "make_bot", slow.bot)
    yield slow
    slow.let.set()


async def thought(pilot: Pilot[None]) -> None:
    """When no bot thinks any more."""
    await pilot.app.workers.wait_for_complete(
        [worker for worker in pilot.app.workers if worker.group == "hint"]
    )
    await pilot.pause()


async def type_in(pilot: Pilot[None], text: str, *keys: str) -> None:
    pilot.app.screen_stack[0].query_one("#typed", Input).value = text
    await pilot.pause()
    await pilot.press(*keys)
    await pilot.pause()


def notice(app: PlayApp) -> str:
    return str(app.screen_stack[0].query_one("#notice", Static).render())


def line(app: PlayApp) -> str:
    return app.query_one("#typed", Input).value


@pytest.mark.parametrize(("language", "looking"), [("en", LOOKING), ("ru", "Ищем хорошие ходы…")])
@pytest.mark.parametrize("asks", ["f3", "hint", "подсказка"])
async def test_a_hint_comes_while_everything_else_goes_on(
    language: str, looking: str, asks: str, slow: Slow
) -> None:
    app = table(language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        before = app.session.play.record()
        if asks == "f3":
            await pilot.press("f3")
            await pilot.pause()
        else:
            await type_in(pilot, asks, "enter")
        assert line(app) == ""
        assert notice(app) == looking
        await pilot.press(*"red")
        await pilot.pause()
        assert app.query_one(MoveList).texts == ["red from Greenwood"], "the screen is alive"
        slow.let.set()
        await thought(pilot)
        rows = notice(app).splitlines()
        heads = [row for row in rows if row[0] != " "]
        assert [row[:3] for row in heads] == ["1. ", "2. ", "3. "]
        assert all(["→" in row for row in heads])
        assert all([bool(re.search("[а-яё]", row)) == (language == "ru") for row in heads])
        assert line(app) == "red", "what was typed stays"
        await pilot.press("space", "f")
        await pilot.pause()
        assert notice(app).splitlines() == rows, "a hint stays while its moves are typed"
        assert app.session.play.record() == before
        assert slow.seats == [0]


async def test_asking_again_thinks_no_second_time(slow: Slow) -> None:
    app = table()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("f3", "f3")
        slow.let.set()
        await thought(pilot)
        said = notice(app)
        await type_in(pilot, "nonsense", "enter")
        assert "is not a move" in notice(app)
        await pilot.press("f3")
        await pilot.pause()
        assert notice(app) == said
        assert slow.seats == [0]


async def test_a_move_meanwhile_and_nobody_is_told(slow: Slow) -> None:
    app = table()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("f3")
        await type_in(pilot, "red from Greenwood", "enter")
        await settle(pilot)
        assert notice(app) == ""
        slow.let.set()
        await thought(pilot)
        assert slow.done == 1
        assert notice(app) == "", "that hint was for another position"
        await pilot.press("f3")
        await thought(pilot)
        assert notice(app).startswith("1. ")
        await type_in(pilot, "red on G2", "enter")
        await settle(pilot)
        assert notice(app) == ""
        await pilot.press("ctrl+z")
        await settle(pilot)
        assert notice(app) == "Undone: paint G2 red"


async def test_escape_puts_a_hint_away(slow: Slow) -> None:
    app = table()
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("f3", "escape")
        slow.let.set()
        await thought(pilot)
        assert notice(app) == ""


async def test_the_next_person_sees_nothing_of_it(slow: Slow) -> None:
    slow.let.set()
    app = table(bot="none")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await type_in(pilot, "red", "enter")
        await settle(pilot)
        await pilot.press("f3")
        await thought(pilot)
        assert notice(app).startswith("1. ")
        await type_in(pilot, "done", "enter")
        await settle(pilot)
        assert isinstance(app.screen, PassOn)
        assert notice(app) == ""
        await pilot.press("f3")
        await pilot.pause()
        assert slow.seats == [0], "whoever is at the keyboard now has not taken it yet"
        await pilot.press("enter")
        await settle(pilot)
        assert notice(app) == ""
        await pilot.press("f3")
        await thought(pilot)
        assert slow.seats == [0, 1]


async def test_sentences_where_there_is_nothing_to_think_about(slow: Slow) -> None:
    app = table(seats=1)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        moves = app.query_one(MoveList)
        while len(moves.texts) > 1:
            app.enter(moves.texts[0])
            await settle(pilot)
        await pilot.press("f3")
        await pilot.pause()
        assert notice(app) == "Only one move is possible: end the turn (done)."
        while not app.session.state.over:
            app.enter("done" if "done" in moves.texts else moves.texts[0])
            await settle(pilot)
        assert isinstance(app.screen, TextPage)
        await pilot.press("f3")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("f3")
        await pilot.pause()
        assert notice(app) == "The game is over: there is nothing left to hint at."
        assert slow.seats == []


async def test_while_others_play_one_has_to_wait(
    monkeypatch: pytest.MonkeyPatch, slow: Slow
) -> None:
    let = Event()
    app = table()
    think = app.session.think

    def pondered(seat: int) -> int:
        assert let.wait(PATIENCE)
        return think(seat)

    monkeypatch.setattr(app.session, "think", pondered)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_in(pilot, "red", "enter")
        await settle(pilot)
        await type_in(pilot, "done", "enter")
        await pilot.press("f3")
        await pilot.pause()
        assert notice(app) == "One moment: the others are still playing."
        let.set()
        await settle(pilot)
        assert slow.seats == []


LONG = "red from Greenwood; " + "; ".join([f"red on G{n}" for n in range(1, 10)]) + "; done"


async def test_a_long_turn_is_wrapped_anew_when_the_terminal_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = [game("inkdoms").parse(text) for text in LONG.split("; ")]
    steps = [Gain(move, []) for move in moves[1:]]
    ways = [
        Hint([Gain(moves[0], [("Greenwood/variety", gain)]), *steps], 4, []) for gain in (3, 2, 1)
    ]
    monkeypatch.setattr(HintRequest, "think", lambda _: ways)
    app = table()
    async with app.run_test(size=(160, 40)) as pilot:
        await settle(pilot)
        await pilot.press("f3")
        await thought(pilot)
        assert len(notice(app).splitlines()) == 6
        assert LONG in notice(app)
        for width in (120, 80, 60, 40):
            await pilot.resize_terminal(width, 24)
            await pilot.pause(0.1)
            rows = notice(app).splitlines()
            assert len(rows) == 9
            assert max([len(row) for row in rows]) <= width - 2
            assert [row[-10:] for row in rows[::3]] == ["+3 (4 → 7)", "+2 (4 → 6)", "+1 (4 → 5)"]
            assert ("red on G9; done" in notice(app)) == (width >= 80)
            assert app.query_one("#notice").size.height == 9, "nothing is cut off"
            assert app.query_one("#typed").region.bottom <= 24
            assert app.query_one(MoveList).size.height == 3, "lists are short on a low screen"


async def test_a_bot_that_cannot_say_ends_no_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: HintRequest) -> list[Hint]:
        raise BadBot("There are no weights.")

    monkeypatch.setattr(HintRequest, "think", fail)
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f3")
        await thought(pilot)
        assert notice(app) == "There are no weights."
        await type_in(pilot, "red", "enter")
        await settle(pilot)
        assert app.session.play.moves[-1] == (0, "red from Greenwood")
