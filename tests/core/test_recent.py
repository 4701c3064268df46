"""A memory that forgets what was not used for longest."""

from paintpot.core.recent import Recent


def test_the_longest_unused_goes_first() -> None:
    recent = Recent(3)
    for name in "abc":
        recent.keep(name, name.upper())
    assert recent.find("a") == "A"
    recent.keep("d", "D")
    assert [recent.find(name) for name in "abcd"] == ["A", None, "C", "D"]


def test_weights_are_what_is_bounded() -> None:
    recent = Recent(10_000)
    for n in range(1000):
        recent.keep(f"{n}", n, 1000)
    assert len(recent) == 10
    assert recent.find("999") == 999
    assert recent.find("0") is None
    recent.keep("all", 0, 20_000)
    assert len(recent) == 0, "what weighs too much is not kept"
    recent.keep("one", 1, 10_000)
    recent.keep("one", 2, 1000)
    recent.keep("two", 2, 9000)
    assert len(recent) == 2, "what is replaced weighs nothing any more"
