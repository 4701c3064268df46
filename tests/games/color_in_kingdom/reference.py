"""The longest path by two other ways, slow and plain, to compare with.

`by_layers` tries all sets of spaces that a path can have walked: for small groups. `swept` is the
search as it was before it had to be quick: spaces in the order of their names, ways as tuples.
"""

from typing import Final


def by_layers(near: list[set[int]], spaces: list[int]) -> int:
    """Most spaces on one path: one layer for each length, with every set walked and its end."""
    here = set(spaces)
    layer = {(frozenset([space]), space) for space in spaces}
    length = 0
    while layer:
        length += 1
        layer = {
            (walked | {other}, other)
            for walked, end in layer
            for other in near[end] & here
            if other not in walked
        }
    return length


_INNER: Final = -1
"""Instead of a mate: the path goes through this space."""
_LOOSE: Final = -2
"""Instead of a mate: the other end of the path lies behind the sweep for good."""

Mates = tuple[int, ...]
"""For each space on the edge of the sweep the other end of its path, itself if it is on none."""


def swept(near: list[set[int]], spaces: list[int], known: int) -> int:
    """The longest path of a group, where one of length `known` is known."""
    sweep = _Sweep(len(spaces), known)
    for k, space in enumerate(spaces):
        later = spaces[k + 1 :]
        sweep.take_up(space)
        for other in sweep.edge[:-1]:
            if other in near[space]:
                sweep.join(sweep.edge.index(other))
        for old in sweep.edge[:]:
            if not near[old] & set(later):
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
