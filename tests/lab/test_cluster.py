"""The lab on a Ray cluster: the same figures as here, whatever dies; Ctrl-C stops it all."""

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

import pytest

from paintpot.cli.main import main
from paintpot.lab.simulate import play_games
from tests.lab.two_nodes import DIED, HEAD, LATE, RUN, processes
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMMAND = ["simulate", "inkdoms", "--bot", "random", "--games", "12"]


@pytest.mark.skipif(os.name == "nt", reason="terminals and signals of Unix")
def test_one_node_dies_and_another_joins() -> None:
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
    assert told["partly"].startswith("inkdoms, 2 seats, random, seed 1: ")


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
