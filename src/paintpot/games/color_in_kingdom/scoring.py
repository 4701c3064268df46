"""The Final Score lines of a sheet, in the order they stand on paper (CK-SETUP-8)."""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.contract import Score
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import connected
from paintpot.games.color_in_kingdom.book import COLOURED, STRIDE, copies
from paintpot.games.color_in_kingdom.guidelines import (
    COPY,
    FACTORY,
    FACTORY_AMONG_ALL,
    FARM_BY_FOREST,
    FARM_BY_ROAD,
    FIELD_APART,
    LONGEST_ROAD,
    MOST_FIELDS,
    ROAD_BETWEEN,
    by_table,
)
from paintpot.games.color_in_kingdom.names import (
    FOREST,
    N_KINDS,
    ROAD,
    SHERBET,
    SOYLENT,
    STRAWBERRY,
    WATERWAY,
)
from paintpot.games.color_in_kingdom.province import Province
from paintpot.games.color_in_kingdom.roads import longest_road

LINE_NAMES: Final = (
    "strawberry/apart",
    "strawberry/most",
    "road/between",
    "road/longest",
    "waterway/groups",
    "sherbet/each",
    "sherbet/among-all",
    "soylent/by-road",
    "soylent/by-forest",
    "forest/number",
    "copycat/copies",
)
"""Construction and part of each line; the parts of a construction sum to its line on paper."""


def scores_of(province: Province, book: vec[i64], seats: int) -> list[Score]:
    """One a seat, line by line."""
    most, longest = compared(province, book, seats)
    return [
        Score(
            [
                (LINE_NAMES[k], int(n))
                for k, n in enumerate(points(province, book, seat, most, longest))
            ]
        )
        for seat in range(seats)
    ]


def totals_of(province: Province, book: vec[i64], seats: int) -> list[int]:
    """The totals of all scores, one a seat."""
    most, longest = compared(province, book, seats)
    out: list[int] = []
    for seat in range(i64(seats)):
        n: i64 = 0
        for line in points(province, book, seat, most, longest):
            n += line
        out.append(int(n))
    return out


def compared(province: Province, book: vec[i64], seats: i64) -> tuple[i64, i64]:
    """The most Strawberry Fields and the longest road of all seats."""
    most: i64 = 0
    longest: i64 = 0
    for seat in range(seats):
        most = max(most, size(book[seat * STRIDE + STRAWBERRY]))
        longest = max(longest, road_of(province, book, seat))
    return most, longest


def road_of(province: Province, book: vec[i64], seat: i64) -> i64:
    """The spaces of a seat's longest road."""
    roads = book[seat * STRIDE + ROAD]
    return longest_road(province.near, roads, province.longest, province.steps)


def points(province: Province, book: vec[i64], seat: i64, most: i64, longest: i64) -> vec[i64]:
    """The points of every line, in the order of LINE_NAMES. The bonuses go to all who have the
    most (CK-SCORE-TIE-1, CK-A13)."""
    sheet = book[seat * STRIDE : (seat + 1) * STRIDE]
    near = province.near
    return vec[i64](
        [
            fields_apart(near, sheet) * FIELD_APART,
            MOST_FIELDS if most and size(sheet[STRAWBERRY]) == most else 0,
            roads_between(near, sheet) * ROAD_BETWEEN,
            LONGEST_ROAD if longest and road_of(province, book, seat) == longest else 0,
            waterways(near, sheet[WATERWAY]),
            size(sheet[SHERBET]) * FACTORY,
            factories_among_all(near, sheet) * FACTORY_AMONG_ALL,
            farms_by(near, sheet, sheet[ROAD]) * FARM_BY_ROAD,
            farms_by_both(near, sheet) * FARM_BY_FOREST,
            by_table(size(sheet[FOREST])),
            copies(book, seat) * COPY,
        ]
    )


# -- what is counted on one sheet; `sheet` is a seat's part of the book


def fields_apart(near: vec[i64], sheet: vec[i64]) -> i64:
    """Strawberry Fields beside no coloured space (CK-SCORE-STRAW-1, CK-A10)."""
    n: i64 = 0
    rest = sheet[STRAWBERRY]
    while rest:
        low = rest & -rest
        rest ^= low
        if not near[INDEX[low % 67]] & sheet[COLOURED]:
            n += 1
    return n


def roads_between(near: vec[i64], sheet: vec[i64]) -> i64:
    """Brick Roads beside exactly two others (CK-SCORE-ROAD-1)."""
    n: i64 = 0
    rest = sheet[ROAD]
    while rest:
        low = rest & -rest
        rest ^= low
        if size(near[INDEX[low % 67]] & sheet[ROAD]) == 2:
            n += 1
    return n


def waterways(near: vec[i64], water: i64) -> i64:
    """The points of all groups of DaBaDee Waterways (CK-SCORE-DABA-1, CK-A22)."""
    points: i64 = 0
    while water:
        group = connected(near, water, water & -water)
        water &= ~group
        points += by_table(size(group))
    return points


def factories_among_all(near: vec[i64], sheet: vec[i64]) -> i64:
    """Sherbet Factories beside all five other constructions (CK-SCORE-SHERB-2)."""
    n: i64 = 0
    rest = sheet[SHERBET]
    while rest:
        low = rest & -rest
        rest ^= low
        if others_beside(near[INDEX[low % 67]], sheet) == N_KINDS - 1:
            n += 1
    return n


def others_beside(around: i64, sheet: vec[i64]) -> i64:
    """How many constructions other than Sherbet Factories are on these spaces."""
    n: i64 = 0
    for kind in range(i64(N_KINDS)):
        if kind != SHERBET and sheet[kind] & around:
            n += 1
    return n


def farms_by(near: vec[i64], sheet: vec[i64], what: i64) -> i64:
    """Soylent Farms beside one of these spaces (CK-SCORE-SOY-1)."""
    n: i64 = 0
    rest = sheet[SOYLENT]
    while rest:
        low = rest & -rest
        rest ^= low
        if near[INDEX[low % 67]] & what:
            n += 1
    return n


def farms_by_both(near: vec[i64], sheet: vec[i64]) -> i64:
    """Soylent Farms beside a road and a forest (CK-SCORE-SOY-2)."""
    n: i64 = 0
    rest = sheet[SOYLENT]
    while rest:
        low = rest & -rest
        rest ^= low
        around = near[INDEX[low % 67]]
        if around & sheet[ROAD] and around & sheet[FOREST]:
            n += 1
    return n
