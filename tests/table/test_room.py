"""A room publishes to its subscribers; all spectators get the same snapshot."""

import pytest

from paintpot.table import room as module
from paintpot.table.feeds import WATCHER
from paintpot.table.peers import AnyItem, Connected, Peers
from paintpot.table.presence import Departures
from paintpot.table.room import ANYBODY, CONFIRM, PRESENT_FOR, Room
from paintpot.table.snapshot import Snapshot, snapshot
from paintpot.table.table import Table
from tests.table.sitting import ANN, begun, first_move, table_of


class Ear:
    """A subscriber that stores what it receives."""

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


def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that a test sets: its only entry is the time."""
    now = [1_000.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    return now


def with_ben() -> Table:
    """Ann and Ben play Inklings with a bot."""
    table = table_of("inklings", "me", "open", "easy")
    table.sit(1, "ben", "Ben")
    table.start()
    return table


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


def test_who_has_left_is_away_since_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)
    table = with_ben()
    departures, long_gone = Departures(), set[str]()
    room = Room(table, departures, lambda guest: guest in long_gone)
    ann, ben, other = Ear(0, ANN), Ear(1, "ben"), Ear(1, "ben")
    for ear in (ann, ben, other):
        room.subscribe(ear, 0)
    assert room.presence().since == [None, None, None]
    room.unsubscribe(ben)
    assert room.presence().here == [True, True, True], "he has another tab open"
    now[0] = 2_000.0
    room.unsubscribe(other)
    seen = room.presence()
    assert (seen.here, seen.since) == ([True, False, True], [None, 2_000.0, None])
    assert seen.replaceable == []
    long_gone.update((ANN, "ben"))
    assert room.presence().replaceable == [1], "not whoever is here, and no bot"
    before = len(ann.heard)
    room.publish_absence()
    room.publish_absence()
    assert ann.heard[before:] == [module._encode(room.presence())], "it is told once"
    # The table was evicted and loaded again.
    assert Room(table, departures).presence().since[1] == 2_000.0
    room.subscribe(ben, 0)
    assert room.presence().since == [None, None, None]


def test_who_leaves_others_waiting_may_soon_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)
    table = table_of("inklings", "me", "open", "open")
    table.sit(1, "ben", "Ben")
    table.sit(2, "cy", "Cy")
    table.start()
    room = Room(table, patience=300.0)
    ann, ben, watching = Ear(0, ANN), Ear(1, "ben"), Ear(WATCHER, "eve")
    for ear in (ann, ben, watching):
        room.subscribe(ear, 0)
    now[0] += 90_000.0
    assert room.presence().replaceable == [], "Cy has never come: his day is counted elsewhere"
    room.unsubscribe(ben)
    now[0] += 299.0
    assert room.presence().replaceable == []
    now[0] += 2.0
    assert room.presence().replaceable == [1]
    room.subscribe(ben, 0)
    assert room.presence().replaceable == []
    room.unsubscribe(ben)
    assert room.presence().replaceable == [], "it begins anew"

    # A player who leaves a table with nobody but spectators keeps nobody waiting.
    room.unsubscribe(ann)
    now[0] += 301.0
    assert room.presence().replaceable == [1]
    assert not room.may_be_replaced(0)


def test_departures_are_bounded() -> None:
    departures = Departures(most=2)
    for n in range(3):
        departures.leave("t", f"guest {n}", float(n))
    assert [departures.since("t", f"guest {n}") for n in range(3)] == [None, 1.0, 2.0]
    departures.leave("t", "guest 1", 5.0)
    departures.leave("t", "guest 9", 6.0)
    assert departures.since("t", "guest 2") is None, "the oldest goes first"
    assert departures.since("t", "guest 1") == 5.0


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


class Told(Peers):
    """Other processes, whose messages are written by the test."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.items: list[AnyItem] = []
        self.knows = True

    @property
    def informed(self) -> bool:
        return self.knows

    def tell(self, item: AnyItem) -> None:
        self.items.append(item)

    def connected(self) -> list[Connected]:
        """What was published since the last call."""
        items, self.items = self.items, []
        return [item for item in items if isinstance(item, Connected)]


def test_people_at_another_process_are_here(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)
    table = with_ben()
    peers = Told()
    room = Room(table, peers=peers)
    ann = Ear(0, ANN)
    room.subscribe(ann, 0)
    assert peers.connected() == [Connected(table.id, [ANN], ask=True)], "asks once"
    assert room.presence().here == [True, False, True]
    room.hear_connected("other", Connected(table.id, ["ben", "spectator"], 1, thinking=True))
    seen = room.presence()
    assert (seen.here, seen.watching) == ([True, True, True], 1)
    assert seen.thinking == table.bots_to_act()
    assert peers.connected() == [], "nothing has changed here"
    room.hear_connected("third", Connected(table.id, ["ben"], ask=True))
    assert peers.connected() == [Connected(table.id, [ANN])], "whoever asks is answered"
    room.hear_connected("other", None)
    assert room.presence().here == [True, True, True], "he is at a third process too"
    now[0] = 2_000.0
    room.hear_connected("third", Connected(table.id))
    assert room.presence().here == [True, False, True]
    assert room.presence().since == [None, 2_000.0, None]
    assert peers.connected() == [
        Connected(table.id, [ANN], away={"ben": 2_000.0}, walked_out={"ben": 2_000.0})
    ]


def test_who_walked_out_is_learned_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)
    table = with_ben()
    peers = Told()
    room = Room(table, patience=300.0, peers=peers)
    told = Connected(table.id, [ANN], walked_out={"ben": 900.0})
    room.hear_connected("other", told)
    assert not room.may_be_replaced(1)
    now[0] = 1_201.0
    assert room.may_be_replaced(1)
    peers.knows = False
    assert not room.may_be_replaced(1), "he may be connected to a process that is not heard"
    peers.knows = True
    room.hear_connected("third", Connected(table.id, ["ben"]))
    assert not room.may_be_replaced(1)
    room.hear_connected("other", told)
    room.hear_connected("third", Connected(table.id))
    assert not room.may_be_replaced(1), "it begins anew"


def test_presence_that_has_not_changed_is_not_sent_again() -> None:
    table = begun("ink", 2)
    room = Room(table, peers=Told())
    ear, other = Ear(0, ANN), Ear(0, ANN)
    room.subscribe(ear, 0)
    before = len(ear.heard)
    for _ in range(3):
        room.hear_connected("other", Connected(table.id, ["eve"], 1, ask=True))
    assert len(ear.heard) == before + 1
    room.subscribe(other, 0)
    assert len(ear.heard) == before + 1, "she has one more tab"
    assert other.heard[-1] == ear.heard[-1], "who is new is told"


def test_a_process_that_does_not_confirm_its_guests_has_lost_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1_000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    table = table_of("inklings", "me", "open", "easy")
    table.sit(1, "ben", "Ben")
    peers = Told()
    room = Room(table, peers=peers)
    room.subscribe(Ear(0, ANN), 0)
    for sender, guest in (("second", "ben"), ("third", "eve")):
        room.hear_connected(sender, Connected(table.id, [guest], 1))
    assert peers.connected()[-1].ask
    room.ask_peers()
    assert peers.connected() == [Connected(table.id, [ANN], ask=True)]
    room.hear_connected("second", Connected(table.id, ["ben"], 1))
    room.drop_unconfirmed()
    assert room.presence().watching == 2, "there is still time"
    now[0] += CONFIRM + 1
    room.drop_unconfirmed()
    assert room.presence().here == [True, True, True]
    assert room.presence().watching == 1


def test_whoever_asks_is_answered_even_if_nobody_is_here() -> None:
    """Otherwise somebody who left while messages were lost would seem to be here for good."""
    table = begun("ink", 2)
    peers = Told()
    room = Room(table, peers=peers)
    room.hear_connected("other", Connected(table.id, ["eve"], ask=True))
    assert peers.connected() == [Connected(table.id)]


def test_since_when_somebody_is_away_is_learned_from_others() -> None:
    table = table_of("inklings", "me", "open", "easy")
    table.sit(1, "ben", "Ben")
    room = Room(table, peers=Told())
    room.subscribe(Ear(0, ANN), 0)
    room.hear_connected("other", Connected(table.id, away={"ben": 500.0, ANN: 400.0}))
    assert room.presence().since == [None, 500.0, None]
