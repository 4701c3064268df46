"""Ids of tables: 12 characters that are safe in addresses, in file names and on a command line."""

import secrets


def new_id() -> str:
    """71 bits of chance. The first character is a letter or a digit: a command would take `-` for
    an option. Ids on disk from before may begin with `-` or `_`."""
    while True:
        found = secrets.token_urlsafe(9)
        if found[0].isalnum():
            return found
