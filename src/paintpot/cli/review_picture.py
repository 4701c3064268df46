"""The graph of a review: everyone's chance of winning after each turn and throw.

In a solo game it shows the points that the game was heading for.
"""

from pathlib import Path
from typing import Final

from paintpot.cli.voice import Voice
from paintpot.core.inks import INKS, PAPER, PENCIL
from paintpot.lab.picture import BadPicture, writer_of
from paintpot.lab.picture_parts import FAINT, LABEL, QUIET, SMALL, round_step
from paintpot.lab.picture_shapes import Drawing, fitted, width_of
from paintpot.review.reports import Review

WIDTH: Final = 860.0
HEIGHT: Final = 420.0
LEFT, RIGHT, TOP, FOOT = 70.0, 830.0, 112.0, 366.0
"""The edges of the graph."""
COLOURS: Final = tuple([INKS[name].hex for name in ("blue", "red", "green", "purple", "orange")])
"""One for each seat, in this order; a game for more begins again."""
LINE: Final = 2.5
DOT: Final = 3.5
PERCENT: Final = 100.0


def save_graph(found: Review, voice: Voice, file: str) -> None:
    data = writer_of(file)(graph(found, voice))
    try:
        Path(file).write_bytes(data)
    except OSError as error:
        raise BadPicture(f"{file!r} cannot be written: {error.strerror}.") from None


def graph(found: Review, voice: Voice) -> Drawing:
    """The chance of winning over the places of the record, in steps."""
    curves, low, high, by_chance = curves_of(found)
    title = voice.say("review-graph" if by_chance else "review-graph-points")
    drawing = Drawing(WIDTH, HEIGHT, PAPER, f"{voice.game.title}: {title}")
    drawing.text(LEFT, 44, voice.game.title, 24, PENCIL, serif=True)
    drawing.text(LEFT, 66, title, 13, QUIET)
    _axes(drawing, low, high, by_chance, last_place(found), voice)
    _key(drawing, found, voice)
    for seat, curve in enumerate(curves):
        _curve(drawing, curve, low, high, last_place(found), COLOURS[seat % len(COLOURS)])
    _moments(drawing, found, voice)
    return drawing


Curve = list[tuple[int, float]]
"""Values with the place in the record from which on they hold."""


def curves_of(found: Review) -> tuple[list[Curve], float, float, bool]:
    """A curve for each seat, the least and the greatest value, and whether they are chances."""
    parts: list[tuple[int, list[float] | None, list[float]]] = [
        *[(turn.last, turn.chances, turn.values) for turn in found.turns],
        *[(throw.place + 1, throw.chances, throw.values) for throw in found.throws],
    ]
    parts.sort(key=lambda part: part[0])
    curves: list[Curve] = []
    by_chance = found.seats[0].chance is not None
    for seat, own in enumerate(found.seats):
        first = own.start if own.chance is None else PERCENT * own.chance
        curve = [(0, first)]
        for place, chances, values in parts:
            curve.append((place, values[seat] if chances is None else PERCENT * chances[seat]))
        curves.append(curve)
    if by_chance:
        return curves, 0.0, PERCENT, True
    values = [value for curve in curves for _, value in curve]
    step = round_step((max(values) - min(values) + 1) / 4)
    low, high = min(values) // step * step, -(-max(values) // step) * step
    return curves, low, max(high, low + step), False


def last_place(found: Review) -> int:
    ends = [turn.last for turn in found.turns] + [throw.place + 1 for throw in found.throws]
    return max(ends, default=1)


def _x(place: float, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * place / last


def _y(value: float, low: float, high: float) -> float:
    return FOOT - (FOOT - TOP) * (value - low) / (high - low)


def _axes(
    drawing: Drawing, low: float, high: float, by_chance: bool, last: int, voice: Voice
) -> None:
    step = 25 if by_chance else round_step((high - low) / 5)
    tick = low
    while tick <= high:
        y = _y(tick, low, high)
        drawing.line(LEFT, y, RIGHT, y, FAINT)
        label = f"{tick:g} %" if by_chance else f"{tick:g}"
        drawing.text(LEFT - 8, y + 4, label, SMALL, QUIET, "end")
        tick += step
    drawing.line(LEFT, FOOT, RIGHT, FOOT, PENCIL)
    for place in range(0, last + 1, round_step(last / 10)):
        x = _x(place, last)
        drawing.line(x, FOOT, x, FOOT + 4, PENCIL)
        drawing.text(x, FOOT + 16, str(place), SMALL, QUIET, "middle")
    drawing.text(RIGHT, FOOT + 34, voice.say("review-places"), SMALL, QUIET, "end")


def _key(drawing: Drawing, found: Review, voice: Voice) -> None:
    """Who has which colour, in one row."""
    x = LEFT
    room = (RIGHT - LEFT) / len(found.seats) - 40
    for own in found.seats:
        name = fitted(voice.name(own.seat), LABEL, room)
        drawing.rect(x, 82, 14, 10, COLOURS[own.seat % len(COLOURS)])
        drawing.text(x + 20, 92, name, LABEL, PENCIL)
        x += 44 + width_of(name, LABEL)


def _curve(drawing: Drawing, curve: Curve, low: float, high: float, last: int, colour: str) -> None:
    x, y = _x(curve[0][0], last), _y(curve[0][1], low, high)
    for place, value in curve[1:]:
        there, level = _x(place, last), _y(value, low, high)
        drawing.line(x, y, there, y, colour, LINE)
        if level != y:
            drawing.line(there, y, there, level, colour, LINE)
        x, y = there, level
    drawing.rect(x - DOT, y - DOT, 2 * DOT, 2 * DOT, colour)


def _moments(drawing: Drawing, found: Review, voice: Voice) -> None:
    """The moments that decided, numbered."""
    last = last_place(found)
    for number, place in enumerate(found.moments, start=1):
        x = _x(place + 0.5, last)
        drawing.line(x, TOP, x, FOOT, QUIET)
        drawing.text(x, TOP - 5, str(number), LABEL, PENCIL, "middle")
