"""Hints: ideas that differ, steps that add up, and sentences that a person would say."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path

import pytest

from paintpot.bots import make_bot
from paintpot.bots.bot import Advice, Bot
from paintpot.bots.hints import (
    AWAITED,
    RISKED,
    Candidate,
    Hint,
    _candidates,
    _different,
    _distinct,
    _scored,
    _set_apart,
    _taken,
    _told_apart,
    _tried,
    hints,
)
from paintpot.bots.tried_turns import KEEP, TriedTurn, lead_over
from paintpot.core.contract import CHANCE, Game, State
from paintpot.core.dice import Dice
from paintpot.core.moments import Gain
from paintpot.core.play import Play
from paintpot.core.registry import game, games
from paintpot.games.ink.tiles import TILE_NAMES
from paintpot.games.inklings.prospects import PROSPECTS
from paintpot.lab.text_checks import messages
from paintpot.texts import LANGUAGES, catalogue
from paintpot.texts.hints import hint_sentences, slug, worded
from tests.games.color_in_kingdom.positions import GAME as KINGDOM
from tests.games.color_in_kingdom.positions import PLAIN
from tests.games.color_in_kingdom.positions import table as kingdom
from tests.games.ink.positions import bonus, table

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = sorted(games())
NAMES = [*OWN, "drip", "streaks"]
CASES = 3
"""Cases of a game after which a test has seen enough."""

ROAD = "family 1 1 2 3, duty 1"
"""A roll that leaves 2 and 3: a Brick Road."""
GAP, JOINS = "D1 D2 D3 D5 D6 D7", "yellow road on D4"
"""Two roads of three spaces in a row, and what joins them."""

CODE = re.compile(
    r"""\b(?:[A-Z]\d+            # an area or a space: R4, D4
      | d\d+-\d+                 # a space of a die: d12-8
      | \d+[a-d]                 # a square of a painting: 4b
      | -?\d+,-?\d+              # a place of a painting
      | [a-z]+-[a-z0-9-]+/\w+)\b # a score line""",
    re.VERBOSE,
)
RAW = re.compile(r"[{}$]|\b(?:hint|prepares|name|part)-\w")


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the house and the toy ones."""
    monkeypatch.setenv("PAINTPOT_GAMES", str(EXAMPLES))


def positions(name: str, seats: int, most: int = 5) -> Iterator[tuple[State, int]]:
    """Positions of a game between bots in which somebody has a choice."""
    play = Play(name, seats, seed=11)
    every = 7 if name in OWN else 1  # toys are short
    bots = [make_bot("greedy", k) for k in range(seats)]
    met = 0
    for n in range(400):
        actors = play.state.actors()
        if not actors or met == most:
            return
        if actors[0] == CHANCE:
            play.roll()
            continue
        seat = actors[0]
        if n % every == 0 and len(play.state.legal(seat)) > 1:
            met += 1
            yield play.state, seat
        play.play(seat, bots[seat].choose(play.state, seat))


def hinted(state: State, seat: int, count: int = 3) -> list[Hint]:
    return hints(make_bot("search:60", "of its own"), state, seat, count)


def after(state: State, seat: int, hint: Hint) -> State:
    end = state.clone()
    for step in hint.steps:
        end.play(seat, step.move)
    return end


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_ideas_are_turns_that_lead_to_different_positions(name: str, seats: int) -> None:
    several = 0
    for state, seat in positions(name, seats):
        before = state.dump()
        found = hinted(state, seat)
        assert state.dump() == before
        assert 1 <= len(found) <= 3
        several += len(found) > 1
        ends = [after(state, seat, hint) for hint in found]
        for end, hint in zip(ends, found, strict=True):
            whole = seat not in end.actors() or end.turn_no() != state.turn_no()
            assert whole or end.news(seat) != state.news(seat)
            assert hint.before == state.standing(seat).total
            if end.news(seat) == state.news(seat):
                assert hint.after == end.standing(seat).total, "steps add up to the score"
        views = [end.view(seat) for end in ends]
        assert all([one != two for k, one in enumerate(views) for two in views[:k]])
        sets = [frozenset([step.move for step in hint.steps]) for hint in found]
        assert len(set(sets)) == len(sets)
    assert several, "somewhere there was more than one idea"


@pytest.mark.parametrize("name", OWN)
def test_no_two_ideas_bring_the_same_with_nearly_the_same_moves(name: str) -> None:
    bot = make_bot("search:60", "of its own")
    met = 0
    for state, seat in positions(name, 2):
        world = state.imagine(seat, Dice(0, "hints"))
        found = _candidates(bot, state, world, seat)
        for one, other in combinations(_different(found, world, seat, 3), 2):
            met += 1
            mostly = 2 * len(one.tokens & other.tokens) > min(len(one.tokens), len(other.tokens))
            first, second = (_scored(_tried(each, world, seat)) for each in (one, other))
            assert not mostly or first != second, (one.moves, other.moves)
    assert met


def test_three_ideas_are_not_one_idea_with_a_change() -> None:
    """A bot whose list begins with many forms of the same turn."""
    play = Play("inkdoms", 2, seed=3)
    while play.state.actors()[0] == CHANCE:
        play.roll()
    seat = play.state.actors()[0]
    found = hints(make_bot("search:200", 1), play.state, seat, 3)
    assert len(found) == 3
    for k, one in enumerate(found):
        for other in found[:k]:
            mine, theirs = ({step.move for step in hint.steps} for hint in (one, other))
            shared = mine & theirs
            done = play.game.parse("done")
            # Taking the same die and saying done is no idea yet.
            assert len(shared - {done}) <= max(len(mine), len(theirs)) / 2


def test_of_equal_ends_only_the_first_is_an_idea() -> None:
    """Two orders of the same moves, and a third turn that goes elsewhere."""
    play = Play("inkdoms", 1, seed=3)
    while play.state.actors()[0] == CHANCE:
        play.roll()
    state = play.state.clone()
    take = next(move for move in state.legal(0) if "from" in play.game.text(move))
    state.play(0, take)
    paints = [move for move in state.legal(0) if " on " in play.game.text(move)]
    first = paints[0]
    state.play(0, first)
    second = next(move for move in paints if move in state.legal(0))
    state.play(0, second)
    done = play.game.parse("done")
    lists = [[take, first, second, done], [take, second, first, done], [take, done]]

    found = hints(Listed(lists), play.state, 0, 3, worded("inkdoms"))
    moves = [[step.move for step in hint.steps] for hint in found]
    assert sorted([one for one in moves if one in lists]) == sorted([lists[0], lists[2]])
    # The third is none of the bot's: it scores more at once than both, and they prepare no more.
    assert moves[0] not in lists
    assert [hint.after < found[0].after for hint in found[1:]] == [True, True]


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_first_idea_comes_to_most(name: str, seats: int) -> None:
    """And to more than any that scores more now: otherwise nobody would believe it."""
    several = 0
    for state, seat in positions(name, seats, 8):
        found = hinted(state, seat)
        now = [hint.after - hint.before for hint in found]
        scored = [gain + (hint.later or 0) for gain, hint in zip(now, found, strict=True)]
        totals = [hint.total for hint in found]
        if None in totals:
            assert totals == [None] * len(found)
            assert len(found) == 1 or scored[1:] == sorted(scored[1:], reverse=True)
            continue
        several += 1
        come = [total for total in totals if total is not None]
        assert come == sorted(come, reverse=True)
        assert all([total >= score for total, score in zip(come, scored, strict=True)])
        assert any([total == score for total, score in zip(come, scored, strict=True)])
        richer = [total for total, gain in zip(come, now, strict=True) if gain > scored[0]]
        assert all([total < come[0] for total in richer])
        assert scored[0] > max(now) or now[0] == max(now) or found[0].later is None
    assert several


def test_of_two_ways_to_build_the_same_the_usual_one_is_told() -> None:
    """Dice that make a Strawberry Field are picked, though declining them would do as well."""
    game = kingdom(2).roll("family 3 4 5 1, duty 2")
    lists = [[KINGDOM.parse(text) for text in ("no dice", "red field on D6")]]
    [found] = hints(Listed(lists), game.state, 0, 1)
    assert [KINGDOM.text(step.move) for step in found.steps] == ["3 and 4", "red field on D6"]
    # Where no two dice make it, they are declined.
    other = kingdom(2).roll("family 1 1 1 1, duty 2")
    [found] = hints(Listed(lists), other.state, 0, 1)
    assert [KINGDOM.text(step.move) for step in found.steps] == ["no dice", "red field on D6"]


def test_doing_the_same_elsewhere_for_no_more_points_is_no_other_idea() -> None:
    met = 0
    for state, seat in [*positions("color-in-kingdom", 2, 9), *positions("color-in-kingdom", 3, 9)]:
        ideas = hinted(state, seat)
        for one, other in combinations(ideas, 2):
            met += 1
            mine, theirs = ([state.kind_of(step.move) for step in it.steps] for it in (one, other))
            ours, rest = (Counter(dict(chain(*[s.lines for s in it.steps]))) for it in (one, other))
            more = any([rest[line] > ours[line] for line in {*ours, *rest}])
            less = any([rest[line] < ours[line] for line in {*ours, *rest}])
            assert mine != theirs or (more and (less or one is ideas[0])), (one, other)
    assert met


def test_a_hint_says_what_only_this_place_prepares() -> None:
    """A forest anywhere makes the next one worth more; here it leaves a place to build at."""
    game = kingdom(2).paint(0, yellow="B2", red="B3", blue="C2", green="C4")
    game.roll("family 6 6 3 3, duty 1").play(0, "6 and 6")
    lists = [[KINGDOM.parse(f"purple forest on {at}")] for at in ("D3", "A1", "G1", "F4", "E6")]

    def only(lists: list[list[int]]) -> tuple[list[str], str]:
        [found] = hints(Listed(lists), game.state, 0, 3)
        assert found.steps[0].move == lists[0][0]
        (said,) = hint_sentences(KINGDOM.name, [([found.steps[0].lines], found.prepares)])
        return [name for name, _, _ in found.prepares], said

    prepared, said = only(lists)
    assert said.endswith("That also leaves a spot for a farm beside a road and a forest.")
    assert prepared.index("space by 5 kinds, later") < prepared.index("next forest, later")
    # Elsewhere there is nothing but the forest.
    prepared, said = only(lists[2:])
    assert "space by 5 kinds, later" not in prepared
    assert said.endswith("That also makes the next forest worth more.")


class Listed(Bot):
    """A bot with a list that it has from elsewhere."""

    def __init__(self, lists: list[list[int]]) -> None:
        super().__init__()
        self.lists = lists

    def advise(self, state: State, seat: int, count: int) -> list[Advice]:
        return [Advice(moves, -float(k)) for k, moves in enumerate(self.lists)]


class Weighed(Bot):
    """A bot that expects these gains from the turns of a list."""

    def __init__(self, turns: list[tuple[list[int], float]]) -> None:
        super().__init__()
        self.turns = turns

    def advise(self, state: State, seat: int, count: int) -> list[Advice]:
        return [Advice(moves, gain) for moves, gain in self.turns]


def test_a_turn_that_surely_finishes_comes_before_a_draw_that_promises_more() -> None:
    game = table().paint("R3 Ro L L\nL P L P").card("LP").stock(0, 1).lead(5)
    game.state.quills[6] = TILE_NAMES.index("R-R-R6-P")
    turns = [["cross"], ["quill 6", "tile at -2,0", "turned 2", "complete 0a", "done"]]
    look = next(
        text
        for text in ("turned 0", "turned 1", "turned 2", "turned 3")
        if _completes(game.state, [*turns[1][:2], text])
    )
    turns[1][2] = look
    parse = game_rules().parse
    found = hints(Listed([[parse(text) for text in moves] for moves in turns]), game.state, 0, 3)
    assert [len(hint.steps) for hint in found] == [5, 1]
    assert found[0].after == 25, "the last own bottle and a black one"
    said = hint_sentences(
        "ink", [([step.lines for step in hint.steps], hint.prepares) for hint in found]
    )
    assert said == [
        (
            "Place a bottle and a black one on top. That also completes your 24 and triggers the"
            " end of the game."
        ),
        (
            "Draw a token and cover two squares; then take any tile on the wheel, which should"
            " bring 3 bottles this turn."
        ),
    ]


def test_what_scores_most_now_is_among_the_ideas() -> None:
    """A person finds such a turn by looking at the board: with a spell that a bot would keep."""
    play = Play("inkdoms", 2, seed=101)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    turns: list[int] = []
    while len(turns) < 10:
        seat = play.state.actors()[0]
        if seat == CHANCE:
            play.roll()
            continue
        if seat == 0 and play.state.turn_no() not in turns:
            turns.append(int(play.state.turn_no()))
            if len(turns) == 10:
                break
        play.play(seat, bots[seat].choose(play.state, seat))
    found = hints(make_bot("search:500", "x"), play.state, 0, 3)
    assert max([hint.after - hint.before for hint in found]) >= 13


def test_an_idea_before_a_richer_one_says_what_it_is_instead_of() -> None:
    """A bot that would rather wait: the turn that scores most is found all the same."""
    game = table().paint("R3 Ro L L\nL P L P").card("RP").stock(5, 5).lead(5)
    game.state.quills[6] = TILE_NAMES.index("R-R-R6-P")
    parse = game_rules().parse
    waits = [parse(text) for text in ("quill 6", "tile at 4,0", "turned 0", "done")]
    found = hints(Listed([waits]), game.state, 0, 3)
    gained = [hint.after - hint.before for hint in found]
    assert gained == [0, 2]
    ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in found]
    assert hint_sentences("ink", ideas)[0] == (
        "No bottles now. Idea 2 scores more now (+2), but this one grows an area that your palette"
        " can fill."
    )
    assert "more now" not in hint_sentences("ink", ideas)[1]
    # A loss of less than this is worded as such, never as +0.
    costs = [[("strawberry/apart", -3)]]
    said = hint_sentences("color-in-kingdom", [(costs, []), ([], [])])
    assert said[0].endswith("Idea 2 loses nothing now.")
    said = hint_sentences("color-in-kingdom", [(costs, []), ([[("strawberry/apart", -1)]], [])])
    assert said[0].endswith("Idea 2 loses less now: −1.")
    assert hint_sentences("ink", ideas, "ru")[0] == (
        "Сейчас без флаконов. Идея 2 сразу принесёт больше (+2), зато здесь вырастет область, для"
        " которой флаконы есть на палитре."
    )
    # A bot that thinks nearly as much of it is not believed against what everybody sees.
    rich = [step.move for step in found[1].steps]
    first = hints(Weighed([(waits, 0.3), (rich, 0.0)]), game.state, 0, 3)[0]
    assert [step.move for step in first.steps] == rich
    # One that thinks more of it than it may err is believed, if it can say why.
    first = hints(Weighed([(waits, 0.5), (rich, 0.0)]), game.state, 0, 3)[0]
    assert [step.move for step in first.steps] == waits
    # Where nobody can tell the reasons, the totals say it, and that more should come later.
    turns = [(waits, 9.0), (rich, 0.0)]
    silent = hints(
        Weighed(turns), game.state, 0, 3, lambda feature: "lead" if feature == "lead" else ""
    )
    assert [(hint.after - hint.before, hint.total) for hint in silent] == [(0, 11), (2, 2)]
    ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in silent]
    said = hint_sentences("ink", ideas, hopes=[hint.hopes for hint in silent])
    assert said[0].endswith(
        "Idea 2 scores more now (+2), but this one should bring more in later turns."
    )
    # An estimate that is about winning is not told in points.
    sure = hints(Weighed([(waits, 99.0), (rich, 0.0)]), game.state, 0, 3)
    assert [hint.total for hint in sure] == [None, None]


def test_only_an_idea_that_scores_more_is_called_richer() -> None:
    def first(mine: int, later: int | None, theirs: int) -> str:
        prepares = [] if later is None else [(AWAITED, later, 0)]
        ideas = [([[("bottles", mine)]], prepares), ([[("bottles", theirs)]], [])]
        return hint_sentences("ink", ideas)[0]

    richer = "Idea 2 scores more now: +3."
    assert richer in first(2, None, 3)
    assert "Idea 2" not in first(3, None, 3), "as much is not more"
    assert "Idea 2" not in first(3, None, 2)
    # What probably comes after a draw counts, but a loss is no gain.
    assert "Idea 2" not in first(1, 2, 3)
    assert richer in first(1, 1, 3)
    assert richer in first(1, 0, 3)
    assert richer in first(1, -1, 3)


def test_what_a_richer_idea_spends_is_a_reason_for_another() -> None:
    """Two spells for two points: the hint for the turn that saves them mentions this, and nothing
    that both turns score."""
    steps = [[("dragons/tamed", 2)]]
    ideas = [
        (steps, [("keep spell 3", 1, 14098), ("keep spell 4", 1, 14399), ("spell 1", 1, 11732)]),
        ([[("dragons/tamed", 4)]], []),
    ]
    assert hint_sentences("inkdoms", ideas)[0] == (
        "Tame a dragon. Idea 2 scores more now (+4), but this one saves 2 spells for later."
    )
    assert hint_sentences("inkdoms", ideas, "ru")[0] == (
        "Приручите дракона. Идея 2 сразу принесёт больше (+4), зато здесь вы сбережёте 2"
        " заклинания."
    )
    # Others' losses are a reason, their gains are none.
    touched = [[("Ada", -3), ("Ben", 1)], []]
    steps = [[("forest/number", 3)]]
    ideas = [(steps, []), ([[("forest/number", 5)]], [])]
    assert hint_sentences("color-in-kingdom", ideas, others=touched)[0] == (
        "Grow your forests. Idea 2 scores more now (+5), but here Ada loses 3 points for now. Ben"
        " gets a point."
    )


@pytest.mark.parametrize("name", OWN)
def test_a_first_idea_that_scores_less_says_why(name: str) -> None:
    """A bot is made to think most of each turn of its list, so that there is a case in every game:
    only where reasons can be told does such a turn come first."""
    met = 0
    for state, seat in chain(positions(name, 2, 30), positions(name, 3, 30)):
        listed = [one.moves for one in make_bot("greedy", 1).advise(state, seat, 60)]
        for moves in listed[::3]:
            turns = [(moves, 9.0), *[(other, 0.0) for other in listed if other != moves]]
            found = hints(Weighed(turns), state, seat, 3, worded(name))
            now = [hint.after - hint.before for hint in found]
            if max(now) <= now[0] + (found[0].later or 0):
                continue
            richest = found[now.index(max(now))]
            if any([n > 0 for _, n in richest.others]) and not found[0].prepares:
                continue  # that others gain by the richer idea is mentioned with that one
            met += 1
            ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in found]
            others = [[(f"Seat {who}", n) for who, n in hint.others] for hint in found]
            hopes = [hint.hopes for hint in found]
            for language, idea, reason in (("en", "Idea ", ", but "), ("ru", "Идея ", ", зато ")):
                why = hint_sentences(name, ideas, language, others=others, hopes=hopes)[0]
                assert reason in why.partition(idea)[2], why
            if met == CASES:
                return
    assert met


def test_what_a_turn_has_over_another() -> None:
    """Features it raises higher, resources the other one spends; dearest first."""
    play = Play("inkdoms", 2, seed=3)
    while play.state.actors()[0] == CHANCE:
        play.roll()
    seat = play.state.actors()[0]
    world = play.state
    own = TriedTurn(world, seat, [])
    other = TriedTurn(world, seat, [])
    names = world.weights().features
    own.features[names.index("drops composite")] += 2
    other.features[names.index("drops composite")] += 1
    other.features[names.index("spell 2")] -= 1
    other.features[names.index("blots ahead")] += 1
    own.features[0] += 9
    fitted = dict(zip(names, world.weights().pick("best", 2), strict=True))
    assert lead_over(own, other, world, seat) == [
        (KEEP + "blots ahead", 1, -fitted["blots ahead"]),
        ("drops composite", 2, fitted["drops composite"]),
        (KEEP + "spell 2", 1, fitted["spell 2"]),
    ]


def test_what_is_sure_comes_before_what_is_only_likely() -> None:
    """As many bottles for a tile at hand as crossing START will probably bring."""
    game = table().paint("R3 Ro L L\nL P L P").card("RP").stock(5, 5).lead(5)
    game.state.quills[6] = TILE_NAMES.index("R-R-R6-P")
    parse = game_rules().parse
    cross = [parse("cross")]
    waits = [parse(text) for text in ("quill 6", "tile at 4,0", "turned 0", "done")]
    rich = [step.move for step in hints(Listed([waits]), game.state, 0, 3)[1].steps]

    def ideas(worth: float) -> list[tuple[int, int | None]]:
        found = hints(Weighed([(cross, worth), (rich, 0.0)]), game.state, 0, 3)
        return [(hint.after - hint.before, hint.later) for hint in found]

    assert ideas(1.5)[0] == (2, None), "a bot has seen but a few draws"
    assert ideas(1.5)[1:] == [(0, 3)]
    assert ideas(9.0)[0] == (0, 3), "but it may be sure"
    # For no more than that, nobody should wait.
    game.state.quills[1] = game.state.quills[6]
    found = hints(Weighed([(cross, 9.0), (rich, 0.0)]), game.state, 0, 3)
    likely = next(hint.later for hint in found if hint.later is not None)
    sure = max(hint.after - hint.before for hint in found)
    assert likely == sure
    assert found[0].after - found[0].before == sure


def test_nobody_is_sent_over_start_for_what_comes_to_the_same_without() -> None:
    """No tile brings anything, and the bot sees no difference."""
    game = table().paint("R Y L D\nL P L P").card("RP").stock(5, 5).lead(5)
    parse = game_rules().parse
    takes = [parse(text) for text in ("quill 6", "tile at 4,0", "turned 0", "done")]

    def ideas(worth: float) -> list[tuple[bool, int | None]]:
        found = hints(Weighed([([parse("cross")], worth), (takes, 0.0)]), game.state, 0, 2)
        return [(hint.later is not None, hint.total) for hint in found]

    assert ideas(0.2) == [(False, 0), (True, 0)]
    assert ideas(3.0) == [(True, 3), (False, 0)], "unless it is good for something later"


@pytest.mark.parametrize(
    ("number", "picture"), [(9, "D Ro Yo L\n P Y R Lo"), (1, "D R3 R L\n P Y R L")]
)
def test_a_bonus_that_costs_nothing_is_part_of_the_turn(number: int, picture: str) -> None:
    """A bot that leaves it: the idea takes it all the same, and scores no less."""
    game = bonus(number, picture)
    leaves = [game_rules().parse(text) for text in ("leave bonus", "done")]
    found = hints(Listed([leaves]), game.state, 0, 3)
    first = [game_rules().text(step.move) for step in found[0].steps]
    assert first[0] in game.legal()
    assert first[0] != "leave bonus"
    assert first[-1] == "done"
    assert all([[step.move for step in hint.steps] != leaves for hint in found])


def test_a_turn_that_goes_on_after_a_draw_tells_what_it_will_probably_bring() -> None:
    game = table().paint("R3 Ro L L\nL P L P").card("RP").stock(5, 5).lead(6)
    game.state.quills[1] = TILE_NAMES.index("R-R-R6-P")
    parse = game_rules().parse
    [found] = hints(Listed([[parse("cross")]]), game.state, 0, 1)
    assert (found.after - found.before, found.later) == (0, 3)
    likely = [game_rules().text(move) for move in found.likely]
    assert likely[0] == "quill 6", "whatever is drawn, a tile with a red spot is meant"
    assert "complete 0a" in likely
    [why] = hint_sentences("ink", [([step.lines for step in found.steps], found.prepares)])
    assert why.endswith("which should bring 3 bottles this turn.")
    assert "No bottles" not in why, "that would be gainsaid at once"


def test_what_a_bad_draw_costs_is_told_before() -> None:
    game = table().paint("Ro* Yo* Lo* Do*\nLo* Po* Lo* Po*").card("RP").stock(5, 5).lead(6)
    parse = game_rules().parse
    [found] = hints(Listed([[parse("cross")]]), game.state, 0, 1)
    cost = next(n for name, n, _ in found.prepares if name == RISKED)
    assert cost == 2, "wherever it lies, a token covers two bottles, and no tile makes up for that"
    [why] = hint_sentences("ink", [([step.lines for step in found.steps], found.prepares)])
    assert why.endswith("A bad token would cost 2 bottles instead.")
    [why] = hint_sentences("ink", [([[]], [(AWAITED, 3, 0), (RISKED, 1, 0)])], "ru")
    assert why.endswith("С неудачным жетоном, наоборот, потеряете 1 флакон.")
    [why] = hint_sentences("ink", [([[("bottles/own", 1)]], [(AWAITED, 3, 0), (RISKED, 1, 0)])])
    assert why.endswith("bring 3 bottles this turn, though a bad token would cost a bottle.")


def test_what_all_ideas_prepare_sets_none_apart() -> None:
    """Two ideas with a spell each, one of them with a drop as well."""
    world = Play("inkdoms", 2, seed=3).state
    spell, drop = ("spell 1", 1, 900), ("drops composite", 1, 500)
    one, other, bare = (Hint([], 0, list(rises)) for rises in ([spell, drop], [spell], []))
    assert _set_apart(one, [other], world) == [drop]
    assert _set_apart(other, [one], world) == []
    # What only some of the others have is the second choice.
    assert _set_apart(one, [other, bare], world) == [("spell 1", 1, 0), drop]
    # More of it is a reason, and so is what every idea has to say.
    more = Hint([], 0, [("spell 1", 2, 1800), (AWAITED, 2, 0)])
    assert _set_apart(more, [other], world) == more.prepares
    assert _set_apart(one, [], world) == [spell, drop]


def test_an_idea_that_brings_the_same_for_no_other_reason_is_not_told() -> None:
    world = Play("inkdoms", 2, seed=3).state
    words = worded("inkdoms")

    def idea(points: int, *names: str, later: int | None = None) -> Hint:
        steps = [Gain(0, [("red/marks", points)])]
        return Hint(steps, 0, [(name, 1, 5) for name in names], later=later)

    first = idea(1, "spell 1", "drops composite")
    again, other, richer = idea(1, "spell 1"), idea(1, "spell 2"), idea(2, "spell 1")
    drawn = idea(1, later=2)
    assert _told_apart([first, again, other], world, None) == [first, other]
    assert _told_apart([first, richer, drawn], world, None) == [first, richer, drawn]
    # A reason without words is none.
    only = {"spell 1": "a spell", "drops composite": "a drop"}
    assert _told_apart([first, other], world, lambda name: only.get(name, "")) == [first]
    # Nor is another feature in the same words, unless there is more of it.
    assert _told_apart([again, other], world, words) == [again]
    both, twice = idea(1, "spell 1", "spell 2"), Hint(again.steps, 0, [("spell 1", 2, 9)])
    assert _told_apart([again, both], world, words) == [again, both]
    assert _told_apart([again, twice], world, words) == [again, twice]
    assert _told_apart([both, again, twice], world, words) == [both]


def test_an_idea_still_says_what_one_that_is_not_told_prepares_as_well() -> None:
    world = Play("inkdoms", 2, seed=3).state

    def ideas(*turns: tuple[str, float]) -> list[tuple[Hint, Candidate]]:
        steps = [Gain(0, [("red/marks", 1)])]
        return [
            (Hint(steps, 0, [(name, 1, 5)]), Candidate(k, [], world, 0, worth))
            for k, (name, worth) in enumerate(turns)
        ]

    [alone] = _distinct(ideas(("spell 1", 2.0), ("spell 1", 1.0)), world, 0, None)
    assert alone.prepares == [("spell 1", 1, 5)]
    assert alone.total is None, "an idea alone is compared with nothing"
    turns = (("spell 1", 4.0), ("spell 1", 0.0), ("spell 2", 1.0))
    first, other = _distinct(ideas(*turns), world, 0, None)
    assert (first.prepares, other.prepares) == ([("spell 1", 1, 5)], [("spell 2", 1, 5)])
    # What comes later is counted from the least of those that are left.
    assert (first.total, other.total) == (4, 1)


def test_of_points_that_can_be_won_back_at_once_a_hint_says_so() -> None:
    lines: list[list[tuple[str, int]]] = [[("strawberry/apart", 1)]]
    taken = hint_sentences("color-in-kingdom", [(lines, [])], others=[[("Blot", -10)]])[0]
    assert taken.endswith("Blot loses 10 points for now.")
    back = hint_sentences(
        "color-in-kingdom", [(lines, [])], others=[[("Blot", -10)]], undone=[["Blot"]]
    )[0]
    assert back.endswith("Blot loses 10 points, but can win them back at once by copying.")
    # That is no reason to score less.
    ideas: list[tuple[list[list[tuple[str, int]]], list[tuple[str, int, int]]]] = [
        ([[("forest/number", 3)]], []),
        ([[("forest/number", 5)]], []),
    ]
    said = hint_sentences(
        "color-in-kingdom", ideas, others=[[("Ada", -3), ("Blot", -10)], []], undone=[["Blot"], []]
    )[0]
    assert said == (
        "Grow your forests. Idea 2 scores more now (+5), but here Ada loses 3 points for now. Blot"
        " loses 10 points, but can win them back at once by copying."
    )
    assert _taken(Hint([], 0, [], others=[(1, -3), (2, -10)], undone=[2])) == 3


@pytest.mark.parametrize(
    ("own", "theirs", "roll", "moves", "undone"),
    [
        # As many fields as the other, and then one more: a copy draws level again.
        ({"red": "A1 C3"}, {"red": "A1 C3"}, PLAIN, ["2 and 5", "red field on G4"], [1]),
        # Two roads are joined to one of seven: a copy makes six of them seven, but five only six.
        ({"yellow": GAP}, {"yellow": "D1 D2 D3 D4 D5 D6"}, ROAD, ["2 and 3", JOINS], [1]),
        ({"yellow": GAP}, {"yellow": "D1 D2 D3 D4 D5"}, ROAD, ["2 and 3", JOINS], []),
    ],
)
def test_whether_others_can_win_back_what_they_lose(
    own: dict[str, str], theirs: dict[str, str], roll: str, moves: list[str], undone: list[int]
) -> None:
    game = kingdom(2).paint(0, **own).paint(1, **theirs).roll(roll)
    [found] = hints(Listed([[KINGDOM.parse(text) for text in moves]]), game.state, 0, 1)
    assert found.others == [(1, -10)]
    assert found.undone == undone


def game_rules() -> Game:
    return game("ink")


def _completes(state: State, moves: list[str]) -> bool:
    twin = state.clone()
    for text in moves:
        if game_rules().parse(text) not in twin.legal(0):
            return False
        twin.play(0, game_rules().parse(text))
    return game_rules().parse("complete 0a") in twin.legal(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_does_not_depend_on_what_is_hidden(name: str) -> None:
    for state, seat in positions(name, 2, most=3):
        other = state.imagine(seat, Dice(5, "another world"))
        assert [vars_of(hint) for hint in hinted(state, seat)] == [
            vars_of(hint) for hint in hinted(other, seat)
        ]


def vars_of(hint: Hint) -> tuple[object, ...]:
    return ([(step.move, step.lines, step.sure) for step in hint.steps], hint.before, hint.prepares)


# -- the sentence


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_sentence_has_no_code_and_no_raw_message(name: str, seats: int) -> None:
    said: set[str] = set()
    for state, seat in positions(name, seats, most=8):
        found = hinted(state, seat)
        ideas = [([step.lines for step in hint.steps], hint.prepares) for hint in found]
        for language in LANGUAGES:
            for text in hint_sentences(name, ideas, language):
                said.add(text)
                assert re.fullmatch(r"[A-ZА-ЯЁ].*[^.]\.", text), text
                assert not CODE.search(text), text
                assert not RAW.search(text), text
                cyrillic = bool(re.search("[а-яё]", text))
                assert cyrillic == (language == "ru"), text
    assert len(said) >= 2


@pytest.mark.parametrize("name", OWN)
def test_what_catalogues_say_of_hints_is_about_lines_and_features_there_are(name: str) -> None:
    rules = game(name)
    state = rules.start(max(rules.seats[0], 2))
    parts = {line.rpartition("/")[2] for line, _ in state.scores()[0].lines}
    kept = [KEEP + feature for feature in state.weights().features]
    seen = PROSPECTS if name == "inklings" else []
    features = {slug(one) for one in [*state.weights().features, *kept, *seen, AWAITED]}
    ids = {message.id.name for message in messages(catalogue(name).path)}
    hinted = {one.removeprefix("hint-") for one in ids if one.startswith("hint-")}
    prepared = {one.removeprefix("prepares-") for one in ids if one.startswith("prepares-")}
    because = {one.removeprefix("because-") for one in ids if one.startswith("because-")}
    lost = {one.removeprefix("lost-") for one in ids if one.startswith("lost-")}
    assert hinted
    assert hinted | lost <= parts
    assert prepared
    assert prepared | because <= features


@pytest.mark.parametrize(
    ("steps", "prepares", "english", "russian"),
    [
        (
            [[("dragons/tamed", 2), ("dragons/unpainted", 1)], [("Redhill/variety", 1)], []],
            [("kingdom first 1 ahead", 9, 900)],
            (
                "Tame a dragon and add a colour to Redhill. That also leaves you one area short"
                " of a full kingdom."
            ),
            (
                "Приручите дракона и добавьте цвет в Красногорье. К тому же до полного королевства"
                " останется одна область."
            ),
        ),
        (
            [[("hydras/tamed", 1)], [("hydras/tamed", 1)], [("Umberland/speed", 4)]],
            [],
            "Be first to paint all of Umberland and tame 2 hydras.",
            "Полностью раскрасьте Буроземье раньше других и приручите 2 гидр.",
        ),
        (
            # A tamed monster is not defeated as well: each monster is mentioned once, by its final
            # state.
            [
                [("dragons/tamed", 2), ("dragons/unpainted", 1)],
                [("dragons/unpainted", 1)],
                [("griffins/tamed", 1), ("griffins/unpainted", 1)],
                [("griffins/unpainted", 1)],
            ],
            [],
            "Tame a dragon and tame a griffin.",
            "Приручите дракона и приручите грифона.",
        ),
        (
            [[]],
            [
                ("box own", 1, 90),
                ("tower half ahead", 8, 70),
                ("spell 4", 1, 50),
                ("spell 1", 1, 40),
            ],
            "No points now, but it wins you 2 spells for later.",
            "Сейчас без очков, зато у вас прибавятся 2 заклинания.",
        ),
        (
            [[("griffins/speed", 1)], [("blots/marked", -1)]],
            [("spell 1", 1, 40)],
            (
                "Be second to paint all griffins, but take an ink blot. That also wins you a spell"
                " for later."
            ),
            (
                "Закрасьте всех грифонов (второе место), но вы получите кляксу. К тому же у вас"
                " прибавится заклинание."
            ),
        ),
        (
            [[("blots/marked", -1)]],
            [],
            "You take an ink blot.",
            "Вы получите кляксу.",
        ),
    ],
)
def test_a_sentence_says_what_is_scored_and_prepared(
    steps: list[list[tuple[str, int]]],
    prepares: list[tuple[str, int, int]],
    english: str,
    russian: str,
) -> None:
    assert hint_sentences("inkdoms", [(steps, prepares)], "en") == [english]
    assert hint_sentences("inkdoms", [(steps, prepares)], "ru") == [russian]


def test_what_a_turn_costs_is_told_and_nothing_is_told_twice() -> None:
    steps = [[("forest/number", 3), ("strawberry/apart", -2)]]
    rises = [("next forest, later", 1, 8), ("farms by road", 1, 5)]
    ideas = [(steps, rises), (steps, rises), (steps, rises), (steps, [])]
    grow = "Grow your forests, but lose 2 for Strawberry Fields."
    assert hint_sentences("color-in-kingdom", ideas) == [
        (
            "Grow your forests, but lose 2 for Strawberry Fields. That also makes the next"
            " forest worth more."
        ),
        (
            "Grow your forests, but lose 2 for Strawberry Fields. That also leaves a farm"
            " that just needs a forest."
        ),
        grow,
        grow,
    ]
    assert hint_sentences("color-in-kingdom", [(steps, [])], "ru") == [
        "Расширьте свои леса (Клубничные поля −2)."
    ]
    # What is true of all ideas is no reason for one of them.
    assert hint_sentences("color-in-kingdom", ideas[:2]) == [grow, grow]
    both = [(steps, rises), (steps, rises[:1])]
    assert hint_sentences("color-in-kingdom", both) == [
        f"{grow} That also leaves a farm that just needs a forest.",
        grow,
    ]
    # An idea that scores nothing would have no sentence at all.
    bare: list[list[tuple[str, int]]] = [[]]
    said = hint_sentences("color-in-kingdom", [(bare, rises[:1])] * 2 + [(bare, [])])
    assert said[0] == said[1] == "No points now, but it makes the next forest worth more."


def test_an_idea_that_scores_nothing_is_named_by_its_move() -> None:
    """Losing any Inkling raises the same features: only the move tells three ideas apart."""
    rises = [("rolls for room, 2 left", 90, 5000)]
    moves = ["lose d8-7", "lose d12-4", "lose box"]
    nothing: list[list[tuple[str, int]]] = [[]]
    ideas = [(nothing, rises)] * 3
    assert hint_sentences("inklings", ideas, "en", moves) == [
        "Let the Inkling at 7 on the d8 go; what it has inked stays inked.",
        "Let the Inkling at 4 on the d12 go; what it has inked stays inked.",
        "Let the Inkling in the box go; those on the dice stay.",
    ]
    assert hint_sentences("inklings", ideas[:1], "ru", moves[:1]) == [
        "Отпустите чернилёнка с грани 7 (d8): закрашенное останется."
    ]
    scoring = [([[("d8/inked", 1)]], rises)]
    assert hint_sentences("inklings", scoring, "en", ["enter d8-7"]) == hint_sentences(
        "inklings", scoring
    )


def test_a_game_without_words_for_hints_has_sentences_too() -> None:
    def said(name: str, *lines: tuple[str, int], language: str = "en") -> str:
        return hint_sentences(name, [([[*lines]], [])], language)[0]

    both = ("red/marks", 3), ("streaks", 5)
    assert said("streaks", *both) == "Score 5 for Streaks and 3 for red (marks)."
    assert said("streaks", both[0], language="ru") == "Получите очки: красный (отметки) +3."
    assert said("drip", ("kept", 4)) == "Score 4 for Kept."
    assert said("drip", ("nameless", 4)) == "Score 4 points."
    assert said("drip").startswith("No points now")


def test_an_idea_that_only_loses_points_is_left_out() -> None:
    """Four legal moves in Streaks, one of them the blot: it is no third idea beside marks."""
    streaks = game("streaks")
    state = streaks.start(2)
    state.chance("6 6")
    for row in ("red", "yellow"):
        assert streaks.parse(f"{row} 12") in state.legal(0)
    found = hints(make_bot("greedy", 0), state, 0, 20)
    assert len(found) > 1
    assert "blot" not in [streaks.text(gain.move) for one in found for gain in one.steps]
