"""Update the lock files in requirements/ from pyproject.toml. Needs uv.

    python tools/lock.py [--upgrade]

dev.lock has everything; the others are subsets with the same versions: what playing needs (play),
what builds the page (page) and what compiles the rules (compile).
"""

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
PARTS = ("page", "compile")
"""Extras that are installed in addition to play.lock, so its packages need not be repeated."""


def compile_lock(name: str, *words: str) -> None:
    # No address of a package index in a lock file: the checksums are enough.
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--python-version", "3.11", *words]
    subprocess.run([*command, "-o", str(LOCKS / f"{name}.lock")], cwd=ROOT, check=True)


def main(*words: str) -> int:
    if not shutil.which("uv"):
        print("paintpot: locks are made by uv: pip install uv", file=sys.stderr)
        return 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    compile_lock("dev", "pyproject.toml", "--extra", "dev", *words)
    same_versions = ["-c", str(LOCKS / "dev.lock"), "--upgrade"]
    compile_lock("play", "pyproject.toml", *same_versions)
    for part in PARTS:
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder, f"{part}.in")
            wanted.write_text("\n".join(project["optional-dependencies"][part]), encoding="utf-8")
            compile_lock(part, str(wanted), *same_versions)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
