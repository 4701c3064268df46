"""The worst-case cost of a sheet: `python -m bench.worst` measures it in both forms.

Roads: the longest road of one player, not cached, on random full sheets of the standard maps, on
random roads of any density, and on legal sheets built to be bad. Reading: what it takes to read or
refuse a sheet, from its JSON text. Times are CPU time; each line shows the slowest case and its
steps, which are the same on every machine.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from tests.games.color_in_kingdom.hard_roads import HARD_ON_GRAND
from tests.server.soak import hostile_sheets as hostile

import paintpot
from paintpot import BadSheet
from paintpot.core.bits import members
from paintpot.games.color_in_kingdom.names import N_KINDS, ROAD
from paintpot.games.color_in_kingdom.province import Province, province_of
from paintpot.games.color_in_kingdom.roads import searched
from paintpot.games.color_in_kingdom.sweep import Budget

Roads = tuple[Province, int]
RANDOM_SHEETS = 1000


def random_full(name: str, rng: random.Random) -> Roads:
    """Every space coloured, each colour equally likely."""
    province = province_of(name)
    kinds = [(space, rng.randrange(N_KINDS)) for space in members(province.spaces)]
    return province, sum([2**space for space, kind in kinds if kind == ROAD])


def random_roads(name: str, rng: random.Random) -> Roads:
    """Every space coloured, with a random share of roads."""
    province = province_of(name)
    share = rng.uniform(0.4, 1)
    return province, sum([2**k for k in members(province.spaces) if rng.random() < share])


def built(make: Callable[[random.Random], dict[str, Any]], rng: random.Random) -> Roads:
    """A sheet built to be bad, mostly covered with roads."""
    province = province_of(hostile.renamed(make(rng), rng))
    share = rng.choice((1, 0.95, 0.9, 0.85, 0.8, 0.7))
    return province, sum([2**k for k in members(province.spaces) if rng.random() < share])


def measure_roads() -> None:
    rng = random.Random(13)
    makers = (hostile.grid, hostile.bricks, hostile.comb_spaces, hostile.layers, hostile.ladder)
    sets: list[tuple[str, list[Roads]]] = []
    for name in ("province", "grand"):
        full = [random_full(name, rng) for _ in range(RANDOM_SHEETS)]
        sets.append((f"{name}, random full sheets", full))
        any_share = [random_roads(name, rng) for _ in range(RANDOM_SHEETS)]
        sets.append((f"{name}, random roads of any share", any_share))
    sets.append(
        ("grand, roads found to be hard", [(province_of("grand"), m) for m in HARD_ON_GRAND])
    )
    sets += [(f"built: {make.__name__}", [built(make, rng) for _ in range(100)]) for make in makers]
    for title, cases in sets:
        found = []
        spent = 0
        for province, roads in cases:
            budget = Budget(province.steps)
            began = process_time()
            searched(province.near, roads, budget)
            found.append((process_time() - began, province.steps - int(budget.left)))
            spent += int(budget.left) <= 0
        slowest, steps = max(found)
        _line(title, len(cases), slowest, f"{steps} steps; most {max([s for _, s in found])}")
        if spent:
            print(f"    {spent} not surely the longest: the budget was spent")


def measure_reading() -> None:
    rng = random.Random(13)
    for title, make in READ.items():
        sheets = [make(rng) for _ in range(3)]
        slowest, told = 0.0, ""
        for sheet in sheets:
            text = json.dumps(sheet)
            began = process_time()
            try:
                paintpot.game(str(sheet["game"])).start(2, {"sheet": json.loads(text)})
                how = "accepted"
            except BadSheet as error:
                how = str(error)[:60]
            spent = process_time() - began
            if spent > slowest:
                slowest, told = spent, how
        _line(f"read: {title}, {len(text) // 1000} kB", len(sheets), slowest, told)


def most_corners(rng: random.Random) -> dict[str, Any]:
    """The most corners that a sheet of Inkdoms may have."""
    rows = [[9] * 150, [9] * 150]
    return hostile.whorl(rows[0], rows[1], 2700, 300, 4)


READ: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "built-in Inkdoms sheet, altered": lambda rng: _changed(hostile.house("inkdoms", rng), rng),
    "built-in Inklings sheet, altered": lambda rng: _changed(hostile.house("inklings", rng), rng),
    "built-in Color-In Kingdom sheet, altered": lambda rng: _changed(
        hostile.house("color-in-kingdom", rng), rng
    ),
    "Inkdoms fitted to casts": hostile.fitted_whorl,
    "Inkdoms of thin lanes": hostile.thin_whorl,
    "Inkdoms with most corners": most_corners,
    "spaces on each other": hostile.overlapping,
    "toothed spaces": hostile.toothed,
    "slivers": hostile.slivers,
    "stacked areas": lambda rng: hostile.stacked(60 + rng.randrange(9)),
    "an outline of 100 corners": lambda rng: hostile.zigzag(90 + rng.randrange(9), False),
    "an outline of 18,000 corners": lambda rng: hostile.zigzag(18_000, False),
    "a spiral of 18,000 corners": lambda rng: hostile.spiral(2300),
    "4,000 areas": lambda rng: hostile.tiny_areas(4000),
}


def _changed(sheet: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same with another name, so that it is not cached."""
    return {**sheet, "name": f"No. {rng.randrange(10**9)}"}


def _line(title: str, n: int, slowest: float, how: str) -> None:
    print(f"  {title:44} {n:5} × worst {1000 * slowest:8.1f} ms   {how}")


def main() -> int:
    if "--here" not in sys.argv:
        for pure in ("", "1"):
            done = subprocess.run(
                [sys.executable, "-m", "bench.worst", "--here"],
                env={**os.environ, "PAINTPOT_PURE": pure},
                check=False,
            )
            if done.returncode:
                return done.returncode
        return 0
    print("compiled" if paintpot.compiled() else "interpreted")
    measure_roads()
    measure_reading()
    return 0


if __name__ == "__main__":
    sys.exit(main())
