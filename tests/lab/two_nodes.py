"""A Ray cluster of two nodes on this machine, one of which dies in the middle of a run, and another
joins. Then an arena and a training run on it, the latter through a server for `ray://` addresses.

Run by test_cluster.py as a process of its own, since Ray leaves threads and handlers behind.
"""

import io
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from paintpot.cli.main import main as paintpot
from paintpot.lab import cluster as lab_cluster
from paintpot.lab.arena import Contest, play_deals, report
from paintpot.lab.cluster import BadCluster, RayCluster
from paintpot.lab.playing import FinishedGame
from paintpot.lab.pool import Pool, run_tasks
from paintpot.lab.simulate import GameRunner, Run
from tests.interrupting import interrupted

RUN = Run("inkdoms", "random", seats=3, games=22, seed=5)
CONTEST = Contest("ink", ("random", "greedy"), 2, 8, "5")
TRAINING = ("lab", "train", "inklings", "--games", "8", "--rounds", "1", "--compare", "2")
ENDLESS = 1_000_000
HEAD, DIED, LATE = "head", "died", "late"
"""The nodes: the one that stays, the one that dies, and the one that comes afterwards."""


def ray() -> Any:
    """Imported when needed: pytest reads this file too."""
    return import_module("ray")


class HeldRunner:
    """Plays the games of the run. Until there is a file `go`, the head plays none, and every worker
    of another node only one: so a node that dies does so in the middle of a game."""

    def __init__(self, head: str, go: Path) -> None:
        self.games = GameRunner(RUN)
        self.node = ray().get_runtime_context().get_node_id()
        self.may_play = 0 if self.node == head else 1
        self.go = go

    def play(self, number: int) -> tuple[str, FinishedGame]:
        self.may_play -= 1
        while self.may_play < 0 and not self.go.exists():
            time.sleep(0.02)
        return self.node, self.games.play(number)


def processes() -> dict[int, int]:
    """All processes that run, with their parents."""
    command = ["ps", "-A", "-o", "pid=,ppid=,stat="]
    listed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def descendants() -> set[int]:
    """The processes that were started by this one, and by those."""
    parents = processes()
    found = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}


def arena_figures(pool: Pool) -> dict[str, Any]:
    """What `paintpot arena` tells, without the times that bots took."""
    found = asdict(report(CONTEST, list(play_deals(CONTEST, pool))))
    for bot in found["bots"]:
        bot["time"] = bot["time"]["decisions"]
    return found


def training_figures(folder: str, *words: str) -> list[str]:
    """What `paintpot lab train` prints about its only round."""
    with redirect_stdout(io.StringIO()) as said:
        assert paintpot([*TRAINING, "--out", f"{folder}/weights.json", *words]) == 0
    return said.getvalue().splitlines()[:2]


def refusal(pool: Pool) -> str:
    """What the nodes say to a caller whose sources differ from theirs."""
    own = lab_cluster.fingerprint
    lab_cluster.fingerprint = lambda: "another"  # type: ignore[assignment]  # only in this process
    try:
        list(run_tasks(partial(GameRunner, RUN), range(2), pool))
    except BadCluster as error:
        return str(error)
    finally:
        lab_cluster.fingerprint = own
    return "played"


@contextmanager
def client_server(cluster: str) -> Iterator[str]:
    """The `ray://` address of a cluster. Ray's head would start this server for each client by a
    fork between its threads, after which it is sometimes dead; so it is started here."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    words = [f"--address={cluster}", "--host=127.0.0.1", f"--port={port}", "--mode=specific-server"]
    command = [sys.executable, "-m", "ray.util.client.server", *words]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            while not _accepts(port):
                assert server.poll() is None
                time.sleep(0.05)
            yield f"ray://127.0.0.1:{port}"
        finally:
            server.kill()


def _accepts(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def main(folder: str) -> None:
    go = Path(folder, "go")
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True,
        head_node_args={
            "include_dashboard": False,
            "include_log_monitor": False,
            "no_monitor": True,
        },
    )
    try:
        other = cluster.add_node()
        os.environ["RAY_ADDRESS"] = cluster.address
        with RayCluster("auto") as pool:
            make_runner = partial(HeldRunner, cluster.head_node.node_id, go)
            results = run_tasks(make_runner, range(RUN.games), pool, chunk=1)
            played = [next(results)]
            started = descendants()
            cluster.remove_node(other, allow_graceful=False)
            late = cluster.add_node()
            while played[-1][0] != late.node_id:
                played.append(next(results))
            started |= descendants()
            go.touch()
            played += results
            refused = refusal(pool)
            arena = arena_figures(pool)
        with client_server(cluster.address) as address:
            training = training_figures(folder, "--cluster", address)
        words = f"simulate inkdoms --bot random --games {ENDLESS} --cluster auto"
        partly = interrupted(words.split(), ENDLESS)
        with RayCluster("auto"):
            while ray().available_resources().get("CPU") != 2:  # the tasks in progress have to end
                time.sleep(0.05)
        names = {other.node_id: DIED, late.node_id: LATE}
        told: dict[str, Any] = {
            "nodes": [names.get(node, HEAD) for node, _ in played],
            "played": [asdict(game) for _, game in played],
            "arena": arena,
            "training": training,
            "refused": refused,
            "partly": partly,
            "processes": sorted(started | descendants()),
        }
        print(json.dumps(told))
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    # Workers have to find the runner in a module, not in `__main__`.
    from tests.lab import two_nodes

    two_nodes.main(sys.argv[1])
