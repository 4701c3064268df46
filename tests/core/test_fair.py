"""Fair dice: the recipe of docs/fair-dice.md, and nothing else, gives their numbers."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paintpot
from paintpot.core.dice import WORDS
from paintpot.core.fair import (
    LONGEST_WORDS,
    FairDice,
    commitment,
    is_hex,
    may_be_added,
    new_secret,
)

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
SECRET = bytes(range(32)).hex()
ADDED = ["ink", "клякса"]

sayable = st.text(st.characters(codec="utf-8"), max_size=LONGEST_WORDS).filter(may_be_added)


def _program() -> dict[str, Any]:
    """What the program on the page defines, after it has run."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    names: dict[str, Any] = {}
    exec(compile(code, "fair-dice.md", "exec"), names)
    return names


PROGRAM = _program()
words_of: Callable[[str, list[str], str], Iterator[int]] = PROGRAM["words_of"]
below: Callable[[int, Iterator[int]], int] = PROGRAM["below"]


# -- the page


def test_the_record_on_the_page_keeps_its_promise() -> None:
    (shown,) = re.findall(r'```json\n"fair": (.*?)```', PAGE, re.S)
    fair = json.loads(shown)
    assert fair["secret"] == SECRET
    assert fair["words"] == ADDED
    assert fair["commitment"] == commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_the_example_on_the_page_is_what_a_table_throws() -> None:
    state = paintpot.game("inklings").start(2)
    text = state.roll(FairDice(SECRET, ADDED))
    assert f"**{text}**" in PAGE
    assert text == "{} on the d6, {} on the d8, {} on the d12".format(*PROGRAM["throws"][0])


def test_every_step_of_the_example_is_right() -> None:
    hashed = f'["{SECRET}",["ink","клякса"],"dice",0]'
    digest = hashlib.sha256(hashed.encode("utf-8")).hexdigest()
    word = int(digest[:8], 16)
    for shown in (hashed, digest, digest[:8], word, word * 576, WORDS, WORDS % 576):
        assert str(shown) in PAGE
    assert FairDice(SECRET, ADDED, "dice").word() == word
    assert word * 576 == 272 * WORDS + 1394884112
    assert FairDice(SECRET, ADDED, "dice").below(576) == 272 == 2 * 96 + 6 * 12 + 8


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(sayable, max_size=4),
    st.text("abc.", max_size=5),
    st.lists(st.integers(1, 2**31 - 1), max_size=20),
)
def test_the_program_on_the_page_draws_the_same_numbers(
    secret: bytes, words: list[str], name: str, limits: list[int]
) -> None:
    dice, stream = FairDice(secret.hex(), words, name), words_of(secret.hex(), words, name)
    assert [dice.below(n) for n in limits] == [below(n, stream) for n in limits]


# -- words


def test_words_go_on_from_block_to_block() -> None:
    dice = FairDice(SECRET, ADDED, "dice")
    assert [dice.word() for _ in range(100)] == list(islice(words_of(SECRET, ADDED, "dice"), 100))


def test_a_word_beyond_the_range_is_left_out() -> None:
    """Such a word is one of 20 million: the third of this stream was searched for."""
    name, zero = "stream 365583", "0" * 64
    digest = hashlib.sha256(f'["{zero}",["",""],"{name}",0]'.encode()).digest()
    raw = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert raw[2] >= WORDS
    dice = FairDice(zero, ["", ""], name)
    assert [dice.word() for _ in range(7)] == raw[:2] + raw[3:]


@pytest.mark.parametrize("n", [2, 6, 7, 576, 1000])
def test_all_numbers_are_equally_likely(n: int) -> None:
    dice = FairDice(SECRET)
    seen = Counter(int(dice.below(n)) for _ in range(100 * n))
    assert set(seen) == set(range(n))
    chi_squared = sum((seen[k] - 100) ** 2 / 100 for k in range(n))
    # Four standard deviations above what fair dice give; the secret is fixed, so no flicker.
    assert chi_squared < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def _numbers(dice: paintpot.Dice) -> tuple[int, ...]:
    return tuple(int(dice.below(1_000_000)) for _ in range(4))


def test_secrets_words_and_streams_all_matter() -> None:
    dice = [
        FairDice(SECRET),
        FairDice("f" + SECRET[1:]),
        FairDice(SECRET, ["", ""]),
        FairDice(SECRET, ["a", "b"]),
        FairDice(SECRET, ["b", "a"]),
        FairDice(SECRET, ["ab", ""]),
        FairDice(SECRET, ["", "ab"]),
        FairDice(SECRET, ['a","b']),
        FairDice(SECRET, ['a","b', ""]),
        FairDice(SECRET, ["a\\", "b"]),
        FairDice(SECRET, ["A", "b"]),
        FairDice(SECRET).stream("dice"),
        FairDice(SECRET).stream("bag"),
        FairDice(SECRET).stream("bag").stream("dice"),
        paintpot.Dice(SECRET),
    ]
    assert len({_numbers(one) for one in dice}) == len(dice)


def test_streams_do_not_disturb_each_other() -> None:
    one, two = FairDice(SECRET), FairDice(SECRET)
    _numbers(one.stream("bag"))
    assert _numbers(one.stream("dice")) == _numbers(two.stream("dice"))
    assert one.stream("dice") is one.stream("dice")
    assert isinstance(one.stream("dice"), FairDice)


def test_fair_dice_can_be_rewound() -> None:
    dice = FairDice(SECRET)
    whole = _numbers(dice), _numbers(dice.stream("dice"))
    dice.rewind()
    assert (_numbers(dice), _numbers(dice.stream("dice"))) == whole


# -- secrets and what seats add


def test_a_new_secret_is_new() -> None:
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(is_hex(secret) and is_hex(commitment(secret)) for secret in drawn)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٣" * 64, " " * 64])
def test_what_is_no_hex(text: str) -> None:
    assert not is_hex(text)


@pytest.mark.parametrize("text", ["a\nb", "\x00", "\ud800", "a" * (LONGEST_WORDS + 1), "\u202e"])
def test_words_that_cannot_be_shown_are_not_added(text: str) -> None:
    assert not may_be_added(text)


@pytest.mark.parametrize("text", ["", "ink", 'say "ink"', "клякса 7", "a" * LONGEST_WORDS])
def test_words_that_can_be_added(text: str) -> None:
    assert may_be_added(text)
