"""Compile core, games and bots with mypyc, next to their sources.

`python tools/compile.py` does it in the checkout, `ship.py` for the wheel. Without a C compiler, or
with PAINTPOT_PURE=1, the same sources are used interpreted.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
FOLDERS = ("core", "games", "bots")
INTERPRETED = ("__init__.py", "ints.py")
"""Packages' own files, and the one module that chooses between the two forms."""


def sources() -> list[Path]:
    found = [path for folder in FOLDERS for path in (SRC / "paintpot" / folder).rglob("*.py")]
    packaged = [path for path in found if (path.parent / "__init__.py").exists()]
    return sorted(path for path in packaged if path.name not in INTERPRETED)


def compiled() -> list[Path]:
    """The compiled modules that stand in the checkout."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return sorted([*SRC.glob("*" + suffix), *(SRC / "paintpot").rglob("*" + suffix)])


def wanted() -> bool:
    return os.environ.get("PAINTPOT_PURE", "") in ("", "0")


def able() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))


def build() -> bool:
    """Compile everything; False, with nothing compiled left, if that is not possible here."""
    for old in compiled():
        old.unlink()
    if not wanted() or not able():
        print("paintpot: no C compiler, or PAINTPOT_PURE=1: the sources run interpreted.")
        return False
    script = (
        "from mypyc.build import mypycify; from setuptools import setup; import sys;"
        "setup(name='paintpot', package_dir={'': '.'}, packages=['paintpot'], script_args="
        "['build_ext', '--inplace', '--build-temp', sys.argv[1], '--build-lib', sys.argv[1]],"
        "ext_modules=mypycify("
        "sys.argv[2:], opt_level='3', debug_level='0', group_name='paintpot',"
        "target_dir=sys.argv[1]))"
    )
    files = ["--config-file", str(ROOT / "pyproject.toml")]
    files += [str(path.relative_to(SRC)) for path in sources()]
    where = str(ROOT / "build" / "mypyc")
    done = subprocess.run(
        [sys.executable, "-c", script, where, *files],
        cwd=SRC,
        # Fused multiply-adds would round otherwise than Python does, and bots think in floats.
        env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} -ffp-contract=off"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise SystemExit("paintpot: mypyc could not compile the sources.")
    for path in compiled():
        path.touch()  # copied with the time of an earlier build where only the shared part changed
    return True


if __name__ == "__main__":
    build()
