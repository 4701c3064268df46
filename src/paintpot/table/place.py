"""The folder where a server keeps what it has: closed to others, and of one server at a time."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import platformdirs

from paintpot.core.errors import PaintpotError

LOCK: Final = "lock"


class BadPlace(PaintpotError):
    """A folder that cannot be made or used, or that another server uses."""


def data_folder(given: str | None) -> Path:
    """The folder that was asked for, or the user's own; made if it is not there."""
    if given == "":
        raise BadPlace("The folder for data has an empty name; leave it out for the usual one.")
    try:
        folder = Path(given) if given else Path(platformdirs.user_data_dir("paintpot"))
        folder = folder.expanduser().absolute()
        make_private_folder(folder)
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise BadPlace(
            f"{given or 'The data folder'} cannot be used as a folder: {why}."
        ) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise BadPlace(f"{folder} cannot be written to; choose another folder.")
    return folder


def make_private_folder(folder: Path) -> None:
    """Only the owner gets in. A folder that is there already keeps its rights."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private_file(path: Path) -> bool:
    """Make an empty file that only its owner can open; False if there is something already."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    return True


def sync_folder(folder: Path) -> None:
    """Files made in a folder are only there for good when the folder itself is on disk."""
    with suppress(OSError):  # there are systems where a folder cannot be opened
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


class Hold:
    """A folder that no other server can use until this is closed, or its process is gone."""

    def __init__(self, file: int) -> None:
        self._file = file
        _held.add(self)

    def close(self) -> None:
        if self in _held:
            _held.remove(self)
            os.close(self._file)

    def __enter__(self) -> "Hold":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def hold(folder: Path) -> Hold:
    """Take the folder for this server; BadPlace if another one has it."""
    path = folder / LOCK
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadPlace(f"{path} cannot be opened: {error.strerror}.") from error
    try:
        _lock(file)
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
    except OSError as error:
        who = os.read(file, 20).decode("ascii", "replace").strip()
        os.close(file)
        if error.errno in (errno.EAGAIN, errno.EACCES):
            named = f" (process {who})" if who.isdigit() else ""
            raise BadPlace(
                f"Another server{named} uses {folder}: stop it, or choose another folder."
            ) from error
        raise BadPlace(f"{folder} cannot be locked: {error.strerror}.") from error
    return Hold(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # A locked byte cannot be read: one far behind the number of the process.
        os.lseek(file, 1000, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: Final[set[Hold]] = set()


def _let_go() -> None:
    """A lock lasts while anybody has the file open: a child must not outlive us with it."""
    while _held:
        os.close(_held.pop()._file)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go)
