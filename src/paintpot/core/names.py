"""Which characters a visible name may consist of.

`str.isprintable` refuses control, format and private characters, so also zero-width and
bidirectional ones. Some letters and symbols are printable by their category but blank.
"""

import unicodedata
from typing import Final

BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U0001d159\U0001d173\U0001d174\U0001d175\U0001d176\U0001d177\U0001d178\U0001d179\U0001d17a"
)
"""Blank characters that `isprintable` accepts: fillers, the empty Braille cell, joiners."""

MOST_MARKS: Final = 3
"""Combining marks on one letter. Vietnamese and Hebrew need two or three; more would run into the
lines above and below."""

MARKS: Final = ("Mn", "Me")
SEEN: Final = "LNPS"
"""First letters of the visible categories: letters, numbers, punctuation, symbols."""


def name_fault(name: str) -> str:
    """What is wrong with a name, as a sentence; empty if nothing is."""
    if not name.isprintable() or name != name.strip():
        return f"{name!r} has characters that cannot be shown, or space around it."
    marks = 0
    seen = False
    for letter in name:
        if letter in BLANK:
            return f"U+{ord(letter):04X} in {name!a} cannot be seen; leave it out."
        category = unicodedata.category(letter)
        if category in MARKS:
            marks += 1
            if marks > MOST_MARKS:
                return (
                    f"{name!a} has more than {MOST_MARKS} combining marks on one letter;"
                    " leave some out."
                )
        else:
            marks = 0
            seen = seen or category[0] in SEEN
    if name and not seen:
        return f"{name!a} is blank: it needs a letter, digit or sign that can be seen."
    return ""
