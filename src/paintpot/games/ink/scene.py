"""The picture of a view: the painting of one seat, the wheel, stocks and areas beside it.

Its words are in the catalogues of the game:

    scene-round $round, scene-last-round $round     the wheel's title (status-tie-round $round too)
    scene-quill $n, scene-no-tile                   a line of the wheel
    scene-bag $n, scene-x $x $xx                    under it
    scene-bonuses, bonus-1 … bonus-12               the bonus display
    scene-stock, scene-palette, scene-jokers, scene-black, scene-lead, scene-start
    scene-areas, scene-area-size $size $number, scene-area-open $size, scene-spots $n
    scene-others, scene-left $n $black
    scene-apprentice, scene-apprentice-left $n
    ask-turn, ask-cover, ask-quill, ask-place, ask-turn-tile, ask-complete, ask-jokers, ask-spots,
    ask-bonus, ask-set                              what the viewer is to do
    fell-token                                      before the colours of a drawn X or XX
"""

from functools import cache
from typing import Any, Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Panel, Patch, Scene, Span, Token
from paintpot.games.ink.names import COLOURS, LETTERS, NUMBERS
from paintpot.games.ink.view_types import (
    ApprenticeView,
    InkView,
    LaidTile,
    PainterView,
    SquareView,
    TileLook,
)

_SIDE: Final = 100
"""The side of a square."""
_ROOM: Final = 2
"""Squares around the painting, where the next tile may go."""
SIGNS: Final = {"spot": "○", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7"}
UPRIGHT_SIGN: Final = "●"
DOWN_SIGN: Final = "▼"
BLACK_SIGN: Final = "■"
BLACK_DOWN_SIGN: Final = "◆"
X_SIGN: Final = "✕"

Facts = dict[str, str | int]


def scene_of(view: InkView, seat: int) -> Scene:
    """The scene of a view from the point of view of a seat, which may be one that a spectator looks
    at."""
    painter = view["painters"][seat]
    places = _places(view) if view["turn"] == seat else []
    left, top, width, height = _frame(painter)
    patches = [_patch(square, painter, left, top) for square in painter["squares"]]
    taken = {(square["x"], square["y"]) for square in painter["squares"]}
    patches += [_place(x, y, left, top) for x, y in places if (x, y) not in taken]
    panels = [_wheel(view), _stock(painter)]
    if view["turn_of"]["looks"] and view["turn"] == seat:
        panels.insert(0, _looks(view["turn_of"]["looks"]))
    if view["slots"]:
        panels.append(_bonuses(view))
    areas = _areas(painter)
    if areas.lines:
        panels.append(areas)
    rival = view["apprentice"]
    panels.append(_apprentice(rival) if rival else _others(view, seat))
    return Scene(
        width * _SIDE,
        height * _SIDE,
        patches,
        [_tile(k, tile, left, top) for k, tile in enumerate(painter["tiles"])],
        panels,
        _asks(view, seat) if view["seat"] == seat else [],
        _fell(view),
    )


# -- the painting


def _places(view: InkView) -> list[Point]:
    """Where the tile may go, row by row; once that is chosen, where it goes."""
    turn = view["turn_of"]
    if turn["at"]:
        x, y = _point(turn["at"])
        return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    return sorted([_point(place) for place in turn["places"]], key=lambda at: (at[1], at[0]))


def _point(text: str) -> Point:
    x, _, y = text.partition(",")
    return int(x), int(y)


def _frame(painter: PainterView) -> tuple[int, int, int, int]:
    """Left, top, width and height of the drawn section, in squares: with room for a tile."""
    xs = [square["x"] for square in painter["squares"]]
    ys = [square["y"] for square in painter["squares"]]
    if not xs:
        return 0, 0, 1, 1
    left, top = min(xs) - _ROOM, min(ys) - _ROOM
    return left, top, max(xs) + _ROOM + 1 - left, max(ys) + _ROOM + 1 - top


def _outline(x: int, y: int, left: int, top: int) -> tuple[tuple[Point, ...], Point]:
    u, v = (x - left) * _SIDE, (y - top) * _SIDE
    corners = ((u, v), (u + _SIDE, v), (u + _SIDE, v + _SIDE), (u, v + _SIDE))
    return corners, (u + _SIDE // 2, v + _SIDE // 2)


def _patch(square: SquareView, painter: PainterView, left: int, top: int) -> Patch:
    """A square with its contents; the patches of a tile are a group named by its number."""
    outline, at = _outline(square["x"], square["y"], left, top)
    name = square["name"]
    mark, sign, wants = _mark(square, painter)
    ink = None if "x_token" in square else square["colour"]
    fresh = "grown" in square
    return Patch(name, outline, at, name[:-1], ink, fresh, mark, sign, wants, moves_on(name))


@cache
def moves_on(square: str) -> tuple[str, ...]:
    """All moves that name a square, and the one that lifts its tile."""
    named = [f"{what} {square}" for what in ("complete", "fill", "lift", "set on", "take off")]
    named += [f"uncover {square}", f"spot on {square}", f"fill {square} with a joker"]
    named += [f"cover {square} {side}" for side in ("right", "down")]
    named += [f"number {n} on {square}" for n in NUMBERS]
    named += [f"{colour} on {square}" for colour in COLOURS]
    return (*named, f"lift tile {square[:-1]}")


def _mark(square: SquareView, painter: PainterView) -> tuple[str, str, str | None]:
    """What is on a square: its name, its sign, the ink behind the sign."""
    if "x_token" in square:
        return "x", X_SIGN, None
    if "bottle" in square:
        down = square["down"]
        if square["bottle"] == "black":
            return "black bottle", BLACK_DOWN_SIGN if down else BLACK_SIGN, None
        return "bottle", DOWN_SIGN if down else UPRIGHT_SIGN, painter["bottles"]
    mark = square["mark"]
    if mark == "plain":
        return "", "", None
    return "spot" if mark == "spot" else f"objective {mark}", SIGNS[mark], None


def _place(x: int, y: int, left: int, top: int) -> Patch:
    """An empty cell where a tile's upper left square may go."""
    outline, at = _outline(x, y, left, top)
    return Patch(f"{x},{y}", outline, at, moves=(f"tile at {x},{y}",))


def _tile(number: int, tile: LaidTile, left: int, top: int) -> Token:
    """Describes in words where a tile is; there is nothing more to draw."""
    x, y = tile["x"], tile["y"]
    at = ((x + 1 - left) * _SIDE, (y + 1 - top) * _SIDE)
    return Token("tile", at, "", name=f"{number} ({x},{y})")


# -- what is asked, the last draw


def _asks(view: InkView, seat: int) -> list[Span]:
    if seat not in view["actors"]:
        return []
    turn = view["turn_of"]
    asks = [Span(message=f"ask-{view['stage']}")]
    if view["stage"] == "bonus" and turn["bonus"] is not None:
        asks.append(_bonus(turn["bonus"]))
    if turn["tile"]:
        asks.append(Span(turn["tile"], None, "strong"))
    if turn["token"]:
        asks += _inks(turn["token"])
    return asks


def _fell(view: InkView) -> list[Span]:
    token = view["turn_of"]["token"]
    if not token:
        return []
    return [Span(message="fell-token"), *_inks(token)]


# -- words


def _say(name: str, tone: str = "", facts: Facts | None = None, ink: str | None = None) -> Span:
    return Span("", ink, tone, f"scene-{name}", facts)


def _bonus(number: int) -> Span:
    return Span(message=f"bonus-{number}")


def _inks(names: list[str]) -> list[Span]:
    return [_ink(name) for name in names]


def _ink(name: str) -> Span:
    return Span("", name, "", f"name-{name.replace(' ', '-')}", {"ink": name})


def _number(n: int, strong: bool = False) -> Span:
    return Span(str(n), None, "strong" if strong else "" if n else "quiet")


def _seat(seat: int) -> Span:
    """The player who sits there: the page or the terminal inserts the name."""
    return Span(f"Seat {seat + 1}", message="seat", facts={"seat": seat + 1})


# -- panels


def _wheel(view: InkView) -> Panel:
    """The tiles at the quills and the Leads there."""
    lines = []
    for k, tile in enumerate(view["quills"], 1):
        line = [
            _say("quill", "", {"n": k}),
            Span(tile) if tile else _say("no-tile", "quiet"),
        ]
        line += [_seat(seat) for seat, p in enumerate(view["painters"]) if p["lead"] == k]
        if view["apprentice"] and view["apprentice"]["lead"] == k:
            line.append(_say("apprentice"))
        lines.append(line)
    lines.append([_say("bag", "quiet", {"n": view["bag"]})])
    supply = view["supply"]
    lines.append([_say("x", "quiet", {"x": supply["x"], "xx": supply["xx"]})])
    facts: Facts = {"round": view["round"]}
    if view["tie_round"]:
        title = Span("", None, "strong", "status-tie-round", {"round": view["tie_round"]})
    else:
        title = _say("last-round" if view["last"] else "round", "strong", facts)
    return Panel("wheel", title, lines)


def _looks(looks: list[TileLook]) -> Panel:
    """The orientations of a tile: its upper squares, then its lower ones."""
    lines = []
    for look in looks:
        pairs: list[Any] = look["squares"]  # lists as in JSON: compiled, a type is checked
        squares = [_printed(colour, mark) for colour, mark in pairs]
        lines.append([Span(look["move"]), *squares[:2], Span("/", None, "quiet"), *squares[2:]])
    return Panel("looks", Span(message="ask-turn-tile"), lines)


def _printed(colour: str, mark: str) -> Span:
    """A square as tiles are written: `R4`."""
    letter = LETTERS[COLOURS.index(colour)]
    return Span(letter + {"plain": " ", "spot": "o"}.get(mark, mark), colour)


def _stock(painter: PainterView) -> Panel:
    lines = [
        [_say("palette"), _number(painter["palette"], True)],
        [_say("jokers"), _number(painter["jokers"], True)],
        [_say("black"), _number(painter["black"])],
        [_say("lead"), Span(str(painter["lead"])) if painter["lead"] else _say("start")],
    ]
    if painter["card"]:
        lines.insert(0, _inks(painter["card"]))
    return Panel("stock", _say("stock", "strong"), lines)


def _bonuses(view: InkView) -> Panel:
    lines = []
    for slot in view["slots"]:
        numbers = "/".join([str(n) for n in slot["numbers"]])
        now = view["turn_of"]["bonus"] == slot["bonus"]
        lines.append([Span(numbers, None, "strong" if now else ""), _bonus(slot["bonus"])])
    return Panel("bonuses", _say("bonuses", "strong"), lines)


def _areas(painter: PainterView) -> Panel:
    """Areas with an objective or of three squares and more, the largest first."""
    shown = [area for area in painter["areas"] if area["numbers"] or area["size"] >= 3]
    shown.sort(key=lambda area: (-len(area["numbers"]), -area["size"]))
    lines = []
    for area in shown:
        numbers: Facts = {
            "size": area["size"],
            "number": "/".join([str(n) for n in area["numbers"]]),
        }
        size = _say("area-size" if area["numbers"] else "area-open", "", numbers)
        if not area["numbers"]:
            size.facts = {"size": area["size"]}
        line = [_ink(area["colour"]), size, _say("spots", "quiet", {"n": area["spots"]})]
        line.append(Span(area["squares"][0] + (" ↑" if area["grown"] else "")))
        lines.append(line)
    return Panel("areas", _say("areas", "strong"), lines)


def _others(view: InkView, seat: int) -> Panel:
    lines = []
    for k, painter in enumerate(view["painters"]):
        if k != seat:
            facts: Facts = {"n": painter["own"], "black": painter["black"]}
            lines.append([_seat(k), _say("left", "", facts), *_inks(painter["card"])])
    return Panel("others", _say("others", "strong"), lines)


def _apprentice(rival: ApprenticeView) -> Panel:
    return Panel(
        "apprentice",
        _say("apprentice", "strong"),
        [[_say("apprentice-left", "", {"n": rival["left"]})]],
    )
