"""Every registered game keeps to the contract, with every number of seats."""

import pytest

import paintpot
from paintpot.lab.conformance import CHECKS, Check, NotConforming

SEEDS = 3 if paintpot.compiled() else 1
"""Interpreted, a play takes thirty times as long, and the rules are the same."""

TABLES = [(name, seats) for name in paintpot.games() for seats in paintpot.game(name).seats]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_game_conforms(name: str, seats: int, check: Check) -> None:
    for seed in range(SEEDS):
        try:
            check(paintpot.game(name), seats, seed)
        except NotConforming as fault:
            pytest.fail(str(fault))
