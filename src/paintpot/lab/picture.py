"""The figures of a run as a picture: one sheet of paper, as a file."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.inks import PAPER, PENCIL
from paintpot.core.registry import game as find_game
from paintpot.lab import picture_png
from paintpot.lab.figures import Share
from paintpot.lab.picture_parts import (
    BETWEEN,
    FAINT,
    HEAD,
    QUIET,
    Box,
    bars,
    heading,
    histogram,
    percent,
    strips,
    top_of,
)
from paintpot.lab.picture_shapes import Drawing, fitted
from paintpot.lab.picture_svg import svg
from paintpot.lab.simulate import Run, SimulationReport

WIDTH: Final = 1040.0
MARGIN: Final = 40.0
GUTTER: Final = 40.0
WIDE: Final = 500.0
"""How wide the histograms are; bars have the rest."""

INTERVAL: Final = "with 95 % interval"


class BadPicture(PaintpotError):
    """A picture that cannot be written there, or not in that form."""


Writer = Callable[[Drawing], bytes]


def writer_of(file: str) -> Writer:
    """What makes the file; whatever can be known to be wrong is told before anything is played."""
    path = Path(file)
    if path.suffix.lower() not in (".svg", ".png"):
        raise BadPicture(f"A picture is a file that ends in .svg or .png, not {file!r}.")
    if not path.parent.is_dir():
        raise BadPicture(f"There is no folder {str(path.parent)!r} to put the picture in.")
    if path.is_dir():
        raise BadPicture(f"{file!r} is a folder; a picture is a file.")
    if path.suffix.lower() == ".svg":
        return svg
    if not picture_png.available():
        raise BadPicture(
            "A .png needs Pillow (pip install 'paintpot[lab]'); an .svg needs nothing more."
        )
    return picture_png.png


def save_picture(report: SimulationReport, file: str) -> None:
    data = writer_of(file)(sheet(report))
    try:
        Path(file).write_bytes(data)
    except OSError as error:
        raise BadPicture(f"{file!r} cannot be written: {error.strerror}.") from None


def sheet(report: SimulationReport) -> Drawing:
    """All figures on one sheet, as high as they need: histograms to the left, bars to the right."""
    drawing = Drawing(WIDTH, 0, PAPER, words(report))
    top = _title(drawing, report)
    left = Box(MARGIN, top, WIDE)
    left = left.below(_scores(drawing, left, report))
    left = left.below(_lengths(drawing, left, report))
    right = Box(MARGIN + WIDE + GUTTER, top, WIDTH - 2 * MARGIN - WIDE - GUTTER)
    if report.run.seats > 1:
        right = right.below(_wins(drawing, right, report))
    seats = "seats" if report.run.seats > 1 else "games"
    for title, whole, shares in (
        ("Verdicts", seats, report.verdicts),
        ("How games end", "games", report.endings),
        ("Achieved", seats, report.feats),
    ):
        if shares:
            right = right.below(_shares(drawing, right, title, whole, shares))
    drawing.height = max(left.y, right.y) - BETWEEN + MARGIN
    return drawing


# The parts


def _title(drawing: Drawing, report: SimulationReport) -> float:
    title = find_game(report.run.game).title
    room = WIDTH - 2 * MARGIN
    drawing.text(MARGIN, 62, fitted(title, 30, room, serif=True), 30, PENCIL, serif=True)
    about = fitted(" · ".join(facts(report)), 13, room)
    drawing.text(MARGIN, 86, about, 13, QUIET)
    drawing.line(MARGIN, 102, WIDTH - MARGIN, 102, FAINT)
    return 122


def words(report: SimulationReport) -> str:
    return f"{find_game(report.run.game).title}: {', '.join(facts(report))}"


def facts(report: SimulationReport) -> list[str]:
    """What was played, in the order of the table's first line."""
    run = report.run
    return [
        _counted(run.seats, "seat"),
        run.bot,
        _counted(report.games, "game"),
        f"seed {run.seed}",
        *_options(run),
    ]


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _options(run: Run) -> list[str]:
    return [
        f"{name} {value if isinstance(value, str) else 'of your own'}"
        for name, value in run.options.items()
    ]


def _scores(drawing: Drawing, box: Box, report: SimulationReport) -> float:
    alone = report.run.seats == 1
    about = "how many games had each score"
    if not alone:
        about = "how many seats had each score; below by seat, with the seat's mean"
    heading(drawing, box, "Scores", about)
    below = Box(box.x, box.y + HEAD, box.width)
    bins, y = histogram(drawing, below, report.score, report.score_counts, 170)
    if alone:
        return y
    rows = [
        (f"seat {k}", own.score, own.score_counts) for k, own in enumerate(report.seats, start=1)
    ]
    return strips(drawing, Box(box.x, y + 4, box.width), bins, rows)


def _wins(drawing: Drawing, box: Box, report: SimulationReport) -> float:
    fair = 1 / report.run.seats
    about = f"share of games, {INTERVAL}; red: fair share, {percent(fair)}"
    heading(drawing, box, "Wins by seat", about)
    shares = {f"seat {k}": own.wins for k, own in enumerate(report.seats, start=1)}
    below = Box(box.x, box.y + HEAD, box.width)
    return bars(drawing, below, shares, top_of(shares.values()), fair)


def _lengths(drawing: Drawing, box: Box, report: SimulationReport) -> float:
    spread, counts, what = report.turns, report.turn_counts, "turns or rounds"
    if spread is None:
        spread, counts, what = report.moves, report.move_counts, "moves"
    heading(drawing, box, "Length", f"how many games had so many {what}")
    below = Box(box.x, box.y + HEAD, box.width)
    return histogram(drawing, below, spread, counts, 120)[1]


def _shares(
    drawing: Drawing, box: Box, title: str, whole: str, shares: Mapping[str, Share]
) -> float:
    heading(drawing, box, title, f"share of {whole}, {INTERVAL}")
    return bars(drawing, Box(box.x, box.y + HEAD, box.width), by_share(shares))


def by_share(shares: Mapping[str, Share]) -> dict[str, Share]:
    """The most frequent first."""
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))
