"""Virtual environments of other libraries, under `.bench/`: each built once from a pinned list."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
ENVIRONMENTS = ROOT / ".bench"

Command = list[str]


class Unbuilt(Exception):
    """An environment could not be built; the message is one line."""


def python_of(name: str) -> Path:
    """The interpreter of environment `name`, which is built if missing or out of date."""
    folder = ENVIRONMENTS / name
    wanted = HERE / f"{name}.txt"
    stamp = folder / "made-from.txt"
    made_from = f"# Python {platform.python_version()}\n{wanted.read_text()}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (stamp.exists() and stamp.read_text() == made_from and python.exists()):
        ENVIRONMENTS.mkdir(exist_ok=True)
        (ENVIRONMENTS / ".gitignore").write_text("*\n")
        _make(name, folder, python, wanted)
        stamp.write_text(made_from)
    return python


def _make(name: str, folder: Path, python: Path, wanted: Path) -> None:
    print(f"making the environment of {name} ...", file=sys.stderr)
    fault = ""
    for commands in _ways(folder, python, wanted):
        shutil.rmtree(folder, ignore_errors=True)
        fault = next(filter(None, map(_fault, commands)), "")
        if not fault:
            return
    raise Unbuilt(f"cannot make the environment of {name}: {fault}")


def _ways(folder: Path, python: Path, wanted: Path) -> list[list[Command]]:
    """With uv if available; with venv and pip otherwise, or when uv fails."""
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    ways = [[[sys.executable, "-m", "venv", str(folder)], [*pip, "-r", str(wanted)]]]
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv:
        venv = [uv, "venv", "--quiet", "--python", sys.executable, str(folder)]
        install = [uv, "pip", "install", "--quiet", "--python", str(python), "-r", str(wanted)]
        ways.insert(0, [venv, install])
    return ways


def _fault(command: Command) -> str:
    """Run `command`; empty if it succeeded, else the last line of its output."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return ""
    said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    errors = [line for line in said if line.lower().startswith("error")] or said
    return errors[-1] if errors else f"{Path(command[0]).name} ended with {done.returncode}"
