"""Bots against each other: fair to both, independent of other players, with consistent figures."""

from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from paintpot.bots import Bot, make_bot
from paintpot.core.contract import State
from paintpot.core.errors import BadBot, BadOption, BadSeats, PaintpotError, UnknownGame
from paintpot.lab.arena import Contest, Deal, Timed, arena, play_deals, report
from paintpot.lab.figures import share_of
from paintpot.lab.playing import FinishedGame
from paintpot.lab.pool import Processes
from paintpot.lab.simulate import Run, play_games

RUN = Contest("drip", ("greedy", "random"), games=40, seed=5)
"""A contest in the toy game, whose die falls the same whatever anybody does."""


@pytest.fixture(autouse=True)
def _drip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAINTPOT_GAMES", str(Path(__file__).parents[2] / "examples"))


class FirstMove(Bot):
    """Plays alike wherever it sits."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[0]


# Deals


def test_the_same_report_however_many_workers() -> None:
    assert list(play_deals(RUN)) == sorted(
        play_deals(RUN, Processes(2)), key=lambda deal: deal.number
    )
    assert arena(RUN, Processes(1)) == arena(RUN, Processes(2))


def test_another_seed_gives_other_games() -> None:
    assert arena(RUN).pairings != arena(replace(RUN, seed=6)).pairings


def test_both_games_of_a_deal_have_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int | str, int, int]] = []

    class Watcher(Bot):
        def __init__(self, spec: str, seed: int | str) -> None:
            super().__init__(seed)
            self.spec, self.seed = spec, seed

        def choose(self, state: State, seat: int) -> int:
            seen.append((self.spec, self.seed, seat, state.view(None)["die"]))
            return make_bot("random", len(seen)).choose(state, seat)

    monkeypatch.setattr("paintpot.lab.arena.make_bot", lambda spec, seed=0: Watcher(spec, seed))
    throws = []
    for deal in play_deals(replace(RUN, seats=4, games=20)):
        half = len(seen) // 2
        first, second = seen[:half], seen[half:]
        # Who acts when, and what the die shows.
        assert [one[2:] for one in first] == [one[2:] for one in second]
        # The sides have changed seats and kept their seeds: one for each of two seats a side.
        assert [one[0] for one in first] != [one[0] for one in second]
        assert {one[:2] for one in first} == {one[:2] for one in second}
        assert len({one[1] for one in first}) == 4
        throws.append((deal.number, tuple(one[3] for one in first)))
        seen.clear()
    assert [number for number, _ in throws] == list(range(10))
    assert len({dice for _, dice in throws}) > 5


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_side_sits_on_every_seat_once(seats: int) -> None:
    (deal,) = play_deals(Contest("inklings", ("random", "greedy"), seats, games=2))
    for side in (0, 1):
        taken = [deal.seats(side, game) for game in (0, 1)]
        assert sorted(taken[0] + taken[1]) == list(range(seats))
        assert abs(len(taken[0]) - len(taken[1])) == seats % 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_that_play_alike_come_out_even_on_every_deal(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paintpot.lab.arena.make_bot", lambda _spec, seed=0: FirstMove(seed))
    for deal in play_deals(replace(RUN, game="inkdoms", seats=seats, games=6)):
        assert len(set(deal.games[0].totals)) > 1, "nothing to be unfair with"
        assert deal.games[0] == deal.games[1]
        assert deal.wins(0) == deal.wins(1) == 0.5
        assert deal.score(0) == pytest.approx(deal.score(1))


def test_naming_the_bots_the_other_way_round_mirrors_the_figures() -> None:
    (one,), (other,) = [
        arena(replace(RUN, bots=bots)).pairings for bots in (RUN.bots, RUN.bots[::-1])
    ]
    assert one.wins.share == pytest.approx(1 - other.wins.share)
    assert one.scores == other.scores[::-1]
    assert one.margin.mean == pytest.approx(-other.margin.mean)


def test_a_pairing_is_the_same_whoever_else_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = arena(RUN).pairings
    monkeypatch.setattr(
        "paintpot.lab.arena.make_bot",
        lambda spec, seed=0: FirstMove(seed) if spec == "first" else make_bot(spec, seed),
    )
    more = arena(replace(RUN, bots=("greedy", "first", "random")))
    assert [one.bots for one in more.pairings] == [
        ("greedy", "first"),
        ("greedy", "random"),
        ("first", "random"),
    ]
    assert more.pairings[1:2] == alone
    assert {one.bot: one.games for one in more.bots} == {"greedy": 80, "first": 80, "random": 80}


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    assert list(play_deals(replace(RUN, games=50)))[:20] == list(play_deals(RUN))


def test_an_odd_game_is_made_up_to_a_deal() -> None:
    assert [one.games for one in arena(replace(RUN, games=5)).pairings] == [6]


# Figures


def played(totals: list[int], winners: tuple[int, ...]) -> FinishedGame:
    seats = len(totals)
    return FinishedGame(0, totals, winners, [[] for _ in totals], [None] * seats, 1, 1)


def deal_of(number: int, *games: FinishedGame) -> Deal:
    times = (array("d", [0.001, 0.001, 0.004]), array("d"))
    return Deal(number, ("greedy", "random"), list(games), times)


def test_a_side_has_its_part_of_the_winners_and_the_mean_of_its_seats() -> None:
    deal = deal_of(0, played([10, 4, 20], (2,)), played([6, 9, 9], (1, 2)))
    assert (deal.wins(0), deal.wins(1)) == (0.75, 0.25)
    assert (deal.score(0), deal.score(1)) == ((15 + 9) / 2, (4 + 7.5) / 2)


def test_the_deal_is_the_unit_of_the_interval() -> None:
    """A deal that decides both games is no more evidence than one game."""
    won, lost = played([9, 2], (0,)), played([2, 9], (1,))
    run = replace(RUN, games=20)
    by_deal = [deal_of(k, won, lost) if k % 2 else deal_of(k, lost, won) for k in range(10)]
    (own,) = report(run, by_deal).pairings
    assert own.wins == share_of([0.0, 1.0] * 5, weight=2)
    assert (own.wins.count, own.games) == (10, 20)
    assert own.margin.mean == pytest.approx(0)
    assert own.margin.high == pytest.approx(2.262 * 7 * (10 / 9 / 10) ** 0.5)
    # Each side wins once in every deal: the margin is sure.
    (even,) = report(run, [deal_of(k, won, won) for k in range(10)]).pairings
    assert (even.wins.share, even.margin.low, even.margin.high) == (0.5, 0, 0)


def test_figures_agree_with_each_other() -> None:
    deals = list(play_deals(RUN))
    result = report(RUN, deals)
    (own,) = result.pairings
    best, last = result.bots
    assert (best.bot, last.bot) == ("greedy", "random")
    assert best.rating is not None
    assert last.rating is not None
    assert best.rating > 0 > last.rating
    assert best.rating + last.rating == pytest.approx(0)
    assert best.wins == pytest.approx(own.wins.share)
    assert last.wins == pytest.approx(1 - own.wins.share)
    assert (best.score.mean, last.score.mean) == pytest.approx(own.scores)
    assert own.margin.mean == pytest.approx(own.scores[0] - own.scores[1])
    assert own.games == best.games == last.games == 40
    totals = [total for deal in deals for game in deal.games for total in game.totals]
    assert sum(own.scores) == pytest.approx(sum(totals) / 40)
    for bot in result.bots:
        assert bot.time is not None
        assert bot.time.decisions == 40 * 3
        assert bot.time.mean_ms > 0


def test_time_is_told_in_milliseconds() -> None:
    best, last = report(RUN, [deal_of(0, played([9, 2], (0,)), played([2, 9], (1,)))]).bots
    assert best.time is not None
    assert best.time.decisions == 3
    assert best.time.mean_ms == pytest.approx(2)
    assert best.time.median_ms == pytest.approx(1)
    assert last.time is None


@pytest.mark.parametrize(("choices", "timed"), [(1, 0), (2, 1)])
def test_a_move_without_a_choice_is_not_timed(choices: int, timed: int) -> None:
    class Crossroads(State):
        def legal(self, seat: int) -> list[int]:
            return list(range(choices))

    times = array("d")
    assert Timed(FirstMove(), times).choose(Crossroads(), 0) == 0
    assert len(times) == timed


def test_a_part_of_a_contest_can_be_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paintpot.lab.arena.make_bot", lambda _spec, seed=0: FirstMove(seed))
    run = replace(RUN, bots=("a", "b", "c"))
    deals = play_deals(run)
    some = [next(deals)]
    result = report(run, some)
    assert [one.bots for one in result.pairings] == [("a", "b")]
    assert sorted(one.bot for one in result.bots) == ["a", "b"]
    assert result.bots[0].score.low is None
    # The deals go round the pairings, so three have one of each.
    some += [next(deals), next(deals)]
    assert [one.games for one in report(run, some).pairings] == [2, 2, 2]
    deals.close()


# Alone


def first_instead_of_greedy(spec: str, seed: int | str = 0) -> Bot:
    """Interpreted, greedy takes seconds for a game that is no toy."""
    return FirstMove(seed) if spec == "greedy" else make_bot(spec, seed)


def test_alone_each_bot_plays_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paintpot.lab.arena.make_bot", first_instead_of_greedy)
    run = replace(RUN, game="inkdoms", seats=1, games=5)
    deals = list(play_deals(run))
    assert [(deal.number, deal.bots) for deal in deals] == [
        (number, (bot,)) for number in range(5) for bot in RUN.bots
    ]
    result = report(run, deals)
    assert result.pairings == []
    assert {one.bot for one in result.bots} == {"greedy", "random"}
    assert result.bots[0].score.mean > result.bots[1].score.mean
    for one in result.bots:
        assert (one.games, one.rating, one.wins) == (5, None, None)
        totals = [deal.games[0].totals[0] for deal in deals if deal.bots == (one.bot,)]
        assert one.score.mean == pytest.approx(sum(totals) / 5)
        assert one.score.low is not None
        assert min(totals) <= one.score.mean <= max(totals)
        assert sum(share.count for share in one.verdicts.values()) == 5


def test_a_deal_has_the_dice_of_the_same_game_of_a_simulation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("paintpot.lab.arena.make_bot", lambda _spec, seed=0: FirstMove(seed))
    monkeypatch.setattr("paintpot.lab.simulate.make_bot", lambda _spec, seed=0: FirstMove(seed))
    alone = [
        deal.games[0] for deal in play_deals(replace(RUN, seats=1)) if deal.bots[0] == "greedy"
    ]
    assert alone == list(play_games(Run("drip", seats=1, games=40, seed=5)))


# Faults


@pytest.mark.parametrize(
    ("run", "workers", "fault"),
    [
        (replace(RUN, game="chess"), 1, UnknownGame),
        (replace(RUN, bots=("greedy", "clever")), 1, BadBot),
        (replace(RUN, bots=()), 1, PaintpotError),
        (replace(RUN, bots=("greedy",)), 1, PaintpotError),
        (replace(RUN, bots=("greedy", "random", "greedy")), 1, PaintpotError),
        (replace(RUN, seats=9), 1, BadSeats),
        (replace(RUN, seats=0), 1, BadSeats),
        (replace(RUN, seats=-1), 1, BadSeats),
        (replace(RUN, options={"size": "9"}), 1, BadOption),
        (replace(RUN, games=0), 1, PaintpotError),
        (RUN, 0, PaintpotError),
    ],
)
def test_a_bad_contest_is_refused_before_it_starts(
    run: Contest, workers: int, fault: type[PaintpotError]
) -> None:
    with pytest.raises(fault):
        play_deals(run, Processes(workers))
