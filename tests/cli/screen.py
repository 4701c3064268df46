"""The terminal's screen in tests: a table, and how to wait for it."""

from pathlib import Path

from textual.pilot import Pilot

from paintpot.cli.pages import PassOn
from paintpot.cli.play_app import PlayApp
from paintpot.cli.seating import new_session
from paintpot.cli.voice import Voice
from paintpot.core.registry import game


def table(
    seats: int = 2, bot: str = "random", file: Path | None = None, language: str = "en"
) -> PlayApp:
    session = new_session(game("inkdoms"), seats, bot, 5, {}, language)
    voice = Voice(language, session.play.game, session.play.people)
    return PlayApp(session, voice, str(file) if file else None)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person is to act."""
    app = pilot.app
    await pilot.pause()
    assert isinstance(app, PlayApp)
    while app.busy and not isinstance(app.screen, PassOn):
        await pilot.pause(0.01)
    await pilot.pause()
