"""Data files and the shape of what is read from them."""

import os
from pathlib import Path
from typing import Any

from paintpot.core.errors import PaintpotError
from paintpot.core.json_input import read_json
from paintpot.core.limits import shown


def read_object(
    path: str | os.PathLike[str], largest: int, fault: type[PaintpotError], where: str = ""
) -> dict[str, Any]:
    """The object in a JSON file; `where` names the file in a sentence, otherwise its own name."""
    where = where or os.path.basename(os.fspath(path))
    return as_object(read_json(path, largest, fault, where), where, fault)


def read_listed(path: Path, key: str, largest: int, fault: type[PaintpotError]) -> list[Any]:
    """The list that a JSON file has under a key."""
    return as_list(read_object(path, largest, fault).get(key), f"{path.name}: '{key}'", fault)


def names_differ(names: list[str], what: str, fault: type[PaintpotError]) -> None:
    """Raises `fault` if two of them are the same; `what` says which things have them."""
    if len(set(names)) != len(names):
        raise fault(f"two {what} have the same name")


def as_object(value: object, where: str, fault: type[PaintpotError]) -> dict[str, Any]:
    """A value that must be an object; `fault` names the place otherwise."""
    if not isinstance(value, dict):
        raise fault(f"{where}: expected an object, found {brief(value)}")
    return value


def as_list(value: object, where: str, fault: type[PaintpotError]) -> list[Any]:
    if not isinstance(value, list):
        raise fault(f"{where} must be a list, found {brief(value)}")
    return value


def as_entries(value: object, where: str, fault: type[PaintpotError]) -> list[tuple[int, str]]:
    """Moves and chance as in a record: pairs of a seat and a text."""
    out: list[tuple[int, str]] = []
    for entry in as_list(value, where, fault):
        fits = isinstance(entry, list) and len(entry) == 2
        if not fits or type(entry[0]) is not int or not isinstance(entry[1], str):
            raise fault(f"{where}: {entry!r} is not [seat, text].")
        out.append((entry[0], entry[1]))
    return out


def brief(value: object) -> str:
    """A value for a sentence: itself if it is short, otherwise its beginning or its type."""
    text = shown(value) if isinstance(value, (str, int, float)) else type(value).__name__
    return text if len(text) <= 24 else text[:20] + "…"
