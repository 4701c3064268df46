"""Replaying in the terminal: the same drawing, arrow keys to step."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from paintpot.cli.choosing import ink_in, places
from paintpot.cli.drawing import Highlight
from paintpot.cli.panel_view import PanelView
from paintpot.cli.sheet_widget import SheetWidget
from paintpot.cli.steps import Steps
from paintpot.cli.table_app import TableApp
from paintpot.cli.telling import result_lines
from paintpot.cli.voice import Voice

PAGE = 10
AROUND = 2
"""How many steps before the current one are listed."""


class ReplayApp(TableApp):
    """A record to look at. The sheet shown follows the moves, until tab pins one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,l", "step(1)", show=False),
        Binding("left,h", "step(-1)", show=False),
        Binding("pagedown", f"step({PAGE})", show=False),
        Binding("pageup", f"step(-{PAGE})", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("tab", "seat", show=False, priority=True),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, steps: Steps, voice: Voice) -> None:
        super().__init__(voice)
        self.steps = steps
        self.at = 0
        self.seat = 0
        self.held = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            yield SheetWidget(id="sheet")
            yield PanelView(id="panels")
        yield Static(id="status")
        yield Static(id="log")
        yield Static(Text(self.voice.say("keys-replay")), id="keys")

    def on_mount(self) -> None:
        self.title = self.steps.play.game.title
        self._show()

    def _show(self) -> None:
        actor = self.steps.actor(self.at)
        if actor is not None and not self.held:
            self.seat = actor
        scene = self.steps.scene(self.at, self.seat)
        text = self.steps.play.moves[self.at - 1][1] if actor == self.seat else ""
        chosen = places([text], scene.patches) if text else set()
        self.show_scene(scene, Highlight(chosen=frozenset(chosen), ink=ink_in(text)))
        status = Text(f"{self.at}/{len(self.steps) - 1}  ", "bold", no_wrap=True)
        status.append(self.voice.say("replay-sheet", name=self.voice.name(self.seat)))
        if self.at == len(self.steps) - 1 and self.steps.play.state.over:
            result = " ".join(result_lines(self.steps.play, self.voice))
            status.append(f"  {result}", "bold #F2B84B")
        self.query_one("#status", Static).update(status)
        self.query_one("#log", Static).update(self._around())

    def _around(self) -> Text:
        """The current step among its neighbours."""
        text = Text(no_wrap=True, overflow="ellipsis")
        rows = 2 if self.has_class("low") else 5
        first = max(self.at - (1 if rows == 2 else AROUND), 0)
        for n in range(first, min(first + rows, len(self.steps))):
            text.append(f"{n:4}  {self.steps.title(n)}\n", "bold #FFFCF2" if n == self.at else "")
        return text

    def action_step(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), len(self.steps) - 1)
        self._show()

    def action_jump(self, to: int) -> None:
        self.at = to % len(self.steps)
        self._show()

    def action_seat(self) -> None:
        """Pin the next seat's sheet; after the last one, follow the moves again."""
        if not self.held:
            self.held, self.seat = True, 0
        elif self.seat + 1 < self.steps.play.seats:
            self.seat += 1
        else:
            self.held = False
        self._show()
