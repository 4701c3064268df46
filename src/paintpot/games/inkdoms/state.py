"""A state of Inkdoms: the rules of `round.py` with words, scores and views around them."""

from typing import Any, cast

from paintpot.core.bits import BIT
from paintpot.core.contract import Score, State
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.moments import Gain, Moment
from paintpot.core.reasons import Reason
from paintpot.core.starting import starts_text
from paintpot.core.weights import Weights
from paintpot.games.inkdoms.features import WEIGHTS, due_of, features_of
from paintpot.games.inkdoms.ideas import crossing_ideas, painting_ideas
from paintpot.games.inkdoms.moments import moments_of
from paintpot.games.inkdoms.moves import DONE, DROP
from paintpot.games.inkdoms.names import ACHIEVEMENTS, LINES
from paintpot.games.inkdoms.paper import FINISHED, PAINTING, WAITING, Paper
from paintpot.games.inkdoms.placing import cautions_of
from paintpot.games.inkdoms.reasons import facts_of
from paintpot.games.inkdoms.refusals import (
    CASES,
    ENDED_BY_BLOTS,
    ENDED_BY_NUMBERS,
    PLAY_ENDED,
)
from paintpot.games.inkdoms.round import CROSSING, OVER, TURNS, WHO_STARTS, Round
from paintpot.games.inkdoms.scoring import score
from paintpot.games.inkdoms.throw import throw_text
from paintpot.games.inkdoms.view import dump_of, known_points_of, view_of
from paintpot.games.inkdoms.worth import told

ENDINGS = {
    PLAY_ENDED: "three-kingdoms",
    ENDED_BY_BLOTS: "blots",
    ENDED_BY_NUMBERS: "numbers",
}


class Inkdoms(Round):
    """A position of a game."""

    def clone(self) -> "Inkdoms":
        twin = Inkdoms(self.realm, [paper.clone() for paper in self.papers])
        twin.stage = self.stage
        twin.round = self.round
        twin.first = self.first
        twin.thrown = self.thrown
        twin.box = self.box
        twin.takers = self.takers
        twin.brushes = self.brushes
        twin.last = self.last
        twin.firsts_gone = self.firsts_gone
        twin.seconds_gone = self.seconds_gone
        twin.imagined_by = self.imagined_by
        return twin

    def reason(self, seat: int, move: int, fault: int) -> Reason:
        rule, case = CASES[fault]
        return Reason(rule, facts_of(self, seat, move, case))

    def roll(self, dice: Dice) -> str:
        who_starts = self.stage == WHO_STARTS
        self.fall(dice)
        return starts_text(int(self.first)) if who_starts else throw_text(self.thrown)

    # -- results

    def scores(self) -> list[Score]:
        return [score(self.realm, paper, self.seats == 1) for paper in self.papers]

    def known_points(self, seat: object) -> list[int | None]:
        return known_points_of(self, self.viewer_of(seat))

    def ending(self) -> str:
        """What caused the last round (ID-END-1, ID-END-3, ID-SOLO-10)."""
        return ENDINGS[int(self.ended_fault())] if self.stage == OVER else ""

    def feats(self, seat: object) -> list[str]:
        names = [*LINES, "end"]
        complete = self.papers[self.seat_of(seat)].complete
        return [names[k] for k in range(ACHIEVEMENTS) if complete & BIT[k]]

    def moments(self, before: State, viewer: object) -> list[Moment]:
        assert isinstance(before, Inkdoms)
        return moments_of(self, before, self.viewer_of(viewer))

    def caution(self, seat: object, move: int) -> str:
        """Drops that find no room, or only with a spell (ID-BLOT-1)."""
        return cautions_of(self, self.seat_of(seat), [move])[0]

    def cautions(self, seat: object, moves: list[int]) -> list[str]:
        return cautions_of(self, self.seat_of(seat), moves)

    def gains(self, seat: object) -> list[Gain]:
        """Dice and spells are valued by what their drops could score, paint with what is due."""
        own = self.seat_of(seat)
        return told(self, own, super().gains(own))

    # -- for bots

    def due(self, seat: object) -> list[tuple[str, int]]:
        return due_of(self, self.seat_of(seat))

    def features(self, seat: i64) -> vec[i64]:
        return features_of(self, seat)

    def weights(self) -> Weights:
        return WEIGHTS

    def ideas(self, seat: i64) -> vec[i64]:
        if self.stage == TURNS and 0 <= seat < self.seats:
            paper = self.papers[seat]
            if paper.phase == PAINTING:
                return painting_ideas(self.realm, paper)
        fan = self.fan(seat)
        if self.stage == CROSSING and len(fan):
            return crossing_ideas(self.realm, self.papers[0], fan)
        return fan

    # -- knowledge

    def news(self, seat: object) -> int:
        """A finished round reveals the others' sheets, including the last round; in solo play
        nothing is revealed."""
        self.seat_of(seat)
        return int(self.round) + int(self.over) if self.seats > 1 else 0

    def hushed(self, seat: object, move: int) -> bool:
        """Painting is hidden; which die was taken and who has finished is public (ID-A29)."""
        self.seat_of(seat)
        return self.seats > 1 and DROP <= move < DONE

    def turn_no(self) -> i64:
        return self.round

    def imagine(self, seat: object, dice: Dice) -> "Inkdoms":
        own: i64 = self.seat_of(seat)
        twin = self.clone()
        twin.imagined_by = own
        for other in range(i64(self.seats)):
            paper = twin.papers[other]
            if other != own and paper.phase != WAITING:
                twin._repaint(other, paper, dice)
        return twin

    def _repaint(self, seat: i64, paper: Paper, dice: Dice) -> None:
        """Replay a seat's turn of this round with random moves, starting from its die."""
        anew = paper.before_round(self.realm)
        anew.take(self.realm, paper.die, paper.ink, paper.value, paper.came)
        self.papers[seat] = anew
        ended = paper.phase == FINISHED
        self.brushes |= BIT[seat]
        for _ in range(i64(3) + dice.below(4)):
            moves = anew.fan(self.realm)
            move = moves[dice.below(len(moves))]
            if move != DONE:
                anew.apply(self.realm, move)
        if ended:
            while anew.owed:
                anew.apply(self.realm, anew.fan(self.realm)[dice.below(3)])
            anew.finish(self.realm.blots)
            self.brushes &= ~BIT[seat]

    def view(self, seat: object) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(self, self.viewer_of(seat)))

    def dump(self) -> dict[str, Any]:
        return dump_of(self)
