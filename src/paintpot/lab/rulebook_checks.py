"""Checks of a game's rulebook: all languages say the same, and what it names is there."""

from collections.abc import Sequence

from paintpot.core.contract import Game
from paintpot.core.examples import FOLDER, BadExample, examples_of, play_example
from paintpot.core.ledger import read_ledger
from paintpot.core.lessons import lessons_of
from paintpot.lab.walk import NotConforming
from paintpot.texts import LANGUAGES
from paintpot.texts.rulebook import BadRulebook, RuleSection, rulebook


def rulebooks_are_sound(game: Game, seats: int, seed: int) -> None:
    """Sections, rules and examples are the same in every language, exist, and can be played."""
    if seed or not (game.folder / FOLDER).is_dir():
        return
    try:
        books = {language: _book(game, language) for language in LANGUAGES}
        played = {example.name: play_example(game, example) for example in examples_of(game)}
    except (BadRulebook, BadExample) as fault:
        raise NotConforming(str(fault)) from fault
    first = books[LANGUAGES[0]]
    for language, book in books.items():
        if _outline(book) != _outline(first):
            raise NotConforming(f"the rulebook in {language} has other sections than the first")
    path = game.folder / "rules.md"
    ledger = read_ledger(path).ids if path.exists() else ()
    lessons = [lesson.name for lesson in lessons_of(game)]
    for section in first:
        examples = [block.example for block in section.blocks if block.example]
        _demand(section, section.rules, ledger, "rule")
        _demand(section, section.lessons, lessons, "lesson")
        _demand(section, examples, list(played), "example")


def _book(game: Game, language: str) -> list[RuleSection]:
    if not (game.folder / FOLDER / f"{language}.md").exists():
        raise BadRulebook(f"there is no rulebook in {language}")
    return rulebook(game, language)


def _outline(book: list[RuleSection]) -> list[tuple[str, list[str], list[str], list[str]]]:
    return [
        (one.id, [block.example for block in one.blocks if block.example], one.rules, one.lessons)
        for one in book
    ]


def _demand(section: RuleSection, named: list[str], there: Sequence[str], what: str) -> None:
    for name in named:
        if name not in there:
            raise NotConforming(f"section {section.id} names the {what} {name!r}: there is none")
