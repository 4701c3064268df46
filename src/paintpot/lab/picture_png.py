"""A drawing as PNG, drawn with Pillow, which `pip install paintpot[lab]` installs."""

import io
from functools import cache
from importlib import import_module
from typing import Any, Final

from paintpot.lab.picture_shapes import Drawing, Line, Rect, Text

SCALE: Final = 2
"""Pixels per point: sharp on high-resolution screens too."""

SANS: Final = ("Arial.ttf", "arial.ttf", "LiberationSans-Regular.ttf", "DejaVuSans.ttf")
SERIF: Final = ("Georgia.ttf", "georgia.ttf", "LiberationSerif-Regular.ttf", "DejaVuSerif.ttf")
"""Common fonts. Without any of them Pillow's own is used, which has fewer characters."""

PLAIN: Final = str.maketrans({"–": "-", "…": "..", "−": "-"})
"""Characters that Pillow's own font lacks."""

ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}


def available() -> bool:
    try:
        import_module("PIL.ImageDraw")
    except ImportError:
        return False
    return True


def png(drawing: Drawing) -> bytes:
    size = (round(drawing.width * SCALE), round(drawing.height * SCALE))
    image = import_module("PIL.Image").new("RGB", size, drawing.paper)
    pen = import_module("PIL.ImageDraw").Draw(image)
    for shape in drawing.shapes:
        if isinstance(shape, Text):
            _write(pen, shape)
        elif isinstance(shape, Line):
            _fill(pen, _drawn_out(shape))
        else:
            _fill(pen, shape)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _drawn_out(line: Line) -> Rect:
    """A line as a thin rectangle."""
    half = line.width / 2
    if line.x1 == line.x2:
        top = min(line.y1, line.y2)
        return Rect(line.x1 - half, top, line.width, abs(line.y2 - line.y1), line.colour)
    left = min(line.x1, line.x2)
    return Rect(left, line.y1 - half, abs(line.x2 - line.x1), line.width, line.colour)


def _fill(pen: Any, rect: Rect) -> None:
    """Aligned to pixels: an edge between two of them would be blurred."""
    left, top = round(rect.x * SCALE), round(rect.y * SCALE)
    right = round((rect.x + rect.width) * SCALE)
    bottom = round((rect.y + rect.height) * SCALE)
    if right > left and bottom > top:
        pen.rectangle((left, top, right - 1, bottom - 1), fill=rect.fill)


def _write(pen: Any, text: Text) -> None:
    font, full = _font(text.serif, text.size * SCALE)
    words = text.text if full else text.text.translate(PLAIN)
    place = (text.x * SCALE, text.y * SCALE)
    pen.text(place, words, fill=text.colour, font=font, anchor=ANCHORS[text.anchor])


@cache
def _font(serif: bool, size: float) -> tuple[Any, bool]:
    """A font, and whether it has all characters."""
    fonts = import_module("PIL.ImageFont")
    for name in SERIF if serif else SANS:
        try:
            return fonts.truetype(name, size), True
        except OSError:
            continue
    return fonts.load_default(size), False
