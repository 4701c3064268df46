"""The inks: each is recognised by its hue, its letter and its pattern.

The hues are chosen so that any two of the nine can be told apart under every kind of colour
blindness and in grey (tests/web/test_palette.py has the figures); pattern and letter say the same
again, on paper and for players who turn colour off.
"""

from functools import cache
from typing import Final


class Ink:
    """One ink. `pattern` names its hatching; `letters` are by language."""

    __slots__ = ("hex", "letters", "name", "pattern")

    def __init__(self, name: str, hex: str, letters: dict[str, str], pattern: str) -> None:
        self.name = name
        self.hex = hex
        self.letters = letters
        self.pattern = pattern

    def __repr__(self) -> str:
        return f"Ink({self.name!r}, {self.hex!r}, {self.letters!r}, {self.pattern!r})"


INKS: Final[dict[str, Ink]] = {
    "blue": Ink("blue", "#748DD7", {"en": "B", "ru": "С"}, "waves"),
    "red": Ink("red", "#DA2D43", {"en": "R", "ru": "К"}, "dots"),
    "yellow": Ink("yellow", "#FEF242", {"en": "Y", "ru": "Ж"}, "plain"),
    "green": Ink("green", "#4ADC88", {"en": "G", "ru": "З"}, "diagonal up"),
    "purple": Ink("purple", "#8B18D3", {"en": "P", "ru": "Ф"}, "crosshatch"),
    "brown": Ink("brown", "#5F2407", {"en": "W", "ru": "Б"}, "diagonal down"),
    "orange": Ink("orange", "#F08C26", {"en": "O", "ru": "О"}, "vertical"),
    "light blue": Ink("light blue", "#C2DBF8", {"en": "L", "ru": "Г"}, "sparse waves"),
    "dark blue": Ink("dark blue", "#2B4D74", {"en": "D", "ru": "Т"}, "dense waves"),
}
"""All inks by name."""

PAPER: Final = "#FBF6EA"
PENCIL: Final = "#2B2A28"
"""For text and borders on paper."""
DARK_PAPER: Final = "#23211E"
DARK_PENCIL: Final = "#EFE8DA"
"""The same two in dark mode."""


# -- mixing


@cache
def rgb(hex: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour written as `#RRGGBB`."""
    return int(hex[1:3], 16), int(hex[3:5], 16), int(hex[5:7], 16)


@cache
def mix(one: str, two: str, part: float) -> str:
    """The first colour mixed with a part of the second.

    >>> mix("#000000", "#FF8000", 0.5)
    '#804000'
    """
    pairs = zip(rgb(one), rgb(two), strict=True)
    return "#" + "".join([f"{round(a + (b - a) * part):02X}" for a, b in pairs])
