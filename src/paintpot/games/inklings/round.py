"""The rules of a round: the roll, everyone's move, the reveal, the end of the game.

A move marks the mover's sheet at once. Nobody else sees it before all have chosen: until then it
can be taken back, and `before` is the sheet without it.
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, room
from paintpot.core.contract import CHANCE_ACTS
from paintpot.core.dice import Dice
from paintpot.core.errors import BadChance
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE, Position
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.moves import ENTER, LOSE, LOSE_BOX, MOVES, TUNNEL, WALK
from paintpot.games.inklings.names import HUB, N_BOXES, N_SPACES
from paintpot.games.inklings.refusals import (
    CAN_ENTER,
    CAN_MOVE,
    CAN_TUNNEL,
    EXIT_NOT_CALLED,
    INKED,
    MOVED_ALREADY,
    NO_BOX,
    NO_INKLING,
    NO_SPACE,
    NO_TUNNEL,
    NOT_ADJACENT,
    NOT_CALLED,
    OUT,
    PLAY_ENDED,
    ROLL_FIRST,
    SAME_SPACE,
    TUNNEL_USED,
)
from paintpot.games.inklings.roll import CALLED, N_ROLLS, NOT_ROLLED, ROLLS, read_roll

# The words of a sheet.
SHEET: Final = 5
"""The number of words of a sheet:"""
INK: Final = 0
"""the inked spaces, those with Inklings included, as a mask;"""
PLACE: Final = 1
"""the spaces with Inklings, as a mask;"""
FREE: Final = 2
"""the spaces with an unused tunnel, as a mask;"""
BOX: Final = 3
"""how many Inklings have not entered;"""
CHOSEN: Final = 4
"""the last move."""

NO_MOVE: Final = -1


def blank_sheets(board: Board, seats: i64) -> vec[i64]:
    """Nothing inked, three Inklings in their boxes (IL-SETUP-1, IL-SETUP-2)."""
    out = room()
    for _ in range(seats):
        out = append(out, 0)
        out = append(out, 0)
        out = append(out, board.tunnels)
        out = append(out, N_BOXES)
        out = append(out, NO_MOVE)
    return out


class Round(Position):
    """The roll and everyone's sheet."""

    def __init__(self, board: Board, seats: i64, sheets: vec[i64]) -> None:
        super().__init__(seats, MOVES)
        self.board = board
        self.near: vec[i64] = board.near
        self.sheets: vec[i64] = sheets
        self.round: i64 = 0
        """The number of rolls so far."""
        self.roll_number: i64 = NOT_ROLLED
        """The last roll."""
        self.called: i64 = 0
        """The spaces whose number it calls, the same for all (IL-ROLL-3)."""
        self.playing: i64 = BIT[seats] - 1
        """The seats that had Inklings when the round began, or have them now if it is over."""
        self.choosing: i64 = 0
        """The seats that have not moved in this round yet."""

    # -- who acts

    def acting(self) -> i64:
        if self.choosing:
            return self.choosing
        return CHANCE_ACTS if self.playing else 0

    # -- the roll

    def fall(self, dice: Dice) -> None:
        if self.choosing or not self.playing:
            raise BadChance("It is not for the dice to act now.")
        self.call(dice.stream("dice").below(N_ROLLS))

    def roll(self, dice: Dice) -> str:
        self.fall(dice)
        return ROLLS[self.roll_number]

    def chance(self, text: str) -> str:
        if self.choosing or not self.playing:
            raise BadChance("It is not for the dice to act now.")
        self.call(read_roll(text))
        return ROLLS[self.roll_number]

    def call(self, roll: i64) -> None:
        """A round begins: all who have Inklings move at once (IL-ROLL-1, IL-A15)."""
        self.roll_number = roll
        self.called = CALLED[roll]
        self.round += 1
        self.choosing = self.playing

    # -- moves

    def fan(self, seat: i64) -> vec[i64]:
        if not self.choosing & BIT[seat]:
            return vec[i64]()
        out = room()
        sheets = self.sheets
        at = seat * SHEET
        place = sheets[at + PLACE]
        target = self.called & ~sheets[at + INK]
        if target:
            if sheets[at + BOX]:
                spaces = target
                while spaces:
                    low = spaces & -spaces
                    spaces ^= low
                    out = append(out, ENTER + INDEX[low % 67])
            exits = target & sheets[at + FREE]
            near = self.near
            movers = place
            while movers:
                mover = movers & -movers
                movers ^= mover
                start = INDEX[mover % 67]
                spaces = target & near[start]
                base = WALK + start * N_SPACES
                while spaces:
                    low = spaces & -spaces
                    spaces ^= low
                    out = append(out, base + INDEX[low % 67])
                if exits and mover & sheets[at + FREE]:
                    spaces = exits
                    base = TUNNEL + start * N_SPACES
                    while spaces:
                        low = spaces & -spaces
                        spaces ^= low
                        out = append(out, base + INDEX[low % 67])
        if not len(out):
            while place:
                low = place & -place
                place ^= low
                out = append(out, LOSE + INDEX[low % 67])
            if sheets[at + BOX]:
                out = append(out, LOSE_BOX)
        return out

    def fault(self, seat: i64, move: i64) -> i64:
        """What is wrong with a move; FINE if nothing is."""
        if not self.choosing & BIT[seat]:
            return self._idle_fault(seat)
        if move >= LOSE:
            return self._loss_fault(seat, move)
        at = seat * SHEET
        if move < WALK:
            if move == ENTER + HUB:
                return NO_SPACE
            if not self.sheets[at + BOX]:
                return NO_BOX
            return self._target_fault(at, BIT[move - ENTER], NOT_CALLED)
        trip = (move - WALK) % (N_SPACES * N_SPACES)
        start = trip // N_SPACES
        end = trip - start * N_SPACES
        if not self.sheets[at + PLACE] & BIT[start]:
            return NO_INKLING
        if end == HUB:
            return NO_SPACE
        if move < TUNNEL:
            if not self.near[start] & BIT[end]:
                return NOT_ADJACENT
            return self._target_fault(at, BIT[end], NOT_CALLED)
        if start == end:
            return SAME_SPACE
        both = BIT[start] | BIT[end]
        if both & ~self.board.tunnels:
            return NO_TUNNEL
        if both & ~self.sheets[at + FREE]:
            return TUNNEL_USED
        return self._target_fault(at, BIT[end], EXIT_NOT_CALLED)

    def _target_fault(self, at: i64, space: i64, uncalled: i64) -> i64:
        if self.sheets[at + INK] & space:
            return INKED
        return FINE if self.called & space else uncalled

    def _idle_fault(self, seat: i64) -> i64:
        """Why a seat may do nothing now."""
        if not self.playing:
            return PLAY_ENDED
        # A seat that has just chosen to lose its last Inkling is out only when all have chosen.
        if not self.playing & BIT[seat]:
            return OUT
        return MOVED_ALREADY if self.choosing else ROLL_FIRST

    def leads_nowhere(self, seat: i64, move: i64) -> bool:
        """Whether the Inkling that makes this legal move would have no next step, whatever is
        rolled."""
        if move >= LOSE:
            return False
        at = seat * SHEET
        end = move - ENTER if move < WALK else (move - WALK) % N_SPACES
        blank = ~self.sheets[at + INK] & ~BIT[HUB] & ~BIT[end]
        if self.near[end] & blank:
            return False
        # A trip uses up the tunnel at its end; a player who walks or enters there may still take
        # it.
        free = self.sheets[at + FREE]
        return move >= TUNNEL or not free & BIT[end] or not free & blank

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has no Inklings left; those in boxes count (IL-LOST-2, IL-A6)."""
        at = seat * SHEET
        return not self.sheets[at + PLACE] and not self.sheets[at + BOX]

    def stuck(self, seat: i64) -> bool:
        """Whether a seat has to lose an Inkling now (IL-LOST-1)."""
        moves = self.fan(seat)
        return len(moves) > 0 and moves[0] >= LOSE

    def _loss_fault(self, seat: i64, move: i64) -> i64:
        """An Inkling is lost only if none can move (IL-LOST-1)."""
        at = seat * SHEET
        if move == LOSE_BOX:
            if not self.sheets[at + BOX]:
                return NO_BOX
        elif not self.sheets[at + PLACE] & BIT[move - LOSE]:
            return NO_INKLING
        moves = self.fan(seat)
        if moves[0] >= LOSE:
            return FINE
        # Entries come first, then walks and tunnels of each Inkling.
        if moves[len(moves) - 1] < WALK:
            return CAN_ENTER
        for move in moves:
            if move < TUNNEL:
                return CAN_MOVE
        return CAN_TUNNEL

    def apply(self, seat: i64, move: i64) -> None:
        at = seat * SHEET
        self.mark(at, move, 1)
        self.sheets[at + CHOSEN] = move
        self.choosing ^= BIT[seat]
        if not self.choosing:
            self._reveal()

    def mark(self, at: i64, move: i64, once: i64) -> None:
        """Mark a move on the sheet whose words begin at `at`; with `once` = −1, take it back."""
        sheets = self.sheets
        if move < WALK:
            # A box is crossed off, the space is circled (IL-MOVE-2); no tunnel is used (IL-A12).
            space = BIT[move - ENTER]
            sheets[at + INK] ^= space
            sheets[at + PLACE] ^= space
            sheets[at + BOX] -= once
        elif move < LOSE:
            # The old space is crossed off, the new one circled (IL-MOVE-1).
            trip = move - WALK if move < TUNNEL else move - TUNNEL
            start = trip // N_SPACES
            space = BIT[trip - start * N_SPACES]
            both = BIT[start] | space
            sheets[at + INK] ^= space
            sheets[at + PLACE] ^= both
            if move >= TUNNEL:
                sheets[at + FREE] ^= both
        elif move < LOSE_BOX:
            # The space stays inked (IL-A9).
            sheets[at + PLACE] ^= BIT[move - LOSE]
        else:
            sheets[at + BOX] -= once

    def _reveal(self) -> None:
        """All have chosen: players with no Inklings left are out (IL-LOST-2)."""
        for seat in range(self.seats):
            if self.playing & BIT[seat] and self.is_out(seat):
                self.playing ^= BIT[seat]

    # -- what others see

    def hidden(self, seat: i64) -> bool:
        """Whether a seat has made a move that is hidden from the others (IL-A19)."""
        return self.choosing != 0 and self.playing & ~self.choosing & BIT[seat] != 0

    def before(self, seat: i64) -> vec[i64]:
        """A seat's public sheet: without a hidden move."""
        at = seat * SHEET
        if not self.hidden(seat):
            return self.sheets[at : at + SHEET]
        self.mark(at, self.sheets[at + CHOSEN], -1)
        sheet = self.sheets[at : at + SHEET]
        self.mark(at, self.sheets[at + CHOSEN], 1)
        sheet[CHOSEN] = NO_MOVE
        return sheet
