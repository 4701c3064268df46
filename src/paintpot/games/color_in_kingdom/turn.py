"""The rules of a turn: roll, duty, dice, build, copies, square; and of the last turns.

The content of the sheets is in `book.py`; views, scores and words are in `state.py`.
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, room, size
from paintpot.core.contract import CHANCE_ACTS
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE, Position
from paintpot.core.starting import read_start
from paintpot.games.color_in_kingdom.book import (
    COLOURED,
    DUTIES,
    FRESH,
    REACH,
    SQUARES,
    STRIDE,
    colour,
    is_full,
    open_spaces,
    write_square,
)
from paintpot.games.color_in_kingdom.guidelines import PAIRS, TOUCH, Sums
from paintpot.games.color_in_kingdom.moves import BUILD, MOVES, NO_COPY, NO_DICE
from paintpot.games.color_in_kingdom.names import (
    ALL_DUTIES,
    BY_DUTIES,
    BY_PROVINCE,
    BY_SQUARES,
    N_SPACES,
    N_SQUARES,
    NO_ENDING,
    STRAWBERRY,
)
from paintpot.games.color_in_kingdom.province import Province
from paintpot.games.color_in_kingdom.refusals import (
    BUILD_COMES_FIRST,
    BUILT_ALREADY,
    CANNOT_COPY,
    COLOURED_ALREADY,
    COPY_THE_SAME,
    DECIDED_ALREADY,
    DICE_PICKED,
    DICE_USED,
    MUST_TOUCH,
    NO_SPACE_FOR_IT,
    NOT_ON_SHEET,
    NOT_ROLLED,
    NOT_YOUR_DICE,
    NOTHING_TO_TOUCH,
    OTHER_CONSTRUCTION,
    OWN_BUILD,
    PICK_FIRST,
    PLAY_ENDED,
    ROLL_FIRST,
    SET_ASIDE,
    TOO_FEW_DICE,
)
from paintpot.games.color_in_kingdom.roll import (
    NO_ROLL,
    OPEN_PAIRS,
    ROLL_TEXTS,
    cast,
    duty_of,
    family_of,
    read_roll,
)

# Stages of a turn.
WHO_STARTS: Final = 0
ROLL: Final = 1
PICKING: Final = 2
BUILDING: Final = 3
COPYING: Final = 4
OVER: Final = 5

NOTHING: Final = -1
"""No construction."""
NOBODY: Final = -1
"""No seat."""


class Turn(Position):
    """The dice, the turn and everyone's sheet."""

    def __init__(self, province: Province, sums: Sums, seats: i64, book: vec[i64]) -> None:
        super().__init__(seats, MOVES)
        self.province = province
        self.sums = sums
        self.book = book
        self.stage: i64 = WHO_STARTS
        self.turn: i64 = 1
        self.current: i64 = 0
        """The player who has the dice."""
        self.rolled: i64 = NO_ROLL
        """The last roll."""
        self.kind: i64 = NOTHING
        """What is being built in this turn."""
        self.asked: i64 = 0
        """The seats that could copy in this turn, as a mask."""
        self.waiting: i64 = 0
        """Those of them that have not decided yet."""
        self.copied: i64 = 0
        """Those of them that copied."""
        self.cause: i64 = NO_ENDING
        """What triggered the last turns."""
        self.trigger: i64 = NOBODY
        """The player who triggered them."""
        self.last: i64 = 0
        """The number of last turns to come, including the current one."""

    # -- setup

    def seat_first(self, seat: i64) -> None:
        self.current = seat
        self.stage = ROLL

    # -- who acts

    def acting(self) -> i64:
        if self.stage == COPYING:
            return self.waiting
        if self.stage == PICKING or self.stage == BUILDING:
            return BIT[self.current]
        return 0 if self.stage == OVER else CHANCE_ACTS

    # -- chance

    def fall(self, dice: Dice) -> None:
        if self.stage == ROLL:
            self._take_roll(cast(dice.stream("dice")))
        elif self.stage == WHO_STARTS:
            self.seat_first(dice.stream("first").below(self.seats))
        else:
            raise BadChance("It is not for the dice to act now.")

    def chance(self, text: str) -> str:
        if self.stage == WHO_STARTS:
            self.seat_first(read_start(text, int(self.seats)))
            return text
        if self.stage != ROLL:
            raise BadChance("It is not for the dice to act now.")
        rolled = read_roll(text)
        self._take_roll(rolled)
        return ROLL_TEXTS[rolled]

    def _take_roll(self, rolled: i64) -> None:
        """The dice have been rolled: the duty is crossed off, the dice that match it leave
        (CK-DUTY-1 … 3)."""
        book = self.book
        for seat in range(self.seats):
            book[seat * STRIDE + FRESH] = 0
        self.rolled = rolled
        self.kind = NOTHING
        self.asked = 0
        self.copied = 0
        at = self.current * STRIDE
        book[at + DUTIES] |= BIT[duty_of(rolled)]
        if is_full(self.province, book, self.current):
            self._end_turn()  # nothing to build, so nothing to copy (CK-A8)
        elif OPEN_PAIRS[rolled]:
            self.stage = PICKING
        else:
            self.kind = STRAWBERRY
            self.stage = BUILDING

    # -- moves

    def fan(self, seat: i64) -> vec[i64]:
        out = room()
        if self.stage == COPYING:
            if seat < 0 or seat >= self.seats or not self.waiting & BIT[seat]:
                return out
            out = append(out, NO_COPY)
        elif seat != self.current:
            return out
        elif self.stage == PICKING:
            return self._picks(append(out, NO_DICE))
        elif self.stage != BUILDING:
            return out
        first = BUILD + self.kind * N_SPACES
        spaces = open_spaces(self.province, self.book, seat, self.kind)
        while spaces:
            low = spaces & -spaces
            spaces ^= low
            out = append(out, first + INDEX[low % 67])
        return out

    def _picks(self, out: vec[i64]) -> vec[i64]:
        """Two dice of the pool whose construction has a space (CK-BUILD-1, CK-A7)."""
        pairs = OPEN_PAIRS[self.rolled]
        at = self.current * STRIDE
        if not self.book[at + REACH] & self.province.spaces & ~self.book[at + COLOURED]:
            pairs &= ~self.sums.touching
        while pairs:
            low = pairs & -pairs
            pairs ^= low
            out = append(out, INDEX[low % 67])
        return out

    def apply(self, seat: i64, move: i64) -> None:
        if move >= BUILD:
            colour(self.province, self.book, seat, self.kind, (move - BUILD) % N_SPACES)
            if self.stage == BUILDING:
                self._offer_copies()
                return
            self.copied |= BIT[seat]
        elif move < NO_COPY:
            self.kind = STRAWBERRY if move == NO_DICE else self.sums.kind[move]
            self.stage = BUILDING
            return
        self.waiting &= ~BIT[seat]
        if not self.waiting:
            self._end_turn()

    def _offer_copies(self) -> None:
        """The others decide, all at once; those without a space are not asked (CK-A3, CK-A4)."""
        asked: i64 = 0
        for seat in range(self.seats):
            if seat != self.current and open_spaces(self.province, self.book, seat, self.kind):
                asked |= BIT[seat]
        self.asked = asked
        self.waiting = asked
        if asked:
            self.stage = COPYING
        else:
            self._end_turn()

    # -- the end of a turn, and of the game

    def _end_turn(self) -> None:
        """Everyone has coloured: the square is written, the dice go left."""
        write_square(self.book, self.current, size(self.copied))
        if self.cause == NO_ENDING:
            self._look_for_ending()
        else:
            self.last -= 1
        if self.cause != NO_ENDING and self.last == 0:
            self.stage = OVER
            return
        self.turn += 1
        self.current = self._left_of(self.current)
        if self.current == self.trigger:
            self.current = self._left_of(self.current)
        self.stage = ROLL

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def _look_for_ending(self) -> None:
        """In the order of CK-A18; the first found names the trigger player."""
        at = self.current * STRIDE
        if self.book[at + DUTIES] == ALL_DUTIES:
            self._set_off(BY_DUTIES, self.current)
        elif is_full(self.province, self.book, self.current):
            self._set_off(BY_PROVINCE, self.current)
        else:
            if self.copied:
                for seat in range(self.seats):
                    if self.copied & BIT[seat] and is_full(self.province, self.book, seat):
                        self._set_off(BY_PROVINCE, seat)
                        return
            if self.book[at + SQUARES] == N_SQUARES:
                self._set_off(BY_SQUARES, self.current)

    def _set_off(self, ending: i64, seat: i64) -> None:
        """Everyone except the trigger player has one more turn (CK-END-4, CK-A15)."""
        self.cause = ending
        self.trigger = seat
        self.last = self.seats - 1

    # -- what is wrong with a move, in the order of CK-A26

    def fault(self, seat: i64, move: i64) -> i64:
        """What is wrong with a move; FINE if nothing is."""
        if self.stage == OVER:
            return PLAY_ENDED
        if self.stage == WHO_STARTS or self.stage == ROLL:
            return ROLL_FIRST
        if seat == self.current:
            return self._builder_fault(seat, move)
        if move < NO_COPY:
            return DICE_USED if self.stage == COPYING else NOT_YOUR_DICE
        if self.stage != COPYING:
            return BUILD_COMES_FIRST
        if not self.asked & BIT[seat]:
            return CANNOT_COPY
        if not self.waiting & BIT[seat]:
            return DECIDED_ALREADY
        if move == NO_COPY:
            return FINE
        if (move - BUILD) // N_SPACES != self.kind:
            return COPY_THE_SAME
        return self._space_fault(seat, (move - BUILD) % N_SPACES)

    def _builder_fault(self, seat: i64, move: i64) -> i64:
        if move == NO_COPY:
            return OWN_BUILD
        if self.stage == COPYING:
            return BUILT_ALREADY
        if move >= BUILD:
            if self.stage == PICKING:
                return PICK_FIRST
            if (move - BUILD) // N_SPACES != self.kind:
                return OTHER_CONSTRUCTION
            return self._space_fault(seat, (move - BUILD) % N_SPACES)
        if self.stage != PICKING:
            return DICE_PICKED if OPEN_PAIRS[self.rolled] else TOO_FEW_DICE
        return FINE if move == NO_DICE else self._pick_fault(move)

    def _pick_fault(self, pair: i64) -> i64:
        if not OPEN_PAIRS[self.rolled] & BIT[pair]:
            return SET_ASIDE if self._in_family(pair) else NOT_ROLLED
        if open_spaces(self.province, self.book, self.current, self.sums.kind[pair]):
            return FINE
        return NO_SPACE_FOR_IT if self.book[self.current * STRIDE + COLOURED] else NOTHING_TO_TOUCH

    def _in_family(self, pair: i64) -> bool:
        """Whether both dice were rolled, including those set aside."""
        a, b = PAIRS[pair]
        family = family_of(int(self.rolled))
        return a in family and b in family and (a != b or family.count(a) > 1)

    def _space_fault(self, seat: i64, space: i64) -> i64:
        at = seat * STRIDE
        if not self.province.spaces & BIT[space]:
            return NOT_ON_SHEET
        if self.book[at + COLOURED] & BIT[space]:
            return COLOURED_ALREADY
        if TOUCH[self.kind] and not self.book[at + REACH] & BIT[space]:
            return MUST_TOUCH
        return FINE
