"""The moves that rollouts consider: all legal moves except those that are rarely good.

A tile is placed and turned so that its colours help most, objectives are completed whenever
possible, and a bonus is always used.
"""

from typing import Final

from paintpot.core.bits import BIT, room
from paintpot.core.ints import append, i64, vec
from paintpot.games.ink.areas import NO_NUMBER, forget, gather, marks_of, trail_for
from paintpot.games.ink.moves import (
    COLOUR,
    COVER,
    CROSS,
    FILL_JOKER,
    LEAVE,
    NUMBER,
    PASS,
    SPOT,
    TURN,
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
    SQUARES,
    WHITE_SPOT,
)
from paintpot.games.ink.painter import LEAST, Painter
from paintpot.games.ink.painting import BLOCKED, Painting
from paintpot.games.ink.table import (
    COMPLETING,
    COVERING,
    EMPTY,
    IN_BONUS,
    PLACING,
    SPLITTING,
    TURN_BEGINS,
    TURNING,
)
from paintpot.games.ink.tiles import BOTTLE, FACES, MARK, MARK_AT, SEEN
from paintpot.games.ink.tiles import COLOUR as COLOUR_BITS
from paintpot.games.ink.turn import Turn

_FEW_QUILLS: Final = 2
"""With at most this many ahead, crossing START is an idea."""
_ALL: Final = 2**N_COLOURS - 1


def ideas_of(state: Turn, seat: i64) -> vec[i64]:
    """Some of the moves open to a seat, at least one if there are any."""
    fan = state.fan(seat)
    n: i64 = len(fan)
    if n < 2:
        return fan
    painter = state.painters[seat]
    stage = state.stage
    if stage in (PLACING, TURNING):
        if state.lifted == EMPTY:
            return _layings(painter, fan, state.hand, state.spot)
        rest = painter.without(state.lifted)
        return _layings(rest, fan, painter.faces[state.lifted] // 8, state.spot)
    if stage == COMPLETING:
        return fan[: n - 1]  # all but being done
    if stage == SPLITTING:
        return fan[:1]  # with the fewest jokers
    if stage == TURN_BEGINS:
        return _openings(fan)
    if stage == COVERING:
        return _covers(painter, fan)
    return _uses(state, painter, fan) if stage == IN_BONUS else fan


def _openings(fan: vec[i64]) -> vec[i64]:
    """No pass where a tile can be taken."""
    n: i64 = 0
    while n < len(fan) and fan[n] < PASS:
        n += 1
    if n <= _FEW_QUILLS and fan[n] == CROSS:
        n += 1
    return fan[:n] if n else fan[len(fan) - 1 :]


# -- laying a tile


def _layings(painting: Painting, fan: vec[i64], tile: i64, spot: i64) -> vec[i64]:
    """Places, or orientations once there is one, that help the areas around."""
    shown: i64 = 0
    for corner in range(i64(4)):
        shown |= BIT[FACES[tile * 32 + corner] & COLOUR_BITS]
    heat = _heat(painting, shown)
    scores = room()
    if spot:
        cell = painting.place_cell(spot)
        for n in range(i64(len(fan))):
            scores = append(scores, _meeting(painting, heat, cell, tile * 8 + fan[n] - TURN))
        return _good_ones(fan, scores, 2, 3)
    for n in range(i64(len(fan))):
        scores = append(scores, _around(heat, painting.place_cell(fan[n]), painting.width))
    return _good_ones(fan, scores, 1, 2)


def _heat(painting: Painting, shown: i64) -> vec[i64]:
    """By cell, how much it helps to lay its own colour beside it, if that is among those shown.

    0 or less where it does not help.
    """
    grid, width = painting.grid, painting.width
    heat = grid[:]
    squares = painting.squares()
    trail = trail_for(squares)
    n: i64 = 0
    for square in range(squares):
        cell = painting.square_cell(square)
        word = grid[cell]
        if word <= 0 or word & SEEN:
            continue
        if word & BLOCKED or not shown & BIT[word & COLOUR_BITS]:
            heat[cell] = 0
            continue
        first = n
        n = gather(grid, width, cell, trail, n) >> 2
        marks = marks_of(grid, trail, first, n)
        warm = _warmth(n - first, marks & 15, marks >> 4 & 4095)
        for k in range(first, n):
            heat[trail[k]] = warm
    forget(grid, trail, n)
    return heat


def _warmth(size: i64, number: i64, spots: i64) -> i64:
    """An area that will soon play many bottles is best; one without an objective may get one."""
    if number == NO_NUMBER:
        return 1 + spots * 2 + (size if size < 4 else 4)
    short = number - size
    return (spots + 1) * (8 if short < 2 else 5 if short == 2 else 3)


def _around(heat: vec[i64], cell: i64, width: i64) -> i64:
    """What a tile at a place may help: everything that shares a side with it."""
    below = cell + width
    return (
        _warm(heat[cell - width])
        + _warm(heat[cell - width + 1])
        + _warm(heat[cell - 1])
        + _warm(heat[cell + 2])
        + _warm(heat[below - 1])
        + _warm(heat[below + 2])
        + _warm(heat[below + width])
        + _warm(heat[below + width + 1])
    )


def _warm(heat: i64) -> i64:
    return heat if heat > 0 else 0


def _meeting(painting: Painting, heat: vec[i64], cell: i64, face: i64) -> i64:
    """What a tile helps as it lies: squares of its own colours that share a side with it."""
    grid, width = painting.grid, painting.width
    score: i64 = 0
    for corner in range(i64(4)):
        colour = FACES[face * 4 + corner] & COLOUR_BITS
        here = cell + (corner & 1) + (width if corner > 1 else 0)
        beside = here + 1 if corner & 1 else here - 1
        if heat[beside] > 0 and grid[beside] & COLOUR_BITS == colour:
            score += heat[beside]
        beside = here + width if corner > 1 else here - width
        if heat[beside] > 0 and grid[beside] & COLOUR_BITS == colour:
            score += heat[beside]
    return score


def _good_ones(fan: vec[i64], scores: vec[i64], part: i64, whole: i64) -> vec[i64]:
    """The moves with at least this share of the best score."""
    best: i64 = 0
    for n in range(i64(len(fan))):
        if scores[n] > best:
            best = scores[n]
    out = room()
    for n in range(i64(len(fan))):
        if scores[n] * whole >= best * part:
            out = append(out, fan[n])
    return out


# -- tokens and bonus actions


def _covers(painter: Painter, fan: vec[i64]) -> vec[i64]:
    """Places where a token covers what matters least."""
    out = room()
    least: i64 = 100
    for n in range(i64(len(fan))):
        pair: i64 = fan[n] - COVER
        cell = painter.square_cell(pair // 2)
        other = cell + painter.width if pair % 2 else cell + 1
        loss = _loss(painter.grid[cell]) + _loss(painter.grid[other])
        if loss < least:
            least = loss
            out = room()
        if loss == least:
            out = append(out, fan[n])
    return out


def _loss(word: i64) -> i64:
    if word & BOTTLE:
        return 6
    mark = (word & MARK) >> MARK_AT
    return 4 if mark >= LEAST else 2 if mark else 0


def _uses(state: Turn, painter: Painter, fan: vec[i64]) -> vec[i64]:
    """A bonus is used, and in full; only moving things around may do harm, and may be left out."""
    bonus = state.bonus
    if bonus in (MOVE_BOTTLES, MOVE_TILE):
        return fan
    n: i64 = len(fan)
    if fan[n - 1] == LEAVE:
        n -= 1
    if bonus in (LEAD_BACK, MORE_JOKERS):
        return fan[n - 1 : n]
    if bonus == WHITE_SPOT:
        return _warm_squares(painter, fan[:n])
    if bonus not in (NUMBER_TOKEN, COLOUR_TOKEN, FILL_TILE):
        return fan[:n]
    out = room()
    for k in range(n):
        if _is_useful(painter, fan[k]):
            out = append(out, fan[k])
    return out if len(out) else fan[n:]


def _is_useful(painter: Painter, move: i64) -> bool:
    """Of bonus actions that offer much: fill with the palette, lower a number, connect a colour."""
    if move < SPOT:
        return move < FILL_JOKER
    return _lowers(painter, move - NUMBER) if move < COLOUR else _joins(painter, move - COLOUR)


def _warm_squares(painter: Painter, fan: vec[i64]) -> vec[i64]:
    """Where a white spot will soon get a bottle."""
    heat = _heat(painter, _ALL)
    scores = room()
    for n in range(i64(len(fan))):
        scores = append(scores, heat[painter.square_cell(fan[n] - SPOT)])
    return _good_ones(fan, scores, 1, 2)


def _lowers(painter: Painter, use: i64) -> bool:
    """Whether a number token shows less than the number it covers."""
    cell = painter.square_cell(use % SQUARES)
    return use // SQUARES + LEAST < (painter.grid[cell] & MARK) >> MARK_AT


def _joins(painter: Painter, use: i64) -> bool:
    """Whether a colour token on a plain square connects areas of its colour."""
    grid, width = painter.grid, painter.width
    cell = painter.square_cell(use % SQUARES)
    colour = use // SQUARES
    return not grid[cell] & MARK and (
        _shows(grid[cell + 1], colour)
        or _shows(grid[cell - 1], colour)
        or _shows(grid[cell + width], colour)
        or _shows(grid[cell - width], colour)
    )


def _shows(word: i64, colour: i64) -> bool:
    return word > 0 and not word & BLOCKED and word & COLOUR_BITS == colour
