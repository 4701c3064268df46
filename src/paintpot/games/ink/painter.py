"""A player: the painting with the bottles on it and beside it, and the Lead on the wheel.

What the player may complete, and where the bottles go (INK-OBJ, INK-BOTTLE).
"""

from typing import Final

from paintpot.core.bits import BIT, room
from paintpot.core.ints import append, i64, vec
from paintpot.core.position import FINE
from paintpot.games.ink.moves import COMPLETE
from paintpot.games.ink.names import BESIDE_PALETTE, ON_PALETTE, PAIRS, START
from paintpot.games.ink.painting import BLOCKED, NOWHERE, Painting
from paintpot.games.ink.refusals import (
    AREA_TOO_SMALL,
    NO_BOTTLE,
    NO_OBJECTIVE,
    NOT_GROWN,
    OBJECTIVE_COVERED,
    OBJECTIVE_DONE,
)
from paintpot.games.ink.tiles import (
    BLACK,
    BOTTLE,
    COLOUR,
    CROSSED,
    DOWN,
    GROWN,
    MARK,
    MARK_AT,
    VISITED,
)

ONE_SPOT: Final = 8
"""The mark of a spot, as positioned in a word."""
LEAST: Final = 3
"""The smallest objective."""
FITS: Final = vec[i64]([2**a + 2**b for a, b in PAIRS])
"""The two colours of a palette card, as a mask."""


class Painter(Painting):
    """One player's things. `painter()` makes one without a starting tile."""

    def __init__(
        self,
        grid: vec[i64],
        homes: vec[i64],
        faces: vec[i64],
        places: vec[i64],
        marked: vec[i64],
    ) -> None:
        super().__init__(grid, homes, faces, places, marked)
        self.card: i64 = -1
        """The palette card: a pair of colours."""
        self.fits: i64 = 0
        """Its colours, as a mask."""
        self.palette: i64 = ON_PALETTE
        """Bottles on the palette card."""
        self.jokers: i64 = BESIDE_PALETTE
        """Bottles beside it."""
        self.black: i64 = 0
        """Black bottles played."""
        self.lead: i64 = START
        """The quill of the Lead; START before its first move."""
        self.tier: i64 = 0
        """The number of tie rounds the player was in."""
        self.settled: i64 = -1
        """Black bottles at the end of the regular rounds, once a tie is being resolved."""

    def clone(self) -> "Painter":
        twin = Painter(self.grid[:], self.homes[:], self.faces[:], self.places[:], self.marked[:])
        twin.copy_painting(self)
        twin.card = self.card
        twin.fits = self.fits
        twin.palette = self.palette
        twin.jokers = self.jokers
        twin.black = self.black
        twin.lead = self.lead
        twin.tier = self.tier
        twin.settled = self.settled
        return twin

    def deal(self, tile: i64, card: i64) -> None:
        """The starting tile and the palette card (INK-SETUP-2)."""
        self.card = card
        self.fits = FITS[card]
        self.begin(tile)

    # -- stocks

    def own(self) -> i64:
        """Own bottles still to be played."""
        return self.palette + self.jokers

    def can_play(self, colour: i64) -> bool:
        """Whether a bottle may be played on a colour (INK-OBJ-7, INK-BOTTLE-1, 2, INK-A46)."""
        if self.jokers:
            return True
        return not self.palette or self.fits & BIT[colour] != 0

    def shift(self, n: i64) -> None:
        """Bottles go from the palette to the jokers."""
        self.palette -= n
        self.jokers += n

    def spend(self, colour: i64, joker: bool) -> i64:
        """Take a bottle for a square: from the palette if allowed, else a joker, else black.

        The flags of the bottle, to be set on the square.
        """
        if self.palette and self.fits & BIT[colour] and not joker:
            self.palette -= 1
            return BOTTLE
        if self.jokers:
            self.jokers -= 1
            return BOTTLE
        self.black += 1
        return BOTTLE | BLACK

    # -- objectives (INK-OBJ)

    def objectives(self) -> vec[i64]:
        """The moves that complete an objective now."""
        out = room()
        grid, marked = self.grid, self.marked
        trail = vec[i64]()
        for k in range(i64(len(marked))):
            word = grid[marked[k]]
            if word & (BLOCKED | VISITED) or not self.can_play(word & COLOUR):
                continue
            cells = self.area(marked[k])
            most: i64 = len(cells)
            if most < LEAST:
                continue
            for j in range(most):
                at = cells[j]
                grid[at] |= VISITED
                trail = append(trail, at)
                number = (grid[at] & MARK) >> MARK_AT
                if LEAST <= number <= most:
                    out = append(out, COMPLETE + self.square_at(at))
        for k in range(i64(len(trail))):
            grid[trail[k]] &= ~VISITED
        return out

    def objective_fault(self, square: i64) -> i64:
        """Why an objective may not be completed now; FINE if it may."""
        cell = self.square_cell(square)
        if cell == NOWHERE:
            return NO_OBJECTIVE
        word = self.grid[cell]
        number = (word & MARK) >> MARK_AT
        if number < LEAST:
            return NO_OBJECTIVE
        if word & CROSSED:
            return OBJECTIVE_COVERED
        if word & BOTTLE:
            return OBJECTIVE_DONE
        cells = self.area(cell)
        if len(cells) < number:
            return AREA_TOO_SMALL
        grown: i64 = 0
        for k in range(i64(len(cells))):
            grown |= self.grid[cells[k]]
        if not grown & GROWN:
            return NOT_GROWN
        return FINE if self.can_play(word & COLOUR) else NO_BOTTLE

    # -- bottles (INK-BOTTLE)

    def spots_around(self, cell: i64) -> vec[i64]:
        """The cells of the free spots in an area, from the top down and from the left."""
        cells = self.area(cell)
        grid = self.grid
        out = room()
        n: i64 = 0
        for k in range(i64(len(cells))):
            at = cells[k]
            if grid[at] & MARK == ONE_SPOT:
                out = append(out, at)
                # There are few: an insertion sort.
                j = n
                while j > 0 and out[j - 1] > at:
                    out[j] = out[j - 1]
                    j -= 1
                out[j] = at
                n += 1
        return out

    def choice_of_jokers(self, colour: i64, n: i64) -> i64:
        """The fewest jokers that n bottles may take, × 32, plus the most (INK-A25).

        Both are the same where there is nothing to choose.
        """
        if not self.fits & BIT[colour] or n >= self.own():
            most = self.jokers if self.jokers < n else n
            return most * 33
        least: i64 = n - self.palette if n > self.palette else 0
        most = self.jokers if self.jokers < n else n
        return least * 32 + most

    def short_of(self, colour: i64, n: i64) -> bool:
        """Whether there are fewer than n bottles for a colour (INK-BOTTLE-7).

        With no bottle left on the palette black ones take over (INK-A47).
        """
        return self.palette > 0 and not self.fits & BIT[colour] and self.jokers < n

    def stand(self, cell: i64, bottle: i64) -> None:
        """Put a bottle on a square."""
        self.grid[cell] |= bottle

    def complete(self, cell: i64, jokers: i64) -> None:
        """Play bottles on an objective and all spots of its area; there are enough of them.

        The number comes first (INK-A26), own bottles before black ones (INK-A46).
        """
        grid = self.grid
        colour = grid[cell] & COLOUR
        spots = self.spots_around(cell)
        n: i64 = len(spots) + 1
        from_palette = n - jokers
        if not self.fits & BIT[colour]:
            from_palette = 0
        for k in range(n):
            at = cell if k == 0 else spots[k - 1]
            bottle = self.spend(colour, k >= from_palette)
            grid[at] |= bottle | DOWN if k == 0 else bottle

    def free_spot(self, word: i64) -> bool:
        """Whether a square is a free spot (INK-A59)."""
        return word & (MARK | BLOCKED) == ONE_SPOT

    def upright(self, word: i64) -> bool:
        """Whether a square holds a bottle that may be moved."""
        return word & (BOTTLE | DOWN) == BOTTLE


def painter() -> Painter:
    """A player before the deal."""
    return Painter(vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64]())
