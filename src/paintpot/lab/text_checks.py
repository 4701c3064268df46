"""Checks of texts: catalogues can be parsed, word every rule and refusal, and get all their facts.

A game without `texts/` has none to check: its ledger is shown then.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from paintpot.core.contract import Game
from paintpot.core.ledger import read_ledger
from paintpot.core.scenes import Scene, Span
from paintpot.lab.walk import NotConforming, Walk
from paintpot.texts import LANGUAGES, BadText, Catalogue

if TYPE_CHECKING:
    from fluent.syntax import ast

ASKED = 6
"""Moves that are checked in each position."""


def ledger_is_sound(game: Game, seats: int, seed: int) -> None:
    """The ledger can be parsed, and its rules have the prefix that the game names."""
    for rule in read_ledger(game.folder / "rules.md").ids:
        if rule.partition("-")[0] != game.ledger:
            raise NotConforming(
                f"{game.name}: its ledger has rules such as {rule}, yet `ledger` is"
                f" {game.ledger!r}: texts would not be found"
            )


def texts_are_whole(game: Game, seats: int, seed: int) -> None:
    """Every language has the same messages: rules, title and all else, in valid Fluent syntax."""
    paths = catalogues(game)
    english = None
    for path in paths:
        names = [message.id.name for message in messages(path)]
        demand(game, len(set(names)) == len(names), f"{path.name}: a message stands twice")
        english = set(names) if english is None else english
        differ = sorted(english ^ set(names))
        demand(game, not differ, f"{path.name} and {paths[0].name} differ in {differ[:3]}")
        for wanted in ("title", "about"):
            demand(game, wanted in names, f"{path.name} has no message {wanted!r}")
        worded = {name[5:] for name in names if name.startswith("rule-")}
        rules = set(read_ledger(game.folder / "rules.md").ids)
        differ = sorted(worded ^ rules)
        demand(game, not differ, f"{path.name} and the ledger differ in {differ[:3]}")


def texts_can_be_said(game: Game, seats: int, seed: int) -> None:
    """The messages of refusals and scenes can be formatted in every language, with their facts."""
    words = [Catalogue(path, path.stem) for path in catalogues(game)]
    if not words:
        return
    walk = Walk(game, seats, seed)
    said: set[tuple[str, str]] = set()
    for state in walk:
        seat = walk.chance.randrange(seats)
        for span in spans(game.scene(state.view(seat), seat, walk.play.options)):
            if span.message not in ("", "seat"):
                _say(walk, words, said, span.message, span.facts)
        for move in [walk.chance.randrange(game.moves) for _ in range(ASKED)]:
            reason = state.why_not(seat, move)
            if reason is not None and "case" in reason.facts:
                _say(walk, words, said, f"case-{reason.facts['case']}", reason.facts)


def _say(
    walk: Walk,
    words: list[Catalogue],
    said: set[tuple[str, str]],
    message: str,
    facts: Mapping[str, object],
) -> None:
    if (message, str(facts)) in said:
        return
    said.add((message, str(facts)))
    for catalogue in words:
        try:
            text = catalogue.exact(message, **facts)
        except BadText as error:
            walk.demand(False, str(error))
            return
        walk.demand("{" not in text, f"{catalogue.path.name}, message {message!r} says {text!r}")


def spans(scene: Scene) -> Iterator[Span]:
    """All spans of a scene."""
    yield from scene.asks
    yield from scene.fell
    for panel in scene.panels:
        yield panel.title
        for line in panel.lines:
            yield from line


def messages(path: Path) -> list["ast.Message"]:
    """The messages of a file; NotConforming if Fluent cannot parse a part of it."""
    from fluent.syntax import ast

    return [entry for entry in entries(path) if isinstance(entry, ast.Message)]


def entries(path: Path) -> list["ast.EntryType"]:
    """The same with terms and comments."""
    from fluent.syntax import ast, parse

    body = parse(path.read_text(encoding="utf-8")).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[:1]
            raise NotConforming(f"{path.name}: Fluent cannot read {' '.join(first)!r}")
    return body


def catalogues(game: Game) -> list[Path]:
    """The game's catalogues, English first; a game that has one must have all."""
    paths = [game.folder / "texts" / f"{language}.ftl" for language in LANGUAGES]
    there = [path for path in paths if path.exists()]
    if there and len(there) < len(paths):
        missing = [path.name for path in paths if path not in there]
        raise NotConforming(f"{game.name}: texts/ has no {', '.join(missing)}")
    return there


def demand(game: Game, holds: bool, broken: str) -> None:
    """NotConforming, with a sentence, unless it holds."""
    if not holds:
        raise NotConforming(f"{game.name}: {broken}")
