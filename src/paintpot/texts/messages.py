"""The messages of a Fluent file, each parsed when it is first used.

A game has hundreds of messages in each language, and Fluent's parser takes longer for them than a
server for everything else it does at its start; most are never asked for.
"""

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax import ast

_BEGINS: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
"""Where an entry begins. All that belongs to it is indented, or begins with a bracket."""
_TERM: Final = "-"
_VARIABLE: Final = re.compile(r"\{ *(\$[A-Za-z][\w-]*) *\}", re.ASCII)
_OTHER_PLACEABLE: Final = re.compile(r"\{(?! \$[\w-]+ \})|(?<! )\}")


class Messages:
    """A file's messages. An entry that cannot be parsed is skipped, as usual with Fluent."""

    def __init__(self, source: str, language: str) -> None:
        from fluent.runtime import FluentBundle

        # Isolation marks are for mixed writing directions; a terminal shows them as garbage.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = _cut(source)
        self._parsed: dict[str, ast.EntryType | None] = {}

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin so, in the order of the file."""
        return [name for name in self._sources if name.startswith(prefix) and name in self]

    def __contains__(self, message_id: object) -> bool:
        return (
            isinstance(message_id, str)
            and not message_id.startswith(_TERM)
            and self._entry(message_id) is not None
        )

    def get(self, message_id: str) -> "Message":
        """Raises LookupError if there is none."""
        self._entry(message_id)
        return self._bundle.get_message(message_id)

    def format(self, pattern: "Pattern", facts: dict[str, object]) -> tuple[str, list[str]]:
        """A pattern with its facts, and what went wrong."""
        text, faults = self._bundle.format_pattern(pattern, facts)
        return str(text), [str(fault) for fault in faults]

    def attributes(self, name: str) -> dict[str, str]:
        """The source text of the attributes of that name, by message."""
        from fluent.syntax.serializer import serialize_pattern

        found: dict[str, str] = {}
        for message_id, source in self._sources.items():
            if f".{name}" not in source or message_id.startswith(_TERM):
                continue
            written = _in_one_line(source, name)
            if written is not None:
                found[message_id] = written
                continue
            entry: Any = self._entry(message_id)
            for attribute in entry.attributes if entry else ():
                if attribute.id.name == name:
                    found[message_id] = serialize_pattern(attribute.value).strip()
        return found

    def _entry(self, entry_id: str) -> "ast.EntryType | None":
        """A message or a term, in the bundle together with all that it refers to."""
        if entry_id in self._parsed:
            return self._parsed[entry_id]
        source = self._sources.get(entry_id)
        if source is None:
            return None
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(source)
        parsed = [one for one in resource.body if isinstance(one, ast.Message | ast.Term)]
        entry = self._parsed[entry_id] = parsed[0] if parsed else None
        self._bundle.add_resource(resource)
        for other in _references(resource):
            self._entry(other)
        return entry


def _cut(source: str) -> dict[str, str]:
    """The text of every entry, by its id; of two with one id the first counts."""
    begins = [*_BEGINS.finditer(source), None]
    entries: dict[str, str] = {}
    for this, after in pairwise(begins):
        if this:
            entries.setdefault(this[1], source[this.start() : after.start() if after else None])
    return entries


def _in_one_line(source: str, attribute: str) -> str | None:
    """The source text of an attribute that needs no parser; None if it has to be asked.

    A file has hundreds of them, and parsing all would stall whoever asks first.
    """
    found = re.search(rf"^ +\.{attribute} *= *(\S.*?) *$(?!\s*\n\s+[^.\s])", source, re.MULTILINE)
    if found is None:
        return None
    text = _VARIABLE.sub(r"{ \1 }", found[1])
    return None if _OTHER_PLACEABLE.search(text) else text


def _references(resource: "ast.Resource") -> list[str]:
    """The messages and terms that a message quotes."""
    from fluent.syntax import ast, visitor

    found: list[str] = []

    class Finder(visitor.Visitor):  # Fluent finds these methods by their names
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            found.append(_TERM + node.id.name)
            self.generic_visit(node)

    Finder().visit(resource)
    return found
