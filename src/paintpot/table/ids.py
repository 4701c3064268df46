"""Table ids: 12 characters that are safe in URLs, in file names and on a command line."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from itertools import count


def new_id() -> str:
    """71 random bits. The first character is a letter or a digit, since a command line would take
    `-` for an option. Older ids on disk may begin with `-` or `_`."""
    while True:
        found = secrets.token_urlsafe(9)
        if found[0].isalnum():
            return found


def id_from(secret: str) -> str:
    """An id derived from a secret: nobody else can compute it."""
    for attempt in count():
        digest = hashlib.sha256(f"{attempt}/{secret}".encode()).digest()
        found = urlsafe_b64encode(digest[:9]).decode()
        if found[0].isalnum():
            return found
    raise AssertionError
