"""Writing a record to a file, whole or not at all."""

import json
import os
from pathlib import Path

from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play


class CannotSave(PaintpotError):
    """A record that could not be written."""


def save(play: Play, path: str | os.PathLike[str]) -> Path:
    """Write the record; what was in the file stays there if that fails."""
    target = Path(path).expanduser()
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_text(record_text(play), encoding="utf-8")
        os.replace(part, target)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CannotSave(f"{target} cannot be written: {reason}.") from error
    return target


def record_text(play: Play) -> str:
    """The record as JSON, a move a line, so that people can read and compare it."""
    record = play.record()
    moves = record.pop("moves")
    result = record.pop("result")
    head = json.dumps(record, ensure_ascii=False, indent=1)[:-2]
    listed = ",\n  ".join([json.dumps(move, ensure_ascii=False) for move in moves])
    tail = json.dumps(result, ensure_ascii=False)
    return f'{head},\n "moves": [\n  {listed}\n ],\n "result": {tail}\n}}\n'
