"""The server's secret key, and signatures made with it.

Anyone with the key can impersonate anybody, so only the owner of the server can read it.
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
from paintpot.table.data_folder import make_private_folder, sync_folder

FILE: Final = "secret.key"
BYTES: Final = 32
SIGNED_BYTES: Final = 24
"""192 bits of the HMAC: beyond guessing, and 32 characters in a link."""
SIGNED_LENGTH: Final = SIGNED_BYTES * 4 // 3

_PLAIN: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Binary mode, and no blocking on a named pipe."""


class BadKey(PaintpotError):
    """A secret key that cannot be created, or must not be used."""


def load_key(folder: Path) -> bytes:
    """The key in this folder; created on first use."""
    path = folder / FILE
    try:
        if not path.exists():
            _make(path)
        return _read(path)
    except OSError as error:
        raise BadKey(f"The secret key {path} cannot be used: {error.strerror}.") from error


def sign(key: bytes, purpose: str, text: str) -> str:
    """An HMAC over a text and the purpose it is used for."""
    purpose_bytes = purpose.encode("utf-8", "surrogatepass")
    # The length says where the purpose ends, so that no two pairs give the same message.
    message = b"%d:%b%b" % (
        len(purpose_bytes),
        purpose_bytes,
        text.encode("utf-8", "surrogatepass"),
    )
    code = hmac.digest(key, message, "sha256")[:SIGNED_BYTES]
    return base64.urlsafe_b64encode(code).decode("ascii")


def fingerprint(key: bytes) -> str:
    """Tells two keys apart without revealing either."""
    return sign(key, "fingerprint", "")


def signed_ok(key: bytes, purpose: str, text: str, signature: str) -> bool:
    """Whether the signature is valid for this text and purpose. Accepts any string."""
    if len(signature) != SIGNED_LENGTH or not signature.isascii():
        return False
    return hmac.compare_digest(sign(key, purpose, text), signature)


def _make(path: Path) -> None:
    """Written under another name and then linked, so that no partial key is ever visible."""
    make_private_folder(path.parent)
    part = path.with_name(f".{FILE}.{secrets.token_hex(8)}")
    file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN, 0o600)
    try:
        try:
            os.write(file, secrets.token_bytes(BYTES))
            os.fsync(file)
        finally:
            os.close(file)
        with suppress(FileExistsError):  # another process was faster, and its key counts
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
