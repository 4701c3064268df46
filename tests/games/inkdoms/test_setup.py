"""What is in the box, and how a game begins."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paintpot import CHANCE, BadChance, BadSeats, Dice
from paintpot.core.bits import members
from paintpot.games.inkdoms.names import AREAS, DICE, FACES, INKS, KINGDOMS, LETTERS
from paintpot.games.inkdoms.throw import STRIDE, VALUE, throw
from tests.games.inkdoms.positions import (
    APART,
    REALM,
    Table,
    areas_with,
    bricks,
    capital,
    kingdom_of,
    land,
    near,
    table,
    towers,
)

PRIMARY = ("blue", "red", "yellow")
COMPOSITE = ("green", "purple", "brown")


# -- players and dice


@pytest.mark.rule("ID-COMP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    assert len(table(seats).state.view(None)["sheets"]) == seats


@pytest.mark.rule("ID-COMP-1")
@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"1 to 4 players, not {seats}"):
        table(seats)


@pytest.mark.rule("ID-COMP-1")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_one_and_two_players_have_exceptions_of_their_own(seats: int, rounds: int) -> None:
    game = table(seats).throw()
    played = 0
    while game.state.actors() != (CHANCE,):
        game.skip_round()
        played += 1
        if seats == 1:
            game.state.play(0, game.state.legal(0)[0])
    assert played == rounds


@pytest.mark.rule("ID-SOLO-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_are_crossed_out_only_alone(seats: int) -> None:
    assert table(seats).throw().refusal(0, "cross Redhill 4") == "ID-SOLO-4"


@pytest.mark.rule("ID-COMP-2")
def test_every_die_has_each_of_2_3_and_4_twice() -> None:
    assert DICE == ("blue", "red", "yellow", "white")
    assert [int(face) for face in FACES] == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("ID-COMP-2")
def test_the_faces_of_every_die_come_up_equally_often() -> None:
    dice = Dice("faces")
    seen: Counter[tuple[str, int]] = Counter()
    for _ in range(1500):
        thrown = throw(REALM.box, dice)
        seen.update((die, int(thrown[k * STRIDE + VALUE])) for k, die in enumerate(DICE))
    assert set(seen) == {(die, value) for die in DICE for value in (2, 3, 4)}
    # 500 of each on average, with a deviation of 18.
    assert all(420 < n < 580 for n in seen.values())


@pytest.mark.rule("ID-COMP-2")
@pytest.mark.parametrize("value", [0, 1, 5, 6])
def test_no_die_shows_another_value(value: int) -> None:
    game = table(2)
    with pytest.raises(BadChance, match="ID-COMP-2"):
        game.throw(APART.replace("yellow 4", f"yellow {value}"))
    assert game.state.actors() == (CHANCE,)


@pytest.mark.rule("ID-COMP-3")
def test_the_white_die_can_be_any_primary_colour_and_no_composite_one() -> None:
    game = table(2).throw().turn(0, "blue from Redhill").turn(1, "red from Yellowlake")
    game.turn(0, "yellow from Bluewater")
    assert game.legal(1) == [f"white as {ink} from Umberland" for ink in PRIMARY]


@pytest.mark.rule("ID-COMP-3")
def test_spell_4_makes_each_composite_colour_and_no_primary_one() -> None:
    game = table(2).give(0, spells="4").throw().play(0, "blue from Redhill")
    made = [text for text in game.legal(0) if text.startswith("spell 4")]
    assert made == [f"spell 4 for {ink}" for ink in COMPOSITE]


@pytest.mark.rule("ID-COMP-4")
def test_a_colour_never_runs_out_and_two_can_use_it_at_once() -> None:
    game = table(2).give(0, blue=20).give(1, blue=20).throw()
    game.play(0, "red from Yellowlake").play(1, "blue from Redhill")
    # Areas no two of which touch, as many as there are.
    apart: list[str] = []
    for area in AREAS:
        if not set(near(area)) & set(apart):
            apart.append(area)
    assert len(apart) > 10
    for area in apart:
        for seat in (0, 1):
            game.play(seat, f"tower blue on {area}")
            while game.refusal(seat, "tower gives green") is None:
                game.play(seat, "tower gives green")
    assert [len(members(game.paper(seat).slots[0])) for seat in (0, 1)] == [len(apart)] * 2


# -- board and sheet


@pytest.mark.rule("ID-COMP-5")
def test_a_sheet_has_six_kingdoms_of_nine_areas() -> None:
    found = Counter(kingdom_of(area.id) for area in REALM.sheet.areas)
    assert found == dict.fromkeys(KINGDOMS, 9)
    assert len(AREAS) == 54


@pytest.mark.rule("ID-COMP-5")
def test_the_board_shows_the_kingdoms_of_the_sheet() -> None:
    """A die laid on the middle of any area lies in that area's kingdom, too."""
    for area in REALM.sheet.areas:
        x, y = area.at
        kingdoms = members(REALM.box.kingdoms(x, y, 0))
        assert LETTERS.index(area.id[0]) in kingdoms


@pytest.mark.rule("ID-COMP-6")
@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("ink", INKS)
def test_any_colour_may_be_painted_in_any_kingdom(kingdom: str, ink: str) -> None:
    letter = LETTERS[KINGDOMS.index(kingdom)]
    game = table(2).throw(
        f"blue 2 in {letter}; red 2 in {letter}; yellow 2 in {letter}; white 2 in B"
    )
    if ink in PRIMARY:
        game.play(0, f"{ink} from {kingdom}")
        paint = ink
    else:
        game.give(0, spells="4").play(0, f"blue from {kingdom}", f"spell 4 for {ink}")
        paint = ink
    for area in land(letter):
        assert game.refusal(0, f"{paint} on {area}") is None


@pytest.mark.rule("ID-COMP-7")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_die_on_a_capital_of_the_board_is_like_any_other_of_that_kingdom(letter: str) -> None:
    middles = {area.id: area.at for area in REALM.sheet.areas}
    inside = [
        area
        for area in land(letter)
        if members(REALM.box.kingdoms(*middles[area], 0)) == [LETTERS.index(letter)]
    ]
    assert capital(letter) in inside
    elsewhere = next(area for area in inside if area != capital(letter))
    far = "U" if letter == "B" else "B"
    options = []
    for area in (capital(letter), elsewhere):
        x, y = middles[area]
        rest = f"red 2 in {far}; yellow 4 in {far}; white 2 in {far}"
        game = table(2).throw(f"blue 3 at {x},{y} turned 0; {rest}")
        takes = game.legal(0)
        options.append((takes, game.play(0, f"blue from {kingdom_of(area)}").legal(0)))
    assert options[0] == options[1]


# -- lines and spaces of the sheet


def speed_of(line: str) -> list[int]:
    """What the first, second and third to complete a line get, one a round."""
    game = table(3)
    whole = {kingdom: land(LETTERS[k]) for k, kingdom in enumerate(KINGDOMS)}
    whole |= {f"{kind}s": areas_with(kind) for kind in ("hydra", "griffin", "unicorn")}
    whole["dragons"] = [area for ink in COMPOSITE for area in areas_with(f"dragon {ink}")]
    whole["end"] = [area for letter in "GYU" for area in land(letter)]
    for seat in range(3):
        game.fill(seat, whole[line]).throw().skip_round()
        if game.state.over:
            break
    return [game.line(seat, f"{line}/speed") for seat in range(3)]


@pytest.mark.rule("ID-COMP-8")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_a_kingdom_line_has_speed_4_and_2(kingdom: str) -> None:
    assert speed_of(kingdom) == [4, 2, 0]


@pytest.mark.rule("ID-COMP-8")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_kingdom_line_sums_speed_capital_and_variety(letter: str) -> None:
    kingdom = KINGDOMS[LETTERS.index(letter)]
    own = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "purple", "U": "brown"}
    game = table(2).paint(0, **{own[letter]: capital(letter)}).fill(0, land(letter))
    colours = len({game.ink(0, area) for area in land(letter)})
    game.throw().skip_round()
    parts = [game.line(0, f"{kingdom}/{part}") for part in ("speed", "capital", "variety")]
    assert parts == [4, 2 if letter in "BRY" else 3, colours]
    assert game.line(0, kingdom) == sum(parts)


@pytest.mark.rule("ID-COMP-9")
@pytest.mark.parametrize("monsters", ["dragons", "hydras", "griffins", "unicorns"])
def test_a_monster_line_has_speed_3_and_1(monsters: str) -> None:
    assert speed_of(monsters) == [3, 1, 0]


@pytest.mark.rule("ID-COMP-9")
def test_a_monster_line_holds_colours_tamed_and_unpainted() -> None:
    one, two, *_ = areas_with("griffin")
    game = table(2).paint(0, red=one, green=two)
    assert game.line(0, "griffins/speed") == 0
    assert game.line(0, "griffins/tamed") == 1
    assert game.line(0, "griffins/unpainted") == -2
    assert game.line(0, "griffins") == -1
    assert game.sheet(0)["paint"] == {one: "red", two: "green"}


@pytest.mark.rule("ID-COMP-10")
def test_the_final_line_has_speed_3_and_1() -> None:
    assert speed_of("end")[:2] == [3, 1]


@pytest.mark.rule("ID-COMP-10")
def test_the_final_line_adds_kingdoms_monsters_and_blots() -> None:
    game = table(2).fill(0, land("G") + land("Y") + land("U")).blots(0, 3)
    game.throw().turn(0, "yellow from Bluewater").turn(1, "blue from Redhill")
    groups = [*KINGDOMS, "dragons", "hydras", "griffins", "unicorns", "end"]
    assert game.line(0, "end") == 3
    assert game.line(0, "blots") == -4
    total = sum(game.line(0, group) for group in groups) - 4
    assert game.state.scores()[0].total == total
    assert game.sheet(0)["score"]["total"] == total


def spell_1(game: Table) -> str | None:
    return game.refusal(0, "spell 1 to Greenwood")


@pytest.mark.rule("ID-COMP-11")
def test_a_spell_is_empty_then_held_then_spent() -> None:
    game = table(2).take_spells(0).throw().play(0, "blue from Redhill")
    assert spell_1(game) == "ID-TURN-5"
    game.give(0, spells="1")
    assert game.sheet(0)["spells"] == [1, 0, 0, 0]
    assert spell_1(game) is None
    game.play(0, "spell 1 to Umberland")
    assert game.sheet(0)["spells"] == [0, 0, 0, 0]
    assert game.sheet(0)["spent_spells"] == [1, 0, 0, 0]
    assert spell_1(game) == "ID-TURN-5"
    game.turn(0).turn(1, "red from Yellowlake")
    assert game.sheet(0)["spent_spells"] == [1, 0, 0, 0], "crossed out for good"


@pytest.mark.rule("ID-COMP-11")
def test_a_drop_is_empty_then_held_then_spent() -> None:
    one = capital("Y")
    two = next(area for area in land("U") if area not in near(one))
    game = table(2).throw().play(0, "blue from Redhill")
    assert game.refusal(0, f"tower green on {one}") == "ID-TURN-5"
    game.give(0, green=1)
    assert game.sheet(0)["drops"] == {"green": 1}
    game.play(0, f"tower green on {one}")
    assert game.sheet(0)["drops"] == {}
    assert game.sheet(0)["spent_drops"] == {"green": 1}
    assert game.refusal(0, f"tower green on {two}") == "ID-TURN-5"
    game.turn(0).turn(1, "red from Yellowlake")
    assert game.sheet(0)["spent_drops"] == {"green": 1}, "crossed out for good"


@pytest.mark.rule("ID-A18")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_there_is_a_space_for_everything_a_sheet_can_give(seat: int) -> None:
    """One seat paints the whole sheet with tower drops: nothing it gains is lost."""
    game = table(4).throw()
    for k, take in enumerate(("blue from R", "red from Y", "yellow from B", "white as red from U")):
        name = next(kingdom for kingdom in KINGDOMS if kingdom[0] == take[-1])
        game.play(k, take[:-1] + name)
    game.give(seat, blue=30, red=30, yellow=30, green=30, purple=30, brown=30)
    for area in AREAS:
        taken = {game.ink(seat, other) for other in near(area)}
        game.play(seat, f"tower {next(ink for ink in INKS if ink not in taken)} on {area}")
        while game.refusal(seat, "tower gives brown") is None:
            game.play(seat, "tower gives brown")
    sheet = game.sheet(seat)
    gained = [a + b for a, b in zip(sheet["spells"], sheet["new_spells"], strict=True)]
    start = [1 if k == seat else 0 for k in range(4)]
    on_map = [len(areas_with(f"spell {k + 1}")) for k in range(4)]
    assert gained == [a + b for a, b in zip(start, on_map, strict=True)]
    assert [REALM.spell_spaces(k + 1) for k in range(4)] == [n + 1 for n in on_map]
    assert sum(sheet["new_drops"].values()) == len(towers())


# -- the start


@pytest.mark.rule("ID-SETUP-1", "ID-A42")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_first_player_can_be_chosen_and_has_the_first_pick(first: str) -> None:
    game = table(3, first=first)
    seat = int(first) - 1
    assert game.state.view(None)["first"] == seat
    game.throw()
    assert game.state.actors() == (seat,)


@pytest.mark.rule("ID-A42")
def test_a_chosen_number_above_the_number_of_players_counts_on_round_the_table() -> None:
    assert table(3, first="4").state.view(None)["first"] == 0
    assert table(2, first="4").state.view(None)["first"] == 1


@pytest.mark.rule("ID-A42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_first_player_is_drawn_and_everyone_can_be_it(seats: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(200):
        game = table(seats, first="random")
        assert game.state.actors() == (CHANCE,)
        text = game.state.roll(Dice(seed))
        first = game.state.view(None)["first"]
        assert text == f"seat {first + 1} starts"
        assert game.state.actors() == (CHANCE,), "now the dice are thrown"
        seen[first] += 1
    assert set(seen) == set(range(seats))
    assert min(seen.values()) > 200 / seats / 2


@pytest.mark.rule("ID-A42")
def test_whoever_starts_can_be_told_and_nobody_else_can_start() -> None:
    game = table(3, first="random")
    for text in ("seat 4 starts", "seat 0 starts", "nobody starts", APART):
        with pytest.raises(BadChance):
            game.state.chance(text)
    assert game.state.chance("seat 3 starts") == "seat 3 starts"
    assert game.state.view(None)["first"] == 2


@pytest.mark.rule("ID-SETUP-2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_starts_with_an_empty_identical_sheet(seats: int) -> None:
    game = table(seats)
    sheets = [game.sheet(seat) for seat in range(seats)]
    for sheet in sheets:
        assert sheet["paint"] == {}
        assert sheet["drops"] == sheet["new_drops"] == {}
        assert sheet["blots"] == 0
        assert sheet["complete"] == sheet["firsts"] == sheet["seconds"] == []
        assert {**sheet, "spells": None} == {**sheets[0], "spells": None}


@pytest.mark.rule("ID-SETUP-3")
@given(st.integers(2, 4), st.integers(0, 3))
def test_in_turn_order_player_n_starts_with_one_spell_n(seats: int, start: int) -> None:
    first = start % seats
    game = table(seats, first=str(first + 1))
    for n in range(seats):
        held = [0, 0, 0, 0]
        held[n] = 1
        assert game.sheet((first + n) % seats)["spells"] == held


@pytest.mark.rule("ID-SETUP-3")
def test_start_spells_follow_a_drawn_first_player() -> None:
    game = table(3, first="random")
    assert all(game.sheet(seat)["spells"] == [0, 0, 0, 0] for seat in range(3))
    game.state.chance("seat 2 starts")
    assert [game.sheet(seat)["spells"].index(1) + 1 for seat in (1, 2, 0)] == [1, 2, 3]


@pytest.mark.rule("ID-A19")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_start_spell_is_usable_in_round_1(seat: int) -> None:
    game = table(4, sheet=bricks()).throw("blue 2 in B; red 2 in B; yellow 2 in B; white 2 in B")
    takes = ["blue", "red", "yellow", "white as blue"]
    for k in range(seat + 1):
        game.play(k, f"{takes[k]} from Bluewater")
    casts = ["spell 1 to Umberland", "red on B2 with spell 2", "spell 3 to Redhill"]
    cast = [*casts, "spell 4 for green"][seat]
    if seat == 1:
        game.play(1, "red on B1")
    assert game.state.view(None)["round"] == 1
    game.play(seat, cast)
    assert game.sheet(seat)["spells"] == [0, 0, 0, 0]
