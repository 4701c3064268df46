"""Reviews: the account adds up, the same for everyone, and blunders are found."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import paintpot
from paintpot.core.contract import CHANCE
from paintpot.core.errors import BadOption, BadRecord
from paintpot.core.play import Play
from paintpot.core.records import read_record, replay
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.review.playouts import SampleResult
from paintpot.review.reports import Review, ReviewedThrow, ReviewedTurn
from paintpot.review.reviewing import Reviewer, review, seed_of
from paintpot.review.verdicts import BLUNDER, MISTAKE, VERDICTS, Scale, accuracy_of, verdict
from tests import briefly
from tests.review.games import PLAYS, bots_game, recorded
from tests.tools import tool

FEW = 2
"""Simulations: accounts have to add up however coarse the values are."""
LONGEST = (
    "ink-bag-empty",
    "ink-tie-round",
    "ink-several-finishers",
    "color-in-kingdom-province",
    "inkdoms-three-kingdoms",
)
"""The games that are left out briefly."""


def check_account(found: Review, play: Play) -> None:
    """start + luck + own + others + remainder = result, from what is shown alone."""
    data = found.data()
    totals = [score.total for score in play.state.scores()]
    for seat, own in enumerate(data["seats"]):
        best = max(totals[:seat] + totals[seat + 1 :], default=0)
        assert own["result"] == totals[seat] - best
        parts = ("start", "luck", "own", "others", "remainder")
        assert abs(sum([own[part] for part in parts]) - own["result"]) < 1e-9
        luck = sum([throw["luck"][seat] for throw in data["throws"]])
        assert own["luck"] == pytest.approx(luck, abs=1e-3)
        changed = sum([turn["changes"][seat] for turn in data["turns"]])
        assert own["own"] + own["others"] == pytest.approx(changed, abs=1e-3)


@pytest.mark.parametrize(
    "path",
    [path for path in PLAYS if path.stem not in briefly.of((), LONGEST)],
    ids=lambda path: path.stem,
)
def test_the_account_of_a_recorded_play_adds_up(path: Path) -> None:
    play = recorded(path)
    check_account(review(play, FEW), play)


@pytest.mark.parametrize("name", games())
def test_the_account_adds_up_alone_and_for_two(name: str) -> None:
    """With real values; test_identity has every number of seats."""
    for seats in find_game(name).seats[:2]:
        play = bots_game(name, seats, seats)
        check_account(review(play, FEW), play)


# -- the form


def test_the_json_has_the_promised_form() -> None:
    play = bots_game("inklings", 2, 7)
    found = json.loads(json.dumps(paintpot.review(play.record(), FEW).data()))
    assert found["game"] == "inklings"
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        assert {"start", "luck", "own", "others", "remainder", "result", "accuracy"} <= set(seat)
        assert 0 <= seat["accuracy"] <= 100
    for turn in found["turns"]:
        seat, first, last = turn["seat"], turn["from"], turn["to"]
        assert [seat, turn["moves"][0]] == list(play.moves[first])
        assert [seat, turn["moves"][-1]] == list(play.moves[last - 1])
        assert turn["loss"] == pytest.approx(turn["best"] - turn["value"], abs=1e-9)
        assert turn["loss"] >= 0
        assert turn["verdict"] in VERDICTS
        assert turn["better"] or (turn["lost"] == 0 and turn["verdict"] == "best")
        assert not turn["better"] or turn["verdict"] != "best"
        assert len(turn["gains"]) == len(turn["better"])
    for throw in found["throws"]:
        assert play.moves[throw["at"]][0] == CHANCE
        assert len(throw["luck"]) == 2
    places = [turn["from"] for turn in found["turns"]] + [own["at"] for own in found["throws"]]
    assert len(set(found["moments"])) == 3
    assert set(found["moments"]) <= set(places)


def test_parts_are_streamed_in_the_order_of_the_game() -> None:
    reviewer = Reviewer(bots_game("color-in-kingdom", 2, 1), FEW)
    parts = reviewer.parts()
    first = next(parts)
    assert isinstance(first, ReviewedTurn | ReviewedThrow)
    assert len(reviewer.turns) + len(reviewer.throws) == 1
    rest = list(parts)
    assert 1 + len(rest) == len(reviewer.events)
    assert reviewer.review().turns == [
        part for part in [first, *rest] if isinstance(part, ReviewedTurn)
    ]


def test_a_better_turn_can_be_played_on_the_board() -> None:
    play = bots_game("inkdoms", 1, 2)
    found = review(play, FEW)
    better = [turn for turn in found.turns if turn.better]
    assert better
    for turn in better:
        state = play.state_after(turn.first)
        for text in turn.better:
            state.play(turn.seat, play.game.parse(text))
        assert state.turn_no() != play.state_after(turn.first).turn_no() or state.over


# -- the same for everyone


def test_names_and_kinds_have_no_influence() -> None:
    record = bots_game("inklings", 2, 3).record()
    other = json.loads(json.dumps(record))
    other["seats"][0] = {"name": "Ada", "kind": "expert"}
    assert seed_of(replay(record)) == seed_of(replay(other))
    assert paintpot.review(record, FEW).data() == paintpot.review(other, FEW).data()


CODE = """
import json, sys, paintpot
record = paintpot.read_record(sys.argv[1])
print(json.dumps([paintpot.compiled(), paintpot.review(record, 2).data()]))
"""


@pytest.mark.parametrize("stem", ["inklings-solo", "color-in-kingdom-copycat"])
def test_compiled_and_interpreted_reviews_are_the_same(stem: str) -> None:
    path = next(path for path in PLAYS if path.stem == stem)
    here = json.loads(json.dumps(review(read_record(path), FEW).data()))
    pure = "1" if paintpot.compiled() else "0"
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(path)],
        env={**os.environ, "PAINTPOT_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    _, there = json.loads(done.stdout)
    assert there == here


# -- verdicts


def test_a_planted_blunder_is_found() -> None:
    """The worst turn that can be found, in the middle of a game of sensible bots."""
    play, place = tool("review_checks").play_game("inkdoms", 2, ["normal", "normal"], "planted", 9)
    turns = review(play, 8).turns
    worst = sorted(turns, key=lambda turn: -turn.loss)[:3]
    own = next(turn for turn in turns if turn.first == place)
    assert own in worst
    assert own.verdict in (MISTAKE, BLUNDER)
    assert own.better


def test_what_lies_within_the_error_is_never_flagged() -> None:
    assert verdict(40.0, certain=False) == "good"
    found = review(bots_game("inklings", 2, 4), 4)
    for turn in found.turns:
        if turn.verdict not in ("best", "good"):
            assert turn.loss > 2 * turn.error


def test_the_scale_turns_points_into_chance() -> None:
    scale, none = Scale(10.0, False), [SampleResult((0.0,), (0.0,))]
    assert scale.chance_lost(none, none, 0, 0.0) == 0.0
    assert scale.chance_lost(none, none, 0, 10.0) == pytest.approx(34.13, abs=0.01)
    assert Scale(10.0, True).chance_lost(none, none, 0, 0.1) == pytest.approx(10.0)
    won, lost = [SampleResult((30.0, -30.0), (1.0, 0.0))], [SampleResult((2.0, -2.0), (0.9, 0.1))]
    assert scale.chance_lost(won, lost, 0, 28.0) == pytest.approx(10.0), "not the points: the game"
    assert accuracy_of(0.0) == 100.0
    assert accuracy_of(5.0) > accuracy_of(6.0)


# -- what cannot be reviewed


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="not over"):
        paintpot.review(Play("inklings", 2, 1).record())


def test_no_record_is_refused() -> None:
    wrong: object
    for wrong in (None, [], {}, {"format": 1}, "inkdoms"):
        with pytest.raises(BadRecord):
            paintpot.review(wrong)


@pytest.mark.parametrize("simulations", [-1, 1, 10**9])
def test_a_senseless_number_of_simulations_is_refused(simulations: int) -> None:
    with pytest.raises(BadOption, match="simulations"):
        paintpot.review(bots_game("inklings", 1, 1).record(), simulations)


def test_not_luck_alone_is_shown_where_a_turn_could_have_been_better() -> None:
    found = Reviewer(bots_game("inklings", 2, 5), FEW)
    for _ in found.parts():
        pass
    throws = [throw.place for throw in found.throws][:3]
    choices = [turn.first for turn in found.turns if not turn.forced]
    found._swings = [([50.0, -50.0], place) for place in throws]
    for turn in found.turns:
        # What changed goes with the verdict: the others are no moments at all.
        won = (turn.verdict in ("best", "good")) == (turn.seat == 0)
        if not turn.forced:
            found._swings.append(([10.0, -10.0] if won else [-10.0, 10.0], turn.first))
    found._missed = []
    assert found.summary().moments == sorted(throws), "nothing could have been better"
    found._missed = [(3.0, choices[0]), (9.0, choices[4]), (4.0, choices[2])]
    assert found.summary().moments == sorted([*throws[:2], choices[4]])
    (swing,) = [each for each, place in found._swings if place == choices[1]]
    found._swings.append(([9 * change for change in swing], choices[1]))
    assert found.summary().moments == sorted([*throws[:2], choices[1]]), "a choice is there already"


def test_a_seat_sees_a_turn_of_its_own_and_no_figure_against_its_verdict() -> None:
    found = Reviewer(bots_game("inklings", 2, 5), FEW)
    for _ in found.parts():
        pass
    throws = [throw.place for throw in found.throws][:3]
    good = [
        turn.first
        for turn in found.turns
        if turn.seat == 0 and not turn.forced and turn.verdict in ("best", "good")
    ]
    found._swings = [([50.0, -50.0], place) for place in throws]
    # A good turn after which its player stands worse: the estimate before it was wrong.
    found._swings += [([-80.0, 80.0], good[0]), ([6.0, -6.0], good[1]), ([9.0, -9.0], good[2])]
    found._missed = []
    seats = found.summary().seats
    assert seats[0].moments == sorted([*throws[:2], good[2]])
    assert seats[1].moments == sorted(throws)


def test_what_is_shown_as_no_change_is_no_moment() -> None:
    """What moved the others alone is not among the moments of a seat."""
    found = Reviewer(bots_game("inklings", 2, 5), FEW)
    for _ in found.parts():
        pass
    throws = [throw.place for throw in found.throws]
    choices = [turn.first for turn in found.turns if not turn.forced]
    found._swings = [([0.4, 30.0], throws[0]), ([-20.0, 0.5], throws[1]), ([0.0, 0.0], choices[0])]
    found._missed = [(9.0, choices[0])]
    summary = found.summary()
    assert [own.moments for own in summary.seats] == [[throws[1]], [throws[0]]]
    assert summary.moments == sorted(throws[:2])


@pytest.mark.parametrize("game", ["inklings", "color-in-kingdom"])
def test_moments_are_chosen_by_the_figures_shown_with_them(game: str) -> None:
    found = paintpot.review(bots_game(game, 3, 2).record(), FEW)
    listed: list[ReviewedTurn | ReviewedThrow] = [*found.turns, *found.throws]
    parts = sorted(listed, key=_place)
    for own in found.seats:
        before = own.chance
        last = [seat.chance for seat in found.seats]
        shown: dict[int, float] = {}
        for part in parts:
            assert part.chances is not None
            assert before is not None
            swing = abs(100 * (part.chances[own.seat] - before))
            before = part.chances[own.seat]
            if isinstance(part, ReviewedTurn) and not part.forced:
                felt = part.chances[part.seat] - (last[part.seat] or 0.0)
                if (felt > 0) != (part.verdict in ("best", "good")) and abs(felt) > 0.005:
                    last = list(part.chances)
                    assert _place(part) not in own.moments, "verdict and figure disagree"
                    continue
            last = list(part.chances)
            shown[_place(part)] = swing
        assert all(round(shown[place]) > 0 for place in own.moments)
        # The last may be there for being a choice.
        most = sorted(shown.values(), reverse=True)[: len(own.moments) - 1]
        assert set(most) <= {shown[place] for place in own.moments}


def _place(part: ReviewedTurn | ReviewedThrow) -> int:
    return part.first if isinstance(part, ReviewedTurn) else part.place
