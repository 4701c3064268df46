"""Spaces beside spaces, as masks: `near` has for each space the mask of those that share a side."""

from paintpot.core.bits import INDEX
from paintpot.core.ints import i64, vec


def beside(near: vec[i64], spaces: i64) -> i64:
    """All spaces that share a side with one of these."""
    found: i64 = 0
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        found |= near[INDEX[low % 67]]
    return found


def beside_one_two_three(near: vec[i64], spaces: i64) -> tuple[i64, i64, i64]:
    """All spaces that share a side with at least one of these, with two, and with three."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        around = near[INDEX[low % 67]]
        three |= two & around
        two |= one & around
        one |= around
    return one, two, three


def connected(near: vec[i64], spaces: i64, start: i64) -> i64:
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
