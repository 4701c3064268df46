"""A state of Color-In Kingdom: the rules of `turn.py` with words, scores and views around them."""

from typing import Any, cast

from paintpot.core.bits import BIT, members, nth, size
from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Gain, Moment
from paintpot.core.reasons import Reason
from paintpot.core.starting import starts_text
from paintpot.core.weights import Weights
from paintpot.games.color_in_kingdom.book import FRESH, STRIDE, colour, open_spaces, uncolour
from paintpot.games.color_in_kingdom.features import WEIGHTS, features_of
from paintpot.games.color_in_kingdom.guidelines import COPY
from paintpot.games.color_in_kingdom.moments import moments_of
from paintpot.games.color_in_kingdom.moves import BUILD, NO_COPY, NO_DICE
from paintpot.games.color_in_kingdom.names import (
    ENDINGS,
    N_KINDS,
    N_SPACES,
    STRAWBERRY,
    WATERWAY,
)
from paintpot.games.color_in_kingdom.reasons import facts_of
from paintpot.games.color_in_kingdom.refusals import CASES
from paintpot.games.color_in_kingdom.roll import ROLL_TEXTS
from paintpot.games.color_in_kingdom.scoring import scores_of, totals_of
from paintpot.games.color_in_kingdom.turn import BUILDING, COPYING, OVER, WHO_STARTS, Turn
from paintpot.games.color_in_kingdom.view import dump_of, hidden_from, known_book, view_of

FEATS = {"strawberry/most": "most-fields", "road/longest": "longest-road"}


class Kingdom(Turn):
    """A position of a game."""

    def clone(self) -> "Kingdom":
        twin = Kingdom(self.province, self.sums, self.seats, self.book[:])
        twin.stage = self.stage
        twin.turn = self.turn
        twin.current = self.current
        twin.rolled = self.rolled
        twin.kind = self.kind
        twin.asked = self.asked
        twin.waiting = self.waiting
        twin.copied = self.copied
        twin.cause = self.cause
        twin.trigger = self.trigger
        twin.last = self.last
        return twin

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        rule, case = CASES[fault]
        return Reason(rule, facts_of(self, seat, move, case))

    def roll(self, dice: Dice) -> str:
        who_starts = self.stage == WHO_STARTS
        self.fall(dice)
        return starts_text(int(self.current)) if who_starts else ROLL_TEXTS[self.rolled]

    def turn_no(self) -> i64:
        return self.turn

    # -- results

    def scores(self) -> list[Score]:
        return scores_of(self.province, self.book, int(self.seats))

    def standing(self, seat: object) -> Score:
        """Bonuses are awarded by comparison, and copies are not known before all have decided
        (CK-A24)."""
        own = self.seat_of(seat)
        return scores_of(self.province, known_book(self, own), int(self.seats))[own]

    def known_points(self, seat: object) -> list[int | None]:
        book = known_book(self, self.viewer_of(seat))
        return [*totals_of(self.province, book, int(self.seats))]

    def features(self, seat: i64) -> vec[i64]:
        return features_of(self, seat)

    def weights(self) -> Weights:
        return WEIGHTS

    def moot(self, seat: object) -> tuple[str, ...]:
        """The first space makes waterways possible; only a waterway makes the next worth more."""
        built = self.book[self.seat_of(seat) * STRIDE + WATERWAY]
        return () if built else ("next waterway, later",)

    def ending(self) -> str:
        return ENDINGS[self.cause] if self.stage == OVER else ""

    def feats(self, seat: object) -> list[str]:
        """What triggered the end, and the bonuses, once they are awarded."""
        own = self.seat_of(seat)
        if self.stage != OVER:
            return []
        out = [ENDINGS[self.cause]] if own == self.trigger else []
        return out + [FEATS[name] for name, n in self.scores()[own].lines if n and name in FEATS]

    def moments(self, before: State, viewer: object) -> list[Moment]:
        assert isinstance(before, Kingdom)
        return moments_of(self, before, self.viewer_of(viewer))

    def gains(self, seat: object) -> list[Gain]:
        """The builder's point for a copy is certain before all have decided and it is written."""
        own = self.seat_of(seat)
        out = super().gains(own)
        if self.stage == COPYING and self.waiting != BIT[own]:
            builder = int(self.current)
            for gain in out:
                if gain.move >= BUILD:
                    rest = [one for one in gain.others if one[0] != builder]
                    points = dict(gain.others).get(builder, 0) + int(COPY)
                    gain.others = [*rest, (builder, points)] if points else rest
        return out

    def midway(self, seat: object) -> bool:
        """The dice are picked, and nothing is built yet."""
        return self.seat_of(seat) == self.current and self.stage == BUILDING

    def kind_of(self, move: int) -> int:
        """What is built, by whichever dice and on whichever space."""
        if move < NO_DICE:
            return self.sums.kind[move]
        if move == NO_DICE:
            return STRAWBERRY
        return N_KINDS if move == NO_COPY else (move - BUILD) // N_SPACES

    def usual(self, seat: object, move: int) -> int:
        """Dice that make a field are picked rather than declined: the result is the same."""
        own = self.seat_of(seat)
        if move == NO_DICE:
            for pick in self.legal(own):
                if pick < NO_DICE and self.sums.kind[pick] == STRAWBERRY:
                    return pick
        return move

    # -- knowledge

    def news(self, seat: object) -> int:
        """The end of a turn shows who copied; alone there is nothing to see."""
        self.seat_of(seat)
        return int(self.turn) + int(self.stage == OVER) if self.seats > 1 else 0

    def hushed(self, seat: object, move: int) -> bool:
        """To copy or not, unless all others have decided already (CK-A24)."""
        return self.waiting != BIT[self.seat_of(seat)] and self.stage == COPYING

    def imagine(self, seat: object, dice: Dice) -> "Kingdom":
        own = self.seat_of(seat)
        twin = self.clone()
        for other in members(hidden_from(self, own)):
            twin._decide_anew(other, dice)
        return twin

    def _decide_anew(self, seat: i64, dice: Dice) -> None:
        """Another decision to copy or not, at random, for a seat that has decided."""
        if self.book[seat * STRIDE + FRESH]:
            uncolour(self.province, self.book, seat)
        self.copied &= ~BIT[seat]
        spaces = open_spaces(self.province, self.book, seat, self.kind)
        luck = dice.below(size(spaces) + 1)
        if luck:
            colour(self.province, self.book, seat, self.kind, nth(spaces, luck - 1))
            self.copied |= BIT[seat]

    def view(self, seat: object) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(self, self.viewer_of(seat)))

    def dump(self) -> dict[str, Any]:
        return dump_of(self)
