"""The secret key is the owner's alone, and signatures fit one text and one purpose."""

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot.table.keys import BadKey, load_key, sign, signed_ok

KEY = bytes(range(32))
ANY_TEXT = st.text(st.characters(exclude_categories=[]))
"""Lone surrogates, too."""


def test_a_key_is_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    key = load_key(folder)
    assert len(key) == 32
    assert load_key(folder) == key
    assert load_key(tmp_path / "another") != key
    assert [file.name for file in folder.iterdir()] == ["secret.key"]


def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        load_key(folder)
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o602, 0o610])
def test_a_key_that_others_can_use_is_refused(tmp_path: Path, mode: int) -> None:
    load_key(tmp_path)
    (tmp_path / "secret.key").chmod(mode)
    with pytest.raises(BadKey, match="chmod 600"):
        load_key(tmp_path)


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 31, b"x" * 33, b"x" * 1_000_000])
def test_a_malformed_key_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "secret.key"
    file.write_bytes(content)
    file.chmod(0o600)
    with pytest.raises(BadKey, match="32 bytes"):
        load_key(tmp_path)
    assert file.read_bytes() == content


def test_what_is_no_file_is_no_key(tmp_path: Path) -> None:
    (tmp_path / "secret.key").mkdir(mode=0o700)
    with pytest.raises(BadKey, match="not a file"):
        load_key(tmp_path)
    (tmp_path / "pipe").mkdir()
    os.mkfifo(tmp_path / "pipe" / "secret.key", 0o600)
    with pytest.raises(BadKey, match="not a file"):
        load_key(tmp_path / "pipe")
    (tmp_path / "text").write_text("")
    with pytest.raises(BadKey, match="cannot be used"):
        load_key(tmp_path / "text" / "data")


def test_a_signature_is_short_and_fits_into_a_link() -> None:
    signature = sign(KEY, "invite", "table/0/3")
    assert len(signature) == 32
    assert signature.replace("-", "").replace("_", "").isalnum()
    assert signed_ok(KEY, "invite", "table/0/3", signature)


def test_a_signature_stays_what_it_is() -> None:
    """Links and cookies outlive a release. The value is from `openssl dgst -sha256 -mac HMAC` over
    `6:invitetable/0/3`, its first 24 bytes in Base64."""
    assert sign(KEY, "invite", "table/0/3") == "UiM3HEALtMYUbut-s5Fuy7guBwuQ4YRg"


@given(ANY_TEXT, ANY_TEXT, ANY_TEXT, ANY_TEXT)
def test_it_fits_one_purpose_and_one_text(one: str, text: str, two: str, other: str) -> None:
    signature = sign(KEY, one, text)
    assert signed_ok(KEY, one, text, signature)
    assert signed_ok(KEY, two, other, signature) == ((one, text) == (two, other))
    assert not signed_ok(bytes(32), one, text, signature)


@given(ANY_TEXT, st.integers(0, 20))
def test_where_the_purpose_ends_matters(text: str, cut: int) -> None:
    whole = "1:" + text
    for end in range(min(len(whole), 20) + 1):
        same = whole[:end] == whole[:cut]
        signature = sign(KEY, whole[:end], whole[end:])
        assert signed_ok(KEY, whole[:cut], whole[cut:], signature) == same


@given(ANY_TEXT, ANY_TEXT, ANY_TEXT)
def test_odd_input_is_no_signature(purpose: str, text: str, signature: str) -> None:
    assert not signed_ok(KEY, purpose, text, signature)


@pytest.mark.parametrize(
    "odd", ["", "=", "é" * 32, "\ud800" * 32, "\0" * 32, "A" * 32, "A" * 10_000_000]
)
def test_forged_signatures(odd: str) -> None:
    assert not signed_ok(KEY, "invite", "table", odd)


@pytest.mark.parametrize("changed", range(32))
def test_one_character_changed(changed: int) -> None:
    signature = sign(KEY, "invite", "table")
    other = "A" if signature[changed] != "A" else "B"
    assert not signed_ok(
        KEY, "invite", "table", signature[:changed] + other + signature[changed + 1 :]
    )
    assert not signed_ok(KEY, "invite", "table", signature + "=")
    assert not signed_ok(KEY, "invite", "table", signature[:changed])
