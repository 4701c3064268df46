"""Every registered game keeps to the contract, with few and with many seats. The soak asks longer,
and with every number of seats."""

from collections.abc import Sequence

import pytest

import paintpot
from paintpot.lab.conformance import CHECKS, Check, NotConforming


def seats_of(name: str) -> Sequence[int]:
    """Interpreted, few: a play takes thirty times as long, and test_forms has all numbers."""
    seats = paintpot.game(name).seats
    return sorted({*seats[:2], *(seats[-1:] if paintpot.compiled() else ())})


TABLES = [(name, seats) for name in paintpot.games() for seats in seats_of(name)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_game_conforms(name: str, seats: int, check: Check) -> None:
    try:
        check(paintpot.game(name), seats, 0)
    except NotConforming as fault:
        pytest.fail(str(fault))
