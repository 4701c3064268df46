"""Recorded games, one for each way a game can end: replayed, they end that way."""

import pytest

from paintpot.core.contract import CHANCE
from tests.games.endings import replayed


@pytest.mark.rule("IL-END-1", "IL-A15", "IL-LOST-2")
def test_all_are_out_one_after_another() -> None:
    play = replayed("inklings-all-out")
    last = {seat: k for k, (seat, _) in enumerate(play.moves) if seat != CHANCE}
    rolls = [k for k, (seat, _) in enumerate(play.moves) if seat == CHANCE]
    left_in = [len([k for k in rolls if k < at]) for at in last.values()]
    assert len(set(left_in)) == 3
    for at in last.values():
        assert play.moves[at][1].startswith("lose")
    assert all(sheet["out"] for sheet in play.state.view(None)["sheets"])
    assert len(play.state.winners()) == 1


@pytest.mark.rule("IL-A21")
def test_alone() -> None:
    play = replayed("inklings-solo")
    assert play.state.winners() == (0,)
    assert [text for seat, text in play.moves if seat == 0][-1].startswith("lose")


@pytest.mark.rule("IL-A16")
def test_two_share_the_first_place() -> None:
    play = replayed("inklings-shared")
    one, two = play.state.scores()
    assert one.total == two.total
    assert one.lines != two.lines
    assert play.state.winners() == (0, 1)


@pytest.mark.rule("IL-A24", "IL-SCORE-3")
def test_everything_is_inked() -> None:
    play = replayed("inklings-perfect")
    assert play.state.feats(0) == ["d8", "d12", "d20"]
    assert play.state.scores()[0].total == 59
    assert len([seat for seat, _ in play.moves if seat == CHANCE]) == 42
