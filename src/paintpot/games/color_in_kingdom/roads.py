"""The longest road, exactly (CK-A12): most spaces on one path that uses none of them twice.

Each connected group of roads is walked first, and if a path goes through all of it there is
nothing left to look for. Otherwise the group is swept space by space, with every way to thread it
followed at once: that settles the matter for any shape, in a time that does not explode.
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, members, size
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec

_STARTS: Final = 4
_TURNS: Final = 80
"""Steps of a walk from one start, times the spaces of the group."""
_REMEMBERED: Final = 4096


def longest_road(near: vec[i64], roads: i64, known: dict[int, int]) -> i64:
    """The spaces of the longest road; `known` keeps what was worked out before."""
    key = int(roads)
    if key in known:
        return known[key]
    best: i64 = 0
    rest = roads
    while rest:
        group = group_of(near, rest, rest & -rest)
        rest &= ~group
        if size(group) > best:
            best = max(best, _longest_in(near, group))
    if len(known) >= _REMEMBERED:
        known.clear()
    known[key] = int(best)
    return best


def group_of(near: vec[i64], spaces: i64, start: i64) -> i64:
    """The spaces connected with those to start from, themselves included."""
    group = start
    edge = start
    while edge:
        low = edge & -edge
        edge ^= low
        new = near[INDEX[low % 67]] & spaces & ~group
        group |= new
        edge |= new
    return group


def _longest_in(near: vec[i64], group: i64) -> i64:
    walked = _walked(near, group)
    if walked == size(group):
        return walked
    return swept(near, members(group), int(walked))


def _walked(near: vec[i64], group: i64) -> i64:
    """The spaces of a long path: often, but not surely, of the longest one.

    Where a path cannot go on it is turned: from one of its ends to a space it went through, and
    what lay behind that one is walked backwards, so that the path has another end.
    """
    dice = Dice("roads")
    best: i64 = 0
    starts = _by_ways(near, group, group)
    for start in starts[:_STARTS]:
        path = [start]
        left = group & ~BIT[start]
        for _ in range(_TURNS * len(starts)):
            ahead = near[path[-1]] & left
            if ahead:
                path.append(_by_ways(near, ahead, left)[0])
                left &= ~BIT[path[-1]]
                continue
            best = max(best, len(path))
            if dice.below(2):
                path.reverse()
            ways = [k for k in range(len(path) - 2) if near[path[-1]] & BIT[path[k]]]
            if not left:
                break
            if not ways:
                continue
            turn = ways[dice.below(len(ways))] + 1
            path[turn:] = path[turn:][::-1]
        best = max(best, len(path))
        if best == len(starts):
            break
    return best


def _by_ways(near: vec[i64], spaces: i64, left: i64) -> list[int]:
    """Those with the fewest ways on first: they are the easiest to miss."""
    ways = [(int(size(near[space] & left)), space) for space in members(spaces)]
    ways.sort()
    return [space for _, space in ways]


# -- the sweep

_INNER: Final = -1
"""Instead of a mate: the path goes through this space."""
_LOOSE: Final = -2
"""Instead of a mate: the other end of the path lies behind the sweep for good."""

Mates = tuple[int, ...]
"""For each space on the edge of the sweep the other end of its path, itself if it is on none."""


def swept(near: vec[i64], spaces: list[int], known: int) -> int:
    """The longest path of a group, where one of length `known` is known."""
    sweep = _Sweep(len(spaces), known)
    for k, space in enumerate(spaces):
        later = spaces[k + 1 :]
        sweep.take_up(space)
        for other in sweep.edge[:-1]:
            if near[space] & BIT[other]:
                sweep.join(sweep.edge.index(other))
        for old in sweep.edge[:]:
            if not any([near[old] & BIT[other] for other in later]):
                sweep.leave(old)
    return sweep.best


class _Sweep:
    """Spaces are taken up one by one, each joined to earlier ones in all ways.

    Of all ways that leave the same ends open only the one that missed the fewest spaces matters,
    and none that missed too many to become better than what is known.
    """

    def __init__(self, total: int, known: int) -> None:
        self.total = total
        self.best = known
        self.taken = 0
        self.edge: list[int] = []
        self.ways: dict[Mates, int] = {(): 0}
        """How many spaces each way has missed."""

    def take_up(self, space: int) -> None:
        self.taken += 1
        self.edge.append(space)
        self.ways = {(*mates, space): missed for mates, missed in self.ways.items()}

    def join(self, a: int) -> None:
        """Every way may go from the space at `a` to the one just taken up."""
        b = len(self.edge) - 1
        ways = dict(self.ways)
        for mates, missed in self.ways.items():
            one, two = mates[a], mates[b]
            if one == _INNER or two == _INNER or one == self.edge[b]:
                continue
            new = list(mates)
            new[a] = new[b] = _INNER
            if one == _LOOSE and two == _LOOSE:
                self._finish(new, missed)
                continue
            if one != _LOOSE:
                new[self.edge.index(one)] = two
            if two != _LOOSE:
                new[self.edge.index(two)] = one
            _keep(ways, tuple(new), missed)
        self.ways = ways

    def leave(self, old: int) -> None:
        """A space that later ones cannot reach leaves the edge."""
        at = self.edge.index(old)
        self.edge.pop(at)
        ways: dict[Mates, int] = {}
        for mates, missed in self.ways.items():
            mate = mates[at]
            new = list(mates[:at] + mates[at + 1 :])
            if mate == _LOOSE:
                self._finish(new, missed)
                continue
            if mate == old:
                missed += 1
            elif mate != _INNER:
                new[self.edge.index(mate)] = _LOOSE
            if self.total - missed > self.best and new.count(_LOOSE) <= 2:
                _keep(ways, tuple(new), missed)
        self.ways = ways

    def _finish(self, mates: list[int], missed: int) -> None:
        """Both ends of a path are fixed: it counts if nothing else was begun."""
        free = 0
        for k, mate in enumerate(mates):
            if mate == self.edge[k]:
                free += 1
            elif mate != _INNER:
                return
        self.best = max(self.best, self.taken - missed - free)


def _keep(ways: dict[Mates, int], mates: Mates, missed: int) -> None:
    if mates not in ways or ways[mates] > missed:
        ways[mates] = missed
