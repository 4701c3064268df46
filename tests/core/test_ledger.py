"""The reader of rules ledgers."""

from pathlib import Path

import pytest

from paintpot.core.ledger import BadLedger, parse_ledger, read_ledger

SMALL = """# A game: rules ledger

Tests name these ids; rulings are CK-A…

## Turn
- CK-ROLL-1: Roll all dice once.
- CK-MOVE-2 (enter): Cross one box,
  circle any legal space.
- CK-EX-1 (throw): Yellow lies in one place. See CK-ROLL-1.

| id | type (colour) | sums |
|---|---|---|
| CK-SCORE-SOY-1/2 | Soylent Farm (green) | 3, 11 |
| CK-SCORE-DABA-1 | Waterway (blue) | 6, 8 |

- CK-SCORE-TABLE: 1→1, 2→3.

## Rulings
- CK-A5 A copier builds the same type. CK-A6 A copier marks no duty.
- CK-A15 This round is the last. CK-SCORE-SOY-1/2 if anyone finished. CK-A5 holds too.
- Ours to choose: shapes. CK-A5 is free.

| # | colour |
|---|---|
| 1 | red |

## On paper only
- CK-A6: about people,
  not about rules.
"""


def test_ids_come_in_order() -> None:
    assert parse_ledger(SMALL).ids == (
        "CK-ROLL-1",
        "CK-MOVE-2",
        "CK-EX-1",
        "CK-SCORE-SOY-1",
        "CK-SCORE-SOY-2",
        "CK-SCORE-DABA-1",
        "CK-SCORE-TABLE",
        "CK-A5",
        "CK-A6",
        "CK-A15",
    )
    assert len(parse_ledger(SMALL)) == 10


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("CK-ROLL-1", "Roll all dice once."),
        ("CK-MOVE-2", "(enter): Cross one box, circle any legal space."),
        ("CK-EX-1", "(throw): Yellow lies in one place. See CK-ROLL-1."),
        ("CK-SCORE-SOY-2", "type (colour): Soylent Farm (green); sums: 3, 11"),
        ("CK-A5", "A copier builds the same type."),
        ("CK-A6", "A copier marks no duty."),
        (
            "CK-A15",
            "This round is the last. CK-SCORE-SOY-1/2 if anyone finished. CK-A5 holds too.",
        ),
    ],
)
def test_a_rule_has_its_text(id: str, text: str) -> None:
    assert parse_ledger(SMALL).text(id) == text


def test_a_rule_that_is_not_there() -> None:
    ledger = parse_ledger(SMALL)
    assert "CK-A5" in ledger
    assert "CK-A7" not in ledger
    with pytest.raises(KeyError):
        ledger.text("CK-A7")


def test_paper_only_gives_reasons() -> None:
    assert parse_ledger(SMALL).paper_only == {"CK-A6": "about people, not about rules."}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- CK-ROLL-1: Again.", "line 2: CK-ROLL-1 stands here a second time"),
        ("- CK-A2 See CK-A1.", "line 2: there is no rule CK-A1, or it is retired"),
        ("- CK-A2 See CK-ROLL-1/3.", "line 2: there is no rule CK-ROLL-3, or it is retired"),
        ("- CK-A2:", "line 2: CK-A2 says nothing"),
        ("- CK-A2:\n  Too late.", "line 2: CK-A2 says nothing"),
        ("- ID-A2: Of another game.", "ID-A2 does not begin with CK-"),
        ("## On paper only\n- CK-A9: people.", "line 3: there is no rule CK-A9"),
    ],
)
def test_faults_are_named_with_their_place(line: str, fault: str) -> None:
    with pytest.raises(BadLedger, match=fault):
        parse_ledger(f"- CK-ROLL-1: Roll.\n{line}\n")


def test_an_empty_ledger_is_a_fault() -> None:
    with pytest.raises(BadLedger, match="there is no rule in it"):
        parse_ledger("# A game\n- a note\n")


def test_a_family_may_be_mentioned() -> None:
    assert parse_ledger("- CK-ADD-1: Lay it.\n- CK-A1: Lay it by CK-ADD.\n").ids


def test_a_fault_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadLedger, match=r"rules\.md"):
        read_ledger(path)
