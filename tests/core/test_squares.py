"""A finished sheet as a few squares: for every game, including future ones."""

from pathlib import Path

import pytest

import paintpot
from paintpot.core.contract import State
from paintpot.core.dice import Dice
from paintpot.core.inks import INKS
from paintpot.core.scenes import Patch, Scene
from paintpot.core.squares import MOST, PAPER, squares_of
from paintpot.core.steps import step

EXAMPLES = Path(__file__).parents[2] / "examples"


def finished(name: str, seed: int) -> State:
    game = paintpot.game(name)
    state, dice = game.start(game.seats[0]), Dice(seed)

    def choose(state: State, seat: int) -> int:
        ideas = state.ideas(seat)
        return ideas[dice.below(len(ideas))]

    while not state.over:
        step(state, dice, choose)
    return state


@pytest.mark.parametrize("name", [*paintpot.games(), "streaks", "drip"])
def test_every_game_has_a_few_squares(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))
    game = paintpot.game(name)
    view = finished(name, 7).view(0)
    rows = game.squares(view, 0, {})
    if not game.scene(view, 0, {}).patches:  # it does not draw itself
        assert rows == []
        return
    assert len({len(row) for row in rows}) == 1
    assert 1 < len(rows) * len(rows[0]) <= MOST
    inks = {ink for row in rows for ink in row}
    assert inks <= {*INKS, PAPER}
    blank = game.squares(game.start(game.seats[0]).view(0), 0, {})
    assert {ink for row in blank for ink in row} <= {PAPER, *inks}


def patch(x: int, y: int, ink: str | None) -> Patch:
    return Patch(f"{x} {y}", (), (x, y), ink=ink)


def test_a_cell_has_the_ink_that_most_of_it_has() -> None:
    """Half of it is not most of it."""
    columns = [("red", "red"), ("blue", None), (None, "blue"), (None, None)]
    patches = [patch(x, y, ink) for x, inks in enumerate(columns) for y, ink in enumerate(inks)]
    (row,) = squares_of(Scene(1000, 100, patches, [], []))
    assert [ink for ink in row if ink] == ["red"]
    assert row[0] == "red"
    assert squares_of(Scene(1, 1, [], [], [])) == []


def test_inkdoms_shows_full_kingdoms_in_their_own_ink() -> None:
    game = paintpot.game("inkdoms")
    view = game.start(1).view(0)
    assert game.squares(view, 0, {}) == [[PAPER] * 3] * 2
    view["sheets"][0]["paint"] = {f"B{k}": "red" for k in range(1, 10)}
    coloured = [ink for row in game.squares(view, 0, {}) for ink in row if ink]
    assert coloured == ["blue"]
    del view["sheets"][0]["paint"]["B3"]
    assert game.squares(view, 0, {}) == [[PAPER] * 3] * 2
