"""Guests: whoever comes without a cookie gets one, signed, and is known by it from then on."""

import secrets
from functools import lru_cache
from typing import Final

from paintpot.table.keys import sign, signed_ok

LASTS: Final = 365 * 24 * 3600
LONGEST: Final = 200
SHORT: Final = 400
REMEMBERED: Final = 4096
"""Cookies that need not be checked again."""


class Guests:
    """Cookies of one server. Their name is its own, since all ports of a machine share cookies."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self.key = key
        self.cookie = f"paintpot_{sign(key, 'cookie', 'name')[:8]}"
        self.rights = f"Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"
        if secure:
            self.rights += "; Secure"
        self._remembered = lru_cache(REMEMBERED)(self._checked)

    def known(self, cookies: str) -> str | None:
        """The guest of a request's cookies, if we signed it. Only short ones are remembered."""
        return self._remembered(cookies) if len(cookies) <= SHORT else self._checked(cookies)

    def _checked(self, cookies: str) -> str | None:
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie and len(value) <= LONGEST:
                guest, _, signature = value.partition(".")
                if guest and signed_ok(self.key, "guest", guest, signature):
                    return guest
        return None

    def new(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie_for(self, guest: str) -> str:
        """What the client is to send from now on. Scripts never see it, other sites cannot use
        it."""
        return f"{self.cookie}={guest}.{sign(self.key, 'guest', guest)}; {self.rights}"
