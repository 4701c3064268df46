"""What things of a game are, in general: messages `what-<kind>`, which the page shows as cards.

On the page a card belongs to one thing and says how it stands; here its facts appear as "…".
"""

from typing import Final, NamedTuple

from paintpot.texts import UNKNOWN, catalogue

PREFIX: Final = "what-"


class Card(NamedTuple):
    """A kind of thing: its name, a description, what it is worth, and the id of its rule."""

    kind: str
    title: str
    text: str
    worth: str
    rule: str


def cards(game: str, language: str) -> list[Card]:
    """All that the catalogue of a game knows, in its order."""
    words = catalogue(game, language)
    found = []
    for message in words.ids(PREFIX):
        worth = words.part(message, "worth")
        found.append(
            Card(
                message.removeprefix(PREFIX),
                words.part(message, "kind") or words.part(message, "title"),
                words.part(message),
                "" if UNKNOWN in worth else worth,
                words.part(message, "rule"),
            )
        )
    return found


def cards_about(game: str, thing: str, language: str) -> list[Card]:
    """The cards that a question about a thing may mean: those of exactly that name, if any.

    >>> [card.rule for card in cards_about("inkdoms", "watchtower", "en")]
    ['ID-TOWER-1']
    """
    wanted = thing.casefold()
    known = cards(game, language)
    same = [card for card in known if wanted in (card.kind, card.title.casefold())]
    return same or [card for card in known if wanted in card.title.casefold()]
