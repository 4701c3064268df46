"""Checks of a scene's shapes and inks: every patch can be seen, and a tap hits only one."""

from typing import Final

from paintpot.core.geometry import Point, side_of
from paintpot.core.inks import INKS
from paintpot.core.overlap import first_overlap
from paintpot.core.scenes import Scene
from paintpot.core.sheets import Area
from paintpot.lab.text_checks import spans

PAPER_INK: Final = "white"
"""Drawn as paper, as a white die is."""

TONES: Final = ("", "strong", "quiet")


Shapes = tuple[object, ...]
"""The area of a picture, and where its patches are."""

MOST: Final = 12
"""How many different shapes are checked in one game; in INK each tile makes new ones."""


def picture_fault(scene: Scene, known: set[Shapes]) -> str:
    """What is wrong with a picture, in a sentence; "" if nothing is.

    `known` holds the shapes that were looked at before: most games always draw the same ones.
    """
    return _ink_fault(scene) or _token_fault(scene) or _shape_fault(scene, known)


def _ink_fault(scene: Scene) -> str:
    """An ink or a tone that no front end draws."""
    for patch in scene.patches:
        for what, ink in (("ink", patch.ink), ("wants", patch.wants)):
            if _unknown(ink):
                return f"patch {patch.name!r} has {what}={ink!r}: there is no such ink ({_LIST})"
    for token in scene.tokens:
        if _unknown(token.ink):
            return f"token {token.kind!r} has ink={token.ink!r}: there is no such ink ({_LIST})"
    for span in spans(scene):
        if _unknown(span.ink):
            said = span.message or span.text
            return f"span {said!r} has ink={span.ink!r}: there is no such ink ({_LIST})"
        if span.tone not in TONES:
            return f"span {span.message or span.text!r} has tone={span.tone!r}: there is no such"
    return ""


_LIST: Final = ", ".join([*INKS, PAPER_INK])


def _unknown(ink: str | None) -> bool:
    return ink is not None and ink not in INKS and ink != PAPER_INK


def _token_fault(scene: Scene) -> str:
    """Tokens move in every position, so that each of them is looked at."""
    for token in scene.tokens:
        if not _contains(scene, token.at):
            return f"token {token.kind!r} lies at {token.at}, outside {_picture(scene)}"
    return ""


def _contains(scene: Scene, at: Point) -> bool:
    return 0 <= at[0] <= scene.width and 0 <= at[1] <= scene.height


def _picture(scene: Scene) -> str:
    return f"the picture of {scene.width} by {scene.height}"


def _shape_fault(scene: Scene, known: set[Shapes]) -> str:
    shapes = (scene.width, scene.height, *[(patch.outline, patch.at) for patch in scene.patches])
    if len(known) == MOST or shapes in known or not scene.patches:
        return ""
    known.add(shapes)
    for patch in scene.patches:
        if len(patch.outline) < 3:
            return f"patch {patch.name!r} has an outline of fewer than three corners"
        for at in patch.outline:
            if not _contains(scene, at):
                return f"patch {patch.name!r} lies at {at}, outside {_picture(scene)}"
        if side_of(patch.at, patch.outline) <= 0:
            return f"patch {patch.name!r} has its label at {patch.at}, which is not inside it"
    areas = [Area(patch.name, patch.outline, patch.at, {}) for patch in scene.patches]
    found = first_overlap(areas)
    if found is not None:
        one, two = [scene.patches[k].name for k in found]
        return f"patches {one!r} and {two!r} overlap: a tap on one may hit the other"
    return ""
