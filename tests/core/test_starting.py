"""The starting player: writing and reading agree, and other texts are refused."""

import pytest

import paintpot
from paintpot.core.errors import BadChance
from paintpot.core.starting import read_start, starts_text


def test_text_and_reading_agree() -> None:
    assert [read_start(starts_text(seat), 6) for seat in range(6)] == list(range(6))


@pytest.mark.parametrize("text", ["seat 0 starts", "seat 5 starts", "seat 1", "x" * 1000, ""])
def test_another_text_is_refused_with_what_is_possible(text: str) -> None:
    with pytest.raises(
        BadChance, match=r"like 'seat 1 starts'; there are seats 1 to 4\.$"
    ) as error:
        read_start(text, 4)
    assert len(str(error.value)) < 140


@pytest.mark.parametrize("game", ["color-in-kingdom", "ink", "inkdoms"])
def test_games_in_which_chance_says_who_starts_use_it(game: str) -> None:
    play = paintpot.Play(game, 2, seed=4, options={"first": "random"})
    twin = play.state.clone()
    with pytest.raises(BadChance, match="there are seats 1 to 2"):
        twin.chance("seat 3 starts")
    assert play.roll() in ("seat 1 starts", "seat 2 starts")
    assert twin.chance(play.moves[0][1]) == play.moves[0][1]
    assert twin.dump() == play.state.dump()
