"""The server's secret key, and signatures made with it.

Whoever has the key can be anybody, so it is kept where only the owner of the server can read it.
"""

import base64
import hmac
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from paintpot.core.errors import PaintpotError
from paintpot.table.place import make_private_folder, sync_folder

FILE: Final = "secret.key"
BYTES: Final = 32
SIGNED_BYTES: Final = 24
"""192 bits of the code: beyond guessing, and 32 characters in a link."""
SIGNED_LENGTH: Final = SIGNED_BYTES * 4 // 3

_PLAIN: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Bytes as they are, and no waiting for a pipe of that name."""


class BadKey(PaintpotError):
    """A secret key that cannot be made, or must not be used."""


def load_key(folder: Path) -> bytes:
    """The key of the server that has this folder; made when it is asked for the first time."""
    path = folder / FILE
    try:
        if not path.exists():
            _make(path)
        return _read(path)
    except OSError as error:
        raise BadKey(f"The secret key {path} cannot be used: {error.strerror}.") from error


def sign(key: bytes, purpose: str, text: str) -> str:
    """A word that only who has the key can make, for a text used for one purpose."""
    told = purpose.encode("utf-8", "surrogatepass")
    # The length says where the purpose ends, so that no two pairs read alike.
    message = b"%d:%b%b" % (len(told), told, text.encode("utf-8", "surrogatepass"))
    code = hmac.digest(key, message, "sha256")[:SIGNED_BYTES]
    return base64.urlsafe_b64encode(code).decode("ascii")


def signed_ok(key: bytes, purpose: str, text: str, signature: str) -> bool:
    """Whether the signature is the one for that text and purpose. Any text may be asked about."""
    if len(signature) != SIGNED_LENGTH or not signature.isascii():
        return False
    return hmac.compare_digest(sign(key, purpose, text), signature)


def _make(path: Path) -> None:
    """Written aside and then given its name, so that no half of a key is ever found there."""
    make_private_folder(path.parent)
    part = path.with_name(f".{FILE}.{secrets.token_hex(8)}")
    file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN, 0o600)
    try:
        try:
            os.write(file, secrets.token_bytes(BYTES))
            os.fsync(file)
        finally:
            os.close(file)
        with suppress(FileExistsError):  # somebody was faster, and theirs is the key
            os.link(part, path)
    finally:
        part.unlink()
    sync_folder(path.parent)


def _read(path: Path) -> bytes:
    file = os.open(path, os.O_RDONLY | _PLAIN)
    try:
        facts = os.fstat(file)
        if not stat.S_ISREG(facts.st_mode):
            raise BadKey(f"{path} is not a file.")
        if os.name == "posix" and facts.st_mode & 0o077:
            raise BadKey(
                f"Others can read the secret key {path}: allow its owner alone (chmod 600), "
                f"or delete it to have a new one, which ends all guests' sessions and links."
            )
        key = os.read(file, BYTES + 1)
    finally:
        os.close(file)
    if len(key) != BYTES:
        raise BadKey(
            f"{path} is not a secret key of {BYTES} bytes: put back a copy, or delete it to have "
            f"a new one, which ends all guests' sessions and links."
        )
    return key
