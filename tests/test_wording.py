"""What players read: habits that a test can find in every message of every catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from paintpot.core.ledger import read_ledger
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.texts import LANGUAGES, catalogue

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted(
    [
        *(ROOT / "src").rglob("*.ftl"),
        *(ROOT / "web" / "src").rglob("*.ftl"),
        *(ROOT / "examples").rglob("*.ftl"),
    ]
)

IN_BOTH = {
    "the code of a place": r"\bd(?:8|12|20)-\d|\b[a-z]+-\d+-\d+\b",
    "a place that no board shows": r"(?:\bon|\bof|\boff|\bat|на|с|клетк\w*|цели) \{ \$square \}",
    "a player by number": r"(?i)\bplayer \{ \$|\bигрок\w* \{ \$(?:turn|seat|player|n) ",
    "a space before …": r" …",
    "three dots": r"\.\.\.",
    "two spaces": r"\S  +\S",
    "a double hyphen": r"(?<=\s)--(?=\s)",
}
IN_ENGLISH = {
    "a straight apostrophe": r"(?<=\w)'|(?<=\})'",
    "straight quotes": r'(?<!\{)"(?![^{}]*\})',
    "an em dash": "—",
    "play as a noun": r"\b(?:[Tt]he|[Aa]|this|each|every|No|of) plays?\b",
    "sheet of a player": r"\b(?:Sheet|Lead|Bottles|Words) of \{ \$name \}",
    "Only who": r"\b(?:Only|to|from|for) whoe?v?e?r?\b (?!is\b)",
}
IN_RUSSIAN = {
    "ты for вы": r"(?i)\bты\b|\bтвой\b|\bтебе\b",
    "a short dash between words": r"(?<=\s)–(?=\s|$)|^–$",
    "straight quotes": r'(?<!\{)"(?![^{}]*\})',
    "е for ё": r"\b(?:еще|ее|свое|идет|берет|ведет|кладет|зеленый|желтый|черный|счет|лег)\b",
}
TERMS = {
    "премия": r"(?i)\bпреми|прибавк",
    "копия or подражать": r"(?i)\bкопи[яиейю]\b|подража",
    "игра for партия, which ends": r"(?i)\bигра (?:\w+ )?(?:окончена|завершена|закончилась)",
    "названо for what was rolled": r"(?i)\bназван[оы]?\b(?! как)",
}
"""One word for one thing in the games; a copy of a file is a copy."""

ALLOWED = {
    ("house", "person"),  # a name for somebody without one
    ("color_in_kingdom", "rule-CK-SHEET-4"),
}
"""Messages in which such a thing is right."""


NOTATION = {"move", "chance", "en", "rule", "unless"}
"""Attributes that nobody reads: what is typed, what the code says, ids."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Every message, term and attribute, and what it says in all its variants; a line of a rulebook
    by its number."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        for n, line in enumerate(text.splitlines(), 1):
            yield f"line-{n}", line
        return
    for entry in parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, " ".join(serialize_pattern(entry.value).split())
            for attribute in entry.attributes:
                if attribute.id.name not in NOTATION:
                    said = " ".join(serialize_pattern(attribute.value).split())
                    yield f"{entry.id.name}.{attribute.id.name}", said


def owner(path: Path) -> str:
    return path.parent.parent.name if path.parent.name == "texts" else path.parent.name


def found(path: Path, habits: dict[str, str]) -> list[str]:
    place = path.name.partition(".")[0]
    return [
        f"{name}: {what}: {text}"
        for name, text in texts(path)
        for what, pattern in habits.items()
        if (place, name) not in ALLOWED
        and (owner(path), name) not in ALLOWED
        and re.search(pattern, text)
    ]


def language_of(path: Path) -> str:
    return path.name.split(".")[-2]


def habits_of(path: Path) -> dict[str, str]:
    if language_of(path) == "en":
        return {**IN_BOTH, **IN_ENGLISH}
    terms = {} if path.name.startswith("sentences") else TERMS
    return {**IN_BOTH, **IN_RUSSIAN, **terms}


RULEBOOKS = sorted((ROOT / "src").rglob("rulebook/*.md"))
IN_RULEBOOKS = {"two spaces", "straight quotes"}
"""Habits that are marks of Markdown there."""


def test_all_rulebooks_are_read() -> None:
    assert len(RULEBOOKS) == 2 * len(games())


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_rulebooks_are_written_as_people_read(path: Path) -> None:
    habits = {what: how for what, how in habits_of(path).items() if what not in IN_RULEBOOKS}
    assert found(path, habits) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_chapter_of_the_rules_has_a_heading(name: str, language: str) -> None:
    """The page shows a chapter of the ledger under `heading-<chapter>` of the game's catalogue, or
    else of its own, as for the chapters that our games share."""
    rules = read_ledger(find_game(name).folder / "rules.md").ids
    chapters = {found[0] for rule in rules if (found := re.findall(r"(?<=-)\d?[A-Z]+", rule))}
    own = ROOT / "web" / "src" / "rules" / f"words.{language}.ftl"
    headings = {message for message, _ in texts(own)} | set(
        catalogue(name, language).ids("heading-")
    )
    assert len(chapters) > 5
    assert sorted(one for one in chapters if f"heading-{one}" not in headings) == []


def test_all_catalogues_are_read() -> None:
    assert len(CATALOGUES) >= 21
    assert {language_of(path) for path in CATALOGUES} == {"en", "ru"}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_messages_are_written_as_people_read(path: Path) -> None:
    assert found(path, habits_of(path)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Walk to d12-8."),
        ("en", "With farms-6-8 it differs."),
        ("en", "There is no spot on { $square }."),
        ("ru", "На клетке { $square } пусто."),
        ("en", "It is for player { $turn } to move."),
        ("ru", "Ходит игрок { $turn }."),
        ("en", "Wait …"),
        ("en", "It is { $name }'s move."),
        ("en", "The play is over."),
        ("en", "Sheet of { $name }"),
        ("ru", "Очки – это хорошо."),
        ("ru", "Премия: 4"),
        ("ru", "Число { $n } названо."),
        ("ru", "Кубик еще не брошен."),
    ],
)
@pytest.mark.parametrize("before", ["message = ", "-term = ", "message = x\n    .do = "])
def test_such_habits_are_found(language: str, text: str, before: str, tmp_path: Path) -> None:
    path = tmp_path / f"words.{language}.ftl"
    path.write_text(f"{before}{text}\n", encoding="utf-8")
    assert found(path, habits_of(path))
