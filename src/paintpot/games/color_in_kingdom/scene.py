"""The picture of a view: the sheet of one seat, and the panels around it.

Its words are in the game's catalogues, as `scene-…`.
"""

from typing import Any, Final

from paintpot.core.scenes import Panel, Patch, Scene, Span
from paintpot.games.color_in_kingdom.guidelines import INKS
from paintpot.games.color_in_kingdom.moves import BUILD, text
from paintpot.games.color_in_kingdom.names import (
    KINDS,
    N_DUTIES,
    N_KINDS,
    N_SPACES,
    N_SQUARES,
    SPACES,
)
from paintpot.games.color_in_kingdom.province import Province
from paintpot.games.color_in_kingdom.view_types import KingdomView, SheetView

INK_OF: Final = dict(zip(KINDS, INKS, strict=True))
BUILDS: Final = {
    space: tuple([text(BUILD + kind * N_SPACES + k) for kind in range(N_KINDS)])
    for k, space in enumerate(SPACES)
}
"""The moves on each space: to build there, or to copy."""
_EMPTY: Final = "·"
"""A Copycat square without a number."""
_PER_LINE: Final = 13

Facts = dict[str, str | int]


def scene_of(view: KingdomView, seat: int, province: Province) -> Scene:
    """The scene of a view from the point of view of a seat, which may be one that a spectator looks
    at."""
    sheet = view["sheets"][seat]
    panels = [_dice(view), _name_line(sheet, seat), _scores(view, sheet)]
    if view["seats"] > 1:
        panels.insert(2, _others(view, seat))
    return Scene(
        province.sheet.width,
        province.sheet.height,
        _patches(sheet, province),
        [],
        panels,
        _asks(view, seat) if view["seat"] == seat else [],
        _fell(view),
    )


def _patches(sheet: SheetView, province: Province) -> list[Patch]:
    paint, fresh = sheet["paint"], sheet["fresh"]
    return [
        Patch(
            area.id,
            area.outline,
            area.at,
            ink=paint.get(area.id),
            fresh=area.id in fresh,
            moves=BUILDS[area.id],
        )
        for area in province.sheet.areas
    ]


# -- words


def _say(name: str, tone: str = "", facts: Facts | None = None, ink: str | None = None) -> Span:
    return Span("", ink, tone, f"scene-{name}", facts)


def _kind(kind: str, tone: str = "") -> Span:
    """A construction in its ink, in short; a quiet one has no ink: it cannot be built."""
    return _say("line", tone, {"kind": kind}, None if tone == "quiet" else INK_OF[kind])


def _seat(seat: int) -> Span:
    """The player who sits there, and so the name of the Province (CK-A23)."""
    return Span(f"Seat {seat + 1}", message="seat", facts={"seat": seat + 1})


def _number(n: int, strong: bool = False) -> Span:
    return Span(str(n), None, "strong" if strong else "" if n else "quiet")


# -- what is asked, the last roll


def _asks(view: KingdomView, seat: int) -> list[Span]:
    if seat not in view["actors"]:
        return []
    if view["stage"] == "picking":
        return [_say("ask-pick")]
    ask = _say("ask-build" if view["stage"] == "building" else "ask-copy")
    kind = view["building"]
    assert kind is not None, "it is known what is built"
    return [ask, _say("kind", "", {"kind": kind}, INK_OF[kind])]


def _fell(view: KingdomView) -> list[Span]:
    roll = view["roll"]
    if roll is None:
        return []
    return [
        _say("family", "", {"dice": _faces(roll["family"])}),
        _say("duty", "", {"n": roll["duty"]}),
    ]


def _faces(dice: list[int]) -> str:
    return " ".join([str(face) for face in dice])


# -- panels


def _dice(view: KingdomView) -> Panel:
    """The turn: whose it is, the dice, what they can make or have made, how it may end the game."""
    lines = [[_say("dice-with", "quiet"), _seat(view["current"])]]
    roll = view["roll"]
    if roll is not None and view["stage"] not in ("roll", "over"):
        lines.append([_say("family-dice", "quiet"), Span(_faces(roll["pool"]) or "–")])
        facts: Facts = {"n": roll["duty"], "gone": len(roll["aside"])}
        lines.append([_say("duty-die", "quiet"), _say("aside", "", facts)])
    for pick in view["picks"] if view["stage"] == "picking" else ():
        a, b = pick["dice"]
        tone = "" if pick["open"] else "quiet"
        lines.append([Span(f"{a} + {b} = {pick['sum']}", None, tone), _kind(pick["builds"], tone)])
    if view["building"] is not None and view["stage"] in ("building", "copying"):
        lines.append([_say("builds", "quiet"), _kind(view["building"])])
    ending, trigger = view["ending"], view["trigger"]
    if ending is not None and trigger is not None:
        lines.append([_say("ended-by", "quiet", {"ending": ending}), _seat(trigger)])
    title = "turn" if ending is None else "last-turn"
    if view["stage"] == "over":
        title = "over"
    return Panel("dice", _say(title, "strong", _count(view)), lines)


def _count(view: KingdomView) -> Facts:
    return {"turn": view["turn"], "left": view["last"]}


def _name_line(sheet: SheetView, seat: int) -> Panel:
    """The head of the sheet: its name, duties and Copycat squares (CK-SETUP-8)."""
    duties = [_say("duties", "quiet")]
    for n in range(1, N_DUTIES + 1):
        crossed = n in sheet["duties"]
        duties.append(Span("×" if crossed else str(n), None, "quiet" if crossed else "strong"))
    squares = [str(n) for n in sheet["squares"]]
    squares += [_EMPTY] * (N_SQUARES - len(squares))
    lines = [duties]
    facts: Facts = {"n": len(sheet["squares"]), "all": N_SQUARES}
    lines.append([_say("copycat", "quiet", facts)])
    lines += [[Span(" ".join(squares[k : k + _PER_LINE]))] for k in range(0, N_SQUARES, _PER_LINE)]
    return Panel("sheet", _seat(seat), lines)


def _others(view: KingdomView, seat: int) -> Panel:
    """The other seats: points, duties, squares, and whether they have copied or still have to
    decide."""
    lines = [[Span(), *[_say(f"head-{name}", "quiet") for name in ("points", "duties", "squares")]]]
    for k, sheet in enumerate(view["sheets"]):
        if k == seat:
            continue
        line = [_seat(k), _number(sheet["score"]["total"], True)]
        line += [_number(len(sheet["duties"])), _number(len(sheet["squares"]))]
        if k in view["copied"]:
            line.append(_say("copied"))
        elif view["stage"] == "copying" and k in view["actors"]:
            line.append(_say("deciding", "quiet"))
        lines.append(line)
    return Panel("others", _say("others", "strong"), lines)


def _scores(view: KingdomView, sheet: SheetView) -> Panel:
    """The Final Score lines with their sums, spaces and points, in the order on paper."""
    inks = list(sheet["paint"].values())
    points: dict[str, int] = {}
    scored: list[Any] = sheet["score"]["lines"]  # lists as in JSON: compiled, a type is checked
    for name, n in scored:
        group = name.partition("/")[0]
        points[group] = points.get(group, 0) + n
    heads = ("sums", "spaces", "points")
    lines = [[_say("lines", "quiet"), *[_say(f"head-{name}", "quiet") for name in heads]]]
    for kind in KINDS:
        sums = "/".join([str(n) for n in view["sums"][kind]])
        spaces = inks.count(INK_OF[kind])
        lines.append([_kind(kind), Span(sums), _number(spaces), _number(points[kind], True)])
    lines.append([_say("copies"), Span(), Span(), _number(points["copycat"], True)])
    lines.append([_say("total", "strong"), Span(), Span(), _number(sheet["score"]["total"], True)])
    return Panel("score", _say("score", "strong"), lines)
