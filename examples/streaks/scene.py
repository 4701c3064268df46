"""The picture of a sheet: three rows of boxes; on upright screens each is folded in two."""

from typing import Any, Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Panel, Patch, Scene, Span

from .moves import BOXES, ROWS, number_of

SIDE: Final = 100
GAP: Final = 20
HALF: Final = BOXES // 2


def scene_of(view: dict[str, Any], seat: int) -> Scene:
    """A seat's sheet. The portrait layout has the same patches in other places."""
    sheet = view["sheets"][seat]
    upright = Scene(HALF * SIDE, 6 * SIDE + 2 * GAP, _patches(sheet, HALF), [], [])
    asks, fell = [], []
    if view["dice"]:
        fell = [_say("fell", {"first": view["dice"][0], "second": view["dice"][1]})]
        asks = [_say("done" if sheet["done"] else "ask")]
    panels = [_rounds(view), _others(view)]
    size = (BOXES * SIDE, 3 * SIDE + 2 * GAP)
    return Scene(*size, _patches(sheet, BOXES), [], panels, asks, fell, upright)


def _patches(sheet: dict[str, Any], columns: int) -> list[Patch]:
    """All boxes, this many side by side. Each shows a spot of its ink and its number."""
    patches = []
    for row, colour in enumerate(ROWS):
        for box in range(BOXES):
            text = f"{colour} {number_of(row, box)}"
            lines = BOXES // columns
            x = box % columns * SIDE
            y = row * (lines * SIDE + GAP) + box // columns * SIDE
            patches.append(
                Patch(
                    text,
                    _square(x, y),
                    (x + SIDE // 2, y + SIDE // 2),
                    group=colour,
                    ink=colour if text in sheet["marks"] else None,
                    wants=colour,
                    sign=" ",
                    moves=(text,),
                    label=str(number_of(row, box)),
                )
            )
    return patches


def _square(x: int, y: int) -> tuple[Point, ...]:
    return ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))


def _rounds(view: dict[str, Any]) -> Panel:
    now = min(view["round"] + 1, view["rounds"])
    title = _say("round", {"round": now, "rounds": view["rounds"]}, "strong")
    numbers = " ".join([str(number) for number in view["numbers"]]) or "–"
    return Panel("round", title, [[_say("numbers"), Span(numbers, None, "strong")]])


def _others(view: dict[str, Any]) -> Panel:
    lines = [[Span(), _say("points", tone="quiet"), _say("blots", tone="quiet")]]
    for seat, sheet in enumerate(view["sheets"]):
        who = Span(message="seat", facts={"seat": seat + 1})
        lines.append([who, Span(str(sheet["score"]["total"])), Span(str(sheet["blots"]))])
    return Panel("sheets", _say("sheets", tone="strong"), lines)


def _say(name: str, facts: dict[str, str | int] | None = None, tone: str = "") -> Span:
    return Span("", None, tone, f"scene-{name}", facts)
