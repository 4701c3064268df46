"""The features of a position, for bots: a seat's points, and its prospects of more.

Many things are worth more the longer the game will last, so many features are multiplied by the
turns left. Two are simplified. The longest road is the size of the largest group of roads until the
game is over: searching for paths would take too long. And in the race for the two bonuses, players
who may copy and have not revealed their choice are assumed to copy. Names and weights are in
`weights.json`.
"""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT, INDEX, size
from paintpot.core.ints import i64, vec
from paintpot.core.neighbours import beside, connected
from paintpot.core.weights import Weights, read_weights
from paintpot.games.color_in_kingdom.book import (
    COLOURED,
    DUTIES,
    FRESH,
    SQUARES,
    STRIDE,
    copies,
)
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
from paintpot.games.color_in_kingdom.names import N_SQUARES, NO_ENDING, ROAD, STRAWBERRY
from paintpot.games.color_in_kingdom.roads import longest_road
from paintpot.games.color_in_kingdom.survey import Survey
from paintpot.games.color_in_kingdom.turn import COPYING, OVER, Turn

WEIGHTS: Final[Weights] = read_weights(Path(__file__).parent / "weights.json")

POINTS: Final = 0
FIELD_LEAD: Final = 1
"""One-hot over seven: the lead in fields over the best other, from −3 or less to 3 or more, …"""
FIELD_LEAD_LATER: Final = 8
"""…and the same times the turns left, like everything named `LATER`."""
ROAD_LEAD: Final = 15
ROAD_LEAD_LATER: Final = 22
APART_LATER: Final = 29
"""Fields beside nothing: neighbours may be coloured later."""
APART_ROOM_LATER: Final = 30
"""Spaces for more of them, counted up to six."""
ROAD_ENDS: Final = 31
"""Roads beside one other, with an empty space next to them; then the same times the turns left."""
LONE_ROADS: Final = 33
"""Roads beside no other, likewise."""
CROWDED_ROADS: Final = 35
"""Roads beside more than two."""
ROAD_SITE_LATER: Final = 36
"""Whether a road can be extended, then whether two ends can be joined."""
FACTORY_HOPE: Final = 38
"""Factories beside four of the five kinds that may get the last, times the turns left; then those
beside three, two, with as many empty spaces as they lack kinds, likewise."""
FACTORY_SITE_LATER: Final = 42
"""Whether there is a space beside all five kinds, then beside four."""
FARM_HOPE: Final = 44
"""Farms with an empty space next to them: by neither road nor forest, by a road only, by a forest
only, each now and times the turns left."""
FARM_SITE_LATER: Final = 50
"""Spaces beside both road and forest, a road only, a forest only, each counted up to three."""
WATER_LATER: Final = 53
"""The gain from one more space in the largest group of waterways, the number of groups, the size of
the second largest."""
FOREST_LATER: Final = 56
"""The gain from one more forest by the number of forests, then whether it could complete a farm
beside a road."""
N_FEATURES: Final = 58

_BLANK: Final = vec[i64]([0] * N_FEATURES)
_DUTY_TURNS: Final = vec[i64]([15, 14, 12, 11, 9, 6, 1])
"""By the number of duties crossed off, the expected number of turns until all are."""
_MOST_LEFT: Final = 16
_FAR: Final = 3
"""The cap on a lead."""
_APART_SITES: Final = 6
_FARM_SITES: Final = 3


def features_of(state: Turn, seat: i64) -> vec[i64]:
    out = _BLANK[:]
    survey = Survey(state.province, state.book, seat)
    left = turns_left(state)
    points = _points(survey) + copies(state.book, seat) * COPY
    points += _water(out, survey, left) + _bonuses(state, seat, out, left)
    out[POINTS] = points
    if left:
        _fields(out, survey, left)
        _roads(out, survey, left)
        _factories(out, survey, left)
        _farms(out, survey, left)
        _forests(out, survey, left)
    return out


def turns_left(state: Turn) -> i64:
    """The approximate number of spaces each seat will still colour: 1 to 16, 0 when the game is
    over."""
    if state.stage == OVER:
        return 0
    if state.cause != NO_ENDING:
        return 1
    left: i64 = _MOST_LEFT
    for seat in range(state.seats):
        at = seat * STRIDE
        own = _DUTY_TURNS[size(state.book[at + DUTIES])]
        squares = N_SQUARES - state.book[at + SQUARES]
        if squares < own:
            own = squares
        if state.seats > 1:
            # A player may copy on others' turns; but the first player to finish ends the game.
            own = own * (state.seats + 1) // 2
        coloured = state.book[at + COLOURED]
        if state.stage == COPYING and state.asked & BIT[seat]:
            coloured &= ~state.book[at + FRESH]  # not known to all yet
        room = size(state.province.spaces & ~coloured)
        if room < own:
            own = room
        if own < left:
            left = own
    return left if left > 0 else 1


def _points(survey: Survey) -> i64:
    """All points but those for waterways, copies and the two bonuses."""
    farms = survey.farms & survey.by_road
    return (
        size(survey.fields & ~survey.reach) * FIELD_APART
        + size(survey.roads & survey.by_roads & ~survey.by_many) * ROAD_BETWEEN
        + size(survey.factories) * FACTORY
        + size(survey.factories & survey.by_5_kinds) * FACTORY_AMONG_ALL
        + size(farms) * FARM_BY_ROAD
        + size(farms & survey.by_forest) * FARM_BY_FOREST
        + by_table(size(survey.forests))
    )


# -- the two bonuses


def _bonuses(state: Turn, seat: i64, out: vec[i64], left: i64) -> i64:
    """The points for most fields and the longest road, and the features of the race for them."""
    fields: i64 = 0
    most: i64 = 0
    road: i64 = 0
    longest: i64 = 0
    for who in range(state.seats):
        at = who * STRIDE
        red = state.book[at + STRAWBERRY]
        yellow = state.book[at + ROAD]
        more: i64 = 0
        if state.stage == COPYING and state.asked & BIT[who]:
            unknown = who != seat or state.waiting & BIT[who] != 0
            if unknown:
                red &= ~state.book[at + FRESH]
                yellow &= ~state.book[at + FRESH]
                more = 1
        reds = size(red)
        yellows = _road(state, yellow)
        if state.kind == STRAWBERRY:
            reds += more
        elif state.kind == ROAD:
            yellows += more
        if who == seat:
            fields = reds
            road = yellows
        else:
            most = max(most, reds)
            longest = max(longest, yellows)
    if left and state.seats > 1:
        lead = _clipped(fields - most)
        out[FIELD_LEAD + lead] = 1
        out[FIELD_LEAD_LATER + lead] = left
        lead = _clipped(road - longest)
        out[ROAD_LEAD + lead] = 1
        out[ROAD_LEAD_LATER + lead] = left
    points: i64 = 0
    if fields and fields >= most:
        points += MOST_FIELDS
    if road and road >= longest:
        points += LONGEST_ROAD
    return points


def _road(state: Turn, roads: i64) -> i64:
    """The longest road, or the largest group of roads."""
    near = state.province.near
    if state.stage == OVER:
        return longest_road(near, roads, state.province.longest, state.province.steps)
    largest: i64 = 0
    while roads:
        group = connected(near, roads, roads & -roads)
        roads &= ~group
        largest = max(largest, size(group))
    return largest


def _clipped(lead: i64) -> i64:
    """A lead as an index among seven."""
    if lead < -_FAR:
        return 0
    return lead + _FAR if lead < _FAR else 2 * _FAR


# -- the constructions


def _water(out: vec[i64], survey: Survey, left: i64) -> i64:
    """The points for waterways, and their prospects."""
    points: i64 = 0
    groups: i64 = 0
    largest: i64 = 0
    second: i64 = 0
    water = survey.water
    while water:
        group = connected(survey.near, water, water & -water)
        water &= ~group
        n = size(group)
        points += by_table(n)
        groups += 1
        if n > largest:
            second = largest
            largest = n
        elif n > second:
            second = n
    if survey.empty & (survey.by_water if groups else survey.reach):
        out[WATER_LATER] = (by_table(largest + 1) - by_table(largest)) * left
    out[WATER_LATER + 1] = groups * left
    out[WATER_LATER + 2] = second * left
    return points


def _fields(out: vec[i64], survey: Survey, left: i64) -> None:
    out[APART_LATER] = size(survey.fields & ~survey.reach) * left
    out[APART_ROOM_LATER] = min(size(survey.empty & ~survey.reach), i64(_APART_SITES)) * left


def _roads(out: vec[i64], survey: Survey, left: i64) -> None:
    ends = survey.roads & survey.by_road & ~survey.by_roads
    lone = survey.roads & ~survey.by_road
    between = survey.roads & survey.by_roads & ~survey.by_many
    _now_and_later(out, ROAD_ENDS, size(ends & survey.by_empty), left)
    _now_and_later(out, LONE_ROADS, size(lone & survey.by_empty), left)
    out[CROWDED_ROADS] = size(survey.roads & survey.by_many)
    sites = survey.empty & beside(survey.near, ends)
    if sites & ~survey.by_roads:
        out[ROAD_SITE_LATER] = left
    # Joined between two ends and nothing else: each of the three roads is then beside two others.
    if sites & survey.by_roads & ~survey.by_many & ~beside(survey.near, between | lone):
        out[ROAD_SITE_LATER + 1] = left


def _factories(out: vec[i64], survey: Survey, left: i64) -> None:
    rest = survey.factories & ~survey.by_5_kinds
    while rest:
        low = rest & -rest
        rest ^= low
        room = size(survey.near[INDEX[low % 67]] & survey.empty)
        if low & survey.by_4_kinds:
            if room >= 1:
                out[FACTORY_HOPE] += 1
                out[FACTORY_HOPE + 1] += left
        elif low & survey.by_3_kinds:
            if room >= 2:
                out[FACTORY_HOPE + 2] += left
        elif low & survey.by_2_kinds and room >= 3:
            out[FACTORY_HOPE + 3] += left
    if survey.empty & survey.by_5_kinds:
        out[FACTORY_SITE_LATER] = left
    if survey.empty & survey.by_4_kinds & ~survey.by_5_kinds:
        out[FACTORY_SITE_LATER + 1] = left


def _farms(out: vec[i64], survey: Survey, left: i64) -> None:
    road = survey.by_road
    forest = survey.by_forest
    hopeful = survey.farms & survey.by_empty
    _now_and_later(out, FARM_HOPE, size(hopeful & ~road & ~forest), left)
    _now_and_later(out, FARM_HOPE + 2, size(hopeful & road & ~forest), left)
    _now_and_later(out, FARM_HOPE + 4, size(hopeful & ~road & forest), left)
    most: i64 = _FARM_SITES
    out[FARM_SITE_LATER] = min(size(survey.empty & road & forest), most) * left
    out[FARM_SITE_LATER + 1] = min(size(survey.empty & road & ~forest), most) * left
    out[FARM_SITE_LATER + 2] = min(size(survey.empty & ~road & forest), most) * left


def _forests(out: vec[i64], survey: Survey, left: i64) -> None:
    forests = size(survey.forests)
    if survey.empty:
        out[FOREST_LATER] = (by_table(forests + 1) - by_table(forests)) * left
    if survey.empty & beside(survey.near, survey.farms & survey.by_road & ~survey.by_forest):
        out[FOREST_LATER + 1] = left


def _now_and_later(out: vec[i64], where: i64, n: i64, left: i64) -> None:
    out[where] = n
    out[where + 1] = n * left
