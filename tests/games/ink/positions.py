"""Positions of INK in notation: arrange, play, look.

game = table().paint('''
    D4  D   R   Yo
    Do  P   R   Y
''')
game.add("D-D-D-Yo", at=(-2, 0), look="Yo D / D D")
game.play("complete 0,0", "done")

A square of a picture is a colour's letter (R, Y, L light blue, D dark blue, P purple) and what is
there: `Do` a spot, `D6` an objective, `Do*` a bottle on a spot, `D6*` an upside-down one on an
objective (`@` instead of `*`: a black one); `D+o` an added white spot, `D4>6` a number token,
`D>R` or `Do>R` a red token on dark blue; `Dx` (or `y`, `z` at the end) half of an X; `.` nothing.
The upper left square of a picture is 0,0. Moves may name squares by their place: `complete 1,0`.
"""

import re
from typing import Any

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.ints import append, i64, vec
from paintpot.games.ink.names import CORNERS, LETTERS, PAIRS, square_name
from paintpot.games.ink.painter import FITS, Painter
from paintpot.games.ink.state import InkState
from paintpot.games.ink.table import (
    EMPTY,
    NUMBER_SUPPLY,
    TINT_SUPPLY,
    WHITE_SUPPLY,
)
from paintpot.games.ink.tiles import (
    BLACK,
    BOTTLE,
    BOX,
    COLOUR,
    CROSSED,
    DOWN,
    FACES,
    GROWN,
    LINK,
    LINK_AT,
    MARK,
    MARK_AT,
    NUMBERED,
    PRINTED_COLOUR_AT,
    PRINTED_MARK_AT,
    TILE_NUMBERS,
    TINTED,
    WHITE,
    X_TOKEN_AT,
    X_WAY_AT,
)
from tests.games.ink.reference import Cell, Link, Picture, Square, cells_of

GAME = paintpot.game("ink")
MARKS = ("", "o", "?", "3", "4", "5", "6", "7")
WHEEL = ("R-R-Ro-Y", "Y-Y-Yo-L", "L-L-Lo-D", "D-D-Do-P", "P-P-Po-R", "R-Ro-R-Lo")
"""The tiles at the six quills unless a test says otherwise."""

_SQUARE = re.compile(
    r"(?P<colour>[RYLDP])(?P<mark>o|[3-7])?(?P<added>\+o)?(?:>(?P<over>[RYLDP3-7]))?"
    r"(?P<bottle>[*@])?(?P<cross>[xyz])?"
)
_PLACE = re.compile(r"(-?\d+),(-?\d+)")


# -- pictures


def read_picture(text: str) -> dict[Cell, re.Match[str]]:
    """The squares of a picture, by their place."""
    found = {}
    for y, line in enumerate(line for line in text.splitlines() if line.strip()):
        for x, word in enumerate(line.split()):
            if word != ".":
                square = _SQUARE.fullmatch(word)
                assert square, f"{word!r} is no square"
                found[x, y] = square
    return found


def tile_corners(cells: set[Cell]) -> list[Cell]:
    """The upper left squares of the tiles a picture falls into, row by row."""
    left, corners = set(cells), []
    while left:
        corner = min(left, key=lambda cell: (cell[1], cell[0]))
        assert left.issuperset(cells_of(corner)), f"no whole tile at {corner}"
        left.difference_update(cells_of(corner))
        corners.append(corner)
    return corners


def put_picture(painter: Painter, text: str, links: list[Link]) -> None:
    """Make this the painting of a player; the first tile is the starting tile."""
    squares = read_picture(text)
    corners = tile_corners(set(squares))
    assert corners[0] == (0, 0), "the first square of a picture is 0,0"
    painter.homes, painter.faces, painter.marked = vec[i64](), vec[i64](), vec[i64]()
    painter.places, painter.n_places = vec[i64](), 0
    painter.low_x = painter.low_y = 0
    painter.begin(95)
    for corner in corners:
        words = [squares[cell] for cell in cells_of(corner)]
        face = _real_face([(word["colour"], word["mark"] or "") for word in words])
        cell = painter.cell(*corner)
        if corner == (0, 0):
            painter.faces[0] = face
        else:
            painter._put(cell, face, len(painter.homes))
            painter.keep_clear()
    halves: dict[str, list[Cell]] = {}
    for place, square in squares.items():
        cell = painter.cell(*place)
        painter.grid[cell] = _word(square, int(painter.square_at(cell)))
        if square["cross"]:
            halves.setdefault(square["cross"], []).append(place)
    for name, (one, other) in halves.items():
        down = one[0] == other[0]
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1, f"{name} is torn"
        painter.grid[painter.cell(*one)] |= (1 if down else 0) << X_WAY_AT
        painter.grid[painter.cell(*other)] |= (3 if down else 2) << X_WAY_AT
    for link in links:
        for one, other in (sorted(link), sorted(link, reverse=True)):
            way = 1 + (other[0] < one[0]) + 2 * (other[1] < one[1])
            painter.grid[painter.cell(*one)] |= way << LINK_AT


def _word(square: re.Match[str], number: int) -> int:
    """A square as the engine keeps it."""
    printed = LETTERS.index(square["colour"])
    mark = MARKS.index(square["mark"] or "")
    word: int = int(FACES[0]) & ~(COLOUR | MARK | LINK)
    word &= ~(7 << PRINTED_COLOUR_AT) & ~(7 << PRINTED_MARK_AT)
    word |= printed << PRINTED_COLOUR_AT | mark << PRINTED_MARK_AT | number << 31
    colour = printed
    if square["over"] and square["over"] in LETTERS:
        colour, mark, word = LETTERS.index(square["over"]), 0, word | TINTED
    elif square["over"]:
        mark, word = int(square["over"]), word | NUMBERED
    if square["added"]:
        mark, word = 1, word | WHITE
    if square["bottle"]:
        word |= BOTTLE | (BLACK if square["bottle"] == "@" else 0) | (DOWN if mark > 2 else 0)
    if square["cross"]:
        word |= CROSSED | 1 << X_TOKEN_AT
    return word | colour | mark << MARK_AT


def _real_face(squares: list[tuple[str, str]]) -> int:
    """The tile and orientation that looks so; any other if there is no such tile."""
    wanted = tuple((LETTERS.index(c), MARKS.index(m)) for c, m in squares)
    for face in range(800):
        if BOX.look(face // 8, face % 8)[0] == wanted:
            return face
    return 0


def picture_of(painter: Painter) -> dict[Cell, Square]:
    """A player's painting in the reference's terms."""
    found = {}
    for square in range(painter.squares()):
        cell = painter.square_cell(square)
        word = int(painter.grid[cell])
        bottle = "down" if word & DOWN else "black" if word & BLACK else "own"
        found[int(painter.column(cell)), int(painter.row(cell))] = Square(
            colour=LETTERS[word & COLOUR],
            mark=MARKS[(word & MARK) >> MARK_AT],
            bottle=bottle if word & BOTTLE else "",
            crossed=bool(word & CROSSED),
            token=bool(word & TINTED),
        )
    return found


def links_of(painter: Painter) -> set[Link]:
    """The pairs of squares that tiles link."""
    found = set()
    for square in range(painter.squares()):
        cell = painter.square_cell(square)
        way = (int(painter.grid[cell]) & LINK) >> LINK_AT
        if way:
            x, y = int(painter.column(cell)), int(painter.row(cell))
            other = (x + (1 if way % 2 else -1), y + (1 if way <= 2 else -1))
            found.add(frozenset(((x, y), other)))
    return found


def marked_of(painter: Painter) -> set[Cell]:
    """The squares marked as grown."""
    return {
        (int(painter.column(cell)), int(painter.row(cell)))
        for cell in (painter.square_cell(k) for k in range(painter.squares()))
        if painter.grid[cell] & GROWN
    }


def areas_of(painter: Painter) -> set[frozenset[Cell]]:
    """All areas as the engine sees them."""
    found = set()
    for square in range(painter.squares()):
        cell = painter.square_cell(square)
        if not painter.grid[cell] & (BOTTLE | CROSSED):
            found.add(
                frozenset(
                    (int(painter.column(at)), int(painter.row(at))) for at in painter.area(cell)
                )
            )
    return found


def look_of(text: str) -> tuple[tuple[int, int], ...]:
    """`Yo D / D6 D` clockwise from the upper left, as the box has it."""
    above, below = [part.split() for part in text.split("/")]
    words = [above[0], above[1], below[1], below[0]]
    return tuple((LETTERS.index(word[0]), MARKS.index(word[1:])) for word in words)


# -- the table


class Table:
    """A state with short ways to arrange it and to play on it."""

    def __init__(self, state: InkState) -> None:
        self.state = state

    def painter(self, seat: int = 0) -> Painter:
        return self.state.painters[seat]

    # arranging

    def paint(
        self, text: str, seat: int = 0, links: list[tuple[Cell, Cell]] | None = None
    ) -> "Table":
        """Give a player a painting; links join two squares that meet in a corner."""
        put_picture(self.painter(seat), text, [frozenset(link) for link in links or []])
        return self

    def card(self, letters: str, seat: int = 0) -> "Table":
        """card("DP"): the palette card of dark blue and purple."""
        one, other = sorted(LETTERS.index(letter) for letter in letters)
        painter = self.painter(seat)
        painter.card = PAIRS.index((one, other))
        painter.fits = FITS[painter.card]
        return self

    def stock(self, palette: int, jokers: int, black: int = 0, seat: int = 0) -> "Table":
        """Bottles on and beside the palette card, and black ones played."""
        painter = self.painter(seat)
        painter.palette, painter.jokers, painter.black = palette, jokers, black
        return self

    def lead(self, quill: int, seat: int = 0) -> "Table":
        self.painter(seat).lead = quill
        return self

    def wheel(self, *tiles: str) -> "Table":
        """The tiles at quills 1 to 6 (`-` for none); those taken off it leave the game."""
        for k in range(6):
            tile = TILE_NUMBERS[tiles[k].casefold()] if tiles[k] != "-" else EMPTY
            if tile != EMPTY and self.state.in_bag(tile):
                self.state.fill_quill(k + 1, tile)
            self.state.quills[k + 1] = tile
        return self

    def bonuses(self, *numbers: int) -> "Table":
        """The bonus actions beside 4, 5, 6 and 7."""
        slots = vec[i64]()
        for number in numbers:
            slots = append(slots, number)
        self.state.slots = slots
        return self.supplies()

    def empty_bag(self, keep: str = "") -> "Table":
        """No tile is left in the bag but those named."""
        self.state.bag_low = self.state.bag_high = self.state.bag = 0
        for name in keep.split():
            tile = TILE_NUMBERS[name.casefold()]
            if tile < 48:
                self.state.bag_low |= 2**tile
            else:
                self.state.bag_high |= 2 ** (tile - 48)
            self.state.bag += 1
        return self

    def supplies(self, spots: int = 14, numbers: int = 4, colours: int = 3) -> "Table":
        """How many white spots, tokens of each number and of each colour are left."""
        self.state.supply[WHITE_SUPPLY] = spots
        for number in range(3, 8):
            self.state.supply[NUMBER_SUPPLY + number] = numbers
        for colour in range(5):
            self.state.supply[TINT_SUPPLY + colour] = colours
        return self

    # playing

    def seat(self) -> int:
        """Whose turn it is."""
        (seat,) = self.state.actors()
        return seat

    def move(self, text: str) -> int:
        """The number of a move; squares may be named by their place."""
        if not text.startswith("tile at") and self.state.actors() != (CHANCE,):
            text = _PLACE.sub(lambda found: self.name(int(found[1]), int(found[2])), text)
        return GAME.parse(text)

    def name(self, x: int, y: int) -> str:
        """The name of the square at a place in the painting of the player to move."""
        painter = self.painter(self.seat())
        for square in range(painter.squares()):
            cell = painter.square_cell(square)
            if (painter.column(cell), painter.row(cell)) == (x, y):
                return square_name(square)
        raise AssertionError(f"there is no square at {x},{y}")

    def play(self, *texts: str) -> "Table":
        """Moves of the player to move."""
        for text in texts:
            self.state.play(self.seat(), self.move(text))
        return self

    def chance(self, text: str) -> "Table":
        self.state.chance(text)
        return self

    def roll(self, seed: int = 1) -> "Table":
        """Chance acts until somebody else does."""
        dice = paintpot.Dice(seed)
        while self.state.actors() == (CHANCE,):
            self.state.roll(dice)
        return self

    def lay(self, at: Cell, look: str) -> "Table":
        """Lay the tile in hand so that it looks like this (`Yo D / D D`)."""
        self.play(f"tile at {at[0]},{at[1]}")
        state = self.state
        tile = state.hand
        if tile == EMPTY:
            tile = self.painter(self.seat()).faces[state.lifted] // 8
        for k in range(8):
            if BOX.look(int(tile), k)[0] == look_of(look):
                return self.play(f"turned {k % 4}" + (" flipped" if k > 3 else ""))
        raise AssertionError(f"the tile never looks like {look}")

    def add(self, tile: str, at: Cell, look: str, quill: int = 1) -> "Table":
        """Take a tile (put at the quill for it) and lay it."""
        number = TILE_NUMBERS[tile.casefold()]
        if self.state.in_bag(number):
            self.state.fill_quill(quill, number)
        self.state.quills[quill] = number
        return self.play(f"quill {quill}").lay(at, look)

    def leave(self) -> "Table":
        """Leave the bonus action, if there is one to be left."""
        return self.play(*self.legal("leave bonus"))

    def turn(self, passed: int = 0) -> "Table":
        """The player to move passes, and the wheel is refilled if need be."""
        return self.play(f"pass {passed}").roll()

    # looking

    def legal(self, start: str = "") -> list[str]:
        """The moves of the player to move, or those that begin with `start`."""
        texts = [GAME.text(move) for move in self.state.legal(self.seat())]
        return [text for text in texts if text.startswith(start)]

    def places(self, start: str) -> set[Cell]:
        """The squares that the legal moves beginning so name, by their places."""
        return {self.place(text.split()[-1]) for text in self.legal(start)}

    def place(self, name: str) -> Cell:
        """The place of a square of the player to move."""
        painter = self.painter(self.seat())
        cell = painter.square_cell(int(name[:-1]) * 4 + CORNERS.index(name[-1]))
        return int(painter.column(cell)), int(painter.row(cell))

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids a move; None if it is legal. Both ways of asking must agree."""
        who = self.seat() if seat is None else seat
        move = self.move(text)
        before = self.state.dump()
        reason = self.state.why_not(who, move)
        assert (reason is None) == (move in self.state.legal(who))
        assert self.state.dump() == before, "asking changed something"
        return None if reason is None else reason.rule

    def case(self, text: str) -> str:
        """The case of a refusal."""
        reason = self.state.why_not(self.seat(), self.move(text))
        assert reason is not None, f"{text} is legal"
        return str(reason.facts["case"])

    def square(self, x: int, y: int, seat: int = 0) -> Square:
        return picture_of(self.painter(seat))[x, y]

    def bottles(self, seat: int = 0) -> dict[Cell, str]:
        """All bottles on a painting."""
        picture = picture_of(self.painter(seat))
        return {cell: square.bottle for cell, square in picture.items() if square.bottle}

    def stocks(self, seat: int = 0) -> tuple[int, int, int]:
        """Bottles on the palette, jokers, black ones played."""
        painter = self.painter(seat)
        return int(painter.palette), int(painter.jokers), int(painter.black)

    def area(self, x: int, y: int, seat: int = 0) -> int:
        """The size of the area of a square; 0 if it counts for none."""
        sizes = [len(area) for area in areas_of(self.painter(seat)) if (x, y) in area]
        return sizes[0] if sizes else 0

    def sizes(self, colour: str, seat: int = 0) -> list[int]:
        """The sizes of all areas of a colour, in order."""
        picture: Picture = picture_of(self.painter(seat))
        areas = areas_of(self.painter(seat))
        return sorted(len(area) for area in areas if picture[min(area)].colour == colour)

    def can_complete(self) -> set[Cell]:
        return self.places("complete")

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)


def finish(game: Table, black: int) -> Table:
    """The player to move plays the last own bottle and 0 to 3 black ones, then ends the turn.

    Left of the picture comes a tile that makes the area of the 3 grow.
    """
    return _spend(game, 1, 0, black)


def blacken(game: Table, black: int, before: int = 0) -> Table:
    """The player to move has no own bottle and plays 1 to 4 black ones, after `before` earlier
    ones."""
    return _spend(game, 0, before, black - 1)


def _spend(game: Table, jokers: int, before: int, spots: int) -> Table:
    seat = game.seat()
    row = " ".join(["R3", *["Ro"] * spots, *["L"] * (3 - spots)])
    game.paint(f"{row}\n L P L P", seat=seat).card("LP", seat).stock(0, jokers, before, seat)
    game.lead(0, seat).add("R-R-R6-P", at=(-2, 0), look="P R / R6 R")
    return game.play("complete 0,0", "done").roll()


TRIGGER = "D4-D-D-Yo"


def bonus(number: int, text: str, card: str = "RY", **arranged: object) -> Table:
    """Seat 0 has just got to bonus action `number`, by an objective 4 left of this picture.

    The picture begins with a plain dark blue square that no other touches; the objective's tile
    comes left of it, and looks like this: D4* D / Yo D. One joker was played.
    """
    game = table(2, number, *[n for n in (1, 2, 3, 4) if n != number][:3]).card(card)
    game.paint(text, **arranged)  # type: ignore[arg-type]
    game.add(TRIGGER, (-2, 0), "D4 D / Yo D", quill=3).play("complete -2,0")
    return game


def table(seats: int = 2, *bonuses: int, seed: int = 1, **options: object) -> Table:
    """A game after its setup, seat 0 to begin. table(2, 1, 5, 6, 11): with these bonus actions.

    On the wheel lie the tiles of WHEEL, so that no test depends on the deal.
    """
    state = GAME.start(seats, {"first": "1", **options})
    assert isinstance(state, InkState)
    game = Table(state).roll(seed).wheel(*WHEEL)
    return game.bonuses(*bonuses) if bonuses else game
