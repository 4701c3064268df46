"""A scene as plain text, for pipes, tests and screen readers."""

import textwrap

from paintpot.cli.voice import Voice
from paintpot.core.scenes import Panel, Patch, Scene, Span

WIDTH = 100


def scene_text(scene: Scene, voice: Voice) -> str:
    """The sheet group by group, then the panels."""
    blocks = [_sheet(scene, voice)]
    blocks += ["\n".join(panel_text(panel, voice)) for panel in scene.panels]
    return "\n\n".join(filter(None, blocks))


def _sheet(scene: Scene, voice: Voice) -> str:
    groups: dict[str, list[Patch]] = {}
    for patch in scene.patches:
        groups.setdefault(patch.group, []).append(patch)
    lines = []
    for group, patches in groups.items():
        said = ", ".join([_patch(patch, voice) for patch in patches])
        lines.append(f"{voice.word(group)}: {said}" if group else said)
    kinds: dict[str, list[str]] = {}
    for token in scene.tokens:
        if token.name and not token.spent:
            kinds.setdefault(token.kind, []).append(token.name)
    lines += [f"{voice.word(kind)}: {', '.join(names)}" for kind, names in kinds.items()]
    return "\n".join(lines)


def _patch(patch: Patch, voice: Voice) -> str:
    words = [voice.patch(patch)]
    if patch.mark:
        wants = patch.wants if patch.wants and patch.wants not in patch.mark else None
        words.append(f"({voice.word(patch.mark)}{f', {voice.word(wants)}' if wants else ''})")
    if patch.ink:
        words.append(voice.word(patch.ink))
    return " ".join(words)


def panel_text(panel: Panel, voice: Voice) -> list[str]:
    """A panel's lines in columns under its title."""
    cells = [[_cell(span, line, voice) for span in line] for line in panel.lines]
    widths = column_widths(cells)
    lines = [voice.span(panel.title)]
    for line in cells:
        lines.append("  " + "  ".join([cell.ljust(widths[k]) for k, cell in enumerate(line)]))
    return [line.rstrip() for line in lines]


def _cell(span: Span, line: list[Span], voice: Voice) -> str:
    """A span's text; where only its colour would tell the ink, with the ink's name."""
    text = voice.span(span)
    if not span.ink or not text.strip() or any([_names(other, span.ink) for other in line]):
        return text.strip() if span.ink else text
    return f"{text.strip()} {voice.word(span.ink)}"


def _names(span: Span, ink: str) -> bool:
    return ink in span.text or ink in span.facts.values()


def column_widths(cells: list[list[str]]) -> list[int]:
    """The width of each column; a line of a single cell may be wider."""
    count = max([len(line) for line in cells], default=0)
    return [
        max([len(line[k]) for line in cells if k < len(line) and len(line) > 1], default=0)
        for k in range(count)
    ]


def moves_text(texts: list[str]) -> str:
    """Moves side by side."""
    return textwrap.fill(
        "; ".join(texts),
        WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
        break_on_hyphens=False,
        break_long_words=False,
    )
