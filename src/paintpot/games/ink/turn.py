"""A turn, in the rulebook's order: pick (START and tokens included), add, complete, or pass."""

from paintpot.core.bits import room
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE
from paintpot.games.ink.bonus import Bonuses
from paintpot.games.ink.moves import (
    BACK,
    COMPLETE,
    COVER,
    CROSS,
    DONE,
    FILL,
    FILL_JOKER,
    JOKERS,
    LEAVE,
    OFF,
    PASS,
    QUILL,
    SET,
    TILE_AT,
    TURN,
)
from paintpot.games.ink.names import QUILLS, START
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.painting import NOWHERE, Painting
from paintpot.games.ink.refusals import (
    BOTTLES_FIRST,
    CORNER_ONLY,
    COVER_FIRST,
    CROSS_FIRST,
    CROSSED_ALREADY,
    GO_ON_TO_QUILL,
    LAID_AS_BEFORE,
    LAY_FIRST,
    LEAVING_START,
    NO_BONUS_NOW,
    NO_TILE_LEFT,
    NO_TOKEN_DRAWN,
    NO_TOKEN_LEFT,
    NOT_A_SPOT_HERE,
    NOT_CONNECTED,
    NOT_SO_MANY_JOKERS,
    NOT_YOUR_TURN,
    OBJECTIVE_BEFORE_TILE,
    OVERLAP,
    PALETTE_SHORT,
    PALETTE_TOO_SHORT,
    PASS_AFTER_TOKEN,
    PASS_IN_FULL_TURN,
    PICK_FIRST,
    PICKED_ALREADY,
    PLAY_ENDED,
    QUILL_EMPTY,
    REFILL_FIRST,
    SET_DOWN_FIRST,
    SETUP_FIRST,
    SPOTS_FIRST,
    TOKEN_FIRST,
)
from paintpot.games.ink.table import (
    CHOOSING_SPOTS,
    COMPLETING,
    COVERING,
    DRAW,
    EMPTY,
    IN_BONUS,
    ON_TO_QUILL,
    OVER,
    PLACING,
    REFILL,
    SPLITTING,
    TURN_BEGINS,
    TURNING,
)
from paintpot.games.ink.tiles import BOTTLE, DOWN, MARK, MARK_AT, SAME_LOOK
from paintpot.games.ink.tiles import COLOUR as COLOUR_BITS
from paintpot.games.ink.tokens import FIRST_XX, cover, cover_fault, covers


class Turn(Bonuses):
    """The table with the rules of a turn."""

    # -- the moves open

    def fan(self, seat: i64) -> vec[i64]:
        stage = self.stage
        if seat != self.turn or stage < TURN_BEGINS or stage == OVER:
            return vec[i64]()
        painter = self.painters[seat]
        if stage == PLACING:
            return self.places()
        if stage == TURNING:
            return self._turns(painter)
        if stage == COMPLETING:
            return append(painter.objectives(), DONE)
        if stage == TURN_BEGINS:
            return self._openings(painter)
        if stage == ON_TO_QUILL:
            return self._quills_beyond(room(), START)
        if stage == COVERING:
            return covers(painter, self.token)
        if stage == SPLITTING:
            return self._splits(painter)
        if stage == CHOOSING_SPOTS:
            return self._spots(painter)
        return self.bonus_fan() if stage == IN_BONUS else self.sets()

    def places(self) -> vec[i64]:
        """Where the tile in hand may go."""
        painter = self.painters[self.turn]
        if self.lifted == EMPTY:
            return painter.places[: painter.n_places]
        rest = painter.without(self.lifted)
        return rest.places[: rest.n_places]

    def _openings(self, painter: Painter) -> vec[i64]:
        """Quills, START, passes (INK-TURN-2)."""
        tokens = painter.lead != START and self.tokens_left()
        out = self._quills_beyond(room(), painter.lead if tokens else START)
        if tokens and self.stocked():
            out = append(out, CROSS)
        for n in range(i64(3)):
            if n <= painter.palette:
                out = append(out, PASS + n)
        return out

    def _quills_beyond(self, out: vec[i64], quill: i64) -> vec[i64]:
        for k in range(quill, i64(QUILLS)):
            if self.quills[k + 1] != EMPTY:
                out = append(out, QUILL + k)
        return out

    def _turns(self, painter: Painter) -> vec[i64]:
        """All orientations that look different; a moved tile may not lie as before (INK-A1,
        INK-ACT-12)."""
        barred = self._barred(painter)
        first = self._tile_in_hand(painter) * 8
        out = room()
        for orientation in range(i64(8)):
            if orientation != barred and SAME_LOOK[first + orientation] == orientation:
                out = append(out, TURN + orientation)
        return out

    def _tile_in_hand(self, painter: Painter) -> i64:
        """The tile to be laid: one that was taken, or one of the painting that was lifted."""
        return self.hand if self.lifted == EMPTY else painter.faces[self.lifted] // 8

    def _barred(self, painter: Painter) -> i64:
        if self.lifted == EMPTY or painter.place_cell(self.spot) != painter.homes[self.lifted]:
            return NOWHERE
        return SAME_LOOK[painter.faces[self.lifted]]

    def _splits(self, painter: Painter) -> vec[i64]:
        choice = self._choice(painter)
        out = room()
        for n in range(choice // 32, choice % 32 + 1):
            out = append(out, JOKERS + n)
        return out

    def _choice(self, painter: Painter) -> i64:
        colour = painter.grid[self.target] & COLOUR_BITS
        return painter.choice_of_jokers(colour, i64(len(painter.spots_around(self.target))) + 1)

    def _spots(self, painter: Painter) -> vec[i64]:
        out = room()
        for k in range(i64(len(self.pending))):
            out = append(out, FILL + painter.square_at(self.pending[k]))
        return out

    # -- what is wrong with a move

    def fault(self, seat: i64, move: i64) -> i64:
        stage = self.stage
        if stage == OVER:
            return PLAY_ENDED
        if stage < TURN_BEGINS:
            if stage == DRAW:
                return TOKEN_FIRST
            return REFILL_FIRST if stage == REFILL and self.in_play() else SETUP_FIRST
        if seat != self.turn:
            return NOT_YOUR_TURN
        painter = self.painters[seat]
        if stage == PLACING:
            return self._place_fault(painter, move) if move >= TILE_AT else LAY_FIRST
        if stage == TURNING:
            if not TURN <= move < DONE:
                return LAY_FIRST
            look = SAME_LOOK[self._tile_in_hand(painter) * 8 + move - TURN]
            return LAID_AS_BEFORE if look == self._barred(painter) else FINE
        if stage == COMPLETING:
            return self._completing_fault(painter, move)
        if stage == TURN_BEGINS:
            return self._opening_fault(painter, move)
        if stage == ON_TO_QUILL:
            return self._beyond_fault(move)
        if stage == COVERING:
            if not COVER <= move < FILL:
                return COVER_FIRST
            return cover_fault(painter, self.token, move)
        if stage == SPLITTING:
            return self._split_fault(painter, move)
        if stage == CHOOSING_SPOTS:
            return self._spot_fault(painter, move)
        if stage == IN_BONUS:
            return self.bonus_fault(move)
        return self.set_fault(move) if SET <= move < OFF else SET_DOWN_FIRST

    def _opening_fault(self, painter: Painter, move: i64) -> i64:
        if move < PASS:
            if self.quills[move + 1] == EMPTY:
                return QUILL_EMPTY
            if painter.lead > move and self.tokens_left():
                return CROSS_FIRST
            return FINE
        if move < CROSS:
            return FINE if move - PASS <= painter.palette else PALETTE_SHORT
        if move == CROSS:
            if painter.lead == START:
                return LEAVING_START
            if not self.tokens_left():
                return NO_TOKEN_LEFT
            return FINE if self.stocked() else NO_TILE_LEFT
        return NO_TOKEN_DRAWN if COVER <= move < FILL else PICK_FIRST

    def _beyond_fault(self, move: i64) -> i64:
        """After the token: any quill with a tile, nothing else (INK-A12, INK-A13)."""
        if move < PASS:
            return FINE if self.quills[move + 1] != EMPTY else QUILL_EMPTY
        if move < CROSS:
            return PASS_AFTER_TOKEN
        if move == CROSS:
            return CROSSED_ALREADY
        return OBJECTIVE_BEFORE_TILE if COMPLETE <= move < COVER else GO_ON_TO_QUILL

    def _place_fault(self, painter: Painter, move: i64) -> i64:
        if self.lifted != EMPTY:
            return _laying_fault(painter.without(self.lifted), move)
        return _laying_fault(painter, move)

    def _completing_fault(self, painter: Painter, move: i64) -> i64:
        if COMPLETE <= move < COVER:
            return painter.objective_fault(move - COMPLETE)
        if move == DONE:
            return FINE
        if PASS <= move < CROSS:
            return PASS_IN_FULL_TURN
        if move == LEAVE or BACK <= move < COMPLETE or FILL <= move < TILE_AT:
            return NO_BONUS_NOW
        return PICKED_ALREADY

    def _split_fault(self, painter: Painter, move: i64) -> i64:
        if not JOKERS <= move < BACK:
            return BOTTLES_FIRST
        choice = self._choice(painter)
        if move - JOKERS > choice % 32:
            return NOT_SO_MANY_JOKERS
        return FINE if move - JOKERS >= choice // 32 else PALETTE_TOO_SHORT

    def _spot_fault(self, painter: Painter, move: i64) -> i64:
        if not FILL <= move < FILL_JOKER:
            return SPOTS_FIRST
        cell = painter.square_cell(move - FILL)
        for k in range(i64(len(self.pending))):
            if self.pending[k] == cell:
                return FINE
        return NOT_A_SPOT_HERE

    # -- doing it

    def apply(self, seat: i64, move: i64) -> None:
        stage = self.stage
        painter = self.painters[seat]
        if stage == PLACING:
            self.spot = painter.place_move(painter.place_cell(move))
            self.stage = TURNING
        elif stage == TURNING:
            self._add(painter, move - TURN)
        elif stage == COMPLETING:
            if move == DONE:
                self.end_turn()
            else:
                self._complete(painter, painter.square_cell(move - COMPLETE))
        elif stage in (TURN_BEGINS, ON_TO_QUILL):
            self._open(painter, move)
        elif stage == COVERING:
            cover(painter, self.token, move)
            self.token = 0
            self.stage = ON_TO_QUILL
        elif stage == SPLITTING:
            self._play_bottles(painter, move - JOKERS)
        elif stage == CHOOSING_SPOTS:
            self._fill_spot(painter, painter.square_cell(move - FILL))
        elif stage == IN_BONUS:
            self.use_bonus(move)
        else:
            self.set_down(move)

    def _open(self, painter: Painter, move: i64) -> None:
        """The Lead moves, or the player passes (INK-PICK, INK-PASS)."""
        if move < PASS:
            quill = move + 1
            painter.lead = quill
            self.hand = self.quills[quill]
            self.quills[quill] = EMPTY
            self.stage = PLACING
        elif move == CROSS:
            painter.lead = START
            self.stage = DRAW
        else:
            n: i64 = move - PASS
            painter.shift(n)
            self.passes += 1
            if not n:
                self.idle += 1
            self.end_turn()

    def draw(self, token: i64) -> None:
        """A token is drawn from the bag; one that cannot be placed leaves the game (INK-A37)."""
        self.supply[token] -= 1
        if token < FIRST_XX:
            self.x_bag -= 1
        else:
            self.xx_bag -= 1
        if len(covers(self.painters[self.turn], token)):
            self.token = token
            self.stage = COVERING
        else:
            self.stage = ON_TO_QUILL

    def _add(self, painter: Painter, orientation: i64) -> None:
        """The tile taken is laid, or the tile lifted is laid elsewhere (INK-ADD, INK-ACT-12)."""
        orientation = SAME_LOOK[self._tile_in_hand(painter) * 8 + orientation]
        if self.lifted == EMPTY:
            painter.lay(self.spot, self.hand, orientation)
            self.hand = EMPTY
        else:
            painter.move_tile(self.lifted, self.spot, orientation)
            self.lifted = EMPTY
        self.spot = 0
        self.stage = COMPLETING

    def _complete(self, painter: Painter, cell: i64) -> None:
        """An objective: ask what is to be chosen, or play the bottles at once (INK-BOTTLE)."""
        colour = painter.grid[cell] & COLOUR_BITS
        spots = painter.spots_around(cell)
        n: i64 = len(spots) + 1
        self.target = cell
        if painter.short_of(colour, n):
            painter.grid[cell] |= painter.spend(colour, True) | DOWN
            self.pending = spots
            self.left = painter.jokers
            if self.left:
                self.stage = CHOOSING_SPOTS
            else:
                self._completed(painter)
            return
        choice = painter.choice_of_jokers(colour, n)
        if choice // 32 == choice % 32:
            self._play_bottles(painter, choice % 32)
        else:
            self.stage = SPLITTING

    def _play_bottles(self, painter: Painter, jokers: i64) -> None:
        painter.complete(self.target, jokers)
        self._completed(painter)

    def _fill_spot(self, painter: Painter, cell: i64) -> None:
        """One of too few bottles goes on a spot (INK-BOTTLE-7)."""
        painter.jokers -= 1
        painter.grid[cell] |= BOTTLE
        self.left -= 1
        rest = vec[i64]()
        for k in range(i64(len(self.pending))):
            if self.pending[k] != cell:
                rest = append(rest, self.pending[k])
        self.pending = rest
        if not self.left:
            self._completed(painter)

    def _completed(self, painter: Painter) -> None:
        number = (painter.grid[self.target] & MARK) >> MARK_AT
        self.target = EMPTY
        self.pending = vec[i64]()
        self.open_bonus(number)


def _laying_fault(painting: Painting, move: i64) -> i64:
    """Why a tile may not go to a place; FINE if it may."""
    cell = painting.place_cell(move)
    if cell == NOWHERE:
        return NOT_CONNECTED
    grid, width = painting.grid, painting.width
    if grid[cell] < 0:
        return FINE
    if grid[cell] or grid[cell + 1] > 0 or grid[cell + width] > 0 or grid[cell + width + 1] > 0:
        return OVERLAP
    x, y = cell % width, cell // width
    for row in (y - 1, y + 2):
        for column in (x - 1, x + 2):
            inside = 0 <= row < painting.height and 0 <= column < width
            if inside and grid[row * width + column] > 0:
                return CORNER_ONLY
    return NOT_CONNECTED
