"""Paintings as far as tiles can reach: nothing in the engine gets in their way (INK-A9)."""

import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.state import InkState
from tests.games.ink.reference import Cell, places

GAME = paintpot.game("ink")


def place_of(painter: Painter, move: int) -> Cell:
    cell = painter.place_cell(move)
    return int(painter.column(cell)), int(painter.row(cell))


def stretched(dx: int, dy: int) -> InkState:
    """A game of two: one lays every tile of the bag as far that way as may be, the other passes."""
    state, dice = GAME.start(2), Dice(5)
    assert isinstance(state, InkState)
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.roll(dice)
            continue
        moves = state.legal(seat)
        texts = [GAME.text(move) for move in moves]
        if seat == 1:
            move = GAME.parse("pass 0")
        elif texts[0].startswith("tile at"):
            far = [place_of(state.painters[0], move) for move in moves]
            move = moves[max(range(len(moves)), key=lambda k: dx * far[k][0] + dy * far[k][1])]
        else:
            move = moves[-1] if texts[-1] == "done" else moves[0]
        state.play(seat, move)
    return state


@pytest.mark.rule("INK-A9", "INK-A2")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, -1), (2, 3)])
def test_all_tiles_of_the_bag_in_one_direction(dx: int, dy: int) -> None:
    painter = stretched(dx, dy).painters[0]
    assert len(painter.homes) == 91
    squares = [painter.square_cell(k) for k in range(int(painter.squares()))]
    cells = {(int(painter.column(cell)), int(painter.row(cell))) for cell in squares}
    assert len(cells) == 4 * 91
    reach = max(abs(x) for x, _ in cells), max(abs(y) for _, y in cells)
    assert max(reach) >= 180
    open_places = list(painter.places)[: int(painter.n_places)]
    assert len(set(open_places)) == len(open_places)
    assert {place_of(painter, int(move)) for move in open_places} == places(cells)
