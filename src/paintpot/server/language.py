"""The language that a client prefers."""

from functools import lru_cache

from starlette.requests import HTTPConnection

from paintpot.texts import LANGUAGES


@lru_cache(maxsize=200)
def language_of(accepted: bytes) -> str:
    """The first language of an Accept-Language header for which there are texts."""
    for part in accepted[:200].decode("latin-1").split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def request_language(request: HTTPConnection) -> str:
    return language_of(request.headers.get("accept-language", "").encode("latin-1"))
