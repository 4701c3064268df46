"""What moves would score: from the engine, for any game, without using hidden information."""

import pytest
from examples.drip import KEEP, PASS, DripGame

import paintpot
from paintpot.core import gains
from paintpot.core.contract import CHANCE, State
from paintpot.core.gains import gains_of, try_moves
from paintpot.core.lessons import LessonRun, lessons_of
from paintpot.core.play import Play


def drip(seats: int, face: str = "5") -> State:
    state = DripGame().start(seats)
    state.chance(face)
    return state


def found(state: State, seat: int) -> dict[int, tuple[int, bool]]:
    return {gain.move: (gain.total, gain.sure) for gain in state.gains(seat)}


def test_a_choice_that_shows_nothing_is_tried_as_it_is() -> None:
    assert found(drip(1), 0) == {KEEP: (5, True), PASS: (0, True)}


def test_a_choice_that_others_decide_on_promises_nothing() -> None:
    state = drip(2)
    assert found(state, 1) == {KEEP: (0, True), PASS: (0, True)}, "nothing is counted yet"
    for secret in (KEEP, PASS):
        state = drip(2)
        state.play(0, secret)
        assert found(state, 1)[PASS] == (0, True)
        assert found(state, 1)[KEEP] == (0, False), "whatever the other has chosen"


def test_dice_are_worth_what_they_can_build() -> None:
    """Color-In Kingdom: to pick two dice scores nothing by itself; what is built with them does."""
    play = Play("color-in-kingdom", 1, seed=4)
    while play.state.actors() == (CHANCE,):
        play.roll()
    state = play.state
    best = {gain.move: gain for gain in state.gains(0)}
    for move, gain in best.items():
        twin = state.clone()
        twin.play(0, move)
        built = [after.total for after in twin.gains(0)]
        assert gain.total == max(built), play.game.text(move)
    assert any(gain.total for gain in best.values())


def test_lines_say_where_points_come_from() -> None:
    play = Play("inklings", 1, seed=1)
    play.roll()
    for gain in play.state.gains(0):
        die = play.game.text(gain.move).removeprefix("enter ").partition("-")[0]
        assert gain.lines == [(f"{die}/inked", 1)]
        assert gain.total == 1


def test_the_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a step may be, only this many positions are tried for all moves together."""
    play = Play("ink", 2, seed=2)
    while play.state.actors() == (CHANCE,):
        play.roll()
    seat = play.state.actors()[0]
    tries = []
    take = gains.TryBudget.take

    class Counting(gains.TryBudget):
        def take(self) -> bool:
            tries.append(1)
            return take(self)

    monkeypatch.setattr(gains, "TryBudget", Counting)
    told = gains_of(play.state, seat)
    assert [gain.move for gain in told] == play.state.legal(seat)
    if not paintpot.compiled():  # compiled code has its own way to the class
        assert 0 < len(tries) <= gains.MOST_TRIES * 1.2


def test_moves_in_a_row_are_tried_on_a_copy() -> None:
    """INK: a place and an orientation belong together; a place gains what its best orientation
    gains."""
    play = Play("ink", 2, seed=2)
    while play.state.actors() == (CHANCE,):
        play.roll()
    seat = play.state.actors()[0]
    play.play(seat, play.game.parse("quill 1"))
    state = play.state
    before = state.dump()
    for place in state.gains(seat)[:3]:
        laid = state.clone()
        laid.apply(seat, place.move)
        tried = [try_moves(state, seat, [place.move, way]) for way in laid.legal(seat)]
        assert max(one[1].total for one in tried if one) == place.total
        assert all(one and len(one[0].view(seat)["painters"][seat]["tiles"]) == 2 for one in tried)
    assert try_moves(state, seat, [state.legal(seat)[0], 0]) is None, (
        "no quill while a tile is held"
    )
    assert state.dump() == before


def test_what_is_hidden_cannot_be_tried() -> None:
    state = drip(2)
    state.play(0, KEEP)
    assert try_moves(state, 1, [KEEP]) is None, "it would tell what the other has chosen"


def test_a_gain_names_the_next_move_that_makes_it_true() -> None:
    """INK: one of a tile's orientations scores what its place promises."""
    run = LessonRun(paintpot.game("ink"), lessons_of(paintpot.game("ink"))[0])
    run.go(1, [])
    promising = [gain for gain in run.state.gains(0) if gain.total]
    assert promising
    for gain in promising:
        laid = run.state.clone()
        laid.play(0, gain.move)
        laid.play(0, gain.then)
        assert max([one.total for one in laid.gains(0)]) == gain.total
    assert all([gain.then < 0 for gain in run.state.gains(0) if not gain.total])


@pytest.mark.parametrize("name", paintpot.games())
def test_a_final_move_is_one_that_cannot_be_taken_back(name: str) -> None:
    """As a table plays it: chance acts by itself after the move."""
    play = Play(name, 2, seed=3)
    seen = set()
    for step in range(120):
        while play.state.actors() == (CHANCE,):
            play.roll()
        if play.state.over:
            break
        seat = play.state.actors()[0]
        told = play.state.gains(seat)
        moves = play.state.legal(seat)
        move = moves[step * 7 % len(moves)]
        final = {gain.move: gain.final for gain in told}.get(move)
        play.play(seat, move)
        while play.state.actors() == (CHANCE,):
            play.roll()
        if final is not None and not play.state.over:
            assert play.can_undo(seat) is not final, play.moves[-3:]
            seen.add(final)
    assert seen == {True, False}
