"""What a worker process does: it hears questions, thinks, and says what it thought.

Questions come by standard input and answers go by standard output, each behind its length. An
answer of no length means: ready. The process lives exactly as long as somebody holds the other end
of its input. It is started by `Thinker` (thinker.py), which is the server's side of it.
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

from paintpot.core.errors import BadBot, BadOption, BadSeats, BadSheet, PaintpotError, UnknownGame
from paintpot.core.registry import game, games
from paintpot.table.thought import NoThought, Question, Thought, think

LENGTH: Final = struct.Struct(">I")

MODESTY: Final = 5
"""How much more willing than usual a worker is to let others go first (`os.nice`): the server
itself above all, since people wait for it."""

KINDS: Final[dict[str, type[PaintpotError]]] = {
    kind.__name__: kind for kind in (BadBot, BadOption, BadSeats, BadSheet, NoThought, UnknownGame)
}
"""Errors that reach the asker as they are."""


class Answer(msgspec.Struct):
    """A thought, or why there is none."""

    thought: Thought | None = None
    kind: str = ""
    sentence: str = ""
    detail: str = ""

    def error(self) -> PaintpotError:
        if self.kind == NoThought.__name__:
            return NoThought(self.sentence, self.detail)
        return KINDS[self.kind](self.sentence)


def answer(question: bytes) -> Answer:
    """The answer to a packed question, whatever happens."""
    try:
        return Answer(think(msgspec.msgpack.decode(question, type=Question)))
    except NoThought as error:
        return Answer(None, NoThought.__name__, str(error), error.detail)
    except Exception as error:
        kind = type(error).__name__
        if kind in KINDS:
            return Answer(None, kind, str(error))
        # A fault of ours. Where it is helps us; its message might hold what a seat keeps secret.
        where = "".join(traceback.format_tb(error.__traceback__)) + kind
        return Answer(None, NoThought.__name__, f"The bot failed to think ({kind}).", where)


def main() -> NoReturn:
    """Never returns: the process ends when its input does."""
    # Ctrl-C and a stop of the whole service are for the server to answer.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    ear, mouth = _taken(0, os.O_RDONLY), _taken(1, os.O_WRONLY)
    heard: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(os.fdopen(ear, "rb"), heard), daemon=True).start()
    with os.fdopen(mouth, "wb") as out:
        _warm_up()
        _say(out, b"")
        while True:
            _say(out, msgspec.msgpack.encode(answer(heard.get())))


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
