"""The picture of a sheet: three rows of boxes, on upright screens three columns."""

from typing import Any, Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Panel, Patch, Scene, Span

from .moves import BOXES, ROWS, number_of

SIDE: Final = 100
GAP: Final = 20


def scene_of(view: dict[str, Any], seat: int) -> Scene:
    """A seat's sheet. The portrait layout has the same patches in other places."""
    sheet = view["sheets"][seat]
    long, short = BOXES * SIDE, 3 * SIDE + 2 * GAP
    upright = Scene(short, long, _patches(sheet, upright=True), [], [])
    asks, fell = [], []
    if view["dice"]:
        fell = [_say("fell", {"first": view["dice"][0], "second": view["dice"][1]})]
        asks = [_say("done" if sheet["done"] else "ask")]
    panels = [_rounds(view), _others(view)]
    return Scene(long, short, _patches(sheet, upright=False), [], panels, asks, fell, upright)


def _patches(sheet: dict[str, Any], upright: bool) -> list[Patch]:
    patches = []
    for row, colour in enumerate(ROWS):
        for box in range(BOXES):
            text = f"{colour} {number_of(row, box)}"
            along, across = box * SIDE, row * (SIDE + GAP)
            x, y = (across, along) if upright else (along, across)
            patches.append(
                Patch(
                    text,
                    _square(x, y),
                    (x + SIDE // 2, y + SIDE // 2),
                    group=colour,
                    ink=colour if text in sheet["marks"] else None,
                    wants=colour,
                    sign="●",
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
