"""What lies beside what on one sheet, as masks: the score and its prospects are read from them."""

from paintpot.core.bits import INDEX
from paintpot.core.ints import i64, vec
from paintpot.games.color_in_kingdom.book import COLOURED, REACH, STRIDE
from paintpot.games.color_in_kingdom.names import (
    FOREST,
    ROAD,
    SHERBET,
    SOYLENT,
    STRAWBERRY,
    WATERWAY,
)
from paintpot.games.color_in_kingdom.province import Province


def beside(near: vec[i64], spaces: i64) -> i64:
    """All spaces that share a side with one of these."""
    found: i64 = 0
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        found |= near[INDEX[low % 67]]
    return found


class Survey:
    """A seat's sheet looked over once."""

    def __init__(self, province: Province, book: vec[i64], seat: i64) -> None:
        at = seat * STRIDE
        self.near: vec[i64] = province.near
        self.empty: i64 = province.spaces & ~book[at + COLOURED]
        self.reach: i64 = book[at + REACH]
        self.fields: i64 = book[at + STRAWBERRY]
        self.roads: i64 = book[at + ROAD]
        self.water: i64 = book[at + WATERWAY]
        self.factories: i64 = book[at + SHERBET]
        self.farms: i64 = book[at + SOYLENT]
        self.forests: i64 = book[at + FOREST]
        self.by_road: i64 = 0
        """The spaces beside a road at least, …"""
        self.by_roads: i64 = 0
        """…beside two, …"""
        self.by_many: i64 = 0
        """…beside three."""
        self._look_along_roads()
        self.by_water: i64 = beside(self.near, self.water)
        self.by_forest: i64 = beside(self.near, self.forests)
        self.by_empty: i64 = beside(self.near, self.empty)
        self.by_2_kinds: i64 = 0
        """The spaces beside two constructions at least, factories not counted, …"""
        self.by_3_kinds: i64 = 0
        self.by_4_kinds: i64 = 0
        self.by_5_kinds: i64 = 0
        """…beside all five."""
        self._count_kinds()

    def _look_along_roads(self) -> None:
        near = self.near
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        rest = self.roads
        while rest:
            low = rest & -rest
            rest ^= low
            around = near[INDEX[low % 67]]
            three |= two & around
            two |= one & around
            one |= around
        self.by_road = one
        self.by_roads = two
        self.by_many = three

    def _count_kinds(self) -> None:
        forest = self.by_forest
        farm = beside(self.near, self.farms)
        field = beside(self.near, self.fields)
        one = self.by_road | forest
        two = self.by_road & forest
        three = two & farm
        two |= one & farm
        one |= farm
        four = three & field
        three |= two & field
        two |= one & field
        one |= field
        water = self.by_water
        self.by_5_kinds = four & water
        self.by_4_kinds = four | (three & water)
        self.by_3_kinds = three | (two & water)
        self.by_2_kinds = two | (one & water)
