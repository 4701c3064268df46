"""Table ids: 12 characters that are safe in URLs, in file names and on a command line."""

import secrets


def new_id() -> str:
    """71 random bits. The first character is a letter or a digit, since a command line would take
    `-` for an option. Older ids on disk may begin with `-` or `_`."""
    while True:
        found = secrets.token_urlsafe(9)
        if found[0].isalnum():
            return found
