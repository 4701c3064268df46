"""All output of the command, in the chosen language."""

import argparse
import os
from collections.abc import Iterable, Mapping, Sequence

from paintpot import texts
from paintpot.core.contract import CHANCE, Game
from paintpot.core.moments import Moment
from paintpot.core.play import Seat
from paintpot.core.reasons import Fact, Reason
from paintpot.core.scenes import Patch, Span
from paintpot.texts.cards import Card, cards_about

LANGUAGES = texts.LANGUAGES

PERSON = "person"
"""The kind of a seat that a person has."""
PLAYER = "player"
"""The fact of a span that is a seat."""


class Voice:
    """The shared texts, those of one game, and the names of the players."""

    def __init__(self, language: str, game: Game, people: Sequence[Seat] = ()) -> None:
        self.language = language
        self.game = game
        self.people = people
        self._house = texts.house(language)
        self._words = texts.catalogue(game.name, language)

    def say(self, message: str, **facts: object) -> str:
        """A message of the shared catalogue."""
        return self._house.say(message, **facts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == CHANCE:
            return self.say("chance")
        if seat >= len(self.people):
            return f"{seat + 1}"
        sits = self.people[seat]
        return sits.name if sits.kind == PERSON else texts.shown_name(sits.name, self.language)

    def span(self, span: Span) -> str:
        """A span of a scene; as it stands if the game's catalogue has no words for it."""
        if span.message == "seat":
            return self.name(int(span.facts["seat"]) - 1)
        if span.message and (span.message in self._words or not span.text):
            return self._words.say(span.message, **self._with_player(span.facts))
        return span.text

    def _with_player(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Facts of a span. `player` is a seat, counted from 1: the name of the player who sits
        there."""
        seat = facts.get(PLAYER)
        named = {PLAYER: self.name(seat - 1)} if isinstance(seat, int) else {}
        return {**facts, **named}

    def patch(self, patch: Patch) -> str:
        """What a patch is called: its name in this language, or what its own move is called."""
        named = self.word(patch.name)
        own = (patch.name,) if patch.name in patch.moves else patch.moves
        if named != patch.name or len(own) != 1:
            return named
        said = self._words.button(own[0]) or self._words.move(own[0])
        return said if said != own[0] else patch.name

    def spans(self, spans: Iterable[Span]) -> str:
        return " ".join(filter(None, [self.span(span) for span in spans]))

    def game_text(self, message: str, **facts: Fact) -> str:
        """A message of the game's own catalogue."""
        return self._words.say(message, **facts)

    def cards_about(self, thing: str) -> list[Card]:
        """What the game's catalogue says about a thing."""
        return cards_about(self.game.name, thing, self.language)

    def has_text(self, message: str) -> bool:
        return message in self._words

    def word(self, name: str) -> str:
        """A name of the game, such as an achievement's."""
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
        """A moment, in the words of the game."""
        return self._words.say(f"moment-{moment.name}", **moment.facts)

    def reason(self, reason: Reason) -> str:
        names = [seat.name for seat in self.people]
        return texts.explain(reason, self.language, names)

    def move(self, text: str) -> str:
        """A move in words, if the game's catalogue has some for it."""
        return self._words.move(text)

    def doing(self, text: str) -> str:
        """A move as something to do, such as a button says: `end the turn`."""
        return self._words.button(text) or self._words.move(text) or text

    def typed(self, text: str) -> str:
        """A move in words, and as it is typed: `end the turn (done)`."""
        said = self.doing(text)
        return said if said == text else f"{said} ({text})"

    def chance(self, texts: Sequence[str], fell: Sequence[Span]) -> str:
        """What chance did: by messages with `.chance`, or else as the scene has it."""
        told = [
            self._words.chance(text, self.name) or self._house.chance(text, self.name)
            for text in texts
        ]
        if all(told):
            return "; ".join(told)
        what = ", ".join([self.span(span) for span in fell]) or "; ".join(texts)
        words = self._words if "fell" in self._words else self._house
        return words.say("fell", what=what)

    def error(self, error: Exception) -> str:
        """What was wrong, in a sentence."""
        return texts.in_language(str(error), self.language)

    def rule(self, rule_id: str) -> str:
        """A rule in words; KeyError if there is no such rule."""
        return texts.rule_text(self.game.name, rule_id, self.language)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=texts.LANGUAGES, help="language (otherwise that of the system)"
    )


def language_of(args: argparse.Namespace) -> str:
    """The chosen language, or the system's if there are texts for it."""
    return str(args.lang) if args.lang else system_language()


def system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(variable, "")[:2]
        if spoken:
            return spoken if spoken in texts.LANGUAGES else texts.LANGUAGES[0]
    return texts.LANGUAGES[0]
