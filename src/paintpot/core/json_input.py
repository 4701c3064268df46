"""JSON from files and requests: bounded, with one sentence for each fault that names the source.

`where` is what the sentence begins with, `fault` the error to raise. Also refused are NaN and
infinity, keys that appear twice (readers disagree about which one counts) and lone surrogates (such
a text can be neither stored nor sent).
"""

import json
import math
import os
import re
from typing import Any, Final

from paintpot.core.errors import PaintpotError
from paintpot.core.limits import shown

_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""An escape that is half a character. Most texts have none, and need no closer look."""


class _Unfit(ValueError):
    """JSON as Python reads it, but not as others would. The text is the end of a sentence."""


def read_json(
    path: str | os.PathLike[str], largest: int, fault: type[PaintpotError], where: str
) -> Any:
    """The data in a JSON file of at most `largest` bytes."""
    try:
        with open(path, "rb") as file:
            raw = file.read(largest + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise fault(f"{where}: cannot be read ({reason or 'bad path'})") from error
    return decode_json(raw, largest, fault, where)


def decode_json(raw: bytes, largest: int, fault: type[PaintpotError], where: str) -> Any:
    """The data in at most `largest` bytes of JSON."""
    if len(raw) > largest:
        raise fault(f"{where}: larger than {largest} bytes")
    try:
        text = raw.decode("utf-8")
        data = json.loads(
            text, parse_float=_finite, parse_constant=_constant, object_pairs_hook=_members
        )
        if _SURROGATE.search(text) is not None:
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as error:
        raise fault(
            f"{where}: not JSON (line {error.lineno}, column {error.colno}: {error.msg})"
        ) from error
    except UnicodeDecodeError as error:
        raise fault(f"{where}: not UTF-8 text (byte {error.start})") from error
    except UnicodeEncodeError as error:
        raise fault(f"{where}: a text contains half a character (a lone surrogate)") from error
    except _Unfit as error:
        raise fault(f"{where}: {error}") from error
    except ValueError as error:  # more digits than Python converts
        raise fault(f"{where}: a number is too long") from error
    except RecursionError as error:
        raise fault(f"{where}: nested too deep") from error
    return data


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise _Unfit("a number is too large")
    return number


def _constant(word: str) -> float:
    raise _Unfit(f"{word} is no number in JSON")


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _Unfit(f"the key {shown(key)} appears twice")
            seen.add(key)
    return found
