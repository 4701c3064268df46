"""Make the environment of a checkout: the packages of requirements.lock, and paintpot itself.

Run by make with whatever Python the machine has; says in one line what is missing.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)


def main(folder: str) -> int:
    if sys.version_info < OLDEST:
        have = ".".join(str(part) for part in sys.version_info[:3])
        print(f"paintpot: needs Python 3.11 or newer; this is {have}. Try: make PYTHON=python3.12")
        return 2
    where = Path(folder)
    python = where / "bin" / "python"
    print(f"paintpot: setting up {folder} (once) …", flush=True)
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(where)
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"paintpot: cannot make a virtual environment ({error}); on Debian: python3-venv.")
        return 2
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    for what in (
        ["--require-hashes", "--only-binary", ":all:", "-r", "requirements.lock"],
        ["--no-deps", "--no-build-isolation", "-e", "."],
    ):
        if subprocess.run([*pip, *what], cwd=ROOT, check=False).returncode:
            print("paintpot: the packages could not be installed; pip says why above.")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
