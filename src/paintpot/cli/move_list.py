"""The legal moves in columns; one of them may be chosen with the arrow keys or the mouse."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from paintpot.cli.colours import hue, writing_on
from paintpot.core.inks import INKS

GAP = 2


class MoveList(Widget):
    """Moves in columns, top to bottom. What does not fit is on further pages."""

    class Picked(Message):
        """A move was clicked."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.texts: list[str] = []
        self.chosen: int | None = None

    def show(self, texts: list[str]) -> None:
        if texts != self.texts:
            self.texts = texts
            self.chosen = None
        self.refresh()

    def chosen_text(self) -> str | None:
        return None if self.chosen is None else self.texts[self.chosen]

    def step(self, by: int) -> None:
        """Select the next or previous move; past the ends nothing is selected."""
        if not self.texts:
            return
        at = (-1 if by > 0 else len(self.texts)) if self.chosen is None else self.chosen
        at += by
        self.chosen = at if 0 <= at < len(self.texts) else None
        self.refresh()

    def step_column(self, by: int) -> None:
        if self.texts:
            at = 0 if self.chosen is None else self.chosen + by * self.size.height
            self.chosen = min(max(at, 0), len(self.texts) - 1)
            self.refresh()

    def _width(self) -> int:
        return max([len(text) for text in self.texts], default=1) + GAP

    def _first(self) -> int:
        """The first move of the page that contains the selected one."""
        page = max(self.size.width // self._width(), 1) * max(self.size.height, 1)
        return (self.chosen or 0) // page * page

    def render_line(self, y: int) -> Strip:
        width, height = self._width(), self.size.height
        ground = self.rich_style
        segments: list[Segment] = []
        for column in range(max(self.size.width // width, 1)):
            at = self._first() + column * height + y
            if at < len(self.texts):
                segments += self._move(self.texts[at], at == self.chosen, width, ground)
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def _move(self, text: str, chosen: bool, width: int, ground: Style) -> list[Segment]:
        """A move with the names of inks in their colours."""
        base = ground + Style(reverse=True) if chosen else ground
        out = []
        for k, word in enumerate(text.split(" ")):
            style = base
            if word in INKS:
                style = base + Style(color=writing_on(hue(word)), bgcolor=hue(word), reverse=False)
            out += [Segment(" ", base)] if k else []
            out.append(Segment(word, style))
        return [*out, Segment(" " * (width - len(text)), ground)]

    def on_click(self, event: events.Click) -> None:
        column = event.x // self._width()
        at = self._first() + column * self.size.height + event.y
        if at < len(self.texts):
            self.post_message(self.Picked(self.texts[at]))
