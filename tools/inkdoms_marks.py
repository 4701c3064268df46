"""What is printed on the land of Inkdoms: symbols on areas, towers on sides."""

import itertools
import math
import random

from paintpot.core.sheets import Sheet

KINGDOMS = "BGRYPU"
MONSTERS = ("hydra", "griffin", "unicorn")
DRAGONS = ("green", "purple", "brown")
FEWER_SPELLS = "YU"
"""Four kingdoms have three spells; these two have two."""

BORDER_TOWERS = {"B": 2, "G": 2, "R": 3, "Y": 2, "P": 2, "U": 1}
"""How many towers stand on each kingdom's borders; one more stands inside."""

SYMBOL_ROUNDS = 6_000
TOWER_ROUNDS = 1_200
"""How many exchanges are tried."""


def kind(symbol: str) -> str:
    """The family of a symbol: all dragons are one, so are all spells."""
    return symbol.split()[0] if symbol else ""


# Symbols


def deal(rng: random.Random) -> dict[str, list[str]]:
    """Nine symbols (or "") for each kingdom, each monster at most once in a kingdom."""
    dragons = [c for c in DRAGONS for _ in range(2)]
    while True:
        rng.shuffle(dragons)
        hand = {k: ["capital", f"dragon {c}"] for k, c in zip(KINGDOMS, dragons, strict=True)}
        # Each kingdom lacks one of the three small monsters, each of which is lacking twice.
        lacking = list(MONSTERS) * 2
        rng.shuffle(lacking)
        for k, out in zip(KINGDOMS, lacking, strict=True):
            hand[k] += [m for m in MONSTERS if m != out]
        # Each spell is missing in two kingdoms.
        spells = {k: {1, 2, 3, 4} for k in KINGDOMS}
        for number in range(1, 5):
            for k in rng.sample(KINGDOMS, 2):
                spells[k].discard(number)
        if (
            "dragon green" in hand["G"]
            and "hydra" in hand["P"]
            and "hydra" in hand["B"]
            and all(len(own) == 3 - (k in FEWER_SPELLS) for k, own in spells.items())
        ):
            break
    for k in KINGDOMS:
        hand[k] += [f"spell {n}" for n in sorted(spells[k])]
        hand[k] += [""] * (9 - len(hand[k]))
    return hand


def place_symbols(sheet: Sheet, rng: random.Random) -> dict[str, str]:
    """Symbols by area id, well spread, with what the rulebook's examples need (ID-MAP-5…7)."""
    near = sheet.neighbours()
    hand = deal(rng)
    marks: list[str] = []
    for k in KINGDOMS:
        rng.shuffle(hand[k])
        marks += hand[k]
    heat = 6.0
    cost = symbol_cost(sheet, near, marks)
    for _ in range(SYMBOL_ROUNDS):
        i = rng.randrange(len(marks))
        j = i // 9 * 9 + rng.randrange(9)
        if marks[i] == marks[j]:
            continue
        marks[i], marks[j] = marks[j], marks[i]
        changed = symbol_cost(sheet, near, marks)
        if changed <= cost or rng.random() < math.exp((cost - changed) / heat):
            cost = changed
        else:
            marks[i], marks[j] = marks[j], marks[i]
        heat = max(0.05, heat * 0.999)
    if not examples_hold(sheet, near, marks):
        raise ValueError("no place for the symbols the examples need; try another seed")
    return {area.id: mark for area, mark in zip(sheet.areas, marks, strict=True) if mark}


def examples_hold(sheet: Sheet, near: tuple[tuple[int, ...], ...], marks: list[str]) -> bool:
    """ID-MAP-6 and ID-MAP-7."""
    where: dict[str, list[int]] = {k: [] for k in KINGDOMS}
    for i, area in enumerate(sheet.areas):
        where[area.id[0]].append(i)
    capital = next(i for i in where["B"] if marks[i] == "capital")
    hydra = next(i for i in where["P"] if marks[i] == "hydra")
    beside = [i for i in near[capital] if marks[i] == "hydra" and i != hydra]
    return (
        hydra not in near[capital]
        and any(hydra not in near[i] for i in beside)
        and bool(lone_threes(near, marks))
    )


def lone_threes(near: tuple[tuple[int, ...], ...], marks: list[str]) -> list[int]:
    """Areas with three neighbours apart from each other, and a capital next to these four."""
    found = []
    for i, own in enumerate(near):
        for a in own:
            for b in own:
                for c in own:
                    if a < b < c and b not in near[a] and c not in near[a] and c not in near[b]:
                        four = {i, a, b, c}
                        next_to = {j for f in four for j in near[f]} - four
                        if i not in found and any(marks[j] == "capital" for j in next_to):
                            found.append(i)
    return found


def symbol_cost(sheet: Sheet, near: tuple[tuple[int, ...], ...], marks: list[str]) -> float:
    """Small if like symbols are far apart and capitals sit inside their kingdoms."""
    cost = 0.0
    places: dict[str, list[tuple[int, int]]] = {}
    for i, mark in enumerate(marks):
        family = kind(mark)
        for j in near[i]:
            if j > i and family == kind(marks[j]):
                cost += {"capital": 9, "spell": 1.5, "": 2}.get(family, 5)
                cost += 6 * (mark == marks[j] != "")
        if family == "capital":
            cost += 3 * sum(1 for j in near[i] if j // 9 != i // 9)
            cost += 4 * (len(near[i]) < 5)
        if mark:
            places.setdefault(mark, []).append(sheet.areas[i].at)
    for mark, spots in places.items():
        for a in range(len(spots)):
            for b in range(a):
                cost += 2 * max(0.0, 1 - math.dist(spots[a], spots[b]) / 900) * (mark != "capital")
    blue = next(i for i in range(9) if marks[i] == "capital")
    lilac = next(i for i in range(36, 45) if marks[i] == "hydra")
    beside = [i for i in near[blue] if marks[i] == "hydra" and i != lilac]
    cost += 20 * (lilac in near[blue]) + 20 * (not any(lilac not in near[i] for i in beside))
    return cost


# Towers


def place_towers(sheet: Sheet, rng: random.Random) -> list[list[str]]:
    """Twelve sides: one inside each kingdom and six between kingdoms."""
    near = sheet.neighbours()
    sides: list[tuple[int, int]] = []
    spot: dict[tuple[int, int], tuple[float, float]] = {}
    for i, own in enumerate(near):
        for j in own:
            if i < j:
                path = max(sheet.border(i, j), key=length)
                if length(path) >= 130:
                    sides.append((i, j))
                    spot[i, j] = halfway(path)
    inside = {k: [s for s in sides if s[0] // 9 == s[1] // 9 == k] for k in range(6)}
    across: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for s in sides:
        if s[0] // 9 != s[1] // 9:
            across.setdefault((s[0] // 9, s[1] // 9), []).append(s)
    best: list[tuple[int, int]] = []
    most = -math.inf
    for _ in range(12):
        rounds = rings_of_borders(sorted(across), rng)
        pools = [inside[k] for k in range(6)] + [across[b] for b in rounds]
        chosen = [rng.choice(pool) for pool in pools]
        worth = tower_worth(chosen, spot, sheet)
        for _ in range(TOWER_ROUNDS):
            n = rng.randrange(12)
            old, chosen[n] = chosen[n], rng.choice(pools[n])
            changed = tower_worth(chosen, spot, sheet)
            if changed >= worth:
                worth = changed
            else:
                chosen[n] = old
        if worth > most:
            best, most = list(chosen), worth
    return [[sheet.areas[i].id, sheet.areas[j].id] for i, j in sorted(best)]


def rings_of_borders(borders: list[tuple[int, int]], rng: random.Random) -> list[tuple[int, int]]:
    """Six kingdom borders that touch every kingdom as often as BORDER_TOWERS says."""
    wanted = [BORDER_TOWERS[k] for k in KINGDOMS]
    fitting = [
        six
        for six in itertools.combinations(borders, 6)
        if [sum(k in border for border in six) for k in range(6)] == wanted
    ]
    if not fitting:
        raise ValueError("no six borders have as many towers for each kingdom as are wanted")
    return list(rng.choice(fitting))


def tower_worth(
    chosen: list[tuple[int, int]],
    spot: dict[tuple[int, int], tuple[float, float]],
    sheet: Sheet,
) -> float:
    """Large if towers stand apart and every area has one nearby.

    Two areas stand beside two towers (ID-A16), none beside three.
    """
    uses = [i for side in chosen for i in side]
    if any(uses.count(i) > 2 for i in uses):
        return -math.inf
    twice = len(uses) - len(set(uses))
    spots = [spot[side] for side in chosen]
    gap = min(math.dist(p, q) for i, p in enumerate(spots) for q in spots[:i])
    rim = sum(min(0.0, min(x, y, sheet.width - x, sheet.height - y) - 130) for x, y in spots)
    reach = sum(min(math.dist(area.at, p) for p in spots) for area in sheet.areas)
    return min(gap, 330.0) * 4 + rim * 4 - reach - 500 * abs(twice - 2)


def length(path: tuple[tuple[int, int], ...]) -> float:
    return sum(math.dist(path[i - 1], path[i]) for i in range(1, len(path)))


def halfway(path: tuple[tuple[int, int], ...]) -> tuple[float, float]:
    """The point half along a path."""
    rest = length(path) / 2
    for a, b in itertools.pairwise(path):
        step = math.dist(a, b)
        if rest <= step:
            f = rest / step
            return a[0] + f * (b[0] - a[0]), a[1] + f * (b[1] - a[1])
        rest -= step
    return path[-1]
