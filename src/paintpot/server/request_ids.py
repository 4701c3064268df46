"""An id for each request: in the response, and in every log line that is written on its behalf.

A proxy in front may set it (`X-Request-Id`), so that its log and those of all processes fit
together. Otherwise it is random: a counter would show how much others do here, in secret too.
"""

import re
import secrets
from contextvars import ContextVar
from typing import Final

HEADER: Final = b"x-request-id"
_GIVEN: Final = re.compile(rb"[A-Za-z0-9_.:-]{8,64}")

current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty outside of requests."""


def begin(given: bytes | None) -> bytes:
    """The id of a request that begins: the given one if it is one, or a new one."""
    own = given if given and _GIVEN.fullmatch(given) else secrets.token_hex(8).encode()
    current.set(own.decode("ascii"))
    return own
