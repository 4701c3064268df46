"""Bots choose legal moves, by the rules of secrecy, the same ones for the same seed."""

import pytest

import paintpot
from paintpot.bots import make_bot
from paintpot.games.inkdoms.paper import FINISHED
from paintpot.games.inkdoms.state import Inkdoms
from paintpot.lab.conformance import Walk

GAME = paintpot.game("inkdoms")
SPECS = ("random", "casual", "greedy", "greedy@best", "search:12")


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_a_legal_move_and_leaves_the_state_alone(spec: str) -> None:
    bot = make_bot(spec, 1)
    for state in Walk(GAME, 3, 4):
        before = state.dump()
        for seat in state.actors():
            if seat != paintpot.CHANCE:
                assert bot.choose(state, seat) in state.legal(seat)
        assert state.dump() == before


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_thinks_the_same(spec: str) -> None:
    state = GAME.start(2)
    state.roll(paintpot.Dice(3))
    assert len({make_bot(spec, 5).choose(state, 0) for _ in range(3)}) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_may_not_see_never_influences_its_bot(spec: str) -> None:
    differed = 0
    dice = paintpot.Dice("hidden")
    for state in Walk(GAME, 2, 8):
        if state.actors() in ((0,), (0, 1)):
            other = state.imagine(0, dice)
            differed += other.dump() != state.dump()
            assert make_bot(spec, 2).choose(other, 0) == make_bot(spec, 2).choose(state, 0)
    assert differed > 3


@pytest.mark.parametrize("spec", SPECS)
def test_a_hidden_blot_that_would_end_the_play_never_influences_a_bot(spec: str) -> None:
    """The one before has finished in secret: with a tenth blot, or with all drops placed."""
    for seed in range(12):
        worlds = []
        for blot in (False, True):
            state = GAME.start(2)
            assert isinstance(state, Inkdoms)
            state.roll(paintpot.Dice(seed))
            state.papers[0].blots, state.papers[1].blots = 9, 10
            state.play(0, state.legal(0)[0])
            while not blot and state.papers[0].unplaced():
                state.play(0, state.legal(0)[0])
            state.play(0, GAME.parse("done"))
            worlds.append(state)
        one, two = worlds
        assert one.view(1) == two.view(1)
        while one.actors() == (1,) and one.papers[1].phase < FINISHED:
            chosen = make_bot(spec, seed).choose(one, 1)
            assert make_bot(spec, seed).choose(two, 1) == chosen
            if GAME.text(chosen) == "done":
                break
            one.play(1, chosen)
            two.play(1, chosen)


def _wins(specs: tuple[str, str], plays: int) -> int:
    won = 0
    for seed in range(plays):
        state, dice = GAME.start(2), paintpot.Dice(seed)
        bots = [make_bot(spec, seed) for spec in specs]
        while not state.over:
            seat = state.actors()[0]
            if seat == paintpot.CHANCE:
                state.roll(dice)
            else:
                state.play(seat, bots[seat].choose(state, seat))
        won += state.winners() == (0,)
    return won


def test_greedy_beats_random() -> None:
    assert _wins(("greedy", "random"), 3) == 3


def test_the_easy_level_is_between_random_and_the_yardstick() -> None:
    """docs/bots.md has the figures of all games and levels."""
    assert _wins(("easy", "random"), 3) == 3
    assert _wins(("easy", "greedy"), 8) < _wins(("greedy", "greedy"), 8) - 2
    assert _wins(("normal", "easy"), 8) == 8


def test_the_easy_level_is_content_with_less_than_the_best_but_not_with_anything() -> None:
    """It takes what greedy would, or one of the better two thirds of the game's ideas."""
    less = 0
    for number, state in enumerate(Walk(GAME, 2, 6)):
        for seat in state.actors():
            count = 0 if seat == paintpot.CHANCE else len(state.legal(seat))
            if count < 2:
                continue
            ideas = list(state.ideas(seat))
            ways = make_bot("greedy", number).advise(state, seat, count)
            found = [advice.moves[0] for advice in ways]
            likely = [move for move in found if move in ideas]
            chosen = make_bot("easy", number).choose(state, seat)
            assert chosen in (found[0], *likely[: max(1, 2 * len(likely) // 3)])
            less += chosen != found[0]
    assert less > 20
