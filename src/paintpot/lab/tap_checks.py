"""Checks of taps: a move changes the patch that stands for it, not one that looks just like it.

Only the picture after the move shows this: a move's words need not name a patch.
"""

import json
import re
from typing import Any

from paintpot.core.contract import State
from paintpot.core.geometry import Point, side_of
from paintpot.core.scenes import Patch, Scene
from paintpot.lab.walk import Walk

TRIED = 3
MOST_TRIED = 40
"""Legal moves that are tried in a position, and in a game."""
OFTEN_LATER = 0.1
"""How often moves are tried once half of them were: some are left for the end of the game."""
TRIED_AGAIN = 3
"""How often a move is tried in a game: at first the patch that it changes may not be drawn yet."""
REGION = 3
"""Patches of one group that stand for the same move are a region, not boxes with a mistake."""

Look = tuple[object, ...]
"""The appearance of a patch, besides its outline."""


class Taps:
    """Tries moves of a game that patches stand for, and compares the scenes before and after."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk
        self._tried: dict[str, int] = {}
        self._total = 0

    def check(self, state: State, scene: Scene, seat: int) -> None:
        """Try some of the seat's moves, preferably those that were tried less often."""
        if self._total >= MOST_TRIED // 2 and self._walk.chance.random() > OFTEN_LATER:
            return
        by_text: dict[str, list[Patch]] = {}
        for patch in scene.patches:
            for text in patch.moves:
                by_text.setdefault(text, []).append(patch)
        game = self._walk.play.game
        legal = {game.text(move): move for move in state.legal(seat)}
        texts = [
            text for text in legal if text in by_text and self._tried.get(text, 0) < TRIED_AGAIN
        ]
        self._walk.chance.shuffle(texts)
        texts.sort(key=lambda text: self._tried.get(text, 0))
        texts = texts[: min(TRIED, MOST_TRIED - self._total)]
        if not texts:
            return
        position = _Position(self._walk, state, scene, seat, legal)
        for text in texts:
            self._tried[text] = self._tried.get(text, 0) + 1
            self._total += 1
            self._try(position, text, by_text[text])

    def _try(self, position: "_Position", text: str, tied: list[Patch]) -> None:
        """Fail if the move changes one patch alone, and it is not the patch that was tapped."""
        changed = [patch for patch in position.changed(text) if patch.moves]
        if len(changed) != 1:
            return  # what a move does in several places, or in none, may begin anywhere
        if len(tied) >= REGION and len({patch.group for patch in tied}) == 1:
            return  # a move of a whole region: what it changes may be anywhere in it
        [only] = changed
        for patch in tied:
            if patch is only:
                continue
            if only in tied:
                # The heading of a row may stand for the moves of its boxes, and all patches of a
                # region for moves that begin there. A patch that another move of the kind would
                # change right now is not a heading.
                own = [one for one in position.others(patch, text) if _kind(one) == _kind(text)]
                if len(tied) == 2:
                    own = position.others(patch, text)
                wrong = any(patch in position.changed(one) for one in own[:TRIED])
            else:
                wrong = _alike(patch, only) or position.lit(only)
            self._walk.demand(
                not wrong,
                f"patch {patch.name!r} stands for {text!r}, which changes another patch,"
                f" {only.name!r}, and not this one: a tap plays another move than is shown",
            )


class _Position:
    """A state with its scene, in which moves of a seat can be tried."""

    def __init__(
        self, walk: Walk, state: State, scene: Scene, seat: int, legal: dict[str, int]
    ) -> None:
        self._walk = walk
        self._state = state
        self._scene = scene
        self._seat = seat
        self._legal = legal
        self._looks = _looks(scene)

    def changed(self, text: str) -> list[Patch]:
        """The patches that look different after the move, to the seat that makes it."""
        twin = self._state.clone()
        twin.play(self._seat, self._legal[text])
        after = _looks(drawn_scene(self._walk, twin.view(self._seat), self._seat))
        return [
            patch
            for patch in self._scene.patches
            if after.get(patch.name, self._looks[patch.name]) != self._looks[patch.name]
        ]

    def others(self, patch: Patch, text: str) -> list[str]:
        """The other legal moves that a patch stands for."""
        return [own for own in patch.moves if own != text and own in self._legal]

    def lit(self, patch: Patch) -> bool:
        return any(text in self._legal for text in patch.moves)


def _looks(scene: Scene) -> dict[str, Look]:
    """The appearance of each patch. Fresh paint does not count: at the end of a turn all of it
    becomes old."""
    upon: dict[str, list[str]] = {}
    for token in scene.tokens:
        for patch in scene.patches:
            if side_of(token.at, patch.outline) >= 0:
                shown = (token.kind, token.label, token.ink, token.spent)
                upon.setdefault(patch.name, []).append(repr(shown))
                break
    return {
        patch.name: (
            *(patch.ink, patch.mark, patch.sign, patch.wants, patch.label),
            *sorted(upon.get(patch.name, [])),
        )
        for patch in scene.patches
    }


def _kind(text: str) -> str:
    """A move's text with its numbers masked."""
    return re.sub(r"\d+", "#", text)


def _alike(one: Patch, other: Patch) -> bool:
    """Whether two patches are of one kind: of the same group, or the same shape elsewhere."""
    return bool(one.group and one.group == other.group) or _shape(one) == _shape(other)


def _shape(patch: Patch) -> list[Point]:
    left, top = min(x for x, _ in patch.outline), min(y for _, y in patch.outline)
    return sorted([(x - left, y - top) for x, y in patch.outline])


def drawn_scene(walk: Walk, view: dict[str, Any], seat: int) -> Scene:
    """The scene of a view; NotConforming, with a sentence, if it cannot be drawn."""
    try:
        scene = walk.play.game.scene(view, seat, walk.play.options)
        text = json.dumps(scene.data())
    except Exception as error:
        fault = f"the scene cannot be drawn for seat {seat}: {type(error).__name__}: {error}"
        walk.demand(False, fault)
        raise
    walk.demand("NaN" not in text, "a scene is not plain JSON data")
    return scene
