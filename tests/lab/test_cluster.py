"""The lab on a Ray cluster: the same figures as here, whatever dies; Ctrl-C stops it all."""

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace

import pytest

from paintpot.cli.main import main
from paintpot.lab.cluster import BadCluster, _hash, _on_a_node, _translated, fingerprint
from paintpot.lab.pool import HERE
from paintpot.lab.simulate import play_games
from tests.lab.two_nodes import (
    DIED,
    HEAD,
    LATE,
    RUN,
    arena_figures,
    processes,
    training_figures,
)
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMMAND = ["simulate", "inkdoms", "--bot", "random", "--games", "12"]
ANOTHER = "A node of the cluster has another Paintpot, or none: all machines need the same one."


@pytest.mark.skipif(os.name == "nt", reason="terminals and signals of Unix")
def test_one_node_dies_and_another_joins(tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    # Names of sockets must not be long, and those of pytest's folders are.
    with tempfile.TemporaryDirectory(prefix="pp", dir="/tmp") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.lab.two_nodes", folder],
            stdout=subprocess.PIPE,
            env={
                **os.environ,
                "PYTHONPATH": path,
                "RAY_USAGE_STATS_ENABLED": "0",
                "RAY_TMPDIR": folder,
                "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on Linux too: loopback only
            },
            timeout=PATIENCE,
            check=True,
        )
        told = json.loads(done.stdout)
        assert len(told["processes"]) > 4
        deadline = time.monotonic() + PATIENCE
        while left := processes().keys() & set(told["processes"]):
            assert time.monotonic() < deadline, left
            time.sleep(0.05)  # they see by themselves that the cluster has gone
    assert told["nodes"][0] == DIED, "the node that died has played"
    assert {*told["nodes"]} == {DIED, LATE, HEAD}, "and then one that joined, and the head"
    played = sorted(told["played"], key=lambda game: game["number"])
    assert played == [json.loads(json.dumps(asdict(game))) for game in play_games(RUN)]
    assert told["refused"] == ANOTHER
    assert told["arena"] == json.loads(json.dumps(arena_figures(HERE)))
    here = training_figures(str(tmp_path), "--workers", "1")
    assert told["training"] == here
    assert here[1].startswith("round 1: ")
    assert told["partly"].startswith("inkdoms, 2 seats, random, seed 1: ")


def test_a_node_with_other_sources_does_not_play() -> None:
    played: list[str] = []
    with pytest.raises(BadCluster, match="has another Paintpot"):
        _on_a_node("another", lambda: played.append("a game"))
    assert played == []
    _on_a_node(fingerprint(), lambda: played.append("a game"))
    assert played == ["a game"]


def test_a_node_without_paintpot_is_named() -> None:
    class TaskError(Exception):
        """As Ray's, which tells the cause in its text as well."""

        cause = ModuleNotFoundError("No module named 'paintpot'")

    told = _translated(TaskError("The remote function failed to import on the worker."))
    assert isinstance(told, BadCluster)
    assert str(told) == ANOTHER


def test_the_fingerprint_is_that_of_all_files_that_decide(tmp_path: Path) -> None:
    for name in ("core/dice.py", "games/ink/weights.json", "lab/arena.py", "server/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    known = {_hash(tmp_path)}
    (tmp_path / "server/app.py").write_text("2")
    (tmp_path / "core/dice.pyc").write_text("2")
    assert {_hash(tmp_path)} == known, "these decide nothing"
    (tmp_path / "bots").mkdir()
    changes = (("core/dice.py", "2"), ("games/ink/weights.json", "2"), ("bots/bot.py", ""))
    for name, text in changes:
        (tmp_path / name).write_text(text)
        assert _hash(tmp_path) not in known
        known.add(_hash(tmp_path))
    (tmp_path / "lab/arena.py").rename(tmp_path / "lab/contest.py")
    assert _hash(tmp_path) not in known


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (
            "ray client connection timeout.\nPlease check the address.",
            "ray client connection timeout",
        ),
        (
            "Initialization failure from server:\nTraceback …:\nRuntimeError: No server started.\n",
            "RuntimeError: No server started",
        ),
    ],
)
def test_a_cluster_that_does_not_answer_is_one_line(
    told: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def init(address: str, **options: object) -> None:
        asked.append(address)
        raise ConnectionError(told)

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    monkeypatch.setitem(sys.modules, "ray._private.worker", SimpleNamespace())
    assert main([*COMMAND, "--cluster", "ray://127.0.0.1:1"]) == 2
    assert asked == ["ray://127.0.0.1:1"]
    said = f"There is no connection to the cluster 'ray://127.0.0.1:1': {why}."
    assert capsys.readouterr() == ("", f"paintpot: {said}\n")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("auto", "A cluster needs Ray: pip install 'paintpot[cluster]'."),
        ("ray://127.0.0.1:1", "A cluster needs Ray: pip install 'paintpot[cluster]'."),
        ("127.0.0.1", "A cluster is auto or an address such as ray://host:10001, not '127.0.0.1'."),
    ],
)
def test_no_cluster_is_one_line(
    address: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*COMMAND, "--cluster", address]) == 2
    assert capsys.readouterr() == ("", f"paintpot: {said}\n")
