"""The charts of a picture: histograms, strips and bars, each in a frame of its own.

A chart gets the position and width of its frame, draws itself, and returns where it ends.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from paintpot.core.inks import INKS, PAPER, PENCIL, mix
from paintpot.lab.figures import Share, Spread, percent
from paintpot.lab.picture_shapes import Drawing, fitted, width_of

QUIET: Final = mix(PENCIL, PAPER, 0.3)
"""Explanatory text."""
FAINT: Final = mix(PAPER, PENCIL, 0.16)
"""Grid lines."""
GROUND: Final = mix(PAPER, PENCIL, 0.06)
"""The background of bars."""
SHADE: Final = mix(PAPER, PENCIL, 0.1)
"""The interquartile range of a histogram."""
INK: Final = INKS["dark blue"].hex
FILL: Final = INKS["blue"].hex
ACCENT: Final = INKS["red"].hex

HEADING, LABEL, SMALL = 17.0, 12.0, 10.5
"""Text sizes."""
HEAD: Final = 44.0
"""Height of a heading and the line under it."""
KEY: Final = 26.0
"""Height of the legend."""
SCALE: Final = 20.0
"""Height of an axis' numbers."""

BETWEEN: Final = 26.0
"""Space between charts, vertically."""

MOST_BINS: Final = 45
FEWEST_BINS: Final = 9


@dataclass(frozen=True)
class Frame:
    """Where a chart goes; its height follows from its content."""

    x: float
    y: float
    width: float

    @property
    def right(self) -> float:
        return self.x + self.width

    def below(self, y: float) -> "Frame":
        """The frame for the next chart, below one that ends at y."""
        return Frame(self.x, y + BETWEEN, self.width)


def heading(drawing: Drawing, frame: Frame, title: str, about: str) -> None:
    drawing.text(frame.x, frame.y + 16, title, HEADING, PENCIL, serif=True)
    drawing.text(frame.x, frame.y + 33, fitted(about, SMALL, frame.width), SMALL, QUIET)


# Histograms


class Bins:
    """Bins of equal width for integers.

    A small range is surrounded by some empty bins, but none below zero if all values are positive.

    >>> bins = Bins(3, 7)
    >>> bins.step, bins.first, bins.count, bins.sums({3: 5, 7: 1})
    (1, 1, 9, [0, 0, 5, 0, 0, 0, 1, 0, 0])
    >>> bins.part(3), bins.part(5)
    (0.2777777777777778, 0.5)
    """

    def __init__(self, least: float, most: float) -> None:
        self.step = round_step((most - least + 1) / MOST_BINS)
        self.first = floor(least / self.step) * self.step
        self.count = (floor(most) - self.first) // self.step + 1
        missing = max(0, FEWEST_BINS - self.count)
        before = missing // 2 * self.step
        self.first = max(0, self.first - before) if self.first >= 0 else self.first - before
        self.count += missing

    def sums(self, counts: Mapping[int, int]) -> list[int]:
        """How many values there are in each bin."""
        out = [0] * self.count
        for value, n in counts.items():
            out[(value - self.first) // self.step] += n
        return out

    def part(self, value: float) -> float:
        """The position of a value from the left, between 0 and 1: in the middle of its place."""
        return (value - self.first + 0.5) / (self.count * self.step)

    def ticks(self, about: int) -> range:
        """Round numbers for the axis."""
        step = round_step(self.count * self.step / about)
        return range(ceil(self.first / step) * step, self.first + self.count * self.step, step)


def round_step(least: float) -> int:
    """The first of 1, 2, 5, 10, 20, 50 … that is no less.

    >>> [round_step(least) for least in (0.1, 1.5, 5, 5.1, 180)]
    [1, 2, 5, 10, 200]
    """
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= least:
                return digit * power
        power *= 10


LEFT, RIGHT = 48.0, 42.0
"""Space beside a histogram: for the numbers of its axis, and for the means of strips."""


def histogram(
    drawing: Drawing, frame: Frame, spread: Spread, counts: Mapping[int, int], height: float
) -> tuple[Bins, float]:
    """How often each number came, with mean and quartiles. Returns the bins and the lower end."""
    bins = Bins(spread.least, spread.most)
    _key(drawing, frame, spread)
    left, width = frame.x + LEFT, frame.width - LEFT - RIGHT
    top = frame.y + KEY
    foot = top + height
    sums = bins.sums(counts)
    step = round_step(max(sums) / 4)
    highest = ceil(max(sums) / step) * step

    low, high = [left + width * bins.part(value) for value in _middle(spread)]
    drawing.rect(low, top, high - low, height, SHADE)
    for tick in range(0, highest + 1, step):
        y = foot - height * tick / highest
        drawing.line(left, y, left + width, y, FAINT)
        drawing.text(left - 6, y + 4, str(tick), SMALL, QUIET, "end")
    each = width / bins.count
    for k, n in enumerate(sums):
        if n:
            tall = height * n / highest
            gap = min(1.0, each / 5)
            drawing.rect(left + k * each + gap / 2, foot - tall, each - gap, tall, INK)
    drawing.line(left, foot, left + width, foot, PENCIL)
    for value, colour in ((spread.median, PENCIL), (spread.mean, ACCENT)):
        x = left + width * bins.part(value)
        drawing.line(x, top, x, foot, colour, 1.5)
    for value in bins.ticks(10):
        x = left + width * bins.part(value)
        drawing.line(x, foot, x, foot + 4, PENCIL)
        drawing.text(x, foot + 15, str(value), SMALL, QUIET, "middle")
    return bins, foot + SCALE


def _middle(spread: Spread) -> tuple[float, float]:
    return spread.quarter, spread.three_quarters


def _key(drawing: Drawing, frame: Frame, spread: Spread) -> None:
    """The legend of a histogram, with numbers."""
    low, high = _middle(spread)
    x, y = frame.x + LEFT, frame.y + 10
    drawing.rect(x, y - 8, 12, 9, SHADE)
    for text, colour in (
        (f"middle half {low:g} to {high:g}", None),
        (f"median {spread.median:g}", PENCIL),
        (f"mean {spread.mean:.1f}", ACCENT),
    ):
        if colour:
            drawing.line(x + 6, y - 9, x + 6, y + 2, colour, 1.5)
        drawing.text(x + 18, y, text, SMALL, PENCIL)
        x += 30 + width_of(text, SMALL)


STRIP: Final = 14.0


def strips(
    drawing: Drawing, frame: Frame, bins: Bins, rows: Sequence[tuple[str, float, Mapping[int, int]]]
) -> float:
    """A heat map: one row per name, with its mean, in the same bins as the histogram above."""
    left, width = frame.x + LEFT, frame.width - LEFT - RIGHT
    each = width / bins.count
    sums = [bins.sums(counts) for _, _, counts in rows]
    most = max(map(max, sums))
    y = frame.y
    for (name, mean, _), own in zip(rows, sums, strict=True):
        drawing.text(left - 6, y + 9, fitted(name, SMALL, LEFT - 6), SMALL, QUIET, "end")
        drawing.rect(left, y, width, STRIP - 3, GROUND)
        for k, n in enumerate(own):
            if n:
                tone = mix(mix(PAPER, INK, 0.15), INK, n / most)
                drawing.rect(left + k * each, y, each, STRIP - 3, tone)
        x = left + width * bins.part(mean)
        drawing.line(x, y, x, y + STRIP - 3, ACCENT, 1.5)
        drawing.text(frame.right, y + 9, f"{mean:.1f}", SMALL, PENCIL, "end")
        y += STRIP
    return y


# Bars

ROW: Final = 22.0
BAR: Final = 11.0
_PERCENT: Final = "100.0 %"
_INTERVAL: Final = "100.0–100.0"


def bars(
    drawing: Drawing,
    frame: Frame,
    shares: Mapping[str, Share],
    top: float = 1.0,
    mark: float = -1.0,
) -> float:
    """Shares with their intervals, as bars on a scale up to `top`; `mark` is a line across."""
    figures = width_of(_PERCENT, LABEL) + 8 + width_of(_INTERVAL, SMALL)
    names = min(widest(shares, LABEL), 0.36 * frame.width)
    left = frame.x + names + 10
    width = frame.right - figures - 4 - left
    y = frame.y
    for name, share in shares.items():
        middle = y + ROW / 2
        drawing.text(left - 10, middle + 4, fitted(name, LABEL, names), LABEL, PENCIL, "end")
        drawing.rect(left, middle - BAR / 2, width, BAR, GROUND)
        drawing.rect(left, middle - BAR / 2, width * share.share / top, BAR, FILL)
        low, high = left + width * share.low / top, left + width * share.high / top
        drawing.line(low, middle, high, middle, PENCIL)
        for x in (low, high):
            drawing.line(x, middle - 3, x, middle + 3, PENCIL)
        x = frame.right - width_of(_INTERVAL, SMALL) - 8
        drawing.text(x, middle + 4, percent(share.share), LABEL, PENCIL, "end")
        interval = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
        drawing.text(frame.right, middle + 4, interval, SMALL, QUIET, "end")
        y += ROW
    if mark >= 0:
        x = left + width * mark / top
        drawing.line(x, frame.y, x, y, ACCENT, 1.5)
    if top < 1:
        drawing.text(left, y + 10, "0", SMALL, QUIET, "middle")
        drawing.text(left + width, y + 10, f"{100 * top:g} %", SMALL, QUIET, "middle")
        y += SCALE
    return y


def top_of(shares: Iterable[Share]) -> float:
    """A round share that no interval exceeds.

    >>> top_of([Share(1, 0.1, 0.05, 0.18)]), top_of([Share(1, 0.9, 0.8, 0.97)])
    (0.2, 1.0)
    """
    highest = max(share.high for share in shares)
    return min(1.0, ceil(highest * 10 - 1e-9) / 10)


def widest(texts: Iterable[str], size: float) -> float:
    return max([width_of(text, size) for text in texts], default=0.0)
