"""How long games last: the page says about how many rounds there are."""

import re
from pathlib import Path
from statistics import median

import pytest

import paintpot
from tests.review.games import bots_game

WORDS = Path(paintpot.__file__).parents[2] / "web/src/boards/inklings"


def usual_rounds(language: str) -> int:
    """What `far-rounds` says."""
    text = (WORDS / f"words.{language}.ftl").read_text(encoding="utf-8")
    (found,) = re.findall(r"^far-rounds = (\d+)$", text, re.MULTILINE)
    return int(found)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_last_about_as_many_rounds_as_the_page_says(seats: int) -> None:
    games = [bots_game("inklings", seats, seed, "normal") for seed in range(9)]
    rounds = median([play.thrown for play in games])
    assert usual_rounds("en") == usual_rounds("ru")
    assert abs(usual_rounds("en") - rounds) <= 0.2 * rounds
