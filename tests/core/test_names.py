"""Names: what cannot be seen is refused in one sentence; what people are called is not."""

import pytest

from paintpot.core.errors import BadRecord
from paintpot.core.names import MOST_MARKS, name_fault
from paintpot.core.play import Play, Seat
from paintpot.core.records import replay

UNSEEN = [
    "\u3164",
    "\u2800\u2800",
    "Ann\u3164",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u200b",
    "A\u200bnn",
    "\u2060",
    "A\u202enn",
    "\u2066Ann\u2069",
    "\ufeff",
    "\u0301",
    "\u0301\u0302",
    "\ufe0f",
    "\u034f",
    "a" + "\u0301" * (MOST_MARKS + 1),
    "Z" + "\u0335\u0322\u0353" * 8 + "x",
    " ",
    "\u3000",
    " Ann",
    "A\nnn",
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_names_that_cannot_be_seen(name: str) -> None:
    fault = name_fault(name)
    assert fault.endswith(".")
    assert fault.count(". ") == 0, "one sentence"
    assert fault.isascii(), "what cannot be seen is quoted by its number"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Zoe\u0308",
        "Ngu\u0302\u0303ễn",
        "李雷",
        "Яна",
        "שָׁלוֹם",
        "नमस्ते",
        "❤\ufe0f",
        "J. R.",
        "7",
        "",
    ],
)
def test_names_of_people(name: str) -> None:
    assert name_fault(name) == ""


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u0301", " "], ids=ascii)
def test_a_record_with_a_name_that_cannot_be_seen(name: str) -> None:
    record = Play("inklings", 1, people=[Seat(name)]).record()
    with pytest.raises(
        BadRecord, match=r"^Seat 1 of the record has a name that cannot be shown\.$"
    ):
        replay(record)
