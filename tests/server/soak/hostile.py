"""Requests with hostile sheets and records, made by a generator: each kind is one attack.

    for hostile in hostile_requests(2000, random.Random(7)):
        send(hostile.method, hostile.path, hostile.body)

Nothing here may stop a server, crash it or be answered with a 5xx. Some are legal: then they are
the most expensive legal ones that we could think of.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from tests.server.soak import hostile_records as records
from tests.server.soak import hostile_sheets as sheets

LARGEST: Final = 256 * 1024 - 64
"""Bytes of a body that a server reads."""
TABLES: Final = "/api/tables"
REPLAY: Final = "/api/replay"
GAMES: Final = ("color-in-kingdom", "ink", "inkdoms", "inklings")
WITH_SHEETS: Final = ("color-in-kingdom", "inkdoms", "inklings")

Chance = random.Random
Body = dict[str, Any] | bytes


class Hostile:
    """One request: the kind of attack, where it goes, its body."""

    def __init__(self, name: str, path: str, body: bytes) -> None:
        self.name = name
        self.method = "POST"
        self.path = path
        self.body = body

    def __repr__(self) -> str:
        return f"<Hostile {self.name}: {self.path}, {len(self.body)} bytes>"


def hostile_requests(n: int, rng: Chance) -> Iterator[Hostile]:
    """This many requests; every kind occurs before any is repeated."""
    order: list[str] = []
    for _ in range(n):
        if not order:
            order = sorted(KINDS)
            rng.shuffle(order)
        name = order.pop()
        path, body = KINDS[name](rng)
        yield Hostile(name, path, _bytes(body))


def _bytes(body: Body) -> bytes:
    if isinstance(body, bytes):
        return body[:LARGEST]
    raw = json.dumps(body, separators=(",", ":")).encode()
    # Cut off where it is too long: the last part of a bad body is as good as any.
    return raw if len(raw) <= LARGEST else raw[:LARGEST]


# -- where a sheet or a record goes


def _table(game: str, options: dict[str, Any], seats: int = 2) -> tuple[str, Body]:
    others = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    body = {"game": game, "name": "Ann", "seats": [{"kind": "me"}, *others], "options": options}
    return TABLES, body


def _replay(record: dict[str, Any], step: int | None = None) -> tuple[str, Body]:
    moves = record.get("moves")
    known = len(moves) if isinstance(moves, list) else 0
    return REPLAY, {"record": record, "step": known if step is None else step}


def _on(sheet: dict[str, Any], rng: Chance, game: str = "") -> tuple[str, Body]:
    """A table on a sheet, or a record; of the sheet's own game unless that is spoilt."""
    game = game or str(sheet["game"])
    if rng.random() < 0.5:
        return _table(game, {"sheet": sheet})
    return _replay(records.blank(game, 2, sheet=sheet))


# -- sheets


def fitted_throw(rng: Chance) -> tuple[str, Body]:
    """Accepted by the casts of a fixed seed; no dice ever come to rest on it."""
    return _table("inkdoms", {"sheet": sheets.fitted_whorl(rng)}, rng.randrange(2, 5))


def thin_lanes(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.thin_whorl(rng), rng)


def overlap_graph(rng: Chance) -> tuple[str, Body]:
    """Spaces on top of each other with roads all over them."""
    sheet = sheets.overlapping(rng)
    return _replay(records.roads_everywhere(sheet, records.touching_order(sheet, rng)))


def planar_roads(rng: Chance) -> tuple[str, Body]:
    """Legal sheets on which a longest road is hard to find, covered with roads."""
    makers = (sheets.grid, sheets.bricks, sheets.comb_spaces, sheets.layers, sheets.ladder)
    sheet = sheets.renamed(rng.choice(makers)(rng), rng)
    order = [area["id"] for area in sheet["areas"]]
    return _replay(records.roads_everywhere(sheet, order, rng.randrange(1, 12)))


def toothed_spaces(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.toothed(rng), rng)


def zigzag_outline(rng: Chance) -> tuple[str, Body]:
    corners = rng.choice((90, 900, 9_000, 18_000))
    return _on(sheets.zigzag(corners, rng.random() < 0.5), rng)


def spiral_outline(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.spiral(rng.choice((12, 100, 1000, 2300))), rng)


def collinear_sides(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.straight(rng.choice((40, 1000, 11_000))), rng)


def stacked_areas(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.stacked(rng.choice((60, 500, 3000))), rng)


def tiny_areas(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.tiny_areas(rng.choice((60, 500, 4000))), rng)


def slivers(rng: Chance) -> tuple[str, Body]:
    return _on(sheets.slivers(rng), rng)


NUMBERS: Final = (2**31, 2**53 + 1, 2**63, 2**70, -(2**70), 10**300, -1, 1e300, 0.5)


def huge_numbers(rng: Chance) -> tuple[str, Body]:
    """A number out of all proportion somewhere in a sheet of the house."""
    sheet = sheets.house(rng.choice(WITH_SHEETS), rng)
    _plant(sheet, rng.choice(NUMBERS), rng)
    return _on(sheet, rng)


def _plant(sheet: dict[str, Any], odd: object, rng: Chance) -> None:
    area = rng.choice(sheet["areas"])
    place = rng.randrange(8)
    if place == 0:
        area["outline"][rng.randrange(len(area["outline"]))][rng.randrange(2)] = odd
    elif place == 1:
        area["at"][rng.randrange(2)] = odd
    elif place == 2:
        sheet["size"][rng.randrange(2)] = odd
    elif place == 3:
        sheet[rng.choice(("die", "blots", "bonus", "format", "name", "towers", "joins"))] = odd
    elif place == 4:
        area[rng.choice(("symbol", "tunnel", "id", "at", "outline"))] = odd
    elif place == 5:
        area["padding"] = odd
    elif place == 6:
        sheet["bonus"] = {"d8": odd, "d12": 6, "d20": 10, "d6": odd}
    else:
        sheet["padding"] = odd


def padding(rng: Chance) -> tuple[str, Body]:
    """Keys that nobody reads, at any level, up to the whole body."""
    sheet = sheets.house(rng.choice(WITH_SHEETS), rng)
    much: object = rng.choice(
        (
            "x" * rng.choice((10, 200_000)),
            [0] * 60_000,
            {f"k{k}": k for k in range(15_000)},
            [[[]]] * 30_000,
        )
    )
    rng.choice([sheet, rng.choice(sheet["areas"])])[f"pad{rng.randrange(100)}"] = much
    return _on(sheet, rng)


def deep(rng: Chance) -> tuple[str, Body]:
    """Nested as deep as the body is long."""
    depth = rng.choice((30, 400, 900, 5_000, 100_000))
    inner = (b"[" * depth, b"]" * depth) if rng.random() < 0.5 else (b'{"a":' * depth, b"}" * depth)
    nest = inner[0] + b"0" + inner[1]
    if rng.random() < 0.5:
        head = b'{"game":"inkdoms","name":"Ann","seats":[{"kind":"me"}],"options":{"sheet":'
        return TABLES, head + nest + b"}}"
    head = json.dumps(records.blank("ink"))[:-5].encode()
    return REPLAY, b'{"step":0,"record":' + head + nest + b"}}"


def long_texts(rng: Chance) -> tuple[str, Body]:
    """Names and texts far longer than anybody can read."""
    text = rng.choice(("x", " ", "\u00e9", "\U0001f3b2", "done ", "blue 3 in R; ")) * rng.choice(
        (200, 5_000, 40_000)
    )
    place = rng.randrange(4)
    if place == 0:
        return _table(rng.choice(GAMES), {rng.choice(("sheet", "first", text)): text})
    if place == 1:
        game = rng.choice(WITH_SHEETS)
        sheet = sheets.house(game, rng)
        rng.choice([sheet, rng.choice(sheet["areas"])])[rng.choice(("name", "id", "game"))] = text
        return _on(sheet, rng, game)
    return _replay(records.spoilt(rng, text))


# -- records and options


def odd_values(rng: Chance) -> tuple[str, Body]:
    """A value of the wrong kind or size somewhere in a true record."""
    odd: object = rng.choice(
        (*NUMBERS, None, True, [], {}, [[]] * 9, {"a": [1]}, "", "\x00", "\ud800")
    )
    return _replay(records.spoilt(rng, odd))


def odd_options(rng: Chance) -> tuple[str, Body]:
    odd: object = rng.choice((*NUMBERS, None, True, [], {}, [1] * 50_000, {"a": {"b": 2**70}}))
    name = rng.choice(("first", "sheet", "sums", "bottles", "zzz"))
    return _table(rng.choice(GAMES), {name: odd})


def many_seats(rng: Chance) -> tuple[str, Body]:
    return _replay(records.blank(rng.choice(GAMES), rng.choice((9, 64, 5_000))))


def many_moves(rng: Chance) -> tuple[str, Body]:
    return _replay(records.repeated(rng, LARGEST - 4000))


def to_and_fro(rng: Chance) -> tuple[str, Body]:
    return _replay(records.to_and_fro(rng, LARGEST - 4000))


def laid_by_kingdoms(rng: Chance) -> tuple[str, Body]:
    """Throws for which places on the board have to be looked for, in vain as a rule."""
    sheet: dict[str, Any] | None = None
    if rng.random() < 0.6:
        sheet = sheets.house("inkdoms", rng)
        sheet["die"] = rng.choice((1, 20, 60, 225))
    return _replay(records.laid_by_kingdoms(rng, sheet))


def wrong_step(rng: Chance) -> tuple[str, Body]:
    return _replay(records.true(rng), rng.choice((-1, 10**6, 2**70)))


def no_json(rng: Chance) -> tuple[str, Body]:
    """Bytes that are no JSON, or nearly."""
    whole = json.dumps({"record": records.true(rng), "step": 0}).encode()
    cut = rng.randrange(len(whole))
    return rng.choice((TABLES, REPLAY)), rng.choice(
        (
            whole[:cut],
            whole[:cut] + bytes([rng.randrange(256)]) + whole[cut + 1 :],
            b"\xff\xfe" + whole,
            b'{"step":' + b"9" * 200_000 + b"}",
            b'{"step":0,"record":{"moves":[' + b"[]," * 80_000 + b"[]]}}",
            b" " * 250_000,
        )
    )


KINDS: Final[dict[str, Callable[[Chance], tuple[str, Body]]]] = {
    make.__name__: make
    for make in (
        fitted_throw,
        thin_lanes,
        overlap_graph,
        planar_roads,
        toothed_spaces,
        zigzag_outline,
        spiral_outline,
        collinear_sides,
        stacked_areas,
        tiny_areas,
        slivers,
        huge_numbers,
        padding,
        deep,
        long_texts,
        odd_values,
        odd_options,
        many_seats,
        many_moves,
        to_and_fro,
        laid_by_kingdoms,
        wrong_step,
        no_json,
    )
}
"""All attacks by name."""
