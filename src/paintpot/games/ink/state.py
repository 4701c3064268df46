"""A state of INK: the rules of `turn.py` with words, scores and views around them."""

from typing import Any, cast

from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Moment
from paintpot.core.reasons import Reason
from paintpot.core.starting import starts_text
from paintpot.core.weights import Weights
from paintpot.games.ink.chance import bonus_text, deal_text, hear, refill_text
from paintpot.games.ink.features import PALETTE_FEATURES, WEIGHTS, features_of
from paintpot.games.ink.ideas import ideas_of
from paintpot.games.ink.moments import moments_of
from paintpot.games.ink.moves import COLOUR, CROSS, LEAVE, LIFT_TILE, kind_of
from paintpot.games.ink.names import QUILLS, SQUARES
from paintpot.games.ink.painter import ONE_SPOT
from paintpot.games.ink.reasons import facts_of
from paintpot.games.ink.refusals import CASES
from paintpot.games.ink.scoring import points, score
from paintpot.games.ink.table import (
    CHOOSING_SPOTS,
    COMPLETING,
    DEAL,
    DRAW,
    EMPTY,
    IN_BONUS,
    OVER,
    PLACING,
    REFILL,
    SPLITTING,
    TURNING,
    WHO_STARTS,
)
from paintpot.games.ink.tiles import MARK
from paintpot.games.ink.tokens import TOKENS, bottles_lost, token_name
from paintpot.games.ink.turn import Turn
from paintpot.games.ink.view import dump_of, view_of


class InkState(Turn):
    """A position of a game."""

    def clone(self) -> "InkState":
        twin = InkState([painter.clone() for painter in self.painters], self.slot_of)
        twin.copy_table(self)
        return twin

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        rule, case = CASES[fault]
        return Reason(rule, facts_of(self, seat, move, case))

    # -- chance

    def roll(self, dice: Dice) -> str:
        stage = self.stage
        if stage == REFILL:
            empty = [k for k in range(1, QUILLS + 1) if self.quills[k] == EMPTY][: int(self.bag)]
            self.fill_quills(dice.stream("tiles"))
            text = refill_text(empty, self)
            self.refilled()
            return text
        if stage == DRAW:
            token = self.next_token(dice.stream("x"))
            self.draw(token)
            return token_name(int(token))
        self.fall(dice)
        if stage == WHO_STARTS:
            return starts_text(int(self.first))
        return deal_text(self) if stage == DEAL else bonus_text(self)

    def chance(self, text: str) -> str:
        return hear(self, text)

    # -- results

    def scores(self) -> list[Score]:
        return [score(self, painter) for painter in self.painters]

    def known_points(self, seat: object) -> list[int | None]:
        """Nothing is hidden here."""
        self.viewer_of(seat)
        return [int(points(painter)) for painter in self.painters]

    def winners(self) -> tuple[int, ...]:
        """A solo game is lost if the Apprentice was first (INK-SOLO-4)."""
        if self.seats == 1 and self.painters[0].own():
            return ()
        return super().winners()

    def ending(self) -> str:
        """What triggered the last round; in solo play, who finished first (INK-END, INK-A15,
        INK-A43)."""
        if self.stage != OVER:
            return ""
        if self.seats == 1:
            return "apprentice-first" if self.painters[0].own() else "player-first"
        if self.tie_round:
            return "tie-round"
        if self.last:
            return "finished"
        return "wheel-empty" if self.short else "all-passed"

    def feats(self, seat: object) -> list[str]:
        painter = self.painters[self.seat_of(seat)]
        found = []
        if not painter.own():
            found.append("finished")
        if painter.black:
            found.append("black")
        return found

    def moments(self, before: State, viewer: object) -> list[Moment]:
        self.viewer_of(viewer)
        assert isinstance(before, InkState)
        return moments_of(self, before)

    def caution(self, seat: object, move: int) -> str:
        """A colour token hides what its square shows, and cannot be removed (INK-ACT-7). A token
        drawn at START may have to cover bottles (INK-X-6)."""
        painter = self.painters[self.seat_of(seat)]
        if move == CROSS:
            drawn = [token for token in range(1, TOKENS + 1) if self.may_come(token)]
            return "covers-bottle" if any([bottles_lost(painter, one) for one in drawn]) else ""
        if self.stage != IN_BONUS or not COLOUR <= move < LIFT_TILE:
            return ""
        mark = int(painter.grid[painter.square_cell((move - COLOUR) % SQUARES)] & MARK)
        return "" if not mark else "hides-spot" if mark == ONE_SPOT else "hides-objective"

    def midway(self, seat: object) -> bool:
        """A tile taken still has to be laid and turned, and what it completes still has to be
        completed."""
        own = self.seat_of(seat)
        if own != self.turn:
            return False
        if self.stage == COMPLETING:
            return len(self.painters[own].objectives()) > 0
        return self.stage in (PLACING, TURNING, SPLITTING, CHOOSING_SPOTS)

    def finishing(self, seat: object) -> list[int]:
        """A bonus is left unused, to see what else can be completed; jokers are kept where
        possible."""
        own = self.seat_of(seat)
        if own == self.turn and self.stage == IN_BONUS:
            return [LEAVE] if self.may_leave() else []
        moves = super().finishing(own)
        return moves[:1] if self.stage == SPLITTING else moves

    # -- for bots

    def turn_no(self) -> i64:
        return self.turns

    def features(self, seat: i64) -> vec[i64]:
        return features_of(self, seat)

    def weights(self) -> Weights:
        return WEIGHTS

    def moot(self, seat: object) -> tuple[str, ...]:
        """Without bottles on the palette its colours are like any other."""
        return () if self.painters[self.seat_of(seat)].palette else PALETTE_FEATURES

    def kind_of(self, move: int) -> int:
        """Which tile, and what is completed, wherever the tile is put."""
        return kind_of(move)

    def ideas(self, seat: i64) -> vec[i64]:
        return ideas_of(self, seat)

    # -- knowledge: nothing is hidden (INK-A57)

    def view(self, seat: object) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(self, self.viewer_of(seat)))

    def dump(self) -> dict[str, Any]:
        return dump_of(self)

    def undumped(self) -> tuple[str, ...]:
        """The colours of the palette card, as a mask."""
        return ("fits",)
