"""Which form of the library runs: compiled by mypyc, or the same sources interpreted.

Both forms are side by side: `state.py` and, after a build, `state.cpython-….so`. Python prefers the
compiled one. `PAINTPOT_PURE=1` makes it read the sources instead.

A process decides once, when it starts, and for all modules, since the rules may be compiled beside
a running server. It looks for `core/contract`, which tools/compile.py installs last.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PURE_ASKED = os.environ.get("PAINTPOT_PURE", "") not in ("", "0")


_finders: dict[str, FileFinder] = {}
"""Cached: a finder lists its folder only once."""


class _SourcesOnly:
    """A finder that ignores compiled modules of this package."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("paintpot."):
            return None
        for folder in path or ():
            if folder not in _finders:
                _finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = _finders[folder].find_spec(name, target)
            if found is not None and found.loader is not None:
                return found
        return None


def _built() -> bool:
    core = Path(__file__).parent / "core"
    return any((core / f"contract{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


COMPILED = _built() and not PURE_ASKED

if not COMPILED:
    sys.meta_path.insert(0, _SourcesOnly)


def compiled() -> bool:
    """Whether rules and search run compiled.

    >>> isinstance(compiled(), bool)
    True
    """
    return COMPILED
