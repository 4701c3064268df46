"""A view that is not what its game declares is found."""

from typing import TypedDict

from paintpot.lab.view_types import mismatch


class SheetView(TypedDict):
    paint: dict[str, str]
    drops: list[tuple[str, int]]


class GameView(TypedDict):
    stage: str
    sheets: list[SheetView]


def test_a_view_that_fits_has_nothing_wrong() -> None:
    sheet = {"paint": {"a": "red"}, "drops": [("red", 2)]}
    assert mismatch({"stage": "over", "sheets": [sheet]}, GameView) == ""


def test_a_field_that_is_missing_or_of_another_type_is_named() -> None:
    assert "sheets" in mismatch({"stage": "over"}, GameView)
    assert "$.stage" in mismatch({"stage": 3, "sheets": []}, GameView)


def test_a_field_that_is_not_declared_is_named() -> None:
    sheet = {"paint": {}, "drops": [], "secret": 1}
    assert mismatch({"stage": "over", "sheets": [sheet]}, GameView) == (
        "$.sheets[0].secret is not declared"
    )
