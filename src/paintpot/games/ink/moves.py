"""Moves as numbers, and their notation.

A turn is a chain of small moves:

    quill 3                 the Lead goes to quill 3, whose tile is taken
    cross                   instead: over START; chance draws a token
    cover 2c right          the token on square 2c and the one to the right of it (or `down`)
    tile at 3,-2            where the tile's upper left square goes, seen from that of the start
    turned 1 flipped        how it lies: flipped left to right, then turned clockwise so often
    complete 4b             the objective on that square
    jokers 2                of the bottles it takes, so many are jokers, the rest from the palette
    fill 4c                 this spot gets a bottle (where there are not enough, or bonus 9)
    fill 4c with a joker    bonus 9, where the palette could do it too
    leave bonus             no more of this bonus action
    done                    the turn is over
    pass 2                  instead of a full turn, so many bottles go from palette to jokers

and of the bonus actions:

    spot on 4c              1  a white spot
    fill 4c                 2  a palette bottle on that spot
    number 5 on 4c          3  a number token
    back 1                  4  the Lead goes back
    shift 3                 5  so many bottles from palette to jokers
    lift 4c, set on 5a      6  a bottle moves, in two moves
    light blue on 4c        7  a colour token
    uncover 4c              8  takes off the X that lies there and right of it or below it
    fill 4c                 9  and further spots of the same tile
    take off 4c             10 a bottle leaves the painting
    fetch 5                 11 the tile of quill 5; then where, and how it lies
    lift tile 7             12 then where, and how it lies

Squares are named by their tile and its corner: tiles are numbered as they were laid, from the
starting tile 0 on; a, b are the corners above, c, d those below, as the tile lies.

    >>> text(parse("tile at 3,-2")), text(parse("Cover  12c DOWN"))
    ('tile at 3,-2', 'cover 12c down')

Why places are as many as they are: a painting has at most 96 tiles (INK-SETUP-4), and each adds
at most 2 to its width and height, so that no tile begins before column -192 or after 191, and the
same goes for rows. So there is a move for every place, though the rules set no limit (INK-A9).
"""

import re
from typing import Final

from paintpot.core.contract import Notation
from paintpot.core.errors import BadMove
from paintpot.games.ink.names import COLOURS, NUMBERS, QUILLS, SQUARES, TILES, square_name

WRAP: Final = 390
"""The number of columns, and of rows, that a move can name."""
HALF: Final = 195
"""They range from −HALF to HALF − 1."""
MOST_BOTTLES: Final = 24

QUILL: Final = 0
"""The Lead goes to a quill: quill − 1"""
PASS: Final = 6
"""Bottles moved, 0 to 2"""
CROSS: Final = 9
TURN: Final = 10
"""Orientation: quarter turns clockwise, + 4 if flipped first"""
DONE: Final = 18
LEAVE: Final = 19
JOKERS: Final = 20
"""Jokers among the bottles of a completion, 0 to 24"""
BACK: Final = 45
"""Quills − 1"""
SHIFT: Final = 47
"""Bottles − 1"""
FETCH: Final = 50
"""quill − 1"""
COMPLETE: Final = 56
"""From here to LIFT_TILE: squares."""
COVER: Final = 440
"""square × 2, + 1 for down"""
FILL: Final = 1208
FILL_JOKER: Final = 1592
SPOT: Final = 1976
LIFT: Final = 2360
SET: Final = 2744
OFF: Final = 3128
UNCOVER: Final = 3512
NUMBER: Final = 3896
"""(number − 3) × 384 + square"""
COLOUR: Final = 5816
"""colour × 384 + square"""
LIFT_TILE: Final = 7736
TILE_AT: Final = 7832
"""(x + HALF) × WRAP + y + HALF"""
MOVES: Final = 159932


def place(x: int, y: int) -> int:
    """The move that puts a tile's upper left square at x, y."""
    return TILE_AT + (x + HALF) % WRAP * WRAP + (y + HALF) % WRAP


def kind_of(move: int) -> int:
    """A move regardless of its square, place and orientation; a completion keeps its square.

    >>> kind_of(place(2, 0)) == kind_of(place(-2, 1)), kind_of(QUILL) == kind_of(QUILL + 1)
    (True, False)
    """
    if move >= TILE_AT:
        return TILE_AT
    if NUMBER <= move < LIFT_TILE:
        return move - (move - NUMBER) % SQUARES
    if FILL <= move < NUMBER:
        return move - (move - FILL) % SQUARES
    if COVER <= move < FILL:
        return COVER
    return TURN if TURN <= move < DONE else move


def _texts() -> list[str]:
    squares = [square_name(k) for k in range(SQUARES)]
    return (
        [f"quill {k + 1}" for k in range(QUILLS)]
        + [f"pass {n}" for n in range(3)]
        + ["cross"]
        + [f"turned {k}{flip}" for flip in ("", " flipped") for k in range(4)]
        + ["done", "leave bonus"]
        + [f"jokers {n}" for n in range(MOST_BOTTLES + 1)]
        + [f"back {n}" for n in (1, 2)]
        + [f"shift {n}" for n in (1, 2, 3)]
        + [f"fetch {k + 1}" for k in range(QUILLS)]
        + [f"complete {square}" for square in squares]
        + [f"cover {square} {side}" for square in squares for side in ("right", "down")]
        + [f"fill {square}" for square in squares]
        + [f"fill {square} with a joker" for square in squares]
        + [f"spot on {square}" for square in squares]
        + [f"lift {square}" for square in squares]
        + [f"set on {square}" for square in squares]
        + [f"take off {square}" for square in squares]
        + [f"uncover {square}" for square in squares]
        + [f"number {n} on {square}" for n in NUMBERS for square in squares]
        + [f"{colour} on {square}" for colour in COLOURS for square in squares]
        + [f"lift tile {k}" for k in range(TILES)]
    )


NOTATION: Final = Notation("INK", _texts())
"""All moves except places, of which there are too many for a table."""
assert len(NOTATION.texts) == TILE_AT
assert MOVES == TILE_AT + WRAP * WRAP

_PLACE: Final = re.compile(r"tile at (-?[0-9]{1,3}),(-?[0-9]{1,3})")


def text(move: int) -> str:
    if TILE_AT <= move < MOVES:
        code = move - TILE_AT
        return f"tile at {code // WRAP - HALF},{code % WRAP - HALF}"
    if move >= MOVES:
        raise BadMove(f"INK has moves 0 to {MOVES - 1}; {move} is none of them.")
    return NOTATION.text(move)


def parse(text: str) -> int:
    match = _PLACE.fullmatch(" ".join(text.split()).casefold())
    if match is None:
        return NOTATION.parse(text)
    x, y = int(match[1]), int(match[2])
    if not (-HALF <= x < HALF and -HALF <= y < HALF):
        raise BadMove(f"INK has no place {x},{y}: no painting can reach so far.")
    return place(x, y)
