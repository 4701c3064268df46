"""Moments are delivered with the step that shows them, to the viewers it shows them to, and not
before."""

import random

import pytest

import paintpot
from paintpot.table.feeds import WATCHER, FeedItem, FeedMoment
from paintpot.table.table import Table
from tests.table.sitting import Sitting, begun, viewers


def moments(table: Table, viewer: int) -> list[FeedMoment]:
    return [moment for told in table.feeds.lists[viewer] for moment in told.moments]


def play(table: Table, seat: int, text: str) -> None:
    table.move(seat, text, "")


def take_and_finish(table: Table, seat: int) -> None:
    """Inkdoms: take a die and paint nothing, which costs a blot."""
    text = table.game.text(table.state.legal(seat)[0])
    play(table, seat, text)
    play(table, seat, "done")


def test_a_blot_is_told_to_others_when_the_sheets_are_shown() -> None:
    table = begun("inkdoms", 3)
    order: list[int] = []
    while len(order) < 3:
        seat = next(one for one in table.acting() if one not in order)
        order.append(seat)
        take_and_finish(table, seat)
        own = [one for one in moments(table, seat) if one.seat == seat]
        assert [one.name for one in own] == ["blot"]
        if len(order) < 3:
            others = [one for one in viewers(table) if one not in order]
            assert [moments(table, viewer) for viewer in others] == [[]] * len(others)
    for viewer in viewers(table):
        told = sorted(one.seat or 0 for one in moments(table, viewer) if one.name == "blot")
        assert told == [0, 1, 2]
    assert moments(table, WATCHER)[0].points == -1


def test_a_hidden_move_tells_its_moment_only_when_it_is_told() -> None:
    """A tunnel of Inklings: the mover hears at once, the others with the reveal."""
    chance = random.Random(5)
    for _ in range(40):
        table = begun("inklings", 2)
        while table.phase == "playing":
            moves = [table.game.text(move) for move in table.state.legal(0)]
            tunnels = [text for text in moves if text.startswith("tunnel")]
            before = len(moments(table, 1))
            play(table, 0, chance.choice(tunnels or moves))
            hidden = table.acting() == (1,)
            if tunnels and hidden:
                assert [one.name for one in moments(table, 0)[-1:]] in (["tunnel"], ["die"])
                assert len(moments(table, 1)) == before
                play(table, 1, table.game.text(table.state.legal(1)[0]))
                fresh = [one for one in moments(table, 1)[before:] if one.seat == 0]
                assert any(one.name == "tunnel" and one.points == -1 for one in fresh)
                return
            if 1 in table.acting():
                play(table, 1, chance.choice([table.game.text(m) for m in table.state.legal(1)]))
            if 0 not in table.acting():
                break
    pytest.fail("no tunnel was ever taken")


@pytest.mark.parametrize("game", paintpot.games())
def test_what_was_told_adds_up_to_what_has_come_about(game: str) -> None:
    """The steps, one by one, add up to what the whole game scored; also after undo, and when
    loaded."""
    sitting = Sitting(game, 2, random.Random(8))
    begin = paintpot.game(game).start(2, {})
    sitting.to_the_end()
    table = sitting.table
    again = sitting.taken_up()
    assert moments(again, WATCHER) == moments(table, WATCHER)
    names = {one.name for one in moments(table, WATCHER)}
    if game != "ink":  # there a game by chance is a long row of passes
        assert names, "something happens in every game"
        whole = {one.name for one in table.state.moments(begin, None)}
        assert whole <= names


def added_up(feed: list[FeedItem], points: list[int | None]) -> list[int | None]:
    """The final points, computed from the points at the start and the changes in a feed."""
    sums = [one or 0 for one in points]
    made: dict[int | None, list[FeedItem]] = {}
    for item in feed:
        if item.what == "move":
            made.setdefault(item.seat, []).append(item)
        back = item.what == "undo"
        step = made[item.seat].pop() if back else item
        for seat, change in step.brought:
            sums[seat] += -change if back else change
    return [None if one is None else sums[seat] for seat, one in enumerate(points)]


@pytest.mark.parametrize("game", paintpot.games())
def test_the_points_of_a_feed_add_up_to_those_beside_the_names(game: str) -> None:
    """Moments leave out what is small: a colour more in a kingdom, one space inked."""
    sitting = Sitting(game, 2, random.Random(8))
    begin = paintpot.game(game).start(2, {})
    sitting.to_the_end()
    table = sitting.table
    again = sitting.taken_up()
    for viewer in viewers(table):
        seen = None if viewer == WATCHER else viewer
        first, last = [one.known_points(seen) for one in (begin, table.state)]
        feed = table.feeds.lists[viewer]
        assert added_up(feed, first) == last
        assert [one.brought for one in again.feeds.lists[viewer]] == [one.brought for one in feed]
        if game in ("inkdoms", "color-in-kingdom"):
            told = sum([one.points for one in moments(table, viewer)])
            assert sum([one or 0 for one in last]) > told


def test_undone_moments_are_told_again() -> None:
    table = begun("inkdoms", 1)
    while table.acting():
        text = table.game.text(table.state.legal(0)[0])
        before = len(moments(table, 0))
        play(table, 0, text)
        told = moments(table, 0)[before:]
        if told and table.can_undo(0):
            table.undo(0, "")
            play(table, 0, text)
            assert moments(table, 0)[before:] == told + told
            return
    pytest.fail("nothing ever came about that could be taken back")
