"""Ids of new tables."""

import re

import pytest

from paintpot.server.endpoint_app import TABLE_ID
from paintpot.table import ids


def test_new_ids_begin_with_a_letter_or_a_digit(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-bcdefghijkl", "_bcdefghijkl", "a-_defghijkl"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert ids.new_id() == "a-_defghijkl"


def test_new_ids_are_ids() -> None:
    found = {ids.new_id() for _ in range(1000)}
    assert len(found) == 1000
    for one in found:
        assert TABLE_ID.fullmatch(one)
        assert re.match(r"[A-Za-z0-9]", one)
