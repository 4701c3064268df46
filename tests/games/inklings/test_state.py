"""A state as others use it: notation, clones, what a bot makes of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paintpot
from paintpot.bots import make_bot
from paintpot.games.inklings.names import SPACES
from tests.games.inklings.positions import GAME, table


def test_moves_read_aloud() -> None:
    assert GAME.parse("enter d12-8") == 15
    assert GAME.text(40 + 6 * 40 + 7) == "walk d8-7 to d8-8"
    assert GAME.text(1640 + 13 * 40 + 30) == "tunnel d12-6 to d20-11"
    assert GAME.text(3240 + 39) == "lose d20-20"
    assert GAME.text(3280) == "lose box"
    assert GAME.moves == 3281


@pytest.mark.parametrize("text", ["enter", "enter d6-1", "walk d8-1", "lose A", "d12-8", "lose"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(paintpot.BadMove, match="is not a move of Inklings"):
        GAME.parse(text)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(SPACES[3:]), max_size=3, unique=True),
    st.integers(0, 3),
    st.sets(st.sampled_from(SPACES[3:])),
    st.sets(st.sampled_from(["d8-4", "d8-7", "d12-6", "d12-10", "d12-12", "d20-2", "d20-11"])),
    st.integers(0, 575),
)
def test_fault_and_fan_agree_on_every_move(
    places: list[str], boxes: int, inked: set[str], used: set[str], roll: int
) -> None:
    if not places and not boxes:
        return
    game = table(1).put(0, " ".join(places)).boxes(0, boxes)
    game.ink(0, " ".join(inked)).cross(0, " ".join(used))
    game.state.call(roll)
    open_moves = [move for move in range(GAME.moves) if game.state.fault(0, move) == 0]
    assert open_moves == sorted(game.state.legal(0))


def test_a_clone_goes_its_own_way() -> None:
    game = table(2).roll("3 4 4")
    twin = game.state.clone()
    twin.play(0, GAME.parse("enter d12-8"))
    assert game.state.actors() == (0, 1)
    assert game.sheet(0)["inked"] == []
    assert twin.actors() == (1,)


def test_a_greedy_player_does_better_than_chance() -> None:
    totals = {"greedy": 0, "random": 0}
    for name in totals:
        for seed in range(3):
            play = paintpot.Play(GAME, 1, seed)
            bot = make_bot(name, seed)
            while not play.state.over:
                if play.state.actors() == (paintpot.CHANCE,):
                    play.roll()
                else:
                    play.play(0, bot.choose(play.state, 0))
            totals[name] += play.state.scores()[0].total
    assert totals["greedy"] > totals["random"] * 1.2
