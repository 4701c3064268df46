"""Sheets: the board of a game as data, shapes and marks, validated when read.

A sheet file is JSON: `{"format": 1, "game": …, "name": …, "size": [w, h], "areas": […]}`, each
area `{"id": …, "outline": [[x, y], …], "at": [x, y]}`. All coordinates are integers; `at` is the
position of the area's mark. Other keys belong to the game and are kept in `data`.

Sheets may be untrusted. The limits below bound the work on the worst of them; docs/new-game.md
lists them.
"""

import os
from typing import TypeAlias

from paintpot.core.data_files import as_list, as_object, brief
from paintpot.core.errors import BadSheet
from paintpot.core.geometry import (
    Line,
    Point,
    first_contact,
    fold,
    line_through,
    place_on,
    point_at,
    segments_cross,
    side_of,
    twice_area,
)
from paintpot.core.json_input import read_json
from paintpot.core.limits import LARGEST_NUMBER, excess, shown

FORMAT = 1
"""The version of the file format."""

LONGEST = 1_000_000
"""The greatest width or height of a sheet."""
MOST_AREAS = 100
MOST_CORNERS = 100
"""Corners of one outline."""
ALL_CORNERS = 2500
"""Corners of all outlines together."""
LONGEST_NAME = 80
"""Characters of a name or an id."""
LARGEST = 100_000
"""Characters of a sheet as JSON without spaces."""
_LARGEST_FILE = 1_000_000
_MOST_VALUES = 16_000
"""Values in a sheet, counting lists and objects: three per corner, and what games add."""

KEYS = ("format", "game", "name", "size", "areas")
AREA_KEYS = ("id", "outline", "at")
"""The keys of every sheet and every area."""

Side: TypeAlias = tuple[int, int, int, int]
"""A side on its line: from, to, +1 or -1 depending on which side its area is, its area."""

RIM = -1
"""Stands for the board's rim where the index of an area is expected."""


class Area:
    """One area of a sheet."""

    def __init__(
        self, id: str, outline: tuple[Point, ...], at: Point, data: dict[str, object]
    ) -> None:
        self.id = id
        self.outline = outline
        self.at = at
        self.data = data

    def __repr__(self) -> str:
        return f"<Area {self.id}>"


class Sheet:
    """A validated sheet. `where` names its source in messages."""

    def __init__(
        self,
        game: str,
        name: str,
        width: int,
        height: int,
        areas: tuple[Area, ...],
        data: dict[str, object],
        where: str,
    ) -> None:
        self.game = game
        self.name = name
        self.width = width
        self.height = height
        self.areas = areas
        self.data = data
        self.where = where
        self._lines = _lines_of(areas)

    def __repr__(self) -> str:
        return f"<Sheet {self.name!r} of {self.game}: {len(self.areas)} areas>"

    def index(self, id: str) -> int:
        """The index of the area with this id; `KeyError` if there is none."""
        for i in range(len(self.areas)):
            if self.areas[i].id == id:
                return i
        raise KeyError(id)

    def pairs(
        self, key: str, one: str, names: tuple[str, ...], kind: str
    ) -> list[tuple[str, int, int]]:
        """The pairs of names that a key of the game lists, as numbers, each after its place in
        the sheet: `one` is what a sentence calls a pair, and `kind` what it calls a name."""
        listed = self.data.get(key)
        if not isinstance(listed, list):
            raise BadSheet(f"{self.where}: '{key}' must be a list of pairs of {kind}s")
        out: list[tuple[str, int, int]] = []
        for k, pair in enumerate(listed):
            where = f"{self.where}, {one} no. {k + 1}"
            if not isinstance(pair, list) or len(pair) != 2:
                raise BadSheet(f"{where}: must be a pair of {kind}s")
            for name in pair:
                if name not in names:
                    raise BadSheet(f"{where}: {shown(name)} is no {kind}")
            out.append((where, names.index(pair[0]), names.index(pair[1])))
        return out

    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each area those it shares a side with, in order; a shared corner does not count."""
        found: list[set[int]] = [set() for _ in self.areas]
        for sides in self._lines.values():
            for one, two in _facing(sides):
                found[one[3]].add(two[3])
                found[two[3]].add(one[3])
        return tuple([tuple(sorted(near)) for near in found])

    def border(self, one: int, two: int) -> tuple[tuple[Point, ...], ...]:
        """What two areas share: each piece as a path, in the order of the first one's outline."""
        pieces: list[tuple[Point, Point]] = []
        outline = self.areas[one].outline
        others: dict[Line, list[Side]] = {}
        _add_sides(others, self.areas[two].outline, two)
        clockwise = 1 if twice_area(outline) > 0 else -1
        for i in range(len(outline)):
            a, b = outline[i - 1], outline[i]
            line = line_through(a, b)
            here, there = place_on(line, a), place_on(line, b)
            low, high = min(here, there), max(here, there)
            facing = -clockwise if here < there else clockwise
            cuts: list[tuple[int, int]] = []
            for start, stop, hand, _ in others.get(line, []):
                if hand == facing and start < high and low < stop:
                    cuts.append((max(low, start), min(high, stop)))
            cuts.sort(reverse=here > there)
            for start, stop in cuts:
                ends = point_at(line, start), point_at(line, stop)
                pieces.append(ends if here < there else (ends[1], ends[0]))
        return _joined(pieces)


# Reading


def load_sheet(
    path: str | os.PathLike[str],
    keys: tuple[str, ...] | None = None,
    area_keys: tuple[str, ...] | None = None,
) -> Sheet:
    """Read and validate a sheet file; `BadSheet` says what is wrong with it."""
    where = f"sheet {os.path.basename(os.fspath(path))}"
    return read_sheet(read_json(path, _LARGEST_FILE, BadSheet, where), where, keys, area_keys)


def read_sheet(
    data: object,
    where: str,
    keys: tuple[str, ...] | None = None,
    area_keys: tuple[str, ...] | None = None,
) -> Sheet:
    """Validate plain JSON data and make a sheet of it.

    `keys` and `area_keys` are what the game reads besides KEYS and AREA_KEYS: anything else is
    refused, as most likely misspelt or meant to fill memory. None: all keys are accepted.
    """
    whole = as_object(data, where, BadSheet)
    if keys is not None:
        _check_keys(whole, KEYS + keys, where)
    if "format" not in whole:
        raise BadSheet(f"{where}: 'format' is missing")
    version = whole["format"]
    if isinstance(version, bool) or not isinstance(version, int) or version != FORMAT:
        raise BadSheet(f"{where}: unknown format {brief(version)}, expected {FORMAT}")
    game = _name(whole, "game", where)
    name = _name(whole, "name", where)
    width, height = _point(_key(whole, "size", where), f"{where}: 'size'")
    if not (0 < width <= LONGEST and 0 < height <= LONGEST):
        raise BadSheet(f"{where}: 'size' must lie between 1 and {LONGEST}")
    items = as_list(_key(whole, "areas", where), f"{where}: 'areas'", BadSheet)
    if not items:
        raise BadSheet(f"{where}: 'areas' is empty")
    if len(items) > MOST_AREAS:
        raise BadSheet(f"{where}: {len(items)} areas, at most {MOST_AREAS} are possible")
    _check_sizes(items, where, area_keys)
    fault = excess(whole, _MOST_VALUES)
    if fault is not None:
        raise BadSheet(f"{where}: {fault}")
    areas: list[Area] = []
    seen: set[str] = set()
    for i in range(len(items)):
        area = _read_area(items[i], where, i + 1, width, height)
        if area.id in seen:
            raise BadSheet(f"{where}, area {area.id}: the id is used twice")
        seen.add(area.id)
        areas.append(area)
    return Sheet(game, name, width, height, tuple(areas), whole, where)


def _check_sizes(items: list[object], where: str, area_keys: tuple[str, ...] | None) -> None:
    """Check keys and numbers of corners of all areas, before any of them is read in detail."""
    corners = 0
    for i in range(len(items)):
        place = f"{where}, area no. {i + 1}"
        data = as_object(items[i], place, BadSheet)
        name = _name(data, "id", place)
        place = f"{where}, area {name}"
        if area_keys is not None:
            _check_keys(data, AREA_KEYS + area_keys, place)
        size = len(as_list(_key(data, "outline", place), f"{place}: 'outline'", BadSheet))
        if size > MOST_CORNERS:
            raise BadSheet(
                f"{place}: the outline has {size} corners, at most {MOST_CORNERS} are possible"
            )
        corners += size
    if corners > ALL_CORNERS:
        raise BadSheet(f"{where}: {corners} corners in all, at most {ALL_CORNERS} are possible")


def _check_keys(data: dict[str, object], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadSheet(f"{where}: no key {brief(key)}; known: {', '.join(known)}")


def _read_area(item: object, where: str, number: int, width: int, height: int) -> Area:
    place = f"{where}, area no. {number}"
    data = as_object(item, place, BadSheet)
    name = _name(data, "id", place)
    place = f"{where}, area {name}"
    outline: list[Point] = []
    for corner in as_list(_key(data, "outline", place), f"{place}: 'outline'", BadSheet):
        label = f"{place}: corner {len(outline) + 1}"
        p = _point(corner, label)
        if not (0 <= p[0] <= width and 0 <= p[1] <= height):
            raise BadSheet(f"{label} ({p[0]}, {p[1]}) is outside of the board")
        outline.append(p)
    _check_outline(outline, place)
    at = _point(_key(data, "at", place), f"{place}: 'at'")
    if side_of(at, outline) <= 0:
        raise BadSheet(f"{place}: 'at' ({at[0]}, {at[1]}) is not inside the outline")
    return Area(name, tuple(outline), at, data)


def _check_outline(outline: list[Point], place: str) -> None:
    if len(outline) < 3:
        raise BadSheet(f"{place}: the outline has {len(outline)} corners, at least 3 are needed")
    first: dict[Point, int] = {}
    for i in range(len(outline)):
        j = first.setdefault(outline[i], i)
        if j != i:
            raise BadSheet(f"{place}: corner {j + 1} and corner {i + 1} are the same point")
    back = fold(outline)
    if back >= 0:
        raise BadSheet(f"{place}: the outline turns back on itself at corner {back + 1}")
    contact = first_contact(outline)
    if contact is not None:
        i, j = contact
        size = len(outline)
        a, b, c, d = outline[i], outline[i + 1], outline[j], outline[(j + 1) % size]
        verb = "crosses" if segments_cross(a, b, c, d) else "touches"
        raise BadSheet(
            f"{place}: the outline {verb} itself between corner {i + 1} and corner {j + 1}"
        )


def _key(data: dict[str, object], key: str, where: str) -> object:
    if key not in data:
        raise BadSheet(f"{where}: '{key}' is missing")
    return data[key]


def _name(data: dict[str, object], key: str, where: str) -> str:
    value = _key(data, key, where)
    if not isinstance(value, str) or not value.isprintable() or value.strip() != value or not value:
        raise BadSheet(f"{where}: '{key}' must be a name, found {brief(value)}")
    if len(value) > LONGEST_NAME:
        raise BadSheet(
            f"{where}: '{key}' has {len(value)} characters, at most {LONGEST_NAME} are possible"
        )
    return value


def _point(value: object, label: str) -> Point:
    pair = as_list(value, label, BadSheet)
    if len(pair) != 2:
        raise BadSheet(f"{label} must be two numbers, found {len(pair)}")
    return _whole(pair[0], label), _whole(pair[1], label)


def _whole(value: object, label: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSheet(f"{label} must be whole numbers, found {brief(value)}")
    if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        raise BadSheet(f"{label}: the number {brief(value)} is out of range")
    return value


# Sides on their lines


def _lines_of(areas: tuple[Area, ...]) -> dict[Line, list[Side]]:
    """All sides by the line they lie on, sorted along it."""
    lines: dict[Line, list[Side]] = {}
    for i in range(len(areas)):
        _add_sides(lines, areas[i].outline, i)
    for sides in lines.values():
        sides.sort()
    return lines


def _add_sides(lines: dict[Line, list[Side]], outline: tuple[Point, ...], area: int) -> None:
    clockwise = 1 if twice_area(outline) > 0 else -1
    a = outline[-1]
    for b in outline:
        line = line_through(a, b)
        start, stop = place_on(line, a), place_on(line, b)
        side = (start, stop, clockwise, area) if start < stop else (stop, start, -clockwise, area)
        lines.setdefault(line, []).append(side)
        a = b


def _facing(sides: list[Side]) -> list[tuple[Side, Side]]:
    """The pairs of sides on one line that touch along a length, from opposite sides."""
    pairs: list[tuple[Side, Side]] = []
    for i in range(len(sides)):
        one = sides[i]
        for j in range(i + 1, len(sides)):
            two = sides[j]
            if two[0] >= one[1]:
                break
            if one[2] != two[2] and one[3] != two[3]:
                pairs.append((one, two))
    return pairs


def _joined(pieces: list[tuple[Point, Point]]) -> tuple[tuple[Point, ...], ...]:
    """Paths made of pieces that follow each other along an outline."""
    paths: list[list[Point]] = []
    for a, b in pieces:
        if paths and paths[-1][-1] == a:
            paths[-1].append(b)
        else:
            paths.append([a, b])
    if len(paths) > 1 and paths[-1][-1] == paths[0][0]:
        # The outline's first corner lies in the middle of a shared piece.
        paths[0] = paths.pop() + paths[0][1:]
    return tuple([tuple(path) for path in paths])


def check_tiling(sheet: Sheet) -> None:
    """Raise `BadSheet` unless the areas cover the whole board exactly, without overlap.

    With all outlines clockwise and the rim counter-clockwise, every stretch of every line must be
    traversed as often one way as the other; then each point of the board lies in exactly one area.
    """
    w, h = sheet.width, sheet.height
    lines = {line: sides[:] for line, sides in sheet._lines.items()}
    rim: dict[Line, list[Side]] = {}
    _add_sides(rim, ((0, 0), (w, 0), (w, h), (0, h)), RIM)
    for line, sides in rim.items():
        lines.setdefault(line, []).extend(
            [(start, stop, -hand, area) for start, stop, hand, area in sides]
        )
    for line, sides in sorted(lines.items()):
        _check_line(sheet, line, sides)


def _check_line(sheet: Sheet, line: Line, sides: list[Side]) -> None:
    steps: dict[int, int] = {}
    for start, stop, hand, _ in sides:
        steps[start] = steps.get(start, 0) + hand
        steps[stop] = steps.get(stop, 0) - hand
    places = sorted(steps)
    level = 0
    for i in range(len(places) - 1):
        level += steps[places[i]]
        if level == 0:
            continue
        low, high = places[i], places[i + 1]
        (x, y), (u, v) = point_at(line, low), point_at(line, high)
        here = [side for side in sides if side[0] <= low and high <= side[1]]
        names = sorted({sheet.areas[side[3]].id for side in here if side[3] != RIM})
        if not names:
            raise BadSheet(
                f"{sheet.where}: no area lies along the rim from ({x}, {y}) to ({u}, {v})"
            )
        if len(names) == 1:
            raise BadSheet(
                f"{sheet.where}, area {names[0]}: a gap or an overlap from ({x}, {y}) to ({u}, {v})"
            )
        raise BadSheet(
            f"{sheet.where}, areas {', '.join(names[:-1])} and {names[-1]}:"
            f" a gap or an overlap from ({x}, {y}) to ({u}, {v})"
        )
