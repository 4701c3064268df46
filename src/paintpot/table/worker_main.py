"""The main loop of a worker process: read a job, do it, write the reply.

A job is a bot's turn, a hint, a slice of a review (review_jobs.py), or untrusted input to be parsed
(reader_jobs.py, lesson_jobs.py, puzzle_jobs.py). Jobs arrive on standard input and replies leave on
standard output, each with a length prefix. An empty reply means that the worker is ready. The
process ends when its input is closed. It is started by `WorkerProcess` (worker_process.py), the
server's side of it.
"""

import contextlib
import os
import signal
import struct
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO, Final, NoReturn

import msgspec

from paintpot.core.errors import (
    BadBot,
    BadMove,
    BadOption,
    BadRecord,
    BadSeats,
    BadSheet,
    PaintpotError,
    UnknownGame,
)
from paintpot.core.lessons import BadLesson
from paintpot.core.registry import game, games
from paintpot.table.bot_turns import BotRequest, BotTurn, NoBotTurn, think
from paintpot.table.lesson_jobs import ReadLesson, read_lesson
from paintpot.table.puzzle_jobs import ReadPuzzle, read_puzzle
from paintpot.table.reader_jobs import (
    NotInRecord,
    ReadCourse,
    ReadGame,
    ReadOptions,
    ReadRecord,
    TooHeavy,
    read_course,
    read_game,
    read_options,
    read_record,
)
from paintpot.table.review_jobs import ReviewRequest, review_on

LENGTH: Final = struct.Struct(">I")

LONGEST_SENTENCE: Final = 1000
"""Characters of an error message: it may quote the input."""
LARGEST: Final = 8 << 20
"""Bytes of a reply."""

KINDS: Final[dict[str, type[PaintpotError]]] = {
    kind.__name__: kind
    for kind in (
        BadBot,
        BadLesson,
        BadMove,
        BadOption,
        BadRecord,
        BadSeats,
        BadSheet,
        NoBotTurn,
        TooHeavy,
        UnknownGame,
    )
}
"""Errors that are passed on to the caller as they are."""


AnyJob = (
    BotRequest
    | ReviewRequest
    | ReadOptions
    | ReadRecord
    | ReadCourse
    | ReadGame
    | ReadLesson
    | ReadPuzzle
)

SHOWN: Final[dict[type, Callable[[Any], bytes]]] = {
    ReviewRequest: review_on,
    ReadRecord: read_record,
    ReadCourse: read_course,
    ReadGame: read_game,
    ReadLesson: read_lesson,
    ReadPuzzle: read_puzzle,
}
"""What each job shows, as JSON."""

_reader: Final[msgspec.json.Decoder[AnyJob]] = msgspec.json.Decoder(AnyJob)


class WorkerReply(msgspec.Struct):
    """The result of a job, or its error."""

    turn: BotTurn | None = None
    shown: bytes = b""
    """Of a record, a lesson or a review: JSON."""
    kind: str = ""
    sentence: str = ""
    detail: str = ""

    def error(self) -> PaintpotError | None:
        if not self.kind:
            return None
        if self.kind == NoBotTurn.__name__:
            return NoBotTurn(self.sentence, self.detail)
        if self.kind == NotInRecord.__name__:
            return NotInRecord(self.detail, self.sentence)
        return KINDS[self.kind](self.sentence)


def handle(job: bytes) -> WorkerReply:
    """The reply to an encoded job, whatever happens."""
    try:
        request = _reader.decode(job)
        if isinstance(request, BotRequest):
            return WorkerReply(think(request))
        if isinstance(request, ReadOptions):
            read_options(request)
            return WorkerReply()
        shown = SHOWN[type(request)](request)
        if len(shown) > LARGEST:
            raise TooHeavy(f"What this record shows is larger than {LARGEST} bytes.")
        return WorkerReply(shown=shown)
    except (MemoryError, RecursionError):
        return WorkerReply(
            None, b"", TooHeavy.__name__, "Reading this takes more memory than allowed."
        )
    except NoBotTurn as error:
        return WorkerReply(None, b"", NoBotTurn.__name__, str(error), error.detail)
    except NotInRecord as error:
        return WorkerReply(None, b"", NotInRecord.__name__, str(error), error.code)
    except Exception as error:
        kind = type(error).__name__
        if kind in KINDS:
            return WorkerReply(None, b"", kind, str(error)[:LONGEST_SENTENCE])
        # A bug. Its traceback helps; its message might hold what a seat keeps secret.
        where = "".join(traceback.format_tb(error.__traceback__)) + kind
        return WorkerReply(None, b"", NoBotTurn.__name__, f"The bot failed ({kind}).", where)


def main(niceness: int, memory: int, seconds: float) -> NoReturn:
    """Never returns: the process ends when its input does."""
    # Ctrl-C and a stop of the whole service are handled by the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    _limit_memory(memory)
    stdin, stdout = _moved_descriptor(0, os.O_RDONLY), _moved_descriptor(1, os.O_WRONLY)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read_jobs, args=(os.fdopen(stdin, "rb"), jobs), daemon=True).start()
    with os.fdopen(stdout, "wb") as out:
        _warm_up()
        _write_frame(out, b"")
        while True:
            job = jobs.get()
            _limit_cpu(seconds)
            reply = msgspec.msgpack.encode(handle(job))
            _limit_cpu(0.0)
            _write_frame(out, reply)


def _limit_cpu(seconds: float) -> None:
    """Let the system kill this process after a number of CPU seconds; 0 lifts the limit. It works
    even inside compiled loops, which check for no signals."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(size: int) -> None:
    """Limit the data segment, where the system can: then Python raises MemoryError."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _moved_descriptor(fd: int, mode: int) -> int:
    """Move a standard stream to another descriptor, so that no stray `print` gets into it."""
    own = os.dup(fd)
    nothing = os.open(os.devnull, mode)
    os.dup2(nothing, fd)
    os.close(nothing)
    return own


def _read_jobs(stdin: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the worker ends with the server even during a job."""
    with contextlib.suppress(OSError):
        while head := stdin.read(LENGTH.size):
            jobs.put(stdin.read(*LENGTH.unpack(head)))
    os._exit(0)


def _write_frame(out: BinaryIO, frame: bytes) -> None:
    try:
        out.write(LENGTH.pack(len(frame)) + frame)
        out.flush()
    except OSError:
        os._exit(0)


def _warm_up() -> None:
    """Load the games with their sheets before the first job."""
    for name in games():
        # If a game cannot be loaded, jobs for that game get the error.
        with contextlib.suppress(Exception):
            found = game(name)
            found.start(found.seats[0])
