"""Refusals of a game, gathered by case, and what every one of them has to be in words."""

from collections.abc import Iterable, Mapping

from paintpot.core.contract import State
from paintpot.core.ledger import read_ledger
from paintpot.core.reasons import Reason
from paintpot.core.registry import game as find_game
from paintpot.texts import LANGUAGES, catalogue, explain

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""The players at the seats, for refusals that say whose turn it is."""

Cases = Mapping[int, tuple[str, str]]
"""Rule and case of each fault of a game, as its `refusals.py` lists them."""


class Refusals:
    """Real refusals of a game by case."""

    def __init__(self, cases: Cases) -> None:
        self.found: dict[str, list[Reason]] = {case: [] for _, case in cases.values()}

    def ask(self, state: State, seat: int, moves: Iterable[int]) -> None:
        """Ask for moves why they are not allowed, and keep the answers."""
        for move in moves:
            reason = state.why_not(seat, move)
            if reason is not None:
                self.found[str(reason.facts["case"])].append(reason)


def check_explained(game: str, rule: str, case: str, real: list[Reason], most: int = 60) -> None:
    """Refusals of one case name their rule and are sentences in every language."""
    assert real, "no position met this case"
    for reason in real[:: len(real) // most + 1]:
        assert reason.rule == rule
        facts = dict(reason.facts)
        if "turn" in facts:
            facts["turn"] = NAMES[int(str(facts["turn"])) - 1]
        for language in LANGUAGES:
            said = catalogue(game, language).exact(f"case-{case}", **facts)
            assert said == explain(reason, language, NAMES)
            for wrong in ("{", "None", "  ", "\n", ": .", "()"):
                assert wrong not in said
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith(".")


def check_ledger(game: str, cases: Cases) -> None:
    """Refusals name rules of the ledger, and each case has a name of its own."""
    ledger = read_ledger(find_game(game).folder / "rules.md")
    assert [rule for rule, _ in cases.values() if rule not in ledger] == []
    names = [case for _, case in cases.values()]
    assert len(set(names)) == len(names)
