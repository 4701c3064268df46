"""The inks of the house: each is told by its hue, its letter and its pattern.

The hues are chosen to stay apart under every kind of colour blindness and in grey; the pattern
and the letter say the same again, on paper and for whoever turns colour off.
"""

from typing import Final


class Ink:
    """One ink. `pattern` names how it is hatched; `letters` are by language."""

    __slots__ = ("hex", "letters", "name", "pattern")

    def __init__(self, name: str, hex: str, letters: dict[str, str], pattern: str) -> None:
        self.name = name
        self.hex = hex
        self.letters = letters
        self.pattern = pattern

    def __repr__(self) -> str:
        return f"Ink({self.name!r}, {self.hex!r}, {self.letters!r}, {self.pattern!r})"


INKS: Final[dict[str, Ink]] = {
    "blue": Ink("blue", "#7C9FE0", {"en": "B", "ru": "С"}, "waves"),
    "red": Ink("red", "#EF3446", {"en": "R", "ru": "К"}, "dots"),
    "yellow": Ink("yellow", "#FDE434", {"en": "Y", "ru": "Ж"}, "plain"),
    "green": Ink("green", "#8FDE9F", {"en": "G", "ru": "З"}, "diagonal up"),
    "purple": Ink("purple", "#7D2AB6", {"en": "P", "ru": "Ф"}, "crosshatch"),
    "brown": Ink("brown", "#61290C", {"en": "W", "ru": "Б"}, "diagonal down"),
    "orange": Ink("orange", "#FE8F2F", {"en": "O", "ru": "О"}, "vertical"),
    "light blue": Ink("light blue", "#A0CAF7", {"en": "L", "ru": "Г"}, "sparse waves"),
    "dark blue": Ink("dark blue", "#5877A1", {"en": "D", "ru": "Т"}, "dense waves"),
}
"""All inks by name."""

PAPER: Final = "#FBF6EA"
PENCIL: Final = "#2B2A28"
"""What text and borders are drawn with on paper."""
DARK_PAPER: Final = "#23211E"
DARK_PENCIL: Final = "#EFE8DA"
"""The same two in dark mode."""
