"""Replaying at the terminal."""

import pytest
from tests.cli.conftest import THROW
from textual.widgets import Static

from paintpot.bots import make_bot
from paintpot.cli.replay_app import ReplayApp
from paintpot.cli.steps import Steps
from paintpot.cli.voice import LANGUAGES, Voice
from paintpot.core.contract import CHANCE
from paintpot.core.play import Play, Seat
from paintpot.core.registry import games


def status(app: ReplayApp) -> str:
    return str(app.query_one("#status", Static).render())


async def test_stepping_to_and_fro(played: Play) -> None:
    voice = Voice("en", played.game, played.people)
    app = ReplayApp(Steps(played, voice), voice)
    last = len(played.moves)
    async with app.run_test(size=(80, 24)) as pilot:
        assert status(app).startswith(f"0/{last} ")
        await pilot.press("right", "right")
        assert status(app).startswith(f"2/{last} ")
        told = voice.move(played.moves[1][1])
        assert told.startswith("takes the ")
        assert told in str(app.query_one("#log", Static).render())
        await pilot.press("left")
        assert app.at == 1
        await pilot.press("end", "right")
        assert app.at == last
        await pilot.press("home", "left", "pagedown")
        assert app.at == 10
        await pilot.press("tab", "tab")
        assert "Player 2" in status(app)
        await pilot.press("q")
    assert app.return_code == 0


def test_the_last_step_is_the_end_of_the_play(played: Play) -> None:
    steps = Steps(played, Voice("en", played.game, played.people))
    assert len(steps) == len(played.moves) + 1
    assert steps.state(len(steps) - 1).dump() == played.state.dump()
    assert steps.state(5).dump() == played.state_after(5).dump()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                (
                    "Rolled: blue 3 in Greenwood, red 2 in Greenwood,"
                    " yellow 3 in Bluewater and Purplefield, white 3 in Umberland"
                ),
                "Greedy 1: takes the red die from Greenwood",
                "Greedy 1: ends the turn",
            ],
        ),
        (
            "ru",
            [
                (
                    "Выпало: синий 3 в Зеленолесье, красный 2 в Зеленолесье,"
                    " жёлтый 3 в Синеречье и Лиловополье, белый 3 в Буроземье"
                ),
                "Жадный бот 1: берёт красный кубик из Зеленолесья",
                "Жадный бот 1: заканчивает ход",
            ],
        ),
    ],
)
def test_steps_are_told_in_words(language: str, told: list[str]) -> None:
    play = Play("inkdoms", 2, 1, people=[Seat("Greedy 1", "greedy"), Seat("Ann")])
    play.chance(THROW)
    play.play(0, play.game.parse("red from Greenwood"))
    play.play(0, play.game.parse("done"))
    steps = Steps(play, Voice(language, play.game, play.people))
    assert [steps.title(n) for n in (1, 2, 3)] == told


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_without_words(name: str, language: str) -> None:
    play = Play(name, 2, 3, people=[Seat("Ann"), Seat("Ben")])
    bot = make_bot("random", 3)
    while not play.state.over and len(play.moves) < 40:
        seat = play.state.actors()[0]
        if seat == CHANCE:
            play.roll()
        else:
            play.play(seat, bot.choose(play.state, seat))
    steps = Steps(play, Voice(language, play.game, play.people))
    for n in range(1, len(steps)):
        seat, text = play.moves[n - 1]
        if seat != CHANCE:
            said = steps.title(n).removeprefix(f"{play.people[seat].name}: ")
            assert said.strip()
            assert said != text
