"""Giving up and resigning: who has a say, what happens to the game, and what it reveals."""

from collections.abc import Callable

import msgspec
import pytest

from paintpot.core.proof import check_throws
from paintpot.core.records import replay
from paintpot.core.registry import games
from paintpot.table.changes import listing
from paintpot.table.events import BOT, AnyEvent, read, written
from paintpot.table.faults import NotNow
from paintpot.table.feeds import WATCHER
from paintpot.table.leaving import give_up, play_on, resign
from paintpot.table.loading import loaded
from paintpot.table.setup import rematch_of
from paintpot.table.snapshot import snapshot
from paintpot.table.table import OVER, PLAYING, Table
from tests.table.sitting import ANN, first_move, opened


def nobody(guest: str) -> bool:
    return False


def party(game: str = "inkdoms", *others: str) -> tuple[Table, list[AnyEvent]]:
    """Ann and Ben have begun a game, perhaps with others."""
    first = opened(game, "me", "open", *others)
    table = Table("t", first)
    events: list[AnyEvent] = [first]
    events += table.sit(1, "ben", "Ben")
    events += table.start()
    return table, events


def same(table: Table, events: list[AnyEvent]) -> bool:
    again = loaded("t", [read(written(event)) for event in events])
    return again.feeds.lists == table.feeds.lists and all(
        snapshot(again, viewer, ANN) == snapshot(table, viewer, ANN) for viewer in (WATCHER, 0, 1)
    )


@pytest.mark.parametrize("name", games())
def test_the_only_person_ends_a_game_at_once(name: str) -> None:
    first = opened(name, "me", "random")
    table = Table("t", first)
    events = [first, *table.start()]
    if 0 in table.acting():
        events += table.move(0, first_move(table, 0), "1")
    events += give_up(table, 0, nobody)
    assert table.phase == OVER
    assert table.acting() == ()
    assert table.bots_to_act() == []
    now = snapshot(table, 0, ANN)
    assert (now.ending, now.winners, now.moves) == ("given-up", [], [])
    assert now.fair.secret == first.secret
    assert listing(table).phase == OVER
    record = table.record()
    assert record["result"] is None
    play = replay(record)
    check_throws(play)
    assert same(table, events)
    commands: list[Callable[[], list[AnyEvent]]] = [
        lambda: give_up(table, 0, nobody),
        lambda: resign(table, 0, "easy"),
        lambda: play_on(table, 0),
        lambda: table.hand(0, "easy"),
        lambda: table.undo(0, "u"),
    ]
    for command in commands:
        with pytest.raises(NotNow):
            command()


def test_two_on_one_screen_are_one_person() -> None:
    table = Table("t", opened("ink", "me", "me"))
    table.start()
    give_up(table, 1, nobody)
    assert table.phase == OVER


def test_several_people_have_to_agree() -> None:
    table, events = party()
    events += give_up(table, 0, nobody)
    assert table.phase == PLAYING
    assert snapshot(table, 1, "ben").proposed == [0]
    assert give_up(table, 0, nobody) == []
    events += play_on(table, 1)
    assert snapshot(table, 1, "ben").proposed == []
    assert play_on(table, 1) == []
    events += give_up(table, 1, nobody)
    events += give_up(table, 0, nobody)
    assert table.phase == OVER
    assert same(table, events)


def test_who_is_away_is_not_asked() -> None:
    table, _ = party()
    give_up(table, 0, lambda guest: guest == "ben")
    assert table.phase == OVER


def test_a_vote_shows_nothing_hidden_and_the_end_tells_it() -> None:
    table, events = party("inkdoms")
    seat = table.acting()[0]
    events += table.move(seat, first_move(table, seat), "1")  # a die, in the open
    hidden = next(move for move in table.state.legal(seat) if table.state.hushed(seat, move))
    text = table.game.text(hidden)
    events += table.move(seat, text, "2")
    other = 1 - seat
    before = list(table.feeds.lists[other])
    events += give_up(table, seat, nobody)
    assert [one.what for one in table.feeds.lists[other][len(before) :]] == ["proposed"]
    events += give_up(table, other, nobody)
    told = [one for one in table.feeds.lists[other] if one.what == "move" and one.late]
    assert [one.text for one in told] == [text]
    assert same(table, events)


def test_a_seat_is_resigned_for_good() -> None:
    table, events = party("ink", "random")
    events += resign(table, 0, "easy")
    chair = table.chairs[0]
    assert (chair.kind, chair.level, chair.guest, chair.left) == (BOT, "easy", "", ANN)
    assert chair.name == "Ann"
    assert table.host == "ben"
    assert table.seats_of(ANN) == []
    assert table.may_see(ANN)
    assert table.phase == PLAYING
    with pytest.raises(NotNow):
        table.take_over(0)
    with pytest.raises(NotNow) as fault:
        resign(table, 1, "easy")
    assert fault.value.code == "give-up-instead"
    events += give_up(table, 1, nobody)
    assert table.phase == OVER
    kinds = [chair.kind for chair in rematch_of(table, 1).chairs]
    assert kinds.count("bot") == 2
    again = loaded("t", [read(written(event)) for event in events])
    assert msgspec.json.encode(again.chairs) == msgspec.json.encode(table.chairs)


def test_only_in_a_game() -> None:
    table = Table("t", opened("ink", "me", "random"))
    with pytest.raises(NotNow):
        give_up(table, 0, nobody)
    table.start()
    for seat in (1, 7):
        with pytest.raises(NotNow):
            give_up(table, seat, nobody)
