"""The twelve bonus actions (INK-BONUS, INK-ACT): what each offers, what is wrong, what it does.

A bonus with nothing to do is passed over; any other may be left at any time (INK-BONUS-3,
INK-A29), save that black bottles fill a tile once it is begun (INK-A47).
"""

from typing import Final

from paintpot.core.bits import BIT, room
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE
from paintpot.games.ink.moves import (
    BACK,
    COLOUR,
    COMPLETE,
    FETCH,
    FILL,
    FILL_JOKER,
    LEAVE,
    LIFT,
    LIFT_TILE,
    NUMBER,
    OFF,
    SET,
    SHIFT,
    SPOT,
    TILE_AT,
    UNCOVER,
)
from paintpot.games.ink.names import (
    COLOUR_TOKEN,
    FILL_TILE,
    LEAD_BACK,
    MORE_JOKERS,
    MOVE_BOTTLES,
    MOVE_TILE,
    N_COLOURS,
    NUMBER_TOKEN,
    PALETTE_BOTTLE,
    QUILLS,
    REMOVE_X,
    SECOND_TILE,
    SQUARES,
    TAKE_OFF,
    WHITE_SPOT,
)
from paintpot.games.ink.painter import ONE_SPOT, Painter
from paintpot.games.ink.painting import BLOCKED, NOWHERE
from paintpot.games.ink.refusals import (
    BLACK_FILLS_ALL,
    BONUS_FIRST,
    COLOUR_TOKENS_GONE,
    FETCH_EMPTY,
    MOVED_BEFORE,
    NO_BOTTLE_FOR_SPOT,
    NO_CHOICE_OF_STOCK,
    NO_FREE_SPOT,
    NO_OPEN_NUMBER,
    NO_UPRIGHT_BOTTLE,
    NO_UPRIGHT_TO_TAKE,
    NO_X_THERE,
    NOT_A_LOOSE_TILE,
    NOT_COLOURABLE,
    NOT_PALETTE_COLOUR,
    NOT_PLAIN,
    NOT_SO_FAR_BACK,
    NUMBER_TOKENS_GONE,
    OTHER_BONUS,
    OTHER_TILE,
    SAME_SPOT,
    SHIFT_TOO_MANY,
    SHOWN_ALREADY,
    STARTING_TILE,
    TILE_BEARS,
    TILE_HOLDS,
)
from paintpot.games.ink.table import (
    COMPLETING,
    EMPTY,
    IN_BONUS,
    NUMBER_SUPPLY,
    PLACING,
    SETTING,
    TINT_SUPPLY,
    WHITE_SUPPLY,
    InkTable,
)
from paintpot.games.ink.tiles import BLACK, BOTTLE, CROSSED, MARK, NUMBERED, TINTED, WHITE, X_WAY
from paintpot.games.ink.tiles import COLOUR as COLOUR_BITS
from paintpot.games.ink.tokens import uncover

_BORNE: Final = BOTTLE | CROSSED | WHITE | NUMBERED | TINTED
"""A tile with one of these on it cannot be moved."""
_FROM_ABOVE: Final = 2 * 2**25
"""Set in X_WAY where the other half of an X is to the left or above."""
_THREE: Final = 3 * 8
"""The mark of the smallest objective, as positioned in a word."""

_BONUS_OF: Final = vec[i64]([4, 5, 11, 1, 6, 6, 10, 8, 3, 7, 12])
_BLOCKS: Final = vec[i64](
    [BACK, SHIFT, FETCH, SPOT, LIFT, SET, OFF, UNCOVER, NUMBER, COLOUR, LIFT_TILE, TILE_AT]
)
"""Where the moves of those bonuses begin; filling, which two others share, is separate."""


class Bonuses(InkTable):
    """The table with its bonus actions."""

    def open_bonus(self, number: i64) -> None:
        """An objective is completed: go on to its bonus, if it has one and it is of any use."""
        slot = self.slot_of[number]
        self.stage = COMPLETING
        if slot < 0:
            return
        self.bonus = self.slots[slot]
        self.used = EMPTY
        self.left = 2
        self.go_on_with_bonus()

    def go_on_with_bonus(self) -> None:
        """Stay in the bonus as long as it offers anything."""
        if len(self.offers()):
            self.stage = IN_BONUS
        else:
            self.close_bonus()

    def close_bonus(self) -> None:
        self.bonus = 0
        self.used = EMPTY
        self.left = 0
        self.stage = COMPLETING

    def may_leave(self) -> bool:
        """Black bottles fill all spots of a tile that was begun (INK-A47)."""
        painter = self.painters[self.turn]
        return self.bonus != FILL_TILE or self.used == EMPTY or painter.own() != 0

    # -- what is offered

    def bonus_fan(self) -> vec[i64]:
        out = self.offers()
        return append(out, LEAVE) if self.may_leave() else out

    def offers(self) -> vec[i64]:
        """The moves of the current bonus; none if it is of no use (INK-A55)."""
        painter = self.painters[self.turn]
        bonus = self.bonus
        if bonus == LEAD_BACK:
            return self._up_to(BACK, painter.lead - 1 if painter.lead < 3 else 2)
        if bonus == MORE_JOKERS:
            return self._up_to(SHIFT, painter.palette if painter.palette < 3 else 3)
        if bonus == SECOND_TILE:
            return self._fetches()
        if bonus == MOVE_TILE:
            return self._loose_tiles(painter)
        if bonus == NUMBER_TOKEN:
            return self._number_tokens(painter)
        if bonus == COLOUR_TOKEN:
            return self._colour_tokens(painter)
        if bonus == FILL_TILE:
            return self._tile_fills(painter)
        out = room()
        if bonus == WHITE_SPOT and not self.supply[WHITE_SUPPLY]:
            return out
        if bonus == PALETTE_BOTTLE and not painter.palette:
            return out
        if bonus == MOVE_BOTTLES and not self._any_free_spot(painter):
            return out
        first = self._first_move()
        for square in range(painter.squares()):
            if self._fits(painter, square, painter.grid[painter.square_cell(square)]):
                out = append(out, first + square)
        return out

    def _first_move(self) -> i64:
        if self.bonus == WHITE_SPOT:
            return SPOT
        if self.bonus == PALETTE_BOTTLE:
            return FILL
        if self.bonus == MOVE_BOTTLES:
            return LIFT
        return OFF if self.bonus == TAKE_OFF else UNCOVER

    def _fits(self, painter: Painter, square: i64, word: i64) -> bool:
        """Whether a square is one for bonus 1, 2, 6, 8 or 10."""
        if self.bonus == WHITE_SPOT:
            return word & (MARK | BLOCKED) == 0
        if self.bonus == PALETTE_BOTTLE:
            return painter.free_spot(word) and painter.fits & BIT[word & COLOUR_BITS] != 0
        if self.bonus == MOVE_BOTTLES:
            return painter.upright(word) and square != self.used
        if self.bonus == TAKE_OFF:
            return painter.upright(word)
        return word & CROSSED != 0 and not word & X_WAY & _FROM_ABOVE

    def _up_to(self, first: i64, most: i64) -> vec[i64]:
        out = room()
        for n in range(most):
            out = append(out, first + n)
        return out

    def _fetches(self) -> vec[i64]:
        out = room()
        for quill in range(i64(QUILLS)):
            if self.quills[quill + 1] != EMPTY:
                out = append(out, FETCH + quill)
        return out

    def _loose_tiles(self, painter: Painter) -> vec[i64]:
        out = room()
        for tile in range(i64(1), i64(len(painter.homes))):
            if self._loose_fault(painter, tile) == FINE:
                out = append(out, LIFT_TILE + tile)
        return out

    def _loose_fault(self, painter: Painter, tile: i64) -> i64:
        if tile >= len(painter.homes):
            return NOT_A_LOOSE_TILE
        if tile == 0:
            return STARTING_TILE
        home, grid = painter.homes[tile], painter.grid
        below = home + painter.width
        if (grid[home] | grid[home + 1] | grid[below] | grid[below + 1]) & _BORNE:
            return TILE_BEARS
        return FINE if painter.in_one_piece(tile) else TILE_HOLDS

    def _number_tokens(self, painter: Painter) -> vec[i64]:
        out = room()
        for square in range(painter.squares()):
            word = painter.grid[painter.square_cell(square)]
            if word & MARK >= _THREE and not word & BLOCKED:
                for number in range(i64(3), i64(8)):
                    if self.supply[NUMBER_SUPPLY + number]:
                        out = append(out, NUMBER + (number - 3) * SQUARES + square)
        return out

    def _colour_tokens(self, painter: Painter) -> vec[i64]:
        out = room()
        for square in range(painter.squares()):
            word = painter.grid[painter.square_cell(square)]
            if word & BLOCKED:
                continue
            for colour in range(i64(N_COLOURS)):
                if colour != word & COLOUR_BITS and self.supply[TINT_SUPPLY + colour]:
                    out = append(out, COLOUR + colour * SQUARES + square)
        return out

    def _tile_fills(self, painter: Painter) -> vec[i64]:
        out = room()
        first: i64 = 0
        end = painter.squares()
        if self.used != EMPTY:
            first = self.used * 4
            end = first + 4
        for square in range(first, end):
            word = painter.grid[painter.square_cell(square)]
            if painter.free_spot(word) and painter.can_play(word & COLOUR_BITS):
                out = append(out, FILL + square)
                if self._either_stock(painter, word):
                    out = append(out, FILL_JOKER + square)
        return out

    def _either_stock(self, painter: Painter, word: i64) -> bool:
        fits = painter.fits & BIT[word & COLOUR_BITS]
        return fits != 0 and painter.palette > 0 and painter.jokers > 0

    def _any_free_spot(self, painter: Painter) -> bool:
        for square in range(painter.squares()):
            if painter.free_spot(painter.grid[painter.square_cell(square)]):
                return True
        return False

    # -- what is wrong

    def bonus_fault(self, move: i64) -> i64:
        """What is wrong with a move while a bonus is open; FINE if nothing is."""
        painter = self.painters[self.turn]
        if move == LEAVE:
            return FINE if self.may_leave() else BLACK_FILLS_ALL
        if FILL <= move < SPOT:
            return self._fill_fault(painter, move)
        if move < BACK or move >= TILE_AT or COMPLETE <= move < FILL:
            return BONUS_FIRST if self.may_leave() else BLACK_FILLS_ALL
        block: i64 = 0
        while move >= _BLOCKS[block + 1]:
            block += 1
        if _BONUS_OF[block] != self.bonus or _BLOCKS[block] == SET:
            return OTHER_BONUS
        n: i64 = move - _BLOCKS[block]
        if self.bonus == LEAD_BACK:
            return FINE if painter.lead > n + 1 else NOT_SO_FAR_BACK
        if self.bonus == MORE_JOKERS:
            return FINE if painter.palette > n else SHIFT_TOO_MANY
        if self.bonus == SECOND_TILE:
            return FINE if self.quills[n + 1] != EMPTY else FETCH_EMPTY
        if self.bonus == MOVE_TILE:
            return self._loose_fault(painter, n)
        return self._square_fault(painter, n // SQUARES, n % SQUARES)

    def _square_fault(self, painter: Painter, kind: i64, square: i64) -> i64:
        """Of bonus 1, 3, 6, 7, 8 and 10; kind is the number token − 3 or the colour."""
        bonus = self.bonus
        cell = painter.square_cell(square)
        word: i64 = 0 if cell == NOWHERE else painter.grid[cell]
        if bonus == WHITE_SPOT:
            return FINE if word and self._fits(painter, square, word) else NOT_PLAIN
        if bonus == NUMBER_TOKEN:
            if word & MARK < _THREE or word & BLOCKED:
                return NO_OPEN_NUMBER
            return FINE if self.supply[NUMBER_SUPPLY + 3 + kind] else NUMBER_TOKENS_GONE
        if bonus == COLOUR_TOKEN:
            if not word or word & BLOCKED:
                return NOT_COLOURABLE
            if word & COLOUR_BITS == kind:
                return SHOWN_ALREADY
            return FINE if self.supply[TINT_SUPPLY + kind] else COLOUR_TOKENS_GONE
        if bonus == REMOVE_X:
            return FINE if self._fits(painter, square, word) else NO_X_THERE
        if bonus == TAKE_OFF:
            return FINE if painter.upright(word) else NO_UPRIGHT_TO_TAKE
        if not painter.upright(word):
            return NO_UPRIGHT_BOTTLE
        return MOVED_BEFORE if square == self.used else FINE

    def _fill_fault(self, painter: Painter, move: i64) -> i64:
        """Of bonus 2 and 9."""
        joker = move >= FILL_JOKER
        if self.bonus != FILL_TILE and (self.bonus != PALETTE_BOTTLE or joker):
            return OTHER_BONUS
        square: i64 = move - (FILL_JOKER if joker else FILL)
        cell = painter.square_cell(square)
        if cell == NOWHERE or not painter.free_spot(painter.grid[cell]):
            return NO_FREE_SPOT
        word = painter.grid[cell]
        colour = word & COLOUR_BITS
        if self.bonus == PALETTE_BOTTLE:
            return FINE if painter.fits & BIT[colour] else NOT_PALETTE_COLOUR
        if self.used != EMPTY and square // 4 != self.used:
            return OTHER_TILE
        if not painter.can_play(colour):
            return NO_BOTTLE_FOR_SPOT
        return FINE if not joker or self._either_stock(painter, word) else NO_CHOICE_OF_STOCK

    def set_fault(self, move: i64) -> i64:
        """What is wrong with setting the lifted bottle there."""
        painter = self.painters[self.turn]
        cell = painter.square_cell(move - SET)
        if cell == self.target:
            return SAME_SPOT
        if cell == NOWHERE or not painter.free_spot(painter.grid[cell]):
            return NO_FREE_SPOT
        return FINE

    def sets(self) -> vec[i64]:
        """Where a lifted bottle may go."""
        painter = self.painters[self.turn]
        out = room()
        for square in range(painter.squares()):
            if painter.free_spot(painter.grid[painter.square_cell(square)]):
                out = append(out, SET + square)
        return out

    # -- doing it

    def use_bonus(self, move: i64) -> None:
        """A legal move of the current bonus."""
        painter = self.painters[self.turn]
        if move == LEAVE:
            self.close_bonus()
        elif move >= LIFT_TILE:
            self.lifted = move - LIFT_TILE
            self.bonus = 0
            self.stage = PLACING
        elif FETCH <= move < COMPLETE:
            quill: i64 = move - FETCH + 1
            self.hand = self.quills[quill]
            self.quills[quill] = EMPTY
            self.bonus = 0
            self.stage = PLACING
        elif FILL <= move < SPOT:
            self._fill(painter, move)
        elif LIFT <= move < SET:
            self.target = painter.square_cell(move - LIFT)
            self.stage = SETTING
        else:
            self._use_once(painter, move)
            self.close_bonus()

    def _use_once(self, painter: Painter, move: i64) -> None:
        if move < SHIFT:
            painter.lead -= move - BACK + 1
        elif move < FETCH:
            painter.shift(move - SHIFT + 1)
        elif move < LIFT:
            self.supply[WHITE_SUPPLY] -= 1
            painter.grid[painter.square_cell(move - SPOT)] |= WHITE | ONE_SPOT
        elif move < UNCOVER:
            self._take_off(painter, painter.square_cell(move - OFF))
        elif move < NUMBER:
            uncover(painter, painter.square_cell(move - UNCOVER))
        elif move < COLOUR:
            number: i64 = (move - NUMBER) // SQUARES + 3
            self.supply[NUMBER_SUPPLY + number] -= 1
            cell = painter.square_cell((move - NUMBER) % SQUARES)
            painter.grid[cell] = (painter.grid[cell] & ~MARK) | (number * 8) | NUMBERED
        else:
            colour: i64 = (move - COLOUR) // SQUARES
            self.supply[TINT_SUPPLY + colour] -= 1
            self._tint(painter, painter.square_cell((move - COLOUR) % SQUARES), colour)

    def _take_off(self, painter: Painter, cell: i64) -> None:
        """A bottle leaves the painting and counts as played (INK-A32)."""
        before = painter.grid[:]
        painter.grid[cell] &= ~(BOTTLE | BLACK)
        painter.mark_if_grown(before, cell)

    def _tint(self, painter: Painter, cell: i64, colour: i64) -> None:
        """A colour token hides the mark; whatever was on the square leaves the game (INK-ACT-7)."""
        before = painter.grid[:]
        word = painter.grid[cell] & ~(COLOUR_BITS | MARK | WHITE | NUMBERED)
        painter.grid[cell] = word | colour | TINTED
        painter.mark_if_grown(before, cell)

    def _fill(self, painter: Painter, move: i64) -> None:
        joker = move >= FILL_JOKER
        square: i64 = move - (FILL_JOKER if joker else FILL)
        cell = painter.square_cell(square)
        painter.grid[cell] |= painter.spend(painter.grid[cell] & COLOUR_BITS, joker)
        if self.bonus == PALETTE_BOTTLE:
            self.close_bonus()
        else:
            self.used = square // 4
            self.go_on_with_bonus()

    def set_down(self, move: i64) -> None:
        """The lifted bottle goes to another spot: one change (INK-A17, INK-A30)."""
        painter = self.painters[self.turn]
        before = painter.grid[:]
        bottle = painter.grid[self.target] & (BOTTLE | BLACK)
        painter.grid[self.target] &= ~(BOTTLE | BLACK)
        painter.grid[painter.square_cell(move - SET)] |= bottle
        painter.mark_if_grown(before, self.target)
        self.target = EMPTY
        self.used = move - SET
        self.left -= 1
        if self.left:
            self.go_on_with_bonus()
        else:
            self.close_bonus()
