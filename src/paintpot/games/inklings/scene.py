"""The picture of a view: the three unfolded dice of one seat, and the panels around them.

Its words are in the game's catalogues, as `scene-…`.
"""

from collections.abc import Sequence
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.geometry import Point
from paintpot.core.scenes import Panel, Patch, Scene, Span, Token
from paintpot.core.sheets import Area
from paintpot.games.inklings.board import Board
from paintpot.games.inklings.names import BOXES, DICE, HUB, SPACES
from paintpot.games.inklings.scoring import tally
from paintpot.games.inklings.view_types import InklingsView, RollView, SheetView

INKED: Final = "blue"
"""The one ink there is."""
ROLLED: Final = ("d6", "d8", "d12")
_INKLING: Final = "☻"
_TUNNEL: Final = "▲"
_HUB: Final = "▼"

Facts = dict[str, str | int]


def scene_of(view: InklingsView, seat: int, board: Board) -> Scene:
    """The scene of a view from the point of view of a seat, which may be one that a spectator looks
    at."""
    sheet = view["sheets"][seat]
    panels = [_roll(view), _inklings(sheet, board), _scores(sheet, board)]
    if view["seats"] > 1:
        panels.append(_others(view, seat))
    return Scene(
        board.sheet.width,
        board.sheet.height,
        _patches(sheet, board),
        _tunnels(sheet, board) + _critters(sheet, board),
        panels,
        _asks(view, seat) if view["seat"] == seat else [],
        _fell(view),
    )


# -- the sheet


def _patches(sheet: SheetView, board: Board) -> list[Patch]:
    fresh = str(sheet["move"] or "").split(" ")
    out = []
    for k, area in enumerate(board.sheet.areas):
        inked = area.id in sheet["inked"]
        out.append(
            Patch(
                area.id,
                area.outline,
                area.at,
                area.id.partition("-")[0],
                INKED if inked else None,
                inked and area.id == fresh[-1],
                "hub" if k == HUB else "",
                _HUB if k == HUB else "",
                moves=_moves(area.id, sheet["inklings"]),
            )
        )
    return out


def _moves(space: str, inklings: list[str]) -> tuple[str, ...]:
    """What a tap on a space may mean: an Inkling goes there, or the one there is lost."""
    trips = [f"{way} {start} to {space}" for start in inklings for way in ("walk", "tunnel")]
    return (*trips, f"enter {space}", f"lose {space}")


def _tunnels(sheet: SheetView, board: Board) -> list[Token]:
    """A tunnel is between the number and the flattest side; spent once it is crossed off."""
    out = []
    for k, area in enumerate(board.sheet.areas):
        if board.tunnels & BIT[k]:
            spent = area.id in sheet["crossed"]
            out.append(Token("tunnel", _beside(area, 1), _TUNNEL, spent=spent, name=area.id))
    return out


def _critters(sheet: SheetView, board: Board) -> list[Token]:
    """An Inkling is on the other side of the number."""
    out = []
    for name in sheet["inklings"]:
        at = _beside(board.sheet.areas[SPACES.index(name)], -1)
        out.append(Token("inkling", at, _INKLING, INKED, name=name))
    return out


def _beside(area: Area, way: int) -> Point:
    """A point halfway from an area's mark to the middle of its flattest side, or opposite."""
    corners = area.outline
    best, x, y = 2.0, 0.0, 0.0
    for k, (u, v) in enumerate(corners):
        s, t = corners[k - 1]
        slope = abs(v - t) / max(abs(u - s), abs(v - t))
        if slope < best:
            best, x, y = slope, (u + s) / 2, (v + t) / 2
    return (
        round(area.at[0] + way * (x - area.at[0]) / 2),
        round(area.at[1] + way * (y - area.at[1]) / 2),
    )


# -- what is asked, the last roll


def _asks(view: InklingsView, seat: int) -> list[Span]:
    roll = view["roll"]
    if roll is None or seat not in view["actors"]:
        return []
    if view["sheets"][seat]["stuck"]:
        return [_say("ask-lose")]
    return [_say("ask-move"), _called(roll)]


def _fell(view: InklingsView) -> list[Span]:
    roll = view["roll"]
    if roll is None:
        return []
    dice = [Span(f"{die} {roll[die]}") for die in ROLLED]
    return [*dice, _say("fell", "", {"sums": _sums(roll)})]


def _sums(roll: RollView) -> str:
    return ", ".join([str(called) for called in roll["sums"]])


def _called(roll: RollView) -> Span:
    return Span(_sums(roll), None, "strong")


# -- words


def _say(name: str, tone: str = "", facts: Facts | None = None) -> Span:
    return Span("", None, tone, f"scene-{name}", facts)


def _seat(seat: int) -> Span:
    """The player who sits there: the page or the terminal inserts the name."""
    return Span(f"Seat {seat + 1}", message="seat", facts={"seat": seat + 1})


def _number(n: int, strong: bool = False) -> Span:
    text = f"−{-n}" if n < 0 else str(n)
    return Span(text, None, "strong" if strong else "" if n else "quiet")


# -- panels


def _roll(view: InklingsView) -> Panel:
    """The dice and the sums they call."""
    roll = view["roll"]
    title = _say("round", "strong", {"round": view["round"]})
    if roll is None:
        return Panel("roll", title, [[_say("not-rolled", "quiet")]])
    lines = [[Span(die), Span(str(roll[die]), None, "strong")] for die in ROLLED]
    return Panel("roll", title, [*lines, [_say("called"), _called(roll)]])


def _inklings(sheet: SheetView, board: Board) -> Panel:
    """Where this seat's Inklings are, and its remaining tunnels."""
    boxes = [letter for letter in BOXES if letter in sheet["boxes"]]
    crossed = sheet["crossed"]
    tunnels = [k for k in range(len(SPACES)) if board.tunnels & BIT[k]]
    left = [SPACES[k] for k in tunnels if SPACES[k] not in crossed]
    lines = [
        [_say("boxes"), _listed(boxes)],
        [_say("on-board"), _listed(sheet["inklings"])],
        [_say("tunnels-left"), Span(f"{len(left)}/{len(tunnels)}")],
    ]
    return Panel("inklings", _say("inklings", "strong"), lines)


def _listed(names: Sequence[str]) -> Span:
    return Span(" ".join(names)) if names else Span("–", None, "quiet")


def _others(view: InklingsView, seat: int) -> Panel:
    """Each of the others: points, Inklings left, and what it did last, if that is known."""
    lines = []
    for k, sheet in enumerate(view["sheets"]):
        if k == seat:
            continue
        left = len(sheet["inklings"]) + len(sheet["boxes"])
        line = [_seat(k), _number(sheet["score"]["total"], True)]
        if sheet["out"]:
            line.append(_say("out", "quiet"))
        else:
            line.append(_say("left", "", {"n": left}))
        if sheet["move"] is not None:
            line.append(Span(sheet["move"], None, "quiet"))
        elif sheet["chosen"]:
            line.append(_say("chosen", "quiet"))
        lines.append(line)
    return Panel("others", _say("others", "strong"), lines)


def _scores(sheet: SheetView, board: Board) -> Panel:
    """As on paper: a tally for each die with its maximum, the bonus, the tunnels."""
    points: dict[str, int] = dict(sheet["score"]["lines"])
    lines = [[_say("die", "quiet"), _say("head-inked", "quiet"), _say("head-bonus", "quiet")]]
    for k, die in enumerate(DICE):
        most = int(tally(board, board.land[k], k))
        bonus = points[f"{die}/bonus"]
        if bonus:
            earned = Span(f"+{bonus}")
        elif die in sheet["never_complete"]:
            earned = Span("–", None, "quiet")
        else:
            earned = Span(f"({int(board.bonus[k])})", None, "quiet")
        lines.append([Span(die), Span(f"{points[f'{die}/inked']}/{most}"), earned])
    lines.append([_say("tunnels"), _number(points["tunnels/crossed"]), Span()])
    total = _number(sheet["score"]["total"]).text
    return Panel("score", _say("score", "strong", {"total": total}), lines)
