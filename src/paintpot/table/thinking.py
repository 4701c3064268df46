"""What a worker process does: it hears jobs, does them, and says what came of it.

A job is a bot's question, a hint, or something from outside to be read (reading.py). Jobs come by
standard input and answers go by standard output, each behind its length. An answer of no length
means: ready. The process lives exactly as long as somebody holds the other end of its input. It is
started by `Thinker` (thinker.py), which is the server's side of it.
"""

import contextlib
import os
import signal
import struct
import threading
import traceback
from queue import SimpleQueue
from typing import BinaryIO, Final, NoReturn

import msgspec

from paintpot.core.errors import (
    BadBot,
    BadOption,
    BadRecord,
    BadSeats,
    BadSheet,
    PaintpotError,
    UnknownGame,
)
from paintpot.core.registry import game, games
from paintpot.table.reading import (
    NotInRecord,
    ReadOptions,
    ReadRecord,
    TooHeavy,
    read_options,
    read_record,
)
from paintpot.table.thought import NoThought, Question, Thought, think

LENGTH: Final = struct.Struct(">I")

LONGEST_SENTENCE: Final = 1000
"""Characters of a refusal: it may quote what was sent."""
LARGEST: Final = 8 << 20
"""Bytes of an answer."""

KINDS: Final[dict[str, type[PaintpotError]]] = {
    kind.__name__: kind
    for kind in (BadBot, BadOption, BadRecord, BadSeats, BadSheet, NoThought, TooHeavy, UnknownGame)
}
"""Errors that reach the asker as they are."""


AnyJob = Question | ReadOptions | ReadRecord

_reader: Final[msgspec.json.Decoder[AnyJob]] = msgspec.json.Decoder(AnyJob)


class Answer(msgspec.Struct):
    """What came of a job, or why nothing did."""

    thought: Thought | None = None
    shown: bytes = b""
    """Of a record: JSON, as a client gets it."""
    kind: str = ""
    sentence: str = ""
    detail: str = ""

    def error(self) -> PaintpotError | None:
        if not self.kind:
            return None
        if self.kind == NoThought.__name__:
            return NoThought(self.sentence, self.detail)
        if self.kind == NotInRecord.__name__:
            return NotInRecord(self.detail, self.sentence)
        return KINDS[self.kind](self.sentence)


def answer(job: bytes) -> Answer:
    """The answer to a packed job, whatever happens."""
    try:
        asked = _reader.decode(job)
        if isinstance(asked, Question):
            return Answer(think(asked))
        if isinstance(asked, ReadOptions):
            read_options(asked)
            return Answer()
        shown = read_record(asked)
        if len(shown) > LARGEST:
            raise TooHeavy(f"What would be shown of this record is larger than {LARGEST} bytes.")
        return Answer(shown=shown)
    except (MemoryError, RecursionError):
        return Answer(None, b"", TooHeavy.__name__, "This takes more memory to read than it may.")
    except NoThought as error:
        return Answer(None, b"", NoThought.__name__, str(error), error.detail)
    except NotInRecord as error:
        return Answer(None, b"", NotInRecord.__name__, str(error), error.code)
    except Exception as error:
        kind = type(error).__name__
        if kind in KINDS:
            return Answer(None, b"", kind, str(error)[:LONGEST_SENTENCE])
        # A fault of ours. Where it is helps us; its message might hold what a seat keeps secret.
        where = "".join(traceback.format_tb(error.__traceback__)) + kind
        return Answer(None, b"", NoThought.__name__, f"The bot failed to think ({kind}).", where)


def main(modesty: int, memory: int, seconds: float) -> NoReturn:
    """Never returns: the process ends when its input does."""
    # Ctrl-C and a stop of the whole service are for the server to answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if modesty and hasattr(os, "nice"):
        os.nice(modesty)
    _limit_memory(memory)
    ear, mouth = _taken(0, os.O_RDONLY), _taken(1, os.O_WRONLY)
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(os.fdopen(ear, "rb"), heard), daemon=True).start()
    with os.fdopen(mouth, "wb") as out:
        _warm_up()
        _say(out, b"")
        while True:
            job = heard.get()
            _allow(seconds)
            said = msgspec.msgpack.encode(answer(job))
            _allow(0.0)
            _say(out, said)


def _allow(seconds: float) -> None:
    """The system ends this process after so many seconds of a processor; 0: not any more. Nothing
    in it can be in the way of that: compiled loops look for no signal, but need not."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(size: int) -> None:
    """No more data than this, if the system can see to it: then Python raises MemoryError."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def _taken(fd: int, mode: int) -> int:
    """A standard file under another number, so that no stray `print` gets into what is said."""
    own = os.dup(fd)
    nothing = os.open(os.devnull, mode)
    os.dup2(nothing, fd)
    os.close(nothing)
    return own


def _listen(ear: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Beside the thinking, so that the end of the server ends a long thought too."""
    with contextlib.suppress(OSError):
        while head := ear.read(LENGTH.size):
            heard.put(ear.read(*LENGTH.unpack(head)))
    os._exit(0)


def _say(out: BinaryIO, frame: bytes) -> None:
    try:
        out.write(LENGTH.pack(len(frame)) + frame)
        out.flush()
    except OSError:
        os._exit(0)


def _warm_up() -> None:
    """Load the games with their sheets before somebody waits for it."""
    for name in games():
        # A game that cannot be loaded says so to whoever asks about it.
        with contextlib.suppress(Exception):
            found = game(name)
            found.start(found.seats[0])
