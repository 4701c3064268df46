"""Checks of scenes: they can be drawn for every seat, and a tap plays what is shown."""

import json
from collections.abc import Sequence
from typing import Any

from paintpot.core.contract import Game, State
from paintpot.core.errors import PaintpotError
from paintpot.core.scenes import Patch, Scene
from paintpot.lab.picture_checks import Shapes, picture_fault
from paintpot.lab.walk import Walk

TRIED = 2
TRIED_ALWAYS = 12
OFTEN_TRIED = 0.04
"""Legal moves that are tried to see what they paint: at the start of a game, then now and then."""


def scenes_show_the_moves(game: Game, seats: int, seed: int) -> None:
    """A scene can be drawn for every seat, and each patch stands for moves that are about it."""
    walk = Walk(game, seats, seed)
    known: set[tuple[str, tuple[str, ...]]] = set()
    pictures: set[Shapes] = set()
    last: dict[int, object] = {}
    tied = drawn = False
    for state in walk:
        _drawn(walk, state.view(None), walk.chance.randrange(seats))
        for seat in range(seats):
            view, legal = state.view(seat), state.legal(seat)
            if last.get(seat) == (view, legal):
                continue
            last[seat] = (view, legal)
            scene = _drawn(walk, view, seat)
            _check_patches(walk, scene, known)
            _check_portrait(walk, scene)
            for layout in (scene, scene.portrait or scene):
                fault = picture_fault(layout, pictures)
                walk.demand(not fault, fault)
            if len(walk.play.moves) < TRIED_ALWAYS or walk.chance.random() < OFTEN_TRIED:
                _check_paint(walk, state, scene, seat)
            _check_moves(walk, scene, [game.text(move) for move in legal], seat)
            drawn = drawn or bool(scene.patches)
            tied = tied or any(patch.moves for patch in scene.patches)
    walk.demand(
        tied or not drawn, "no patch of the scene stands for a move (Patch.moves): taps do nothing"
    )


def _drawn(walk: Walk, view: dict[str, Any], seat: int) -> Scene:
    try:
        scene = walk.play.game.scene(view, seat, walk.play.options)
        text = json.dumps(scene.data())
    except Exception as error:
        fault = f"the scene cannot be drawn for seat {seat}: {type(error).__name__}: {error}"
        walk.demand(False, fault)
        raise
    walk.demand("NaN" not in text, "a scene is not plain JSON data")
    return scene


def _check_patches(walk: Walk, scene: Scene, known: set[tuple[str, tuple[str, ...]]]) -> None:
    """Names are unique, and the moves of a patch exist and are about it, not about another."""
    names = [patch.name for patch in scene.patches]
    walk.demand(len(set(names)) == len(names), "two patches of the scene share a name")
    called = {_words(patch.name) for patch in scene.patches}
    for patch in scene.patches:
        if (patch.name, patch.moves) in known:
            continue
        known.add((patch.name, patch.moves))
        for text in patch.moves:
            _check_text(walk, patch, text)
            if not _names(text, {_words(patch.name)}):
                others = _names(text, called - {_words(patch.group)})
                walk.demand(
                    not others, f"patch {patch.name!r} stands for {text!r}, which names another"
                )
                _check_label(walk, patch, text, scene.patches)
        meant = _move_called(walk.play.game, patch.name)
        walk.demand(
            not (patch.moves and meant) or meant in patch.moves,
            f"patch {patch.name!r} is called like a move and stands for others: {patch.moves[:3]}",
        )


def _check_label(walk: Walk, patch: Patch, text: str, patches: Sequence[Patch]) -> None:
    """A move that names a patch's group and a label in it names this patch's own label."""
    if not patch.group or not _names(text, {_words(patch.group)}):
        return
    words = _words(text)
    beside = [other.label for other in patches if other.group == patch.group]
    if patch.label.casefold() in words or beside.count(patch.label) > 1:
        return
    for label in beside:
        walk.demand(
            label.casefold() not in words,
            f"patch {patch.name!r}, labelled {patch.label!r}, stands for {text!r}, which names the"
            f" label {label!r} of another in {patch.group!r}",
        )


def _move_called(game: Game, name: str) -> str:
    """The move whose text is this name; "" if there is none."""
    try:
        return game.text(game.parse(name))
    except PaintpotError:
        return ""


def _check_paint(walk: Walk, state: State, scene: Scene, seat: int) -> None:
    """A move that paints a patch belongs to it, not to another of its group."""
    game = walk.play.game
    legal = state.legal(seat)
    for move in walk.chance.sample(legal, min(TRIED, len(legal))):
        text = game.text(move)
        tied = [patch for patch in scene.patches if text in patch.moves]
        if not tied:
            continue
        twin = state.clone()
        twin.play(seat, move)
        later = {patch.name: patch.ink for patch in _drawn(walk, twin.view(seat), seat).patches}
        painted = [patch for patch in scene.patches if not patch.ink and later.get(patch.name)]
        groups = {patch.group for patch in tied}
        wrong = [patch for patch in painted if patch.moves and patch.group in groups]
        walk.demand(
            not wrong or any(patch in tied for patch in painted),
            f"{text!r} belongs to patch {tied[0].name!r} and paints another of its group,"
            f" {wrong[0].name if wrong else ''!r}: a tap plays another move than is shown",
        )


def _check_portrait(walk: Walk, scene: Scene) -> None:
    """The portrait layout shows the same patches in other places."""
    if scene.portrait is None:
        return
    here, there = [
        {patch.name: (patch.moves, patch.ink, patch.label) for patch in one.patches}
        for one in (scene, scene.portrait)
    ]
    for name in here:
        walk.demand(name in there, f"patch {name!r} is not in the portrait layout of the scene")
        walk.demand(
            here[name] == there[name],
            f"patch {name!r} has other moves, ink or label in the portrait layout",
        )
    more = sorted(set(there) - set(here))
    walk.demand(not more, f"the portrait layout of the scene has patches of its own: {more[:3]}")


def _check_text(walk: Walk, patch: Patch, text: str) -> None:
    game = walk.play.game
    try:
        right = game.text(game.parse(text))
    except PaintpotError as error:
        walk.demand(False, f"patch {patch.name!r} stands for {text!r}, which is no move: {error}")
        return
    walk.demand(right == text, f"patch {patch.name!r} stands for {text!r}; it is written {right!r}")


def _check_moves(walk: Walk, scene: Scene, legal: list[str], seat: int) -> None:
    """A legal move that names a patch belongs to one."""
    tied = {text for patch in scene.patches for text in patch.moves}
    called = {_words(patch.name) for patch in scene.patches}
    for text in legal:
        if text not in tied and _names(text, called):
            name = " ".join(_names(text, called)[0])
            walk.demand(
                False,
                f"seat {seat} may play {text!r}, which names patch {name!r}, yet no patch stands"
                " for it (Patch.moves): a tap does not play it",
            )


def _words(name: str) -> tuple[str, ...]:
    """The words of a name, without the commas and stops beside them."""
    return tuple([word.strip(",.;:()") for word in name.casefold().split()])


def _names(text: str, called: set[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The given names that a move's text contains, word by word, except bare numbers."""
    words = _words(text)
    found = []
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            part = words[start:end]
            if part in called and not (len(part) == 1 and part[0].lstrip("-").isdigit()):
                found.append(part)
    return found
