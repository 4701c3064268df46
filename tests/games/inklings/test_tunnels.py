"""Tunnels (IL-TUNNEL-1, IL-TUNNEL-2)."""

import pytest

from tests.games.inklings.positions import (
    BOARD,
    PLAYABLE,
    TUNNELS,
    alone,
    calling,
    die_of,
    near,
    number,
    own_sheet,
    table,
)


@pytest.mark.rule("IL-TUNNEL-1")
@pytest.mark.parametrize("start", TUNNELS)
def test_a_tunnel_leads_to_any_other_called_space_with_one(start: str) -> None:
    for end in TUNNELS:
        if end == start:
            continue
        game = alone(start, calling(number(end)), boxes=1)
        assert game.refusal(0, f"tunnel {start} to {end}") is None
        game.play(0, f"tunnel {start} to {end}")
        assert game.sheet(0)["inklings"] == [end]
        assert set(game.sheet(0)["inked"]) == {start, end}


@pytest.mark.rule("IL-TUNNEL-1", "IL-A18")
def test_only_an_inkling_at_a_tunnel_may_use_it() -> None:
    for start in PLAYABLE:
        if start in TUNNELS:
            continue
        game = alone(start, calling(11), boxes=1)
        assert game.refusal(0, f"tunnel {start} to d20-11") == "IL-TUNNEL-1"
        assert game.case(0, f"tunnel {start} to d20-11") == "no-tunnel"


@pytest.mark.rule("IL-A18")
def test_a_tunnel_does_not_serve_the_spaces_around_it() -> None:
    for start in near("d12-6"):
        assert start not in TUNNELS
        game = alone(start, calling(11), boxes=1)
        assert not [text for text in game.legal(0) if text.startswith("tunnel")]
    game = alone("d12-6", calling(13), boxes=1)
    assert "d20-13" in near("d20-11")
    assert game.refusal(0, "tunnel d12-6 to d20-13") == "IL-TUNNEL-1"


@pytest.mark.rule("IL-TUNNEL-1")
def test_a_tunnel_does_not_lead_back_to_its_own_space() -> None:
    game = alone("d12-6", calling(6), boxes=1)
    assert game.refusal(0, "tunnel d12-6 to d12-6") == "IL-TUNNEL-1"
    assert game.case(0, "tunnel d12-6 to d12-6") == "same-space"


@pytest.mark.rule("IL-TUNNEL-2")
def test_both_tunnels_of_a_trip_are_crossed_off() -> None:
    game = alone("d12-6", "3 4 4", boxes=1).play(0, "tunnel d12-6 to d20-11")
    assert game.sheet(0)["crossed"] == ["d12-6", "d20-11"]
    game.roll("3 4 4")
    assert game.refusal(0, "tunnel d20-11 to d8-7") == "IL-TUNNEL-2"


@pytest.mark.rule("IL-TUNNEL-2")
@pytest.mark.parametrize("used", ["d12-6", "d20-11", "d12-6 d20-11"])
def test_a_used_tunnel_is_closed_at_either_end(used: str) -> None:
    game = alone("d12-6", "3 4 4", boxes=1).cross(0, used)
    assert game.refusal(0, "tunnel d12-6 to d20-11") == "IL-TUNNEL-2"
    reason = game.state.why_not(0, 1640 + 13 * 40 + 30)
    assert reason is not None
    assert reason.facts["used"] == tuple(used.split())


@pytest.mark.rule("IL-TUNNEL-2")
def test_tunnels_are_crossed_off_on_ones_own_sheet_only() -> None:
    game = table(2).put(0, "d12-6").put(1, "d12-6").roll("3 4 4")
    game.play(0, "tunnel d12-6 to d20-11").play(1, "walk d12-6 to d12-11").roll("3 4 4")
    assert game.sheet(1)["crossed"] == []


@pytest.mark.rule("IL-A10")
@pytest.mark.parametrize("end", TUNNELS)
def test_the_far_end_must_be_called(end: str) -> None:
    start = "d12-10" if end != "d12-10" else "d12-6"
    roll = "1 1 1" if number(end) > 3 else "6 8 12"
    assert alone(start, roll, boxes=1).refusal(0, f"tunnel {start} to {end}") == "IL-A10"


@pytest.mark.rule("IL-A10")
def test_the_near_end_need_not_be_called() -> None:
    game = alone("d12-12", "3 4 4", boxes=1)
    assert game.refusal(0, "tunnel d12-12 to d20-11") is None


@pytest.mark.rule("IL-A5", "IL-TUNNEL-1")
def test_a_tunnel_does_not_lead_to_an_inked_space() -> None:
    game = alone("d12-6", "3 4 4", boxes=1).ink(0, "d20-11")
    assert game.refusal(0, "tunnel d12-6 to d20-11") == "IL-A5"


@pytest.mark.rule("IL-A11")
def test_a_tunnel_may_lead_to_the_same_die() -> None:
    for start in TUNNELS:
        ends = [end for end in TUNNELS if die_of(end) == die_of(start) and end != start]
        assert ends
        for end in ends:
            game = alone(start, calling(number(end)), boxes=1)
            assert game.refusal(0, f"tunnel {start} to {end}") is None


@pytest.mark.rule("IL-A23")
def test_between_adjacent_tunnels_one_may_walk_or_tunnel() -> None:
    data = own_sheet()
    data["areas"] = [{**area, "tunnel": area["id"] in ("d8-7", "d8-8")} for area in data["areas"]]
    for kind, crossed in (("walk", []), ("tunnel", ["d8-7", "d8-8"])):
        game = table(1, sheet=data).put(0, "d8-7").boxes(0, 0).roll(calling(8))
        assert game.legal(0) == ["walk d8-7 to d8-8", "tunnel d8-7 to d8-8"]
        game.play(0, f"{kind} d8-7 to d8-8")
        assert game.sheet(0)["inklings"] == ["d8-8"]
        assert game.sheet(0)["crossed"] == crossed


@pytest.mark.rule("IL-SHEET-5")
def test_there_are_ten_tunnels() -> None:
    assert [
        *("d8-1", "d8-4", "d8-7"),
        *("d12-6", "d12-10", "d12-12"),
        *("d20-2", "d20-7", "d20-11", "d20-16"),
    ] == TUNNELS
    assert [area.id for area in BOARD.sheet.areas if area.data.get("tunnel")] == TUNNELS
