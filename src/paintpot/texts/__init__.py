"""Words in the player's language, from Project Fluent catalogues.

The house has one catalogue for each language (`house.<language>.ftl`, here), and so has every
game (`texts/<language>.ftl` in its folder). In a game's catalogue

- `case-<case>` explains a refusal, `rule-<id>` tells a rule of the ledger;
- `name-<name>` is a name in its plain form, of a score line's group too; `part-<part>` is the
  rest of that line's name; a verdict has its own id;
- `moment-<name>` tells what came about, going on from the name of who did it;
- `scene-…` are the words of the game's picture, as its spans name them;
- `title` and `about` present the game.

Fluent is imported when the first word is asked for, so that simulation never loads it.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paintpot.core.errors import PaintpotError
from paintpot.core.reasons import Reason
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru")
"""The first is the one to fall back to."""

_AND: Final = {"en": "and", "ru": "и"}
"""What joins the last two names of a list."""

_HERE: Final = Path(__file__).parent


class BadLanguage(PaintpotError):
    """A language the house does not speak."""


class BadText(PaintpotError):
    """A message that is missing or cannot be put together; the sentence names the file."""


class Catalogue:
    """The messages of one file. Several names go in as a tuple and come out as "a, b and c"."""

    def __init__(self, path: Path, language: str) -> None:
        self.path = path
        self.language = language
        self._bundle = _read(path, language)

    def __contains__(self, message_id: object) -> bool:
        return isinstance(message_id, str) and self._bundle.has_message(message_id)

    def say(self, message_id: str, /, **facts: object) -> str:
        """The message in words. What is missing is said in English, or else by its id."""
        for catalogue in (self, self._english()):
            if message_id in catalogue:
                return catalogue._format(message_id, facts)[0]
        return message_id

    def exact(self, message_id: str, /, **facts: object) -> str:
        """The same for tests: BadText if anything at all is missing."""
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
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return message_id, ["it has no text of its own"]
        text, faults = self._bundle.format_pattern(pattern, self._arguments(facts))
        return str(text), [str(fault) for fault in faults]

    def _arguments(self, facts: dict[str, object]) -> dict[str, object]:
        """Facts as Fluent takes them: a list is joined, and its length stands in `<name>-count`."""
        out: dict[str, object] = {}
        for key, value in facts.items():
            if isinstance(value, tuple | list):
                out[key] = self.join([str(name) for name in value])
                out[f"{key}-count"] = len(value)
            else:
                out[key] = value
        return out

    def join(self, names: Sequence[str]) -> str:
        """A list of names, each in this language if it has a `name-` message."""
        said = [self.say(f"name-{name}") if f"name-{name}" in self else name for name in names]
        if len(said) < 2:
            return "".join(said)
        return f"{', '.join(said[:-1])} {_AND[self.language]} {said[-1]}"

    def __repr__(self) -> str:
        return f"Catalogue({str(self.path)!r}, {self.language!r})"


def _read(path: Path, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    # A game need not speak every language, nor any: its ledger is there.
    if path.exists():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _open(path: Path, language: str) -> Catalogue:
    return Catalogue(path, language)


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise BadLanguage(f"There is no language {language!r}; languages: {', '.join(LANGUAGES)}.")
    return language


def house(language: str = LANGUAGES[0]) -> Catalogue:
    """The words that belong to no game."""
    return _open(_HERE / f"house.{_checked(language)}.ftl", language)


def catalogue(game: str, language: str = LANGUAGES[0]) -> Catalogue:
    """The words of one game."""
    return _open(find_game(game).folder / "texts" / f"{_checked(language)}.ftl", language)


def explain(reason: Reason, language: str = LANGUAGES[0]) -> str:
    """Why a move is refused, in words.

    >>> explain(Reason("ID-PAINT-2", {"case": "painted", "area": "R4", "there": "red"}), "ru")
    'Область R4 уже закрашена красным.'
    """
    _checked(language)
    game = game_of(reason.rule)
    if game is None:
        return reason.rule
    words = catalogue(game, language)
    case = f"case-{reason.facts.get('case')}"
    if case in words or case in words._english():
        return words.say(case, **reason.facts)
    try:
        return rule_text(game, reason.rule, language)
    except KeyError:
        return reason.rule


def rule_text(game: str, rule_id: str, language: str = LANGUAGES[0]) -> str:
    """A rule in a sentence or two; KeyError if the game has no such rule.

    A game without texts is quoted from its ledger.
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
    for name in games():
        if find_game(name).ledger == prefix:
            return name
    return None
