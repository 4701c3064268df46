"""Checks a view against its game's declaration (`Game.view_type`)."""

from typing import Any

import msgspec


def mismatch(view: dict[str, Any], view_type: type[object]) -> str:
    """What is wrong with a view, in a few words; "" if nothing is."""
    try:
        known = msgspec.to_builtins(msgspec.convert(view, view_type))
    except msgspec.ValidationError as error:
        return str(error)
    plain = msgspec.to_builtins(view)
    if plain == known:
        return ""
    extra = _extra(plain, known, "$")
    return f"{extra} is not declared" if extra else ""


def _extra(value: object, known: object, path: str) -> str:
    """The first key that is missing from the declared type."""
    if isinstance(value, dict) and isinstance(known, dict):
        for key, one in value.items():
            if key not in known:
                return f"{path}.{key}"
            if found := _extra(one, known[key], f"{path}.{key}"):
                return found
    elif isinstance(value, list) and isinstance(known, list):
        for k, (one, other) in enumerate(zip(value, known, strict=True)):
            if found := _extra(one, other, f"{path}[{k}]"):
                return found
    return ""
