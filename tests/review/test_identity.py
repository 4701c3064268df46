"""start + luck + own + others + remainder = result, over 40 games of each kind and every number of
seats. The values are as coarse as they can be, so that it takes seconds: accounts have to add up
however good the values are. `tools/review_checks.py identity` does the same with real ones.
"""

from typing import Final

import pytest

from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.review import calibration, judging, playouts, reviewing
from paintpot.review.playouts import Sample
from paintpot.review.reviewing import review
from tests import briefly
from tests.review.games import bots_game
from tests.review.test_review import FEW, check_account

GAMES: Final = (40, 16)
"""Of each kind; and briefly."""
COARSE: Final = {
    playouts: {"TURN_ROLLOUTS": 1, "HORIZON": 1},
    judging: {"SEARCHED": 1, "PLANS": 1, "CANDIDATES": 2},
}


class NoGames(calibration.Calibration):
    """Standings are taken for margins, without games played to the end from every position."""

    def early_results(self) -> Sample:
        start, chances = self.positions[0]
        return [self.playouts.play_out(start.clone(), chances, k)[1] for k in range(FEW)]

    def _ends_soon(self, at: int) -> bool:
        return False

    def _pairs(self, at: int) -> calibration.Pairs:
        return []


@pytest.mark.parametrize("name", games())
def test_every_account_of_forty_games_adds_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "Calibration", NoGames)
    for module, values in COARSE.items():
        for constant, value in values.items():
            monkeypatch.setattr(module, constant, value)
    seats = list(find_game(name).seats)
    turned = moved = 0
    many = briefly.of(*GAMES)
    for number in range(many):
        # Every number once, then the two smallest: large tables take longest.
        count = seats[number] if number < len(seats) else seats[number % 2]
        play = bots_game(name, count, 100 + number)
        found = review(play, FEW)
        check_account(found, play)
        turned += sum([bool(turn.better) for turn in found.turns])
        moved += sum([any(throw.luck) for throw in found.throws])
    assert turned > many, "turns were judged"
    assert moved > many, "throws were lucky or not"
