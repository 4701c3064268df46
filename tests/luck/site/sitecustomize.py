"""Python runs this first in a server that a test has started (see `tests/luck`)."""

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location(
    "luck_drawing", Path(__file__).parents[1] / "drawing.py"
)
assert _spec is not None
assert _spec.loader is not None
_drawing = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_drawing)
_drawing.install()
