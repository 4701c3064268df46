"""Chance is the same everywhere, fair, and separate for each source."""

from collections import Counter

import pytest

from paintpot import Dice


def _mrg32k3a(state: list[int], n: int) -> list[int]:
    """L'Ecuyer's generator as published, on Python's own integers."""
    m1, m2 = 4294967087, 4294944443
    a, b, c, d, e, f = state
    out = []
    for _ in range(n):
        p = (1403580 * b - 810728 * a) % m1
        a, b, c = b, c, p
        q = (527612 * f - 1370589 * d) % m2
        d, e, f = e, f, q
        out.append((p - q) % m1)
    return out


def test_words_are_those_of_the_published_generator() -> None:
    dice = Dice(7)
    state = [dice._a, dice._b, dice._c, dice._d, dice._e, dice._f]
    assert [dice.word() for _ in range(1000)] == _mrg32k3a(state, 1000)


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == GOLDEN


GOLDEN = [697, 959, 349, 785, 582, 662, 536, 911]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 90, 1000])
def test_all_numbers_are_equally_likely(n: int) -> None:
    dice = Dice("fair")
    draws = 300 * n
    seen = Counter(int(dice.below(n)) for _ in range(draws))
    assert set(seen) == set(range(n))
    chi_squared = sum((seen[k] - 300) ** 2 / 300 for k in range(n))
    # Four standard deviations above what fair dice give; the seed is fixed, so no flicker.
    assert chi_squared < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_streams_do_not_disturb_each_other() -> None:
    one, two = Dice(3), Dice(3)
    for _ in range(50):
        one.stream("bag").below(10)
    assert [one.stream("dice").below(6) for _ in range(20)] == [
        two.stream("dice").below(6) for _ in range(20)
    ]


def test_streams_and_seeds_differ() -> None:
    def draw(dice: Dice) -> tuple[int, ...]:
        return tuple(int(dice.below(1_000_000)) for _ in range(4))

    drawn = [draw(Dice(1)), draw(Dice(2)), draw(Dice(-1)), draw(Dice("one")), draw(Dice(2**80))]
    drawn += [draw(Dice(1).stream("a")), draw(Dice(1).stream("b"))]
    drawn.append(draw(Dice(1).stream("a").stream("b")))
    assert len(set(drawn)) == len(drawn)


def test_a_stream_goes_on_where_it_was() -> None:
    dice, whole = Dice(9), Dice(9)
    parts = [dice.stream("x").below(100) for _ in range(5)]
    assert parts == [whole.stream("x").below(100) for _ in range(5)]
    assert dice.stream("x") is dice.stream("x")
