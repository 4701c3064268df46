"""Every refusal is explained, in every language, with facts that fit."""

from functools import cache
from random import Random

import pytest

import paintpot
from paintpot.games.inklings.names import SPACES
from paintpot.games.inklings.refusals import CASES
from paintpot.games.inklings.scoring import LINE_NAMES
from paintpot.lab.conformance import Walk
from paintpot.texts import LANGUAGES, catalogue, explain
from tests.games.inklings.positions import GAME, alone, table
from tests.refusing import Refusals, check_explained, check_ledger


@cache
def refusals() -> dict[str, list[paintpot.Reason]]:
    """Real refusals by case, from plays at random."""
    asked = Refusals(CASES)
    chooser = Random(1)
    short = [*range(40), *range(3240, GAME.moves)]
    for seed in range(9):
        seats = seed % 3 + 1
        for turn, state in enumerate(Walk(GAME, seats, seed)):
            if turn % 2 and not state.over:
                continue
            for seat in range(seats):
                here = state.view(seat)["sheets"][seat]["inklings"]
                trips = [
                    GAME.parse(f"{kind} {start} to {chooser.choice(SPACES)}")
                    for start in here
                    for kind in ("walk", "tunnel")
                    for _ in range(4)
                ]
                losses = [GAME.parse(f"lose {start}") for start in here]
                asked.ask(state, seat, [*trips, *losses, *chooser.sample(short, 8)])
    return asked.found


@pytest.mark.parametrize(("rule", "case"), CASES.values(), ids=[case for _, case in CASES.values()])
def test_a_refusal_is_explained(rule: str, case: str) -> None:
    check_explained("inklings", rule, case, refusals()[case])


def test_refusals_name_rules_of_the_ledger() -> None:
    check_ledger("inklings", CASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_case_is_told_that_cannot_come(language: str) -> None:
    path = catalogue("inklings", language).path
    told = [line.split(" ")[0] for line in path.read_text(encoding="utf-8").splitlines()]
    cases = {f"case-{case}" for _, case in CASES.values()}
    assert {name for name in told if name.startswith("case-")} == cases


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_lines_have_names(language: str) -> None:
    for line in LINE_NAMES:
        group, part = line.split("/")
        assert catalogue("inklings", language).exact(f"name-{group}")
        assert catalogue("inklings", language).exact(f"part-{part}")


def said(move: str, language: str, places: str = "d12-6", boxes: int = 1, used: str = "") -> str:
    game = alone(places, "3 4 4", boxes).ink(0, "d12-3").cross(0, used)
    reason = game.state.why_not(0, GAME.parse(move))
    assert reason is not None
    return explain(reason, language)


def test_explanations_are_sentences_in_the_players_language() -> None:
    assert said("enter d20-5", "en") == "You can’t make 5. This roll makes: 3, 4, 7, 8 and 11."
    assert said("enter d20-5", "ru") == "Сумма 5 не выпала. Выпали: 3, 4, 7, 8 и 11."
    assert said("walk d12-6 to d12-8", "en") == (
        "Space 8 on the d12 is not next to 6 on the d12: an Inkling hops to an adjacent space of"
        " the same die."
    )
    assert said("walk d12-6 to d12-3", "ru") == (
        "Грань 3 (d12) уже закрашена, на закрашенные не ходят."
    )
    assert said("walk d8-1 to d8-2", "en") == (
        "You have no Inkling at 1 on the d8. One is at 6 on the d12."
    )
    assert said("walk d8-1 to d8-2", "en", "d12-6 d20-11") == (
        "You have no Inkling at 1 on the d8. They are at 6 on the d12 and 11 on the d20."
    )
    assert said("lose d8-1", "en", "") == (
        "You have no Inkling at 1 on the d8, nor on any other space."
    )
    assert said("lose box", "en", "", 1).endswith("and one of yours can still enter.")
    assert said("tunnel d12-6 to d20-11", "en", used="d12-6 d20-11") == (
        "The tunnels at 6 on the d12 and 11 on the d20 are crossed off: a tunnel is used once."
    )
    assert said("tunnel d12-6 to d20-13", "ru") == "На грани 13 (d20) нет туннеля."
    assert said("tunnel d12-6 to d20-2", "en") == (
        "A tunnel, too, leads only to a number that was rolled. You can’t make 2."
        " This roll makes: 3, 4, 7, 8 and 11."
    )


def test_before_the_first_roll_nothing_is_called() -> None:
    reason = table(1).state.why_not(0, 0)
    assert reason is not None
    assert "sums" not in reason.facts
