"""Create the virtual environment of a checkout: for playing, and on top of that for developing.

    python3 tools/setup_venv.py .venv play      the packages of requirements/play.lock
    python3 tools/setup_venv.py .venv build     also what builds the page and compiles the rules
    python3 tools/setup_venv.py .venv dev       also the rest, those of dev.lock

Run by make with whatever Python the machine has; reports in one line what is missing. `play.py`
uses `install` for what builds the page and compiles the rules, while the server is already running.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
FAILED = "the packages could not be installed; pip says why above."
COMMAND = """#!{python}
import sys
from paintpot.cli.main import main
sys.exit(main())
"""


def python_of(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(folder: Path, lock: str, *, quiet: bool = False) -> bool:
    """Install exactly what a lock file in requirements/ names."""
    # A lock is complete, so pip need not resolve dependencies. Python compiles what it imports.
    words = ["--require-hashes", "--only-binary", ":all:", "--no-deps", "--no-compile"]
    return _pip(folder, *words, "-r", f"requirements/{lock}.lock", quiet=quiet)


def _pip(folder: Path, *words: str, quiet: bool = False) -> bool:
    pip = [str(python_of(folder)), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "install", *words], cwd=ROOT, check=False, capture_output=quiet)
    return done.returncode == 0


def link_sources(folder: Path) -> None:
    """Let the environment find the package in src/, and give it the command `paintpot`.

    This is what `pip install -e` does, without the packages that pip would need for it.
    """
    python = python_of(folder).absolute()
    where = sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)})
    Path(where, "paintpot.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    command = python.with_name("paintpot")
    command.write_text(COMMAND.format(python=python), encoding="utf-8")
    command.chmod(0o755)


def make(folder: Path) -> str:
    """Create an environment for playing; returns what went wrong, or ""."""
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(folder)
    except (subprocess.CalledProcessError, OSError) as error:
        return f"cannot make a virtual environment ({error}); on Debian: python3-venv."
    if not install(folder, "play"):
        return FAILED
    link_sources(folder)
    (folder / "play").touch()
    return ""


def add_builders(folder: Path) -> str:
    """Add what builds the page and compiles the rules; returns what went wrong, or ""."""
    if not install(folder, "page") or not install(folder, "compile"):
        return FAILED
    (folder / "build").touch()
    return ""


def extend(folder: Path) -> str:
    """Extend it for developing; returns what went wrong, or ""."""
    editable = ["--no-deps", "--no-build-isolation", "-e", "."]
    if not install(folder, "dev") or not _pip(folder, *editable):
        return FAILED
    (folder / "ready").touch()
    return ""


MORE = {"build": add_builders, "dev": extend}
"""What is added to an environment for playing, by purpose."""


def has_current(folder: Path) -> bool:
    """Whether there is an environment for playing that is as new as its lock."""
    stamp, lock = folder / "play", ROOT / "requirements" / "play.lock"
    return stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime


def main(where: str, purpose: str) -> int:
    if sys.version_info < OLDEST:
        have = ".".join(str(part) for part in sys.version_info[:3])
        print(f"paintpot: needs Python 3.11 or newer; this is {have}. Try: make PYTHON=python3.12")
        return 2
    folder = Path(where)
    problem = ""
    if purpose == "play" or not has_current(folder):
        print(f"paintpot: setting up {where} (once) …", flush=True)
        problem = make(folder)
    if not problem and purpose in MORE:
        problem = MORE[purpose](folder)
    if problem:
        print(f"paintpot: {problem}")
    return 2 if problem else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
