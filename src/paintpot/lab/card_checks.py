"""Checks of cards, the messages `what-<kind>`: whole, and about facts that the page gives."""

from collections.abc import Mapping
from typing import Final

from paintpot.core.contract import Game
from paintpot.core.ledger import read_ledger
from paintpot.lab.fact_checks import NONE, Asked, demand_known, place
from paintpot.lab.text_checks import catalogues, demand
from paintpot.texts import UNKNOWN, Catalogue
from paintpot.texts.cards import PREFIX

FACTS: Final[Mapping[str, frozenset[str]]] = {
    "patch": frozenset({"name", "label", "group", "open", "moves"}),
    "line": frozenset({"name", "points", "parts"}),
    "move": frozenset({"move", "open"}),
    "seat": frozenset({"name", "own", "who", "acts", "points"}),
    "total": frozenset({"points"}),
    "panel": NONE,
}
"""What the page knows of the things that every table has (web/src/cards/shell.ts). A board of its
own that knows more of such a thing has another kind for it."""
PARTED: Final = ("patch", "line")
"""Kinds that may have more specific ones, such as `line-blots`."""


def cards_are_whole(game: Game, seats: int, seed: int) -> None:
    """Every card has a text, and a title without facts, or else a `.kind`.

    Its rule is in the ledger, the same everywhere; it asks for facts that the page gives.
    """
    if seed:  # files do not change with the seed
        return
    rules = set(read_ledger(game.folder / "rules.md").ids)
    told: dict[str, str] = {}
    for path in catalogues(game):
        words = Catalogue(path, path.stem)
        for message in words.ids(PREFIX):
            where = f"{path.name}, message {message!r}"
            title = words.part(message, "title")
            demand(game, bool(title), f"{where} has no .title")
            general = words.part(message, "kind") or title
            demand(
                game,
                UNKNOWN not in general,
                f"{where} has facts in its title, and no .kind: `what` in the terminal would"
                f" call it {general!r}",
            )
            demand(game, bool(words.part(message)), f"{where} has no text")
            rule = words.part(message, "rule")
            demand(game, not rule or rule in rules, f"{where}: the ledger has no rule {rule!r}")
            same = told.setdefault(message, rule) == rule
            demand(game, same, f"{where} names another rule than {told[message]}")
        _facts_are_given(game, Asked(path))


def _facts_are_given(game: Game, asked: Asked) -> None:
    for name, attribute, pattern in asked.patterns():
        if not name.startswith(PREFIX):
            continue
        kind = name.removeprefix(PREFIX)
        wider = kind.partition("-")[0]
        known = FACTS.get(wider if wider in PARTED else kind)
        if known is not None:
            where = f"{asked.path.name}, {place(name, attribute)}"
            demand_known(game, where, asked.facts(pattern)[0], known)
