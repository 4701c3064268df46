"""Errors as responses: the status and code of each kind."""

import math
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
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
from paintpot.server.language import request_language
from paintpot.server.messages import Problem
from paintpot.table.bot_workers import TooBusy
from paintpot.table.faults import Closed, NoSuchTable, NotAllowed, NotNow, NotYet, TableFault
from paintpot.table.reader_jobs import ForgottenRecord, NotInRecord, TooHeavy
from paintpot.table.reviews import TooLong
from paintpot.table.storage import StorageFault
from paintpot.texts import explain, in_language

TITLES: Final = {
    400: "Bad request",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    408: "Request timeout",
    409: "Not possible now",
    410: "Closed",
    413: "Request too large",
    415: "Unsupported media type",
    429: "Too many requests",
    500: "Server error",
    503: "Temporarily unavailable",
}

LONGEST_DETAIL: Final = 1000
"""Characters of an error's detail."""

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
    TooLong: (400, "too-long"),
    StorageFault: (503, "storage"),
    NotYet: (503, "newer-rules"),
    Closed: (410, "closed"),
}


class BadRequest(PaintpotError):
    """A request that is wrong in itself; it has its own status and code."""

    def __init__(self, status: int, code: str, message: str, retry: float = 0.0) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.retry = retry
        """Seconds after which it may be tried again."""


def problem_of(error: PaintpotError, language: str) -> Problem:
    """An error as a response, in the client's language."""
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
    if len(said) > LONGEST_DETAIL:  # it quotes the request
        said = f"{said[:LONGEST_DETAIL]}…"
    return Problem(TITLES[status], status, said, code)


def raw_response(status: int, code: str, sentence: str, head: bytes = b"") -> bytes:
    """A response written to a connection past the application; then the connection is closed."""
    body = msgspec.json.encode(Problem(TITLES[status], status, sentence, code))
    return (
        b"HTTP/1.1 %d %s\r\nconnection: close\r\n%s"
        b"content-type: application/problem+json\r\ncontent-length: %d\r\n\r\n%s"
        % (status, HTTPStatus(status).phrase.encode(), head, len(body), body)
    )


def refuse(request: HTTPConnection, status: int, code: str, sentence: str) -> Response:
    """The response to a request that is wrong in itself."""
    return answer(problem_of(BadRequest(status, code, sentence), request_language(request)))


def answer(problem: Problem, retry: float = 0.0) -> Response:
    headers = {"retry-after": str(max(1, math.ceil(retry)))} if retry else None
    return Response(
        msgspec.json.encode(problem),
        problem.status,
        headers,
        media_type="application/problem+json",
    )


def unexpected(language: str) -> Problem:
    """The response to a bug of ours."""
    said = "Something went wrong on the server; it has been noted."
    return Problem(TITLES[500], 500, in_language(said, language), "unexpected")
