"""JSON from outside: bounded, and one sentence for each fault, the same for all readers."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paintpot
from paintpot.core.data_files import read_listed, read_object
from paintpot.core.errors import BadBot, BadRecord, BadSheet, PaintpotError
from paintpot.core.json_input import decode_json
from paintpot.core.records import read_record
from paintpot.core.sheets import load_sheet
from paintpot.core.weights import read_weights
from paintpot.games.ink.tiles import read_box
from paintpot.lab.weights_file import CannotWrite, check_file
from paintpot.puzzles.puzzle import read_puzzles
from paintpot.texts import in_language

MOST = 300_000


def decoded(raw: bytes) -> object:
    return decode_json(raw, MOST, BadRecord, "play.json")


FAULTS = [
    (b"", "not JSON (line 1, column 1: Expecting value)", "это не JSON"),
    (b"{", "not JSON (line 1, column 2: Expecting property name", "это не JSON"),
    (b"\xef\xbb\xbf{}", "not JSON (line 1, column 1: Unexpected UTF-8 BOM", "это не JSON"),
    (b'{"a": "\xff"}', "not UTF-8 text (byte 7)", "это не текст UTF-8 (байт 7)"),
    (b" " * (MOST + 1), "larger than 300000 bytes", "больше 300\N{NO-BREAK SPACE}000 байт"),
    (b"[" * 200_000, "nested too deep", "слишком глубокая вложенность"),
    (b'{"a":' * 50_000, "nested too deep", "слишком глубокая вложенность"),
    (b"[" + b"9" * 10_000 + b"]", "a number is too long", "слишком длинное число"),
    (b"[1e999]", "a number is too large", "слишком большое число"),
    (b'{"a": NaN}', "NaN is no number in JSON", "NaN — не число JSON"),
    (b"-Infinity", "-Infinity is no number in JSON", "-Infinity — не число JSON"),
    (b'{"a": {"b": 1, "b": 2}}', "the key 'b' appears twice", "ключ «b» указан дважды"),
    (rb'{"a": "\ud800"}', "a text contains half a character", "половина знака"),
    (rb'{"\uDFFF": 1}', "a text contains half a character", "половина знака"),
]


@pytest.mark.parametrize(("raw", "said", "russian"), FAULTS, ids=[said for _, said, _ in FAULTS])
def test_each_fault_has_its_sentence(raw: bytes, said: str, russian: str) -> None:
    with pytest.raises(BadRecord) as caught:
        decoded(raw)
    assert str(caught.value).startswith(f"play.json: {said}")
    assert russian in in_language(str(caught.value), "ru")


def test_a_long_key_is_quoted_shortened() -> None:
    key = b'"' + b"k" * 10_000 + b'": 1'
    with pytest.raises(BadRecord, match="appears twice") as caught:
        decoded(b"{" + key + b", " + key + b"}")
    assert len(str(caught.value)) < 150


def test_what_is_fit_to_read_is_read() -> None:
    assert decoded(b'{"a": [1, 2.5, null, true]}') == {"a": [1, 2.5, None, True]}
    assert decoded(rb'"\ud83c\udfa8 \\ud800"') == "\N{ARTIST PALETTE} \\ud800"
    assert decoded(b"[" * 20 + b"]" * 20) is not None


@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused_in_a_sentence(raw: bytes) -> None:
    said = ""
    try:
        json.dumps(decoded(raw), ensure_ascii=False, allow_nan=False).encode()
    except BadRecord as error:
        said = str(error)
    assert said == "" or said.startswith("play.json: ")
    assert "\n" not in said


def _puzzles(path: Path) -> object:
    return read_puzzles(paintpot.game("ink"), path)


READERS: list[tuple[Callable[[Path], object], type[PaintpotError]]] = [
    (read_record, BadRecord),
    (load_sheet, BadSheet),
    (read_weights, BadBot),
    (read_box, BadSheet),
    (_puzzles, BadRecord),
    (lambda path: check_file(path, ["points"]), CannotWrite),
    (lambda path: read_object(path, MOST, BadBot), BadBot),
    (lambda path: read_listed(path, "lessons", MOST, BadSheet), BadSheet),
]


@pytest.mark.parametrize(("read", "error"), READERS)
@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"{", "not JSON (line 1, column 2"),
        (b"\xff", "not UTF-8 text (byte 0)"),
        (b"[" * 50_000, "nested too deep"),
        (b'{"a": 1, "a": 1}', "the key 'a' appears twice"),
        (b"[]", "expected an object, found list"),
    ],
)
def test_every_file_is_read_in_the_same_way(
    tmp_path: Path,
    read: Callable[[Path], object],
    error: type[PaintpotError],
    raw: bytes,
    said: str,
) -> None:
    path = tmp_path / "my.json"
    path.write_bytes(raw)
    with pytest.raises(error, match=re.escape(f"my.json: {said}")):
        read(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSheet, match=r"^sheet none\.json: cannot be read \(No such file") as no:
        load_sheet(tmp_path / "none.json")
    assert in_language(str(no.value), "ru") == "лист none.json: не читается (нет такого файла)"
    with pytest.raises(BadRecord, match=r"cannot be read \(Is a directory\)$"):
        read_record(tmp_path)
    with pytest.raises(BadRecord, match=r"cannot be read \(bad path\)$"):
        read_record("a\0b")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"sets": {}}, "weights.json: 'features' must be a list, found NoneType"),
        ({"features": ["a"], "sets": []}, "weights.json: 'sets': expected an object, found list"),
        ({"features": ["a"], "sets": {"hand": 1}}, "weights.json: 'hand' must be a list, found 1"),
        ({"features": ["a"], "sets": {"hand": [True]}}, "the weights 'hand' contain True"),
        ({"features": ["a"], "sets": {"hand": [2**63]}}, "the weights 'hand' contain 92233720"),
        ({"features": ["a"], "sets": {"hand": [0.5]}}, "the weights 'hand' contain 0.5"),
    ],
)
def test_weights_that_no_bot_can_use(tmp_path: Path, data: object, said: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadBot, match=re.escape(said)):
        read_weights(path)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"searched": None}, "does not hold puzzles of ink"),
        ({"puzzles": 4}, "puzzles.json: 'puzzles' must be a list, found 4"),
        ({"puzzles": [4]}, "A puzzle cannot be read (TypeError)"),
        ({"puzzles": [{}]}, "A puzzle cannot be read (KeyError)"),
    ],
)
def test_puzzles_that_cannot_be_read(tmp_path: Path, changes: object, said: str) -> None:
    game = paintpot.game("ink")
    path = tmp_path / "puzzles.json"
    head = {"format": 1, "game": "ink", "rules": game.rules, "searched": 3, "puzzles": []}
    path.write_text(json.dumps(head), encoding="utf-8")
    assert read_puzzles(game, path).searched == 3
    assert isinstance(changes, dict)
    path.write_text(json.dumps(head | changes), encoding="utf-8")
    with pytest.raises(BadRecord, match=re.escape(said)):
        read_puzzles(game, path)
