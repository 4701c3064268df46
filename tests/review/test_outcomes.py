"""Outcomes of chance can be listed without the game's help."""

from collections import Counter
from fractions import Fraction

from paintpot.core.dice import Dice
from paintpot.core.play import Play
from paintpot.review.outcomes import most_outcomes, outcomes
from paintpot.review.reviewing import SIMULATIONS


def test_all_rolls_of_three_dice_are_listed() -> None:
    play = Play("inklings", 2, 1)
    assert outcomes(play.state) == []
    listed = outcomes(play.state, most_outcomes(SIMULATIONS))
    assert len(listed) == 6 * 8 * 12
    assert sum([weight for _, weight in listed]) == 1
    called = {str(state.dump()) for state, _ in listed}
    dice = Dice(2)
    for _ in range(200):
        state = play.state.clone()
        state.fall(dice)
        assert str(state.dump()) in called


def test_a_bag_is_listed_with_its_weights() -> None:
    """Tokens are drawn from a bag: a colour is as likely as it has tokens."""
    play = Play("ink", 3, 4, {"first": "random"} if "first" in Play("ink").game.options else None)
    listed = outcomes(play.state)
    assert Counter([weight for _, weight in listed]) == {Fraction(1, 3): 3}


def test_a_throw_of_inkdoms_cannot_be_listed() -> None:
    play = Play("inkdoms", 1, 1)
    while len(outcomes(play.state)) == 1:
        play.roll()
    assert outcomes(play.state) == []


def test_listing_changes_nothing() -> None:
    play = Play("inklings", 1, 1)
    before = play.state.dump()
    outcomes(play.state)
    assert play.state.dump() == before
