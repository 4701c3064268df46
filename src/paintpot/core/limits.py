"""Limits for untrusted input: every text, number and list has one.

Input is plain JSON data of any shape. `excess` inspects no more of it than it allows, so that
refusing costs no more than accepting.
"""

import reprlib
from typing import Final

LARGEST_NUMBER: Final = 10**9
"""The largest absolute value of numbers in options and sheets: they fit into a machine word, and so
do products of two of them."""
LONGEST_TEXT: Final = 400
"""Characters of a name, an option or a move."""
DEEPEST: Final = 8
"""How deep lists and objects may be nested."""

_SHOWN: Final = 80

_SHORT: Final = reprlib.Repr()
_SHORT.maxlevel = 3
_SHORT.maxlist = _SHORT.maxtuple = _SHORT.maxset = _SHORT.maxdict = 12
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = _SHOWN


def shown(value: object) -> str:
    """A value as an error quotes it, shortened if necessary."""
    try:
        text = _SHORT.repr(value)
    except ValueError:
        text = "a very long number"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "…"


def excess(value: object, most: int) -> str | None:
    """What exceeds a limit: the end of a sentence that names the place; None if nothing does.

    `most` is how many values there may be, counting lists, objects and what is in them.

    >>> excess({"die": 2**70}, 10)
    "'die': the number 1180591620717411303424 is out of range (at most 1000000000 either way)"
    >>> excess([[1, 2], [3, 4]], 7) is None
    True
    """
    seen = 1
    heap: list[tuple[object, int, str]] = [(value, 0, "")]
    while heap:
        item, depth, place = heap.pop()
        if isinstance(item, (list, tuple, dict)):
            seen += len(item)
            if seen > most:
                return f"{place}more than {most} values"
            if depth == DEEPEST:
                return f"{place}nested more than {DEEPEST} deep"
            if isinstance(item, dict):
                for key, inner in item.items():
                    if not isinstance(key, str) or len(key) > LONGEST_TEXT:
                        return f"{place}{shown(key)} is no key"
                    heap.append((inner, depth + 1, f"{shown(key)}: "))
            else:
                for inner in item:
                    heap.append((inner, depth + 1, place))
            continue
        fault = _fault(item)
        if fault is not None:
            return place + fault
    return None


def _fault(item: object) -> str | None:
    """What is wrong with a single value."""
    if isinstance(item, str):
        if len(item) > LONGEST_TEXT:
            return f"a text of {len(item)} characters, at most {LONGEST_TEXT} are possible"
    elif isinstance(item, (int, float)):
        # Written so that NaN is refused too.
        if not -LARGEST_NUMBER <= item <= LARGEST_NUMBER:
            return f"the number {shown(item)} is out of range (at most {LARGEST_NUMBER} either way)"
    elif item is not None:
        return f"{shown(item)} is no value of a JSON file"
    return None
