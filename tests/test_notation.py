"""docs/notation matches the games: generated again, its pages are the same."""

import runpy
from pathlib import Path

import pytest

import paintpot

TOOL = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "notation_pages.py"))
GAMES: tuple[str, ...] = TOOL["GAMES"]


def test_every_game_of_the_package_has_a_page() -> None:
    assert set(GAMES) == set(paintpot.games())


@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_up_to_date(name: str) -> None:
    """If not: python tools/notation_pages.py"""
    assert (TOOL["WHERE"] / f"{name}.md").read_text("utf-8") == TOOL["page"](name)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_has_its_types(name: str) -> None:
    """Also those that random games leave empty."""
    fields = TOOL["view_fields"](paintpot.game(name))
    assert [path for path, kinds in fields.items() if kinds in ("", "null")] == []
    assert fields["seat"] == "number or null", "a spectator has none"


def test_what_few_games_show_has_its_type_too() -> None:
    fields = TOOL["view_fields"](paintpot.game("ink"))
    assert fields["apprentice"] == "object or null"
    assert fields["apprentice.level"] == "text"
    assert fields["turn_of.token"] == "list or null"
    assert fields["painters[].squares[].(bottle)"] == "`black` or `own`"
