"""Finding moves by a part of their text."""

from collections.abc import Iterable, Sequence

from paintpot.core.inks import INKS
from paintpot.core.scenes import Patch


def fitting(texts: Sequence[str], typed: str) -> list[str]:
    """The moves that match what was typed; those that begin with it come first.

    Each typed word is the beginning of a word of the move, in order: `red R` finds `red on R4`.
    """
    wanted = typed.casefold().split()
    if not wanted:
        return list(texts)
    whole = " ".join(wanted)
    found = [text for text in texts if _fits(wanted, text.casefold().split())]
    return sorted(found, key=lambda text: not text.casefold().startswith(whole))


def _fits(wanted: list[str], words: list[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in wanted)


def completed(texts: Sequence[str], typed: str) -> str:
    """What was typed, completed to the longest common prefix of the moves that begin with it."""
    whole = " ".join(typed.split()).casefold()
    begun = [text for text in texts if text.casefold().startswith(whole)]
    if not begun:
        return typed
    longest = min(begun, key=len)
    while not all([text.startswith(longest) for text in begun]):
        longest = longest[:-1]
    return longest if len(longest) > len(typed.strip()) else typed


def exact(texts: Iterable[str], typed: str) -> str | None:
    """The move that was typed in full, or None."""
    whole = " ".join(typed.split()).casefold()
    for text in texts:
        if text.casefold() == whole:
            return text
    return None


def places(texts: Iterable[str], patches: Sequence[Patch]) -> set[str]:
    """The patches that stand for one of these moves."""
    wanted = set(texts)
    return {patch.name for patch in patches if not wanted.isdisjoint(patch.moves)}


def moves_at(texts: Iterable[str], patches: Sequence[Patch], name: str) -> list[str]:
    """Those of the moves that the patch of this name stands for."""
    own = {text for patch in patches if patch.name == name for text in patch.moves}
    return [text for text in texts if text in own]


def ink_in(text: str) -> str | None:
    """The first ink named in a move."""
    for word in text.split():
        if word in INKS:
            return word
    return None
