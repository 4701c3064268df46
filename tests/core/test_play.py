"""A game keeps its list of moves; undo takes back what nobody learned from."""

from contextlib import suppress

import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.dice import Dice
from paintpot.core.errors import CannotUndo

THROW = "blue 3 in R; red 2 in Y; yellow 4 in B; white 2 in U"


def _play(seats: int = 2) -> paintpot.Play:
    play = paintpot.Play("inkdoms", seats)
    play.chance(THROW)
    return play


def _do(play: paintpot.Play, seat: int, *texts: str) -> None:
    for text in texts:
        play.step(seat, text)


def _first_drop(play: paintpot.Play, seat: int) -> str:
    return play.game.text(play.state.legal(seat)[0])


def test_undo_takes_back_the_last_move_of_the_seat() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill")
    before = play.state.dump()
    drop = _first_drop(play, 0)
    _do(play, 0, drop)
    assert play.undo(0) == drop
    assert play.state.dump() == before
    assert play.moves[-1] == (0, "blue from Redhill")


def test_undo_leaves_others_alone() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill")
    drop = _first_drop(play, 0)
    _do(play, 0, drop)
    _do(play, 1, "red from Yellowlake")
    assert play.undo(0) == drop
    assert play.moves[-1] == (1, "red from Yellowlake")
    assert play.state.view(1)["sheets"][1]["took"]["die"] == "red"


def test_a_die_others_chose_after_stays_taken() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill")
    _do(play, 1, "red from Yellowlake")
    before = play.record()
    with pytest.raises(paintpot.CannotUndo, match="gone on"):
        play.undo(0)
    assert play.record() == before


def test_whether_others_have_painted_in_secret_cannot_be_told_by_undo() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill")
    _do(play, 1, "red from Yellowlake")
    drop = _first_drop(play, 0)
    _do(play, 0, drop)
    assert play.undo(1) == "red from Yellowlake"
    assert play.moves[-1] == (0, drop)


def test_a_die_nobody_answered_goes_back_into_the_box() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill")
    play.undo(0)
    assert play.state.view(0)["throw"][0]["in_box"]


def test_undo_stops_where_sheets_were_shown() -> None:
    play = _play()
    _do(play, 0, "blue from Redhill", "done")
    _do(play, 1, "red from Yellowlake", "done")
    assert play.state.actors() == (0,)
    with pytest.raises(paintpot.CannotUndo, match="seen"):
        play.undo(1)


def test_undo_stops_at_a_throw_and_at_the_start() -> None:
    play = _play(1)
    with pytest.raises(paintpot.CannotUndo, match="since the last throw"):
        play.undo(0)
    with pytest.raises(paintpot.CannotUndo, match="not moved"):
        paintpot.Play("inkdoms").undo(0)


def test_alone_undo_goes_back_through_rounds_of_one_throw() -> None:
    play = _play(1)
    _do(play, 0, "blue from Redhill", "done", "cross Redhill 4")
    assert play.undo(0) == "cross Redhill 4"
    assert play.undo(0) == "done"
    assert play.undo(0) == "blue from Redhill"


def test_a_refused_move_is_not_written_down() -> None:
    play = _play()
    before = play.record()
    with pytest.raises(paintpot.Refused) as caught:
        _do(play, 1, "blue from Redhill")
    assert caught.value.rule == "ID-A48"
    with pytest.raises(paintpot.BadMove):
        _do(play, 0, "blue from Mordor")
    assert play.record() == before


def test_rolls_come_from_the_seed() -> None:
    one, two, other = (paintpot.Play("inkdoms", seed=seed) for seed in (5, 5, 6))
    assert one.roll() == two.roll() != other.roll()


def test_people_are_named_for_every_seat() -> None:
    with pytest.raises(paintpot.BadSeats):
        paintpot.Play("inkdoms", 2, people=[paintpot.Seat("Ann")])


def test_unknown_games_and_seats_are_named_errors() -> None:
    with pytest.raises(paintpot.UnknownGame, match="inkdoms"):
        paintpot.Play("checkers")
    for seats in (0, 5, -1):
        with pytest.raises(paintpot.BadSeats, match="1 to 4"):
            paintpot.Play("inkdoms", seats)


@pytest.mark.parametrize("seat", [paintpot.CHANCE, 2, -5])
def test_undo_is_for_seats_only(seat: int) -> None:
    play = _play()
    with pytest.raises(paintpot.BadSeats):
        play.undo(seat)
    assert len(play.moves) == 1


def test_undo_stops_at_the_final_reveal() -> None:
    play = paintpot.Play("inkdoms", 2)
    while not play.state.over:
        seat = play.state.actors()[0]
        if seat == paintpot.CHANCE:
            play.roll()
        else:
            texts = [play.game.text(move) for move in play.state.legal(seat)]
            play.step(seat, "done" if "done" in texts else texts[0])
    with pytest.raises(paintpot.CannotUndo):
        play.undo(play.moves[-1][0])


@pytest.mark.parametrize("name", ["ink", "inkdoms", "inklings", "color-in-kingdom"])
def test_undo_is_the_same_as_never_having_moved_and_starts_at_the_last_throw(name: str) -> None:
    """Many moves are taken back at their throw; no step goes through the whole game again."""
    dice = Dice(name)
    play = paintpot.Play(name, 2, 3)
    undone = 0
    while not play.state.over and len(play.moves) < 120:
        actors = play.state.actors()
        if actors == (CHANCE,):
            play.roll()
            continue
        seat = actors[dice.below(len(actors))]
        legal = play.state.legal(seat)
        play.play(seat, legal[dice.below(len(legal))])
        if dice.below(3) == 0:
            with suppress(CannotUndo):
                play.undo(seat)
                undone += 1
                assert play.state.dump() == play.state_after(len(play.moves)).dump()
                thrown = [k + 1 for k, (who, _) in enumerate(play.moves) if who == CHANCE]
                assert play._base_at == max(thrown, default=0)
    assert undone > 5
