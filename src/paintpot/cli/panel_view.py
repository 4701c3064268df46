"""Panels beside the sheet: titled tables that scroll when there is no room."""

from rich.cells import cell_len
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from paintpot.cli.colours import hue, writing_on
from paintpot.cli.prose import column_widths
from paintpot.cli.voice import Voice
from paintpot.core.scenes import Panel, Scene, Span

NUMERIC = set("0123456789+-−–/")
"""Characters of numbers, which are right-aligned."""
TONES = {"": "", "strong": "bold", "quiet": "dim"}


class PanelView(VerticalScroll):
    """All panels of a scene, one under the other."""

    can_focus = False

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(Static(id="panels-text"), id=id)

    def show(self, scene: Scene, voice: Voice) -> None:
        text = Text("\n\n", no_wrap=True, overflow="ellipsis")
        text = text.join([panel_text(panel, voice) for panel in scene.panels])
        self.query_one("#panels-text", Static).update(text)


def panel_text(panel: Panel, voice: Voice) -> Text:
    """A panel with its columns aligned: numbers to the right, words to the left."""
    cells = [[voice.span(span) for span in line] for line in panel.lines]
    widths = column_widths(cells)
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(voice.span(panel.title), "bold underline")
    for spans, line in zip(panel.lines, cells, strict=True):
        text.append("\n")
        heading = all([span.tone == "quiet" for span in spans])
        for k, (span, said) in enumerate(zip(spans, line, strict=True)):
            gap = " " * (widths[k] - cell_len(said)) if len(line) > 1 else ""
            right = k > 0 and (heading or not set(said) - NUMERIC)
            text.append(f"{gap} " if k and right else " " if k else "")
            text.append(said, span_style(span))
            text.append("" if right else gap)
    return text


def span_style(span: Span) -> str:
    if span.ink is not None:
        return f"bold {writing_on(hue(span.ink))} on {hue(span.ink)}"
    return TONES.get(span.tone, "")


def spans_text(spans: list[Span], voice: Voice) -> Text:
    """Spans of a scene in a row, inks in colour."""
    text = Text()
    for k, span in enumerate(spans):
        said = voice.span(span)
        text.append(" " if k else "")
        text.append(f" {said} " if span.ink else said, span_style(span))
    return text
