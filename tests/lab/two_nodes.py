"""A Ray cluster of two nodes on this machine, one of which dies in the middle of a run, and another
joins.

Run by test_cluster.py as a process of its own, since Ray leaves threads and handlers behind.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from paintpot.lab.cluster import RayCluster
from paintpot.lab.playing import Played
from paintpot.lab.pool import run_tasks
from paintpot.lab.simulate import GameRunner, Run
from tests.interrupting import interrupted

RUN = Run("inkdoms", "random", seats=3, games=22, seed=5)
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

    def play(self, number: int) -> tuple[str, Played]:
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
        words = f"simulate inkdoms --bot random --games {ENDLESS} --cluster auto"
        partly = interrupted(words.split(), ENDLESS)
        with RayCluster("auto"):
            while ray().available_resources().get("CPU") != 2:  # the tasks in progress have to end
                time.sleep(0.05)
        names = {other.node_id: DIED, late.node_id: LATE}
        told: dict[str, Any] = {
            "nodes": [names.get(node, HEAD) for node, _ in played],
            "played": [asdict(game) for _, game in played],
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
