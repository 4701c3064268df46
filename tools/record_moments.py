"""Write what the developers' page plays: for each moment a step of a recorded game (tests/plays).

    python tools/record_moments.py            # write web/src/moments/recorded.json
    python tools/record_moments.py --check    # fail if it is out of date
    python tools/record_moments.py --find inkdoms 4 kingdom    # let bots play it

A cell is the position before some moves of one seat and the one after them, as one seat sees them,
with what the engine told that seat: the page shows both on the real board, as a table would.
Moments that are too rare for those games have games of their own, in tests/plays/moments.
"""

import json
import re
import sys
from collections.abc import Iterator
from itertools import chain, groupby
from pathlib import Path
from typing import Any

from paintpot.bots.greedy import GreedyBot
from paintpot.core.contract import State
from paintpot.core.moments import Moment
from paintpot.core.play import Play, Seat
from paintpot.core.records import opened, step
from paintpot.core.steps import recorded_step

ROOT = Path(__file__).resolve().parent.parent
PLAYS = ROOT / "tests" / "plays"
RARE = PLAYS / "moments"
TO = ROOT / "web" / "src" / "moments" / "recorded.json"
CHANCE = -1

STEPS = {
    "inkdoms": {"die-taken": r"^\w+ (as \w+ )?from \w+$", "drop-painted": r"^\w+ on \w+$"},
    "ink": {"bottle-set": "^(set on|fill) "},
    "inklings": {"hop": "^walk ", "ink-spreads": "^walk "},
    "color-in-kingdom": {"hex-coloured": r" on \w+$"},
}
"""Small steps that boards play by themselves, by the notation of their moves."""
THROWN = {"inkdoms", "inklings", "color-in-kingdom"}
MANY = 150
"""Plays of bots to choose from."""
USUAL_TURN = 4
"""Moves of a turn that is worth looking at."""
ROAD = 3
"""Spaces of a road that is seen to have grown."""

Found = dict[str, Any]


def areas_that_met(before: Found, after: Found) -> int:
    """How many areas of INK became part of one: see web/src/boards/ink/flow.ts."""
    were = {name: k for k, area in enumerate(before["areas"]) for name in area["squares"]}
    met = [len({were[name] for name in area["squares"] if name in were}) for area in after["areas"]]
    return max([*met, 0])


def told(moment: Moment) -> Found:
    seat = None if moment.seat < 0 else moment.seat
    return {
        "name": moment.name,
        "seat": seat,
        "facts": moment.facts,
        "points": moment.points,
    }


def cells_of(record: Found, stem: str) -> Iterator[tuple[int, str, Found]]:
    """Every moment of a game: how well it is seen there (less is better), its name, the cell."""
    game, play = record["game"], opened(record)
    for k, (by, text) in enumerate(record["moves"]):
        before = play.state.clone()
        step(play, k, [by, text])
        for viewer in range(len(record["seats"])):
            moments = play.state.moments(before, viewer)
            cell = {"play": stem, "step": k, "seat": viewer, "by": by, "moves": [text]}
            cell["moments"] = [[told(moment) for moment in moments]]
            elsewhere = 0 if by == viewer else 1 if by == CHANCE else 2
            if k == len(record["moves"]) - 1:
                elsewhere = 3  # over a result less is shown
                yield from end(game, play, cell)
            for moment in moments:
                name = moment.name
                if name == "spell":
                    name = f"spell-{moment.facts['spell']}"
                if moment.seat not in (viewer, CHANCE):
                    continue
                # What comes with little else is seen best; of bottles, three are to come.
                crowd = len(moments) - 1
                if name == "bottles":
                    crowd = abs(moment.points - 3)
                length = moment.facts.get("length")
                if isinstance(length, int) and length < ROAD:
                    crowd += 50
                yield 100 * elsewhere + crowd, f"{game}/{name}", cell
            if by == CHANCE and game in THROWN:
                yield min(9, abs(k - 20)), f"{game}/dice", cell
            if by != viewer:
                continue
            for name, pattern in STEPS[game].items():
                if re.search(pattern, text):
                    yield len(moments), f"{game}/{name}", cell
            if not elsewhere:
                yield from alone(game, before, play.state, cell)
            if game == "ink":
                views = before.view(viewer), play.state.view(viewer)
                yield from painted(*views, cell, record["moves"][k - 1])


def alone(game: str, before: State, after: State, cell: Found) -> Iterator[tuple[int, str, Found]]:
    """What a step brings or costs its seat where no moment says so: see table/showing.ts."""
    seat = cell["by"]
    old, new = before.known_points(seat)[seat], after.known_points(seat)[seat]
    points = (new or 0) - (old or 0)
    told = cell["moments"][0]
    if points and not any(one["points"] for one in told if one["seat"] == seat):
        name = "gain" if points > 0 else "cost"
        yield len(told), f"{game}/{name}", {**cell, "brought": [[seat, points]]}


def end(game: str, play: Play, cell: Found) -> Iterator[tuple[int, str, Found]]:
    """Somebody has won, and somebody else has not: the shorter the game, the smaller the file."""
    winners = play.state.winners()
    if 0 < len(winners) < play.seats:
        name = "victory" if cell["seat"] in winners else "defeat"
        yield len(play.moves), f"{game}/{name}", cell


def turns_of(record: Found, stem: str) -> Iterator[tuple[int, str, Found]]:
    """Whole turns of others: preferably with some moves, and with effects."""
    play = opened(record)
    at = 0
    for by, entries in groupby(record["moves"], key=lambda entry: int(entry[0])):
        moves = [str(text) for _, text in entries]
        viewers = [seat for seat in range(play.seats) if seat != by and by != CHANCE]
        came: dict[int, list[list[Found]]] = {viewer: [] for viewer in viewers}
        for k, text in enumerate(moves, at):
            before = play.state.clone()
            step(play, k, [by, text])
            for viewer in viewers:
                came[viewer].append([told(one) for one in play.state.moments(before, viewer)])
        for viewer, moments in came.items():
            theirs = sum(one["seat"] == by for each in moments for one in each)
            others = sum(one["seat"] != by for each in moments for one in each)
            rank = 2 * abs(len(moves) - USUAL_TURN) + abs(theirs - 1) + 5 * others
            rank += 0 if theirs else 20
            if at + len(moves) < len(record["moves"]):
                cell = {"play": stem, "step": at, "seat": viewer, "by": by, "moves": moves}
                yield rank, f"{record['game']}/turn", {**cell, "moments": moments}
        at += len(moves)


def painted(
    before: Any, after: Any, cell: Found, last: list[Any]
) -> Iterator[tuple[int, str, Found]]:
    old, new = before["painters"][cell["by"]], after["painters"][cell["by"]]
    if len(new["tiles"]) > len(old["tiles"]):
        # A tile is heard with the move that says where, and lies there with the one that says how.
        snaps = {**cell, "step": cell["step"] - 1, "moves": [last[1], *cell["moves"]]}
        snaps["moments"] = [[], *cell["moments"]]
        if last[1].startswith("tile at "):
            yield min(9, abs(len(new["tiles"]) - 5)), "ink/tile-snaps", snaps
        if areas_that_met(old, new) > 1:
            yield min(9, abs(len(new["tiles"]) - 8)), "ink/areas-flow", cell


def recorded() -> str:
    best: dict[str, tuple[int, Found]] = {}
    records: dict[str, Found] = {}
    for path in sorted(PLAYS.glob("**/*.json")):
        record = records[path.stem] = json.loads(path.read_text(encoding="utf-8"))
        for rank, name, cell in chain(cells_of(record, path.stem), turns_of(record, path.stem)):
            if name not in best or rank < best[name][0]:
                best[name] = (rank, cell)
    cells = {name: best[name][1] for name in sorted(best)}
    last: dict[str, int] = {}
    for cell in cells.values():
        last[cell["play"]] = max(last.get(cell["play"], 0), cell["step"] + len(cell["moves"]))
    plays = {}
    for play, steps in sorted(last.items()):
        record = records[play]
        # After its last move a game is over, which looks different.
        moves = record["moves"][: steps + 1]
        ended = len(moves) == len(record["moves"])
        plays[play] = {**record, "moves": moves, "result": record["result"] if ended else None}
    lines = [f"  {json.dumps(name)}: {json.dumps(cell)}" for name, cell in cells.items()]
    games = [f"  {json.dumps(name)}: {json.dumps(play)}" for name, play in plays.items()]
    return (
        '{\n "plays": {\n'
        + ",\n".join(games)
        + '\n },\n "cells": {\n'
        + ",\n".join(lines)
        + "\n }\n}\n"
    )


def played(game: str, seats: int, seed: int) -> Play:
    play = Play(game, seats, seed, people=[Seat(f"Greedy {k + 1}", "greedy") for k in range(seats)])
    bots = [GreedyBot(f"{seed}, seat {seat}") for seat in range(seats)]
    while recorded_step(play, lambda state, seat: bots[seat].choose(state, seat)) is not None:
        pass
    return play


def find(game: str, seats: int, name: str) -> None:
    """Of many games between bots, keep the one in which a moment is seen best."""
    plays = [played(game, seats, seed).record() for seed in range(MANY)]

    def rank(record: Found) -> int:
        ranks = [rank for rank, told, _ in cells_of(record, "") if told == f"{game}/{name}"]
        return min(ranks, default=1_000)

    record = min(plays, key=rank)
    print(f"{game}/{name}: rank {rank(record)}, {len(record['moves'])} moves.")
    moves = ",\n  ".join(json.dumps(entry) for entry in record.pop("moves"))
    RARE.mkdir(exist_ok=True)
    text = f'{{"moves": [\n  {moves}\n ],\n {json.dumps(record)[1:]}\n'
    (RARE / f"{game}-{name}.json").write_text(text, encoding="utf-8")


def main(argv: list[str]) -> int:
    if argv[:1] == ["--find"]:
        game, seats, name = argv[1:]
        find(game, int(seats), name)
        return 0
    text = recorded()
    if "--check" not in argv:
        TO.write_text(text, encoding="utf-8")
        return 0
    if TO.read_text(encoding="utf-8") == text:
        return 0
    print("recorded.json is out of date: run python tools/record_moments.py.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
