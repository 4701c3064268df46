"""Modal screens: a page to read, and a blank while the keyboard changes hands."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class TextPage(ModalScreen[None]):
    """A page of lines; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, title: str, lines: list[str], foot: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(Text(self._title), id="page-title")
            yield Static(Text("\n".join(self._lines)))
            yield Static(Text(self._foot), id="page-foot")

    def action_scroll(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=by, animate=False)


class PassOn(ModalScreen[None]):
    """Hides the game until the next person is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self._text), id="pass")
