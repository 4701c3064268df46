"""Links: each gives one right at one table, and those to a seat give it once."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot.table.faults import NotAllowed
from paintpot.table.links import (
    DEVICE_LINK_LASTS,
    carried,
    device_word,
    invitation,
    invited,
    may_watch,
    watch_word,
)
from paintpot.table.table import Table
from tests.table.sitting import opened, table_of

KEY = b"k" * 32
OTHER_KEY = b"o" * 32


def refuses_invitation(table: Table, word: str, key: bytes = KEY) -> bool:
    try:
        invited(key, table, word)
    except NotAllowed as fault:
        return fault.code == "bad-link"
    return False


def test_an_invitation_is_for_an_open_seat() -> None:
    table = table_of("inklings", "me", "open", "open", "easy")
    for seat in (1, 2):
        assert invited(KEY, table, invitation(KEY, table, seat)) == seat
    for seat in (0, 3):
        assert refuses_invitation(table, invitation(KEY, table, seat))


def test_an_invitation_fits_nowhere_else() -> None:
    table = table_of("inklings", "me", "open", "open")
    word = invitation(KEY, table, 1)
    assert refuses_invitation(Table("u", opened("inklings", "me", "open", "open")), word)
    assert refuses_invitation(table, word, OTHER_KEY)
    assert refuses_invitation(table, "2" + word[1:])
    assert refuses_invitation(table, "0" + word)
    assert refuses_invitation(table, word + "A")
    assert refuses_invitation(table, device_word(KEY, table, 1))
    assert refuses_invitation(table, f"1.{watch_word(KEY, table)}")


def test_an_invitation_is_used_up() -> None:
    table = table_of("inklings", "me", "open")
    first = invitation(KEY, table, 1)
    assert invitation(KEY, table, 1) == first  # it can be shown again
    table.sit(1, "ben", "Ben")
    assert refuses_invitation(table, first)
    table.rise(1)
    assert refuses_invitation(table, first)
    assert invited(KEY, table, invitation(KEY, table, 1)) == 1


def test_a_watch_link_is_for_one_table() -> None:
    table = table_of("inklings", "me", "open")
    word = watch_word(KEY, table)
    assert may_watch(KEY, table, word)
    assert not may_watch(KEY, Table("u", opened("inklings", "me", "open")), word)
    assert not may_watch(OTHER_KEY, table, word)
    assert not may_watch(KEY, table, word[:-1])


def test_a_watch_link_can_be_revoked() -> None:
    table = table_of("inklings", "me", "open")
    words = [watch_word(KEY, table)]
    for _ in range(3):
        table.revoke_watching(0)
        assert not any(may_watch(KEY, table, word) for word in words)
        words.append(watch_word(KEY, table))
        assert may_watch(KEY, table, words[-1])


def test_a_device_link_works_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("inklings", "me", "open")
    word = device_word(KEY, table, 0)
    assert carried(KEY, table, word) == 0
    later = time.time() + DEVICE_LINK_LASTS
    monkeypatch.setattr(time, "time", lambda: later - 5)
    assert carried(KEY, table, word) == 0
    monkeypatch.setattr(time, "time", lambda: later + 5)
    with pytest.raises(NotAllowed) as fault:
        carried(KEY, table, word)
    assert fault.value.code == "old-link"


def test_a_device_link_is_used_up() -> None:
    table = table_of("inklings", "me", "open")
    word = device_word(KEY, table, 0)
    table.carry(0, "phone")
    with pytest.raises(NotAllowed):
        carried(KEY, table, word)


def test_a_device_link_is_for_a_persons_seat() -> None:
    table = table_of("inklings", "me", "open", "easy")
    for seat in (1, 2):
        with pytest.raises(NotAllowed):
            carried(KEY, table, device_word(KEY, table, seat))


@given(
    st.one_of(
        st.text(max_size=120),
        st.builds("{}.{}".format, st.integers(-2, 9), st.text("AZaz09_-.", max_size=40)),
        st.builds("{}.{}.{}".format, st.integers(0, 3), st.integers(), st.text(max_size=40)),
    )
)
def test_nothing_else_is_a_link(word: str) -> None:
    table = table_of("inklings", "me", "open")
    assert refuses_invitation(table, word)
    assert not may_watch(KEY, table, word)
    with pytest.raises(NotAllowed):
        carried(KEY, table, word)
