"""Shares, means and spreads, and how sure they are."""

import pytest

from paintpot.lab.figures import mean_of, share_of, spread


def test_shared_wins_and_equal_seats_narrow_the_interval() -> None:
    whole = share_of([1.0, 0.0] * 50)
    halves = share_of([0.75, 0.25] * 50)
    assert whole.share == halves.share == 0.5
    assert halves.high - halves.low < whole.high - whole.low


def test_seats_that_succeed_together_widen_it() -> None:
    """Two seats that always do the same are no more evidence than one."""
    both, alone = share_of([1.0, 0.0] * 50, 2), share_of([1.0, 0.0] * 50)
    assert (both.low, both.high) == (alone.low, alone.high)
    apart = share_of([1.0, 0.5, 0.5, 0.0] * 25, 2)
    together = share_of([1.0, 1.0, 0.0, 0.0] * 25, 2)
    assert together.count == apart.count == 100
    assert together.high - together.low > apart.high - apart.low


def test_none_and_all_leave_room_for_doubt() -> None:
    assert share_of([0.0] * 20).high == pytest.approx(0.161, abs=0.001)
    assert share_of([1.0] * 20).low == pytest.approx(0.839, abs=0.001)


def test_one_value_is_its_own_quartile() -> None:
    one = spread([7])
    assert (one.mean, one.sd, one.quarter, one.median, one.most) == (7, 0, 7, 7, 7)


def test_few_values_leave_more_doubt_about_their_mean() -> None:
    """By tables of Student's distribution: 2, 5, 21 and 121 values."""
    for values, deviations in ((2, 12.706), (5, 2.776), (21, 2.086), (121, 1.980)):
        some = [float(k) for k in range(values)]
        off = deviations * spread(some).sd / values**0.5
        found = mean_of(some)
        assert found.low is not None
        assert found.high is not None
        assert found.mean - found.low == pytest.approx(off, rel=0.001)
        assert found.high - found.mean == pytest.approx(off, rel=0.001)


def test_a_single_value_says_nothing_about_its_mean() -> None:
    one = mean_of([7])
    assert (one.mean, one.low, one.high) == (7, None, None)
