"""Messages that are parsed one by one are those of a file that is parsed as a whole."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

import paintpot
from paintpot.texts.messages import Messages

FILES = sorted(Path(paintpot.__file__).parent.rglob("*.ftl"))

TRICKY = """\
### A file

begin = First
    and on
# About the next one.
-ink = { $case ->
   *[plain] ink
    [of] inks
}
closing = { $n ->
[one] one
*[other] many
}
quotes = { chain } with { -ink(case: "of") }
    .do = { begin.title }
chain = { begin }
begin = Second
broken = { $n ->
after = Good again
not an = entry
alone =
    .title = Only a title
"""

ATTRIBUTES = """\
plain = Plain
    .do = As it is, {$n} of { $all }
lines = Lines
    .do = One
        and two
    .to = After it
gap = Gap
    .do = One

        and two
quoting = Quoting
    .do = { "{" } and { plain }
choosing = Choosing
    .do = { $n ->
        [one] one
       *[other] many
    }
nearly = Nearly .do = no attribute
spaced =
    .do =   Spaced{" "}
    .don = Another
"""


def said(bundle: FluentBundle, message_id: str, facts: dict[str, object]) -> dict[str, object]:
    """A message of Fluent's own bundle, and its attributes, with what went wrong."""
    message = bundle.get_message(message_id)
    parts = {"": message.value, **message.attributes}
    return {
        name: pattern and (str(text), [str(fault) for fault in faults])
        for name, pattern in parts.items()
        for text, faults in [bundle.format_pattern(pattern, facts) if pattern else ("", [])]
    }


def said_here(messages: Messages, message_id: str, facts: dict[str, object]) -> dict[str, object]:
    message = messages.get(message_id)
    parts = {"": message.value, **message.attributes}
    return {name: pattern and messages.format(pattern, facts) for name, pattern in parts.items()}


def whole(source: str, language: str) -> tuple[FluentBundle, list[str]]:
    """Fluent's own bundle of a file, and the ids in their order."""
    resource = FluentResource(source)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return bundle, list(dict.fromkeys(ids))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))
def test_every_message_says_the_same(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    language = path.stem[-2:]
    bundle, ids = whole(source, language)
    assert ids
    facts: dict[str, object] = {"n": 2}

    assert Messages(source, language).ids("") == ids
    messages = Messages(source, language)
    for message_id in reversed(ids):  # what is quoted comes before or after
        assert said_here(messages, message_id, facts) == said(bundle, message_id, facts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))
def test_every_attribute_is_written_the_same(path: Path) -> None:
    """Most are read without the parser."""
    source = path.read_text(encoding="utf-8")
    check_attributes(source)


def test_attributes_that_only_look_simple_are_parsed() -> None:
    check_attributes(ATTRIBUTES)


def check_attributes(source: str) -> None:
    wanted: dict[str, dict[str, str]] = {}
    for entry in FluentResource(source).body:
        if not isinstance(entry, ast.Message):
            continue
        for attribute in entry.attributes:
            written = serialize_pattern(attribute.value).strip()
            wanted.setdefault(attribute.id.name, {}).setdefault(entry.id.name, written)
    messages = Messages(source, "en")
    for name, each in wanted.items():
        assert messages.attributes(name) == each


def test_entries_are_cut_where_they_begin() -> None:
    bundle, ids = whole(TRICKY, "en")
    assert ids == ["begin", "closing", "quotes", "chain", "after", "alone"]

    for message_id in ids:
        messages = Messages(TRICKY, "en")  # nothing else is parsed yet
        assert message_id in messages
        facts: dict[str, object] = {"n": 1}
        assert said_here(messages, message_id, facts) == said(bundle, message_id, facts)
    messages = Messages(TRICKY, "en")
    assert messages.ids("") == ids
    assert messages.ids("c") == ["closing", "chain"]
    assert messages.attributes("title") == {"alone": "Only a title"}
    for missing in ("broken", "-ink", "not an", "nothing", ""):
        assert missing not in messages
        with pytest.raises(LookupError):
            messages.get(missing)


def test_messages_that_quote_each_other_are_parsed_once() -> None:
    messages = Messages("one = { two }\ntwo = { one }\n", "en")
    assert "one" in messages
    assert messages.ids("") == ["one", "two"]
