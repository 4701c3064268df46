"""Everything the command says, in the language asked for."""

import argparse
import os
from collections.abc import Iterable, Sequence

from paintpot import texts
from paintpot.core.contract import CHANCE, Game
from paintpot.core.moments import Moment
from paintpot.core.play import Seat
from paintpot.core.reasons import Reason
from paintpot.core.scenes import Span

LANGUAGES = texts.LANGUAGES


class Voice:
    """The words of the house and of one game, and the names of those who play."""

    def __init__(self, language: str, game: Game, people: Sequence[Seat] = ()) -> None:
        self.language = language
        self.game = game
        self.people = people
        self._house = texts.house(language)
        self._words = texts.catalogue(game.name, language)

    def say(self, message: str, **facts: object) -> str:
        """A message of the house."""
        return self._house.say(message, **facts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self.say("chance")
        return self.people[seat].name if seat < len(self.people) else f"{seat + 1}"

    def span(self, span: Span) -> str:
        """Words of a scene; where the game's catalogue has none, as they stand."""
        if span.message == "seat":
            return self.name(int(span.facts["seat"]) - 1)
        if span.message and (span.message in self._words or not span.text):
            return self._words.say(span.message, **span.facts)
        return span.text

    def spans(self, spans: Iterable[Span]) -> str:
        return " ".join(filter(None, [self.span(span) for span in spans]))

    def word(self, name: str) -> str:
        """A name of the game, such as an achievement."""
        message = f"name-{name.replace(' ', '-')}"
        return self._words.say(message) if message in self._words else name

    def verdict(self, verdict: str) -> str:
        return self._words.say(verdict)

    def line_name(self, line: str) -> tuple[str, str]:
        """The group and the part of a score line."""
        group, _, part = line.partition("/")
        said = self._words.say(f"part-{part}") if f"part-{part}" in self._words else part
        return self.word(group), said

    def moment(self, moment: Moment) -> str:
        """What came about, as the game says it."""
        return self._words.say(f"moment-{moment.name}", **moment.facts)

    def reason(self, reason: Reason) -> str:
        names = [seat.name for seat in self.people]
        return texts.explain(reason, self.language, names)

    def move(self, text: str) -> str:
        """A move in words, if the game's catalogue has some for it."""
        return self._words.move(text)

    def fell(self, what: str) -> str:
        """What chance gave; a game whose chance throws no dice has a message of its own."""
        words = self._words if "fell" in self._words else self._house
        return words.say("fell", what=what)

    def error(self, error: Exception) -> str:
        """What was wrong, in a sentence."""
        return texts.in_language(str(error), self.language)

    def rule(self, rule_id: str) -> str:
        """A rule in words; KeyError if there is none of that id."""
        return texts.rule_text(self.game.name, rule_id, self.language)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=texts.LANGUAGES, help="language (otherwise that of the system)"
    )


def language_of(args: argparse.Namespace) -> str:
    """The language asked for, or the system's if the house speaks it."""
    return str(args.lang) if args.lang else system_language()


def system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(variable, "")[:2]
        if spoken:
            return spoken if spoken in texts.LANGUAGES else texts.LANGUAGES[0]
    return texts.LANGUAGES[0]
