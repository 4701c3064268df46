"""What is beside what on one sheet, as masks: score and prospects are computed from them."""

from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import beside, beside_one_two_three
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


class Survey:
    """A seat's sheet, surveyed once."""

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
        one, two, three = beside_one_two_three(self.near, self.roads)
        self.by_road: i64 = one
        """The spaces beside at least one road, …"""
        self.by_roads: i64 = two
        """…beside two, …"""
        self.by_many: i64 = three
        """…beside three."""
        self.by_water: i64 = beside(self.near, self.water)
        self.by_forest: i64 = beside(self.near, self.forests)
        self.by_empty: i64 = beside(self.near, self.empty)
        self.by_2_kinds: i64 = 0
        """The spaces beside at least two constructions, factories not counted, …"""
        self.by_3_kinds: i64 = 0
        self.by_4_kinds: i64 = 0
        self.by_5_kinds: i64 = 0
        """…beside all five."""
        self._count_kinds()

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
