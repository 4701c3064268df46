"""Checks of scenes: they can be drawn for every seat, and a tap plays what is shown."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeAlias

from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError
from paintpot.core.scenes import Patch, Scene
from paintpot.lab.picture_checks import Shapes, picture_fault
from paintpot.lab.row_checks import Labels, row_fault
from paintpot.lab.tap_checks import Taps, drawn_scene
from paintpot.lab.walk import Walk

Known: TypeAlias = set[tuple[str, tuple[str, ...]]]
"""The patches that were checked: their names and moves."""
Labelled: TypeAlias = set[tuple[tuple[str, str, tuple[str, ...]], ...]]
"""The groups whose labels were checked: the name, label and moves of each patch."""


def scenes_show_the_moves(game: Game, seats: int, seed: int) -> None:
    """A scene can be drawn for every seat, and each patch stands for moves that are about it."""
    walk = Walk(game, seats, seed)
    known: Known = set()
    labelled: Labelled = set()
    pictures: set[Shapes] = set()
    labels: set[Labels] = set()
    last: dict[int, object] = {}
    taps = Taps(walk)
    tied = drawn = False
    for state in walk:
        drawn_scene(walk, state.view(None), walk.chance.randrange(seats))
        for seat in range(seats):
            view, legal = state.view(seat), state.legal(seat)
            if last.get(seat) == (view, legal):
                continue
            last[seat] = (view, legal)
            scene = drawn_scene(walk, view, seat)
            _check_patches(walk, scene, known)
            _check_labels(walk, scene, labelled)
            _check_portrait(walk, scene)
            for layout in (scene, scene.portrait or scene):
                fault = picture_fault(layout, pictures) or row_fault(layout, labels)
                walk.demand(not fault, fault)
            taps.check(state, scene, seat)
            _check_moves(walk, scene, [game.text(move) for move in legal], seat)
            drawn = drawn or bool(scene.patches)
            tied = tied or any(patch.moves for patch in scene.patches)
    walk.demand(
        tied or not drawn, "no patch of the scene stands for a move (Patch.moves): taps do nothing"
    )


def _check_patches(walk: Walk, scene: Scene, known: Known) -> None:
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
        meant = _move_called(walk.play.game, patch.name)
        walk.demand(
            not (patch.moves and meant) or meant in patch.moves,
            f"patch {patch.name!r} is called like a move and stands for others: {patch.moves[:3]}",
        )


def _check_labels(walk: Walk, scene: Scene, known: Labelled) -> None:
    """No move of a patch names the label of another in its group.

    Labels may change during a game, so that they have to be right in every position.
    """
    groups: dict[str, list[Patch]] = defaultdict(list)
    for patch in scene.patches:
        if patch.group:
            groups[patch.group].append(patch)
    for patches in groups.values():
        key = tuple([(patch.name, patch.label, patch.moves) for patch in patches])
        if key in known:
            continue
        known.add(key)
        labels = [patch.label for patch in patches]
        for patch in patches:
            for text in patch.moves:
                if not _names(text, {_words(patch.name)}):
                    _check_label(walk, patch, text, labels)


def _check_label(walk: Walk, patch: Patch, text: str, beside: Sequence[str]) -> None:
    """A move that names a patch's group and a label in it names this patch's own label. `beside`:
    the labels of the whole group."""
    if not _names(text, {_words(patch.group)}):
        return
    words = _words(text)
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
