"""Programs in tools/ that tests use: they import each other by their bare names."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

TOOLS: Final = str(Path(__file__).resolve().parent.parent / "tools")


def tool(name: str) -> ModuleType:
    """A program as a module, loaded afresh: some read the environment when loaded."""
    sys.modules.pop(name, None)
    sys.path.insert(0, TOOLS)
    try:
        return import_module(name)
    finally:
        sys.path.remove(TOOLS)
