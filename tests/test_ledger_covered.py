"""Every rule of every game is named by a test that proves it, and every named rule exists.

A test names rules with `@pytest.mark.rule("ID-PAINT-4", "ID-EX-6")`, on a function, a class, a
`pytest.param` or, as `pytestmark`, on a file. They are read off the sources, so that running a
part of the tests changes nothing here.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from paintpot.core.ledger import Ledger, read_ledger
from paintpot.core.registry import game as find_game
from paintpot.core.registry import games
from paintpot.games.inkdoms.refusals import CASES

TESTS = Path(__file__).parent


def named_in(source: str, where: str) -> dict[str, str]:
    """The rule ids that the tests of a file name, and the place of each."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        for mark in _marks(node):
            for argument in mark.args:
                place = f"{where}:{argument.lineno}"
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise AssertionError(f"{place}: a rule is named by its id, written out")
                found.setdefault(argument.value, place)
    return found


def _marks(node: ast.AST) -> list[ast.Call]:
    """The rule marks that a piece of source sets on a test; a helper's marks prove nothing."""
    inside: list[ast.AST] = []
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test_"):
            inside = [mark for mark in node.decorator_list if _is_rule(mark)]
        case ast.ClassDef() if node.name.startswith("Test"):
            inside = [mark for mark in node.decorator_list if _is_rule(mark)]
        case ast.Assign(targets=[ast.Name(id="pytestmark")]) | ast.keyword(arg="marks"):
            inside = list(ast.walk(node.value))
    return [mark for mark in inside if isinstance(mark, ast.Call) and _is_rule(mark)]


def _is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in (
        "pytest.mark.rule",
        "mark.rule",
    )


@cache
def named() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        found |= named_in(path.read_text(encoding="utf-8"), str(path.relative_to(TESTS)))
    return found


@cache
def ledger(game: str) -> Ledger:
    return read_ledger(find_game(game).folder / "rules.md")


@pytest.mark.parametrize("game", games())
def test_each_rule_has_a_test(game: str) -> None:
    exempt = {*named(), *ledger(game).paper_only}
    bare = [rule for rule in ledger(game).ids if rule not in exempt]
    assert not bare, f"{len(bare)} rules without a test: {', '.join(bare)}"


def test_each_rule_a_test_names_exists() -> None:
    known = {rule for game in games() for rule in ledger(game).ids}
    unknown = [f"{place} names {rule}" for rule, place in named().items() if rule not in known]
    assert not unknown, "; ".join(unknown)


@pytest.mark.parametrize("game", games())
def test_ledger_ids_begin_with_the_games_prefix(game: str) -> None:
    prefix = find_game(game).ledger + "-"
    assert [rule for rule in ledger(game).ids if not rule.startswith(prefix)] == []


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [find_game(game).ledger for game in games()]
    assert len(set(prefixes)) == len(prefixes)


def test_inkdoms_refuses_by_rules_of_its_ledger() -> None:
    assert [rule for rule, _ in CASES.values() if rule not in ledger("inkdoms")] == []
    cases = [case for _, case in CASES.values()]
    assert len(set(cases)) == len(cases)


# -- the reading of marks itself

MARKED = """
import pytest
from pytest import mark
pytestmark = pytest.mark.rule("CK-A1")
@pytest.mark.rule("CK-A2", "CK-A3")
class TestTurn:
    @mark.rule("CK-A4")
    def test_it(self): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("CK-A5"))])
async def test_n(n): ...
"pytest.mark.rule('CK-A6')"
@pytest.mark.slow("CK-A7")
def test_other(): ...
"""


def test_marks_are_found_wherever_they_may_stand() -> None:
    assert sorted(named_in(MARKED, "f")) == ["CK-A1", "CK-A2", "CK-A3", "CK-A4", "CK-A5"]
    assert named_in(MARKED, "f")["CK-A3"] == "f:5"


def test_a_computed_rule_id_is_refused() -> None:
    with pytest.raises(AssertionError, match="f:1: a rule is named by its id"):
        named_in("@pytest.mark.rule(*IDS)\ndef test_it(): ...", "f")
