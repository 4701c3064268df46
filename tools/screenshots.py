"""Pictures for the docs: those of the page (page_screenshots.py, page_tour.py) and of the terminal.

    python tools/screenshots.py

plays a seeded game in the terminal, headless, and writes docs/inkdoms-terminal.svg, and the same as
.png if `rsvg-convert` is installed. It is built from Textual's screenshot, cell by cell on whole
pixels: half blocks become adjacent rectangles, letters are fixed to their cells, and no font is
downloaded.
"""

import asyncio
import re
import shutil
import subprocess
from html import escape
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from textual.pilot import Pilot

import page_screenshots
import page_tour
from paintpot.bots import make_bot
from paintpot.cli.play_app import PlayApp
from paintpot.cli.seating import new_session
from paintpot.cli.voice import Voice
from paintpot.core.registry import game
from visiting import GAMES

DOCS = Path(__file__).parents[1] / "docs"
COLUMNS, ROWS = 120, 40
SEED = 7
ROUNDS = 9
"""The picture is taken in this round, after a die has been taken."""

# Textual's screenshot
FROM_WIDE, FROM_HIGH, FROM_BASE = 12.2, 24.4, 20
SVG = "{http://www.w3.org/2000/svg}"

# Ours
WIDE, HIGH, BASE = 10, 20, 15
MARGIN = 12
FONT = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
FONT_SIZE = 16.6
"""At this size a letter of the first two fonts is as wide as a cell."""
TABLE = "#23211e"
ZOOM = 1.5
"""Cells are whole pixels at this size, too."""


class Cell(NamedTuple):
    """A character and its style."""

    letter: str = " "
    look: str = ""
    ground: str = TABLE

    @property
    def halves(self) -> tuple[str, str]:
        """The colours of its upper and its lower half."""
        return (_fill(self.look), self.ground) if self.letter == "▀" else (self.ground, self.ground)


Grid = list[list[Cell]]


async def photograph(language: str) -> str:
    """The screen in the middle of a turn, as Textual exports it."""
    session = new_session(game("inkdoms"), 2, "greedy", SEED, {}, language)
    voice = Voice(language, session.play.game, session.play.people)
    app = PlayApp(session, voice)
    hand = make_bot("greedy", SEED)
    async with app.run_test(size=(COLUMNS, ROWS)) as pilot:
        await _settle(app, pilot)
        while not session.state.over:
            view = session.state.view(0)
            if view["round"] >= ROUNDS and view["sheets"][0]["turn"] is not None:
                break
            move = hand.choose(session.state.clone(), 0)
            app.enter(session.play.game.text(move))
            await _settle(app, pilot)
        await pilot.press("down")
        await pilot.pause()
        return app.export_screenshot()


async def _settle(app: PlayApp, pilot: Pilot[None]) -> None:
    await pilot.pause()
    while app.busy:
        await pilot.pause(0.01)
    await pilot.pause()


# -- reading


def cells(svg: str) -> Grid:
    """The cells of an exported screen."""
    root = ElementTree.fromstring(svg)
    looks = dict(re.findall(r"\.(terminal-\d+-r\d+) \{ (.*?) \}", svg))
    grid = [[Cell()] * COLUMNS for _ in range(ROWS)]
    for rect in root.findall(f"{SVG}g/{SVG}rect"):
        x, y = _place(rect, 1.5)
        for k in range(round(float(rect.attrib["width"]) / FROM_WIDE)):
            grid[y][x + k] = Cell(ground=rect.attrib["fill"])
    for text in root.findall(f"{SVG}g/{SVG}g/{SVG}text"):
        x, y = _place(text, FROM_BASE)
        for k, letter in enumerate((text.text or "").rstrip("\n").replace("\xa0", " ")):
            grid[y][x + k] = Cell(letter, looks[text.attrib["class"]], grid[y][x + k].ground)
    return grid


def _place(element: ElementTree.Element, base: float) -> tuple[int, int]:
    x, y = float(element.attrib["x"]), float(element.attrib["y"])
    return round(x / FROM_WIDE), round((y - base) / FROM_HIGH)


def _fill(look: str) -> str:
    found = re.search(r"fill: (#\w+)", look)
    assert found, look
    return found[1]


# -- drawing


def picture(grid: Grid, title: str) -> str:
    """The screen as a self-contained SVG."""
    wide, high = COLUMNS * WIDE + 2 * MARGIN, ROWS * HIGH + 2 * MARGIN
    size = f'width="{wide}" height="{high}"'
    looks = sorted({cell.look for row in grid for cell in row if cell.look})
    names = {look: f"t{k}" for k, look in enumerate(looks)}
    styles = "\n".join([f".{name} {{ {look} }}" for look, name in names.items()])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {size}>',
            f"<title>{escape(title)}</title>",
            f"<style>\ntext {{ font: {FONT_SIZE}px {FONT}; white-space: pre }}\n{styles}\n</style>",
            f'<rect width="{wide}" height="{high}" rx="8" fill="{TABLE}"/>',
            f'<g transform="translate({MARGIN} {MARGIN})">',
            '<g shape-rendering="crispEdges">',
            *_grounds(grid),
            "</g>",
            *_letters(grid, names),
            "</g>\n</svg>\n",
        ]
    )


def _grounds(grid: Grid) -> list[str]:
    """The colours of half cells, adjacent ones merged into rectangles: in rows, then in columns."""
    out: list[str] = []
    running: dict[tuple[int, int, str], int] = {}
    rows = [[cell.halves[k] for cell in row] for row in grid for k in (0, 1)]
    for y, row in enumerate([*rows, []]):
        now = {run: running.get(run, y) for run in _runs(row) if run[2] != TABLE}
        for (x, length, colour), top in running.items():
            if (x, length, colour) not in now:
                out.append(
                    f'<rect x="{x * WIDE}" y="{top * HIGH // 2}" width="{length * WIDE}"'
                    f' height="{(y - top) * HIGH // 2}" fill="{colour}"/>'
                )
        running = now
    return out


def _runs(row: list[str]) -> list[tuple[int, int, str]]:
    runs: list[tuple[int, int, str]] = []
    for x, colour in enumerate(row):
        if runs and runs[-1][2] == colour:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1, colour)
        else:
            runs.append((x, 1, colour))
    return runs


def _letters(grid: Grid, names: dict[str, str]) -> list[str]:
    out = []
    for y, row in enumerate(grid):
        x = 0
        while x < COLUMNS:
            word = _word(row, x)
            if word.strip() and word != "▀":
                out.append(_text(word, names[row[x].look], x * WIDE, y * HIGH + BASE))
            x += len(word)
    return out


def _word(row: list[Cell], x: int) -> str:
    """The letters from here on that can be one text element; a symbol is one of its own."""
    look = row[x].look
    end = x + 1
    if _plain(row[x].letter):
        while end < len(row) and row[end].look == look and _goes_on(row[end]):
            end += 1
    return "".join([cell.letter for cell in row[x:end]])


def _plain(letter: str) -> bool:
    """Whether all fonts have the letter, at the usual width."""
    return "!" <= letter <= "~" or "А" <= letter <= "ё"


def _goes_on(cell: Cell) -> bool:
    """Whether a cell continues a word; an underline also runs under spaces."""
    return _plain(cell.letter) or (cell.letter == " " and "underline" in cell.look)


def _text(word: str, name: str, x: int, y: int) -> str:
    if len(word) == 1:
        middle = f'x="{x + WIDE // 2}" text-anchor="middle"'
        return f'<text class="{name}" {middle} y="{y}">{escape(word)}</text>'
    length = f'textLength="{len(word) * WIDE}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{name}" x="{x}" y="{y}" {length}>{escape(word)}</text>'


def main() -> None:
    target = DOCS / "inkdoms-terminal.svg"
    svg = picture(cells(asyncio.run(photograph("en"))), "Inkdoms in the terminal")
    target.write_text(svg, encoding="utf-8")
    print(target)
    renderer = shutil.which("rsvg-convert")
    if renderer is None:
        print("No rsvg-convert here (Debian: librsvg2-bin), so the .png stays as it is.")
        return
    png = target.with_suffix(".png")
    subprocess.run([renderer, "--zoom", str(ZOOM), "-o", str(png), str(target)], check=True)
    print(png)


if __name__ == "__main__":
    page_screenshots.main(list(GAMES))
    page_tour.main(list(page_tour.PICTURES))
    main()
