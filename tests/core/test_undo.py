"""Undo: offered where it is granted, on grounds that the seat may know.

Over whole random games this is a check of the contract: `offers_of_undo_are_kept`.
"""

import json

import pytest

import paintpot
from paintpot.core.play import Play


def copying() -> Play:
    """Color-In Kingdom with three players: the first has built, the others may copy in secret."""
    play = Play("color-in-kingdom", 3)
    play.chance("family 1 1 2 3, duty 1")
    play.step(0, "no dice")
    play.step(0, "red field on D4")
    return play


def test_a_build_can_be_taken_back_until_somebody_has_decided() -> None:
    play = copying()
    assert play.can_undo(0)
    for decision in ("no copy", "red field on A1"):
        twin = copying()
        twin.step(2, decision)
        assert not twin.can_undo(0), "who has decided is known, so it may be told"
        with pytest.raises(paintpot.CannotUndo, match="gone on"):
            twin.undo(0)
        assert twin.can_undo(2), "the one who decided can still change it"
        assert twin.undo(2) == decision
        assert twin.can_undo(0)
    assert play.undo(0) == "red field on D4"
    assert play.undo(0) == "no dice"


def test_a_hushed_move_is_taken_back_between_others() -> None:
    play = copying()
    play.step(1, "no copy")
    assert play.undo(1) == "no copy"
    play.step(1, "red field on B1")
    assert play.can_undo(1)
    assert not play.can_undo(2)


def test_what_is_seen_cannot_be_taken_back() -> None:
    play = copying()
    play.step(1, "no copy")
    play.step(2, "no copy")
    assert not any(play.can_undo(seat) for seat in range(3))


def test_a_seat_that_is_none_is_named() -> None:
    for seat in (3, -1):
        with pytest.raises(paintpot.BadSeats, match="seats 0 to 2"):
            copying().can_undo(seat)


def test_a_play_keeps_its_own_options() -> None:
    options = {"first": "2"}
    play = Play("inkdoms", 2, options=options)
    options["first"] = "1"
    play.record()["options"]["first"] = "1"
    assert play.record()["options"] == {"first": "2"}
    assert play.state_after(0).dump() == Play("inkdoms", 2, options={"first": "2"}).state.dump()


def test_options_within_options_are_copied_too() -> None:
    sheet = json.loads(
        (paintpot.game("inklings").folder / "sheets" / "standard.json").read_text("utf-8")
    )
    play = Play("inklings", 2, options={"sheet": sheet})
    before = play.record()["options"]
    sheet["areas"].clear()
    play.record()["options"]["sheet"]["areas"].clear()
    assert play.record()["options"] == before
    assert before["sheet"]["areas"]


def test_options_that_are_nested_without_end_are_refused() -> None:
    nested: list[object] = []
    nested.append(nested)
    with pytest.raises(paintpot.BadOption, match="nested deeper"):
        Play("inklings", 2, options={"sheet": nested})
