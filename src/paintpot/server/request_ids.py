"""An id for each request: in the response, and in every log line that is written on its behalf.

A proxy in front may set it (`X-Request-Id`), so that its log and those of all processes fit
together. Otherwise it looks random: a plain counter would show how much others do here, in secret
too. It is a keyed hash of one, since asking the system for random bytes takes some
per cent of a move's time.
"""

import itertools
import re
import secrets
from contextvars import ContextVar
from hashlib import blake2b
from typing import Final

HEADER: Final = b"x-request-id"
_KEY: Final = secrets.token_bytes(16)
_numbers: Final = itertools.count()
_GIVEN: Final = re.compile(rb"[A-Za-z0-9_.:-]{8,64}")

current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty outside of requests."""


def begin(given: bytes | None) -> bytes:
    """The id of a request that begins: the given one if it is one, or a new one."""
    own = given if given and _GIVEN.fullmatch(given) else _new()
    current.set(own.decode("ascii"))
    return own


def _new() -> bytes:
    number = next(_numbers).to_bytes(8, "big")
    return blake2b(number, digest_size=8, key=_KEY).hexdigest().encode()
