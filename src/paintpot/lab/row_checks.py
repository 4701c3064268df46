"""Checks of numbered rows: two boxes that have changed places are found by the order of labels.

If a box is drawn in the place of another with everything that belongs to it (its name, label, moves
and paint), each of the two is right in itself. Only the row around them shows that 1 2 3 5 4 6 is
a mistake.
"""

import re
from typing import Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Patch, Scene

LONG: Final = 6
"""Minimum length of a row that is judged: in a shorter one almost any order may be intended."""
OTHERS: Final = 3
"""Patches of a group, besides one, whose names contain their labels: then that is the rule."""

Row = list[tuple[int, Patch]]
"""The boxes of a row in their places, each with its number."""

Labels = tuple[tuple[str, str, Point], ...]
"""The name of each patch, its label and the label's place."""

_NUMBERED: Final = re.compile(r"(\D*)(\d{1,6})")


def row_fault(scene: Scene, known: set[Labels]) -> str:
    """What is wrong with the labels of a picture, in a sentence; "" if nothing is.

    `known` holds those that were looked at before: in most games they never change.
    """
    labels = tuple([(patch.name, patch.label, patch.at) for patch in scene.patches])
    if labels in known:
        return ""
    known.add(labels)
    return _name_fault(scene) or _order_fault(scene)


def _order_fault(scene: Scene) -> str:
    """Two boxes of a row that have changed places, in a picture whose other rows are in order."""
    found = ""
    for row in _rows(scene):
        numbers = [number for number, _ in row]
        if _in_order(numbers):
            continue
        pair = _exchanged(numbers)
        if pair is None:
            return ""  # this sheet's numbers are mixed on purpose
        one, two = [row[k][1].name for k in pair]
        found = (
            f"patches {one!r} and {two!r} have changed places: their row is labelled"
            f" {' '.join([patch.label for _, patch in row])}"
        )
    return found


def _rows(scene: Scene) -> list[Row]:
    """The rows and columns of equal boxes of one group whose labels are numbered without gaps."""
    lines: dict[tuple[object, ...], Row] = {}
    for patch in scene.patches:
        found = _NUMBERED.fullmatch(patch.label)
        if found is None:
            continue
        across, down = [max(line) - min(line) for line in zip(*patch.outline, strict=True)]
        kind = (patch.group, found[1], across, down)
        lines.setdefault(("row", patch.at[1], *kind), []).append((int(found[2]), patch))
        lines.setdefault(("column", patch.at[0], *kind), []).append((int(found[2]), patch))
    rows = []
    for line in lines.values():
        line.sort(key=lambda box: box[1].at)
        numbers = sorted([number for number, _ in line])
        if len(line) >= LONG and numbers == [*range(numbers[0], numbers[0] + len(line))]:
            rows.append(line)
    return rows


def _in_order(numbers: list[int]) -> bool:
    return numbers in (sorted(numbers), sorted(numbers, reverse=True))


def _exchanged(numbers: list[int]) -> tuple[int, int] | None:
    """The two places whose exchange would put the numbers in order; None if more is wrong.

    >>> _exchanged([1, 2, 5, 4, 3, 6]), _exchanged([2, 1, 4, 3, 6, 5])
    ((2, 4), None)
    """
    for right in (sorted(numbers), sorted(numbers, reverse=True)):
        wrong = [k for k, number in enumerate(numbers) if number != right[k]]
        if len(wrong) == 2:
            return wrong[0], wrong[1]
    return None


def _name_fault(scene: Scene) -> str:
    """A patch whose name has the label of another, in a group where names contain labels."""
    groups: dict[str, list[Patch]] = {}
    for patch in scene.patches:
        if patch.label != patch.name:
            groups.setdefault(patch.group, []).append(patch)
    for patches in groups.values():
        wrong = [patch for patch in patches if patch.label not in _words(patch.name)]
        labels = [patch.label for patch in patches]
        if not 0 < len(wrong) <= 2 or len(patches) - len(wrong) < OTHERS:
            continue
        for patch in wrong:
            for label in labels:
                if label in _words(patch.name) and labels.count(label) == 1:
                    return (
                        f"patch {patch.name!r} is labelled {patch.label!r}, and another patch has"
                        f" the label {label!r}"
                    )
    return ""


def _words(name: str) -> list[str]:
    return re.findall(r"\w+", name)
