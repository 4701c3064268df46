"""How tables begin: as somebody wants it, as the game before, or from a record."""

import json
import random
from pathlib import Path

import pytest

from paintpot.core.errors import BadBot, BadOption, BadRecord, BadSeats, UnknownGame
from paintpot.core.fair import commitment
from paintpot.core.play import Play
from paintpot.core.play import Seat as Sitter
from paintpot.core.proof import check_throws
from paintpot.core.records import FAIR_VERSION, replay
from paintpot.table.events import BOT, OPEN, PERSON, Opened, Placed, Started
from paintpot.table.leaving import resign
from paintpot.table.loading import loaded
from paintpot.table.setup import HOSTED, Wanted, from_record, new_table, rematch_of
from paintpot.table.table import OVER, PLAYING, Table
from tests.table.sitting import Sitting, first_move, table_of

ME, ANYBODY = Wanted("me"), Wanted("open")
RECORDS = Path(__file__).parent.parent / "plays"


def test_seats_as_they_are_wanted() -> None:
    opened = new_table("ink", {"first": "2"}, [ANYBODY, ME, Wanted("bot", "hard")], "ann", "Ann")
    assert [chair.kind for chair in opened.chairs] == [OPEN, PERSON, BOT]
    assert [chair.name for chair in opened.chairs] == ["", "Ann", "Sable"]
    assert [chair.guest for chair in opened.chairs] == ["", "ann", ""]
    assert opened.host == "ann"
    assert opened.options == {"first": "2"}
    assert opened.secret != new_table("ink", {}, [ME], "ann", "Ann").secret


def test_who_shares_a_screen_may_have_a_name() -> None:
    opened = new_table("ink", {}, [ME, Wanted("me", name="Ben"), ME], "ann", "Ann")
    assert [chair.name for chair in opened.chairs] == ["Ann", "Ben", "Ann 2"]
    assert [chair.guest for chair in opened.chairs] == ["ann"] * 3


def test_what_cannot_be() -> None:
    with pytest.raises(UnknownGame):
        new_table("chess", {}, [ME], "ann", "Ann")
    with pytest.raises(BadSeats, match="INK is for 1 to 4 players"):
        new_table("ink", {}, [ME] * 5, "ann", "Ann")
    with pytest.raises(BadSeats, match="One seat at least must be yours"):
        new_table("ink", {}, [ANYBODY], "ann", "Ann")
    with pytest.raises(BadOption):
        new_table("ink", {"first": "9"}, [ME], "ann", "Ann")
    with pytest.raises(BadBot, match="levels: random, easy"):
        new_table("ink", {}, [ME, Wanted("bot", "search:10000000")], "ann", "Ann")
    with pytest.raises(BadBot, match="Seat 1 is not a bot's"):
        new_table("ink", {}, [Wanted("me", "easy")], "ann", "Ann")
    for who in (Wanted("open", name="Ben"), Wanted("bot", "easy", "Ben")):
        with pytest.raises(BadSeats, match="Seat 2 is not yours to name"):
            new_table("ink", {}, [ME, who], "ann", "Ann")


@pytest.mark.parametrize("level", HOSTED)
def test_every_level_is_hosted(level: str) -> None:
    opened = new_table("inklings", {}, [ME, Wanted("bot", level)], "ann", "Ann")
    assert opened.chairs[1].level == level


# -- once more


def test_in_a_rematch_another_begins_and_everybody_keeps_their_seat() -> None:
    table = table_of("ink", "me", "open", "easy")
    table.sit(1, "ben", "Ben")
    table.start()
    firsts = []
    for _ in range(4):
        again = rematch_of(table, 0)
        assert [chair.name for chair in again.chairs] == ["Ann", "Ben", "Blot"]
        firsts.append(again.options["first"])
        table = Table("u", again)
        table.sit(1, "ben", "Ben")
        table.start()
    assert firsts == ["2", "3", "1", "2"]
    by_chance = new_table("ink", {"first": "random"}, [ME, Wanted("bot", "easy")], "ann", "Ann")
    assert rematch_of(Table("t", by_chance), 0).options["first"] == "random"


def test_in_a_rematch_people_sit_one_seat_further_where_no_option_says_who_begins() -> None:
    table = table_of("inklings", "me", "open", "easy", "me")
    table.sit(1, "ben", "Ben")
    table.start()
    table.hand(1, "random")
    again = rematch_of(table, 1)
    assert again.host == "ben"
    assert [chair.kind for chair in again.chairs] == [PERSON, BOT, OPEN, OPEN]
    assert [chair.name for chair in again.chairs] == ["Ben", "Blot", "Ann 2", "Ann"]
    assert [chair.kept for chair in again.chairs] == ["", "", "ann", "ann"]
    assert [chair.level for chair in again.chairs] == ["", "easy", "", ""]  # Ben plays himself
    assert (again.game, again.options) == (table.opened.game, table.opened.options)
    assert again.secret != table.opened.secret

    other = Table("u", again)
    other.sit(2, "ann", "Ann")
    other.sit(3, "ann", "Ann")
    other.start()
    assert other.phase == PLAYING


# -- from a record


def played(game: str, moves: int, *kinds: str) -> Play:
    """A game after this many moves."""
    play = Play(
        game, len(kinds), seed=3, people=[Sitter(f"P{k}", kind) for k, kind in enumerate(kinds)]
    )
    while len(play.moves) < moves and play.state.actors():
        seat = play.state.actors()[0]
        if seat < 0:
            play.roll()
        else:
            play.play(seat, play.state.legal(seat)[0])
    return play


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_a_finished_record_is_shown(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    table = loaded("t", from_record(replay(record)))
    assert table.phase == OVER
    assert table.record()["moves"] == record["moves"]
    result = dict(record["result"])
    if file.stem == "ink-solo-lost":
        result["winners"] = []  # when it was recorded, a solo player had won in any case
    assert table.record()["result"] == result
    assert table.feeds.lists[-1][-1].what == "over"


def test_an_unfinished_record_is_played_on() -> None:
    play = played("ink", 30, "person", "easy")
    (opened,) = from_record(play)
    assert isinstance(opened, Opened)
    assert opened.host == ""
    table = Table("t", opened)
    assert [chair.kind for chair in table.chairs] == [OPEN, BOT]
    assert table.chairs[0].name == "P0"
    table.sit(0, "ann", "Ann")
    assert table.host == "ann"  # the first player to arrive
    table.start()
    assert table.play is not None
    assert table.play.moves[:30] == play.moves[:30]
    assert table.state.dump() == play.state.dump()
    while acting := table.acting():
        table.move_bot(acting[0], [first_move(table, acting[0])])
    record = table.record()
    assert record["fair"]["first"] == 30
    assert commitment(record["fair"]["secret"]) == record["fair"]["commitment"]
    done = replay(record)
    assert 0 < check_throws(done) < [seat for seat, _ in done.moves].count(-1)


def test_undo_into_the_beginning_that_was_taken_up() -> None:
    """What is thrown after it is proven nonetheless."""
    play = played("ink", 30, "person", "person")
    while not (play.moves[-1][0] >= 0 and play.moves[-2][0] >= 0):
        play = played("ink", len(play.moves) + 1, "person", "person")
    seat = play.moves[-1][0]
    table = Table("t", from_record(play)[0])  # type: ignore[arg-type]
    for k in table.seats:
        table.sit(k, "ann", "Ann")
    table.start()
    table.undo(seat, "back")
    while acting := table.acting():
        table.move_bot(acting[0], [first_move(table, acting[0])])
    assert check_throws(replay(table.record())) > 0


def test_a_table_of_a_record_of_ours_keeps_its_proof() -> None:
    """A game that was hosted elsewhere and is over: its throws are still proven here."""
    sitting = Sitting("inklings", 2, random.Random(5))
    sitting.to_the_end()
    record = sitting.table.record()
    table = loaded("t", from_record(replay(record)))
    assert table.record()["fair"] == record["fair"]
    assert check_throws(replay(table.record())) == check_throws(replay(record)) > 0


def test_a_record_of_bots_alone_cannot_be_played_on() -> None:
    with pytest.raises(BadRecord, match="Only bots play in this record"):
        from_record(played("ink", 30, "easy", "random"))
    finished = from_record(played("inklings", 10_000, "easy", "random"))
    assert finished[1:] == [Started(FAIR_VERSION)]


def test_a_bot_that_is_not_hosted_becomes_a_seat_for_somebody() -> None:
    (opened,) = from_record(played("ink", 30, "search:5000", "easy"))
    assert isinstance(opened, Opened)
    assert [chair.kind for chair in opened.chairs] == [OPEN, BOT]


# -- names


def test_bots_are_called_by_their_characters_and_no_two_alike() -> None:
    wanted = [ME, Wanted("bot", "easy"), Wanted("bot", "hard"), Wanted("bot", "easy")]
    opened = new_table("inklings", {}, wanted, "ann", "Ann")
    assert [chair.name for chair in opened.chairs] == ["Ann", "Blot", "Sable", "Blot 2"]
    assert [chair.level for chair in opened.chairs] == ["", "easy", "hard", "easy"]


def test_a_person_called_like_a_bot_keeps_the_name() -> None:
    opened = new_table("inklings", {}, [Wanted("bot", "easy"), ME], "ann", "blot")
    assert [chair.name for chair in opened.chairs] == ["Blot 2", "blot"]


def test_people_of_one_name_are_told_apart() -> None:
    table = Table("t", new_table("inklings", {}, [ME, ME, ANYBODY], "ann", "Painter"))
    table.sit(2, "ben", "Painter")
    assert [chair.name for chair in table.chairs] == ["Painter", "Painter 2", "Painter 3"]
    long = Table("t", new_table("inklings", {}, [ME, ANYBODY], "ann", "A" * 40))
    long.sit(1, "ben", "A" * 40)
    assert long.chairs[1].name == "A" * 38 + " 2"


def test_a_bot_keeps_its_name_in_a_rematch() -> None:
    table = table_of("inklings", "me", "easy", "easy")
    table.start()
    again = rematch_of(table, 0)
    assert [chair.name for chair in again.chairs] == ["Ann", "Blot", "Blot 2"]


def test_in_a_rematch_everybody_keeps_their_name() -> None:
    """The first player to sit down, whatever name their browser would have given them."""
    table = Table("t", new_table("inklings", {}, [ME, ANYBODY, ANYBODY], "ann", "Painter"))
    table.sit(1, "ben", "Painter")
    table.apply(Placed(2, "normal"))
    table.start()
    assert table.names() == ("Painter", "Painter 2", "Normal 3")
    again = Table("u", rematch_of(table, 1))
    again.sit(2, "ann", "Painter")
    assert again.names() == ("Painter 2", "Normal 3", "Painter")
    once_more = Table("v", rematch_of(table, 0))
    once_more.sit(0, "ben", "Painter")
    assert once_more.names() == ("Painter 2", "Normal 3", "Painter")


def test_a_bot_that_played_for_somebody_who_left_has_its_own_name_in_a_rematch() -> None:
    table = Table("t", new_table("inklings", {}, [ME, ANYBODY, ANYBODY], "ann", "Ann"))
    table.sit(1, "ben", "Ben")
    table.sit(2, "eve", "Eve")
    table.start()
    resign(table, 1, "hard")
    assert table.names() == ("Ann", "Ben", "Eve")
    again = rematch_of(table, 0)
    assert [chair.name for chair in again.chairs] == ["Sable", "Eve", "Ann"]


def test_a_bot_placed_before_characters_keeps_its_old_name() -> None:
    table = table_of("inklings", "me", "open")
    table.apply(Placed(1, "hard"))
    assert table.chairs[1].name == "Hard 2"
    table.place(1, "hard")
    assert table.chairs[1].name == "Sable"
