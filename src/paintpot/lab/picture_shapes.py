"""The elements of a picture: rectangles, lines and texts, in points from the top left.

`picture_svg.py` and `picture_png.py` encode them in drawing order. There are so few kinds that both
give the same picture, fonts aside.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

Anchor = Literal["start", "middle", "end"]
"""Which part of a text is at its x."""


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    fill: str


@dataclass(frozen=True)
class Line:
    """Vertical or horizontal only: these are sharp on any screen."""

    x1: float
    y1: float
    x2: float
    y2: float
    colour: str
    width: float = 1


@dataclass(frozen=True)
class Text:
    """One line of text; y is its baseline."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    anchor: Anchor = "start"
    serif: bool = False


Shape = Rect | Line | Text


@dataclass
class Drawing:
    """A page and its shapes. `title` says in words what it shows."""

    width: float
    height: float
    paper: str
    title: str
    shapes: list[Shape] = field(default_factory=list)

    def rect(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self.shapes.append(Rect(x, y, width, height, fill))

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1
    ) -> None:
        self.shapes.append(Line(x1, y1, x2, y2, colour, width))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str,
        anchor: Anchor = "start",
        serif: bool = False,
    ) -> None:
        self.shapes.append(Text(x, y, text, size, colour, anchor, serif))


# Estimated widths of text

_NARROW: Final = frozenset(" .,:;'|!()[]ijlItfr-/·")
_SIGNS: Final = frozenset("#&+<=>^~")
_BROAD: Final = frozenset("mwMW%@ЖМФШЩЫЮжмфшщыю")
_NARROW_PART, _LETTER_PART, _CAPITAL_PART, _BROAD_PART = 0.42, 0.64, 0.84, 1.1
"""Fractions of the font size: upper bounds for each kind of letter in common fonts."""
_SERIFS: Final = 1.15
"""How much wider serif fonts are."""


def width_of(text: str, size: float, serif: bool = False) -> float:
    """An upper bound for the width of a text, whatever font it is drawn with.

    >>> width_of("ill", 10) < width_of("eee", 10) < width_of("EEE", 10) < width_of("MMM", 10)
    True
    """
    return size * sum(map(_part, text)) * (_SERIFS if serif else 1)


def _part(letter: str) -> float:
    if letter in _NARROW:
        return _NARROW_PART
    if letter in _BROAD or ord(letter) > 0x1FFF:
        return _BROAD_PART
    if letter in _SIGNS or letter.isupper() or ord(letter) > 0x2FF:
        return _CAPITAL_PART
    return _LETTER_PART


def fitted(text: str, size: float, room: float, serif: bool = False) -> str:
    """A text shortened to fit into a width.

    >>> fitted("Yellowlake", 10, 100), fitted("Yellowlake", 10, 40)
    ('Yellowlake', 'Yell…')
    """
    if width_of(text, size, serif) <= room:
        return text
    while text and width_of(text + "…", size, serif) > room:
        text = text[:-1]
    return text.rstrip() + "…"
