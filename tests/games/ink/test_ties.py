"""Ties: another round for those who are tied."""

import pytest

from tests.games.ink.positions import Table, blacken, finish, table


def tied(seats: int = 2, black: int = 1) -> Table:
    """All have finished with equal black bottles; the first tie round begins."""
    game = table(seats)
    for _ in range(seats):
        finish(game, black)
    return game


@pytest.mark.rule("INK-TIE-1", "INK-END-5")
def test_tied_players_play_another_round() -> None:
    game = tied()
    assert not game.state.over
    assert game.view()["tie_round"] == 1
    assert game.seat() == 0
    blacken(game, 2, before=1)
    assert not game.state.over
    blacken(game, 1, before=1)
    assert game.state.over
    assert game.state.winners() == (0,)


@pytest.mark.rule("INK-TIE-1")
def test_the_tied_alone_play_on() -> None:
    game = finish(table(3), 1)
    game.turn(1)
    finish(game, 1)
    assert game.view()["tie_round"] == 1
    assert [player["in_play"] for player in game.view()["painters"]] == [True, False, True]
    blacken(game, 1, before=1)
    assert game.seat() == 2
    blacken(game, 2, before=1)
    assert game.state.winners() == (2,)


@pytest.mark.rule("INK-TIE-1", "INK-A50")
def test_until_it_is_decided_and_only_by_those_still_tied() -> None:
    game = tied(3)
    blacken(game, 2, before=1)
    blacken(game, 1, before=1)
    blacken(game, 2, before=1)
    assert game.view()["tie_round"] == 2
    assert [player["in_play"] for player in game.view()["painters"]] == [True, False, True]
    assert game.seat() == 0
    game.turn(0)
    assert game.seat() == 2
    blacken(game, 1, before=3)
    assert game.state.over
    assert game.state.winners() == (2,)


@pytest.mark.rule("INK-A51")
def test_the_order_and_the_wheel_stay() -> None:
    game = table(3, first="2")
    game.turn(1)
    finish(game, 1)
    finish(game, 1)
    wheel = game.view()["quills"]
    assert game.view()["tie_round"] == 1
    assert game.seat() == 2
    assert game.view()["quills"] == wheel
    assert None not in wheel
    assert [game.painter(seat).lead for seat in (2, 0)] == [1, 1]
    blacken(game, 1, before=1)
    assert game.seat() == 0


@pytest.mark.rule("INK-A49")
def test_black_is_open_on_every_turn_of_a_tie_round() -> None:
    game = blacken(tied(), 3, before=1)
    assert game.stocks() == (0, 0, 4)


@pytest.mark.rule("INK-A49", "INK-A46")
def test_a_returned_own_bottle_must_be_played_first() -> None:
    game = tied().paint("R3 Ro* Ro L\n L P L P").card("LP").stock(0, 0, 1).lead(6)
    game.play("cross").chance("X red").play("cover 1,0 down")
    assert game.stocks() == (0, 1, 1)
    game.add("R-R-R6-P", at=(-2, 0), look="P R / R6 R", quill=2).play("complete 0,0")
    assert game.stocks() == (0, 0, 1)


@pytest.mark.rule("INK-A49")
def test_whoever_still_holds_an_own_bottle_ranks_behind() -> None:
    game = tied()
    game.stock(0, 1, 9)
    game.turn(0)
    blacken(game, 1, before=1)
    assert game.state.over
    assert game.state.winners() == (1,)


@pytest.mark.rule("INK-A49", "INK-A50")
def test_if_all_hold_one_most_black_is_ahead() -> None:
    game = tied()
    game.stock(0, 1, 3)
    game.turn(0)
    game.stock(0, 1, 2, seat=1)
    game.turn(0)
    assert game.state.over
    assert game.state.winners() == (0,)


@pytest.mark.rule("INK-A50")
def test_if_all_pass_they_share_the_win() -> None:
    game = tied(3)
    for _ in range(3):
        assert not game.state.over
        game.turn(0)
    assert game.state.over
    assert game.state.winners() == (0, 1, 2)


@pytest.mark.rule("INK-A50")
def test_if_a_refill_cannot_be_completed_they_share_the_win() -> None:
    game = tied().empty_bag()
    blacken(game, 1, before=1)
    assert not game.state.over
    blacken(game, 1, before=1)
    assert game.state.over
    assert game.state.winners() == (0, 1)


@pytest.mark.rule("INK-A50")
def test_a_short_refill_in_the_last_regular_round_shares_it_too() -> None:
    game = table().empty_bag()
    finish(game, 1)
    finish(game, 1)
    assert game.state.over
    assert game.state.winners() == (0, 1)


@pytest.mark.rule("INK-A50", "INK-A49")
def test_a_tie_round_that_changes_nothing_is_followed_by_another() -> None:
    game = tied()
    blacken(game, 2, before=1)
    blacken(game, 2, before=1)
    assert game.view()["tie_round"] == 2
    assert game.state.winners() == ()


@pytest.mark.rule("INK-A50")
def test_who_fell_out_earlier_stays_behind() -> None:
    """Seat 1 fell out of the tie, with as many black bottles as the winner has in the end."""
    game = tied(3)
    blacken(game, 3, before=1)
    blacken(game, 2, before=1)
    blacken(game, 3, before=1)
    game.stock(0, 0, 2)
    game.turn(0)
    game.stock(0, 0, 1, seat=2)
    blacken(game, 1, before=0)
    assert game.state.over
    assert game.state.winners() == (0,)
