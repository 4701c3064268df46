"""Refusals: each comes up somewhere, names its rule, and is explained in every language."""

from collections.abc import Iterator
from functools import cache

import pytest

from paintpot.core.reasons import Reason
from paintpot.games.ink.moves import COMPLETE, COVER, FILL, LIFT_TILE, place
from paintpot.games.ink.names import (
    BOTTLE_COLOURS,
    COLOURS,
    LINE_NAMES,
    RIVAL_LINE,
    TIE_BLACK_LINE,
    TIE_OWN_LINE,
    VERDICTS,
)
from paintpot.games.ink.refusals import CASES
from paintpot.games.ink.scoring import score
from paintpot.texts import LANGUAGES, catalogue, explain
from tests.games.ink.positions import GAME, Table, bonus, finish, table
from tests.refusing import Refusals, check_explained, check_ledger


def arranged() -> Iterator[Table]:
    """Positions in which each refusal comes up."""
    yield table()
    yield table().lead(3).stock(1, 5)
    yield Table(GAME.start(2))  # type: ignore[arg-type]
    yield table().lead(6).play("cross")
    yield table().play("quill 1")
    laid = table().card("RY").paint("D L4 L L\n R7 P P4* L")
    yield laid.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")
    yield table().play("quill 1", "tile at 2,0", "turned 0", "done")
    yield table().wheel(*["-"] * 6).lead(3)
    yield finish(table(), 0).turn(1)
    spent = table().lead(3)
    spent.state.x_bag = spent.state.xx_bag = 0
    yield spent
    for token in ("X red", "XX red and yellow"):
        crossed = table().paint("R4* R Rx Y\n R L Rx Y").lead(3)
        crossed.state.x_bag = 1 if token == "X red" else 0
        yield crossed.play("cross").chance(token)
    yield table().lead(3).paint("R R\n Y Y").play("cross").chance("X red").play("cover 0,0 right")
    yield bonus(9, "D Ro Yo L\n Yo Lo R Lo").stock(1, 0).play("fill 1,0")
    yield bonus(9, "D Ro Yo L\n Yo Lo R Lo").stock(3, 0).play("fill 1,0")
    yield bonus(9, "D Ro Yo L\n Yo Lo R Lo").stock(0, 3)
    yield bonus(1, "D Ro\n P L").supplies(0, 1, 1)
    yield bonus(2, "D Ro Lo L\n Yo Lo R Lo")
    yield bonus(2, "D Ro Lo L\n Yo Lo R Lo").stock(0, 3)
    yield bonus(3, "D R4\n P L").supplies(0, 0, 0)
    yield bonus(7, "D R4\n P L").supplies(0, 0, 0)
    yield bonus(5, "D R4\n P L").stock(1, 3)
    yield bonus(4, "D R4\n P L").lead(2)
    yield bonus(6, "D Ro*\n Po* L").play("lift 1,0")
    yield bonus(6, "D Ro*\n Po* L").play("lift 1,0", "set on -2,1")
    full = bonus(6, "D Ro*\n Po* L")
    full.painter().grid[full.painter().square_cell(6)] &= ~(7 * 8)
    yield full
    yield bonus(8, "D Rx\n P Rx")
    yield bonus(10, "D Ro*\n P R4*")
    yield bonus(11, "D R\n P L")
    yield bonus(12, "D R R R R R\n P L Y Ro Y Ro")
    yield bonus(12, "D R R R\n P L Y Ro").play("lift tile 1", "tile at 2,0")
    short = table().card("LP").stock(6, 3).paint("R Ro Ro Lo\n R4 R6 Ro Y")
    yield short.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R").play("complete 1,1")
    mixed = table().card("RP").stock(3, 4).paint("R Ro Ro Lo\n R4 R6 Ro Y")
    yield mixed.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R").play("complete 1,1")
    poor = table().card("LP").stock(6, 0).paint("R Ro Ro Lo\n R4 R6 R4x Rx")
    yield poor.add("R-R-Ro-Y", at=(-2, 0), look="Y R / Ro R")


def moves_to_try(squares: int) -> list[int]:
    """All moves that name no square, those of all squares of a painting and some beyond."""
    out = list(range(COMPLETE))
    for first in (COMPLETE, COVER, COVER + 384, *range(FILL, LIFT_TILE, 384)):
        out += range(first, first + 2 * squares + 4)
    out += range(LIFT_TILE, LIFT_TILE + 8)
    return out + [place(x, y) for x in range(-5, 7) for y in range(-3, 5)]


@cache
def refusals() -> dict[str, list[Reason]]:
    """Real refusals by case."""
    asked = Refusals(CASES)
    for game in arranged():
        for seat in range(int(game.state.seats)):
            asked.ask(game.state, seat, moves_to_try(4 * len(game.painter().homes)))
    return asked.found


@pytest.mark.parametrize(("rule", "case"), CASES.values(), ids=[case for _, case in CASES.values()])
def test_a_refusal_is_explained(rule: str, case: str) -> None:
    check_explained("ink", rule, case, refusals()[case])


def test_refusals_name_rules_of_the_ledger() -> None:
    check_ledger("ink", CASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = catalogue("ink", language)
    for name in (*COLOURS, *BOTTLE_COLOURS, "spot", "bottle", "black bottle", "x"):
        assert words.exact(f"name-{name.replace(' ', '-')}")
    for number in range(3, 8):
        assert words.exact(f"name-objective-{number}")
    for action in range(1, 13):
        assert words.exact(f"bonus-{action}")
    for line in (*LINE_NAMES, TIE_OWN_LINE, TIE_BLACK_LINE, RIVAL_LINE):
        group, part = line.split("/")
        assert words.exact(f"name-{group}")
        assert words.exact(f"part-{part}")
    for verdict in VERDICTS:
        assert words.exact(verdict)


def test_a_score_has_the_lines_that_have_names() -> None:
    game = table()
    assert tuple(name for name, _ in score(game.state, game.painter()).lines) == LINE_NAMES


def test_explanations_are_sentences_in_the_players_language() -> None:
    game = table().paint("D4 R\n L L").add("L-L-Lo-D", at=(-2, 0), look="D L / Lo L", quill=3)
    reason = game.state.why_not(0, game.move("complete 0,0"))
    assert reason is not None
    assert explain(reason) == "The dark blue area has only 1 square; objective 4 needs 4."
    assert explain(reason, "ru") == ("Здесь тёмно-синяя область мала для цели 4: в ней 1 клетка.")
    game = table().paint("R R\n L L").lead(3).play("cross").chance("X red")
    reason = game.state.why_not(0, game.move("cover 0,1 right"))
    assert reason is not None
    assert explain(reason) == "The token must cover at least one square of its colour: red."
    assert explain(reason, "ru") == (
        "Жетон должен закрыть хотя бы одну клетку своего цвета: красный."
    )
    game = bonus(2, "D Lo\n Ro L", card="RP")
    reason = game.state.why_not(0, game.move("fill 1,0"))
    assert reason is not None
    assert explain(reason, "ru").endswith("не из цветов вашей палитры: красный и фиолетовый.")
    game = bonus(2, "D Lo\n Ro L", card="RY").card("LY")
    reason = game.state.why_not(0, game.move("fill 0,1"))
    assert reason is not None
    assert explain(reason, "ru").endswith("не из цветов вашей палитры: жёлтый и голубой.")
