"""Another commit of Paintpot, checked out and compiled under `.bench/`, to be measured beside this.

The benchmark's own code is always that of this checkout: only `paintpot` is imported from there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.environments import ENVIRONMENTS, ROOT, Unbuilt


@dataclass(frozen=True)
class Checkout:
    """A commit whose rules are compiled."""

    commit: str
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """What makes a new process import `paintpot` from there."""
        return {"PYTHONPATH": str(self.folder / "src")}


def checked_out(revision: str) -> Checkout:
    """The commit that a revision names; it is cloned and compiled the first time."""
    commit = _output(ROOT, "git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    folder = ENVIRONMENTS / "beside" / commit[:12]
    ENVIRONMENTS.mkdir(exist_ok=True)
    (ENVIRONMENTS / ".gitignore").write_text("*\n")
    if not (folder / ".git").exists():
        folder.parent.mkdir(exist_ok=True)
        _output(ROOT, "git", "clone", "--quiet", "--shared", "--no-checkout", ".", str(folder))
    _output(folder, "git", "checkout", "--quiet", "--force", "--detach", commit)
    print(f"compiling {commit[:12]}, unless that is done ...", file=sys.stderr)
    _output(folder, sys.executable, "tools/compile.py")
    found = Checkout(commit, folder)
    _check(found)
    return found


def _check(found: Checkout) -> None:
    """A comparison with ourselves, or with interpreted rules, would say nothing."""
    code = "import paintpot; print(paintpot.compiled(), paintpot.__file__)"
    said = _output(ROOT, sys.executable, "-c", code, **found.environment)
    compiled, _, file = said.partition(" ")
    if compiled != "True":
        raise Unbuilt(f"{found.commit[:12]} is not compiled")
    if not Path(file).is_relative_to(found.folder):
        raise Unbuilt(f"paintpot is imported from {file}, not from {found.folder}")


def _output(folder: Path, *command: str, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if name != "PAINTPOT_PURE"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        what = " ".join([Path(command[0]).name, *command[1:3]])
        raise Unbuilt(f"{what}: {said[-1] if said else f'ended with {done.returncode}'}")
    return done.stdout.strip()
