"""Words: every refusal, rule and name in every language, whatever the facts."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import paintpot
from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice
from paintpot.core.ledger import read_ledger
from paintpot.core.play import Play
from paintpot.core.reasons import Reason
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.core.scenes import Scene
from paintpot.core.steps import recorded_step
from paintpot.games.inkdoms.names import BANDS, DICE, INKS, KINGDOMS, LOWEST_BAND, MONSTERS
from paintpot.games.inkdoms.refusals import CASES
from paintpot.games.inkdoms.scoring import LINE_NAMES
from paintpot.lab.card_checks import cards_are_whole
from paintpot.lab.conformance import Check, Walk
from paintpot.lab.text_checks import (
    ledger_is_sound,
    messages,
    spans,
    texts_are_whole,
)
from paintpot.texts import (
    LANGUAGES,
    UNKNOWN,
    BadLanguage,
    BadText,
    Catalogue,
    catalogue,
    explain,
    game_of,
    house,
    rule_text,
)
from paintpot.texts.cards import cards
from tests.refusing import Refusals, check_explained

CATALOGUES = [house(language).path for language in LANGUAGES] + [
    catalogue(game, language).path for game in games() for language in LANGUAGES
]


@pytest.mark.parametrize(
    "path", sorted(Path(paintpot.__file__).parent.rglob("*.ftl")), ids=lambda path: path.name
)
def test_a_catalogue_can_be_read(path: Path) -> None:
    ids = [message.id.name for message in messages(path)]
    assert len(set(ids)) == len(ids), "a message stands twice"


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_a_catalogue_has_the_messages_of_the_english_one(path: Path) -> None:
    english = path.with_name(path.name.replace("ru.ftl", "en.ftl"))
    assert {message.id.name for message in messages(path)} == {
        message.id.name for message in messages(english)
    }


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    "check", [ledger_is_sound, texts_are_whole, cards_are_whole], ids=lambda it: it.__name__
)
def test_a_game_has_all_its_words(game: str, check: Check) -> None:
    """What `paintpot check` asks of any game. Refusals and pictures: tests/test_conformance.py."""
    rules = find_game(game)
    check(rules, rules.seats[0], 0)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_the_players_language(game: str, language: str) -> None:
    for rule in read_ledger(find_game(game).folder / "rules.md").ids:
        assert catalogue(game, language).exact(f"rule-{rule}") == rule_text(game, rule, language)


# -- what things are

THINGS = Path(paintpot.__file__).parents[2] / "web" / "src" / "boards"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_what_a_thing_is_and_names_its_rule(game: str, language: str) -> None:
    words = catalogue(game, language)
    for card in cards(game, language):
        assert card.title, card
        assert UNKNOWN not in card.title, f"{card.kind} has no .kind"
        assert card.text, card
        assert rule_text(game, card.rule, language), card
        assert "{" not in "".join(card), card
        spoken = [words.part(f"what-{card.kind}", name) for name in ("now", "worth")]
        assert "{" not in "".join(spoken), spoken


@pytest.mark.parametrize("game", games())
def test_the_page_has_a_card_for_each_kind_of_thing(game: str) -> None:
    """What a board calls a thing, its catalogue knows; kinds made of parts begin so."""
    source = (THINGS / game / "things.ts").read_text(encoding="utf-8")
    kinds = {card.kind for card in cards(game, "en")}
    named = set(re.findall(r'kind: "([\w-]+)"', source))
    made = set(re.findall(r"kind: `([\w-]+-)\$", source))
    assert named
    assert named <= kinds
    for beginning in made:
        assert any(kind.startswith(beginning) for kind in kinds), beginning


# -- the words of pictures


def scenes(game: str) -> Iterator[Scene]:
    """Pictures from every chair: plays at random for all numbers of seats, one of a good player."""
    rules = find_game(game)
    for seats in rules.seats:
        for state in Walk(rules, seats, seed=seats):
            for seat in range(seats):
                yield rules.scene(state.view(seat), seat, {})
    play, bot = Play(game, rules.seats[0], 1), make_bot("greedy", 1)
    while recorded_step(play, bot.choose) is not None:
        yield rules.scene(play.state.view(0), 0, {})


@cache
def said_in_pictures(game: str) -> set[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """The messages that pictures use, each with all facts it came with."""
    return {
        (span.message, tuple(span.facts.items()))
        for scene in scenes(game)
        for span in spans(scene)
        if span.message not in ("", "seat")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_message_of_a_picture_can_be_said(game: str, language: str) -> None:
    used = said_in_pictures(game)
    assert used
    for message, facts in used:
        assert "{" not in catalogue(game, language).exact(message, **dict(facts))


@pytest.mark.parametrize("game", games())
def test_no_message_of_a_picture_is_idle(game: str) -> None:
    known = [message.id.name for message in messages(catalogue(game).path)]
    used = {message for message, _ in said_in_pictures(game)}
    assert [message for message in known if message[:6] == "scene-" and message not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_what_lies_on_a_sheet_has_a_name(game: str, language: str) -> None:
    """For those who have the picture read to them."""
    scene = next(scenes(game))
    names = {name for patch in scene.patches for name in (patch.group, patch.mark, patch.wants)}
    names |= {token.kind for token in scene.tokens if token.name}
    for name in filter(None, names):
        assert catalogue(game, language).exact(f"name-{name.replace(' ', '-')}")


# -- Inkdoms: all its names and refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_inkdoms_has_all_names(language: str) -> None:
    words = catalogue("inkdoms", language)
    for name in {*INKS, *DICE, *KINGDOMS, *MONSTERS}:
        assert words.exact(f"name-{name}")
    for line in LINE_NAMES:
        group, part = line.split("/")
        assert words.exact(f"name-{group}")
        assert words.exact(f"part-{part}")
    for verdict in [LOWEST_BAND, *[name for _, name in BANDS]]:
        assert words.exact(verdict)


@pytest.mark.rule("ID-MAP-1")
def test_kingdoms_have_their_russian_names() -> None:
    assert [catalogue("inkdoms", "ru").exact(f"name-{kingdom}") for kingdom in KINGDOMS] == [
        "Синеречье",
        "Зеленолесье",
        "Красногорье",
        "Желтоводье",
        "Лиловополье",
        "Буроземье",
    ]


INKDOMS = find_game("inkdoms")
DONE = INKDOMS.parse("done")
CASTS = {move for move in range(INKDOMS.moves) if INKDOMS.text(move).startswith("spell")}


def positions(seats: int, seed: int) -> Iterator[State]:
    """The states of a game at random, led to where refusals are rare.

    `done` is put off, so that much is painted; spells are hoarded, then cast one after another.
    """
    state, dice, chooser = INKDOMS.start(seats), Dice(seed), Random(seed)
    throws = 0
    while not state.over:
        yield state
        if state.actors() == (CHANCE,):
            state.roll(dice)
            throws += 1
            continue
        seat = chooser.choice(state.actors())
        moves = state.legal(seat)
        casts = [move for move in moves if move in CASTS]
        if casts and throws % 8 == 7:
            moves = casts
        elif len(moves) > len(casts) + 1 and chooser.random() < 0.95:
            moves = [move for move in moves if move != DONE and move not in CASTS]
        state.play(seat, chooser.choice(moves))
    yield state


@cache
def refusals() -> dict[str, list[Reason]]:
    """Real refusals by case, from plays at random with one to four players."""
    asked = Refusals(CASES)
    chooser = Random(1)
    moves = range(INKDOMS.moves)
    others = [move for move in moves if not 36 <= move < 1332]
    for seed in range(16):
        for state in positions(seed % 4 + 1, seed):
            for seat in range(seed % 4 + 1):
                asked.ask(state, seat, [*chooser.sample(moves, 12), *chooser.sample(others, 6)])
    return asked.found


@pytest.mark.parametrize(("rule", "case"), CASES.values(), ids=[case for _, case in CASES.values()])
def test_a_refusal_is_explained(rule: str, case: str) -> None:
    check_explained("inkdoms", rule, case, refusals()[case], 100)


def test_explanations_are_sentences_in_the_players_language() -> None:
    near = Reason(
        "ID-PAINT-4",
        {
            "case": "same-colour-near",
            "area": "R4",
            "ink": "red",
            "neighbours": ("R5", "R7"),
            "excuses": 1,
        },
    )
    assert explain(near) == (
        "This area may not be red: 2 of its neighbours are red already. Spell 2 would allow it."
    )
    assert explain(near, "ru") == (
        "Эту область нельзя закрасить красным: 2 из соседних уже такого цвета."
        " Выручит заклинание 2."
    )
    across = Reason(
        "ID-THROW-5",
        {
            "case": "border-die-elsewhere",
            "die": "white",
            "kingdom": "Umberland",
            "where": ("Redhill", "Yellowlake", "Purplefield"),
        },
    )
    assert explain(across) == (
        "The white die cannot be taken from Umberland: it lies across Redhill, Yellowlake and"
        " Purplefield. Take it from one of these."
    )
    assert explain(across, "ru") == (
        "Взять белый кубик из Буроземья нельзя: он лежит на границе, в Красногорье, Желтоводье и"
        " Лиловополье. Выберите одно из них."
    )


def test_facts_from_json_are_told_the_same() -> None:
    """What came over the wire has lists where there were tuples."""
    facts: dict[str, object] = {
        "area": "R4",
        "kingdom": "Redhill",
        "open": ["Redhill", "Umberland"],
    }
    said = catalogue("inkdoms", "ru").exact("case-wrong-kingdom", **facts)
    assert said.endswith("только в Красногорье и Буроземье.")


# -- what is missing


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadLanguage, match=r"There is no language 'de'; languages: en, ru\."):
        explain(Reason("ID-PAINT-2"), "de")
    with pytest.raises(BadLanguage):
        house("de")


def test_an_unknown_rule_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rule_text("inkdoms", "ID-PAINT-99", "ru")


def test_a_reason_without_words_is_told_by_its_rule() -> None:
    assert explain(Reason("ID-PAINT-2")) == "Only unpainted areas may be painted."
    assert explain(Reason("ID-PAINT-99", {"case": "no-such-case"}), "ru") == "ID-PAINT-99"
    assert explain(Reason("XX-1"), "ru") == "XX-1"
    assert game_of("XX-1") is None


def test_missing_words_fall_back_but_tests_see_it(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("both = Both\nonly = Only { $what }\n", encoding="utf-8")
    (tmp_path / "ru.ftl").write_text("both = Оба\n", encoding="utf-8")
    words = Catalogue(tmp_path / "ru.ftl", "ru")
    assert words.say("both") == "Оба"
    assert words.say("only", what="here") == "Only here"
    assert words.say("neither") == "neither"
    with pytest.raises(BadText, match="has no message 'only'"):
        words.exact("only")
    with pytest.raises(BadText, match="what"):
        Catalogue(tmp_path / "en.ftl", "en").exact("only")


def test_a_game_without_texts_is_quoted_from_its_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Bare(Game):
        folder = tmp_path

    (tmp_path / "rules.md").write_text("- XX-1: Be kind.", encoding="utf-8")
    monkeypatch.setattr("paintpot.texts.find_game", lambda _: Bare())
    assert rule_text("bare", "XX-1", "ru") == "Be kind."
    with pytest.raises(KeyError):
        rule_text("bare", "XX-2", "ru")


def test_importing_the_library_does_not_load_fluent() -> None:
    look = "import paintpot, sys; print([m for m in sys.modules if m[:6] in ('fluent', 'babel')])"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
