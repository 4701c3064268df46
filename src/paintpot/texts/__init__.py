"""Texts in the player's language, from Project Fluent catalogues.

There is one shared catalogue for each language (`house.<language>.ftl`, here), and one for every
game (`texts/<language>.ftl` in its folder). In a game's catalogue

- `case-<case>` explains a refusal, `rule-<id>` states a rule of the ledger;
- `name-<name>` is a name in its plain form, also that of a group of score lines; `part-<part>` is
  the rest of such a line's name; a verdict has its own id;
- `moment-<name>` says what happened, as a phrase after the name of the player;
- `caution-<name>` says what to know before a move (`State.caution`), short enough for its button;
- `hint-…` and `prepares-…` say why a hint is good (hints.py);
- `scene-…` are the words of the game's scene, as its spans name them;
- `numbered-<part>` names places of a numbered kind: `d12-8` is `numbered-d12` with `$n` 8;
- `tell-…` words a move; its attribute `.move` is the notation it belongs to, such as
  `.move = { $ink } on { $area }`;
- `outcome-…` words what chance did; its attribute `.chance` is the notation of it or of one of its
  parts, which `; ` separates; `.several` words several such parts in a row;
- `what-<kind>` says what a thing of the game is (cards.py): `.title` is its name, `.kind` that of
  all such things where the title has facts, `.now` how it stands, `.worth` what it is worth,
  `.rule` the id of its rule; `whats-…` are sentences that several of these share;
- `heading-<part>` is a heading of the rules page;
- `lesson-<lesson>…` are the words of a lesson: see core/lessons.py;
- `lead-<kind>` introduces a newcomer to a kind of decision, the first time it comes up; the kind is
  that of a move offered, by its `tell-<kind>`; of several, the first in the file comes first;
  `.unless` names kinds, separated by spaces: the line waits while one of them is offered;
- `title` and `about` present the game.

English sentences in the code, errors above all, are translated by `sentences.<language>.ftl`.

Fluent is imported when the first text is needed, so that simulations never load it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.core.reasons import Reason
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games, loaded_games
from paintpot.texts.messages import Messages
from paintpot.texts.patterns import Patterns

LANGUAGES: Final = ("en", "ru")
"""The first language is the fallback."""

_AND: Final = {"en": "and", "ru": "и"}
"""The word between the last two names of a list."""

_HERE: Final = Path(__file__).parent

SEATS: Final = ("turn", "player")
"""Facts of a reason that are seats, counted from 1; they are replaced by names."""

_FACT: Final = re.compile(r"\$([A-Za-z][\w-]*)")
_NUMBERED: Final = re.compile(r"([a-z]\w*)-(\d{1,4})", re.ASCII)

MOVE: Final = "move"
"""The attribute that holds the notation of a move."""
DO: Final = "do"
"""The attribute that is the text of a move's button."""
HINT: Final = "hint"
"""The attribute that says why to make a move that scores nothing."""
CHANCE: Final = "chance"
"""The attribute that is a pattern for what chance did, or for a part of it."""
SEVERAL: Final = "several"
"""The attribute that words several such parts in a row, with lists of their facts."""
ENGLISH: Final = "en"
"""The attribute that holds the English sentence as it is in the code."""

UNKNOWN: Final = "…"
"""A fact that is not known."""

_DEEPEST: Final = 6
"""The maximum depth of translation: a sentence may quote another, and each names a place, which has
up to three parts of its own (a file, an area, a corner)."""


class BadLanguage(PaintpotError):
    """A language without texts."""


class BadText(PaintpotError):
    """A message that is missing or cannot be formatted; the sentence names the file."""


class Catalogue:
    """The messages of one file. A tuple of names is formatted as "a, b and c"."""

    def __init__(self, path: Path, language: str) -> None:
        self.path = path
        self.language = language
        # A game need not have texts in every language, nor any: its ledger is the fallback.
        source = path.read_text(encoding="utf-8") if path.exists() else ""
        self._messages = Messages(source, language)
        self._patterns: dict[str, Patterns] = {}
        self._asked: list[str] | None = None

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._messages

    def say(self, message_id: str, /, **facts: object) -> str:
        """The formatted message. A missing one falls back to English, then to its id."""
        for catalogue in (self, self._english()):
            if message_id in catalogue:
                return catalogue._format(message_id, facts)[0]
        return message_id

    def exact(self, message_id: str, /, **facts: object) -> str:
        """The same for tests: BadText if anything is missing."""
        if message_id not in self:
            raise BadText(f"{self.path} has no message {message_id!r}.")
        text, faults = self._format(message_id, facts)
        if faults:
            raise BadText(f"{self.path}, message {message_id!r}: {'; '.join(faults)}.")
        return text

    def _english(self) -> "Catalogue":
        name = self.path.name.replace(f"{self.language}.ftl", f"{LANGUAGES[0]}.ftl")
        return _open(self.path.with_name(name), LANGUAGES[0])

    def _format(self, message_id: str, facts: dict[str, object]) -> tuple[str, list[str]]:
        pattern = self._messages.get(message_id).value
        if pattern is None:
            return message_id, ["it has no text of its own"]
        return self._messages.format(pattern, self._arguments(facts))

    def _arguments(self, facts: dict[str, object]) -> dict[str, object]:
        """Facts as Fluent arguments: a list is joined, and its length is `<name>-count`."""
        out: dict[str, object] = {}
        for key, value in facts.items():
            if isinstance(value, tuple | list):
                out[key] = self.join([str(name) for name in value])
                out[f"{key}-count"] = len(value)
            else:
                out[key] = self._numbered(value) if isinstance(value, str) else value
        return out

    def _numbered(self, name: str) -> str:
        """`d12-8` as a place in this language, if the catalogue has such places."""
        found = _NUMBERED.fullmatch(name)
        if found is None or f"numbered-{found[1]}" not in self:
            return name
        return self.say(f"numbered-{found[1]}", n=int(found[2]))

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin so, in the order of the file."""
        return self._messages.ids(prefix)

    def part(
        self, message_id: str, attribute: str = "", facts: dict[str, object] | None = None
    ) -> str:
        """A message or one of its attributes; "" if it has none of that name.

        Facts that are not given appear as "…": for questions about things in general.
        """
        message = self._messages.get(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        told = dict.fromkeys(self._facts(), UNKNOWN) | self._arguments(facts or {})
        return self._messages.format(pattern, told)[0]

    def _facts(self) -> list[str]:
        """All facts that a message of this file asks for."""
        if self._asked is None:
            self._asked = _FACT.findall(self.path.read_text(encoding="utf-8"))
        return self._asked

    def find(self, attribute: str, text: str) -> tuple[str, dict[str, str | int]] | None:
        """The message whose attribute, as a pattern, matches this text, and what it captures."""
        if attribute not in self._patterns:
            self._patterns[attribute] = Patterns(self.attributes(attribute))
        return self._patterns[attribute].find(text)

    def attributes(self, name: str) -> dict[str, str]:
        """The source text of the attributes of that name, by message."""
        return self._messages.attributes(name)

    def move(self, text: str) -> str:
        """A move in words; its notation if the catalogue has no words for it."""
        found = self.find(MOVE, text)
        if found is None:
            return text
        message, facts = found
        return self.say(message, **self._named(facts))

    def chance(self, text: str, who: Callable[[int], str]) -> str:
        """What chance did, in words; "" if the catalogue has none. `who` names a seat from 0.

        Parts of the text are separated by `; `. A fact with commas is a list.
        """
        found = [self.find(CHANCE, part) for part in text.split("; ")]
        parts = [part for part in found if part is not None]
        if len(parts) < len(found):
            return ""
        told: list[str] = []
        for message, group in groupby(parts, itemgetter(0)):
            facts = [self._drawn(captured, who) for _, captured in group]
            several = self._messages.get(message).attributes.get(SEVERAL)
            if several is None or len(facts) == 1:
                told += [self.say(message, **one) for one in facts]
            else:
                lists: dict[str, object] = {key: [one[key] for one in facts] for key in facts[0]}
                told.append(self._messages.format(several, self._arguments(lists))[0])
        return "; ".join(told)

    def _drawn(
        self, facts: Mapping[str, str | int], who: Callable[[int], str]
    ) -> dict[str, object]:
        """Facts of what chance did, with names: `$seat` counts from 1, `$name` sits there."""
        out: dict[str, object] = {**facts}
        for key, value in facts.items():
            names = [self._value_name(key, one) for one in str(value).split(", ")]
            out[f"{key}-name"] = names if len(names) > 1 else names[0]
        seat = facts.get("seat")
        return {**out, "name": who(seat - 1)} if isinstance(seat, int) else out

    def _value_name(self, key: str, value: str) -> str:
        """`bonus-3` for the bonus 3, if there is such a message; otherwise as every name."""
        message = f"{key}-{value}"
        return self.say(message) if message in self else self.name(value)

    def hint(self, text: str) -> str:
        """What a move's message says for a hint, as its attribute `.hint`; "" if it has none."""
        return self._attribute(text, HINT)

    def button(self, text: str) -> str:
        """A move as what a button says, its attribute `.do`; "" if it has none."""
        return self._attribute(text, DO)

    def _attribute(self, text: str, attribute: str) -> str:
        found = self.find(MOVE, text)
        if found is None:
            return ""
        message, facts = found
        pattern = self._messages.get(message).attributes.get(attribute)
        if pattern is None:
            return ""
        return self._messages.format(pattern, self._arguments(self._named(facts)))[0]

    def _named(self, facts: Mapping[str, str | int]) -> dict[str, object]:
        """Facts as they are in the notation, `$ink`, and by name, `$ink-name`."""
        named = {f"{key}-name": self.name(str(value)) for key, value in facts.items()}
        return {**facts, **named}

    def name(self, name: str) -> str:
        """A name in this language, or unchanged."""
        message = name_message(name)
        return self.say(message) if message in self else self._numbered(name)

    def names(self, name: str) -> bool:
        """Whether it has words for a name: a message, or those of a numbered place."""
        found = _NUMBERED.fullmatch(name)
        return name_message(name) in self or (found is not None and f"numbered-{found[1]}" in self)

    def join(self, names: Sequence[str]) -> str:
        """A list of names, each in this language if it has a `name-` message."""
        said = [self.name(name) for name in names]
        if len(said) < 2:
            return "".join(said)
        return f"{', '.join(said[:-1])} {_AND[self.language]} {said[-1]}"

    def __repr__(self) -> str:
        return f"Catalogue({str(self.path)!r}, {self.language!r})"


def name_message(name: str) -> str:
    """The id of the message that is a name in a language."""
    return f"name-{name.replace(' ', '-')}"


@cache
def _open(path: Path, language: str) -> Catalogue:
    return Catalogue(path, language)


def forget_texts() -> None:
    """Clear the cache: files have changed."""
    _open.cache_clear()


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise BadLanguage(f"There is no language {language!r}; languages: {', '.join(LANGUAGES)}.")
    return language


def house(language: str = LANGUAGES[0]) -> Catalogue:
    """The texts that belong to no game."""
    return _open(_HERE / f"house.{_checked(language)}.ftl", language)


def catalogue(game: str, language: str = LANGUAGES[0]) -> Catalogue:
    """The texts of one game."""
    return _open(find_game(game).folder / "texts" / f"{_checked(language)}.ftl", language)


def in_language(sentence: str, language: str, depth: int = _DEEPEST) -> str:
    """An English sentence of the code, an error for example, in another language.

    The English sentence is the key, as with gettext, but with placeholders for facts. Without a
    translation it is returned as it is; a sentence that it quotes is translated too.

    >>> in_language("There is no such table.", "ru")
    'Такого стола нет.'
    """
    if language == LANGUAGES[0] or not depth:
        return sentence
    words = _open(_HERE / f"sentences.{_checked(language)}.ftl", language)
    found = words.find(ENGLISH, sentence)
    if found is None:
        return sentence
    message, facts = found
    for key, value in facts.items():
        if isinstance(value, str):
            facts[key] = in_language(_unquoted(value), language, depth - 1)
    return words.say(message, **facts)


def _unquoted(text: str) -> str:
    """Without the quotes that `repr` has added; each language has its own."""
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "'\""
    return text[1:-1] if quoted else text


def explain(reason: Reason, language: str = LANGUAGES[0], names: Sequence[str] = ()) -> str:
    """Why a move is refused, in words. `names` are those of the seats, as far as known.

    >>> explain(Reason("ID-PAINT-2", {"case": "painted", "area": "R4", "there": "red"}), "ru")
    'Эта область уже закрашена красным.'
    """
    _checked(language)
    game = game_of(reason.rule)
    if game is None:
        return reason.rule
    words = catalogue(game, language)
    case = f"case-{reason.facts.get('case')}"
    if case in words or case in words._english():
        return words.say(case, **_with_names(reason.facts, language, names))
    try:
        return rule_text(game, reason.rule, language)
    except KeyError:
        return reason.rule


def _with_names(
    facts: Mapping[str, object], language: str, names: Sequence[str]
) -> dict[str, object]:
    """Facts with seats replaced by names; a seat without a name is `Player 2`."""
    out = dict(facts)
    for key in SEATS:
        seat = out.get(key)
        if isinstance(seat, int):
            known = names[seat - 1] if 0 < seat <= len(names) else ""
            out[key] = shown_name(known, language) or house(language).say("person", n=seat)
    return out


def shown_name(name: str, language: str) -> str:
    """A name as it is shown: a name that the server gave to a bot is translated."""
    if language == LANGUAGES[0]:
        return name
    words = _open(_HERE / f"sentences.{_checked(language)}.ftl", language)
    found = words.find(ENGLISH, name)
    return words.say(found[0], **found[1]) if found and found[0].startswith("bot-named-") else name


def move_text(game: str, text: str, language: str = LANGUAGES[0]) -> str:
    """A move in words from the game's catalogue, or its notation if there are none.

    >>> move_text("inkdoms", "red on R4", "ru")
    'закрашивает R4 красным'
    """
    return catalogue(game, language).move(text)


def rule_text(game: str, rule_id: str, language: str = LANGUAGES[0]) -> str:
    """A rule in a sentence or two; KeyError if the game has no such rule.

    For a game without texts the ledger is quoted.
    """
    words = catalogue(game, language)
    message_id = f"rule-{rule_id}"
    if message_id in words or message_id in words._english():
        return words.say(message_id)

    from paintpot.core.ledger import read_ledger

    ledger = find_game(game).folder / "rules.md"
    if not ledger.exists():
        raise KeyError(rule_id)
    return read_ledger(ledger).text(rule_id)


def game_of(rule_id: str) -> str | None:
    """The game whose ledger a rule id belongs to, by its prefix."""
    prefix = rule_id.partition("-")[0]
    # Most often that game is loaded already: then no other has to be.
    for game in loaded_games():
        if game.ledger == prefix:
            return game.name
    for name in games():
        if find_game(name).ledger == prefix:
            return name
    return None
