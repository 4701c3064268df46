"""`paintpot check` finds boxes that have changed places with everything that belongs to them."""

from collections.abc import Mapping
from typing import Any

import pytest
from examples.streaks.game import StreaksGame

from paintpot.core.scenes import Patch, Scene
from paintpot.lab.row_checks import row_fault
from paintpot.lab.scene_checks import scenes_show_the_moves
from paintpot.lab.walk import NotConforming


class Exchanged(StreaksGame):
    """Streaks with two boxes drawn in each other's place: names, labels, moves and paint agree."""

    pair = ("red 4", "red 7")
    layout = "upright"

    def scene(self, view: dict[str, Any], seat: object, options: Mapping[str, object]) -> Scene:
        scene = super().scene(view, seat, options)
        drawn = scene if self.layout == "wide" else scene.portrait
        assert drawn is not None
        one, two = [patch for patch in drawn.patches if patch.name in self.pair]
        one.outline, two.outline = two.outline, one.outline
        one.at, two.at = two.at, one.at
        return scene


@pytest.mark.parametrize("pair", [("red 4", "red 7"), ("blue 12", "blue 1"), ("red 5", "red 6")])
def test_two_boxes_that_have_changed_places(pair: tuple[str, str]) -> None:
    game = Exchanged()
    game.layout, game.pair = "wide", pair
    with pytest.raises(NotConforming, match="have changed places: their row is labelled") as found:
        scenes_show_the_moves(game, 2, 0)
    assert repr(pair[0]) in str(found.value)
    assert repr(pair[1]) in str(found.value)


def test_also_where_rows_are_folded_for_upright_screens() -> None:
    game = Exchanged()
    game.pair = ("red 2", "red 3")
    with pytest.raises(NotConforming, match="labelled 1 3 2 4 5 6"):
        scenes_show_the_moves(game, 2, 0)


def test_streaks_itself_passes() -> None:
    scenes_show_the_moves(StreaksGame(), 2, 0)


def fault(*rows: str) -> str:
    patches = []
    for y, row in enumerate(rows):
        for x, label in enumerate(row.split()):
            corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            outline = tuple([(10 * a, 10 * b) for a, b in corners])
            name = f"box {y} {x}"
            patches.append(Patch(name, outline, (10 * x + 5, 10 * y + 5), f"row {y}", label=label))
    return row_fault(Scene(100, 100, patches, [], []), set())


@pytest.mark.parametrize(
    "rows",
    [
        ["1 2 3 4 5 6"],
        ["6 5 4 3 2 1"],
        ["d1 d2 d3 d4 d5 d6"],
        ["1 3 2 4 5"],  # too short to judge
        ["1 2 3 7 5 9"],  # not numbered without gaps: points, perhaps
        ["1 2 2 3 3 4"],
        ["4 1 6 2 5 3"],  # mixed on purpose
        ["1 2 3 5 4 6", "4 1 6 2 5 3"],  # so is the other
        ["a b c d f e"],
    ],
)
def test_orders_that_may_be_meant(rows: list[str]) -> None:
    assert fault(*rows) == ""


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["1 2 3 5 4 6"], "'box 0 3' and 'box 0 4' have changed places"),
        (["6 2 4 3 5 1"], "'box 0 1' and 'box 0 4' have changed places"),
        (["1 2 3 4 5 6", "D1 D6 D3 D4 D5 D2"], "labelled D1 D6 D3 D4 D5 D2"),
    ],
)
def test_an_order_that_is_a_mistake(rows: list[str], said: str) -> None:
    assert said in fault(*rows)


def test_a_label_that_belongs_to_the_name_of_another() -> None:
    """Where all names of a group contain their labels, two that contain each other's do not."""

    def labelled(*labels: str) -> str:
        patches = [
            Patch(f"pane {k}", ((0, k), (1, k), (1, k + 1)), (0, k), "row", label=label)
            for k, label in enumerate(labels)
        ]
        return row_fault(Scene(9, 9, patches, [], []), set())

    assert labelled("0", "1", "2", "3", "4") == ""
    assert "patch 'pane 1' is labelled '2'" in labelled("0", "2", "1", "3", "4")
    assert labelled("10", "20", "30", "4", "50") == ""
