"""Draws table ids and secrets from the name of the test that runs.

Read by servers of tests as well (`site/sitecustomize.py`), before anything else: it imports nothing
of the project.
"""

import base64
import hashlib
import os
import secrets
from collections import Counter
from pathlib import Path

FILE = "PAINTPOT_LUCK_FILE"
"""The file that says whose luck it is."""
NUMBER = "PAINTPOT_LUCK_NUMBER"
"""Which of the servers with the same data this is."""
ID_BYTES = 9
SECRET_BYTES = 32

_token_hex = secrets.token_hex
_token_urlsafe = secrets.token_urlsafe
_whose = ""
_drawn: Counter[str] = Counter()


def install() -> None:
    """Let `secrets` draw ids and secrets from the luck of the test that runs."""
    secrets.token_hex = _hex
    secrets.token_urlsafe = _urlsafe


def _hex(nbytes: int | None = None) -> str:
    return _draw("secret", nbytes).hex() if nbytes == SECRET_BYTES else _token_hex(nbytes)


def _urlsafe(nbytes: int | None = None) -> str:
    if nbytes != ID_BYTES:
        return _token_urlsafe(nbytes)
    return base64.urlsafe_b64encode(_draw("id", nbytes)).decode()


def _draw(kind: str, nbytes: int) -> bytes:
    global _whose
    whose = Path(os.environ[FILE]).read_text()
    if whose != _whose:
        _whose = whose
        _drawn.clear()
    _drawn[kind] += 1
    text = f"{whose}/{os.environ.get(NUMBER, 0)}/{kind}/{_drawn[kind]}"
    return hashlib.sha256(text.encode()).digest()[:nbytes]
