"""The statistics of a run as a picture: one page, as a file."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.inks import PAPER, PENCIL
from paintpot.core.registry import game as find_game
from paintpot.lab import picture_png
from paintpot.lab.figures import Share, counted, option_texts, percent
from paintpot.lab.picture_parts import (
    BETWEEN,
    FAINT,
    HEAD,
    QUIET,
    Frame,
    bars,
    heading,
    histogram,
    strips,
    top_of,
)
from paintpot.lab.picture_shapes import Drawing, fitted
from paintpot.lab.picture_svg import svg
from paintpot.lab.simulate import SimulationReport

WIDTH: Final = 1040.0
MARGIN: Final = 40.0
GUTTER: Final = 40.0
WIDE: Final = 500.0
"""The width of the histograms; bars have the rest."""

INTERVAL: Final = "with 95 % interval"


class BadPicture(PaintpotError):
    """A picture that cannot be written there, or not in that format."""


Writer = Callable[[Drawing], bytes]


def writer_of(file: str) -> Writer:
    """The function that encodes the file; errors are reported before anything is played."""
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
    """All charts on one page, as high as they need: histograms on the left, bars on the right."""
    drawing = Drawing(WIDTH, 0, PAPER, words(report))
    top = _title(drawing, report)
    left = Frame(MARGIN, top, WIDE)
    left = left.below(_scores(drawing, left, report))
    left = left.below(_lengths(drawing, left, report))
    right = Frame(MARGIN + WIDE + GUTTER, top, WIDTH - 2 * MARGIN - WIDE - GUTTER)
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


# Charts


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
        counted(run.seats, "seat"),
        run.bot,
        counted(report.games, "game"),
        f"seed {run.seed}",
        *option_texts(run.options),
    ]


def _scores(drawing: Drawing, frame: Frame, report: SimulationReport) -> float:
    alone = report.run.seats == 1
    about = "how many games had each score"
    if not alone:
        about = "how many seats had each score; below by seat, with the seat's mean"
    heading(drawing, frame, "Scores", about)
    below = Frame(frame.x, frame.y + HEAD, frame.width)
    bins, y = histogram(drawing, below, report.score, report.score_counts, 170)
    if alone:
        return y
    rows = [
        (f"seat {k}", own.score, own.score_counts) for k, own in enumerate(report.seats, start=1)
    ]
    return strips(drawing, Frame(frame.x, y + 4, frame.width), bins, rows)


def _wins(drawing: Drawing, frame: Frame, report: SimulationReport) -> float:
    fair = 1 / report.run.seats
    about = f"share of games, {INTERVAL}; red: fair share, {percent(fair)}"
    heading(drawing, frame, "Wins by seat", about)
    shares = {f"seat {k}": own.wins for k, own in enumerate(report.seats, start=1)}
    below = Frame(frame.x, frame.y + HEAD, frame.width)
    return bars(drawing, below, shares, top_of(shares.values()), fair)


def _lengths(drawing: Drawing, frame: Frame, report: SimulationReport) -> float:
    spread, counts, what = report.turns, report.turn_counts, "turns or rounds"
    if spread is None:
        spread, counts, what = report.moves, report.move_counts, "moves"
    heading(drawing, frame, "Length", f"how many games had so many {what}")
    below = Frame(frame.x, frame.y + HEAD, frame.width)
    return histogram(drawing, below, spread, counts, 120)[1]


def _shares(
    drawing: Drawing, frame: Frame, title: str, whole: str, shares: Mapping[str, Share]
) -> float:
    heading(drawing, frame, title, f"share of {whole}, {INTERVAL}")
    return bars(drawing, Frame(frame.x, frame.y + HEAD, frame.width), by_share(shares))


def by_share(shares: Mapping[str, Share]) -> dict[str, Share]:
    """Most frequent first."""
    return dict(sorted(shares.items(), key=lambda item: -item[1].share))
