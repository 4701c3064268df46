"""A recorded game, made once by random players, for everything that reads records."""

from pathlib import Path

import pytest

from paintpot.bots import make_bot
from paintpot.cli.saving import save
from paintpot.cli.session import Session
from paintpot.core.play import Play, Seat
from paintpot.core.steps import recorded_step


def random_play(seats: int, seed: int) -> Play:
    people = [Seat(f"Player {k + 1}") for k in range(seats)]
    play = Play("inkdoms", seats, seed, people=people)
    bot = make_bot("random", seed)
    while recorded_step(play, bot.choose) is not None:
        pass
    return play


THROW = "blue 3 in G; red 2 in G; yellow 3 in BP; white 3 in U"
"""A first throw that every sheet can show, so that no test depends on one sheet or one seed."""


@pytest.fixture
def given_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    def throw(session: Session) -> str:
        play = session.play
        return play.roll() if play.moves else play.chance(THROW)

    monkeypatch.setattr(Session, "throw", throw)


@pytest.fixture(scope="session")
def played() -> Play:
    return random_play(2, 11)


@pytest.fixture
def record(played: Play, tmp_path: Path) -> Path:
    """The file of a whole game."""
    return save(played, tmp_path / "play.json")
