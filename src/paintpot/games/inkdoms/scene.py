"""The picture of a view: the sheet of one seat, the dice on it, and the panels around it.

Its words are in the game's catalogues, as `scene-…`.
"""

from typing import Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Panel, Patch, Scene, Span, Token
from paintpot.games.inkdoms.moves import DROP, MOVE_DROPS, N_AREAS, SPREAD, TAKE, text
from paintpot.games.inkdoms.names import (
    AREAS,
    CAPITAL_INKS,
    FIRST_POINTS,
    INKS,
    KINGDOMS,
    LETTERS,
    LINES,
    MONSTERS,
    PER_KINGDOM,
    SECOND_POINTS,
)
from paintpot.games.inkdoms.realm import Realm
from paintpot.games.inkdoms.view_types import InkdomsView, SheetView

SPELL_SIGNS: Final = "①②③④"
SIGNS: Final = {
    "capital": "♛",
    "dragon green": "D",
    "dragon purple": "D",
    "dragon brown": "D",
    "hydra": "H",
    "griffin": "G",
    "unicorn": "U",
    "spell 1": "①",
    "spell 2": "②",
    "spell 3": "③",
    "spell 4": "④",
}
WANTS: Final = {
    "dragon green": "green",
    "dragon purple": "purple",
    "dragon brown": "brown",
    "hydra": "blue",
    "griffin": "red",
    "unicorn": "yellow",
}
_TOWER: Final = "▲"

Facts = dict[str, str | int]


def _moves_at(area: int) -> tuple[str, ...]:
    """What a tap on an area may mean: to paint it, or something about its kingdom."""
    kingdom = area // PER_KINGDOM
    strokes = range(DROP + area, MOVE_DROPS, N_AREAS)
    takes = range(TAKE + kingdom, DROP, len(KINGDOMS))
    spells = (MOVE_DROPS + kingdom, SPREAD + kingdom)
    return tuple([text(move) for move in (*strokes, *takes, *spells)])


MOVES_AT: Final = [_moves_at(area) for area in range(N_AREAS)]


def scene_of(view: InkdomsView, seat: int, realm: Realm) -> Scene:
    """The scene of a view from the point of view of a seat, which may be one that a spectator looks
    at."""
    sheet = view["sheets"][seat]
    panels = [_dice(view), _held(sheet), _scores(view, sheet)]
    if view["seats"] > 1:
        panels.insert(2, _others(view, seat))
    return Scene(
        realm.sheet.width,
        realm.sheet.height,
        _patches(sheet, realm),
        _towers(sheet, realm) + _lying(view, sheet, realm),
        panels,
        _asks(view, seat) if view["seat"] == seat else [],
        _fell(view),
    )


# -- the sheet


def _patches(sheet: SheetView, realm: Realm) -> list[Patch]:
    paint, fresh = sheet["paint"], sheet["fresh"]
    out = []
    for k, area in enumerate(realm.sheet.areas):
        kingdom = k // PER_KINGDOM
        mark = str(area.data.get("symbol") or "")
        wants = WANTS.get(mark)
        if mark == "capital":
            wants = INKS[CAPITAL_INKS[kingdom]]
        out.append(
            Patch(
                area.id,
                area.outline,
                area.at,
                KINGDOMS[kingdom],
                paint.get(area.id),
                area.id in fresh,
                mark,
                SIGNS.get(mark, ""),
                wants,
                MOVES_AT[k],
            )
        )
    return out


def _towers(sheet: SheetView, realm: Realm) -> list[Token]:
    """A tower is in the middle of the border between its two areas; spent once both are painted."""
    out = []
    for a, b in realm.towers:
        spent = AREAS[a] in sheet["paint"] and AREAS[b] in sheet["paint"]
        at = _middle(max(realm.sheet.border(a, b), key=_length))
        name = f"{AREAS[a]}–{AREAS[b]}"
        out.append(Token("tower", at, _TOWER, spent=spent, name=name))
    return out


def _length(path: tuple[Point, ...]) -> float:
    total = 0.0
    for k in range(1, len(path)):
        total += _step(path[k - 1], path[k])
    return total


def _step(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def _middle(path: tuple[Point, ...]) -> Point:
    """The point halfway along a path."""
    left = _length(path) / 2
    for k in range(1, len(path)):
        a, b = path[k - 1], path[k]
        step = _step(a, b)
        if step >= left:
            part = left / step
            return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)
        left -= step
    return path[-1]


def _lying(view: InkdomsView, sheet: SheetView, realm: Realm) -> list[Token]:
    """The dice still in the box, as long as this seat has none: after that they would be in the
    way."""
    if sheet["phase"] != "waiting":
        return []
    box = realm.box
    out = []
    for die in view["throw"]:
        if not die["in_box"]:
            continue
        x, y, turn = die["x"], die["y"], die["turn"]
        u, v = int(box.corner_x[turn]), int(box.corner_y[turn])
        outline = ((x + u, y + v), (x - v, y + u), (x - u, y - v), (x + v, y - u))
        out.append(Token("die", (x, y), str(die["value"]), die["die"], outline))
    return out


# -- what is asked, the last throw


def _asks(view: InkdomsView, seat: int) -> list[Span]:
    sheet = view["sheets"][seat]
    if view["stage"] == "over" or seat not in view["actors"]:
        return []
    if view["stage"] == "crossing":
        return [_say("ask-cross")]
    turn, took = sheet["turn"], sheet["took"]
    if turn is None or took is None:
        return [_say("ask-take")]
    if turn["owed"]:
        return [_say("ask-gain")]
    left = [(took["ink"], turn["drops"]), *turn["mixed"].items()]
    drops = [_say("drops", "strong", {"n": n, "ink": ink}, ink) for ink, n in left if n]
    if not drops:
        return [_say("ask-done")]
    where = [_line_name(name) for name in turn["open"]]
    return [_say("ask-place"), *drops, _say("ask-in"), *where]


def _fell(view: InkdomsView) -> list[Span]:
    out = []
    for die in view["throw"]:
        names = [KINGDOMS[LETTERS.index(letter)] for letter in die["kingdoms"]]
        lies = dict(zip(("kingdom", "second", "third"), [*names, "none", "none"], strict=False))
        facts: Facts = {"die": die["die"], "n": die["value"], **lies}
        out.append(_say("fell", "", facts, die["die"]))
    return out


# -- words


def _say(name: str, tone: str = "", facts: Facts | None = None, ink: str | None = None) -> Span:
    return Span("", ink, tone, f"scene-{name}", facts)


def _line_name(name: str) -> Span:
    """A kingdom or a kind of monsters."""
    return _say(f"line-{name}")


def _seat(seat: int) -> Span:
    """The player who sits there: the page or the terminal inserts the name."""
    return Span(f"Seat {seat + 1}", message="seat", facts={"seat": seat + 1})


# -- panels


def _dice(view: InkdomsView) -> Panel:
    """The dice, where they are, and who took those that are gone."""
    holders = {
        sheet["took"]["die"]: seat
        for seat, sheet in enumerate(view["sheets"])
        if sheet["took"] is not None
    }
    lines = []
    for die in view["throw"]:
        name = die["die"]
        line = [
            Span(f" {die['value']} ", name),
            _say("die", "" if die["in_box"] else "quiet", {"die": name}),
        ]
        if die["in_box"]:
            names = [KINGDOMS[LETTERS.index(letter)] for letter in die["kingdoms"]]
            line += [_line_name(names[0])]
            lines.append(line)
            lines += [[Span(), Span(), _line_name(other)] for other in names[1:]]
            continue
        lines.append([*line, _seat(holders[name]) if name in holders else _say("taken", "quiet")])
    if not lines:
        lines = [[_say("not-thrown", "quiet")]]
    title = "last-round" if view["last"] else "round"
    return Panel("dice", _say(title, "strong", {"round": view["round"]}), lines)


def _held(sheet: SheetView) -> Panel:
    """Spells and tower drops: now, and those that can be used from the next round on."""
    spells = [_say("spells")]
    for k, sign in enumerate(SPELL_SIGNS):
        spells.append(_held_span(f"{sign}", sheet["spells"][k], sheet["new_spells"][k], None))
    lines = [spells]
    drops = [
        _held_span("", sheet["drops"].get(ink, 0), sheet["new_drops"].get(ink, 0), ink)
        for ink in INKS
        if ink in sheet["drops"] or ink in sheet["new_drops"]
    ]
    lines.append([_say("tower-drops"), *(drops or [Span("–", None, "quiet")])])
    return Panel("held", _say("held", "strong"), lines)


def _held_span(sign: str, now: int, soon: int, ink: str | None) -> Span:
    """`2+1`: two to use, one more from the next round on."""
    text = f"{now}+{soon}" if soon else str(now)
    return Span(f"{sign}{text}", ink, "" if now or soon else "quiet")


def _others(view: InkdomsView, seat: int) -> Panel:
    lines = []
    for k, sheet in enumerate(view["sheets"]):
        if k == seat:
            continue
        took, phase = sheet["took"], sheet["phase"]
        line = [_seat(k), _number(sheet["score"]["total"], True)]
        if took is not None:
            line.append(Span(f" {took['value']} ", took["ink"]))
        line.append(_say(phase, "quiet"))
        lines.append(line)
    return Panel("others", _say("others", "strong"), lines)


def _scores(view: InkdomsView, sheet: SheetView) -> Panel:
    """The lines as on paper: awards, the two middle columns, the sum of each line."""
    points: dict[str, int] = dict(sheet["score"]["lines"])
    lines = [_head("kingdoms", "speed", "capital", "variety")]
    lines += [_line(view, points, line, "capital", "variety") for line in KINGDOMS]
    lines.append(_head("monsters", "speed", "tamed", "unpainted"))
    lines += [_line(view, points, line, "tamed", "unpainted") for line in MONSTERS]
    for name, line in (("end", "end/speed"), ("blots", "blots/marked")):
        lines.append([_say(name), Span(), Span(), Span(), _number(points[line])])
    total = _number(sheet["score"]["total"]).text
    return Panel("score", _say("score", "strong", {"total": total}), lines)


def _head(name: str, *parts: str) -> list[Span]:
    heads = [_say(f"head-{part}", "quiet") for part in (*parts, "sum")]
    return [_say(name, "quiet"), *heads]


def _line(
    view: InkdomsView, points: dict[str, int], line: str, middle: str, last: str
) -> list[Span]:
    speed, one, two = points[f"{line}/speed"], points[f"{line}/{middle}"], points[f"{line}/{last}"]
    award = _number(speed) if speed else Span(_open_awards(view, line), None, "quiet")
    return [_line_name(line), award, _number(one), _number(two), _number(speed + one + two, True)]


def _open_awards(view: InkdomsView, line: str) -> str:
    """The points still available for speed: `4/2`, `2`, or nothing."""
    k = LINES.index(line)
    numbers = []
    if line in view["awards"]["firsts"]:
        numbers.append(str(int(FIRST_POINTS[k])))
    if line in view["awards"]["seconds"]:
        numbers.append(str(int(SECOND_POINTS[k])))
    return "/".join(numbers) or "–"


def _number(n: int, strong: bool = False) -> Span:
    text = f"−{-n}" if n < 0 else str(n)
    return Span(text, None, "strong" if strong else "" if n else "quiet")
