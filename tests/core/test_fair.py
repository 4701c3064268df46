"""Fair dice: the recipe of docs/fair-dice.md, and nothing else, gives their numbers."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
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
    Fair,
    FairDice,
    commitment,
    is_hex,
    may_be_added,
    new_secret,
)
from paintpot.core.records import fair_of

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
root_of: Callable[[str, int, dict[str, Any]], str] = PROGRAM["root_of"]
words_of: Callable[[str, str], Iterator[int]] = PROGRAM["words_of"]
below: Callable[[int, Iterator[int]], int] = PROGRAM["below"]
(SHOWN,) = re.findall(r'```json\n"fair": (.*?)```', PAGE, re.S)
GAME = paintpot.game("inklings")


def dice_of(data: dict[str, Any], name: str = "") -> FairDice:
    """The dice of what a record says, as a game of Inklings has them."""
    fair = fair_of(data, len(data["words"]), 0)
    dice = fair.dice(data["secret"], "inklings", 1)
    return FairDice(dice.start, name)


def old(secret: str, words: Sequence[str] = (), name: str = "") -> FairDice:
    """Dice of the first version."""
    return FairDice(Fair(commitment(secret), words).dice(secret, "inklings", 1).start, name)


# -- the page


def test_the_record_on_the_page_keeps_its_promise() -> None:
    fair = json.loads(SHOWN)
    assert fair["secret"] == SECRET
    assert fair["words"] == ADDED
    assert fair["commitment"] == commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
    assert fair_of(fair, 2, 0).data(1) == fair
    assert fair_of(fair, 2, 0).unfit() == []
    assert {key: fair[key] for key in PROGRAM["fair"] if key != "parts"} == {
        key: value for key, value in PROGRAM["fair"].items() if key != "parts"
    }


def test_the_example_on_the_page_is_what_a_table_throws() -> None:
    state = GAME.start(2)
    text = state.roll(dice_of(json.loads(SHOWN)))
    assert f"**{text}**" in PAGE
    assert text == "{} on the d6, {} on the d8, {} on the d12".format(*PROGRAM["throws"][0])


def test_every_step_of_the_example_is_right() -> None:
    fair = json.loads(SHOWN)
    root = root_of("inklings", 1, fair)
    hashed = f'["{root}","dice",0]'
    digest = hashlib.sha256(hashed.encode("utf-8")).hexdigest()
    word = int(digest[:8], 16)
    (text,) = re.findall(r'^    (\["paintpot dice 2",".*)$', PAGE, re.M)
    assert hashlib.sha256(text.encode()).hexdigest() == root
    for shown in (hashed, digest, digest[:8], word, word * 576, WORDS, WORDS % 576):
        assert str(shown) in PAGE
    assert dice_of(fair, "dice").word() == word
    assert word * 576 == 339 * WORDS + 3153252291
    assert dice_of(fair, "dice").below(576) == 339 == 3 * 96 + 4 * 12 + 3


@st.composite
def fair_data(draw: st.DrawFn) -> dict[str, Any]:
    """What a record may say, of 1 to 4 seats."""
    hexed = st.binary(min_size=32, max_size=32).map(bytes.hex)
    secret, seats = draw(hexed), draw(st.integers(1, 4))
    parts: list[dict[str, Any]] = []
    for _ in range(seats):
        told, why = draw(hexed), draw(st.sampled_from(["", "silent", "none", "bot"]))
        part = {
            "hash": None if why in ("none", "bot") else commitment(told),
            "bytes": None if why else told,
        }
        parts.append(part | ({"why": why} if why else {}))
    return {
        "commitment": commitment(secret),
        "words": draw(st.lists(sayable, min_size=seats, max_size=seats)),
        "secret": secret,
        "first": 0,
        "version": 2,
        "table": draw(st.text("abc-_", max_size=12)),
        "parts": parts,
    }


@given(fair_data(), st.text("abc.", max_size=5), st.lists(st.integers(1, 2**31 - 1), max_size=20))
def test_the_program_on_the_page_draws_the_same_numbers(
    fair: dict[str, Any], name: str, limits: list[int]
) -> None:
    dice, stream = dice_of(fair, name), words_of(root_of("inklings", 1, fair), name)
    assert [dice.below(n) for n in limits] == [below(n, stream) for n in limits]


# -- words


def test_words_go_on_from_block_to_block() -> None:
    fair = json.loads(SHOWN)
    dice, root = dice_of(fair, "dice"), root_of("inklings", 1, fair)
    assert [dice.word() for _ in range(100)] == list(islice(words_of(root, "dice"), 100))


def test_a_word_beyond_the_range_is_left_out() -> None:
    """Such a word is one of 20 million: the third of this stream was searched for."""
    name, zero = "stream 365583", "0" * 64
    digest = hashlib.sha256(f'["{zero}",["",""],"{name}",0]'.encode()).digest()
    raw = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert raw[2] >= WORDS
    dice = old(zero, ["", ""], name)
    assert [dice.word() for _ in range(7)] == raw[:2] + raw[3:]


def _changed(**changes: Any) -> dict[str, Any]:
    return {**json.loads(SHOWN), **changes}


def _parts(first: dict[str, Any]) -> list[dict[str, Any]]:
    return [first, json.loads(SHOWN)["parts"][1]]


OTHER = "0f" * 32


def test_all_that_was_fixed_matters() -> None:
    """Secret, table, hashes, parts and words: another of any, and the dice are others."""
    silent = json.loads(SHOWN)["parts"][1]
    one = json.loads(SHOWN)["parts"][0]
    dice = [
        dice_of(_changed()),
        dice_of(_changed(secret=OTHER)),
        dice_of(_changed(commitment=OTHER)),
        dice_of(_changed(table="another")),
        dice_of(_changed(words=["", "inkклякса"])),
        dice_of(_changed(parts=_parts({"hash": commitment(OTHER), "bytes": OTHER}))),
        dice_of(_changed(parts=_parts({**one, "bytes": None, "why": "silent"}))),
        dice_of(_changed(parts=_parts({"hash": None, "bytes": None, "why": "none"}))),
        dice_of(_changed(parts=_parts({**silent, "hash": OTHER}))),
        dice_of(_changed(parts=[silent, one])),
        fair_of(_changed(), 2, 0).dice(SECRET, "ink", 1),
        fair_of(_changed(), 2, 0).dice(SECRET, "inklings", 2),
        old(SECRET, ADDED),
    ]
    assert len({_numbers(one) for one in dice}) == len(dice)


def test_older_records_keep_their_dice() -> None:
    """As docs/fair-dice.md had it worked out for the first version."""
    state = GAME.start(2)
    assert state.roll(old(SECRET, ADDED)) == "3 on the d6, 7 on the d8, 9 on the d12"


@pytest.mark.parametrize("n", [2, 6, 7, 576, 1000])
def test_all_numbers_are_equally_likely(n: int) -> None:
    dice = old(SECRET)
    seen = Counter(int(dice.below(n)) for _ in range(100 * n))
    assert set(seen) == set(range(n))
    chi_squared = sum((seen[k] - 100) ** 2 / 100 for k in range(n))
    # Four standard deviations above what fair dice give; the secret is fixed, so no flicker.
    assert chi_squared < (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def _numbers(dice: paintpot.Dice) -> tuple[int, ...]:
    return tuple(int(dice.below(1_000_000)) for _ in range(4))


def test_secrets_words_and_streams_all_matter() -> None:
    dice = [
        old(SECRET),
        old("f" + SECRET[1:]),
        old(SECRET, ["", ""]),
        old(SECRET, ["a", "b"]),
        old(SECRET, ["b", "a"]),
        old(SECRET, ["ab", ""]),
        old(SECRET, ["", "ab"]),
        old(SECRET, ['a","b']),
        old(SECRET, ['a","b', ""]),
        old(SECRET, ["a\\", "b"]),
        old(SECRET, ["A", "b"]),
        old(SECRET).stream("dice"),
        old(SECRET).stream("bag"),
        old(SECRET).stream("bag").stream("dice"),
        paintpot.Dice(SECRET),
    ]
    assert len({_numbers(one) for one in dice}) == len(dice)


def test_streams_do_not_disturb_each_other() -> None:
    one, two = old(SECRET), old(SECRET)
    _numbers(one.stream("bag"))
    assert _numbers(one.stream("dice")) == _numbers(two.stream("dice"))
    assert one.stream("dice") is one.stream("dice")
    assert isinstance(one.stream("dice"), FairDice)


def test_fair_dice_can_be_rewound() -> None:
    dice = old(SECRET)
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
