"""The longest road (CK-A12): most spaces on one path that uses none of them twice.

A greedy walk is tried first for each connected group of roads; if it visits the whole group, it is
the longest path. Otherwise the group is swept (`sweep.py`), first roughly and then exhaustively: is
there a path that misses no space, one that misses a few, and so on, until one is found or the best
known path is proved to be the longest.

The limit is a number of steps, never a time, so the result is the same on every machine (CK-A29).
Custom sheets get BUDGET steps. Built-in sheets get enough for an exact answer: the hardest roads
found by hill climbing need half a million.
"""

from typing import Final

from paintpot.core.bits import BIT, INDEX, members, size
from paintpot.core.dice import Dice
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import connected
from paintpot.games.color_in_kingdom.sweep import SPENT, Budget, Sweeper, fewest_ways

BUDGET: Final = 400_000
"""Steps of all sweeps for one player's roads."""
HOUSE_BUDGET: Final = 20 * BUDGET
_ROUNDS: Final = 250
"""How often a walk is changed at random before giving up."""
_BEAM: Final = 100
"""Partial solutions kept at first, to find a long path soon."""
_REMEMBERED: Final = 4096


def longest_road(near: vec[i64], roads: i64, known: dict[int, int], steps: int = BUDGET) -> i64:
    """The spaces of the longest road; `known` caches results."""
    key = int(roads)
    if key in known:
        return known[key]
    best = searched(near, roads, Budget(steps))
    if len(known) >= _REMEMBERED:
        known.clear()
    known[key] = int(best)
    return best


def searched(near: vec[i64], roads: i64, budget: Budget) -> i64:
    """The spaces of the longest road; certainly the longest if the budget is not spent."""
    groups: list[tuple[int, int]] = []
    rest = roads
    while rest:
        group = connected(near, rest, rest & -rest)
        rest &= ~group
        groups.append((-int(size(group)), int(group)))
    groups.sort()
    best: i64 = 0
    for negative, group in groups:
        if -negative > best:
            best = max(best, _longest_in(near, group, best, budget))
    return best


def _longest_in(near: vec[i64], group: i64, known: i64, budget: Budget) -> i64:
    """The longest path of a group, or `known` if it is no longer than that."""
    total = size(group)
    best = max(known, walked(near, group))
    if best >= total:
        return best
    sweeper = Sweeper(near, group, budget)
    # Of all dead ends only two are on a path.
    missed = max(size(sweeper.ends) - 2, 0)
    if total - missed <= best:
        return best
    found = sweeper.missed(total - best - 1, _BEAM)
    if found >= 0:
        best = total - found
    step: i64 = 1
    while total - missed > best:
        # Whether a path misses at most this many. Each failure doubles the step to the next try.
        most = min(missed + step - 1, total - best - 1)
        found = sweeper.missed(most)
        if found == SPENT:
            break
        if found >= 0:
            return total - found
        missed = most + 1
        step *= 2
    return best


# -- the walk


def walked(near: vec[i64], group: i64) -> i64:
    """The spaces of a long path: often, but not certainly, the longest one."""
    walk = _Walk(near, group)
    best: i64 = 0
    for _ in range(_ROUNDS):
        walk.grow()
        best = max(best, len(walk.path))
        if not walk.left:
            break
        walk.change()
    return best


class _Walk:
    """A path that is extended as far as possible and then changed at random."""

    def __init__(self, near: vec[i64], group: i64) -> None:
        self.near = near
        self.dice = Dice("roads")
        start = fewest_ways(near, group, group)
        self.path: list[int] = [int(start)]
        self.left: i64 = group & ~BIT[start]

    def grow(self) -> None:
        """Extend both ends and insert detours, until neither is possible."""
        grown = True
        while grown and self.left:
            grown = self._lengthen()
            self.path.reverse()
            grown = self._lengthen() or grown
            grown = self._widen() or grown

    def _lengthen(self) -> bool:
        grown = False
        ahead = self.near[self.path[-1]] & self.left
        while ahead:
            space = fewest_ways(self.near, ahead, self.left)
            self.path.append(int(space))
            self.left &= ~BIT[space]
            grown = True
            ahead = self.near[space] & self.left
        return grown

    def _widen(self) -> bool:
        """Insert one or two spaces between two consecutive ones."""
        grown = False
        path, near = self.path, self.near
        i = 0
        while i + 1 < len(path):
            one = near[path[i]] & self.left
            two = near[path[i + 1]] & self.left
            detour = _detour(near, one, two) if one and two else []
            if not detour:
                i += 1
                continue
            path[i + 1 : i + 1] = detour
            for space in detour:
                self.left &= ~BIT[space]
            grown = True
        return grown

    def change(self) -> None:
        """Reverse an end of the path, or replace a space, or branch off."""
        luck = self.dice.below(4)
        if luck < 2:
            if luck:
                self.path.reverse()
            self._turn()
        else:
            missing = members(self.left)
            space = missing[self.dice.below(len(missing))]
            if luck == 2:
                self._swap(space)
            else:
                self._stray(space)

    def _turn(self) -> None:
        """From the end to a space on the path: the part behind that space is reversed."""
        path = self.path
        around = self.near[path[-1]]
        ways = [k for k in range(len(path) - 2) if around & BIT[path[k]]]
        if ways:
            turn = ways[self.dice.below(len(ways))] + 1
            path[turn:] = path[turn:][::-1]

    def _swap(self, space: int) -> None:
        path = self.path
        around = self.near[space]
        last = len(path) - 1
        places: list[int] = []
        for k in range(len(path)):
            before = k == 0 or around & BIT[path[k - 1]] != 0
            after = k == last or around & BIT[path[k + 1]] != 0
            if before and after and last > 0:
                places.append(k)
        if places:
            k = places[self.dice.below(len(places))]
            self.left = self.left & ~BIT[space] | BIT[path[k]]
            path[k] = space

    def _stray(self, space: int) -> None:
        """Near its end, leave the path for a missing space."""
        path = self.path
        around = self.near[space]
        for k in range(len(path) - 2, max(len(path) - 6, -1), -1):
            if around & BIT[path[k]]:
                for lost in path[k + 1 :]:
                    self.left |= BIT[lost]
                del path[k + 1 :]
                path.append(space)
                self.left &= ~BIT[space]
                return


def _detour(near: vec[i64], one: i64, two: i64) -> list[int]:
    """A space of both sets, or a space of each that are neighbours; nothing if there are none."""
    both = one & two
    if both:
        return [int(INDEX[(both & -both) % 67])]
    while one:
        low = one & -one
        one ^= low
        first = INDEX[low % 67]
        then = near[first] & two
        if then:
            return [int(first), int(INDEX[(then & -then) % 67])]
    return []
