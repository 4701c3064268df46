"""The land of Inkdoms: areas as organic polygons, grouped in kingdoms that share the dice."""

import math
import random
from collections.abc import Sequence

from inkdoms_measures import DIE, HEIGHT, KINGDOMS, WIDTH, Spot, middle, pole, size_of, throw

# Three kingdoms meet in the middle, the other three reach in between them.
AROUND = "BPYURG"
INNER = "BYR"

SHORT = 76.0
"""Sides shorter than this are closed to a corner."""

APART = 250.0
"""The least distance between points where three kingdoms meet."""

CORE = (150.0, 400.0)
"""How far from the centre the two innermost sites of an inner kingdom are held."""

ROOMY = 1.2
"""How much larger the areas at the centre are."""

DRIFT = 6.0
"""How far a kingdom is drawn toward the centre, or pushed off, in each round at the most."""


class Cell:
    """One area being drawn."""

    def __init__(self, kingdom: str, outline: list[tuple[int, int]]) -> None:
        self.kingdom = kingdom
        self.outline = outline
        self.at = pole(outline)
        self.id = ""


def draw_cells(rng: random.Random) -> list[Cell]:
    """54 areas, nine in each kingdom."""
    kingdoms, sites, weights, goals = relax(rng)
    corners, rings = close_short_sides(cut(sites, weights))
    fixed = part_junctions(corners, rings, kingdoms)
    smooth_borders(corners, rings, kingdoms)
    settle(corners, rings, goals, fixed)
    outlines = bend(corners, rings, kingdoms, rng)
    return [Cell(k, outline) for k, outline in zip(kingdoms, outlines, strict=True)]


# Sites


def first_sites(rng: random.Random) -> tuple[list[str], list[Spot]]:
    """Nine rough sites for each kingdom, in six wedges about the centre.

    The first two sites of each inner kingdom hold the way to the centre.
    """
    start = rng.uniform(0, 360)
    found: dict[str, list[Spot]] = {k: [] for k in KINGDOMS}
    for k in INNER:
        way = math.radians(start + 60 * AROUND.index(k) + 30)
        for far in CORE:
            x, y = far * math.cos(way), far * math.sin(way)
            found[k].append((WIDTH / 2 + x, HEIGHT / 2 + y))
    ground: dict[str, list[Spot]] = {k: [] for k in KINGDOMS}
    for _ in range(6000):
        x, y = rng.uniform(-1, 1) * WIDTH / 2, rng.uniform(-1, 1) * HEIGHT / 2
        turned = (math.degrees(math.atan2(y, x)) - start) % 60 - 30
        k = AROUND[int((math.degrees(math.atan2(y, x)) - start) % 360 / 60) % 6]
        if math.hypot(x, y) > 2.2 * CORE[0] and (k not in INNER or abs(turned) < 26):
            ground[k].append((WIDTH / 2 + x, HEIGHT / 2 + y))
    for k, own in found.items():
        while len(own) < 9:
            some = rng.sample(ground[k], 40)
            own.append(max(some, key=lambda p: min([math.dist(p, q) for q in own] or [0])))
    kingdoms = [k for k in KINGDOMS for _ in range(9)]
    return kingdoms, [spot for k in KINGDOMS for spot in found[k]]


def relax(
    rng: random.Random, rounds: int = 110
) -> tuple[list[str], list[Spot], list[float], list[float]]:
    """Move every site to the middle of its cell until the areas are round and alike in size.

    Meanwhile a kingdom short of dice is given larger areas and drawn toward the centre.
    """
    kingdoms, sites = first_sites(rng)
    core = list(sites)
    weights = [0.0] * len(sites)
    goals = [0.0] * len(sites)
    share = dict.fromkeys(KINGDOMS, 1 / 6)
    goal = dict.fromkeys(KINGDOMS, 1.0)
    drift = dict.fromkeys(KINGDOMS, 0.0)
    for _ in range(rounds):
        cells = cut(sites, weights)
        sites = [middle(cell) for cell in cells]
        scale = WIDTH * HEIGHT / sum(goal[k] for k in kingdoms)
        caught = quick_shares(sites, weights, kingdoms, rng)
        for k in KINGDOMS:
            share[k] = 0.8 * share[k] + 0.2 * caught[k]
            lack = 1 / 6 - share[k]
            goal[k] = max(0.85, min(1.18, goal[k] + 0.2 * lack))
            drift[k] = max(-DRIFT, min(DRIFT, drift[k] + 10 * lack))
        for i, k in enumerate(kingdoms):
            goals[i] = scale * goal[k] * (ROOMY if i % 9 == 0 and k in INNER else 1.0)
            weights[i] += 0.1 * (goals[i] - size_of(cells[i]))
            weights[i] = max(-20_000.0, min(20_000.0, weights[i]))
            if i % 9 < len(CORE) and k in INNER:
                sites[i] = core[i]
                continue
            x, y = sites[i]
            dx, dy = WIDTH / 2 - x, HEIGHT / 2 - y
            pull = drift[k] / max(300.0, math.hypot(dx, dy))
            sites[i] = (x + pull * dx, y + pull * dy)
    return kingdoms, sites, weights, goals


def cut(sites: list[Spot], weights: list[float]) -> list[list[Spot]]:
    """The power diagram of the sites, clipped to the board."""
    cells = []
    for i, (x, y) in enumerate(sites):
        cell: list[Spot] = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]
        near = sorted(range(len(sites)), key=lambda j: math.dist(sites[i], sites[j]))
        for j in near[1:25]:
            u, v = sites[j]
            limit = (u * u + v * v - x * x - y * y + weights[i] - weights[j]) / 2
            cell = clip(cell, u - x, v - y, limit)
        cells.append(cell)
    return cells


def clip(cell: list[Spot], nx: float, ny: float, limit: float) -> list[Spot]:
    """The part of a convex polygon where nx * x + ny * y <= limit."""
    beyond = [nx * x + ny * y - limit for x, y in cell]
    if max(beyond) <= 0:
        return cell
    kept: list[Spot] = []
    for i, b in enumerate(cell):
        a, da, db = cell[i - 1], beyond[i - 1], beyond[i]
        if (da < 0 < db) or (db < 0 < da):
            t = da / (da - db)
            kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        if db <= 0:
            kept.append(b)
    return kept


def quick_shares(
    sites: list[Spot], weights: list[float], kingdoms: list[str], rng: random.Random
) -> dict[str, float]:
    """Roughly which part of the dice touches each kingdom."""
    count = dict.fromkeys(KINGDOMS, 0)
    every = [(x, y, w, k) for (x, y), w, k in zip(sites, weights, kingdoms, strict=True)]
    for _ in range(250):
        x, y, a = throw(rng)
        c, s = DIE / 2 * math.cos(a), DIE / 2 * math.sin(a)
        spots = (
            (x + c - s, y + s + c),
            (x - s - c, y + c - s),
            (x - c + s, y - s - c),
            (x + s + c, y - c + s),
        )
        for k in {
            min(((u - p) ** 2 + (v - q) ** 2 - w, k) for p, q, w, k in every)[1] for u, v in spots
        }:
            count[k] += 1
    total = sum(count.values())
    return {k: count[k] / total for k in KINGDOMS}


# Corners and sides


def close_short_sides(cells: list[list[Spot]]) -> tuple[list[Spot], list[list[int]]]:
    """Shared corners, and each cell as a ring of them; sides shorter than SHORT become corners."""
    spots: list[Spot] = []
    rings: list[list[int]] = []
    for cell in cells:
        ring: list[int] = []
        for p in cell:
            hit = [i for i, q in enumerate(spots) if math.dist(p, q) < 1e-3]
            if not hit:
                hit = [len(spots)]
                spots.append(p)
            if not ring or ring[-1] != hit[0]:
                ring.append(hit[0])
        rings.append(ring)
    group = list(range(len(spots)))
    sides = sorted({(min(a, b), max(a, b)) for ring in rings for a, b in pairs(ring)})
    for a, b in sorted(sides, key=lambda s: math.dist(spots[s[0]], spots[s[1]])):
        if math.dist(spots[a], spots[b]) < SHORT and group[a] != group[b]:
            old, new = group[b], group[a]
            group = [new if g == old else g for g in group]
    merged: list[Spot] = list(spots)
    for g in set(group):
        own = [spots[i] for i in range(len(spots)) if group[i] == g]
        merged[g] = (
            common([p[0] for p in own], float(WIDTH)),
            common([p[1] for p in own], float(HEIGHT)),
        )
    out = []
    for ring in rings:
        walk = [group[i] for i in ring]
        out.append([g for i, g in enumerate(walk) if g != walk[i - 1]])
    return merged, out


def common(values: list[float], size: float) -> float:
    """The wall if one of the values lies on it, else their mean."""
    for wall in (0.0, size):
        if any(abs(value - wall) < 1e-6 for value in values):
            return wall
    return sum(values) / len(values)


def pairs(ring: Sequence[int]) -> list[tuple[int, int]]:
    return [(ring[i - 1], ring[i]) for i in range(len(ring))]


def border_ways(rings: list[list[int]], kingdoms: list[str]) -> dict[int, list[int]]:
    """For each corner on a kingdom border the corners next to it along the border."""
    owner: dict[tuple[int, int], str] = {}
    for ring, k in zip(rings, kingdoms, strict=True):
        for a, b in pairs(ring):
            owner[a, b] = k
    ways: dict[int, list[int]] = {}
    for (a, b), k in owner.items():
        if owner.get((b, a), k) != k:
            ways.setdefault(a, []).append(b)
    return ways


def on_wall(p: Spot) -> bool:
    return min(p[0], p[1], WIDTH - p[0], HEIGHT - p[1]) < 1e-6


def smooth_borders(corners: list[Spot], rings: list[list[int]], kingdoms: list[str]) -> None:
    """Pull the corners of kingdom borders toward a flowing line."""
    ways = border_ways(rings, kingdoms)
    for _ in range(3):
        moved = list(corners)
        for v, ends in ways.items():
            if len(ends) == 2 and not on_wall(corners[v]):
                a, b = corners[ends[0]], corners[ends[1]]
                x, y = corners[v]
                moved[v] = (0.7 * x + 0.15 * (a[0] + b[0]), 0.7 * y + 0.15 * (a[1] + b[1]))
        corners[:] = moved


def part_junctions(corners: list[Spot], rings: list[list[int]], kingdoms: list[str]) -> set[int]:
    """Move the points where three kingdoms meet apart, so that no die reaches four kingdoms."""
    ways = border_ways(rings, kingdoms)
    meets = [v for v, ends in ways.items() if len(ends) > 2]
    hub = min(meets, key=lambda v: math.dist(corners[v], (WIDTH / 2, HEIGHT / 2)))
    x, y = corners[hub]
    for v in meets:
        far = math.dist(corners[v], (x, y))
        if v != hub and far < APART:
            u, w = corners[v]
            corners[v] = (x + (u - x) * APART / far, y + (w - y) * APART / far)
    return set(meets)


def settle(
    corners: list[Spot], rings: list[list[int]], goals: list[float], fixed: set[int]
) -> None:
    """Let areas that are too small push their corners out, and too large ones pull them in."""
    for _ in range(60):
        push = [(0.0, 0.0)] * len(corners)
        for ring, goal in zip(rings, goals, strict=True):
            lack = 1 - size_of([corners[i] for i in ring]) / goal
            for n, i in enumerate(ring):
                a, b = corners[ring[n - 1]], corners[ring[(n + 1) % len(ring)]]
                x, y = push[i]
                push[i] = (x + lack * (b[1] - a[1]), y - lack * (b[0] - a[0]))
        for i, (x, y) in enumerate(corners):
            if i in fixed:
                continue
            dx, dy = push[i]
            u = x if x in (0.0, WIDTH) else x + 0.05 * dx
            v = y if y in (0.0, HEIGHT) else y + 0.05 * dy
            corners[i] = (u, v)


def bend(
    corners: list[Spot], rings: list[list[int]], kingdoms: list[str], rng: random.Random
) -> list[list[tuple[int, int]]]:
    """Turn straight sides into drawn ones; both neighbours get the same points."""
    ways = border_ways(rings, kingdoms)
    warp = Warp(rng)
    paths: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for ring in rings:
        for a, b in pairs(ring):
            if (b, a) in paths:
                paths[a, b] = paths[b, a][::-1]
            elif (a, b) not in paths:
                path = side_path(corners, ways, a, b, rng)
                paths[a, b] = [warp.moved(p) for p in path]
    outlines = []
    for ring in rings:
        outline: list[tuple[int, int]] = []
        for a, b in pairs(ring):
            outline += paths[a, b][:-1]
        outlines.append(outline)
    return outlines


def side_path(
    corners: list[Spot], ways: dict[int, list[int]], a: int, b: int, rng: random.Random
) -> list[Spot]:
    """One side as a cubic curve, in steps."""
    p, q = corners[a], corners[b]
    if on_wall(p) and on_wall(q) and (p[0] == q[0] or p[1] == q[1]):
        return [p, q]
    length = math.dist(p, q)
    straight = math.atan2(q[1] - p[1], q[0] - p[0])
    border = b in ways.get(a, [])
    headings = []
    for here, there, back in ((a, b, 0.0), (b, a, math.pi)):
        ends = ways.get(here, [])
        if border and len(ends) == 2 and not on_wall(corners[here]):
            other = corners[ends[0] if ends[1] == there else ends[1]]
            goal = corners[there]
            way = math.atan2(goal[1] - other[1], goal[0] - other[0]) + back
        else:
            way = straight + rng.uniform(-0.36, 0.36)
        headings.append(way)
    (c0, s0), (c1, s1) = [(length * math.cos(w), length * math.sin(w)) for w in headings]
    steps = max(3, round(length / (32 if border else 42)))
    path = []
    for i in range(steps + 1):
        t = i / steps
        h00, h10 = (1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2
        h01, h11 = t * t * (3 - 2 * t), t * t * (t - 1)
        path.append(
            (
                h00 * p[0] + h10 * c0 + h01 * q[0] + h11 * c1,
                h00 * p[1] + h10 * s0 + h01 * q[1] + h11 * s1,
            )
        )
    return path


class Warp:
    """A smooth shift of the whole board that keeps the rim on the rim."""

    def __init__(self, rng: random.Random) -> None:
        self.waves = [
            (
                size,
                math.tau / long * math.cos(way),
                math.tau / long * math.sin(way),
                rng.uniform(0, math.tau),
                axis,
            )
            for axis in (0, 1)
            for size, long in ((9.0, 620.0), (7.0, 400.0), (4.0, 230.0))
            for way in (rng.uniform(0, math.tau),)
        ]

    def moved(self, p: Spot) -> tuple[int, int]:
        shift = [0.0, 0.0]
        for size, kx, ky, phase, axis in self.waves:
            shift[axis] += size * math.sin(kx * p[0] + ky * p[1] + phase)
        x = p[0] + shift[0] * min(1.0, p[0] / 150, (WIDTH - p[0]) / 150)
        y = p[1] + shift[1] * min(1.0, p[1] / 150, (HEIGHT - p[1]) / 150)
        return round(x), round(y)


def reading_order(cells: list[Cell]) -> list[Cell]:
    """In rows from the top, each from the left."""
    rest = sorted(cells, key=lambda cell: cell.at[1])
    out: list[Cell] = []
    while rest:
        row = [cell for cell in rest if cell.at[1] < rest[0].at[1] + 130]
        out += sorted(row, key=lambda cell: cell.at[0])
        rest = [cell for cell in rest if cell not in row]
    return out
