"""Replaying at the terminal."""

from textual.widgets import Static

from paintpot.cli.replay_app import ReplayApp
from paintpot.cli.steps import Steps
from paintpot.cli.voice import Voice
from paintpot.core.play import Play


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
        assert played.moves[1][1] in str(app.query_one("#log", Static).render())
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
