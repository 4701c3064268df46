"""What a move means for the drops that are left: a caution, and a blot as soon as it is certain."""

from itertools import permutations

from hypothesis import event, given, settings
from hypothesis import strategies as st

from paintpot.core.moments import Gain
from paintpot.games.inkdoms.moves import DONE, MOVE_DROPS, TOWER
from paintpot.games.inkdoms.names import AREAS, INKS, KINGDOMS, LETTERS
from paintpot.games.inkdoms.paper import NEXT_TO, ONE, Paper, blank_paper
from paintpot.games.inkdoms.placing import ALL_FIT, NEEDS_SPELL, NO_ROOM, outlook
from tests.games.inkdoms.positions import GAME, REALM, Table, land, near, painter, table

LETTER = dict(zip(KINGDOMS, LETTERS, strict=True))


def row() -> tuple[str, str, str]:
    """Three areas of Bluewater of which only the first and the last share no side."""
    for one, two, three in permutations(land("B"), 3):
        if two in near(one) and two in near(three) and three not in near(one):
            return one, two, three
    raise AssertionError


def fill_without(game: Table, ink: str, areas: list[str]) -> Table:
    """Paint areas in any other colours, even next to each other."""
    for area in areas:
        game.paint(0, **{next(one for one in INKS if one != ink): area})
    return game


def gains_of(game: Table) -> dict[str, Gain]:
    return {GAME.text(gain.move): gain for gain in game.state.gains(0)}


def cautions(game: Table, start: str = "") -> dict[str, str]:
    found = gains_of(game).items()
    return {text: gain.caution for text, gain in found if text.startswith(start)}


def cornered(spells: str) -> Table:
    """One of two yellow drops is left, and the last area of Bluewater is next to the other."""
    one, two, _ = row()
    game = fill_without(
        painter("yellow 2 from Bluewater", spells=spells), "yellow", others(one, two)
    )
    return game.play(0, f"yellow on {one}")


def others(*left: str) -> list[str]:
    return [area for area in land("B") if area not in left]


def test_a_spell_that_leaves_the_drop_without_room_says_so() -> None:
    game = cornered("3")
    neighbours = [text.removeprefix("spell 3 to ") for text in cautions(game, "spell 3")]
    dead, *alive = neighbours
    assert alive
    game.fill(0, land(LETTER[dead]))
    found = cautions(game, "spell 3")
    assert found[f"spell 3 to {dead}"] == "no-room"
    assert ("blots/marked", -1) in gains_of(game)[f"spell 3 to {dead}"].lines
    assert all(found[f"spell 3 to {name}"] == "" for name in alive)


def test_a_second_spell_may_follow() -> None:
    """Spell 3 opens no room, but spell 2 still makes some."""
    game = cornered("2 3")
    for text in cautions(game, "spell 3"):
        name = text.removeprefix("spell 3 to ")
        game.fill(0, land(LETTER[name]))
    assert set(cautions(game, "spell 3").values()) == {"needs-spell"}
    assert set(cautions(game, "yellow on").values()) == {""}


def test_nothing_helps_where_everything_is_full() -> None:
    game = painter("yellow 2 from Bluewater", spells="2 4").fill(0, land("B"))
    assert set(cautions(game, "spell 4").values()) == {"no-room"}


def test_a_die_without_room_for_its_drops_is_told_with_their_blot() -> None:
    throw = "blue 4 in R; red 2 in Y; yellow 4 in B; white 2 in U"
    game = table(2).take_spells(0).fill(0, land("R")[1:]).throw(throw)
    blue = gains_of(game)["blue from Redhill"]
    assert blue.caution == "no-room"
    assert ("blots/marked", -1) in blue.lines
    assert gains_of(game)["red from Yellowlake"].caution == ""
    with_spell = table(2).take_spells(0).give(0, "1").fill(0, land("R")[1:]).throw(throw)
    assert gains_of(with_spell)["blue from Redhill"].caution == "needs-spell"


def test_paint_that_takes_the_room_of_the_next_drop_is_told_with_the_blot() -> None:
    """Two drops, and only the two ends of a row take both."""
    one, two, three = row()
    game = fill_without(painter("blue 2 from Bluewater"), "blue", others(one, two, three))
    found = cautions(game, "blue on")
    assert found == {f"blue on {one}": "", f"blue on {two}": "no-room", f"blue on {three}": ""}
    assert ("blots/marked", -1) in gains_of(game)[f"blue on {two}"].lines
    assert ("blots/marked", -1) not in gains_of(game)[f"blue on {one}"].lines
    game.play(0, f"blue on {two}")
    assert cautions(game) == {"done": ""}


def test_no_blot_is_told_once_all_are_marked() -> None:
    throw = "blue 4 in R; red 2 in Y; yellow 4 in B; white 2 in U"
    game = table(2).take_spells(0).fill(0, land("R")).throw(throw)
    game.blots(0, int(game.state.realm.blots))
    blue = gains_of(game)["blue from Redhill"]
    assert blue.caution == "no-room-free"
    assert not blue.lines


# -- against a search that tries everything


def searched(paper: Paper, seen: set[tuple[int, ...]]) -> bool:
    """Whether some die drops and spells, in any order, leave no drop over."""
    if not paper.unplaced():
        return True
    left = (paper.spells, paper.drops, paper.brew, paper.owed)
    now = (*paper.slots[:6], *left, paper.open, paper.base)
    if now in seen:
        return False
    seen.add(now)
    for move in [int(move) for move in paper.fan(REALM)]:
        if move < TOWER or MOVE_DROPS <= move < DONE:
            after = paper.clone()
            after.apply(REALM, move)
            if searched(after, seen):
                return True
    return False


@settings(max_examples=400)
@given(
    taken=st.tuples(st.integers(0, 2), st.integers(2, 4), st.integers(0, 5)),
    spells=st.lists(st.integers(1, 4), max_size=3),
    home=st.sets(st.integers(0, 8), max_size=6),
    away=st.tuples(st.integers(0, 5), st.sets(st.integers(0, 8), max_size=6)),
    inks=st.lists(st.integers(0, 5), min_size=54, max_size=54),
)
def test_the_outlook_is_what_a_search_of_all_ways_finds(
    taken: tuple[int, int, int],
    spells: list[int],
    home: set[int],
    away: tuple[int, set[int]],
    inks: list[int],
) -> None:
    ink, value, kingdom = taken
    free = {AREAS.index(land(LETTERS[at])[k]) for at, some in ((kingdom, home), away) for k in some}
    paper = blank_paper()
    for area in range(len(AREAS)):
        if area not in free:
            paper.slots[inks[area]] |= 2**area
            paper.slots[NEXT_TO + inks[area]] |= REALM.near[area]
            paper.painted |= 2**area
    paper.take(REALM, 0, ink, value, kingdom)
    bare = paper.clone()
    for spell in spells:
        paper.spells += ONE[spell - 1]
    expected = ALL_FIT if searched(bare, set()) else NO_ROOM
    if expected == NO_ROOM and searched(paper, set()):
        expected = NEEDS_SPELL
    event(f"outlook {expected}")
    assert outlook(REALM, paper) == expected
