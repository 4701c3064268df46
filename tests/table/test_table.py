"""A table is the list of its events: loaded from it, it is the same to every viewer."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.errors import CannotUndo, PaintpotError, Refused
from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.table import table as module
from paintpot.table.changes import listing
from paintpot.table.events import (
    OPEN,
    PERSON,
    AnyEvent,
    Carried,
    Chair,
    Fell,
    Moved,
    Opened,
    Started,
    Undone,
    read,
)
from paintpot.table.faults import Damaged, NotAllowed, NotNow, OldRules
from paintpot.table.loading import loaded
from paintpot.table.snapshot import snapshot
from paintpot.table.table import Table
from tests.table.sitting import ANN, Sitting, begun, first_move, opened, table_of, viewers


def assert_same(one: Table, other: Table) -> None:
    """Alike to every viewer, and in what may happen next."""
    for viewer in viewers(one):
        guest = one.chairs[viewer].guest if viewer >= 0 else ""
        assert snapshot(one, viewer, guest) == snapshot(other, viewer, guest)
        assert one.feeds.lists[viewer] == other.feeds.lists[viewer]
    assert (one.length, one.host, one.chairs) == (other.length, other.host, other.chairs)
    assert listing(one) == listing(other)
    if one.play is not None and other.play is not None:
        assert one.play.state.dump() == other.play.state.dump()


@pytest.mark.parametrize("game", paintpot.games())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_table_that_is_taken_up_is_the_same(game: str, seats: int) -> None:
    """Whatever happens: undo, bots that stand in, seats that change hands, nonsense."""
    chance = random.Random(f"{game}{seats}")
    sitting = Sitting(game, seats, chance)
    for _ in range(5):
        for _ in range(25):
            if sitting.table.acting():
                sitting.go_on()
        assert_same(sitting.table, sitting.taken_up())
    sitting.to_the_end()
    assert_same(sitting.table, sitting.taken_up())
    assert sitting.refused or seats == 1


@pytest.mark.parametrize("game", paintpot.games())
def test_a_table_that_is_taken_up_goes_on_the_same(game: str) -> None:
    """The dice too: they fall as they would have."""
    sitting = Sitting(game, 2, random.Random(game))
    for _ in range(20):
        if sitting.table.acting():
            sitting.go_on()
    again = sitting.taken_up()
    chance = random.Random(1)
    while acting := sitting.table.acting():
        seat = acting[0]
        text = sitting.table.game.text(chance.choice(sitting.table.state.legal(seat)))
        assert sitting.table.move_bot(seat, [text]) == again.move_bot(seat, [text])
    assert_same(sitting.table, again)
    play = replay(again.record())
    throws = [seat for seat, _ in play.moves].count(CHANCE)
    assert check_throws(play) == throws > 0


@pytest.mark.parametrize("game", paintpot.games())
def test_what_is_refused_changes_nothing(game: str) -> None:
    chance = random.Random(game)
    table = begun(game, 3)
    for _ in range(8):
        seat = chance.choice(table.acting())
        table.move(seat, table.game.text(chance.choice(table.state.legal(seat))), "")
    before = [snapshot(table, viewer, ANN) for viewer in viewers(table)]
    length = table.length

    refused: list[Callable[[], object]] = [
        table.start,
        lambda: table.place(0, "easy"),
        lambda: table.say_words(0, "late"),
        lambda: table.rise(0),
        lambda: table.sit(0, "eve", "Eve"),
        lambda: table.move(0, "nonsense", ""),
        lambda: table.move(9, table.game.text(0), ""),
        lambda: table.take_over(7),
        lambda: table.hand(7, "easy"),
        lambda: table.undo(7, ""),
    ]
    for seat in table.seats:
        illegal = set(range(table.game.moves)) - set(table.state.legal(seat))
        for move in chance.sample(sorted(illegal), 30):
            refused.append(partial(table.move, seat, table.game.text(move), ""))
    for command in refused:
        with pytest.raises(PaintpotError):
            command()
    assert [snapshot(table, viewer, ANN) for viewer in viewers(table)] == before
    assert table.length == length


# -- seats


def test_links_no_longer_fit_once_a_seat_has_changed_hands() -> None:
    table = table_of("inklings", "me", "open", "open")
    commands: list[Callable[[], object]] = [
        lambda: table.sit(1, "ben", "Ben"),
        lambda: table.carry(1, "bens phone"),
        lambda: table.rise(1),
        lambda: table.place(1, "easy"),
        lambda: table.place(1, ""),
    ]
    turns = []
    for command in commands:
        command()
        turns.append(table.chairs[1].turn)
    assert turns == [1, 2, 3, 4, 5]
    assert table.chairs[2].turn == 0


def test_a_seat_of_a_bot_cannot_be_taken() -> None:
    table = table_of("inklings", "me", "easy")
    with pytest.raises(NotNow, match="Seat 2 is taken"):
        table.sit(1, "ben", "Ben")
    with pytest.raises(NotNow, match="Nobody sits on seat 2"):
        table.rise(1)
    with pytest.raises(NotNow, match="Nobody sits on seat 2"):
        table.carry(1, "ben")
    with pytest.raises(NotNow, match="There are seats 1 to 2 here"):
        table.sit(2, "ben", "Ben")


def test_the_host_is_carried_along() -> None:
    table = table_of("inklings", "me", "open")
    table.carry(0, "phone")
    assert table.host == "phone"
    assert table.carry(0, "phone") == []
    table.sit(1, "ben", "Ben")
    table.carry(1, "bens phone")
    assert table.host == "phone"


def test_words_go_with_who_said_them() -> None:
    table = table_of("inklings", "me", "open")
    table.sit(1, "ben", "Ben")
    table.say_words(1, "abracadabra")
    table.rise(1)
    table.sit(1, "eve", "Eve")
    table.start()
    assert table.fair.words == ["", ""]


def test_a_seat_that_is_kept() -> None:
    first = opened("inklings", "me", "open")
    first.chairs[1].kept = "ben"
    table = Table("t", first)
    with pytest.raises(NotAllowed, match="Seat 2 is reserved for somebody else"):
        table.sit(1, "eve", "Eve")
    assert table.sit(1, "ben", "Ben")
    assert table.sit(1, "ben", "Ben") == []


def test_bots_wait_while_a_person_may_act() -> None:
    table = table_of("inklings", "me", "easy", "easy")
    table.start()
    assert table.acting() == (0, 1, 2)
    assert table.bots_to_act() == []
    table.move(0, first_move(table, 0), "")
    assert table.bots_to_act() == [1, 2]
    table.hand(0, "easy")
    table.move_bot(1, [first_move(table, 1)])
    table.move_bot(2, [first_move(table, 2)])
    assert table.bots_to_act() == [0, 1, 2]  # a new round, and a bot stands in for Ann


# -- undo


def test_undo_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNDONE", 3)
    table = begun("ink")
    for _ in range(2):
        table.move(0, first_move(table, 0), "")
        table.undo(0, "")
    for _ in range(2):
        table.move(0, first_move(table, 0), "")
    # One is left: of the whole turn as much is taken back as may be.
    assert table.undo(0, "whole", whole=True) == [Undone(0, "whole")]
    with pytest.raises(NotNow, match="You have taken back 3 moves here"):
        table.undo(0, "")


def test_undo_of_nothing() -> None:
    table = begun("ink")
    for whole in (False, True):
        with pytest.raises(CannotUndo):
            table.undo(0, "", whole)


# -- what does not make a table


@dataclass
class Spoiled:
    """A history, and what is wrong with it."""

    events: list[AnyEvent]
    said: str


def spoiled() -> dict[str, Spoiled]:
    first = opened("ink", "me", "me")
    table = Table("t", first)
    events: list[AnyEvent] = [first, *table.start()]
    events += table.move(0, first_move(table, 0), "1")
    no_option = msgspec.structs.replace(first, options={"size": "large"})
    dice_changed = [
        Fell("quill 1: R-R-R-R") if isinstance(event, Fell) else event for event in events
    ]
    n = len(events)
    return {
        "nothing": Spoiled([], "Table t has no first event."),
        "no beginning": Spoiled(events[1:], "Table t has no first event."),
        "unknown option": Spoiled([no_option, *events[1:]], "its event 2 does not fit."),
        "another throw": Spoiled(dice_changed, "its dice do not repeat what is stored."),
        "a throw too many": Spoiled([*events, Fell("quill 1: R")], f"its event {n + 1} does not"),
        "a throw too few": Spoiled([first, Started(), *events[-1:]], "its event 3 does not fit."),
        "an illegal move": Spoiled([*events, Moved(0, "done")], f"its event {n + 1} does not fit."),
        "out of turn": Spoiled([*events, Moved(1, "quill 1")], f"its event {n + 1} does not fit."),
        "no move": Spoiled([*events, Moved(0, "castle")], f"its event {n + 1} does not fit."),
        "no such seat": Spoiled([*events, Moved(5, "quill 1")], f"its event {n + 1} does not fit."),
        "nobody's seat": Spoiled([*events, Carried(7, "x")], f"its event {n + 1} does not fit."),
        "a move too early": Spoiled([first, Moved(0, "quill 1")], "its event 2 does not fit."),
        "undo of nothing": Spoiled([*events, Undone(1)], f"its event {n + 1} does not fit."),
        "opened twice": Spoiled([*events, first], f"its event {n + 1} does not fit."),
    }


@pytest.mark.parametrize("what", spoiled())
def test_a_damaged_history_is_said_to_be_damaged(what: str) -> None:
    case = spoiled()[what]
    with pytest.raises(Damaged) as damaged:
        loaded("t", case.events)
    assert case.said in str(damaged.value)
    assert damaged.value.code == "damaged"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "The game 'chess' is not installed here any more"),
        ({"rules": 99}, "The rules of INK have changed since (version 99, now 1)"),
    ],
)
def test_other_rules_are_no_damage(change: dict[str, Any], said: str) -> None:
    first = opened("ink", "me", "me")
    events = [msgspec.structs.replace(first, **change), *Table("t", first).start()]
    with pytest.raises(OldRules) as fault:
        loaded("t", events)
    assert said in str(fault.value)
    assert fault.value.code == "old-rules"


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"is":"flown"}', b'{"is":"moved","seat":"0"}', b"\xff\xfe{}"]
)
def test_what_cannot_be_read_is_damaged_too(data: bytes) -> None:
    with pytest.raises(Damaged, match="cannot be read"):
        read(data)


def test_fields_to_come_are_passed_over() -> None:
    """A newer server may have written more than we know."""
    assert read(b'{"is":"started","weather":"fine"}') == Started()


def test_a_refused_move_names_its_rule() -> None:
    table = begun("ink")
    with pytest.raises(Refused) as refused:
        table.move(0, "done", "")
    assert refused.value.rule.startswith("INK-")


def test_seats_change_hands_a_bounded_number_of_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time is an event, and a table with very many takes long to load. Moves go on."""
    monkeypatch.setattr("paintpot.table.table.MOST_CHANGES", 6)
    chairs = [Chair(PERSON, "Ann", "ann"), Chair(OPEN)]
    table = Table("t", Opened("inklings", 1, {}, chairs, "ann", "00" * 32))
    for n in range(3):
        table.say_words(0, f"{n}")
    table.place(1, "easy")
    table.start()
    table.hand(0, "easy")
    table.take_over(0)
    with pytest.raises(NotNow, match=r"^Seats and words have changed 6 times at this table"):
        table.hand(0, "easy")
    assert table.move(0, table.game.text(table.state.legal(0)[0]), "one")
