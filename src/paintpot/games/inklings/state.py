"""A state of Inklings: the rules of `round.py` with words, scores and views around them."""

from typing import Any, cast

from paintpot.core.bits import BIT
from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Moment
from paintpot.core.reasons import Reason
from paintpot.core.weights import Weights
from paintpot.games.inklings.bounds import sure_winner_of
from paintpot.games.inklings.features import WEIGHTS, features_of
from paintpot.games.inklings.moments import moments_of
from paintpot.games.inklings.moves import kind_of
from paintpot.games.inklings.names import DICE
from paintpot.games.inklings.prospects import FEWEST, LEFT, REST, prospects_of
from paintpot.games.inklings.reasons import facts_of
from paintpot.games.inklings.refusals import CASES
from paintpot.games.inklings.round import BOX, CHOSEN, FREE, INK, PLACE, SHEET, Round
from paintpot.games.inklings.scoring import score
from paintpot.games.inklings.view import dump_of, known_points_of, view_of


class Inklings(Round):
    """A position of a game."""

    def clone(self) -> "Inklings":
        twin = Inklings(self.board, self.seats, self.sheets[:])
        twin.round = self.round
        twin.roll_number = self.roll_number
        twin.called = self.called
        twin.playing = self.playing
        twin.choosing = self.choosing
        return twin

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        rule, case = CASES[fault]
        return Reason(rule, facts_of(self, seat, move, case))

    def retired(self, seat: object) -> bool:
        """Players are out once all have chosen (IL-LOST-2, IL-A15)."""
        return not self.playing & BIT[self.seat_of(seat)]

    def sure_winner(self, viewer: object) -> int | None:
        return sure_winner_of(self, self.viewer_of(viewer))

    def turn_no(self) -> i64:
        """The number of the round, or of the next one once all have chosen."""
        return self.round if self.choosing else self.round + 1

    # -- results

    def scores(self) -> list[Score]:
        return [
            score(self.board, self.sheets[seat * SHEET + INK], self.sheets[seat * SHEET + FREE])
            for seat in range(self.seats)
        ]

    def known_points(self, seat: object) -> list[int | None]:
        return known_points_of(self, self.viewer_of(seat))

    def ending(self) -> str:
        """There is only one way (IL-END-1)."""
        return "" if self.acting() else "no-inklings"

    def feats(self, seat: object) -> list[str]:
        """The dice that are fully inked."""
        ink = self.sheets[self.seat_of(seat) * SHEET + INK]
        return [DICE[die] for die in range(len(DICE)) if not self.board.land[die] & ~ink]

    def moments(self, before: State, viewer: object) -> list[Moment]:
        assert isinstance(before, Inklings)
        return moments_of(self, before, self.viewer_of(viewer))

    def caution(self, seat: object, move: int) -> str:
        return "dead-end" if self.leads_nowhere(self.seat_of(seat), move) else ""

    def features(self, seat: i64) -> vec[i64]:
        at = seat * SHEET
        words = self.sheets
        return features_of(
            self.board, words[at + INK], words[at + PLACE], words[at + FREE], words[at + BOX]
        )

    def weights(self) -> Weights:
        return WEIGHTS

    def prospects(self, seat: object, before: State) -> list[tuple[str, int]]:
        assert isinstance(before, Inklings)
        at: i64 = self.seat_of(seat) * SHEET
        return prospects_of(
            self.board, before.sheets[at : at + SHEET], self.sheets[at : at + SHEET]
        )

    def kind_of(self, move: int) -> int:
        """Which Inkling moves and how, wherever it arrives."""
        return kind_of(move)

    def fewer_is_better(self, name: str) -> bool:
        return name in LEFT or name in REST or name == FEWEST

    # -- knowledge

    def news(self, seat: object) -> int:
        """When all have chosen, everyone sees the others' moves; in solo play there is nothing to
        see."""
        self.seat_of(seat)
        if self.seats == 1:
            return 0
        return int(self.round) - (1 if self.choosing else 0)

    def hushed(self, seat: object, move: int) -> bool:
        """A choice is hidden, unless it is the last one: that one reveals all (IL-A19)."""
        return self.choosing != BIT[self.seat_of(seat)]

    def imagine(self, seat: object, dice: Dice) -> "Inklings":
        own: i64 = self.seat_of(seat)
        twin = self.clone()
        for other in range(i64(self.seats)):
            if other != own and twin.hidden(other):
                twin._choose_anew(other, dice)
        return twin

    def _choose_anew(self, seat: i64, dice: Dice) -> None:
        """Another move for a seat that has made one, at random."""
        at = seat * SHEET
        self.mark(at, self.sheets[at + CHOSEN], -1)
        self.choosing |= BIT[seat]
        moves = self.fan(seat)
        self.apply(seat, moves[dice.below(len(moves))])

    def view(self, seat: object) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(self, self.viewer_of(seat)))

    def dump(self) -> dict[str, Any]:
        return dump_of(self)
