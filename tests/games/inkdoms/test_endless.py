"""No sheet makes a throw endless: sheets are tried by casts nobody can foresee, throws end."""

import random

import pytest

from paintpot import BadChance, BadSheet, Dice
from paintpot.core.sheets import read_sheet
from paintpot.games.inkdoms import throw as throwing
from paintpot.games.inkdoms.box import Box
from paintpot.games.inkdoms.names import DICE
from paintpot.games.inkdoms.realm import realm_of
from paintpot.games.inkdoms.throw import STRIDE, TURN, VALUE, X, Y, can_throw, read_throw, throw
from paintpot.games.inkdoms.throw import throw_text as text_of
from tests.games.inkdoms.positions import REALM, bricks
from tests.server.soak.hostile_sheets import fitted_whorl, thin_whorl


class Counted(Dice):
    """Dice that count their words."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.words = 0

    def word(self) -> int:
        self.words += 1
        return super().word()


@pytest.mark.rule("ID-A61")
@pytest.mark.parametrize("seed", range(4))
def test_a_sheet_fitted_to_a_fixed_seed_is_refused(seed: int) -> None:
    sheet = fitted_whorl(random.Random(seed))
    with pytest.raises(BadSheet, match="dice hardly ever come to rest"):
        realm_of(sheet)


@pytest.mark.rule("ID-A61")
def test_trial_casts_follow_from_the_board() -> None:
    board = read_sheet(fitted_whorl(random.Random(1)), "sheet")
    box, again = Box(board, 100), Box(board, 100)
    assert box.digest() == again.digest()
    assert box.digest() != Box(board, 101).digest() != REALM.box.digest()


@pytest.mark.rule("ID-A61")
def test_the_sheet_of_the_house_and_plain_ones_pass_with_ease() -> None:
    for realm in (REALM, realm_of(bricks()), realm_of(bricks(900))):
        good = 0
        for seed in range(100):
            dice = Counted(seed)
            throw(realm.box, dice)
            good += dice.words <= 9  # a cast takes four, and some are dropped
        assert good > 50, "one cast in two is good: far above one in eight"


@pytest.mark.rule("ID-A61")
@pytest.mark.parametrize("make", [fitted_whorl, thin_whorl])
def test_a_throw_ends_even_where_dice_never_come_to_rest(make: object) -> None:
    """On a board that was never accepted: a named error, after a bounded number of casts."""
    assert callable(make)
    box = Box(read_sheet(make(random.Random(3)), "sheet"), 170)
    dice = Counted(5)
    with pytest.raises(BadChance, match="do not come to rest"):
        throw(box, dice)
    assert dice.words <= 8 * throwing._MOST_CASTS


@pytest.mark.rule("ID-A61")
def test_the_last_resort_is_a_valid_throw() -> None:
    """Dice with bad luck only: each cast drops two dice on one spot."""

    class Unlucky(Counted):
        def word(self) -> int:
            self.words += 1
            return 4294967087 // 2

    box = realm_of(bricks()).box
    assert can_throw(box)
    dice = Unlucky(1)
    laid = throw(box, dice)
    assert dice.words >= throwing._MOST_CASTS
    assert list(read_throw(box, text_of(laid))) == list(laid)
    for d in range(len(DICE)):
        assert laid[d * STRIDE + VALUE] in (2, 3, 4)
        assert box.holds(laid[d * STRIDE + X], laid[d * STRIDE + Y], laid[d * STRIDE + TURN])
    assert list(throw(box, Unlucky(1))) == list(laid)
