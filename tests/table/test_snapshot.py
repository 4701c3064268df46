"""What one viewer of a table is shown."""

import random

import msgspec
import pytest

import paintpot
from paintpot.core.errors import CannotUndo
from paintpot.core.fair import commitment
from paintpot.table.feeds import WATCHER
from paintpot.table.snapshot import SeatShown, Snapshot, snapshot
from paintpot.table.table import Table
from tests.table.sitting import ANN, Sitting, begun, first_move, table_of, viewers


def shown(table: Table, viewer: int, guest: str = ANN) -> Snapshot:
    return snapshot(table, viewer, guest)


def test_before_the_start() -> None:
    table = table_of("inklings", "me", "open", "hard")
    now = shown(table, 0)
    assert now.seats == [
        SeatShown("person", "Ann"),
        SeatShown("open"),
        SeatShown("bot", "Sable", "hard"),
    ]
    assert (now.phase, now.view, now.moves, now.scores, now.winners) == (
        "gathering",
        None,
        [],
        [],
        [],
    )
    assert now.fair.commitment == commitment(table.opened.secret)
    assert now.fair.secret is None
    assert not now.undo


def test_each_seat_sees_its_own_view_and_moves() -> None:
    table = begun("inklings", 2)
    table.move(0, first_move(table, 0), "")
    for seat in table.seats:
        now = shown(table, seat)
        assert now.seat == seat
        assert now.view == table.state.view(seat)
        assert now.moves == [table.game.text(move) for move in table.state.legal(seat)]
    watching = shown(table, WATCHER, "eve")
    assert watching.seat is None
    assert watching.view == table.state.view(None)
    assert (watching.moves, watching.yours, watching.winners) == ([], [], [])
    assert not watching.host
    assert [seat.acting for seat in watching.seats] == [False, True]


def test_a_secret_choice_is_covered_while_the_screen_is_passed_on() -> None:
    table = begun("inklings", 2)
    assert not shown(table, 0).covered
    table.move(0, first_move(table, 0), "")
    assert shown(table, 0).covered, "the second seat is Ann's as well, and has not chosen"
    assert not shown(table, 1).covered
    table.move(1, first_move(table, 1), "")
    assert not any(shown(table, seat).covered for seat in table.seats), "all is open now"


def test_whether_others_have_learned_of_a_choice_is_never_told() -> None:
    """Only the guest's own seats count: the same position looks the same to a guest who shares no
    screen."""
    table = table_of("inklings", "me", "open")
    table.sit(1, "ben", "Ben")
    table.start()
    table.move(0, first_move(table, 0), "")
    assert not shown(table, 0).covered
    assert not shown(table, 1, "ben").covered
    assert not shown(table, WATCHER, "eve").covered


def test_an_open_game_has_nothing_to_cover() -> None:
    table = begun("ink", 2)
    for _ in range(6):
        (seat,) = table.acting()
        table.move(seat, first_move(table, seat), "")
        assert not any(shown(table, one).covered for one in table.seats)


def test_who_has_a_bot_play_is_offered_no_moves() -> None:
    table = begun("ink")
    table.move(0, first_move(table, 0), "")
    assert shown(table, 0).moves
    assert shown(table, 0).undo
    table.hand(0, "easy")
    assert shown(table, 0).moves == []
    assert not shown(table, 0).undo
    assert shown(table, 1).seats[0] == SeatShown("person", "Ann", "easy", acting=True)


@pytest.mark.parametrize("game", paintpot.games())
def test_nothing_of_the_dice_is_told_before_the_end(game: str) -> None:
    sitting = Sitting(game, 3, random.Random(game))
    table = sitting.table
    secret = table.opened.secret
    while table.acting():
        for viewer in viewers(table):
            now = shown(table, viewer)
            assert now.fair.secret is None
            assert now.winners == []
            assert now.ending == ""
            assert all(score is None for seat, score in enumerate(now.scores) if seat != viewer)
        for _ in range(10):
            if table.acting():
                sitting.go_on()
    for viewer in viewers(table):
        now = shown(table, viewer)
        assert now.phase == "over"
        assert now.fair.secret == secret
        assert now.winners == list(table.state.winners())
        totals = [score.total if score else None for score in now.scores]
        assert totals == [score.total for score in table.state.scores()]
        assert now.moves == []
        assert not now.undo


ANSWERED_IN_SECRET = {"color-in-kingdom"}
"""Where others may have gone on from a move without its owner's knowing: that undo is refused is
the first to tell."""


@pytest.mark.parametrize("game", paintpot.games())
def test_undo_is_offered_where_there_is_one(game: str) -> None:
    sitting = Sitting(game, 3, random.Random(game))
    table = sitting.table
    offered = refused = 0
    for _ in range(60):
        if not table.acting():
            break
        sitting.go_on()
        for seat in table.seats:
            if table.chairs[seat].by_bot or not table.acting():
                continue
            if shown(table, seat).undo:
                offered += 1
                if game not in ANSWERED_IN_SECRET:
                    sitting.taken_up().undo(seat, "")
            else:
                refused += 1
                with pytest.raises(CannotUndo):
                    table.undo(seat, "")
    assert offered
    assert refused


@pytest.mark.parametrize("game", paintpot.games())
def test_a_snapshot_is_plain_data(game: str) -> None:
    table = begun(game, 2)
    for viewer in viewers(table):
        now = shown(table, viewer)
        assert msgspec.json.decode(msgspec.json.encode(now), type=Snapshot) == now


def test_who_is_out_and_who_has_won_already_are_shown() -> None:
    """As the game says it, to every viewer; nothing of it is left once the game is over."""
    table = begun("inklings", 2)
    chance = random.Random(1)
    alone = sure = False
    while table.phase != "over":
        state = table.state
        for viewer in (WATCHER, 0, 1):
            now = shown(table, viewer)
            assert [seat.retired for seat in now.seats] == [state.retired(0), state.retired(1)]
            assert now.sure == state.sure_winner(now.seat)
            alone = alone or any([seat.retired for seat in now.seats])
            sure = sure or now.sure is not None
        seat = chance.choice(state.actors())
        table.move(seat, table.game.text(chance.choice(state.legal(seat))), "")
    assert alone
    assert sure
    over = shown(table, 0)
    assert over.sure is None
    assert not any([seat.retired for seat in over.seats])
