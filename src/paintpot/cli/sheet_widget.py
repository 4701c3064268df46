"""The sheet as a widget: scaled to the available space, and clickable."""

from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from paintpot.cli.drawing import Highlight, draw, fit, upright_or_not
from paintpot.cli.raster import Raster
from paintpot.core.scenes import Scene


class SheetWidget(Widget):
    """Draws a scene's patches and tokens."""

    class Pointed(Message):
        """A patch was clicked."""

        def __init__(self, patch: str) -> None:
            super().__init__()
            self.patch = patch

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None
        self._light = Highlight()
        self._rows: list[list[Segment]] = []
        self._raster: Raster | None = None
        self._drawn_at: tuple[Size, object] | None = None

    def show(self, scene: Scene, light: Highlight) -> None:
        self._scene, self._light = scene, light
        self._draw()
        self.refresh()

    def on_resize(self) -> None:
        self._draw()
        self.refresh()

    def _draw(self) -> None:
        scene = self._scene
        if scene is None or not self.size.width or not self.size.height:
            return
        scene = upright_or_not(scene, self.size.width, self.size.height)
        columns, rows = fit(scene, self.size.width, self.size.height)
        # Only the paint changes, never the shapes, so one raster per size is enough.
        shapes = (self.size, tuple([patch.outline for patch in scene.patches]))
        if self._raster is None or self._drawn_at != shapes:
            self._raster = Raster(scene, columns, rows)
            self._drawn_at = shapes
        self._rows = draw(scene, self._raster, self._light)

    def _corner(self) -> tuple[int, int]:
        """Top left of the picture, which is centred."""
        if self._raster is None:
            return 0, 0
        left = (self.size.width - self._raster.columns) // 2
        return max(left, 0), max((self.size.height - self._raster.rows) // 2, 0)

    def render_line(self, y: int) -> Strip:
        left, top = self._corner()
        if not top <= y < top + len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        margin = Segment(" " * left, self.rich_style)
        strip = Strip([margin, *self._rows[y - top]])
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        left, top = self._corner()
        patch = self._raster.patch_at(event.x - left, event.y - top) if self._raster else None
        if patch is not None:
            self.post_message(self.Pointed(patch))
