"""Writing a set of weights into a game's file, so that a person can read what changed."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def write_set(path: Path, features: Sequence[str], name: str, weights: Sequence[int]) -> None:
    """Put a set into a file of weights, which is made if it is not there."""
    data: dict[str, Any] = {"features": list(features), "sets": {}}
    if path.exists():
        data = json.loads(path.read_text(encoding="utf-8"))
    data["sets"][name] = list(weights)
    path.write_text(text_of(data), encoding="utf-8")


def text_of(data: dict[str, Any]) -> str:
    """One line a feature's name, one line a set."""
    names = ",\n".join(f"  {json.dumps(name, ensure_ascii=False)}" for name in data["features"])
    sets = ",\n".join(f"  {json.dumps(name)}: {own}" for name, own in data["sets"].items())
    return f'{{\n "features": [\n{names}\n ],\n "sets": {{\n{sets}\n }}\n}}\n'
