"""Ratings agree with the wins they come from."""

from itertools import combinations

import pytest

from paintpot.lab.rating import DOUBT, ratings


def test_ten_wins_to_one_are_400_points() -> None:
    points = ratings([("a", "b", 10_000, 1_000)])
    assert points["a"] - points["b"] == pytest.approx(400, abs=0.2)
    assert sum(points.values()) == pytest.approx(0)


def test_the_wins_a_rating_foretells_are_those_it_was_made_of() -> None:
    met = [("a", "b", 30.0, 10.0), ("a", "c", 25.5, 14.5), ("b", "c", 4.0, 36.0)]
    points = ratings(met)
    for bot in "abc":
        found = foretold = 0.0
        for a, b, of_a, of_b in met:
            if bot in (a, b):
                other = b if bot == a else a
                found += DOUBT + (of_a if bot == a else of_b)
                chance = 1 / (1 + 10 ** ((points[other] - points[bot]) / 400))
                foretold += chance * (of_a + of_b + 2 * DOUBT)
        assert foretold == pytest.approx(found, rel=1e-6)


def test_even_bots_are_rated_alike() -> None:
    points = ratings([("a", "b", 7, 7), ("b", "c", 5, 5)])
    assert points == pytest.approx({"a": 0, "b": 0, "c": 0}, abs=0.001)


def test_who_wins_everything_is_finitely_better_and_more_so_after_more_games() -> None:
    few, many = [
        ratings([(a, b, games, 0) for a, b in combinations("abcdef", 2)]) for games in (10, 10_000)
    ]
    for points in (few, many):
        assert sorted(points, key=points.__getitem__, reverse=True) == list("abcdef")
    assert few["a"] < many["a"] < 10_000


def test_bots_that_share_no_opponent_are_on_one_scale() -> None:
    points = ratings([("a", "b", 9, 1), ("c", "d", 5, 5)])
    assert points["a"] > points["c"] == pytest.approx(points["d"], abs=0.001)
    assert points["c"] > points["b"]


def test_nobody_has_no_rating() -> None:
    assert ratings([]) == {}
