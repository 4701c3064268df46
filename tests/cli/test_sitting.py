"""A sitting without a screen: what is typed is what is played, and all is told in the end."""

import pytest

from paintpot.bots import make_bot
from paintpot.cli.asking import answer
from paintpot.cli.choosing import fitting
from paintpot.cli.seating import new_sitting
from paintpot.cli.sitting import Sitting
from paintpot.cli.voice import Voice
from paintpot.core.registry import game

SPELL = " with spell 2"


def sat(seats: int, bot: str, seed: int = 5) -> Sitting:
    sitting = new_sitting(game("inkdoms"), seats, bot, seed, {})
    sitting.go_on()
    return sitting


def legal(sitting: Sitting) -> list[str]:
    return [sitting.play.game.text(move) for move in sitting.state.legal(sitting.chair)]


def only_with_a_spell() -> tuple[Sitting, str]:
    """A position in which a drop may be painted with a spell only, and that drop."""
    for seed in range(20):
        sitting = sat(1, "none", seed)
        chooser = make_bot("random", seed)
        while not sitting.state.over:
            texts = legal(sitting)
            for bare in [text.removesuffix(SPELL) for text in texts if text.endswith(SPELL)]:
                if bare not in texts:
                    return sitting, bare
            sitting.make(0, chooser.choose(sitting.state, 0))
            sitting.go_on()
    raise AssertionError("no such position")


def test_a_whole_move_is_never_taken_for_another() -> None:
    sitting, bare = only_with_a_spell()
    voice = Voice("en", sitting.play.game, sitting.play.people)
    assert fitting(legal(sitting), bare) == [bare + SPELL]
    before = sitting.state.dump()
    for typed in (bare, bare.upper(), f"  {bare} "):
        refused = answer(sitting, voice, typed)
        assert refused.fault
        assert refused.lines[0].endswith("(ID-PAINT-4)")
        assert sitting.state.dump() == before
    assert answer(sitting, voice, bare + SPELL).moved
    assert sitting.play.moves[-1] == (0, bare + SPELL)


@pytest.mark.parametrize("bot", ["random", "none"])
def test_everything_the_others_did_is_told_in_the_end(bot: str) -> None:
    sitting = sat(2, bot)
    chooser = make_bot("random", 3)
    told: dict[int, list[str]] = {seat: [] for seat in sitting.people}
    feats: dict[int, set[str]] = {seat: set() for seat in sitting.people}

    def listen() -> None:
        for seat in sitting.people:
            for turn in sitting.tell(seat):
                told[seat] += turn.texts if turn.seat == 1 - seat else []
            for other, names in sitting.tell_feats(seat):
                feats[seat] |= set(names) if other == 1 - seat else set()

    last = sitting.state.news(0)
    while not sitting.state.over:
        last = sitting.state.news(0)
        sitting.make(sitting.chair, chooser.choose(sitting.state, sitting.chair))
        sitting.go_on()
        listen()
    assert sitting.state.news(0) > last, "the end shows the last round"
    for seat in sitting.people:
        done = [text for who, text in sitting.play.moves if who == 1 - seat]
        assert sorted(told[seat]) == sorted(done)
        assert feats[seat] == set(sitting.state.feats(1 - seat))
