"""Recorded games, one for each way a game can end: replayed, they end that way."""

from typing import Any

import pytest

import paintpot
from paintpot.cli.telling import score_lines
from paintpot.cli.voice import Voice
from paintpot.core.contract import CHANCE
from tests.games.endings import PLAYS, replayed

VOICE = Voice("en", paintpot.game("ink"), [])


def painters(play: paintpot.Play) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = play.state.view(None)["painters"]
    return found


def turns(play: paintpot.Play, stop: int | None = None) -> list[int]:
    """The seats that ended a turn, in order."""
    return [
        seat
        for seat, text in play.moves[:stop]
        if seat != CHANCE and (text == "done" or text.startswith("pass"))
    ]


def equal_turns(play: paintpot.Play) -> bool:
    """Whether all seats had as many turns, in order from the first seat on."""
    seats = list(range(play.seats))
    had = turns(play)
    return had == seats * (len(had) // play.seats)


@pytest.mark.rule("INK-GOAL-1", "INK-END-2", "INK-END-4")
def test_one_player_finishes_and_wins() -> None:
    play = replayed("ink-sole-finisher")
    assert [painter["own"] == 0 for painter in painters(play)] == [False, True]
    assert play.state.winners() == (1,)
    assert equal_turns(play)


@pytest.mark.rule("INK-END-3", "INK-END-5")
def test_several_finish_and_black_bottles_decide() -> None:
    play = replayed("ink-several-finishers")
    one, two = painters(play)
    assert one["own"] == two["own"] == 0
    assert 0 < one["black"] < two["black"]
    assert play.state.winners() == (1,)
    assert equal_turns(play)


@pytest.mark.rule("INK-TIE-1", "INK-A50", "INK-A51")
def test_a_tie_is_played_off_by_the_tied() -> None:
    play = replayed("ink-tie-round")
    assert play.state.view(None)["tie_round"] == 2
    had = turns(play)
    assert had[:-4] == [0, 1, 2] * ((len(had) - 4) // 3)
    assert had[-4:] == [1, 2, 1, 2]
    scores = play.state.scores()
    assert scores[1].total == scores[2].total > scores[0].total
    assert scores[1].tie > scores[2].tie
    assert play.state.winners() == (1,)
    # What decided is shown: both have played all their own, the winner more black ones.
    shown = [dict(score.deciders) for score in scores]
    assert shown[0] == {}
    assert shown[1]["tie-round/held"] == shown[2]["tie-round/held"] == 0
    assert shown[1]["tie-round/black"] > shown[2]["tie-round/black"]
    assert any("Tie round: black" in line for line in score_lines(scores[1], VOICE))


@pytest.mark.rule("INK-A15")
def test_the_bag_runs_out() -> None:
    play = replayed("ink-bag-empty")
    view = play.state.view(None)
    assert view["bag"] == 0
    assert None in view["quills"]
    left = [painter["own"] for painter in painters(play)]
    assert 0 not in left
    assert play.state.winners() == (left.index(min(left)),)
    assert left.count(min(left)) == 1
    assert equal_turns(play)


@pytest.mark.rule("INK-A43")
def test_a_round_of_idle_passes() -> None:
    play = replayed("ink-all-pass")
    assert play.moves[-play.seats :] == [(seat, "pass 0") for seat in range(play.seats)]
    left = [painter["own"] for painter in painters(play)]
    assert 0 not in left
    assert play.state.view(None)["bag"] > 0
    best = [seat for seat in range(play.seats) if left[seat] == min(left)]
    assert play.state.winners() == tuple(best)
    assert equal_turns(play)


@pytest.mark.rule("INK-SOLO-4", "INK-SOLO-6")
def test_alone_faster_than_the_apprentice() -> None:
    play = replayed("ink-solo-won")
    assert painters(play)[0]["own"] == 0
    assert play.state.view(None)["apprentice"]["left"] > 0
    assert play.state.scores()[0].verdict == "solo-won"


@pytest.mark.rule("INK-SOLO-4", "INK-SOLO-6")
def test_alone_slower_than_the_apprentice() -> None:
    """The record is of an earlier version, which called the one player the winner all the same."""
    record = paintpot.read_record(PLAYS / "ink-solo-lost.json")
    assert record["result"]["winners"] == [0]
    play = paintpot.replay(record)
    assert play.state.over
    assert play.record() == {**record, "result": {**record["result"], "winners": []}}
    assert play.state.winners() == ()
    assert painters(play)[0]["own"] > 0
    assert play.state.view(None)["apprentice"]["left"] == 0
    assert play.state.scores()[0].verdict == "solo-lost"
