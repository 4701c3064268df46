"""Which fields make up a state: found by playing on and by changing them, not by reading the code.

A new field of a game belongs in `__init__`, `clone` and `dump`; these checks find what was
forgotten.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from paintpot.core.contract import CHANCE, Game, State
from paintpot.lab.walk import Walk, random_step

FOLLOWED = 30
"""Steps for which a clone is played beside its original."""

OFTEN_ANEW = 0.15
"""How often it is replaced by a new clone."""

VALUES_KEPT = 6
"""Earlier values of a field that are remembered, to be tried in its place."""

LISTS_ALWAYS = 24
LISTS_EVERY = 24
"""Lists are compared after each of the first moves, then now and then: some are long."""

TRIED_ALWAYS = 40
TRIED_EVERY = 8
"""A field that has not shown in this many dumps is tried only now and then: a dump takes time."""

Field = tuple[str, str]
"""The name of its class, and its own."""


def clones_forget_nothing(game: Game, seats: int, seed: int) -> None:
    """A clone behaves like its original, and neither changes the other."""
    walk = Walk(game, seats, seed)
    twin, since = walk.play.state.clone(), 0
    for k, state in enumerate(walk):
        for who, text in walk.play.moves[k - 1 : k] if k else []:
            if who == CHANCE:
                twin.chance(text)
            else:
                twin.play(who, game.parse(text))
        said = _said(state)
        walk.demand(_said(twin) == said, f"a clone made {k - since} moves ago answers otherwise")
        if walk.chance.random() < OFTEN_ANEW or k - since == FOLLOWED:
            # What a clone shares with its original is found when the clone diverges.
            for _ in range(8):
                random_step(twin, walk.chance)
            walk.demand(_said(state) == said, "playing on a clone changed the original")
            twin, since = state.clone(), k
    alone = walk.play.state_after(len(walk.play.moves))
    walk.demand(_said(alone) == _said(walk.play.state), "clones made on the way changed the game")


def dumps_hold_everything(game: Game, seats: int, seed: int) -> None:
    """Every field that changes during a game shows in `dump`, except those in `undumped`.

    A field, whether list or number, is set to another value that it really had; then the dump has
    to differ.
    """
    walk = Walk(game, seats, seed)
    had: dict[Field, dict[str, object]] = {}
    shown: set[Field] = set()
    tried: Counter[Field] = Counter()
    for k, state in enumerate(walk):
        dump = _written(state)
        lists = k < LISTS_ALWAYS or k % LISTS_EVERY == 0
        for owner, field, value in _fields(state, game, lists):
            if field in shown:
                continue
            values = had.setdefault(field, {})
            now = repr(value)
            if now not in values and len(values) < VALUES_KEPT:
                values[now] = _copied(value)
            others = [other for said, other in values.items() if said != now]
            tried[field] += bool(others)
            if tried[field] > TRIED_ALWAYS and tried[field] % TRIED_EVERY:
                continue
            if others and _shows(state, owner, field[1], _copied(others[-1]), dump):
                shown.add(field)
    kept = set(walk.play.state.undumped())
    for field, values in had.items():
        lacks = len(values) > 1 and field not in shown and field[1] not in kept
        walk.demand(
            not lacks,
            f"{field[0]}.{field[1]} changes during a game, yet `dump` does not show it"
            " (name it in `undumped` if it follows from the rest)",
        )


def _shows(state: State, owner: object, name: str, other: object, dump: str) -> bool:
    """Whether another value gives another dump."""
    value = getattr(owner, name)
    try:
        setattr(owner, name, other)
        return _written(state) != dump
    except Exception:  # a dump that fails depends on it
        return True
    finally:
        setattr(owner, name, value)


def _written(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def _fields(state: State, game: Game, lists: bool = True) -> Iterator[tuple[object, Field, object]]:
    """Fields of a state, and of the game's own objects in it such as each player's sheet, that hold
    plain data: numbers, texts, and lists of them."""
    module = type(game).__module__.rpartition(".")[0] or type(game).__module__
    waiting: list[object] = [state]
    met: set[int] = set()
    while waiting:
        owner = waiting.pop()
        if id(owner) in met:
            continue
        met.add(id(owner))
        for name in _names(owner):
            value = getattr(owner, name, None)
            plain = isinstance(value, int | str | None) or (lists and _is_plain(value))
            if plain and name != "over":
                yield owner, (type(owner).__name__, name), value
            parts: list[Any] = value if isinstance(value, list) else [value]
            for part in parts[:8]:
                if type(part).__module__.startswith(module):
                    waiting.append(part)


def _is_plain(value: object) -> bool:
    """Whether a value is plain data without the game's own classes, however it is nested."""
    if isinstance(value, dict):
        return all(_is_plain(part) for pair in value.items() for part in pair)
    if isinstance(value, list | tuple | set | frozenset):
        return all(_is_plain(part) for part in value)
    return isinstance(value, int | str | float | bytes | None) or _is_vector(value)


def _is_vector(value: object) -> bool:
    """A `vec[i64]` of a compiled class."""
    return type(value).__name__.startswith("vec[")


def _copied(value: Any) -> Any:
    """A copy of plain data that shares nothing; a vector cannot be copied by `deepcopy`."""
    if _is_vector(value):
        return value[:]
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return type(value)([_copied(part) for part in value])
    return value


def _names(owner: object) -> list[str]:
    """The fields of an object: descriptors of a compiled class, or attributes."""
    names = set(getattr(owner, "__dict__", ()))
    for kind in type(owner).__mro__:
        for name, what in vars(kind).items():
            if type(what).__name__ in ("getset_descriptor", "member_descriptor"):
                names.add(name)
    return sorted(name for name in names if not name.startswith("__"))


def _said(state: State) -> str:
    """Everything observable of a state, in one text."""
    seats = range(int(state.players()))
    said: list[object] = [state.actors(), state.dump(), state.ending(), int(state.turn_no())]
    for seat in seats:
        said += [state.legal(seat), state.view(seat), state.news(seat), state.feats(seat)]
        said += [list(state.features(seat)), repr(state.standing(seat))]
    said += [state.view(None), repr(state.scores()), state.winners()]
    return json.dumps(said)
