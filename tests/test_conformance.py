"""Every registered game keeps to the contract, with few and with many seats. The soak asks longer,
and with every number of seats."""

import pytest

import paintpot
from paintpot.lab.conformance import CHECKS, Check, NotConforming
from tests import briefly

AMONG_MANY = {
    "plays_end",
    "fast_ways_agree",
    "simultaneous_moves_commute",
    "records_replay",
    "views_hide",
    "reveals_are_news",
    "told_is_shown",
    "scores_add_up",
    "offers_of_undo_are_kept",
    "imagined_states_differ",
    "gains_hide",
}
"""What depends on how many there are; the rest is asked with few."""
SLOWEST = {"gains_hide"}
"""What is left to the compiled form briefly."""


def cases(name: str) -> list[tuple[str, int, Check]]:
    """Interpreted, few, and briefly one: a game takes thirty times as long, and test_forms has all
    numbers."""
    seats = paintpot.game(name).seats
    if not paintpot.compiled() and briefly.chosen:
        asked = [check for check in CHECKS if check.__name__ not in SLOWEST]
        return [(name, seats[check.__name__ in AMONG_MANY], check) for check in asked]
    few = [(name, count, check) for count in seats[:2] for check in CHECKS]
    if not paintpot.compiled() or len(seats) < 3:
        return few
    return few + [(name, seats[-1], check) for check in CHECKS if check.__name__ in AMONG_MANY]


CASES = [case for name in paintpot.games() for case in cases(name)]


def test_what_is_asked_among_many_is_there() -> None:
    assert {check.__name__ for check in CHECKS} >= AMONG_MANY


@pytest.mark.parametrize(
    ("name", "seats", "check"), CASES, ids=[f"{n}-{s}-{c.__name__}" for n, s, c in CASES]
)
def test_game_conforms(name: str, seats: int, check: Check) -> None:
    try:
        check(paintpot.game(name), seats, 0)
    except NotConforming as fault:
        pytest.fail(str(fault))
