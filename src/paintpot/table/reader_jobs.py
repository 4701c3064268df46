"""Untrusted options and records are parsed in a worker process, where they can do no harm.

A custom sheet or a record may be built to be slow. A worker that takes too long over one is killed,
and the server is not affected. What was accepted here, the server may build itself.
"""

import time
from typing import Any, Final

import msgspec

from paintpot.core.contract import CHANCE, Game, Score, State
from paintpot.core.dice import Dice
from paintpot.core.errors import BadOption, BadRecord, PaintpotError
from paintpot.core.json_input import decode_json
from paintpot.core.play import Play
from paintpot.core.records import LARGEST, brought_up, opened, replay, step
from paintpot.core.registry import game as find_game
from paintpot.core.steps import step as play_step
from paintpot.table.snapshot import ScoreShown, score_shown

HEAVIEST: Final = 0.05
"""CPU seconds that one step on a sheet may take: the server runs such steps between requests, and
must not block for more than twice as long."""
TRIAL: Final = 0.3
"""CPU seconds for trying out a sheet."""


class TooHeavy(PaintpotError):
    """The input takes more time or memory than allowed."""


class ForgottenRecord(PaintpotError):
    """No record with this id is cached: the client has to send it again."""


class NotInRecord(PaintpotError):
    """A step or a seat that a record does not have; `code` is for the client."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class ReadOptions(msgspec.Struct, frozen=True, tag="options"):
    """Check whether a table can have these options."""

    game: str
    seats: int
    options: msgspec.Raw
    """A JSON object; only a worker decodes it before it is accepted."""


class ReadRecord(msgspec.Struct, frozen=True, tag="record"):
    """Show a record after some of its moves, from the point of view of a seat."""

    id: str
    record: msgspec.Raw
    """JSON that is decoded only in the worker."""
    step: int
    seat: int


class RecordRead(msgspec.Struct, frozen=True):
    """What a valid record says."""

    id: str
    """For requesting other steps of the same record."""
    game: str
    options: dict[str, Any]
    names: list[str]
    moves: list[tuple[int, str]]


class ReplayShown(RecordRead, frozen=True):
    """A game after some of its moves. Nothing is hidden in a replay."""

    step: int
    view: dict[str, Any]
    scene: dict[str, Any]
    scores: list[ScoreShown]
    winners: list[int]


class ReadGame(msgspec.Struct, frozen=True, tag="game"):
    """Check a record, all of it or its first moves, and show the game without names."""

    id: str
    record: msgspec.Raw
    """JSON that is decoded only in the worker."""
    step: int | None = None
    """After how many moves; all of them if None."""


class GameRead(RecordRead, frozen=True):
    """The moves of a valid record."""

    over: bool
    """Whether the game is over after them."""


class ReadCourse(msgspec.Struct, frozen=True, tag="course"):
    """Show how the scores of a record changed, turn by turn."""

    id: str
    record: msgspec.Raw
    """JSON that is decoded only in the worker."""


class StandingShown(msgspec.Struct, frozen=True):
    """The scores within a turn, when one seat has played and another has not."""

    totals: list[int]
    changes: list[tuple[int, str, int]]
    """Since the turn began: seat, score line and change."""


class TurnShown(msgspec.Struct, frozen=True):
    """The scores after a turn, or after a round where all seats play at once."""

    step: int
    """How many moves of the record had been made."""
    totals: list[int]
    changes: list[tuple[int, str, int]]
    """Seat, score line and change; lines that did not change are left out."""
    between: list[StandingShown]
    """How everyone stood in the middle of it, whenever another seat went on."""


class CourseShown(msgspec.Struct, frozen=True):
    """How the scores of a game changed, from before its first move. Nothing is hidden."""

    id: str
    """For requesting steps of the same record."""
    start: list[int]
    turns: list[TurnShown]


def read_options(job: ReadOptions) -> None:
    """Return if a table can have these options; otherwise an error says what is wrong.

    They are tried out: a game is played at random for a moment, and no step of it may be heavy.
    """
    options = _decoded(job.options, BadOption)
    assert isinstance(options, dict)
    game = find_game(job.game)
    state = game.start(job.seats, options)
    began = time.thread_time()
    # Again, with caches warm: this is what the server will do.
    state = game.start(job.seats, options)
    _check_step(began)
    dice = Dice("a trial")
    while time.thread_time() - began < TRIAL and not state.over:
        _trial_step(game, state, dice, options)


def _decoded(sent: msgspec.Raw, fault: type[PaintpotError]) -> object:
    try:
        return decode_json(bytes(sent), LARGEST, fault, "body")
    except fault as error:
        raise fault("The body is not readable JSON.") from error


def _trial_step(game: Game, state: State, dice: Dice, options: dict[str, Any]) -> None:
    """One step of a game, and what the server computes after it for one seat."""
    began = time.thread_time()

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        move = legal[dice.below(len(legal))]
        state.why_not(seat, move)  # as the server does for a client's move
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
    """Interpreted rules are slower in everything."""
    from paintpot import compiled

    return 1.0 if compiled() else 10.0


def read_record(job: ReadRecord) -> bytes:
    """A record at one of its steps, as JSON."""
    record = brought_up(_decoded(job.record, BadRecord))
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


def read_game(job: ReadGame) -> bytes:
    """The game of a record, as JSON; the whole record has to be valid, whatever is shown of it."""
    play = replay(_decoded(job.record, BadRecord))
    last = len(play.moves) if job.step is None else job.step
    if not 0 <= last <= len(play.moves):
        raise NotInRecord("no-step", f"The record has {len(play.moves)} moves.")
    read = GameRead(
        job.id,
        play.game.name,
        play.options,
        [who.name for who in play.people],
        play.moves[:last],
        bool(play.state.over) and last == len(play.moves),
    )
    return msgspec.json.encode(read)


def read_course(job: ReadCourse) -> bytes:
    """The scores of a record after each of its turns, as JSON."""
    record = brought_up(_decoded(job.record, BadRecord))
    play = opened(record)
    assert isinstance(record, dict)
    entries = record["moves"]
    before = play.state.scores()
    start = [score.total for score in before]
    turns: list[TurnShown] = []
    turn = play.state.turn_no()
    moved = False
    mover = CHANCE
    between: list[StandingShown] = []
    for k, entry in enumerate(entries):
        if entry[0] != CHANCE:
            if mover not in (CHANCE, entry[0]):
                so_far = play.state.scores()
                totals = [score.total for score in so_far]
                between.append(StandingShown(totals, _changes(before, so_far)))
            mover = entry[0]
        step(play, k, entry)
        moved = moved or entry[0] != CHANCE
        now = play.state.turn_no()
        if now == turn and k + 1 < len(entries):
            continue
        after = play.state.scores()
        totals = [score.total for score in after]
        changes = _changes(before, after)
        if now == turn and turns and not moved:
            # What chance does after the last turn, such as a refill, is no turn of its own.
            last = turns.pop()
            changes, between = [*last.changes, *changes], last.between
        turns.append(TurnShown(k + 1, totals, changes, between))
        before, turn, moved, mover, between = after, now, False, CHANCE, []
    return msgspec.json.encode(CourseShown(job.id, start, turns))


def _changes(before: list[Score], after: list[Score]) -> list[tuple[int, str, int]]:
    """What changed in the lines of each seat."""
    found = []
    for seat, score in enumerate(after):
        was = dict(before[seat].lines)
        for line, points in score.lines:
            change = points - was.get(line, 0)
            if change:
                found.append((seat, line, change))
    return found
