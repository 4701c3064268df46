"""Where turns begin and end, by the contract alone."""

from pathlib import Path

import pytest

from paintpot.core.contract import CHANCE
from paintpot.core.play import Play
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.review.events import Decision, Throw, events
from tests.review.games import PLAYS, bots_game, recorded


def check(play: Play) -> list[Decision | Throw]:
    """Every entry is in one event, and each event begins where the one before has ended."""
    found = list(events(play))
    places: list[int] = []
    chances = 0
    state = play.game.start(play.seats, play.options)
    for event in found:
        assert event.before.dump() == state.dump()
        assert event.chances == chances
        state = event.before.clone()
        if isinstance(event, Throw):
            assert play.moves[event.place] == (CHANCE, event.text)
            state.chance(event.text)
            places.append(event.place)
            chances += 1
        else:
            assert event.moves
            for move, place in zip(event.moves, event.places, strict=True):
                assert play.moves[place] == (event.seat, play.game.text(move))
                state.play(event.seat, move)
            places += event.places
        assert event.after.dump() == state.dump()
        state = event.after
    assert sorted(places) == list(range(len(play.moves)))
    assert state.dump() == play.state.dump()
    return found


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_a_recorded_play_falls_into_turns_and_throws(path: Path) -> None:
    check(recorded(path))


@pytest.mark.parametrize("name", games())
def test_interleaved_turns_are_whole_again(name: str) -> None:
    """Nobody has two turns of one number without a throw between them."""
    for seats in find_game(name).seats:
        last: dict[int, tuple[int, int]] = {}
        for event in check(bots_game(name, seats, 3)):
            if isinstance(event, Decision):
                now = (int(event.before.turn_no()), event.chances)
                assert last.get(event.seat) != now
                last[event.seat] = now


def test_a_round_of_inkdoms_is_one_turn_for_each_seat() -> None:
    play = bots_game("inkdoms", 2, 5)
    interleaved = 0
    for event in events(play):
        if isinstance(event, Decision):
            text = play.game.text
            assert text(event.moves[-1]) == "done"
            interleaved += event.places[-1] - event.places[0] >= len(event.places)
    assert interleaved > 0


def test_a_draw_parts_a_turn_of_ink() -> None:
    """What comes after a token is drawn is decided with other knowledge."""
    play = recorded(next(path for path in PLAYS if path.stem == "ink-several-finishers"))
    found = list(events(play))
    parted = 0
    for before, throw, after in zip(found, found[1:], found[2:], strict=False):
        if (
            isinstance(before, Decision)
            and isinstance(throw, Throw)
            and isinstance(after, Decision)
        ):
            parted += before.before.turn_no() == after.before.turn_no()
    assert parted > 0
