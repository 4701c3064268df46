"""How well a sheet stands, for bots: its points, and what they may grow from.

The longest road is taken for the largest group of roads: searching for paths would take a bot too
long. Of the others' sheets only what stood there before this turn's copies is looked at.
"""

from typing import Final

from paintpot.core.bits import INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.games.color_in_kingdom.book import COLOURED, FRESH, STRIDE, copies
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
from paintpot.games.color_in_kingdom.roads import group_of
from paintpot.games.color_in_kingdom.scoring import others_beside, waterways

_POINT: Final = 100
_ROAD_END: Final = 60
"""A road beside one other: it may come to lie between two."""
_ROAD_START: Final = 30
_HOPE: Final = 35
"""Hundredths of a farm's or factory's points that it may yet have, since there is room."""


def worth_of(province: Province, book: vec[i64], seats: i64, seat: i64) -> i64:
    """In hundredths of a point."""
    near = province.near
    sheet = book[seat * STRIDE : (seat + 1) * STRIDE]
    empty = province.spaces & ~sheet[COLOURED]
    points = waterways(near, sheet[WATERWAY]) + by_table(size(sheet[FOREST]))
    worth = (points + copies(book, seat) * COPY) * _POINT
    worth += _fields(near, sheet) + _roads(near, sheet, empty)
    worth += _factories(near, sheet, empty) + _farms(near, sheet, empty)

    fields = size(sheet[STRAWBERRY])
    road = _largest_group(near, sheet[ROAD])
    most: i64 = 0
    longest: i64 = 0
    for other in range(seats):
        if other != seat:
            seen = ~book[other * STRIDE + FRESH]
            most = max(most, size(book[other * STRIDE + STRAWBERRY] & seen))
            longest = max(longest, _largest_group(near, book[other * STRIDE + ROAD] & seen))
    return worth + _bonus(fields, most, MOST_FIELDS) + _bonus(road, longest, LONGEST_ROAD)


def _bonus(own: i64, others: i64, points: i64) -> i64:
    """Half of a bonus for a draw, and a part for every space ahead or behind."""
    if not own:
        return 0
    part = 50 + (own - others) * 20
    if part < 0:
        return 0
    return points * (part if part < 100 else 100)


def _largest_group(near: vec[i64], spaces: i64) -> i64:
    largest: i64 = 0
    while spaces:
        group = group_of(near, spaces, spaces & -spaces)
        spaces &= ~group
        largest = max(largest, size(group))
    return largest


def _fields(near: vec[i64], sheet: vec[i64]) -> i64:
    worth: i64 = 0
    rest = sheet[STRAWBERRY]
    while rest:
        low = rest & -rest
        rest ^= low
        if not near[INDEX[low % 67]] & sheet[COLOURED]:
            worth += FIELD_APART * _POINT
    return worth


def _roads(near: vec[i64], sheet: vec[i64], empty: i64) -> i64:
    worth: i64 = 0
    rest = sheet[ROAD]
    while rest:
        low = rest & -rest
        rest ^= low
        around = near[INDEX[low % 67]]
        beside = size(around & sheet[ROAD])
        if beside == 2:
            worth += ROAD_BETWEEN * _POINT
        elif beside < 2 and around & empty:
            worth += _ROAD_END if beside else _ROAD_START
    return worth


def _factories(near: vec[i64], sheet: vec[i64], empty: i64) -> i64:
    worth = size(sheet[SHERBET]) * FACTORY * _POINT
    rest = sheet[SHERBET]
    while rest:
        low = rest & -rest
        rest ^= low
        around = near[INDEX[low % 67]]
        beside = others_beside(around, sheet)
        if beside == N_KINDS - 1:
            worth += FACTORY_AMONG_ALL * _POINT
        elif beside + size(around & empty) >= N_KINDS - 1:
            worth += FACTORY_AMONG_ALL * _HOPE * beside * beside // 25
    return worth


def _farms(near: vec[i64], sheet: vec[i64], empty: i64) -> i64:
    worth: i64 = 0
    rest = sheet[SOYLENT]
    while rest:
        low = rest & -rest
        rest ^= low
        around = near[INDEX[low % 67]]
        room = size(around & empty)
        by_road = FARM_BY_ROAD * _POINT
        if not around & sheet[ROAD]:
            by_road = FARM_BY_ROAD * _HOPE if room else 0
            room -= 1
        worth += by_road
        if by_road and around & sheet[FOREST]:
            worth += FARM_BY_FOREST * by_road // FARM_BY_ROAD
        elif by_road and room > 0:
            worth += FARM_BY_FOREST * _HOPE * by_road // (FARM_BY_ROAD * _POINT)
    return worth
