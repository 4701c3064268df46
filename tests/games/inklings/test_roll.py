"""The roll and the numbers it calls (IL-ROLL-1 … 3)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paintpot
from paintpot.games.inklings.roll import called_sums
from tests.games.inklings.positions import PLAYABLE, ROLLS, number, table

FACES = st.sampled_from(ROLLS)


def by_hand(six: int, eight: int, twelve: int) -> set[int]:
    """Single dice, pairs, the triple."""
    return {
        *(six, eight, twelve),
        *(six + eight, six + twelve, eight + twelve),
        six + eight + twelve,
    }


@pytest.mark.rule("IL-EX-1", "IL-ROLL-2")
@pytest.mark.parametrize("faces", ["3 4 4", "4 3 4", "4 4 3"])
def test_dice_of_3_4_and_4_call_five_numbers(faces: str) -> None:
    game = table(3).roll(faces)
    assert game.state.view(0)["roll"]["sums"] == [3, 4, 7, 8, 11]
    assert {number(text.split()[1]) for text in game.legal(0)} == {3, 4, 7, 8, 11}


@pytest.mark.rule("IL-ROLL-2", "IL-A4")
@given(FACES)
def test_all_seven_sets_of_dice_count(faces: tuple[int, int, int]) -> None:
    assert set(called_sums(*faces)) == by_hand(*faces)


@pytest.mark.rule("IL-ROLL-2", "IL-A4")
@given(FACES)
def test_a_space_is_open_if_its_number_is_called(faces: tuple[int, int, int]) -> None:
    game = table(1).roll(" ".join(map(str, faces)))
    called = by_hand(*faces)
    for space in PLAYABLE:
        wanted = None if number(space) in called else "IL-ROLL-2"
        assert game.refusal(0, f"enter {space}") == wanted


@pytest.mark.rule("IL-A4")
def test_seven_different_sums_are_all_called() -> None:
    assert called_sums(1, 2, 4) == [1, 2, 3, 4, 5, 6, 7]
    assert called_sums(1, 1, 1) == [1, 2, 3]


@pytest.mark.rule("IL-A17")
def test_sums_over_20_have_no_effect() -> None:
    game = table(1).roll("6 8 12")
    assert game.state.view(0)["roll"]["sums"] == [6, 8, 12, 14, 18, 20, 26]
    assert {number(text.split()[1]) for text in game.legal(0)} == {6, 8, 12, 14, 18, 20}


@pytest.mark.rule("IL-ROLL-3")
@given(FACES, st.integers(2, 8))
def test_the_same_numbers_are_called_for_all(faces: tuple[int, int, int], seats: int) -> None:
    game = table(seats).roll(" ".join(map(str, faces)))
    for seat in range(seats):
        assert game.legal(seat) == game.legal(0)
        assert game.state.view(seat)["roll"] == game.state.view(None)["roll"]


@pytest.mark.rule("IL-ROLL-1")
def test_all_move_at_once_after_one_roll() -> None:
    game = table(4)
    assert game.state.actors() == (paintpot.CHANCE,)
    game.roll("3 4 4")
    assert game.state.actors() == (0, 1, 2, 3)
    game.any_move(2)
    assert game.state.actors() == (0, 1, 3)
    game.any_move(3, 0)
    assert game.state.actors() == (1,)
    game.any_move(1)
    assert game.state.actors() == (paintpot.CHANCE,)
    assert game.state.view(None)["round"] == 1


@pytest.mark.rule("IL-ROLL-1")
def test_nobody_moves_before_the_roll() -> None:
    game = table(2)
    assert game.refusal(0, "enter d12-8") == "IL-ROLL-1"
    game.roll("3 4 4").any_move(0, 1)
    assert game.refusal(0, "enter d12-8") == "IL-ROLL-1"
    assert game.case(1, "lose box") == "roll-first"


@pytest.mark.rule("IL-ROLL-1")
def test_the_dice_are_rolled_once_a_round() -> None:
    game = table(2).roll("3 4 4")
    for late in (0, 1):
        with pytest.raises(paintpot.BadChance, match="not for the dice"):
            game.roll("1 1 1")
        with pytest.raises(paintpot.BadChance, match="not for the dice"):
            game.state.roll(paintpot.Dice(1))
        assert game.state.view(None)["round"] == 1
        game.any_move(late)
    game.roll("1 1 1")
    assert game.state.view(None)["round"] == 2


@pytest.mark.rule("IL-SETUP-1")
def test_the_dice_are_fair_and_independent() -> None:
    throws = 6_000
    counts: dict[tuple[str, ...], int] = {}
    dice = paintpot.Dice("likely")
    for _ in range(throws):
        game = table(1)
        game.state.fall(dice)
        roll = game.state.view(None)["roll"]
        for pair in combinations(("d6", "d8", "d12"), 2):
            key = tuple([f"{die}: {roll[die]}" for die in pair])
            counts[key] = counts.get(key, 0) + 1
    sizes = {"d6": 6, "d8": 8, "d12": 12}
    for one, two in combinations(sizes, 2):
        expected = throws / (sizes[one] * sizes[two])
        for a in range(1, sizes[one] + 1):
            for b in range(1, sizes[two] + 1):
                found = counts.get((f"{one}: {a}", f"{two}: {b}"), 0)
                assert abs(found - expected) < 5 * expected**0.5
