"""The bot that searches."""

import pytest

import paintpot
from paintpot.bots import make_bot
from paintpot.bots.rollouts import best_turn
from paintpot.bots.search import DRAWS, ROLLOUTS, SearchBot, Tree
from paintpot.core.contract import CHANCE, State
from paintpot.core.weights import dot

GAMES = ["inkdoms", "ink", "inklings", "color-in-kingdom"]


def started(name: str, seats: int, seed: int) -> State:
    state = paintpot.game(name).start(seats)
    dice = paintpot.Dice(seed)
    while state.actors() == (CHANCE,):
        state.roll(dice)
    return state


def played(name: str, specs: tuple[str, ...], seed: int) -> tuple[State, list[int]]:
    """A whole game, and the moves made."""
    state, dice = paintpot.game(name).start(len(specs)), paintpot.Dice(seed)
    moves: list[int] = []
    bots = [make_bot(spec, seed) for spec in specs]
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.roll(dice)
        else:
            seat = actors[len(moves) % len(actors)]
            moves.append(bots[seat].choose(state, seat))
            state.play(seat, moves[-1])
    return state, moves


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_to_the_end_by_the_rules(name: str) -> None:
    for seats in (1, 3):
        if seats in paintpot.game(name).seats:
            state, _ = played(name, ("search:6",) * seats, 5)
            assert state.over


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_make_the_same_play(name: str) -> None:
    first = played(name, ("search:8", "greedy"), 3)[1]
    assert played(name, ("search:8", "greedy"), 3)[1] == first


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_left_alone(name: str) -> None:
    state = started(name, 2, 4)
    before = state.dump()
    seat = state.actors()[0]
    make_bot("search:40", 1).choose(state, seat)
    make_bot("search:40", 1).advise(state, seat, 3)
    assert state.dump() == before


def test_what_was_found_serves_the_rest_of_the_turn() -> None:
    state = started("inkdoms", 2, 4)
    bot = SearchBot("reuse", 120, 0)
    state.play(0, bot.choose(state, 0))
    tree = bot.tree
    assert tree is not None
    found = tree.root.visits
    assert 1 < found < 120
    state.play(0, bot.choose(state, 0))
    assert bot.tree is tree or bot.tree is None


def test_a_position_that_it_did_not_foresee_is_thought_about_anew() -> None:
    state = started("inkdoms", 2, 4)
    bot = SearchBot("anew", 60, 0)
    bot.choose(state, 0)
    grown = bot.tree
    other = started("inkdoms", 2, 5)
    assert bot.choose(other, 0) in other.legal(0)
    assert grown is not None
    assert bot.tree is not grown


def test_where_chance_acts_within_the_turn_its_mean_counts() -> None:
    """INK: the Lead is on the last quill, so a tile can be had only over START."""
    ink = paintpot.game("ink")
    state, dice = started("ink", 2, 4), paintpot.Dice(4)
    first = state.actors()[0]
    for text in ("quill 6", "tile at 2,0", "turned 0", "done"):
        state.play(first, ink.parse(text))
    while first not in state.actors():
        (actor,) = state.actors()
        if actor == CHANCE:
            state.roll(dice)
        else:
            state.play(actor, state.legal(actor)[-1])
    weights = state.weights().pick("best", 2)
    tree = Tree(state.clone(), first, weights, paintpot.Dice(1))
    for _ in range(40):
        tree.simulate(tree.root)
    children = {ink.text(int(child.move)): child for child in tree.root.children}
    assert set(children) == {"cross", "pass 0", "pass 1", "pass 2"}
    cross = children["cross"]
    assert cross.midway
    assert len(cross.children) >= DRAWS
    assert all(
        child.decision and child.state.turn_no() == state.turn_no() for child in cross.children
    )
    assert cross.value == pytest.approx(
        sum(child.value for child in cross.children) / len(cross.children)
    )
    assert not any(children[f"pass {n}"].midway for n in range(3))
    # The best of some draws overestimates a draw: a rollout says so, and is not believed.
    turn = best_turn(state, first, ROLLOUTS, weights, paintpot.Dice(1))
    assert [ink.text(int(move)) for move in turn.plan] == ["cross"]
    assert turn.lucky is turn
    luck = int(turn.worth - dot(turn.state.features(1 - first), weights))
    assert Tree(state.clone(), first, weights, paintpot.Dice(1)).root.value != luck
    # A turn with a tile is worth more than one without.
    assert ink.text(make_bot("search:40", 1).choose(state, first)) == "cross"


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_a_turn_that_can_be_played(name: str) -> None:
    state = started(name, 2, 6)
    seat = state.actors()[0]
    advice = make_bot("search:150", 2).advise(state, seat, 3)
    assert 1 <= len(advice) <= 3
    assert [one.gain for one in advice] == sorted([one.gain for one in advice], reverse=True)
    assert len({tuple(sorted(one.moves)) for one in advice}) == len(advice)
    for one in advice:
        world = state.clone()
        for move in one.moves:
            assert world.why_not(seat, move) is None
            world.play(seat, move)
        assert world.turn_no() != state.turn_no() or seat not in world.actors()


def test_time_is_a_budget_too() -> None:
    state = started("inklings", 2, 1)
    bot = SearchBot("clock", 0, 5)
    assert bot.choose(state, 0) in state.legal(0)


def test_it_plays_better_than_greedy() -> None:
    margin = 0
    for seed in range(2):
        for specs, sign in ((("search:60", "greedy"), 1), (("greedy", "search:60"), -1)):
            one, two = played("color-in-kingdom", specs, seed)[0].scores()
            margin += sign * (one.total - two.total)
    assert margin > 0


@pytest.mark.parametrize("name", GAMES)
def test_one_simulation_is_enough_to_play_and_to_advise(name: str) -> None:
    state = started(name, 2, 8)
    seat = state.actors()[0]
    assert make_bot("search:1", 1).choose(state, seat) in state.legal(seat)
    assert make_bot("search:1", 1).advise(state, seat, 3)


def test_a_bot_that_wants_unknown_weights_does_not_sit_down() -> None:
    state = started("ink", 2, 1)
    for spec in ("greedy@wild", "search:5@wild"):
        with pytest.raises(paintpot.BadBot, match="'wild'"):
            make_bot(spec).sit_down(state)
    make_bot("random").sit_down(state)
    make_bot("expert").sit_down(state)
