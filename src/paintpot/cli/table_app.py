"""Shared by playing and replaying: the sheet, the panels, and their layout in the terminal."""

from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from paintpot.cli.drawing import Highlight
from paintpot.cli.panel_view import PanelView
from paintpot.cli.sheet_widget import SheetWidget
from paintpot.cli.voice import Voice
from paintpot.core.scenes import Scene

LOW = 32
"""With fewer rows than this, lists are kept short."""
WIDE = 150
LAYOUTS = ("", "sheet-only", "panels-only")


class TableApp(App[None]):
    """A sheet with panels beside it. F2 gives the whole width to either of them."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "layout", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("shift+up", "panels(-3)", show=False, priority=True),
        Binding("shift+down", "panels(3)", show=False, priority=True),
    ]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice
        self._layout = 0

    def on_resize(self, event: events.Resize) -> None:
        # The app's own size is updated only after this event.
        self.set_class(event.size.height < LOW, "low")
        self.set_class(event.size.width >= WIDE, "wide")

    def show_scene(self, scene: Scene, light: Highlight) -> None:
        self.set_class(not scene.patches, "no-sheet")
        base = self.screen_stack[0]
        base.query_one(SheetWidget).show(scene, light)
        base.query_one(PanelView).show(scene, self.voice)

    def action_layout(self) -> None:
        self._layout = (self._layout + 1) % len(LAYOUTS)
        for k, name in enumerate(LAYOUTS[1:], 1):
            self.set_class(self._layout == k, name)

    def action_panels(self, by: int) -> None:
        self.screen_stack[0].query_one(PanelView).scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        self.exit()
