"""The path through a group of spaces that misses the fewest of them.

A frontier DP: spaces enter the frontier one by one, each joined to earlier neighbours in all ways,
and leave it when no later space can reach them. Of all partial solutions with the same frontier
only the one that missed the fewest spaces matters. A frontier is a number with four bits for each
place:

    FREE    the space is on no path yet
    INNER   a path goes through it
    LOOSE   a path ends here whose other end was swept already and is final
    MATE + k    a path ends here whose other end is at place k
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, size
from paintpot.core.ints import i64, vec

NONE: Final = -1
"""More than any path misses."""
SPENT: Final = -2
"""The budget was spent before the answer was known."""

_FREE: Final = 0
_INNER: Final = 1
_LOOSE: Final = 2
_MATE: Final = 3
_PLACES: Final = 13
"""Maximum width of the frontier, so that every digit is below 16."""
_STARTS: Final = 6

_UNIT: Final = vec[i64]([16**k for k in range(_PLACES)])
"""The factor of each digit."""


class Budget:
    """Remaining steps: one for each partial solution examined."""

    def __init__(self, steps: int) -> None:
        self.left: i64 = steps


class Sweeper:
    """A group of spaces and the order in which it is swept."""

    def __init__(self, near: vec[i64], group: i64, budget: Budget) -> None:
        self.near = near
        self.group: i64 = group
        self.budget = budget
        self.order, self.width = _order(near, group)
        self.ends: i64 = 0
        """Spaces with at most one neighbour: a path begins or ends there, or misses them."""
        for space in self.order:
            if _is_end(near, group, space):
                self.ends |= BIT[space]

    def missed(self, most: i64, beam: i64 = 0) -> i64:
        """The fewest spaces that any path misses, if at most `most`; or NONE, or SPENT.

        With a beam, only that many partial solutions are kept, those that missed least: the path
        found may not be the longest, and NONE proves nothing.
        """
        near, budget = self.near, self.budget
        if self.width > _PLACES:
            budget.left = 0
        if budget.left <= 0:
            return SPENT
        sweep = _Sweep(len(self.order), most, budget)
        later = self.group
        for space in self.order:
            later &= ~BIT[space]
            sweep.take_up(space)
            for place in range(_PLACES):
                other = sweep.space[place]
                if other >= 0 and other != space and near[space] & BIT[other]:
                    sweep.join(place)
            sweep.ends = size(self.ends & later)
            for place in range(_PLACES):
                other = sweep.space[place]
                if other >= 0 and not near[other] & later:
                    sweep.leave(place)
            if budget.left <= 0:
                return SPENT
            if beam and len(sweep.ways) > beam:
                sweep.narrow(beam)
        return sweep.found if sweep.found <= most else NONE


def _is_end(near: vec[i64], group: i64, space: i64) -> bool:
    ways = near[space] & group
    return ways & (ways - 1) == 0


def _order(near: vec[i64], group: i64) -> tuple[list[int], i64]:
    """An order of the spaces that keeps the frontier short, and its maximum width."""
    best: list[int] = []
    least: i64 = -1
    width: i64 = 0
    starts = group
    tried = 0
    while starts and tried < _STARTS:
        # Those with the fewest neighbours first: corners are good places to start.
        start = fewest_ways(near, starts, group)
        starts &= ~BIT[start]
        tried += 1
        order, cost, wide = _order_from(near, group, start)
        if least < 0 or cost < least:
            best, least, width = order, cost, wide
    return best, width


def fewest_ways(near: vec[i64], spaces: i64, group: i64) -> i64:
    """The space of a group with the fewest unvisited neighbours: it is the easiest to miss."""
    best: i64 = -1
    fewest: i64 = 99
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        space = INDEX[low % 67]
        ways = size(near[space] & group)
        if ways < fewest:
            fewest = ways
            best = space
    return best


def _order_from(near: vec[i64], group: i64, start: i64) -> tuple[list[int], i64, i64]:
    """The next space is always the one that leaves the shortest frontier; with its cost and maximum
    width."""
    order: list[int] = []
    later = group
    edge: i64 = 0
    cost: i64 = 0
    width: i64 = 0
    space = start
    while True:
        order.append(int(space))
        later &= ~BIT[space]
        edge |= BIT[space]
        width = max(width, size(edge))
        edge = _still_open(near, edge, later)
        cost += BIT[2 * min(size(edge), 25)]
        if not later:
            return order, cost, width
        space = _next(near, edge, later)


def _still_open(near: vec[i64], edge: i64, later: i64) -> i64:
    """The spaces of a frontier that later ones can reach."""
    rest = edge
    while rest:
        low = rest & -rest
        rest ^= low
        if not near[INDEX[low % 67]] & later:
            edge ^= low
    return edge


def _next(near: vec[i64], edge: i64, later: i64) -> i64:
    best: i64 = -1
    shortest: i64 = 9999
    reach: i64 = 0
    rest = edge
    while rest:
        low = rest & -rest
        rest ^= low
        reach |= near[INDEX[low % 67]]
    rest = reach & later
    while rest:
        low = rest & -rest
        rest ^= low
        space = INDEX[low % 67]
        grown = _still_open(near, edge | low, later & ~low)
        # Of those that leave frontiers of the same length, the one with the fewest unvisited
        # neighbours.
        length = size(grown) * 64 + size(near[space] & later)
        if length < shortest:
            shortest = length
            best = space
    return best


class _Sweep:
    """All partial solutions, with the number of spaces that each has missed."""

    def __init__(self, total: int, most: i64, budget: Budget) -> None:
        self.most: i64 = most
        self.budget = budget
        self.later: i64 = total
        """The number of spaces not swept yet."""
        self.found: i64 = most + 1
        """The number of spaces missed by the best complete path."""
        self.space: list[int] = [-1] * _PLACES
        """The space at each place of the frontier, or −1."""
        self.newest: i64 = 0
        """The place of the latest space."""
        self.ends: i64 = 0
        """The number of path ends still available: a path has at most two."""
        self.ways: dict[int, int] = {0: 0}

    def take_up(self, space: int) -> None:
        self.later -= 1
        self.newest = self.space.index(-1)
        self.space[self.newest] = space

    def join(self, place: i64) -> None:
        """In every partial solution, a path may go from the space at a place to the latest one."""
        a, b = 4 * place, 4 * self.newest
        unit_a, unit_b = _UNIT[place], _UNIT[self.newest]
        to_a, to_b = _MATE + place, _MATE + self.newest
        ways = dict(self.ways)
        self.budget.left -= len(ways)
        if self.budget.left <= 0:
            return
        for way, missed in self.ways.items():
            new: i64 = way
            one: i64 = (new >> a) & 15
            two: i64 = (new >> b) & 15
            if one == _INNER or two in (_INNER, to_a):
                continue
            if one == _FREE:
                if two == _FREE:
                    new += to_b * unit_a + to_a * unit_b
                else:
                    # The path that ended at the new space now ends at the old one.
                    new += two * unit_a + (_INNER - two) * unit_b
                    if two >= _MATE:
                        new += (to_a - to_b) * _UNIT[two - _MATE]
            elif two == _FREE:
                new += one * unit_b + (_INNER - one) * unit_a
                if one >= _MATE:
                    new += (to_b - to_a) * _UNIT[one - _MATE]
            else:
                new += (_INNER - one) * unit_a + (_INNER - two) * unit_b
                if one == _LOOSE and two == _LOOSE:
                    self._finish(new, missed)
                    continue
                if one >= _MATE:
                    new += (two - to_a) * _UNIT[one - _MATE]
                if two >= _MATE:
                    new += (one - to_b) * _UNIT[two - _MATE]
            key = int(new)
            if ways.get(key, 99) > missed:
                ways[key] = missed
        self.ways = ways

    def leave(self, place: i64) -> None:
        """A space that later ones cannot reach leaves the frontier."""
        self.space[place] = -1
        self.budget.left -= len(self.ways)
        if self.budget.left <= 0:
            return
        shift, unit = 4 * place, _UNIT[place]
        ways: dict[int, int] = {}
        for way, missed in self.ways.items():
            new: i64 = way
            end: i64 = (new >> shift) & 15
            new -= end * unit
            if end == _LOOSE:
                self._finish(new, missed)
                continue
            if end == _FREE:
                missed += 1
                if missed > self.most:
                    continue
            elif end >= _MATE:
                if _loose_ends(new) == 2:
                    continue
                new += (_LOOSE - _MATE - place) * _UNIT[end - _MATE]
            if self.ends and missed + _loose_ends(new) + self.ends - 2 > self.most:
                continue
            key = int(new)
            if ways.get(key, 99) > missed:
                ways[key] = missed
        self.ways = ways

    def narrow(self, most: i64) -> None:
        """Keep only this many, those that missed least."""
        kept = sorted([(missed, way) for way, missed in self.ways.items()])[:most]
        self.ways = {way: missed for missed, way in kept}

    def _finish(self, way: i64, missed: i64) -> None:
        """Both ends of a path are fixed: it counts if no other path was begun."""
        total = missed + self.later
        for place in range(i64(_PLACES)):
            digit = (way >> (4 * place)) & 15
            if digit > _INNER:
                return
            if digit == _FREE and self.space[place] >= 0:
                total += 1
        if total < self.found:
            self.found = total


def _loose_ends(way: i64) -> i64:
    n: i64 = 0
    while way:
        if way & 15 == _LOOSE:
            n += 1
        way >>= 4
    return n
