"""Least squares."""

import random

import pytest

from paintpot.lab.fitting import Normal, solve


def test_what_made_the_numbers_is_found_again() -> None:
    chance = random.Random(1)
    truth = [2.0, -1.0, 0.5, 0.0]
    normal = Normal(4)
    for _ in range(500):
        features = [float(chance.choice((0, 0, 1, 2))) for _ in truth]
        noise = chance.gauss(0, 0.1)
        target = sum(a * b for a, b in zip(truth, features, strict=True)) + noise
        normal.add(features, target)
    found = normal.fit([0.0] * 4, 0.01)
    assert found == pytest.approx(truth, abs=0.05)
    assert normal.error(found) ** 0.5 == pytest.approx(0.1, abs=0.02)
    assert normal.error([0.0] * 4) == pytest.approx(normal.squares / 500)


def test_a_feature_never_seen_keeps_its_prior() -> None:
    normal = Normal(2)
    for k in range(5):
        normal.add([float(k), 0.0], 3.0 * k)
    assert normal.fit([0.0, 7.0], 1e-9) == pytest.approx([3.0, 7.0])


def test_a_strong_pull_leaves_the_prior() -> None:
    normal = Normal(1)
    for k in range(5):
        normal.add([float(k)], 3.0 * k)
    assert normal.fit([1.0], 1e12) == pytest.approx([1.0])
    assert 1.0 < normal.fit([1.0], 5.0)[0] < 3.0


def test_parts_add_up() -> None:
    whole, left, right = Normal(2), Normal(2), Normal(2)
    for k in range(8):
        whole.add([1.0, float(k)], float(k * k))
        (left if k % 2 else right).add([1.0, float(k)], float(k * k))
    left.merge(right)
    assert left.count == whole.count
    assert left.fit([0.0, 0.0], 1.0) == pytest.approx(whole.fit([0.0, 0.0], 1.0))


def test_equations_in_any_order() -> None:
    assert solve([[0.0, 0.0, 2.0], [1.0, 0.0, 0.0], [0.0, 4.0, 1.0]], [6.0, 5.0, 11.0]) == (
        pytest.approx([5.0, 2.0, 3.0])
    )
