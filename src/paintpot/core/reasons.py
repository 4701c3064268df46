"""Why a move is not allowed: the rule's id in the ledger, and the facts of the case."""

from typing import TypeAlias

Fact: TypeAlias = str | int | tuple[str, ...]
"""A name, a number, or a list of names; catalogues translate the names."""


class Reason:
    """A rule and the facts of the case, free of any language; `paintpot.explain` words it."""

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (other.rule, other.facts) == (self.rule, self.facts)

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.facts!r})"
