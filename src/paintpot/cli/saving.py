"""Writing a record to a file, whole or not at all."""

import errno
import json
import os
from pathlib import Path
from typing import Any

from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play


class CannotSave(PaintpotError):
    """A record that could not be written."""


def save(play: Play, path: str | os.PathLike[str]) -> Path:
    """Write the record of a game; if that fails, the file keeps its old content."""
    return write_record(play.record(), path)


def write_record(record: dict[str, Any], path: str | os.PathLike[str]) -> Path:
    """The same for a record given as data."""
    try:
        target = Path(path).expanduser()
        part = _part(target)
        part.write_text(record_text(record), encoding="utf-8")
        os.replace(part, target)
    except (OSError, ValueError, RuntimeError) as error:
        raise _fault(path, error) from error
    return target


def check_place(path: str | os.PathLike[str]) -> None:
    """CannotSave if no record can be written there. An existing file is kept."""
    try:
        target = Path(path).expanduser()
        part = _part(target)
        part.write_bytes(b"")
        part.unlink()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except (OSError, ValueError, RuntimeError) as error:
        raise _fault(path, error) from error


def _part(target: Path) -> Path:
    """The temporary file that replaces the target once it is complete."""
    return target.with_name(f".{target.name}.part")


def _fault(path: str | os.PathLike[str], error: Exception) -> CannotSave:
    reason = getattr(error, "strerror", None) or str(error)
    return CannotSave(f"{os.fspath(path)} cannot be written: {reason.rstrip('.')}.")


def record_text(record: dict[str, Any]) -> str:
    """The record as JSON, one move per line, so that people can read and compare it."""
    moves, result = record["moves"], record["result"]
    rest = {key: value for key, value in record.items() if key not in ("moves", "result")}
    head = json.dumps(rest, ensure_ascii=False, indent=1)[:-2]
    listed = ",\n  ".join([json.dumps(move, ensure_ascii=False) for move in moves])
    tail = json.dumps(result, ensure_ascii=False)
    return f'{head},\n "moves": [\n  {listed}\n ],\n "result": {tail}\n}}\n'
