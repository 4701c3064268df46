"""A server's data folder: private to its owner, and locked by one server at a time."""

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


class BadFolder(PaintpotError):
    """A folder that cannot be created or used, or that another server has locked."""


def data_folder(given: str | None) -> Path:
    """The given folder, or the user's default one; created if missing."""
    if given == "":
        raise BadFolder("The data folder has an empty name; leave --data out for the default.")
    try:
        folder = Path(given) if given else Path(platformdirs.user_data_dir("paintpot"))
        folder = folder.expanduser().absolute()
        make_private_folder(folder)
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise BadFolder(
            f"{given or 'The data folder'} cannot be used as a folder: {why}."
        ) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise BadFolder(f"{folder} cannot be written to; choose another folder.")
    return folder


def make_private_folder(folder: Path) -> None:
    """Only the owner has access. An existing folder keeps its permissions."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private_file(path: Path) -> bool:
    """Create an empty file that only its owner can open; False if it exists already."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    return True


def sync_folder(folder: Path) -> None:
    """New files are durable only once the folder itself has been synced."""
    with suppress(OSError):  # some systems cannot open a folder
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


class FolderLock:
    """Keeps other servers out of a folder until it is closed or this process ends."""

    def __init__(self, file: int) -> None:
        self._file = file
        _locked.add(self)

    def close(self) -> None:
        if self in _locked:
            _locked.remove(self)
            os.close(self._file)

    def __enter__(self) -> "FolderLock":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def lock_folder(folder: Path) -> FolderLock:
    """Lock the folder for this server; BadFolder if another one has it."""
    path = folder / LOCK
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadFolder(f"{path} cannot be opened: {error.strerror}.") from error
    try:
        _lock(file)
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
    except OSError as error:
        who = os.read(file, 20).decode("ascii", "replace").strip()
        os.close(file)
        if error.errno in (errno.EAGAIN, errno.EACCES):
            named = f" (process {who})" if who.isdigit() else ""
            raise BadFolder(
                f"Another server{named} uses {folder}: stop it, or choose another folder."
            ) from error
        raise BadFolder(f"{folder} cannot be locked: {error.strerror}.") from error
    return FolderLock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # A locked byte cannot be read, so lock one far behind the process id.
        os.lseek(file, 1000, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_locked: Final[set[FolderLock]] = set()


def _release_all() -> None:
    """A lock lasts while any process has the file open: a child must not keep it."""
    while _locked:
        os.close(_locked.pop()._file)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_release_all)
