"""What players read: habits that a test can find in every message of every catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

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
    "названо for what was rolled": r"(?i)\bназван[оы]?\b(?! как)",
}
"""One word for one thing in the games; a copy of a file is a copy."""

ALLOWED = {
    ("house", "person"),  # a name for somebody without one
    ("color_in_kingdom", "rule-CK-SHEET-4"),
}
"""Messages in which such a thing is right."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Every message, and what it says in all its variants."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, " ".join(serialize_pattern(entry.value).split())


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
def test_such_habits_are_found(language: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / f"words.{language}.ftl"
    path.write_text(f"message = {text}\n", encoding="utf-8")
    assert found(path, habits_of(path))
