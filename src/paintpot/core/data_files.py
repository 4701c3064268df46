"""Data files of a game's folder."""

import json
from pathlib import Path
from typing import Any

from paintpot.core.errors import PaintpotError


def read_json(path: Path, largest: int, fault: type[PaintpotError]) -> Any:
    """The data in a JSON file of at most so many bytes; `fault` is raised if there is none."""
    if path.stat().st_size > largest:
        raise fault(f"{path.name} is larger than {largest} bytes.")
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise fault(f"{path.name} is not readable JSON: {error}.") from error
