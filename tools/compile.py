"""Compile core, games and bots with mypyc, next to their sources.

    python tools/compile.py     if anything has changed since the last time

Everything is compiled in build/ first and moved into place when it is complete. `core/contract` is
added last and removed first: form.py looks for it alone, so no process ever runs some modules
compiled and others interpreted. Without a C compiler, or with PAINTPOT_PURE=1, the same sources are
used interpreted. `ship.py` does the same for a wheel.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
FOLDERS = ("core", "games", "bots")
INTERPRETED = ("__init__.py", "ints.py", "view_types.py")
"""Packages' own files, the module that chooses between the two forms, and types of views, which are
needed at run time: mypyc drops TypedDict declarations."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
BUILD = ROOT / "build" / f"mypyc{SUFFIX.rpartition('.')[0]}"
FLAGS = ("-ffp-contract=off", "-fvisibility=hidden")
"""Fused multiply-adds would round differently from Python, and bots calculate with floats. Hidden
symbols can be inlined and called directly."""
SWITCH = Path("paintpot", "core", f"contract{SUFFIX}")
"""The module whose compiled form decides for all."""


def sources() -> list[Path]:
    found = [path for folder in FOLDERS for path in (SRC / "paintpot" / folder).rglob("*.py")]
    packaged = [path for path in found if (path.parent / "__init__.py").exists()]
    return sorted(path for path in packaged if path.name not in INTERPRETED)


def digest() -> str:
    """A digest that changes with any source, or with how it is compiled."""
    total = hashlib.sha256(sys.version.encode())
    tools = [Path(__file__), Path(__file__).with_name("mypyc_build.py")]
    for path in [*sources(), *tools]:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.name} {path.parent.name} {content}\n".encode())
    return total.hexdigest()


def compiled() -> list[Path]:
    """The compiled modules in the checkout."""
    return sorted([*SRC.glob("*" + SUFFIX), *(SRC / "paintpot").rglob("*" + SUFFIX)])


def is_current() -> bool:
    """Whether there are compiled modules, made from the current sources."""
    stamp = BUILD / "sources"
    there = (SRC / SWITCH).exists() and stamp.exists()
    return there and stamp.read_text(encoding="utf-8") == digest()


def wanted() -> bool:
    return os.environ.get("PAINTPOT_PURE", "") in ("", "0")


def able() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))


def remove() -> None:
    """Remove the compiled modules, the deciding one first."""
    (SRC / SWITCH).unlink(missing_ok=True)
    for old in compiled():
        old.unlink(missing_ok=True)


def move_in(made: Path) -> None:
    """Move the compiled modules beside their sources, the deciding one last."""
    found = {path.relative_to(made) for path in made.rglob("*" + SUFFIX)}
    if SWITCH not in found:
        raise SystemExit(f"paintpot: mypyc made no {SWITCH.name}, so nothing is used of it.")
    remove()
    for path in [*sorted(found - {SWITCH}), SWITCH]:
        (made / path).touch()  # pytest compares its age with the source's
        (made / path).replace(SRC / path)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """A lock: one process compiles at a time; others wait for it, and find the work done."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Clock:
    """Wall and CPU time since it was made, for "before and after"."""

    def __init__(self) -> None:
        self._began = self._now()

    @staticmethod
    def _now() -> tuple[float, float]:
        """The wall, and the CPU time of child processes that have ended."""
        used = os.times()
        return time.monotonic(), used.children_user + used.children_system

    def told(self) -> str:
        wall, used = [now - then for now, then in zip(self._now(), self._began, strict=True)]
        return f"{wall:.0f} s, {used:.0f} s of CPU time"


def build() -> bool:
    """Compile everything; False, with no compiled modules left, if that is not possible here."""
    if not wanted() or not able():
        remove()
        print("paintpot: no C compiler, or PAINTPOT_PURE=1: the sources run interpreted.")
        return False
    with alone():
        if is_current():
            for path in compiled():
                path.touch()
        else:
            _build()
    return True


def _build() -> None:
    remove()
    made = BUILD / "made"
    shutil.rmtree(made, ignore_errors=True)
    now = digest()
    clock = Clock()
    modules = [str(path.relative_to(SRC)) for path in sources()]
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "mypyc_build.py"), str(BUILD), str(made), *modules],
        cwd=SRC,
        env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {' '.join(FLAGS)}"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise SystemExit("paintpot: mypyc could not compile the sources.")
    move_in(made)
    (BUILD / "sources").write_text(now, encoding="utf-8")
    print(f"paintpot: {len(modules)} modules compiled in {clock.told()}.", flush=True)


if __name__ == "__main__":
    build()
