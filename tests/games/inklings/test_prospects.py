"""What hints, reviews and puzzles say of a sheet: what is visible, and what is still possible."""

import random
import re

import pytest

from paintpot.bots.bot import Advice, Bot
from paintpot.bots.hints import hints
from paintpot.bots.tried_turns import TriedTurn, is_better, lead_over
from paintpot.core.contract import State
from paintpot.games.inklings.names import SPACES
from paintpot.games.inklings.prospects import can_ink_all
from paintpot.review.advantages import advantage
from paintpot.texts.hints import hint_sentences, worded
from tests.games.inklings.positions import (
    BOARD,
    GAME,
    TUNNELS,
    Table,
    alone,
    calling,
    near,
    number,
    on,
    table,
)


class Listed(Bot):
    """A bot with a list of moves."""

    def __init__(self, *moves: str) -> None:
        super().__init__()
        self.moves = moves

    def advise(self, state: State, seat: int, count: int) -> list[Advice]:
        return [Advice([GAME.parse(move)], 0.0) for move in self.moves]


class Advising(Bot):
    """A bot with a list of turns, and its estimate of each."""

    def __init__(self, turns: list[Advice]) -> None:
        super().__init__()
        self.turns = turns

    def advise(self, state: State, seat: int, count: int) -> list[Advice]:
        return self.turns


def said(game: Table, move: str, language: str = "en") -> str:
    """Why a move is an idea."""
    found = hints(Listed(move), game.state, 0, 1, worded(GAME.name))[0]
    ideas = [([step.lines for step in found.steps], found.prepares)]
    return hint_sentences(GAME.name, ideas, language)[0]


def test_a_hint_counts_the_ways_on() -> None:
    game = alone("d20-1", "1 1 12").ink(0, "d20-7")
    move = next(text for text in game.legal(0) if text.startswith("walk d20-1 "))
    end = move.rpartition(" ")[2]
    free = len([space for space in near(end) if space not in ("d20-1", "d20-7")])
    word = ("no", "one space", "two spaces", "three spaces")[free]
    assert said(game, move) == (
        f"Ink a space on the d20. That also leaves that Inkling {word} to hop to next round."
    )
    assert not re.search(r"\d\d|[+×]", said(game, move).replace("d20", ""))


def test_a_die_that_is_nearly_complete_is_told_with_its_bonus() -> None:
    game = table(1).put(0, "d8-8").ink_but(0, "d8-7 d8-6 d8-5 d20-1").roll("3 4 4")
    walk = next(text for text in game.legal(0) if text.startswith("walk d8-8 "))
    assert said(game, walk).endswith("That also leaves you two spaces from completing the d8: +4.")
    assert said(game, walk, "ru").endswith("К тому же до бонуса за d8 останутся две грани: +4.")


def test_a_bonus_out_of_reach_is_not_praised() -> None:
    """A space of the d8 that nobody can walk to: the die will not be completed."""
    game = table(1).put(0, "d8-8").ink_but(0, "d8-7 d8-6 d8-1 d20-1").roll("3 4 4").boxes(0, 0)
    walk = next(text for text in game.legal(0) if text.startswith("walk d8-8 "))
    assert "d8:" not in said(game, walk)
    assert "within reach" not in said(game, walk)
    assert "completing" not in said(game.boxes(0, 1), walk), "one cannot ink both: they lie apart"
    assert "completing" in said(game.boxes(0, 2), walk), "from boxes every space is in reach"


def test_a_bonus_that_would_take_two_ways_at_once_is_not_praised() -> None:
    """An Inkling between two spaces can go to one of them, and not back."""
    game = table(1).put(0, "d8-4").ink_but(0, "d8-8 d8-7 d8-6").boxes(0, 0).roll(calling(8))
    assert set(near("d8-8")) == {"d8-4", "d8-6", "d8-7"}
    assert "d8-7" not in near("d8-6")
    assert "d8" not in said(game, "walk d8-4 to d8-8").partition("d8.")[2]
    assert "two spaces from completing the d8" in said(game.boxes(0, 1), "walk d8-4 to d8-8")


def test_an_inkling_that_is_let_go_leaves_no_bonus_that_the_others_cannot_get() -> None:
    game = table(1).put(0, "d8-8 d20-1").ink_but(0, "d8-7 d8-6").boxes(0, 0).roll(calling(2))
    assert "completed" not in lost(game, "lose d20-1")
    fair = table(1).put(0, "d8-8 d20-1").ink_but(0, "d8-7").boxes(0, 0).roll(calling(2))
    assert lost(fair, "lose d20-1") != ""


@pytest.mark.parametrize("seed", range(20))
def test_whatever_can_be_inked_by_walking_is_found(seed: int) -> None:
    """Inklings walk at random over a blank die: what they ink could be inked from their start."""
    chance = random.Random(seed)
    die = chance.choice(["d8", "d12", "d20"])
    starts = chance.sample(on(die), chance.randint(1, 3))
    blank = set(on(die)) - set(starts)
    walked: set[str] = set()
    for start in starts:
        at = start
        while ways := sorted(set(near(at)) & blank - walked):
            at = chance.choice(ways)
            walked.add(at)
    mask = sum(2 ** SPACES.index(space) for space in walked)
    place = sum(2 ** SPACES.index(space) for space in starts)
    assert can_ink_all(BOARD.near, mask, place, 0)
    assert can_ink_all(BOARD.near, mask | place, 0, len(starts)), "or from boxes"


def lost(game: Table, move: str, language: str = "en") -> str:
    """Why an Inkling is let go."""
    found = hints(Listed(move), game.state, 0, 1, worded(GAME.name))[0]
    ideas = [([step.lines for step in found.steps], found.prepares)]
    return hint_sentences(GAME.name, ideas, language, [move])[0].partition(". ")[2]


def test_who_lets_an_inkling_go_learns_why_this_one() -> None:
    free = " ".join([*near("d20-1")[:1], *near("d12-6")])
    game = table(1).put(0, "d20-1 d12-6 d8-1").ink_but(0, free).boxes(0, 0).cross(0, "d8-1 d8-4")
    game.roll(calling(2, but=tuple({number(space) for space in free.split()})))
    assert {text.split()[0] for text in game.legal(0)} == {"lose"}
    assert game.sheet(0)["ways"][0] == 0
    assert lost(game, "lose d8-1") == "It can never move again."
    assert lost(game, "lose d8-1", "ru") == "Он больше не сдвинется."
    assert lost(game, "lose d12-6") == "The d20 can still be completed: one space to go."
    # Without the one that is stuck, the fewest ways on decide.
    two = table(1).put(0, "d20-1 d12-6").ink_but(0, free).boxes(0, 0)
    two.roll(calling(2, but=tuple({number(space) for space in free.split()})))
    assert lost(two, "lose d20-1") == "It has only one way on, fewer than any other."


def test_a_tunnel_is_a_way_on_as_its_card_says() -> None:
    """An Inkling with inked neighbours on an open tunnel: its card counts where that leads."""
    tunnels = [space for space in TUNNELS if space.startswith("d20") and space != "d20-16"]
    free = [*near("d20-1")[:2], *tunnels]
    game = table(1).put(0, "d20-1 d8-4").ink_but(0, " ".join(free)).boxes(0, 0)
    game.roll(calling(but=tuple({number(space) for space in free})))
    assert game.legal(0) == ["lose d8-4", "lose d20-1"]
    ways = game.sheet(0)["ways"][0]
    assert ways == len(tunnels) > 1
    assert lost(game, "lose d8-4") == f"Its {ways} ways on are all tunnels, which cost points."
    assert lost(game, "lose d8-4", "ru").startswith(f"Все его пути дальше ({ways}) — туннели")
    assert "two ways on, fewer than any other" in lost(game, "lose d20-1")


def test_an_inkling_that_comes_out_is_one_more_to_choose_from() -> None:
    game = table(1).put(0, "d20-1").boxes(0, 1).roll("3 4 4")
    enter = next(text for text in game.legal(0) if text.startswith("enter d12"))
    state = game.state.clone()
    state.play(0, GAME.parse(enter))
    assert ("Inklings out", 2) in state.prospects(0, game.state)
    assert state.prospects(0, state) == []


def test_a_review_tells_only_what_the_better_turn_has_over_the_other() -> None:
    game = table(1).put(0, "d8-8 d20-1").ink_but(0, "d8-7 d8-6 d8-5 d20-7 d20-13")
    game.roll(calling(7))
    made, other = (GAME.parse(text) for text in ("walk d8-8 to d8-7", "walk d20-1 to d20-7"))
    assert {made, other} <= set(game.state.legal(0))
    assert not [one for one in advantage(game.state, 0, [made], [made]).prepares if _is_short(one)]
    found = advantage(game.state, 0, [other], [made]).prepares
    assert found[0][:2] == ("d8, 2 short", 4)


def _is_short(told: tuple[str, int, int]) -> bool:
    return told[0].endswith(" short")


def test_a_turn_is_not_praised_for_what_the_other_has_more_of() -> None:
    """Two ways on are no advantage over four, but four are over two."""
    game = alone("d12-6", "1 1 1")
    few, many = (GAME.parse(text) for text in ("tunnel d12-6 to d8-1", "walk d12-6 to d12-1"))
    assert ways_on(advantage(game.state, 0, [many], [few]).prepares) == []
    assert ways_on(advantage(game.state, 0, [few], [many]).prepares) == [4]
    one, other = (TriedTurn(game.state, 0, [move]) for move in (few, many))
    assert ways_on(lead_over(one, other, game.state, 0)) == []
    assert ways_on(lead_over(other, one, game.state, 0)) == [4]


def test_a_hint_that_scores_less_is_not_explained_by_what_the_richer_one_has_more_of() -> None:
    """A tunnel costs two points and leaves two ways on; the walk leaves four."""
    game = alone("d12-6", "1 1 1")
    texts = ("tunnel d12-6 to d8-1", "walk d12-6 to d12-1")
    turns = [Advice([GAME.parse(text)], gain) for text, gain in zip(texts, (9.0, 0.0), strict=True)]
    found = hints(Advising(turns), game.state, 0, 2, worded(GAME.name))
    by_move = {GAME.text(hint.steps[0].move): hint for hint in found}
    tunnel, walk = (by_move[text] for text in texts)
    assert tunnel.after < walk.after
    assert ways_on(tunnel.prepares) == []
    assert ways_on(walk.prepares) == [4]


def test_of_spaces_left_fewer_are_better() -> None:
    state = table(1).state
    assert is_better(state, "d12, spaces left", 7, 9)
    assert not is_better(state, "d12, spaces left", 9, 7)
    assert is_better(state, "ways on", 4, 2)
    assert not is_better(state, "ways on", 2, 2)


def ways_on(told: list[tuple[str, int, int]]) -> list[int]:
    return [n for name, n, _ in told if name == "ways on"]


def test_the_best_idea_does_not_boast_of_what_another_has_more_of() -> None:
    """One way on is no reason to prefer it to a walk that leaves four."""
    game = alone("d20-1 d12-1", "1 6 12").ink(0, "d20-3")
    found = hints(Listed("walk d20-1 to d20-19", "walk d12-1 to d12-6"), game.state, 0, 2)
    told = [[rise for rise in hint.prepares if rise[0] == "ways on"] for hint in found]
    (_, n, worth) = told[1][0]
    assert told[0] == []
    assert n == 4
    assert worth > 0
