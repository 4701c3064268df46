"""Colours in the terminal, and readable text on them."""

from functools import cache

from paintpot.core.inks import INKS, PAPER, PENCIL, rgb

WHITE = "#FFFFFF"
BLACK = "#000000"
READABLE = 4.5
"""The contrast that text needs (WCAG AA)."""


@cache
def lightness(hex: str) -> float:
    """Relative luminance as WCAG defines it."""
    linear = [c / 3294 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(hex)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted([lightness(one), lightness(two)])
    return (high + 0.05) / (low + 0.05)


@cache
def writing_on(ground: str) -> str:
    """Pencil or white, whichever has more contrast; black where neither has enough."""
    best = max((PENCIL, WHITE), key=lambda colour: contrast(colour, ground))
    return best if contrast(best, ground) >= READABLE else BLACK


def hue(ink: str | None) -> str:
    """The colour of an ink; paper for no ink or an unknown one."""
    return INKS[ink].hex if ink in INKS else PAPER
