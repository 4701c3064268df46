"""An id for each request: in the response, and in every log line that is written on its behalf.

A proxy in front may set it (`X-Request-Id`), so that its log and those of all processes fit
together. Otherwise it is random: a plain counter would show how much others do here, in secret
too. The system is asked for many at once, since that takes as long as for one.
"""

import re
import secrets
from contextvars import ContextVar
from typing import Final

HEADER: Final = b"x-request-id"
_SIZE: Final = 16
"""Hexadecimal digits of an id."""
_AT_ONCE: Final = 256
_unused: Final[list[bytes]] = []
_GIVEN: Final = re.compile(rb"[A-Za-z0-9_.:-]{8,64}")

current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty outside of requests."""


def begin(given: bytes | None) -> bytes:
    """The id of a request that begins: the given one if it is one, or a new one."""
    own = given if given and _GIVEN.fullmatch(given) else _new()
    current.set(own.decode("ascii"))
    return own


def _new() -> bytes:
    if not _unused:
        digits = secrets.token_hex(_AT_ONCE * _SIZE // 2).encode()
        _unused.extend([digits[at : at + _SIZE] for at in range(0, len(digits), _SIZE)])
    return _unused.pop()
