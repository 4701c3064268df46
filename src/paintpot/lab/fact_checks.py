"""Checks of what messages ask for: only facts that they are given, and messages that there are.

A message is read as a whole, so a fact is found in a branch that no game came to, and in a message
that another quotes. Refusals, moments and pictures are formatted with real facts instead
(text_checks.py, conformance.py): those facts only the game's code knows.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paintpot.core.contract import Game
from paintpot.lab.text_checks import catalogues, demand, entries
from paintpot.texts import CHANCE, DO, HINT, MOVE, SEVERAL
from paintpot.texts.patterns import PLACE

if TYPE_CHECKING:
    from fluent.syntax import ast

    Pattern = ast.Pattern

FACT: Final = "$"
TERM: Final = "-"
MESSAGE: Final = ""
"""What a text may name, with its mark in Fluent."""

VALUE: Final = ""
"""The text of a message itself, beside its attributes."""

NONE: Final[frozenset[str]] = frozenset()

PLAIN: Final = ("title", "about", "goal", "goal-solo", "no-points")
"""Messages without facts, and prefixes of such."""
PLAIN_PREFIXES: Final = ("name-", "part-", "heading-", "rule-", "caution-", "lead-")

HINTS: Final[Mapping[str, frozenset[str]]] = {
    "awaited": frozenset({"n", "cost"}),
    "prepares-awaited": frozenset({"n", "cost"}),
    "prepares-finished": frozenset({"n", "cost"}),
    "others-gain": frozenset({"name", "points"}),
    "others-lose": frozenset({"name", "points"}),
    "others-win-back": frozenset({"name", "points"}),
}
"""Facts of messages that texts/hints.py says."""
HINT_PREFIXES: Final[Mapping[str, frozenset[str]]] = {
    "hint-": frozenset({"group", "name", "points", "times", "rest"}),
    "prepares-": frozenset({"n"}),
    "because-": frozenset({"n"}),
    "lost-": frozenset({"points"}),
    "numbered-": frozenset({"n"}),
}


class Asked:
    """The facts that the messages of a file ask for, with those that they quote."""

    def __init__(self, path: Path) -> None:
        from fluent.syntax import ast

        self.path = path
        self._messages = {one.id.name: one for one in entries(path) if isinstance(one, ast.Message)}
        self._terms = {one.id.name: one for one in entries(path) if isinstance(one, ast.Term)}

    def patterns(self) -> Iterator[tuple[str, str, "Pattern"]]:
        """Every text of the file: its message, its attribute, and the text."""
        for name, message in self._messages.items():
            if message.value is not None:
                yield name, VALUE, message.value
            for attribute in message.attributes:
                yield name, attribute.id.name, attribute.value

    def facts(self, pattern: "Pattern") -> tuple[frozenset[str], frozenset[str]]:
        """What a text asks for, and what it quotes that is not there."""
        facts: set[str] = set()
        missing: set[str] = set()
        read: set[str] = set()
        todo: list[Pattern] = [pattern]
        while todo:
            for kind, name in _named_in(todo.pop()):
                if kind == FACT:
                    facts.add(name)
                elif name not in read:
                    read.add(name)
                    quoted = self._quoted(name) if kind == MESSAGE else None
                    if quoted is not None:
                        todo.append(quoted)
                    elif kind == MESSAGE or name not in self._terms:
                        missing.add(f"{kind}{name}")
        return frozenset(facts), frozenset(missing)

    def _quoted(self, name: str) -> "Pattern | None":
        """The text that `{ message }` or `{ message.attribute }` stands for."""
        message, _, attribute = name.partition(".")
        found = self._messages.get(message)
        if found is None:
            return None
        if not attribute:
            return found.value
        return next((one.value for one in found.attributes if one.id.name == attribute), None)


def _named_in(pattern: "Pattern") -> list[tuple[str, str]]:
    """What a text names, each with its mark.

    The facts of a term are its arguments, so its own text asks for none.
    """
    from fluent.syntax import ast, visitor

    found: list[tuple[str, str]] = []

    class NameFinder(visitor.Visitor):  # Fluent finds these methods by their names
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.append((FACT, node.id.name))

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            attribute = f".{node.attribute.name}" if node.attribute else ""
            found.append((MESSAGE, f"{node.id.name}{attribute}"))

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            found.append((TERM, node.id.name))
            self.generic_visit(node)

    NameFinder().visit(pattern)
    return found


def facts_are_known(game: Game, seats: int, seed: int) -> None:
    """Messages ask for facts that they are given: of moves, chance, hints, goals and rules."""
    if seed:  # files do not change with the seed
        return
    for path in catalogues(game):
        asked = Asked(path)
        notations = {
            attribute: {
                name: frozenset(PLACE.findall(_source(pattern)))
                for name, its, pattern in asked.patterns()
                if its == attribute
            }
            for attribute in (MOVE, CHANCE)
        }
        for name, attribute, pattern in asked.patterns():
            facts, missing = asked.facts(pattern)
            where = f"{path.name}, {place(name, attribute)}"
            demand(game, not missing, f"{where}: there is no message {_listed(missing)}")
            known = _known(name, attribute, notations[MOVE], notations[CHANCE])
            if known is not None:
                demand_known(game, where, facts, known)


def _known(
    name: str,
    attribute: str,
    moves: Mapping[str, frozenset[str]],
    chance: Mapping[str, frozenset[str]],
) -> frozenset[str] | None:
    """The facts that a text is given; None where only the game's code knows."""
    if name in moves and attribute in (VALUE, DO, HINT):
        return moves[name] | {f"{fact}-name" for fact in moves[name]}
    if name in chance and attribute in (VALUE, SEVERAL):
        return _drawn(chance[name], several=attribute == SEVERAL)
    if attribute != VALUE:
        return None
    if name in PLAIN or name.startswith(PLAIN_PREFIXES):
        return NONE
    if name in HINTS:
        return HINTS[name]
    return next((known for first, known in HINT_PREFIXES.items() if name.startswith(first)), None)


def _drawn(placed: frozenset[str], several: bool) -> frozenset[str]:
    """Facts of what chance did; one with commas is a list of names, `.several` has lists of all."""
    names = {f"{fact}-name" for fact in placed} | ({"name"} if "seat" in placed else set())
    lists = names | placed if several else names
    return frozenset(placed | names | {f"{fact}-count" for fact in lists})


def demand_known(game: Game, where: str, facts: frozenset[str], known: frozenset[str]) -> None:
    """That a text asks for nothing but known facts."""
    given = f"it is given {_listed(known, FACT)}" if known else "it is given none"
    demand(game, facts <= known, f"{where}, asks for {_listed(facts - known, FACT)}: {given}")


def place(name: str, attribute: str) -> str:
    """A text of a catalogue, for a sentence."""
    return f"message {name + (attribute and '.' + attribute)!r}"


def _listed(names: frozenset[str], mark: str = "") -> str:
    return ", ".join(f"{mark}{name}" for name in sorted(names))


def _source(pattern: "Pattern") -> str:
    from fluent.syntax.serializer import serialize_pattern

    return serialize_pattern(pattern)
