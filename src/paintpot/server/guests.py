"""Guests: a client without a cookie gets a signed one, and is known by it from then on.

A cookie lasts a year. While it is used, it is renewed once a day, so that the year counts from the
last visit.
"""

import secrets
import time
from functools import lru_cache
from typing import Final

from paintpot.table.keys import sign, signed_ok

LASTS: Final = 365 * 24 * 3600
LONGEST: Final = 200
SHORT: Final = 400
REMEMBERED: Final = 4096
"""Verified cookies that are cached."""


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // 86_400


class Guests:
    """The cookies of one server. Their name is unique, since all ports of a host share cookies."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self.key = key
        self.cookie = f"paintpot_{sign(key, 'cookie', 'name')[:8]}"
        self.rights = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"
        if secure:
            self.rights += "; Secure"
        self._remembered = lru_cache(REMEMBERED)(self._checked)

    def known(self, cookies: str) -> str | None:
        """The guest named by a request's cookies, if the signature is valid."""
        found = self.read(cookies)
        return found[0] if found else None

    def read(self, cookies: str) -> tuple[str, int] | None:
        """The guest named by a request's cookies, and the day the cookie was issued.

        Only short headers are cached.
        """
        return self._remembered(cookies) if len(cookies) <= SHORT else self._checked(cookies)

    def _checked(self, cookies: str) -> tuple[str, int] | None:
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie and len(value) <= LONGEST:
                guest, _, rest = value.partition(".")
                signature, _, day = rest.partition(".")
                if guest and signed_ok(self.key, "guest", guest, signature):
                    # The day is not signed: forging it only spoils the forger's own renewal.
                    number = int(day) if day.isascii() and day.isdecimal() and len(day) < 8 else 0
                    return guest, number
        return None

    def needs_cookie(self, found: tuple[str, int] | None) -> bool:
        """Whether to send a cookie: the first one, or a renewal once a day."""
        return found is None or found[1] != today()

    def new(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie_for(self, guest: str) -> str:
        """The Set-Cookie value. Scripts cannot read the cookie, and other sites cannot use it."""
        return f"{self.cookie}={guest}.{sign(self.key, 'guest', guest)}.{today()}; {self.rights}"
