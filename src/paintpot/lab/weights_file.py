"""Writes a set of weights into a game's file, so that people can read the diff."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paintpot.core.data_files import read_object
from paintpot.core.errors import PaintpotError
from paintpot.core.weights import LARGEST


class CannotWrite(PaintpotError):
    """Weights that cannot be written to the file."""


def check_file(path: Path, features: Sequence[str]) -> None:
    """CannotWrite unless a set for these features can be added there. Called before training."""
    _contents(path, features)
    folder = path.parent
    if not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise CannotWrite(f"Weights cannot be written to {path}; --out names another file.")


def write_set(path: Path, features: Sequence[str], name: str, weights: Sequence[int]) -> None:
    """Add a set to a file of weights, which is created if missing. All of it or nothing."""
    data = _contents(path, features)
    data["sets"][name] = list(weights)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text_of(data), encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise CannotWrite(f"Weights could not be written to {path}: {error.strerror}.") from error


def _contents(path: Path, features: Sequence[str]) -> dict[str, Any]:
    if not path.exists():
        return {"features": list(features), "sets": {}}
    data = read_object(path, LARGEST, CannotWrite, str(path))
    if data.get("features") != list(features) or not isinstance(data.get("sets"), dict):
        raise CannotWrite(f"{path} does not contain weights of these features.")
    return data


def text_of(data: dict[str, Any]) -> str:
    """One line per feature, one line per set."""
    names = ",\n".join(f"  {json.dumps(name, ensure_ascii=False)}" for name in data["features"])
    sets = ",\n".join(f"  {json.dumps(name)}: {own}" for name, own in data["sets"].items())
    return f'{{\n "features": [\n{names}\n ],\n "sets": {{\n{sets}\n }}\n}}\n'
