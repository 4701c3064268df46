"""Comparing two commits: which one is measured, and what is called slower."""

import subprocess
from pathlib import Path

import pytest
from bench import __main__ as bench
from bench import checkout
from bench.beside import holds, print_beside, ratios
from bench.checkout import checked_out
from bench.environments import Unbuilt

COMPILE = """
from pathlib import Path
Path("src/paintpot/compiled").touch()
"""
PACKAGE = """
from pathlib import Path
NUMBER = {number}
def compiled():
    return Path(__file__).with_name("compiled").exists()
"""


def git(folder: Path, *command: str) -> str:
    name = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    done = subprocess.run(
        ["git", *name, *command], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two commits of a small Paintpot, the second of which does not compile."""
    root = tmp_path / "repository"
    (root / "src" / "paintpot").mkdir(parents=True)
    (root / "tools").mkdir()
    git(root, "init", "--quiet")
    for number, compiler in enumerate((COMPILE, "raise SystemExit('no compiler here')")):
        (root / "src" / "paintpot" / "__init__.py").write_text(PACKAGE.format(number=number))
        (root / "tools" / "compile.py").write_text(compiler)
        git(root, "add", ".")
        git(root, "commit", "--quiet", "--message", str(number))
    monkeypatch.setattr(checkout, "ROOT", root)
    monkeypatch.setattr(checkout, "ENVIRONMENTS", root / ".bench")
    return root


def test_another_commit_is_checked_out_and_compiled_apart(repository: Path) -> None:
    found = checked_out("HEAD~1")
    assert found.commit == git(repository, "rev-parse", "HEAD~1")
    assert found.folder.is_relative_to(repository / ".bench")
    source = Path(found.environment["PYTHONPATH"], "paintpot")
    assert "NUMBER = 0" in (source / "__init__.py").read_text()
    assert (source / "compiled").exists()
    assert "NUMBER = 1" in (repository / "src" / "paintpot" / "__init__.py").read_text()
    assert git(repository, "status", "--porcelain") == ""
    assert git(repository, "worktree", "list").count("\n") == 0
    assert checked_out("HEAD~1") == found


def test_a_commit_that_cannot_be_compiled_is_not_measured(repository: Path) -> None:
    with pytest.raises(Unbuilt, match="no compiler here"):
        checked_out("HEAD")
    with pytest.raises(Unbuilt):
        checked_out("no-such-branch")


def test_interpreted_rules_are_not_measured(repository: Path) -> None:
    (repository / "tools" / "compile.py").write_text("")
    git(repository, "commit", "--quiet", "--all", "--message", "nothing is compiled")
    with pytest.raises(Unbuilt, match="is not compiled"):
        checked_out("HEAD")


def test_rounds_in_a_row_are_compared_so_a_slow_minute_changes_nothing() -> None:
    """The machine halves its speed in the second round, for both."""
    assert ratios([(100.0, 100.0), (49.0, 50.0)]) == [1.0, 0.98]
    assert holds([(100.0, 100.0), (49.0, 50.0), (98.0, 100.0)])


def test_slower_by_more_than_a_twentieth_is_a_miss(capsys: pytest.CaptureFixture[str]) -> None:
    fine = [(96.0, 100.0), (95.0, 100.0), (70.0, 100.0)]
    slow = [(94.0, 100.0), (94.9, 100.0), (120.0, 100.0)]
    assert print_beside({"ink": fine}, "moves/s", "0123456789abcdef")
    assert not print_beside({"ink": fine, "drip": slow}, "moves/s", "0123456789abcdef")
    said = capsys.readouterr().out
    assert "at least 0.95 x 0123456789ab, by the median: holds" in said
    assert "by the median: MISSED by drip" in said
    assert "0.949" in said


def test_a_comparison_of_nothing_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without games to measure it would say that all of them hold."""
    monkeypatch.setattr(bench, "checked_out", lambda _: pytest.fail("nothing is to be built"))
    monkeypatch.setattr("sys.argv", ["bench", "--beside", "HEAD", "--others"])
    with pytest.raises(SystemExit) as end:
        bench.main()
    assert end.value.code == 2
    assert "--others" in capsys.readouterr().err
