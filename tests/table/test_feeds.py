"""Who learns what, and when: in Inklings all choose in secret, in Inkdoms all paint in secret."""

import random

import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.table.feeds import WATCHER, FeedItem
from paintpot.table.table import Table
from tests.table.sitting import Sitting, begun, first_move, texts, viewers


def told(table: Table, viewer: int) -> list[FeedItem]:
    return table.feeds.lists[viewer]


def moves(table: Table, viewer: int) -> list[tuple[int | None, str]]:
    return [(one.seat, one.text) for one in told(table, viewer) if one.what == "move"]


def test_a_hidden_move_is_told_to_its_own_seat_alone() -> None:
    table = begun("inklings", 3)
    mine = first_move(table, 1)
    table.move(1, mine, "")
    assert [len(told(table, viewer)) for viewer in viewers(table)] == [2, 2, 3, 2]
    assert told(table, 1)[-1] == FeedItem("move", 1, mine, brought=((1, 1),)), "a space inked"


def test_hidden_moves_are_told_in_order_once_all_have_chosen() -> None:
    """The last one to choose hides nothing: that choice reveals the others."""
    table = begun("inklings", 3)
    made = []
    for seat in (2, 0, 1):
        made.append((seat, first_move(table, seat)))
        table.move(seat, made[-1][1], "")
    second, third, last = made
    assert moves(table, WATCHER) == [last, second, third]
    assert moves(table, 1) == [last, second, third]
    assert moves(table, 2) == [second, last, third]
    assert moves(table, 0) == [third, last, second]
    assert [one.late for one in told(table, WATCHER) if one.what == "move"] == [False, True, True]
    assert [one.late for one in told(table, 2) if one.what == "move"] == [False, False, True]
    assert told(table, WATCHER)[-1].what == "throw"


def test_what_was_taken_back_before_the_reveal_is_never_told() -> None:
    table = begun("inklings")
    one, other = (table.game.text(move) for move in table.state.legal(0)[:2])
    table.move(0, one, "")
    table.undo(0, "")
    assert told(table, 0)[-1] == FeedItem("undo", 0, one)
    table.move(0, other, "")
    assert len(told(table, 1)) == len(told(table, WATCHER)) == 2
    table.move(1, first_move(table, 1), "")
    for viewer in (1, WATCHER):
        assert [text for seat, text in moves(table, viewer) if seat == 0] == [other]
        assert "undo" not in [each.what for each in told(table, viewer)]


def test_the_same_move_made_again_after_undo_is_told_once() -> None:
    table = begun("inklings")
    text = first_move(table, 0)
    for _ in range(3):
        table.move(0, text, "")
        table.undo(0, "")
    table.move(0, text, "")
    table.move(1, first_move(table, 1), "")
    assert moves(table, 1).count((0, text)) == 1
    assert moves(table, 0).count((0, text)) == 4
    assert texts(told(table, 0), "undo") == [text] * 3


def painting(table: Table, seat: int) -> str:
    """A hidden move of Inkdoms."""
    return next(
        table.game.text(move)
        for move in table.state.legal(seat)
        if table.state.hushed(seat, move) and " on " in table.game.text(move)
    )


def test_an_open_move_is_told_at_once_and_gives_away_no_hidden_one() -> None:
    """In Inkdoms dice are taken openly and so is a turn ended; how it is painted is hidden."""
    table = begun("inkdoms")
    die = first_move(table, 0)
    table.move(0, die, "")
    hidden = painting(table, 0)
    table.move(0, hidden, "")
    assert moves(table, 1) == moves(table, WATCHER) == [(0, die)]
    table.move(0, "done", "")
    assert moves(table, 1) == moves(table, WATCHER) == [(0, die), (0, "done")]
    table.move(1, first_move(table, 1), "")
    assert hidden not in texts(told(table, 1))
    table.move(1, "done", "")
    for viewer in (1, WATCHER):
        assert [text for seat, text in moves(table, viewer) if seat == 0][:3] == [
            die,
            "done",
            hidden,
        ]


def test_undo_is_told_to_those_who_heard_of_the_move() -> None:
    table = begun("inkdoms")
    die = first_move(table, 0)
    table.move(0, die, "")
    hidden = painting(table, 0)
    table.move(0, hidden, "")
    table.move(0, "done", "")
    for _ in range(3):
        table.undo(0, "")
    assert texts(told(table, 0), "undo") == ["done", hidden, die]
    for viewer in (1, WATCHER):
        assert texts(told(table, viewer), "undo") == ["done", die]
        assert hidden not in texts(told(table, viewer))


@pytest.mark.parametrize("game", paintpot.games())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_lists_only_grow_and_all_end_with_the_whole_play(game: str, seats: int) -> None:
    sitting = Sitting(game, seats, random.Random(f"{seats}{game}"))
    table = sitting.table
    before = {viewer: list(told(table, viewer)) for viewer in viewers(table)}
    while table.acting():
        sitting.go_on()
        for viewer, earlier in before.items():
            now = told(table, viewer)
            assert now[: len(earlier)] == earlier
            before[viewer] = list(now)
    assert table.play is not None
    played = by_seat(table.play.moves)
    for viewer in viewers(table):
        heard = standing(told(table, viewer))
        assert heard[CHANCE] == played[CHANCE]
        if viewer != WATCHER:
            assert heard.get(viewer) == played.get(viewer)
        # Others' hidden moves are delivered later than they were made, but all of them, and once.
        assert {seat: sorted(made) for seat, made in heard.items()} == {
            seat: sorted(made) for seat, made in played.items()
        }
        assert told(table, viewer)[-1].what == "over"


def by_seat(entries: list[tuple[int, str]]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for seat, text in entries:
        found.setdefault(seat, []).append(text)
    return found


def standing(heard: list[FeedItem]) -> dict[int, list[str]]:
    """The moves that were not taken back, by seat, and the throws."""
    entries: dict[int, list[str]] = {}
    for one in heard:
        if one.what == "throw":
            entries.setdefault(CHANCE, []).append(one.text)
        elif one.what == "move" and one.seat is not None:
            entries.setdefault(one.seat, []).append(one.text)
        elif one.what == "undo" and one.seat is not None:
            assert entries[one.seat].pop() == one.text
    return {seat: texts for seat, texts in entries.items() if texts}
