"""The table of limits in docs/server.md says what the code says."""

import ast
import inspect
import re
from pathlib import Path

from paintpot.server.rate_limits import Limits

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def _said() -> dict[str, str]:
    """What stands below each limit in the code."""
    (kind,) = ast.parse(inspect.getsource(Limits)).body
    assert isinstance(kind, ast.ClassDef)
    said = {}
    for field, text in zip(kind.body, kind.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(text.value, ast.Constant)
            said[field.target.id] = " ".join(str(text.value.value).split())
    return said


def test_every_limit_is_documented() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d.]+) \| (.+) \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    said = _said()
    defaults = Limits()
    assert set(said) == set(Limits.__struct_fields__)
    found = {name: (float(default), text) for name, default, text in rows}
    assert found == {name: (float(getattr(defaults, name)), said[name]) for name in said}
