"""Draw the standard sheet of Inkdoms: 54 areas in six kingdoms, with symbols and towers.

    python tools/draw_inkdoms.py [--seed N] [--marks N] [--out FILE]

The map is a power diagram, relaxed while each kingdom grows or shrinks until all six catch about
the same share of dice; then short sides are collapsed to corners and the rest is bent into curves
that look hand-drawn. Symbols and towers are distributed over it, from a seed of their own. The same
seeds always give the same sheet.
"""

import argparse
import itertools
import json
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

import inkdoms_map as ground  # noqa: E402
import inkdoms_marks as marks  # noqa: E402
import inkdoms_measures as measures  # noqa: E402
from inkdoms_measures import DIE, HEIGHT, KINGDOMS, WIDTH  # noqa: E402
from paintpot.core.sheets import Sheet, check_tiling, read_sheet  # noqa: E402

SEED = 1001
MARKS = 5
"""Chosen by simulation: all kingdoms are completed about equally often (docs/balance.md)."""

OUT = ROOT / "src/paintpot/games/inkdoms/sheets/standard.json"


def draw(seed: int, marks_seed: int) -> dict[str, object]:
    """The whole sheet as plain data."""
    cells = ground.draw_cells(random.Random(seed))
    areas: list[dict[str, object]] = []
    for kingdom in KINGDOMS:
        own = [cell for cell in cells if cell.kingdom == kingdom]
        for number, cell in enumerate(ground.reading_order(own), 1):
            cell.id = f"{kingdom}{number}"
            areas.append({"id": cell.id, "outline": cell.outline, "at": cell.at})
    data: dict[str, object] = {
        "format": 1,
        "game": "inkdoms",
        "name": "Six Kingdoms",
        "size": [WIDTH, HEIGHT],
        "die": DIE,
        "blots": 10,
        "areas": areas,
    }
    sheet = read_sheet(json.loads(json.dumps(data)), "the drawing")
    check_tiling(sheet)
    rng = random.Random(marks_seed)
    symbols = marks.place_symbols(sheet, rng)
    for area in areas:
        if area["id"] in symbols:
            area["symbol"] = symbols[str(area["id"])]
    data["towers"] = marks.place_towers(sheet, rng)
    return data


def report(sheet: Sheet) -> None:
    """Print the figures by which the drawing is judged."""
    near = sheet.neighbours()
    kingdom = [area.id[0] for area in sheet.areas]
    outlines = [area.outline for area in sheet.areas]
    grid = measures.raster(outlines, kingdom)
    shares = measures.dice_shares(grid, random.Random(0), 20_000)
    sizes = [measures.size_of(outline) for outline in outlines]
    degree = {k: sum(len(near[i]) for i in range(54) if kingdom[i] == k) / 9 for k in KINGDOMS}
    room = [measures.room(area.at, area.outline) for area in sheet.areas]
    sides = [
        sum(math.dist(a, b) for a, b in itertools.pairwise(path))
        for i in range(54)
        for j in near[i]
        for path in sheet.border(i, j)
    ]
    corners = [len(outline) for outline in outlines]
    print("dice shares:", {k: round(v, 4) for k, v in shares.items()})
    print("mean degree:", {k: round(v, 2) for k, v in degree.items()})
    print(
        "kingdom size:",
        {
            k: round(sum(s for s, own in zip(sizes, kingdom, strict=True) if own == k) / 1000)
            for k in KINGDOMS
        },
    )
    figures = {
        "dice max/min": max(shares.values()) / min(shares.values()),
        "degree spread": max(degree.values()) - min(degree.values()),
        "area max/min": max(sizes) / min(sizes),
        "least room": min(room),
        "shortest side": min(sides),
        "most corners": max(corners),
        "mean corners": sum(corners) / 54,
        "least distance of kingdoms apart": measures.least_distance(sheet),
        "die, corner to corner": DIE * math.sqrt(2),
        "corner contacts": measures.corner_contacts(sheet),
    }
    for name, value in figures.items():
        print(f"{name}: {value:.2f}")


def written(data: dict[str, object]) -> str:
    """JSON text with one area per line."""
    lines = []
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in value)
            lines.append(f'"{key}": [\n{rows}\n ]')
        else:
            lines.append(f'"{key}": {json.dumps(value)}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the standard sheet of Inkdoms.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--marks", type=int, default=MARKS)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    data = draw(given.seed, given.marks)
    report(read_sheet(json.loads(json.dumps(data)), "the drawing"))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(written(data), encoding="utf-8")


if __name__ == "__main__":
    main()
