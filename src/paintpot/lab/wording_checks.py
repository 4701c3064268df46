"""Checks of a game's words: every language covers the same moves, facts and score lines.

`texts_are_whole` compares which messages the languages have; this module compares their content.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paintpot.core.contract import CHANCE as CHANCE_SEAT
from paintpot.core.contract import Game
from paintpot.core.errors import PaintpotError
from paintpot.core.scenes import Scene
from paintpot.lab.text_checks import catalogues, demand, messages
from paintpot.lab.walk import Walk
from paintpot.texts import CHANCE, MOVE, Catalogue, name_message
from paintpot.texts.patterns import Patterns

if TYPE_CHECKING:
    from fluent.syntax import ast

FACT: Final = re.compile(r"\$([A-Za-z][\w-]*)")
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
"""Another message within a message."""

WORD: Final = re.compile(r"[A-Za-z]{2}")
"""What has a word in it; R4 is the same in all languages."""

MOST_WORDED: Final = 100
"""Of the moves that one message words, how many are read: they differ in names and numbers only."""

FORMS: Final = ("-name", "-count")
"""Endings of facts that are another form of the same: `$ink-name` is `$ink` in a language."""


def moves_are_worded(game: Game, seats: int, seed: int) -> None:
    """A `.move` is the same in every language and fits a move; if any move has words, all have.
    A `.chance` is the same in every language, too.

    What such a message names, as `$ink-name`, has a name, and no move is called like another one.
    """
    paths = catalogues(game)
    if not paths or seed:  # files do not change with the seed
        return
    words = [Catalogue(path, path.stem) for path in paths]
    for attribute in (CHANCE, MOVE):
        _check_same(game, words, attribute)
    file, english = words[0].path.name, _notations(words[0], MOVE)
    named = [_named_facts(path) for path in paths]
    if not english:
        return
    patterns = Patterns(english)
    used: Counter[str] = Counter()
    for move in range(game.moves):
        text = game.text(move)
        found = patterns.find(text)
        demand(game, found is not None, f"no message of {file} has a .move for {text!r}")
        message, facts = found or ("", {})
        used[message] += 1
        if used[message] <= MOST_WORDED:
            _check_own_words(game, words, text)
        for catalogue, names in zip(words, named, strict=True):
            for fact in names.get(message, ()):
                value = str(facts.get(fact, ""))
                demand(
                    game,
                    value.isdigit() or catalogue.names(value),
                    f"{catalogue.path.name}, message {message!r}, calls ${fact} of {text!r} by"
                    f" name: there is no {name_message(value)!r}",
                )
    unused = sorted(set(english) - used.keys())
    demand(game, not unused, f"the .move of {unused[:3]} in {file} fits no move")


def _check_own_words(game: Game, words: list[Catalogue], text: str) -> None:
    """A move in words is not the notation of another: facts were exchanged in its message."""
    for catalogue in words:
        for said in (catalogue.move(text), catalogue.button(text)):
            demand(
                game,
                said.casefold() == text.casefold() or not _is_move(game, said),
                f"{catalogue.path.name} calls {text!r} {said!r}, which is another move",
            )


def _is_move(game: Game, text: str) -> bool:
    """Whether this is a move's notation, apart from capital letters."""
    try:
        return game.text(game.parse(text)).casefold() == text.casefold()
    except PaintpotError:
        return False


def _check_same(game: Game, words: list[Catalogue], attribute: str) -> None:
    """Notation in the catalogues is the same in all of them."""
    first, *others = [(one.path.name, _notations(one, attribute)) for one in words]
    for name, notations in others:
        for message in sorted({*first[1], *notations}):
            english, other = first[1].get(message), notations.get(message)
            demand(
                game,
                english == other,
                f"{message}.{attribute} is {english!r} in {first[0]}, and {other!r} in {name}:"
                " it is notation, the same in all",
            )


def languages_tell_the_same(game: Game, seats: int, seed: int) -> None:
    """A sentence has the same facts in every language: none is left out.

    A language may use another form of it: Russian chooses a case by `$group` where English has
    `$name`.
    """
    paths = catalogues(game)
    if not paths or seed:  # files do not change with the seed
        return
    english, *others = paths
    own = {
        message.id.name: {_stem(fact) for fact in _all_facts(message)}
        for message in messages(english)
    }
    for path in others:
        told = _facts(path)
        for message, facts in own.items():
            missing = sorted(facts - told.get(message, facts))
            instead = told.get(message, facts) - facts
            demand(
                game,
                not missing or bool(instead),
                f"{path.name}, message {message!r}, leaves out ${', $'.join(missing)}, which"
                f" {english.name} tells",
            )


def score_lines_have_names(game: Game, seats: int, seed: int) -> None:
    """The lines of a score have names in every language: `name-<group>`, and `part-<part>`."""
    words = [Catalogue(path, path.stem) for path in catalogues(game)]
    walk = Walk(game, seats, seed)
    named: set[str] = set()
    for state in walk if words else ():
        for score in state.scores():
            for line, _ in score.lines:
                if line in named:
                    continue
                named.add(line)
                for message in _names_of(line):
                    for catalogue in words:
                        walk.demand(
                            message in catalogue,
                            f"{catalogue.path.name} has no message {message!r}: the score line"
                            f" {line!r} is shown by its id",
                        )


def pictures_have_names(game: Game, seats: int, seed: int) -> None:
    """What a picture names has a name in every language except English, in which the ids are words
    already.

    These are patches, groups, printed symbols, inks, and tokens with a description (`Token.name`).
    """
    words = [Catalogue(path, path.stem) for path in catalogues(game)][1:]
    walk = Walk(game, seats, seed)
    known: set[tuple[str, str]] = set()
    for state in walk if words else ():
        seat = walk.chance.randrange(seats)
        for what, name, moves in _named(game.scene(state.view(seat), seat, walk.play.options)):
            if (what, name) in known:
                continue
            known.add((what, name))
            for catalogue in words:
                walk.demand(
                    catalogue.names(name) or any(_says(catalogue, move) for move in moves),
                    f"{catalogue.path.name} has no message {name_message(name)!r}: the {what}"
                    f" {name!r} is named in English",
                )


def _named(scene: Scene) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The names in a scene, each with the moves that may name it instead; codes are not words."""
    found: list[tuple[str, str | None, tuple[str, ...]]] = []
    for patch in scene.patches:
        own = (patch.name,) if patch.name in patch.moves else patch.moves
        found.append(("patch", patch.name, own if len(own) == 1 else ()))
        found.append(("group", patch.group, ()))
        found.append(("symbol", patch.mark, ()))
        found += [("ink", ink, ()) for ink in (patch.ink, patch.wants if patch.mark else None)]
    found += [("kind of token", token.kind, ()) for token in scene.tokens if token.name]
    for what, name, moves in found:
        if name and WORD.search(name):
            yield what, name, moves


def _says(catalogue: Catalogue, move: str) -> bool:
    return (catalogue.button(move) or catalogue.move(move)) != move


def outcomes_are_worded(game: Game, seats: int, seed: int) -> None:
    """If messages word the outcomes of chance (`.chance`), one of them matches this outcome."""
    paths = catalogues(game)
    notations = _notations(Catalogue(paths[0], paths[0].stem), CHANCE) if paths else {}
    if not notations:
        return
    walk = Walk(game, seats, seed)
    for _ in walk:
        pass
    outcomes = [text for who, text in walk.play.moves if who == CHANCE_SEAT]
    patterns = Patterns(notations)
    parts = [part for text in outcomes for part in text.split("; ")]
    walk.demand(
        not parts or any(patterns.find(part) for part in parts),
        f"no .chance of {paths[0].name} ({', '.join(notations)}) fits an outcome such as"
        f" {outcomes[0] if outcomes else ''!r}",
    )


def _names_of(line: str) -> Iterator[str]:
    group, _, part = line.partition("/")
    yield name_message(group)
    if part:
        yield f"part-{part}"


def _notations(catalogue: Catalogue, attribute: str) -> dict[str, str]:
    """The `.move` or `.chance` of each message, as it is written."""
    return {name: " ".join(text.split()) for name, text in catalogue.attributes(attribute).items()}


def _named_facts(path: Path) -> dict[str, list[str]]:
    """By message, the facts that it uses by name: `ink` if it has `$ink-name`."""
    suffix = "-name"
    return {
        message.id.name: [
            fact.removesuffix(suffix) for fact in _all_facts(message) if fact.endswith(suffix)
        ]
        for message in messages(path)
    }


def _all_facts(message: "ast.Message") -> list[str]:
    """The facts in a message's text and in its attributes."""
    return sorted(set(FACT.findall(_written(message))))


def _facts(path: Path) -> dict[str, set[str]]:
    """The same by message, each by its stem, with those of the messages that it refers to."""
    written = {message.id.name: _written(message) for message in messages(path)}

    def told(name: str, within: frozenset[str]) -> set[str]:
        text = written.get(name, "")
        found = {_stem(fact) for fact in FACT.findall(text)}
        for other in set(REFERENCE.findall(text)) - within:
            found |= told(other, within | {other})
        return found

    return {name: told(name, frozenset({name})) for name in written}


def _written(message: "ast.Message") -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


def _stem(fact: str) -> str:
    for form in FORMS:
        fact = fact.removesuffix(form)
    return fact
