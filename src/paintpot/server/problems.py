"""Errors as answers: which status and code each kind has."""

import math
from typing import Final

import msgspec
from starlette.responses import Response

from paintpot.core.errors import (
    BadBot,
    BadMove,
    BadOption,
    BadRecord,
    BadSeats,
    BadSheet,
    CannotUndo,
    PaintpotError,
    Refused,
    UnknownGame,
)
from paintpot.server.messages import Problem
from paintpot.table.faults import Closed, NoSuchTable, NotAllowed, NotNow, TableFault
from paintpot.table.reading import ForgottenRecord, NotInRecord, TooHeavy
from paintpot.table.storage import StorageFault
from paintpot.table.thinkers import TooBusy
from paintpot.texts import explain, in_language

TITLES: Final = {
    400: "This request cannot be read",
    403: "Not allowed",
    404: "Not found",
    405: "Not that way",
    408: "Too slow",
    409: "Not as things stand",
    410: "Not played here any more",
    413: "Too large",
    415: "Not JSON",
    429: "Too much at once",
    500: "A fault of the server",
    503: "Not now",
}

LONGEST_DETAIL: Final = 1000
"""Characters of what a client is told of an error."""

STATUS: Final[dict[type[PaintpotError], tuple[int, str]]] = {
    NoSuchTable: (404, "no-table"),
    UnknownGame: (400, "no-game"),
    BadMove: (400, "bad-move"),
    BadOption: (400, "bad-option"),
    BadSeats: (400, "bad-seats"),
    BadSheet: (400, "bad-sheet"),
    BadBot: (400, "bad-bot"),
    BadRecord: (400, "bad-record"),
    NotAllowed: (403, "not-allowed"),
    NotNow: (409, "not-now"),
    CannotUndo: (409, "cannot-undo"),
    Refused: (409, "refused"),
    NotInRecord: (400, "not-in-record"),
    ForgottenRecord: (404, "record-forgotten"),
    TooHeavy: (400, "too-heavy"),
    TooBusy: (429, "busy"),
    StorageFault: (503, "storage"),
    Closed: (410, "closed"),
}


class BadRequest(PaintpotError):
    """A request that is wrong as such; it says its own status and code."""

    def __init__(self, status: int, code: str, message: str, retry: float = 0.0) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.retry = retry
        """Seconds after which it may be tried again."""


def problem_of(error: PaintpotError, language: str) -> Problem:
    """What a client is told of an error, in its language."""
    said = in_language(str(error), language)
    if isinstance(error, BadRequest):
        return Problem(TITLES[error.status], error.status, said, error.code)
    for kind in type(error).__mro__:
        if kind in STATUS:
            status, code = STATUS[kind]
            break
    else:
        status, code = 503, "fault"
    if isinstance(error, TableFault | NotInRecord):
        code = error.code
    if isinstance(error, Refused):
        words = explain(error.reason, language, error.names)
        return Problem(TITLES[status], status, words, code, rule=error.rule)
    if len(said) > LONGEST_DETAIL:  # it quotes what was sent
        said = f"{said[:LONGEST_DETAIL]}…"
    return Problem(TITLES[status], status, said, code)


def answer(problem: Problem, retry: float = 0.0) -> Response:
    headers = {"retry-after": str(max(1, math.ceil(retry)))} if retry else None
    return Response(
        msgspec.json.encode(problem),
        problem.status,
        headers,
        media_type="application/problem+json",
    )


def unexpected(language: str) -> Problem:
    """What a client is told of a fault of ours."""
    said = "Something went wrong on the server; it has been noted."
    return Problem(TITLES[500], 500, in_language(said, language), "unexpected")
