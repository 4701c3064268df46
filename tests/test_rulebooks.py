"""The rulebooks of the games: both languages say the same, and their examples are correct."""

import re
from pathlib import Path

import msgspec
import pytest

from paintpot.core.examples import examples_of, play_example
from paintpot.core.ledger import read_ledger
from paintpot.core.lessons import lessons_of
from paintpot.core.registry import game as find_game
from paintpot.games.color_in_kingdom.guidelines import GUIDELINES
from paintpot.games.color_in_kingdom.names import KINDS
from paintpot.server.rulebooks import shown
from paintpot.texts import LANGUAGES
from paintpot.texts.rulebook import SUMMARY, BadRulebook, RuleBlock, parse_rulebook, rulebook

GAMES = ("inkdoms", "ink", "inklings", "color-in-kingdom")
ORDER = ("short", "goal", "end", "solo", "options")
"""Sections that every game has, in this order."""
LARGEST = 120_000
"""Bytes of an example as it is sent, before it is compressed."""
MOST_PATCHES = 400


def text_of(block: RuleBlock) -> str:
    return " ".join(span.text for cells in block.lines for cell in cells for span in cell)


def shape_of(block: RuleBlock) -> object:
    """Everything about a block that is the same in all languages."""
    signs = [
        sorted(span.sign for span in cell if span.sign) for cells in block.lines for cell in cells
    ]
    return block.kind, block.example, [len(cells) for cells in block.lines], signs


def numbers(block: RuleBlock) -> list[str]:
    return sorted(re.findall(r"\d+", text_of(block)))


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_sections(game: str) -> None:
    first, *others = [rulebook(find_game(game), language) for language in LANGUAGES]
    assert first[0].id == SUMMARY
    ids = [section.id for section in first]
    assert [one for one in ids if one in ORDER] == list(ORDER)
    for other in others:
        assert [section.id for section in other] == ids
        for mine, theirs in zip(first, other, strict=True):
            where = f"{game}, section {mine.id}"
            assert mine.rules == theirs.rules, where
            assert mine.lessons == theirs.lessons, where
            assert [shape_of(one) for one in mine.blocks] == [
                shape_of(one) for one in theirs.blocks
            ], where
            assert mine.title != theirs.title, where


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_the_same_numbers_in_all_languages(game: str) -> None:
    first, *others = [rulebook(find_game(game), language) for language in LANGUAGES]
    for other in others:
        for mine, theirs in zip(first, other, strict=True):
            for one, two in zip(mine.blocks, theirs.blocks, strict=True):
                if one.kind == "table":
                    assert numbers(one) == numbers(two), (game, mine.id)


@pytest.mark.parametrize("game", GAMES)
def test_rules_lessons_and_examples_are_there(game: str) -> None:
    found = find_game(game)
    ledger = read_ledger(found.folder / "rules.md")
    lessons = {lesson.name for lesson in lessons_of(found)}
    sections = rulebook(found, "en")
    for section in sections:
        assert [rule for rule in section.rules if rule not in ledger] == [], section.id
        assert set(section.lessons) <= lessons, section.id
        assert section.rules or section.id == SUMMARY, section.id
    used = [block.example for section in sections for block in section.blocks if block.example]
    assert sorted(used) == sorted(example.name for example in examples_of(found))
    led = {example.lesson for example in examples_of(found)}
    tried = {lesson for section in sections for lesson in section.lessons}
    assert lessons <= led | tried, "every lesson is reached from the rules"


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, k) for game in GAMES for k in range(len(examples_of(find_game(game))))],
)
def test_every_example_plays_and_can_be_drawn(game: str, number: int) -> None:
    found = find_game(game)
    example = examples_of(found)[number]
    played = play_example(found, example)
    picture = shown(game, number, "en")
    assert len(msgspec.json.encode(picture)) < LARGEST
    assert picture.before.marked or (picture.after and picture.after.marked), "nothing to look at"
    for position in (picture.before, picture.after):
        if position is not None:
            patches = position.scene["patches"]
            assert 0 < len(patches) <= MOST_PATCHES
            assert all(len(patch["outline"]) >= 3 for patch in patches)
            assert set(position.marked) <= {patch["name"] for patch in patches}
    if played.reason is None:
        assert picture.after is not None
        assert picture.refused is None
        assert picture.before.view != picture.after.view
    else:
        assert picture.refused is not None
        words = {shown(game, number, one).refused for one in LANGUAGES}
        assert len(words) == len(LANGUAGES), "the refusal is told in every language"
        assert picture.refused.rule in read_ledger(found.folder / "rules.md")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_color_in_kingdom_says_what_each_sum_builds(language: str) -> None:
    summary = rulebook(find_game("color-in-kingdom"), language)[0]
    [table] = [block for block in summary.blocks if block.kind == "table"]
    told = {
        next(span.sign for span in row[1] if span.sign): [int(n) for n in row[0][0].text.split(",")]
        for row in table.lines[1:]
    }
    built = GUIDELINES.sums["standard"].sums
    assert told == {kind: built[KINDS.index(kind)] for kind in KINDS}


def test_a_game_without_a_book_has_no_sections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("inklings")
    assert rulebook(game, "de") == rulebook(game, "en"), "another language reads the English one"
    monkeypatch.setattr(game, "folder", tmp_path)
    assert rulebook(game, "en") == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("words", "line 1: there is no section yet"),
        ("## A {#a}\n## Goal", "line 2: a heading is"),
        ("## A {#a}\n### B {#b}", "line 2: a heading is"),
        ("## A {#a}\n## B {#a}", "two sections"),
    ],
)
def test_a_book_that_cannot_be_read(text: str, why: str) -> None:
    with pytest.raises(BadRulebook, match=why):
        parse_rulebook(text)


def test_blocks_of_a_section() -> None:
    text = """## A turn {#turn}
One **two**
- three
- four {red}

| a | b |
|---|---|
| 1 | 2 |

![Look.](here)
[rules]: AB-C-1 AB-C-2
[try]: first"""
    [section] = parse_rulebook(text)
    assert [block.kind for block in section.blocks] == ["text", "list", "table", "example"]
    assert [len(block.lines) for block in section.blocks] == [1, 2, 2, 1]
    assert section.blocks[1].lines[1][0][1].sign == "red"
    assert section.blocks[3].example == "here"
    assert (section.rules, section.lessons) == (["AB-C-1", "AB-C-2"], ["first"])
