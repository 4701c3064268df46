"""Logs: one line of JSON for each message. Fields are listed here, never dumped: no body, no query,
no cookie, no link, nothing of a game."""

import json
import logging
import sys
import time
from typing import Final

from paintpot.server.request_ids import current

FIELDS: Final = (
    "table",
    "guest",
    "method",
    "path",
    "status",
    "ms",
    "code",
    "fault",
    "reason",
    "task",
    "failures",
)
"""Fields that a line may have besides its message and the id of the request."""


CLIENTS_FAULTS: Final = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request := current.get():
            line["request"] = request
        for field in FIELDS:
            value = record.__dict__.get(field)
            if value is not None:
                line[field] = value
        if record.exc_info and record.exc_info[0] is not None:
            # The location only: the message may hold values of a game.
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: object) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code  # type: ignore[attr-defined]
        file = code.co_filename.rpartition("/")[2]
        places.append(f"{file}:{trace.tb_lineno} {code.co_name}")  # type: ignore[attr-defined]
        trace = trace.tb_next  # type: ignore[attr-defined]
    return places[-12:]


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a fault that uvicorn reports may be the server's. A client's is not an error."""
    return record.getMessage() not in CLIENTS_FAULTS


def log_to_stderr(level: str) -> None:
    """All logs of this process, those of libraries included, as lines on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    # That PostgreSQL is away is logged once, and not at each attempt to reach it.
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)
