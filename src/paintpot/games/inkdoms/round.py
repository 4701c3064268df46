"""The rules of a round: throw, taking dice, painting, its end, the end of the game.

What happens on one sheet is in `paper.py`; views, scores and words are in `state.py`.
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, room
from paintpot.core.contract import CHANCE_ACTS
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE, Position
from paintpot.core.starting import read_start
from paintpot.games.inkdoms.moves import CROSS, DONE, DROP, MOVES
from paintpot.games.inkdoms.names import (
    ALL_DICE,
    END,
    ENOUGH_KINGDOMS,
    LINES,
    PRIMARIES,
    WHITE,
)
from paintpot.games.inkdoms.paper import ONE, PAINTING, WAITING, Paper
from paintpot.games.inkdoms.realm import N_KINGDOMS, Realm
from paintpot.games.inkdoms.refusals import (
    BORDER_DIE_ELSEWHERE,
    CROSS_FIRST,
    DIE_ELSEWHERE,
    DIE_NOT_IN_BOX,
    DIE_TAKEN_ALREADY,
    ENDED_BY_BLOTS,
    ENDED_BY_NUMBERS,
    FIRSTS_BEFORE_SECONDS,
    NOT_SOLO,
    NOT_YOUR_PICK,
    NOTHING_TO_CROSS_NOW,
    NUMBER_USED,
    PLAY_ENDED,
    THROW_FIRST,
    WHITE_COLOUR_IN_BOX,
    WHITE_FIRST,
)
from paintpot.games.inkdoms.throw import N_DICE, STRIDE, VALUE, WHERE, read_throw, throw, throw_text

# Stages of a round.
WHO_STARTS: Final = 0
THROW: Final = 1
TURNS: Final = 2
CROSSING: Final = 3
OVER: Final = 4

_NO_THROW: Final = vec[i64]([0] * (N_DICE * STRIDE))
ALL_LINES: Final = 0b11_1111_1111
"""The ten lines of kingdoms and monsters."""


class Round(Position):
    """The box, the round and everyone's sheet."""

    def __init__(self, realm: Realm, papers: list[Paper]) -> None:
        super().__init__(len(papers), MOVES)
        self.realm = realm
        self.papers = papers
        self.stage: i64 = WHO_STARTS
        self.round: i64 = 1
        self.first: i64 = 0
        """Who holds the token."""
        self.thrown = _NO_THROW
        """The last throw; never changed in place, so that clones share it."""
        self.box: i64 = 0
        """The dice still in the box, as a mask."""
        self.takers: i64 = 0
        """How many have taken a die this round."""
        self.brushes: i64 = 0
        """The seats that are painting, as a mask."""
        self.last: i64 = 0
        """Whether this round is the last."""
        self.firsts_gone: i64 = 0
        self.seconds_gone: i64 = 0
        """Achievements whose first or second award cannot be won any more."""
        self.imagined_by: i64 = -1
        """The seat whose knowledge this state was sampled from; -1 for a real state."""

    # -- setup

    def seat_first(self, seat: i64) -> None:
        """The first player is known: start spells are given out from there (ID-SETUP-3, ID-A19)."""
        self.first = seat
        if self.seats > 1:
            for k in range(self.seats):
                self.papers[(seat + k) % self.seats].spells += ONE[k]
        self.stage = THROW

    # -- who acts

    def acting(self) -> i64:
        if self.stage == TURNS:
            if self.takers < self.seats:
                return self.brushes | BIT[self._taker()]
            return self.brushes
        if self.stage == CROSSING:
            return 1
        return 0 if self.stage == OVER else CHANCE_ACTS

    def _taker(self) -> i64:
        """Whose pick it is: dice are taken in turn order (ID-A48)."""
        return (self.first + self.takers) % self.seats

    # -- chance

    def fall(self, dice: Dice) -> None:
        if self.stage == WHO_STARTS:
            self.seat_first(dice.stream("first").below(self.seats))
        elif self.stage == THROW:
            self._set_throw(throw(self.realm.box, dice.stream("dice")))
        else:
            raise BadChance("It is not for the dice to act now.")

    def chance(self, text: str) -> str:
        if self.stage == WHO_STARTS:
            self.seat_first(read_start(text, int(self.seats)))
            return text
        if self.stage != THROW:
            raise BadChance("It is not for the dice to act now.")
        self._set_throw(read_throw(self.realm.box, text))
        return throw_text(self.thrown)

    def _set_throw(self, thrown: vec[i64]) -> None:
        self.thrown = thrown
        self.box = ALL_DICE
        self.stage = TURNS

    # -- moves

    def fan(self, seat: i64) -> vec[i64]:
        if self.stage == TURNS and 0 <= seat < self.seats:
            paper = self.papers[seat]
            if paper.phase == PAINTING:
                return paper.fan(self.realm)
            if paper.phase == WAITING and seat == self._taker():
                return self._takes()
        elif self.stage == CROSSING and seat == 0:
            return self._crosses()
        return vec[i64]()

    def _takes(self) -> vec[i64]:
        """Every die in the box from every kingdom it overlaps."""
        out = room()
        for die in range(i64(N_DICE)):
            if not self.box & BIT[die]:
                continue
            where = self.thrown[die * STRIDE + WHERE]
            while where:
                low = where & -where
                where ^= low
                kingdom = INDEX[low % 67]
                if die < WHITE:
                    out = append(out, die * N_KINGDOMS + kingdom)
                    continue
                for ink in range(i64(PRIMARIES)):
                    if not self.box & BIT[ink]:
                        out = append(out, (WHITE + ink) * N_KINGDOMS + kingdom)
        return out

    def _crosses(self) -> vec[i64]:
        """The speed numbers that may be crossed out now (ID-SOLO-5, ID-SOLO-6)."""
        out = room()
        second: i64 = 0
        open_lines = ALL_LINES & ~self.firsts_gone
        if not open_lines:
            second = 1
            open_lines = ALL_LINES & ~self.seconds_gone
        for line in range(i64(len(LINES))):
            if open_lines & BIT[line]:
                out = append(out, CROSS + line * 2 + second)
        return out

    def fault(self, seat: i64, move: i64) -> i64:
        """What is wrong with a move; FINE if nothing is."""
        if self.stage == TURNS:
            paper = self.papers[seat]
            if move >= CROSS:
                return NOT_SOLO if self.seats > 1 else NOTHING_TO_CROSS_NOW
            if move >= DROP:
                return paper.fault(self.realm, move)
            if paper.phase != WAITING:
                return DIE_TAKEN_ALREADY
            return self._take_fault(move) if seat == self._taker() else NOT_YOUR_PICK
        if self.stage == CROSSING:
            return self._cross_fault(move - CROSS) if move >= CROSS else CROSS_FIRST
        return self.ended_fault() if self.stage == OVER else THROW_FIRST

    def ended_fault(self) -> i64:
        """What ended the game (ID-END-1, ID-END-3, ID-SOLO-10), as the fault of all moves then."""
        if not self.last:
            return ENDED_BY_BLOTS
        # Once the numbers have run out, the first award for three kingdoms is gone too.
        if self.seats == 1 and not self.papers[0].firsts & BIT[END]:
            return ENDED_BY_NUMBERS
        return PLAY_ENDED

    def _take_fault(self, move: i64) -> i64:
        die = move // N_KINGDOMS
        ink = die % PRIMARIES
        if die >= WHITE:
            die = WHITE
        if not self.box & BIT[die]:
            return DIE_NOT_IN_BOX
        if die == WHITE and self.box == ALL_DICE:
            return WHITE_FIRST
        if die == WHITE and self.box & BIT[ink]:
            return WHITE_COLOUR_IN_BOX
        where = self.thrown[die * STRIDE + WHERE]
        if where & BIT[move % N_KINGDOMS]:
            return FINE
        return DIE_ELSEWHERE if where & (where - 1) == 0 else BORDER_DIE_ELSEWHERE

    def _cross_fault(self, number: i64) -> i64:
        line, second = number // 2, number % 2
        if (self.seconds_gone if second else self.firsts_gone) & BIT[line]:
            return NUMBER_USED
        if second and ALL_LINES & ~self.firsts_gone:
            return FIRSTS_BEFORE_SECONDS
        return FINE

    def apply(self, seat: i64, move: i64) -> None:
        paper = self.papers[seat]
        if move < DROP:
            self._take(seat, paper, move)
        elif move < DONE:
            paper.apply(self.realm, move)
        elif move == DONE:
            paper.finish(self.realm.blots)
            self.brushes &= ~BIT[seat]
            if not self.brushes and self.takers == self.seats:
                self._settle()
        else:
            self._cross(move - CROSS)

    def _take(self, seat: i64, paper: Paper, move: i64) -> None:
        """Take a die out of the box until the next throw (ID-TURN-1)."""
        die = move // N_KINGDOMS
        ink = die % PRIMARIES
        if die >= WHITE:
            die = WHITE
        paper.take(self.realm, die, ink, self.thrown[die * STRIDE + VALUE], move % N_KINGDOMS)
        self.box &= ~BIT[die]
        self.takers += 1
        self.brushes |= BIT[seat]

    # -- the end of a round, in the order of ID-A53

    def _settle(self) -> None:
        """All have finished: the sheets are public, achievements are marked for all together."""
        self._mark_achievements()
        for paper in self.papers:
            paper.turn_page()
        if self.last or self._all_blotted():
            self.stage = OVER
        elif self.seats == 1 and self._numbers_open():
            self.stage = CROSSING
        else:
            if self.seats == 1:
                self._cross_final()
            self._next_round()

    def _mark_achievements(self) -> None:
        """Awards are the same for all who complete something in the same round (ID-ACH-4)."""
        completed: i64 = 0
        for paper in self.papers:
            paper.announced = self.accomplished(paper) & ~paper.complete
            paper.complete |= paper.announced
            paper.firsts |= paper.announced & ~self.firsts_gone
            paper.seconds |= paper.announced & self.firsts_gone & ~self.seconds_gone
            completed |= paper.announced
        self.seconds_gone |= completed & self.firsts_gone
        self.firsts_gone |= completed

    def accomplished(self, paper: Paper) -> i64:
        """The achievements a sheet fulfils, as a mask (ID-ACH-1)."""
        realm = self.realm
        white = ~paper.painted
        done: i64 = 0
        full: i64 = 0
        for kingdom in range(i64(N_KINGDOMS)):
            if not realm.land[kingdom] & white:
                done |= BIT[kingdom]
                full += 1
        for monster in range(i64(4)):
            if not realm.lairs[monster] & white:
                done |= BIT[N_KINGDOMS + monster]
        if full >= ENOUGH_KINGDOMS:
            done |= BIT[END]
        return done

    def _all_blotted(self) -> bool:
        """Whether every player has all blots marked (ID-END-3)."""
        return all([paper.blots == self.realm.blots for paper in self.papers])

    def _next_round(self) -> None:
        """The end check, then the token (ID-END-1, ID-ROUND-2, ID-2P-3)."""
        for paper in self.papers:
            if paper.complete & BIT[END]:
                self.last = 1
        self.round += 1
        self.takers = 0
        self.stage = TURNS
        if self.seats > 2 or not self.box:
            self.first = (self.first + 1) % self.seats
            self.box = 0
            self.stage = THROW

    # -- solo

    def _numbers_open(self) -> bool:
        return ALL_LINES & ~(self.firsts_gone & self.seconds_gone) != 0

    def _cross(self, number: i64) -> None:
        """Cross a speed number out, as if an opponent had won it (ID-SOLO-4)."""
        if number % 2:
            self.seconds_gone |= BIT[number // 2]
        else:
            self.firsts_gone |= BIT[number // 2]
        self._next_round()

    def _cross_final(self) -> None:
        """No number is left: the final line loses one, the next round is last (ID-SOLO-10, 11)."""
        if self.firsts_gone & BIT[END]:
            self.seconds_gone |= BIT[END]
        self.firsts_gone |= BIT[END]
        self.last = 1
