"""A room publishes to its subscribers; all spectators get the same snapshot."""

import pytest

from paintpot.table import room as module
from paintpot.table.feeds import WATCHER
from paintpot.table.room import ANYBODY, PRESENT_FOR, Room
from paintpot.table.snapshot import Snapshot, snapshot
from paintpot.table.table import Table
from tests.table.sitting import ANN, begun, first_move


class Ear:
    """A subscriber that keeps what it receives."""

    def __init__(self, viewer: int, guest: str) -> None:
        self.viewer = viewer
        self.guest = guest
        self.version = 0
        self.last = b""
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def disconnect(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


async def test_many_spectators_cost_one_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(table: Table, viewer: int, guest: str) -> Snapshot:
        made.append(guest)
        return snapshot(table, viewer, guest)

    table = begun("ink", 2)
    room = Room(table)
    ears = [Ear(0, ANN), *[Ear(WATCHER, f"spectator {n}") for n in range(50)]]
    for ear in ears:
        room.subscribe(ear, 0)
    monkeypatch.setattr(module, "snapshot", counted)
    table.move(0, first_move(table, 0), "one")
    room.publish()
    assert sorted(made) == sorted([ANN, ANYBODY])
    assert len({ear.last for ear in ears[1:]}) == 1
    assert ears[1].last == module._encode(snapshot(table, WATCHER, "spectator 0"))
    heard = [len(ear.heard) for ear in ears]
    room.publish()
    assert [len(ear.heard) for ear in ears] == heard, "nothing has changed, so nothing is told"


def test_somebody_who_asked_a_moment_ago_counts_as_there(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    room = Room(begun("ink", 2))
    room.visit("198.51.100.1")
    room.visit()
    assert room.address == "198.51.100.1"
    assert room.attended
    now[0] += PRESENT_FOR + 1
    assert not room.attended
    room.subscribers.add(Ear(0, ANN))
    assert room.attended
