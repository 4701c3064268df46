"""The features of a player's position, for bots: bottles played, and areas that will take more.

A bot adds up these numbers, each times its weight from `weights.json`. An area with an open
objective counts for the bottles it would play, by how many squares it is short of the objective.
"""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.ints import i64, vec
from paintpot.core.weights import read_weights
from paintpot.games.ink.areas import MOST_ROOM, NO_NUMBER, forget, gather, marks_of, trail_for
from paintpot.games.ink.names import BONUSES, BOTTLES, QUILLS
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.painting import BLOCKED
from paintpot.games.ink.table import OVER, InkTable
from paintpot.games.ink.tiles import BOX, COLOUR, CROSSED, MARK, N_TILES, SEEN

WEIGHTS: Final = read_weights(Path(__file__).with_name("weights.json"))

# Where each feature stands. These three count until the game ends,
POINTS: Final = 0
FINISHED: Final = 1
BLACK: Final = 2
# then come stocks and the Lead,
NO_JOKERS: Final = 3
"""There are none, though there are bottles on the palette."""
FEW_JOKERS: Final = 4
MORE_JOKERS: Final = 5
FEW_ON_PALETTE: Final = 6
MORE_ON_PALETTE: Final = 7
LAST_BOTTLES: Final = 8
LEAD: Final = 9
LEAD_FAR: Final = 10
LEAD_AT_END: Final = 11
TILE_AHEAD: Final = 12
"""The most marks on a tile that can be taken without crossing START."""
# the bottles of areas with an objective, by how many squares they are short: 0, 1, 2, more,
BEST: Final = 13
"""of the area that would play most,"""
REST: Final = 17
"""and of the others together;"""
FITTING: Final = 21
"""those of them in a colour of the palette,"""
SURPLUS: Final = 22
"""places for bottles beyond those that are left,"""
WALLED: Final = 23
"""bottles of areas that cannot grow,"""
NARROW: Final = 24
"""and of areas that hardly can;"""
SPARE: Final = 25
"""further objectives of the same areas;"""
# areas without an objective: spots, squares beyond the first early and late in the game,
SPOTS: Final = 26
OTHER_SPOTS: Final = 27
SPOTS_TOGETHER: Final = 28
"""spots beyond an area's first,"""
SQUARES_EARLY: Final = 29
SQUARES_LATE: Final = 30
RICH: Final = 31
"""an area's spots times its squares,"""
BIG: Final = 32
"""areas of three squares or more;"""
# bottles on the palette without such a place, places for more jokers than there are,
PALETTE_STUCK: Final = 33
JOKERS_WANTED: Final = 34
COVERED: Final = 35
"""squares under X and XX,"""
BONUS: Final = 35
"""+ a bonus action, 1 to 12: how near an objective is that gives it, 3 if it is there."""
IN_PLAY: Final = BONUS + BONUSES + 1
"""There is more to come. Without this feature, the end of the game would look better than it is,
since the costs of playing on disappear."""
COUNT: Final = IN_PLAY + 1

PALETTE_FEATURES: Final = (WEIGHTS.features[FITTING], WEIGHTS.features[SPOTS])
"""The features in which the colours of the palette card count."""

_BLANK: Final = vec[i64]([0] * COUNT)
# How far numbers of bottles, and of squares, are counted.
_FEW: Final = 3
_MANY: Final = 8
_LAST: Final = 4
_BIG: Final = 3
_HUGE: Final = 6
_FAR: Final = 3
"""The cap on how many squares an area is short."""
_MARKS: Final = vec[i64](
    [len([mark for _, mark in BOX.look(tile, 0)[0] if mark]) for tile in range(N_TILES)]
)
"""The number of spots and numbers on each tile."""


def features_of(table: InkTable, seat: i64) -> vec[i64]:
    """A seat's position as numbers, in the order above."""
    painter = table.painters[seat]
    out = _BLANK[:]
    own = painter.own()
    out[POINTS] = _points(painter, own)
    out[BLACK] = painter.black
    if not own and painter.tier == table.tie_round:
        out[FINISHED] = 1
    if _is_done(table, seat):
        return out
    out[IN_PLAY] = 1
    _add_stocks(table, painter, own, out)
    grid, width = painter.grid, painter.width
    squares = painter.squares()
    horizon = _horizon(table)
    trail = trail_for(squares)
    n: i64 = 0
    for tile in range(squares // 4):
        home = painter.homes[tile]
        for corner in range(i64(4)):
            cell = home + (corner & 1) + (width if corner > 1 else 0)
            word = grid[cell]
            if word & (BLOCKED | SEEN):
                if word & CROSSED:
                    out[COVERED] += 1
                continue
            first = n
            found = gather(grid, width, cell, trail, n)
            n = found >> 2
            if n - first > 1 or word & MARK:
                marks = marks_of(grid, trail, first, n)
                fits = painter.fits & BIT[word & COLOUR] != 0
                if marks & 15 == NO_NUMBER:
                    _add_plain(out, n - first, marks >> 4, fits, found & 3, horizon)
                else:
                    _add_objective(table, painter, out, n - first, marks, fits, found & 3)
    forget(grid, trail, n)
    _cap(painter, own, out)
    return out


def _points(painter: Painter, own: i64) -> i64:
    """As in `scoring.py`."""
    if painter.settled < 0:
        return BOTTLES - own + painter.black
    return (BOTTLES if painter.tier else BOTTLES - own) + painter.settled


def _is_done(table: InkTable, seat: i64) -> bool:
    """Whether this seat has had its last turn, so that nothing it could still do counts."""
    if table.stage == OVER or not table.seated & BIT[seat]:
        return True
    ended = table.turn_ended()
    seats = table.seats
    if seats == 1:
        return ended and (not table.painters[0].own() or table.rival_left == 1)
    if not table.last and not table.short:
        return False
    had = (table.turn - table.first) % seats + (1 if ended else 0)
    return (seat - table.first) % seats < had


def _horizon(table: InkTable) -> i64:
    """The fewest bottles that any player has left: the game ends when there are none."""
    least = table.rival_left
    for painter in table.painters:
        own = painter.own()
        if own < least:
            least = own
    return least


def _add_stocks(table: InkTable, painter: Painter, own: i64, out: vec[i64]) -> None:
    jokers, palette, lead = painter.jokers, painter.palette, painter.lead
    if palette and not jokers:
        out[NO_JOKERS] = 1
    out[FEW_JOKERS] = jokers if jokers < _FEW else _FEW
    out[MORE_JOKERS] = _more(jokers)
    out[FEW_ON_PALETTE] = palette if palette < _FEW else _FEW
    out[MORE_ON_PALETTE] = _more(palette)
    out[LAST_BOTTLES] = own if own < _LAST else _LAST
    out[LEAD] = lead
    if lead >= QUILLS - 1:
        out[LEAD_FAR] = 1
        if lead == QUILLS:
            out[LEAD_AT_END] = 1
    best: i64 = 0
    for quill in range(lead + 1, i64(QUILLS + 1)):
        tile = table.quills[quill]
        if tile >= 0 and _MARKS[tile] > best:
            best = _MARKS[tile]
    out[TILE_AHEAD] = best


def _more(bottles: i64) -> i64:
    """The excess over a few, up to a limit."""
    if bottles <= _FEW:
        return 0
    return (bottles if bottles < _MANY else _MANY) - _FEW


def _add_plain(out: vec[i64], size: i64, spots: i64, fits: bool, room: i64, horizon: i64) -> None:
    """An area without an objective."""
    if not room:
        return
    out[SPOTS if fits else OTHER_SPOTS] += spots
    if size < 2:
        return
    out[SQUARES_EARLY] += (size - 1) * horizon
    out[SQUARES_LATE] += (size - 1) * (BOTTLES - horizon)
    if size >= _BIG:
        out[BIG] += 1
    if spots:
        out[RICH] += spots * (size if size < _HUGE else _HUGE)
        out[SPOTS_TOGETHER] += spots - 1


def _add_objective(
    table: InkTable, painter: Painter, out: vec[i64], size: i64, marks: i64, fits: bool, room: i64
) -> None:
    """An area with objectives; of several, the lowest counts."""
    number = marks & 15
    bottles = (marks >> 4 & 4095) + 1
    limit = painter.own() if fits else painter.jokers
    if bottles > limit:
        bottles = limit
    if not room:
        out[WALLED] += bottles
        return
    if room < MOST_ROOM:
        out[NARROW] += bottles
    out[SPARE] += marks >> 16
    short: i64 = number - size if number > size else 0
    if short > _FAR:
        short = _FAR
    if bottles > out[BEST + short]:
        out[REST + short] += out[BEST + short]
        out[BEST + short] = bottles
    else:
        out[REST + short] += bottles
    out[FITTING if fits else JOKERS_WANTED] += bottles
    slot = table.slot_of[number]
    if slot >= 0:
        bonus: i64 = BONUS + table.slots[slot]
        if out[bonus] < _FAR - short:
            out[bonus] = _FAR - short


def _cap(painter: Painter, own: i64, out: vec[i64]) -> None:
    """No more bottles count than there are, starting with those that will be played soonest."""
    left = own
    surplus: i64 = 0
    for k in range(i64(_FAR + 1)):
        n = out[BEST + k]
        if n > left:
            surplus += n - left
            out[BEST + k] = left
            n = left
        left -= n
        n = out[REST + k]
        if n > left:
            surplus += n - left
            out[REST + k] = left
            n = left
        left -= n
    n = out[SPOTS]
    if n > left:
        surplus += n - left
        out[SPOTS] = left
        n = left
    left -= n
    n = out[OTHER_SPOTS]
    if n > left:
        surplus += n - left
        out[OTHER_SPOTS] = left
    out[SURPLUS] = surplus
    n = painter.palette - out[FITTING]
    if n > 0:
        out[PALETTE_STUCK] = n
    n = out[JOKERS_WANTED] - painter.jokers
    out[JOKERS_WANTED] = n if n > 0 else 0
