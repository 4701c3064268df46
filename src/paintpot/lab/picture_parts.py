"""The parts of a picture of figures: histograms, strips and bars, each in a box of its own.

A part is told where its box begins and how wide it is, draws itself, and answers where it ends.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from paintpot.core.inks import INKS, PAPER, PENCIL, mix
from paintpot.lab.figures import Share, Spread
from paintpot.lab.picture_shapes import Drawing, fitted, width_of

QUIET: Final = mix(PENCIL, PAPER, 0.3)
"""Text that explains."""
FAINT: Final = mix(PAPER, PENCIL, 0.16)
"""Lines to measure by."""
GROUND: Final = mix(PAPER, PENCIL, 0.06)
"""What bars lie on."""
SHADE: Final = mix(PAPER, PENCIL, 0.1)
"""The middle half of a histogram."""
INK: Final = INKS["dark blue"].hex
FILL: Final = INKS["blue"].hex
ACCENT: Final = INKS["red"].hex

HEADING, LABEL, SMALL = 17.0, 12.0, 10.5
"""Sizes of text."""
HEAD: Final = 44.0
"""Room for a heading and the line under it."""
KEY: Final = 26.0
"""Room for what the marks mean."""
SCALE: Final = 20.0
"""Room for the numbers of an axis."""

BETWEEN: Final = 26.0
"""Room between parts one below the other."""

MOST_BINS: Final = 45
FEWEST_BINS: Final = 9


@dataclass(frozen=True)
class Box:
    """Where a part goes; how high it is follows from what it shows."""

    x: float
    y: float
    width: float

    @property
    def right(self) -> float:
        return self.x + self.width

    def below(self, y: float) -> "Box":
        """The box for the next part, after one that ends at y."""
        return Box(self.x, y + BETWEEN, self.width)


def heading(drawing: Drawing, box: Box, title: str, about: str) -> None:
    drawing.text(box.x, box.y + 16, title, HEADING, PENCIL, serif=True)
    drawing.text(box.x, box.y + 33, fitted(about, SMALL, box.width), SMALL, QUIET)


# Histograms


class Bins:
    """Whole numbers put together in steps, none of them cut in two.

    A few empty bins stand around a small range, but none below zero for what was never there.

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
        """How many there are in each bin."""
        out = [0] * self.count
        for value, n in counts.items():
            out[(value - self.first) // self.step] += n
        return out

    def part(self, value: float) -> float:
        """How far from the left a value stands, between 0 and 1: in the middle of its place."""
        return (value - self.first + 0.5) / (self.count * self.step)

    def ticks(self, about: int) -> range:
        """Round numbers to write at the axis."""
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
"""Room beside a histogram: for the numbers of its axis, and for the means of strips."""


def histogram(
    drawing: Drawing, box: Box, spread: Spread, counts: Mapping[int, int], height: float
) -> tuple[Bins, float]:
    """How often each number came, with mean and quartiles marked. The bins, and where it ends."""
    bins = Bins(spread.least, spread.most)
    _key(drawing, box, spread)
    left, width = box.x + LEFT, box.width - LEFT - RIGHT
    top = box.y + KEY
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


def _key(drawing: Drawing, box: Box, spread: Spread) -> None:
    """What the marks of a histogram mean, with their numbers."""
    low, high = _middle(spread)
    x, y = box.x + LEFT, box.y + 10
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
    drawing: Drawing, box: Box, bins: Bins, rows: Sequence[tuple[str, float, Mapping[int, int]]]
) -> float:
    """A name, a mean and counts each: the same bins as above, the darker the more."""
    left, width = box.x + LEFT, box.width - LEFT - RIGHT
    each = width / bins.count
    sums = [bins.sums(counts) for _, _, counts in rows]
    most = max(map(max, sums))
    y = box.y
    for (name, mean, _), own in zip(rows, sums, strict=True):
        drawing.text(left - 6, y + 9, fitted(name, SMALL, LEFT - 6), SMALL, QUIET, "end")
        drawing.rect(left, y, width, STRIP - 3, GROUND)
        for k, n in enumerate(own):
            if n:
                tone = mix(mix(PAPER, INK, 0.15), INK, n / most)
                drawing.rect(left + k * each, y, each, STRIP - 3, tone)
        x = left + width * bins.part(mean)
        drawing.line(x, y, x, y + STRIP - 3, ACCENT, 1.5)
        drawing.text(box.right, y + 9, f"{mean:.1f}", SMALL, PENCIL, "end")
        y += STRIP
    return y


# Bars

ROW: Final = 22.0
BAR: Final = 11.0
_PERCENT: Final = "100.0 %"
_INTERVAL: Final = "100.0–100.0"


def bars(
    drawing: Drawing, box: Box, shares: Mapping[str, Share], top: float = 1.0, mark: float = -1.0
) -> float:
    """Shares with their intervals, as bars of a whole that is `top`; `mark` is a line across."""
    figures = width_of(_PERCENT, LABEL) + 8 + width_of(_INTERVAL, SMALL)
    names = min(widest(shares, LABEL), 0.36 * box.width)
    left = box.x + names + 10
    width = box.right - figures - 4 - left
    y = box.y
    for name, share in shares.items():
        middle = y + ROW / 2
        drawing.text(left - 10, middle + 4, fitted(name, LABEL, names), LABEL, PENCIL, "end")
        drawing.rect(left, middle - BAR / 2, width, BAR, GROUND)
        drawing.rect(left, middle - BAR / 2, width * share.share / top, BAR, FILL)
        low, high = left + width * share.low / top, left + width * share.high / top
        drawing.line(low, middle, high, middle, PENCIL)
        for x in (low, high):
            drawing.line(x, middle - 3, x, middle + 3, PENCIL)
        x = box.right - width_of(_INTERVAL, SMALL) - 8
        drawing.text(x, middle + 4, percent(share.share), LABEL, PENCIL, "end")
        interval = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
        drawing.text(box.right, middle + 4, interval, SMALL, QUIET, "end")
        y += ROW
    if mark >= 0:
        x = left + width * mark / top
        drawing.line(x, box.y, x, y, ACCENT, 1.5)
    if top < 1:
        drawing.text(left, y + 10, "0", SMALL, QUIET, "middle")
        drawing.text(left + width, y + 10, f"{100 * top:g} %", SMALL, QUIET, "middle")
        y += SCALE
    return y


def top_of(shares: Iterable[Share]) -> float:
    """A round part of the whole that no interval reaches beyond.

    >>> top_of([Share(1, 0.1, 0.05, 0.18)]), top_of([Share(1, 0.9, 0.8, 0.97)])
    (0.2, 1.0)
    """
    highest = max(share.high for share in shares)
    return min(1.0, ceil(highest * 10 - 1e-9) / 10)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def widest(texts: Iterable[str], size: float) -> float:
    return max([width_of(text, size) for text in texts], default=0.0)
