"""Passing."""

import pytest

from tests.games.ink.positions import table


@pytest.mark.rule("INK-PASS-1", "INK-PASS-2")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_pass_moves_up_to_two_bottles_and_not_the_lead(n: int) -> None:
    game = table().lead(4).play(f"pass {n}")
    assert game.painter().lead == 4
    assert game.stocks() == (12 - n, 12 + n, 0)
    assert game.seat() == 1
    assert None not in game.view()["quills"]


@pytest.mark.rule("INK-PASS-2")
def test_no_more_than_there_are() -> None:
    game = table().stock(1, 5)
    assert game.legal("pass") == ["pass 0", "pass 1"]
    assert game.refusal("pass 2") == "INK-PASS-2"


@pytest.mark.rule("INK-A42")
def test_a_pass_with_an_empty_palette_moves_nothing() -> None:
    game = table().stock(0, 5)
    assert game.legal("pass") == ["pass 0"]
    game.play("pass 0")
    assert game.stocks() == (0, 5, 0)


@pytest.mark.rule("INK-A44")
def test_a_pass_is_a_turn() -> None:
    game = table(2)
    game.turn(1)
    game.turn(2)
    assert game.view()["round"] == 2
    assert game.seat() == 0


@pytest.mark.rule("INK-A43")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_of_passes_that_move_nothing_ends_the_game(seats: int) -> None:
    game = table(seats).stock(3, 3, seat=1)
    for _ in range(seats):
        assert not game.state.over
        game.turn(0)
    assert game.state.over
    assert game.state.winners() == (1,)


@pytest.mark.rule("INK-A43", "INK-A15")
def test_equal_players_share_the_win_then() -> None:
    game = table(3).stock(3, 3, seat=1).stock(6, 0, seat=2)
    for _ in range(3):
        game.turn(0)
    assert game.state.winners() == (1, 2)


@pytest.mark.rule("INK-A43")
def test_one_bottle_moved_keeps_the_game_going() -> None:
    game = table(2)
    game.turn(0)
    game.turn(1)
    assert not game.state.over
    game.turn(1)
    game.turn(0)
    assert not game.state.over


@pytest.mark.rule("INK-A43")
def test_the_passes_must_be_of_one_round() -> None:
    game = table(2)
    game.turn(1)
    game.turn(0)
    game.turn(0)
    assert not game.state.over
    game.turn(0)
    assert game.state.over


@pytest.mark.rule("INK-A43", "INK-SOLO-6")
def test_not_in_solo() -> None:
    game = table(1)
    game.turn(0)
    game.turn(0)
    assert not game.state.over
