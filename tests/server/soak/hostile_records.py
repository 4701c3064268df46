"""Records made by somebody who wants a server to stop: long, deep, odd, or on a hostile sheet."""

import copy
import json
import random
from pathlib import Path
from typing import Any, Final

import paintpot
from paintpot.games.color_in_kingdom.names import SPACES

Record = dict[str, Any]

_PLAYS: Final = Path(__file__).parents[2] / "plays"
_OLD: Final = [
    json.loads(path.read_text(encoding="utf-8")) for path in sorted(_PLAYS.glob("*.json"))
]
ROLL_FOR_A_ROAD: Final = "family 2 2 3 3, duty 1"
_SEATS: Final = 6


def blank(game: str, seats: int = 2, **options: object) -> Record:
    """A record without moves."""
    return {
        "format": 1,
        "game": game,
        "rules": paintpot.game(game).rules,
        "options": options,
        "seats": [{"name": f"Seat {k + 1}", "kind": "person"} for k in range(seats)],
        "moves": [],
        "result": None,
    }


def true(rng: random.Random) -> Record:
    """A record of a game that was played, to be spoilt."""
    return copy.deepcopy(rng.choice(_OLD))


def roads_everywhere(sheet: dict[str, Any], order: list[str], spare: int = 0) -> Record:
    """Six players cover a sheet with roads, in an order where each space touches one before.

    The first space is a field; with `spare`, so many of the last ones stay empty.
    """
    record = blank("color-in-kingdom", _SEATS, sheet=sheet)
    moves = record["moves"]
    for turn, name in enumerate(order[: len(order) - spare]):
        build = f"red field on {name}" if turn == 0 else f"yellow road on {name}"
        current = turn % _SEATS
        moves.append([-1, ROLL_FOR_A_ROAD])
        moves.append([current, "no dice" if turn == 0 else "2 and 3"])
        moves += [[(current + k) % _SEATS, build] for k in range(_SEATS)]
    return record


def touching_order(sheet: dict[str, Any], rng: random.Random) -> list[str]:
    """The spaces of a sheet in some order; where it is a heap, all touch the ones before."""
    names = [area["id"] for area in sheet["areas"] if area["id"] in SPACES]
    half = [names[k // 2 if k % 2 == 0 else -1 - k // 2] for k in range(len(names))]
    return half if rng.random() < 0.5 else names


def repeated(rng: random.Random, most: int) -> Record:
    """A true record whose moves are repeated, up to a size in bytes."""
    record = true(rng)
    size = len(json.dumps(record["moves"]))
    record["moves"] *= max(most // size, 1)
    return record


def to_and_fro(rng: random.Random, most: int) -> Record:
    """The same pair of moves over and over, after a true beginning."""
    record = true(rng)
    moves = record["moves"][: rng.randrange(2, 40)]
    pair = moves[-2:]
    moves += pair * ((most - 2000) // max(len(json.dumps(pair)), 20))
    record["moves"] = moves
    return record


def laid_by_kingdoms(rng: random.Random, sheet: object | None) -> Record:
    """Throws given by kingdoms, for which places have to be looked for, of one kingdom each."""
    record = blank("inkdoms", 1, **({} if sheet is None else {"sheet": sheet}))
    wanted = ["".join(rng.sample("BGRYPU", rng.randrange(1, 4))) for _ in range(4)]
    text = "; ".join(
        [
            f"{die} {rng.randrange(2, 5)} in {kingdoms}"
            for die, kingdoms in zip(("blue", "red", "yellow", "white"), wanted, strict=True)
        ]
    )
    record["moves"] = [[-1, text]]
    return record


def spoilt(rng: random.Random, odd: object) -> Record:
    """A true record with something odd in one place."""
    record = true(rng)
    place = rng.randrange(8)
    if place == 0:
        record["options"] = {rng.choice(("first", "sheet", "sums", "zzz")): odd}
    elif place == 1:
        record["seats"][0]["name"] = odd
    elif place == 2:
        record["result"] = odd
    elif place == 3:
        record["moves"][rng.randrange(len(record["moves"]))] = odd
    elif place == 4:
        record["moves"][rng.randrange(len(record["moves"]))][rng.randrange(2)] = odd
    elif place == 5:
        record["fair"] = {"commitment": "00" * 32, "words": ["", ""], "secret": None, "first": odd}
    elif place == 6:
        record[rng.choice(("format", "rules", "game"))] = odd
    else:
        record["padding"] = odd
    return record
