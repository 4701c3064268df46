"""The palette, as the page has it: to be told apart by everybody, and to be written on."""

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from colorspacious import cspace_convert, deltaE  # type: ignore[import-untyped]

from paintpot.core.inks import INKS

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
SOURCE = (LOOK / "inks.ts").read_text(encoding="utf-8")
TOKENS = (LOOK / "tokens.css").read_text(encoding="utf-8")

PALETTE = dict(re.findall(r'ink\("([a-z ]+)", "(#[0-9A-F]{6})"', SOURCE))
PENS = dict(re.findall(r'const (PENCIL|CHALK|BLACK) = "(#[0-9A-F]{6})"', SOURCE))
FAR_ENOUGH = 16
"""Of the nearest pair, in CAM02-UCS."""
LIGHT_ENOUGH = 7
"""Between the nearest pair, in lightness: what is left without any hue."""
GREY_ENOUGH = 4.5
"""Between the nearest pair as screens turn colours grey. They weigh the encoded values rather than
the light, and make deep colours darker than they look."""
READABLE = 4.5

Colour = tuple[float, float, float]


def rgb(code: str) -> Colour:
    red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def seen(code: str, deficiency: str, severity: int = 100) -> Colour:
    """A colour as somebody sees it who lacks a kind of cone."""
    space = {"name": "sRGB1+CVD", "cvd_type": deficiency, "severity": severity}
    red, green, blue = (
        min(1.0, max(0.0, part)) for part in cspace_convert(rgb(code), space, "sRGB1")
    )
    return red, green, blue


def luminance(code: str) -> float:
    """As WCAG defines it."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(code)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted([luminance(one), luminance(two)])
    return (high + 0.05) / (low + 0.05)


def test_page_and_house_have_the_same_inks() -> None:
    assert {name: code.upper() for name, code in PALETTE.items()} == {
        name: ink.hex.upper() for name, ink in INKS.items()
    }
    tokens = dict(re.findall(r"--ink-([a-z-]+): (#[0-9a-f]{6});", TOKENS))
    assert {name.replace("-", " "): code.upper() for name, code in tokens.items()} == PALETTE


@pytest.mark.parametrize("deficiency", ["", "protanomaly", "deuteranomaly", "tritanomaly"])
def test_any_two_inks_are_told_apart_without_a_kind_of_cone(deficiency: str) -> None:
    looks = {
        name: seen(code, deficiency) if deficiency else rgb(code) for name, code in PALETTE.items()
    }
    for one, two in combinations(PALETTE, 2):
        apart = deltaE(looks[one], looks[two], input_space="sRGB1")
        assert apart >= FAR_ENOUGH, (one, two)


def lightness(code: str) -> float:
    """In the space where colours are compared."""
    return float(cspace_convert(rgb(code), "sRGB1", "CAM02-UCS")[0])


def light(code: str) -> float:
    """L*: of the light alone."""
    return float(cspace_convert(rgb(code), "sRGB1", "CIELab")[0])


def greyed(code: str) -> float:
    """L* of what `filter: grayscale(1)` makes of it."""
    red, green, blue = rgb(code)
    grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return float(cspace_convert((grey, grey, grey), "sRGB1", "CIELab")[0])


@pytest.mark.parametrize(
    ("measure", "enough"), [(lightness, LIGHT_ENOUGH), (light, LIGHT_ENOUGH), (greyed, GREY_ENOUGH)]
)
def test_any_two_inks_are_told_apart_without_any_hue(
    measure: Callable[[str], float], enough: float
) -> None:
    measured = {name: measure(code) for name, code in PALETTE.items()}
    for one, two in combinations(PALETTE, 2):
        assert abs(measured[one] - measured[two]) >= enough, (one, two)


@pytest.mark.parametrize("ink", PALETTE)
def test_what_is_written_on_an_ink_can_be_read(ink: str) -> None:
    """Pencil or chalk, whichever is easier; black where neither will do: as `writingOn` has it."""
    ground = PALETTE[ink]
    pencil, chalk = contrast(PENS["PENCIL"], ground), contrast(PENS["CHALK"], ground)
    best = max(pencil, chalk)
    assert (best if best >= READABLE else contrast(PENS["BLACK"], ground)) >= READABLE
