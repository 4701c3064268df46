"""Options and records from strangers, read where they can do no harm: in a worker process.

A sheet of one's own, or a record, may be built to be slow. A worker that takes too long over one is
ended, and the server has not even noticed. What was read and accepted here, the server may build
for itself.
"""

import time
from typing import Any, Final

import msgspec

from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice
from paintpot.core.errors import PaintpotError
from paintpot.core.play import Play
from paintpot.core.records import brought_up, opened, step
from paintpot.core.registry import game as find_game
from paintpot.core.steps import step as play_step
from paintpot.table.snapshot import ScoreShown, score_shown

HEAVIEST: Final = 0.1
"""Seconds of a processor that one step on a sheet may take: the server does such steps between two
others' requests."""
TRIAL: Final = 0.3
"""Seconds of a processor for trying a sheet out."""


class TooHeavy(PaintpotError):
    """What somebody sent takes more time or memory than anybody may have."""


class ForgottenRecord(PaintpotError):
    """The record with this id is not in memory: the client has to send it again."""


class NotInRecord(PaintpotError):
    """A step or a seat that a record does not have; `code` is for the client."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class ReadOptions(msgspec.Struct, frozen=True, tag="options"):
    """Whether a table can have these options."""

    game: str
    seats: int
    options: dict[str, Any]


class ReadRecord(msgspec.Struct, frozen=True, tag="record"):
    """A record, and where to look at it: after so many moves, from the chair of a seat."""

    id: str
    record: msgspec.Raw
    """JSON that only a worker decodes."""
    step: int
    seat: int


class ReplayShown(msgspec.Struct, frozen=True):
    """A play after so many moves. Nothing is hidden in a replay."""

    id: str
    """By which other steps of the same record can be asked for."""
    game: str
    options: dict[str, Any]
    names: list[str]
    moves: list[tuple[int, str]]
    step: int
    view: dict[str, Any]
    scene: dict[str, Any]
    scores: list[ScoreShown]
    winners: list[int]


def read_options(job: ReadOptions) -> None:
    """Nothing if a table can have them; otherwise an error says what is wrong.

    They are tried out: a play is begun and gone on with by chance for a moment, and no step of it
    may be heavy.
    """
    game = find_game(job.game)
    state = game.start(job.seats, job.options)
    began = time.thread_time()
    # Once more: what the server does with a sheet that was read before.
    state = game.start(job.seats, job.options)
    _check_step(began)
    dice = Dice("a trial")
    while time.thread_time() - began < TRIAL and not state.over:
        _trial_step(game, state, dice, job.options)


def _trial_step(game: Game, state: State, dice: Dice, options: dict[str, Any]) -> None:
    """One thing that happens at a table, and what the server does about it for one seat."""
    began = time.thread_time()

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        move = legal[dice.below(len(legal))]
        state.why_not(seat, move)  # as for a move of unknown origin
        return move

    seat = play_step(state, dice, choose, lambda actors: actors[dice.below(len(actors))])
    if seat is not None and seat != CHANCE:
        game.scene(state.view(seat), seat, options).data()
        state.standing(seat)
    _check_step(began)


def _check_step(began: float) -> None:
    if time.thread_time() - began > HEAVIEST * _pace():
        raise TooHeavy("One step on this sheet takes too long; make a smaller one.")


def _pace() -> float:
    """The rules as plain Python take longer for everything."""
    from paintpot import compiled

    return 1.0 if compiled() else 10.0


def read_record(job: ReadRecord) -> bytes:
    """What is seen of a record at one of its steps, as JSON."""
    record = brought_up(msgspec.json.decode(job.record))
    play = opened(record)
    assert isinstance(record, dict)
    entries = record["moves"]
    if not 0 <= job.step <= len(entries):
        raise NotInRecord("no-step", f"The record has {len(entries)} moves.")
    if not 0 <= job.seat < play.seats:
        raise NotInRecord("no-seat", f"There are seats 1 to {play.seats} here.")
    for k, entry in enumerate(entries[: job.step]):
        step(play, k, entry)
    return msgspec.json.encode(_shown(play, job))


def _shown(play: Play, job: ReadRecord) -> ReplayShown:
    view = play.state.view(job.seat)
    return ReplayShown(
        job.id,
        play.game.name,
        play.options,
        [who.name for who in play.people],
        [(seat, text) for seat, text in play.moves],
        job.step,
        view,
        play.game.scene(view, job.seat, play.options).data(),
        [score_shown(score) for score in play.state.scores()],
        list(play.state.winners()),
    )
