"""Unfolded dice: a sheet's faces must fold into the real d8, d12 and d20 (IL-A20).

Faces that share a side on the sheet are neighbours. Where the net is cut, the sheet lists the pairs
of faces that meet again as `joins`. Both together must give the neighbours of the real die.
"""

from typing import Final

from paintpot.core.errors import BadSheet
from paintpot.core.overlap import first_overlap
from paintpot.core.sheets import Sheet
from paintpot.games.inklings.names import DICE, FACES, FIRST, SPACES

SIDES: Final = (3, 5, 3)
"""Number of sides of a face of each die."""

FARTHER: Final = ((3, 2, 1, 0), (5, 2, 1, 0), (3, 2, 1, 1, 1, 0))
NEARER: Final = ((0, 1, 2, 3), (0, 1, 2, 5), (0, 1, 1, 1, 2, 3))
"""On a real die, for a face at this distance from any other: how many of its neighbours are one
step farther, and how many one step nearer. No other graph has these numbers, so a net that has them
for all pairs of faces is that of the real die."""

Near = list[set[int]]


def neighbours_of(sheet: Sheet) -> Near:
    """For each space its neighbours, over shared sides and over cuts; BadSheet if the net does not
    fold into a die."""
    _check_areas(sheet)
    _check_apart(sheet)
    near = _over_sides(sheet)
    _join(sheet, near)
    for die in range(len(DICE)):
        _check_real(sheet, die, near)
        _check_opposites(sheet, die, near)
    return near


def _check_areas(sheet: Sheet) -> None:
    if sheet.game != "inklings":
        raise BadSheet(f"{sheet.where}: this is a sheet of {sheet.game}, not of inklings")
    found = [area.id for area in sheet.areas]
    for name in SPACES:
        if name not in found:
            raise BadSheet(f"{sheet.where}: face {name} is missing")
    for name in found:
        if name not in SPACES:
            raise BadSheet(f"{sheet.where}: {name} is no face of d8, d12 or d20")
    if found != list(SPACES):
        raise BadSheet(f"{sheet.where}: the faces must be in the order d8, d12, d20, each from 1")
    for k, area in enumerate(sheet.areas):
        sides = SIDES[_die(k)]
        if len(area.outline) != sides:
            raise BadSheet(
                f"{sheet.where}, face {area.id}: {len(area.outline)} corners, it must have {sides}"
            )


def _die(space: int) -> int:
    return DICE.index(SPACES[space].partition("-")[0])


def _check_apart(sheet: Sheet) -> None:
    """No face may overlap another."""
    pair = first_overlap(sheet.areas)
    if pair is not None:
        one, two = [sheet.areas[k].id for k in pair]
        raise BadSheet(f"{sheet.where}: faces {one} and {two} overlap")


def _over_sides(sheet: Sheet) -> Near:
    """Neighbours on the sheet: a whole side in common, within one die."""
    near: Near = [set(ones) for ones in sheet.neighbours()]
    for k in range(len(SPACES)):
        for j in near[k]:
            if _die(j) != _die(k):
                raise BadSheet(f"{sheet.where}: faces {SPACES[k]} and {SPACES[j]} touch")
            corners = {*sheet.areas[k].outline} & {*sheet.areas[j].outline}
            if not {*sheet.border(k, j)[0]} <= corners:
                raise BadSheet(
                    f"{sheet.where}: faces {SPACES[k]} and {SPACES[j]} share only part of a side"
                )
    return near


def _join(sheet: Sheet, near: Near) -> None:
    """Add the neighbours across the net's cuts."""
    for where, a, b in sheet.pairs("joins", "join", SPACES, "face"):
        if a == b or _die(a) != _die(b):
            raise BadSheet(f"{where}: {SPACES[a]} and {SPACES[b]} are not two faces of one die")
        if b in near[a]:
            raise BadSheet(f"{where}: {SPACES[a]} and {SPACES[b]} are neighbours already")
        near[a].add(b)
        near[b].add(a)


def _check_real(sheet: Sheet, die: int, near: Near) -> None:
    """Every face has the others at the same distances as on a real die."""
    faces = range(FIRST[die], FIRST[die] + FACES[die])
    for k in faces:
        if len(near[k]) != SIDES[die]:
            raise BadSheet(
                f"{sheet.where}, face {SPACES[k]}: it meets {len(near[k])} faces,"
                f" it must meet {SIDES[die]}"
            )
    for k in faces:
        steps = _steps(k, near)
        for j in faces:
            far = steps.get(j, len(FARTHER[die]))
            if far >= len(FARTHER[die]) or not _seen_as_real(die, j, far, steps, near):
                raise BadSheet(
                    f"{sheet.where}: {SPACES[k]} and {SPACES[j]} do not lie to each other as on a"
                    f" real {DICE[die]}"
                )


def _seen_as_real(die: int, face: int, far: int, steps: dict[int, int], near: Near) -> bool:
    farther = len([j for j in near[face] if steps[j] == far + 1])
    nearer = len([j for j in near[face] if steps[j] == far - 1])
    return farther == FARTHER[die][far] and nearer == NEARER[die][far]


def _steps(start: int, near: Near) -> dict[int, int]:
    """The distance of every face that can be reached."""
    steps = {start: 0}
    ring = [start]
    while ring:
        ring = sorted({j for k in ring for j in near[k] if j not in steps})
        farther = 1 + max(steps.values())
        for k in ring:
            steps[k] = farther
    return steps


def _check_opposites(sheet: Sheet, die: int, near: Near) -> None:
    """The numbers of opposite faces sum to one more than the number of faces. A face's opposite is
    the only one at the greatest distance from it."""
    total = FACES[die] + 1
    for number in range(1, total):
        k = FIRST[die] + number - 1
        opposite = max(_steps(k, near).items(), key=lambda found: found[1])[0]
        found = opposite - FIRST[die] + 1
        if found + number != total:
            raise BadSheet(
                f"{sheet.where}: opposite faces of the {DICE[die]} must sum to {total};"
                f" {number} lies opposite {found}"
            )
