"""Hostile requests against the readers themselves, without a server, counted in lines of Python.

    PAINTPOT_PURE=1 python -m tests.server.soak.hostile_direct 300 7 4000000

prints for every kind of attack the most lines that one request took, and fails if one took more
than allowed or ended in anything but an answer or a named refusal. Lines are the same on every
machine; the sources have to run interpreted, for compiled code has none.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import paintpot
from paintpot.core.records import opened, step
from tests.server.soak.hostile import TABLES, Hostile, hostile_requests

ELSEWHERE: Final = ("laid_by_kingdoms",)
"""Looking for places of dice is counted in places looked at, by tests of its own."""


class TooMuchWork(BaseException):
    """More lines than allowed: not an Exception, so that nothing on the way catches it."""


class Counter:
    """Counts the lines of paintpot that run, and stops what runs too long."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lines = 0

    def run(self, work: Callable[[], None]) -> int:
        self.lines = 0
        sys.settrace(self._call)
        try:
            work()
        finally:
            sys.settrace(None)
        return self.lines

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        return self._line if "paintpot" in frame.f_code.co_filename else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            self.lines += 1
            if self.lines > self.most:
                raise TooMuchWork(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        return self._line


def read(hostile: Hostile) -> str:
    """What a server does with a request, as far as games are concerned; how it ended."""
    try:
        body = json.loads(hostile.body)
    except (ValueError, RecursionError):
        return "no JSON"
    needed = ("game", "seats", "options") if hostile.path == TABLES else ("record",)
    if not isinstance(body, dict) or any([key not in body for key in needed]):
        return "no such request"
    try:
        if hostile.path == TABLES:
            _begin(body)
        else:
            _replay(body)
    except paintpot.PaintpotError as refusal:
        if len(str(refusal)) > 1000:
            raise ValueError(f"no sentence: {str(refusal)[:100]}") from refusal
        return "refused"
    return "accepted"


def _begin(body: dict[str, Any]) -> None:
    """A table is opened, dice are thrown, a bot looks at the position."""
    game = paintpot.game(str(body["game"]))
    play = paintpot.Play(game, len(body["seats"]), 5, body["options"])
    for _ in range(3):
        acting = play.state.actors()
        if acting == (paintpot.CHANCE,):
            play.roll()
        elif acting:
            moves = play.state.legal(acting[0])
            play.play(acting[0], moves[0])
    play.state.features(0)
    _shown(play)


def _replay(body: dict[str, Any]) -> None:
    record = body.get("record")
    play = opened(record)
    assert isinstance(record, dict)
    try:
        for k, entry in enumerate(record["moves"]):
            step(play, k, entry)
    finally:
        # What was reached before a refusal is shown too: the step is the caller's to choose.
        _shown(play)


def _shown(play: paintpot.Play) -> None:
    play.game.scene(play.state.view(0), 0, play.options).data()
    play.state.scores()


def main(n: int, seed: int, most: int) -> int:
    counter = Counter(most)
    worst: dict[str, tuple[int, str]] = {}
    failed = 0
    for name in paintpot.games():
        # What is made once is made before counting.
        paintpot.game(name).start(2)
    for hostile in hostile_requests(n, random.Random(seed)):
        if hostile.name in ELSEWHERE:
            continue
        ended = [""]

        def work(hostile: Hostile = hostile, ended: list[str] = ended) -> None:
            ended[0] = read(hostile)

        try:
            lines = counter.run(work)
        except (Exception, TooMuchWork) as error:  # each is a failure, and the rest goes on
            failed += 1
            lines, ended[0] = counter.lines, f"{type(error).__name__}: {str(error)[:200]}"
            print(f"FAILED {hostile!r} {ended[0]}")
        worst[hostile.name] = max(worst.get(hostile.name, (0, "")), (lines, ended[0]))
    for name, (lines, how) in sorted(worst.items(), key=lambda item: -item[1][0]):
        print(f"{name:18} {lines:9} lines, {how}")
    return 1 if failed else 0


if __name__ == "__main__":
    assert os.environ.get("PAINTPOT_PURE"), "set PAINTPOT_PURE=1: lines are counted"
    sys.exit(main(*[int(word) for word in sys.argv[1:4]]))
