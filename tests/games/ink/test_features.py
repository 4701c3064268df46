"""The features of a painter that bots use, their weights, and the choices of a rollout."""

from pathlib import Path

import pytest

import paintpot
from paintpot.bots import make_bot
from paintpot.core.contract import CHANCE
from paintpot.core.weights import HAND, POINT, dot
from paintpot.games.ink.areas import MOST_ROOM, forget, gather, trail_for
from paintpot.games.ink.features import BLACK, COUNT, FINISHED
from paintpot.games.ink.painter import Painter
from paintpot.games.ink.painting import BLOCKED
from paintpot.games.ink.state import InkState
from paintpot.games.ink.tiles import SEEN
from paintpot.lab.conformance import Walk
from tests.games.ink.positions import GAME, WHEEL, Table, blacken, bonus, finish, picture_of, table

PLAYS = Path(__file__).parent.parent.parent / "plays"


def named(game: Table, seat: int = 0) -> dict[str, int]:
    """The features of a seat by name, those that are 0 left out."""
    values = list(game.state.features(seat))
    names = game.state.weights().features
    return {name: value for name, value in zip(names, values, strict=True) if value}


def some(game: Table, *names: str) -> list[int]:
    """Some features of seat 0."""
    found = named(game)
    assert set(names) <= set(game.state.weights().features)
    return [found.get(name, 0) for name in names]


def worth(state: paintpot.State, seat: int) -> int:
    weights = state.weights().pick(HAND, int(state.players()))
    return int(dot(state.features(seat), weights))


def ideas(game: Table) -> list[str]:
    return [GAME.text(int(move)) for move in game.state.ideas(game.seat())]


# -- the contract


def test_names_and_numbers_agree() -> None:
    weights = table().state.weights()
    assert len(weights.features) == len(set(weights.features)) == COUNT
    assert weights.sets[HAND][0] == POINT


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_along_random_plays(seats: int) -> None:
    """Points are exact, ideas are moves, nothing is left behind, and only what counts remains."""
    for step, state in enumerate(Walk(GAME, seats, seed=seats)):
        assert isinstance(state, InkState)
        totals = [score.total for score in state.scores()]
        features = [list(state.features(seat)) for seat in range(seats)]
        assert [own[0] for own in features] == totals
        assert {len(own) for own in features} == {COUNT}
        actors = state.actors()
        if not actors:
            assert not any(any(own[BLACK + 1 :]) for own in features)
        elif actors != (CHANCE,):
            (seat,) = actors
            before = state.dump() if step % 20 == 0 else None
            found = [int(move) for move in state.ideas(seat)]
            assert found
            assert set(found) <= set(state.legal(seat))
            assert len(set(found)) == len(found)
            if before:
                state.features(seat)
                assert state.dump() == before, "asking changed something"


@pytest.mark.parametrize(
    "ending",
    ["sole-finisher", "several-finishers", "tie-round", "bag-empty", "all-pass"],
)
def test_at_the_end_who_has_won_is_worth_most(ending: str) -> None:
    state = paintpot.replay(paintpot.read_record(PLAYS / f"ink-{ending}.json")).state
    seats = range(int(state.players()))
    best = max(worth(state, seat) for seat in seats)
    assert tuple(seat for seat in seats if worth(state, seat) == best) == state.winners()
    assert all(state.features(seat)[0] == state.scores()[seat].total for seat in seats)
    assert not any(any(list(state.features(seat))[BLACK + 1 :]) for seat in seats)


def test_a_turn_has_one_number_from_its_first_move_to_its_last() -> None:
    """Also over START and through a bonus action, and no two turns have the same."""
    done = paintpot.replay(paintpot.read_record(PLAYS / "ink-tie-round.json"))
    state = GAME.start(done.seats, done.options)
    crossed = used = 0
    for seat, text in done.moves:
        before = state.turn_no()
        if seat == CHANCE:
            state.chance(text)
            assert state.turn_no() == before
            continue
        crossed += text == "cross"
        used += text.startswith(("leave", "fill", "shift", "back", "spot", "fetch", "lift"))
        state.play(seat, GAME.parse(text))
        ended = text == "done" or text.startswith("pass")
        assert state.turn_no() == before + ended
    assert crossed
    assert used
    assert state.clone().turn_no() == state.turn_no() > 0


# -- areas


def test_areas_are_gathered_as_the_rules_see_them() -> None:
    for step, state in enumerate(Walk(GAME, 2, seed=5)):
        assert isinstance(state, InkState)
        if step % 25:
            continue
        for painter in state.painters:
            grid, width = painter.grid, painter.width
            trail = trail_for(painter.squares())
            n = 0
            for square in range(int(painter.squares())):
                cell = painter.square_cell(square)
                if grid[cell] & (BLOCKED | SEEN):
                    continue
                found = gather(grid, width, cell, trail, n)
                first, n = n, int(found) // 4
                cells = [int(at) for at in trail[first:n]]
                free = _free_sides(painter, cells)
                forget(grid, trail, n)
                assert sorted(cells) == sorted(int(at) for at in painter.area(cell))
                assert int(found) % 4 == min(free, MOST_ROOM)
                for at in trail[:n]:
                    grid[at] |= SEEN
            forget(grid, trail, n)


def _free_sides(painter: Painter, cells: list[int]) -> int:
    """How many sides of these cells a tile can be laid at, by the places that are legal."""
    width = int(painter.width)
    covered = set()
    for move in painter.places[: painter.n_places]:
        corner = int(painter.place_cell(move))
        covered |= {corner, corner + 1, corner + width, corner + width + 1}
    return sum(at + way in covered for at in cells for way in (1, -1, width, -width))


# -- what is counted, on paintings made by hand

BESIDE = "L P L P"


def test_a_fresh_player_has_only_stocks() -> None:
    assert named(table().paint("R Y\n L D")) == {
        "jokers up to 3": 3,
        "jokers 4 to 8": 5,
        "palette up to 3": 3,
        "palette 4 to 8": 5,
        "last 4 bottles": 4,
        "tile ahead": 2,
        "palette without areas": 12,
        "in play": 1,
    }


def test_bottles_of_an_objective_count_by_the_squares_it_is_short_of() -> None:
    for number, name in ((3, "ready"), (4, "1 short"), (5, "2 short"), (6, "3 short")):
        game = table(2, 1, 5, 6, 11).card("RY").paint(f"R{number} Ro Ro D\n {BESIDE}")
        assert some(game, f"best {name}", f"rest {name}") == [3, 0]
        assert some(game, "on palette colours", "palette without areas") == [3, 9]
    assert some(game, "best ready", "best 1 short", "best 2 short") == [0, 0, 0]
    assert some(table().paint(f"R7 Ro Ro D\n {BESIDE}"), "best 3 short") == [3]


def test_the_best_area_is_counted_apart_from_the_others() -> None:
    game = table().card("RY").paint(f"R3 R Ro D3 D D\n {BESIDE} Do Do")
    assert some(game, "best ready", "rest ready") == [3, 2]
    assert some(game, "on palette colours", "jokers wanted") == [2, 0]
    game.stock(12, 1)
    assert some(game, "best ready", "rest ready", "jokers wanted") == [2, 1, 0]


def test_no_more_bottles_count_than_are_left() -> None:
    game = table().card("RD").paint(f"R3 R Ro D4 D D\n {BESIDE} Yo Y")
    assert some(game, "best ready", "best 1 short", "other spots", "surplus") == [2, 1, 1, 0]
    game.stock(2, 0)
    assert some(game, "best ready", "best 1 short", "other spots", "surplus") == [2, 0, 0, 2]


def test_of_several_objectives_in_an_area_the_lowest_counts() -> None:
    game = table(2, 1, 5, 6, 11).card("RY").paint(f"R5 R4 Ro R\n {BESIDE}")
    assert some(game, "best ready", "best 1 short", "spare objectives") == [2, 0, 1]
    assert some(game, "bonus 1", "bonus 5") == [3, 0]


def test_a_bonus_counts_by_how_near_its_objective_is() -> None:
    for picture, near in (("R6 R R R R R", 3), ("R6 R R R R D", 2), ("R6 R R R Y D", 1)):
        game = table(2, 1, 5, 6, 11).paint(f"{picture}\n {BESIDE} L P")
        assert some(game, "bonus 6", "bonus 1", "bonus 5", "bonus 11") == [near, 0, 0, 0]
    assert some(table(2, 1, 5, 6, 11).paint("R3 R R D\n L P L P"), "bonus 1") == [0]


def test_an_area_that_cannot_grow_counts_little() -> None:
    """The red square in the middle is shut in; above, there is room at one side only."""
    shut = """
        L  P  L  P
        L  R3 R  P
        L  Ro P  P
        P  L  P  L
    """
    game = table().paint(shut)
    assert some(game, "walled bottles", "best ready", "narrow bottles") == [2, 0, 0]
    game = table().paint(shut.replace("L  P  L  P", "L  R  L  P", 1))
    assert some(game, "walled bottles", "best ready", "narrow bottles") == [0, 2, 2]


def test_a_gap_too_small_for_a_tile_is_no_room() -> None:
    """Below the red square is a gap one square wide; without the tile beside it there is room."""
    gap = """
        P  L  P  L
        L  P  R3 P
        P  L  .  P  L
        L  P  .  L  P
    """
    assert some(table().paint(gap), "walled bottles", "narrow bottles") == [1, 0]
    opened = gap.replace(".  P  L", ".").replace(".  L  P", ".")
    assert some(table().paint(opened), "walled bottles", "narrow bottles") == [0, 1]


def test_areas_without_an_objective() -> None:
    game = table().card("RY").paint(f"Ro R Ro D Do Yo\n {BESIDE} L P")
    assert some(game, "palette spots", "other spots", "spots together") == [3, 1, 1]
    # Red has two squares beyond its first, dark blue one.
    assert some(game, "squares early", "squares late") == [3 * 24, 0]
    assert some(game, "spots by squares", "areas of 3") == [2 * 3 + 2, 1]
    game.stock(6, 0, seat=1)
    assert some(game, "squares early", "squares late") == [3 * 6, 3 * 18]


def test_stocks() -> None:
    game = table().card("RY").paint("R Y\n L D").stock(5, 0)
    assert some(game, "points", "no jokers", "jokers up to 3", "jokers 4 to 8") == [19, 1, 0, 0]
    assert some(game, "palette up to 3", "palette 4 to 8", "last 4 bottles") == [3, 2, 4]
    game.stock(0, 2)
    assert some(game, "no jokers", "jokers up to 3", "last 4 bottles") == [0, 2, 2]
    assert some(game, "palette up to 3", "palette without areas") == [0, 0]


def test_the_lead_and_what_lies_before_it() -> None:
    game = table().wheel(WHEEL[0], "Ro-Y-Lo-D6", *WHEEL[2:])
    marks = {0: 3, 1: 3, 2: 2, 5: 2, 6: 0}
    for lead, most in marks.items():
        game.lead(lead)
        assert some(game, "lead", "tile ahead") == [lead, most]
        assert some(game, "lead on 5 or 6", "lead on 6") == [lead > 4, lead > 5]


def test_squares_under_an_x_are_no_area() -> None:
    game = table().card("RY").paint(f"R3 R Rx Rx\n {BESIDE}")
    assert some(game, "covered squares", "best ready", "best 1 short") == [2, 0, 1]


# -- the end in sight


def test_finishing_outweighs_all_else() -> None:
    game = finish(table(), black=0)
    assert [game.state.features(seat)[FINISHED] for seat in (0, 1)] == [1, 0]
    rich = table().card("RY").stock(0, 1).paint(f"R3 Ro R Yo Y3 Y\n {BESIDE} Yo R")
    assert worth(game.state, 0) > worth(rich.state, 0) + 10 * POINT
    more = finish(table(), black=2)
    assert worth(more.state, 0) > worth(game.state, 0) + POINT


@pytest.mark.parametrize("level", ["easy", "normal", "search:20"])
def test_nobody_ends_a_play_to_be_rid_of_it(level: str) -> None:
    """The other has passed: to pass as well would end the game (INK-A43), with nothing done."""
    game = table().play("pass 0")
    move = make_bot(level, 1).choose(game.state, game.seat())
    assert GAME.text(move) != "pass 0"


def test_after_ones_last_turn_only_the_result_counts() -> None:
    """Seat 0 has finished; seat 1 has one turn more, and nothing after it."""
    game = finish(table(3), black=0)
    assert not any(list(game.state.features(0))[BLACK + 1 :])
    assert any(list(game.state.features(1))[BLACK + 1 :])
    game.play("quill 1", "tile at 2,0", "turned 0")
    assert any(list(game.state.features(1))[BLACK + 1 :])
    game.play(*[text for text in game.legal() if text == "done"])
    assert game.state.actors() == (CHANCE,)
    assert not any(list(game.state.features(1))[BLACK + 1 :])
    assert any(list(game.state.features(2))[BLACK + 1 :])


def test_alone_what_comes_after_the_apprentice_is_done_counts_nothing() -> None:
    for left, counts in ((1, False), (2, True)):
        game = table(1)
        game.state.rival_left = left
        game.play("quill 1", "tile at 2,0", "turned 0", "done")
        assert game.state.turn_ended()
        assert any(list(game.state.features(0))[BLACK + 1 :]) == counts
    # The Apprentice has stepped and is about to finish, but it is the player's turn first.
    game.chance(_refill(game))
    assert game.state.rival_left == 1
    assert any(list(game.state.features(0))[BLACK + 1 :])


def _refill(game: Table) -> str:
    return game.state.clone().roll(paintpot.Dice(1))


def test_in_a_tie_round_the_tied_are_ahead_by_black_bottles() -> None:
    game = finish(finish(table(3), black=1), black=1)
    game.turn(0)
    assert [game.state.features(seat)[FINISHED] for seat in range(3)] == [1, 1, 0]
    assert game.state.features(0)[0] == 25
    blacken(game, 2, before=1)
    assert [game.state.features(seat)[0] for seat in (0, 1)] == [25, 25]
    assert worth(game.state, 0) > worth(game.state, 1)


# -- a hasty player


def test_a_tile_is_taken_rather_than_nothing() -> None:
    game = table()
    assert ideas(game) == [f"quill {k}" for k in range(1, 7)]
    game.lead(3)
    assert ideas(game) == ["quill 4", "quill 5", "quill 6"]
    game.lead(4)
    assert ideas(game) == ["quill 5", "quill 6", "cross"]
    game.lead(6)
    assert ideas(game) == ["cross"]
    game.wheel(*["-"] * 6)
    assert ideas(game) == ["pass 2"]
    game.stock(0, 5)
    assert ideas(game) == ["pass 0"]


def test_a_tile_goes_where_its_colours_help() -> None:
    """Red waits for one square more; nothing else here is red or yellow."""
    game = table().paint("R4 Ro R L\n L P L P").play("quill 1")  # R-R-Ro-Y
    found = ideas(game)
    assert set(found) < set(game.legal())
    assert "tile at 0,-2" in found
    assert "tile at 0,2" not in found
    game.play("tile at 0,-2")
    assert set(ideas(game)) < set(game.legal())
    for text in ideas(game):
        laid = Table(game.state.clone()).play(text)
        assert laid.area(0, 0) >= 5


def test_a_tile_that_helps_nowhere_may_go_anywhere() -> None:
    game = table().paint("L D\n D L").play("quill 1")
    assert ideas(game) == game.legal()


def test_a_tile_that_is_moved_goes_where_it_helps() -> None:
    game = bonus(12, "D L R4 R\n L P L R\n R R\n R Y")
    game.play("lift tile 2")
    assert set(ideas(game)) < set(game.legal())
    assert "tile at 4,0" in ideas(game)
    game.play("tile at 4,0")
    assert 0 < len(ideas(game)) < len(game.legal())


def test_what_can_be_completed_is() -> None:
    game = table(2, 1, 5, 6, 11).card("RY").paint("R4 Ro R L\n L P L P")
    game.add("R-R-Ro-Y", (-2, 0), "R R / Y Ro")
    assert "done" in game.legal()
    assert ideas(game) == ["complete 0a"]
    game.play("complete 0a")
    assert len(game.legal("jokers")) > 1
    assert ideas(game) == ["jokers 0"]
    game.play("jokers 0").leave()
    assert ideas(game) == ["done"]


def test_a_token_covers_what_matters_least() -> None:
    """A bottle comes back, a number or a spot is lost; two plain squares cost least."""
    game = table().paint("R3 Ro R L\n Ro* R P R").lead(6).play("cross").chance("X red")
    assert len(game.legal()) > len(ideas(game))
    assert {game.place(text.split()[1]) for text in ideas(game)} <= {(2, 0), (1, 1), (2, 1), (3, 0)}


@pytest.mark.parametrize(
    ("number", "picture", "expected"),
    [
        (5, "D L\n L P", ["shift 3"]),
        (4, "D L\n L P", ["back 2"]),
        (9, "D Lo\n L P", ["fill 0b", "fill 1c"]),
        (3, "D L4\n L P", ["number 3 on 0b"]),
    ],
)
def test_a_bonus_is_used_in_full(number: int, picture: str, expected: list[str]) -> None:
    game = bonus(number, picture, card="LP")
    assert len(game.legal()) > 1
    assert ideas(game) == expected


def test_a_white_spot_goes_where_it_gets_a_bottle_soon() -> None:
    game = bonus(1, "D L R4 Ro\n L P R P")
    assert {game.place(text.split()[-1]) for text in ideas(game)} == {(2, 1)}


def test_a_colour_token_joins_its_colour() -> None:
    game = bonus(7, "D L R4 R\n L P R P")
    for text in ideas(game):
        colour, name = text.split(" on ")
        x, y = game.place(name)
        letter = {"light blue": "L", "dark blue": "D"}.get(colour, colour[0].upper())
        assert any(
            game.square(x + dx, y + dy).colour == letter
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) in _squares(game)
        )
    assert len(ideas(game)) < len(game.legal()) / 2


def _squares(game: Table) -> set[tuple[int, int]]:
    return set(picture_of(game.painter()))


def test_a_bonus_that_may_do_harm_may_be_left() -> None:
    game = bonus(6, "D Lo*\n Lo P")
    assert "leave bonus" in ideas(game)
    assert "leave bonus" not in ideas(bonus(10, "D Lo*\n Lo P"))
