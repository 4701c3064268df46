"""Moves are chosen in secret and shown together (IL-A19)."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paintpot
from tests.games.inklings.positions import GAME, Table, table


def three() -> Table:
    """Three players before a roll; the second can move, the third must lose an Inkling."""
    game = table(3).put(0, "d8-7").put(1, "d12-6").put(2, "d20-1 d20-15").boxes(2, 0)
    return game.roll("3 4 4")


@pytest.mark.rule("IL-A19")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_move_is_hidden_until_all_have_chosen(viewer: int | None) -> None:
    game = three()
    before = game.sheet(1, viewer)
    game.play(1, "tunnel d12-6 to d20-11")
    after = game.sheet(1, viewer)
    assert after == {**before, "chosen": True}
    assert "tunnel d12" not in json.dumps(game.state.view(viewer)["sheets"])
    game.play(0, "walk d8-7 to d8-8")
    assert game.sheet(1, viewer) == after
    game.any_move(2)
    shown = game.sheet(1, viewer)
    assert shown["inklings"] == ["d20-11"]
    assert shown["crossed"] == ["d12-6", "d20-11"]
    assert shown["move"] == "tunnel d12-6 to d20-11"
    assert not shown["chosen"]


@pytest.mark.rule("IL-A19")
def test_one_sees_ones_own_move_at_once() -> None:
    game = three().play(1, "enter d12-8")
    assert game.sheet(1)["inklings"] == ["d12-6", "d12-8"]
    assert game.sheet(1)["move"] == "enter d12-8"


@pytest.mark.rule("IL-A19")
def test_whatever_is_chosen_looks_the_same() -> None:
    seen: list[list[dict[str, Any]]] = []
    for move in three().legal(1):
        game = three().play(1, move)
        seen.append([game.state.view(viewer) for viewer in (0, 2, None)])
    assert len(seen) > 3
    assert all(views == seen[0] for views in seen)


@pytest.mark.rule("IL-A19", "IL-LOST-2")
def test_a_last_loss_is_hidden_too() -> None:
    game = table(2).put(0, "d20-1").boxes(0, 0).roll("1 1 1")
    assert game.sheet(0, 1)["stuck"]
    game.play(0, "lose d20-1")
    assert not game.sheet(0, 1)["out"]
    assert game.sheet(0, 0)["out"]
    game.any_move(1)
    assert game.sheet(0, 1)["out"]


@pytest.mark.rule("IL-A19")
def test_the_last_rounds_moves_are_not_taken_for_this_ones() -> None:
    game = table(2).roll("3 4 4").play(0, "enter d12-8").play(1, "enter d12-4")
    assert [game.sheet(k, None)["move"] for k in (0, 1)] == ["enter d12-8", "enter d12-4"]
    game.roll("3 4 4")
    assert [game.sheet(k, None)["move"] for k in (0, 1)] == [None, None]


@pytest.mark.rule("IL-A19")
@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_a_view_never_depends_on_what_is_hidden(seats: int, seed: int) -> None:
    play = paintpot.Play(GAME, seats, seed)
    dice = paintpot.Dice(seed, "hidden")
    for _ in range(3 * seats):
        actors = play.state.actors()
        if not actors:
            break
        if actors == (paintpot.CHANCE,):
            play.roll()
            continue
        seat = actors[int(dice.below(len(actors)))]
        moves = play.state.legal(seat)
        play.play(seat, moves[int(dice.below(len(moves)))])
        for viewer in range(seats):
            imagined = play.state.imagine(viewer, dice)
            assert imagined.view(viewer) == play.state.view(viewer)
            assert imagined.view(None) == play.state.view(None) or viewer not in play.state.actors()


@pytest.mark.rule("IL-A19")
def test_bots_imagine_every_move_the_other_may_have_made() -> None:
    game = three().play(1, "enter d12-8")
    moves = set(three().legal(1))
    found = set()
    dice = paintpot.Dice(3)
    for _ in range(400):
        found.add(game.state.imagine(0, dice).view(1)["sheets"][1]["move"])
    assert found == moves
    assert game.state.imagine(1, dice).view(1) == game.state.view(1)


@pytest.mark.rule("IL-A25")
def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    play = paintpot.Play("inklings", seats=2)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    play.play(0, GAME.parse("enter d12-8"))
    assert play.undo(0) == "enter d12-8"
    assert play.state.actors() == (0, 1)
    play.play(0, GAME.parse("enter d12-4"))
    play.play(1, GAME.parse("enter d12-3"))
    for seat in (0, 1):
        with pytest.raises(paintpot.CannotUndo):
            play.undo(seat)


@pytest.mark.rule("IL-A25")
def test_taking_back_leaves_the_others_choice_alone() -> None:
    play = paintpot.Play("inklings", seats=3)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    play.play(0, GAME.parse("enter d12-8"))
    play.play(1, GAME.parse("enter d12-3"))
    with pytest.raises(paintpot.CannotUndo):
        play.undo(2)
    play.undo(1)
    assert play.state.actors() == (1, 2)


@pytest.mark.rule("IL-A25")
def test_a_choice_may_be_taken_back_though_others_have_chosen_since() -> None:
    play = paintpot.Play("inklings", seats=3)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    play.play(0, GAME.parse("enter d12-8"))
    play.play(1, GAME.parse("enter d12-3"))
    assert play.undo(0) == "enter d12-8"
    assert play.state.actors() == (0, 2)
    assert play.moves[-1] == (1, "enter d12-3")


@pytest.mark.rule("IL-A19")
def test_all_choices_but_the_last_are_hushed() -> None:
    game = table(3).roll("3 4 4")
    move = GAME.parse("enter d12-8")
    assert [game.state.hushed(seat, move) for seat in range(3)] == [True, True, True]
    game.play(0, "enter d12-8").play(2, "enter d12-8")
    assert not game.state.hushed(1, move)
    assert not table(1).roll("3 4 4").state.hushed(0, move)


@pytest.mark.rule("IL-A25")
def test_alone_a_move_may_be_taken_back_until_the_next_roll() -> None:
    play = paintpot.Play("inklings", seats=1)
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    play.play(0, GAME.parse("enter d12-8"))
    play.undo(0)
    play.play(0, GAME.parse("enter d12-3"))
    play.chance("3 on the d6, 4 on the d8, 4 on the d12")
    with pytest.raises(paintpot.CannotUndo):
        play.undo(0)
