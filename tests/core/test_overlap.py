"""Areas that overlap are found, also where their sides never cross."""

import pytest

from paintpot.core.overlap import first_overlap
from paintpot.core.sheets import Area


def square(x: int, y: int, side: int = 100) -> Area:
    outline = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Area(f"{x} {y}", outline, (x + side // 2, y + side // 2), {})


@pytest.mark.parametrize(
    "other",
    [
        square(30, 30),
        square(30, 0),
        square(50, 0),  # its mark lies on a side of the first, and the first's on one of its own
        square(0, 50),
        square(25, 25, 50),
        square(0, 0),
    ],
)
def test_two_that_overlap(other: Area) -> None:
    assert first_overlap([square(0, 0), other]) == (0, 1)
    assert first_overlap([other, square(0, 0)]) == (0, 1)


@pytest.mark.parametrize(
    "other", [square(100, 0), square(100, 50), square(100, 100), square(-50, 100)]
)
def test_two_that_touch(other: Area) -> None:
    assert first_overlap([square(0, 0), other]) is None
