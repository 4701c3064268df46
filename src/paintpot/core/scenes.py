"""A picture of a position as data, drawn by the terminal and the generic board.

A scene is free of any language: its words name messages of the game's catalogues. A game without
catalogues writes plain English. `data` gives the whole as plain JSON.
"""

from collections.abc import Mapping
from typing import Any

from paintpot.core.geometry import Point
from paintpot.core.ints import mypyc_attr


class Span:
    """A few words, with the ink they are about, if any.

    `message` and `facts` are for a catalogue, as in a Reason; `text` is shown as it is if no
    catalogue has the message. `tone` is "", "strong" or "quiet". An unknown ink, such as white, is
    drawn as paper. The message `seat` with the fact `seat`, counted from 1, stands for the name of
    the player who sits there.
    """

    __slots__ = ("facts", "ink", "message", "text", "tone")

    def __init__(
        self,
        text: str = "",
        ink: str | None = None,
        tone: str = "",
        message: str = "",
        facts: Mapping[str, str | int] | None = None,
    ) -> None:
        self.text = text
        self.ink = ink
        self.tone = tone
        self.message = message
        self.facts: dict[str, str | int] = dict(facts) if facts else {}

    def data(self) -> dict[str, Any]:
        return {
            "text": self.text,
            "ink": self.ink,
            "tone": self.tone,
            "message": self.message,
            "facts": self.facts,
        }


class Patch:
    """A shape on the sheet that can be painted.

    `moves` are the texts of the moves that it stands for: a tap on it plays the one of them that
    is legal, offers a choice if several are, and explains the first if none is. A tap never plays
    anything else. They may include moves that are not legal now. `name` is unique among patches;
    `label` is what is written on it, if that is not its name (9 on "red 9"). `group` says which
    patches belong together: the border around them is drawn thicker. `mark` names the symbol
    printed in it, `sign` is that symbol as one character, `wants` the ink the symbol asks for.
    `fresh` paint is of the current turn.
    """

    __slots__ = (
        "at",
        "fresh",
        "group",
        "ink",
        "label",
        "mark",
        "moves",
        "name",
        "outline",
        "sign",
        "wants",
    )

    def __init__(
        self,
        name: str,
        outline: tuple[Point, ...],
        at: Point,
        group: str = "",
        ink: str | None = None,
        fresh: bool = False,
        mark: str = "",
        sign: str = "",
        wants: str | None = None,
        moves: tuple[str, ...] = (),
        label: str = "",
    ) -> None:
        self.name = name
        self.label = label or name
        self.moves = moves
        self.outline = outline
        self.at = at
        self.group = group
        self.ink = ink
        self.fresh = fresh
        self.mark = mark
        self.sign = sign
        self.wants = wants

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "label": self.label,
            "outline": [list(point) for point in self.outline],
            "at": list(self.at),
            "group": self.group,
            "ink": self.ink,
            "fresh": self.fresh,
            "mark": self.mark,
            "sign": self.sign,
            "wants": self.wants,
            "moves": list(self.moves),
        }


class Token:
    """A thing that lies on the sheet, such as a die or a tower: `kind` says what.

    `name` says in words where it is, if the panels do not; `label` is what it shows, in one or two
    characters; `outline` is its true shape, if it has one; a `spent` token is used up.
    """

    __slots__ = ("at", "ink", "kind", "label", "name", "outline", "spent")

    def __init__(
        self,
        kind: str,
        at: Point,
        label: str,
        ink: str | None = None,
        outline: tuple[Point, ...] = (),
        spent: bool = False,
        name: str = "",
    ) -> None:
        self.kind = kind
        self.at = at
        self.label = label
        self.ink = ink
        self.outline = outline
        self.spent = spent
        self.name = name

    def data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "at": list(self.at),
            "label": self.label,
            "ink": self.ink,
            "outline": [list(point) for point in self.outline],
            "spent": self.spent,
            "name": self.name,
        }


class Panel:
    """A titled block of lines beside the sheet; a line is divided into columns of spans."""

    __slots__ = ("lines", "name", "title")

    def __init__(self, name: str, title: Span, lines: list[list[Span]]) -> None:
        self.name = name
        self.title = title
        self.lines = lines

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title.data(),
            "lines": [[span.data() for span in line] for line in self.lines],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """A sheet with what lies on it, and the panels around it.

    `asks` says what the viewer has to do now; `fell` the last outcome of chance, in one line.
    `portrait` is the same sheet laid out for upright screens: only its size, patches (the same
    names and moves in other places) and tokens are used.
    """

    def __init__(
        self,
        width: int,
        height: int,
        patches: list[Patch],
        tokens: list[Token],
        panels: list[Panel],
        asks: list[Span] | None = None,
        fell: list[Span] | None = None,
        portrait: "Scene | None" = None,
    ) -> None:
        self.portrait = portrait
        self.width = width
        self.height = height
        self.patches = patches
        self.tokens = tokens
        self.panels = panels
        self.asks = asks or []
        self.fell = fell or []

    def data(self) -> dict[str, Any]:
        return {
            **self.layout(),
            "portrait": None if self.portrait is None else self.portrait.layout(),
            "panels": [panel.data() for panel in self.panels],
            "asks": [span.data() for span in self.asks],
            "fell": [span.data() for span in self.fell],
        }

    def layout(self) -> dict[str, Any]:
        """The sheet itself, without the words around it."""
        return {
            "size": [self.width, self.height],
            "patches": [patch.data() for patch in self.patches],
            "tokens": [token.data() for token in self.tokens],
        }


def plain_scene(title: str, view: dict[str, Any]) -> Scene:
    """A scene for any game: no sheet, and the data of a view in a panel."""
    lines = [[Span(line)] for line in _listed(view, "")]
    return Scene(1, 1, [], [], [Panel("view", Span(title, None, "strong"), lines)])


def _listed(data: dict[str, Any] | list[Any], indent: str) -> list[str]:
    """`name: value` line by line, list items numbered from 1; nested data is indented.

    >>> _listed({"die": 3, "kept": [[1, 2], []], "mine": None}, "")
    ['die: 3', 'kept:', '  1: 1, 2', '  2: –', 'mine: –']
    """
    lines = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
        if _nested(value):
            lines += [f"{indent}{name}:", *_listed(value, indent + "  ")]
        else:
            lines.append(f"{indent}{name}: {_plain(value)}")
    return lines


def _nested(value: object) -> bool:
    if isinstance(value, list):
        return any([isinstance(part, dict | list) for part in value])
    return isinstance(value, dict) and bool(value)


def _plain(value: object) -> str:
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, list):
        return ", ".join([_plain(part) for part in value])
    return str(value).lower() if isinstance(value, bool) else str(value)
