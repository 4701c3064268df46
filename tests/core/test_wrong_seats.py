"""What is no seat is refused with the same error, compiled and interpreted."""

from typing import Any

import pytest

import paintpot
from paintpot import BadSeats, Play
from paintpot.bots.hints import hints
from paintpot.bots.search import SearchBot
from paintpot.core.contract import State

WRONG: tuple[Any, ...] = (True, False, 0.0, 1.0, -1, 2, -2, 2**70, "1", None)


@pytest.fixture
def play() -> Play:
    """Both seats of Inklings are to choose, and seat 1 has chosen."""
    play = Play("inklings", 2, seed=3)
    play.roll()
    play.play(1, play.state.legal(1)[0])
    return play


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_a_game_in_progress_knows_its_seats(play: Play, wrong: Any) -> None:
    """True would be seat 1 for a compiler: it could make that seat's moves, and undo them."""
    before = play.record()
    move = play.state.legal(0)[0]
    with pytest.raises(BadSeats):
        play.play(wrong, move)
    with pytest.raises(BadSeats):
        play.can_undo(wrong)
    with pytest.raises(BadSeats):
        play.undo(wrong)
    if wrong != paintpot.CHANCE:
        with pytest.raises(BadSeats):
            play.step(wrong, play.game.text(move))
    assert play.record() == before
    assert play.can_undo(1)


def test_minus_one_is_chance_in_a_record_and_minus_one_point_nothing_is_not(play: Play) -> None:
    play.play(0, play.state.legal(0)[0])
    text = play.state.clone().roll(paintpot.Dice(1))
    with pytest.raises(BadSeats):
        play.step(-1.0, text)
    play.step(-1, text)
    assert play.moves[-1] == (-1, text)


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_a_bot_that_searches_and_hints_know_their_seats(play: Play, wrong: Any) -> None:
    state: State = play.state
    bot = SearchBot(1, 4, 0)
    for ask in (
        lambda: bot.choose(state, wrong),
        lambda: bot.advise(state, wrong, 1),
        lambda: hints(bot, state, wrong, 2),
    ):
        with pytest.raises(BadSeats):
            ask()


@pytest.mark.parametrize("name", paintpot.games())
def test_a_picture_is_of_a_seat_that_plays(name: str) -> None:
    play = Play(name, 2)
    view = play.state.view(0)
    for wrong in WRONG:
        with pytest.raises(BadSeats):
            play.game.scene(view, wrong, {})
    assert play.game.scene(view, 1, {}).panels
