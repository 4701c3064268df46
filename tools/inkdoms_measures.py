"""How a sheet of Inkdoms is measured: size and room of its areas, and where dice fall."""

import itertools
import math
import random
from collections.abc import Sequence

from paintpot.core.sheets import Sheet

Spot = tuple[float, float]

WIDTH, HEIGHT = 2400, 1800
DIE = 120
SPREAD = (460, 350)
KINGDOMS = "BGRYPU"
STEP = 20


# Areas


def middle(cell: Sequence[Spot]) -> Spot:
    """The centroid."""
    area = x = y = 0.0
    for i, (u, v) in enumerate(cell):
        s, t = cell[i - 1]
        cross = s * v - u * t
        area += cross
        x += (s + u) * cross
        y += (t + v) * cross
    return x / (3 * area), y / (3 * area)


def size_of(outline: Sequence[Spot]) -> float:
    return (
        abs(
            sum(
                outline[i - 1][0] * outline[i][1] - outline[i][0] * outline[i - 1][1]
                for i in range(len(outline))
            )
        )
        / 2
    )


def room(p: Spot, outline: Sequence[Spot]) -> float:
    """How far p is from the outline; negative if it lies outside."""
    least, inside = math.inf, False
    x, y = p
    for i, (u, v) in enumerate(outline):
        s, t = outline[i - 1]
        dx, dy = u - s, v - t
        f = max(0.0, min(1.0, ((x - s) * dx + (y - t) * dy) / (dx * dx + dy * dy)))
        least = min(least, math.hypot(s + f * dx - x, t + f * dy - y))
        if (t > y) != (v > y) and x < s + (y - t) * dx / dy:
            inside = not inside
    return least if inside else -least


def pole(outline: Sequence[Spot]) -> tuple[int, int]:
    """The point with the most room around it, with a slight preference for the middle."""
    cx, cy = middle(outline)
    best = (round(cx), round(cy))
    step = 32
    while step:
        x, y = best
        best = max(
            ((x + i * step, y + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1)),
            key=lambda p: room(p, outline) - 0.15 * math.dist(p, (cx, cy)),
        )
        if best == (x, y):
            step //= 2
    return best


def corner_contacts(sheet: Sheet) -> int:
    """Pairs of areas that meet only in a corner."""
    near = sheet.neighbours()
    sets = [set(area.outline) for area in sheet.areas]
    return sum(
        1 for i in range(len(sets)) for j in range(i) if sets[i] & sets[j] and j not in near[i]
    )


# Dice


def throw(rng: random.Random) -> tuple[float, float, float]:
    """Where one die comes to rest: x, y and its turn in radians."""
    half = DIE * math.sqrt(0.5)
    rest = []
    for size, spread in ((WIDTH, SPREAD[0]), (HEIGHT, SPREAD[1])):
        at = size / 2 + sum(rng.uniform(-spread, spread) for _ in range(3))
        at = 2 * half - at if at < half else at
        at = 2 * (size - half) - at if at > size - half else at
        rest.append(at)
    return rest[0], rest[1], math.radians(rng.randrange(90))


def raster(outlines: Sequence[Sequence[Spot]], kingdom: Sequence[str]) -> list[str]:
    """The kingdom at the middle of each small square of the board, row by row."""
    rows: list[list[str]] = [["?"] * (WIDTH // STEP) for _ in range(HEIGHT // STEP)]
    for outline, k in zip(outlines, kingdom, strict=True):
        for r, row in enumerate(rows):
            y = (r + 0.5) * STEP
            cuts = []
            for i, (u, v) in enumerate(outline):
                s, t = outline[i - 1]
                if (t > y) != (v > y):
                    cuts.append(s + (y - t) * (u - s) / (v - t))
            cuts.sort()
            for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                for c in range(math.ceil(left / STEP - 0.5), math.ceil(right / STEP - 0.5)):
                    row[c] = k
    return ["".join(row) for row in rows]


def dice_shares(grid: list[str], rng: random.Random, dice: int) -> dict[str, float]:
    """Which part of the dice lies in each kingdom; a border die counts for all of its own."""
    count = dict.fromkeys(KINGDOMS, 0)
    steps = [-DIE / 2 + 1 + i * (DIE - 2) / 6 for i in range(7)]
    for _ in range(dice):
        x, y, a = throw(rng)
        c, s = math.cos(a), math.sin(a)
        for k in {
            grid[int((y + s * u + c * v) / STEP)][int((x + c * u - s * v) / STEP)]
            for u in steps
            for v in steps
        }:
            count[k] += 1
    return {k: count[k] / dice for k in KINGDOMS}


def least_distance(sheet: Sheet) -> float:
    """How near to each other two kingdoms come that do not border.

    Among any four kingdoms two do not border; if these are further apart than a die is long
    across, no die reaches four kingdoms (ID-MAP-9).
    """
    near = sheet.neighbours()
    borders = {
        sheet.areas[i].id[0] + sheet.areas[j].id[0] for i, own in enumerate(near) for j in own
    }
    fours = itertools.combinations(KINGDOMS, 4)
    if any(all(a + b in borders for a, b in itertools.combinations(four, 2)) for four in fours):
        return 0.0
    least = math.inf
    for one in sheet.areas:
        for two in sheet.areas:
            if one.id[0] != two.id[0] and one.id[0] + two.id[0] not in borders:
                least = min(least, *[abs(room(p, two.outline)) for p in one.outline])
    return least
