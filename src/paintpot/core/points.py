"""The points shown next to the names, read from a view.

A view has a list with an entry for each seat, whose `score` has a `total`. A game that counts some
losses only at the end also says what has been `gained` so far; until the end, that is shown.
"""

from typing import Any


def points_shown(view: dict[str, Any], seats: int) -> list[int | None]:
    """The points of each seat; None where the viewer does not know them."""
    for value in view.values():
        if isinstance(value, list) and len(value) == seats:
            points = [_points(entry) for entry in value]
            if any([one is not None for one in points]):
                return points
    return [None] * seats


def _points(entry: object) -> int | None:
    if not isinstance(entry, dict):
        return None
    score = entry.get("score")
    points = entry.get("gained", score.get("total") if isinstance(score, dict) else None)
    return points if isinstance(points, int) else None
