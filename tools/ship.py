"""What a wheel contains besides the sources: the built page, and compiled modules on request.

A hatchling hook. A wheel without compiled modules is pure, runs anywhere and takes seconds;
PAINTPOT_COMPILE=1 adds compiled rules. Build dependencies are requested only where they are needed.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import build_page
import compile as rules


def is_to_be_compiled() -> bool:
    return os.environ.get("PAINTPOT_COMPILE", "") not in ("", "0")


class Ship(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What pip installs before it builds, besides hatchling."""
        extras = self.metadata.core.optional_dependencies
        needed = list(extras["compile"]) if is_to_be_compiled() else []
        if build_page.needs_build() and build_page.find_node() is None:
            needed += extras["page"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if build_page.build():
            raise SystemExit("paintpot: the page could not be built.")
        for path in sorted(build_page.PAGE.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(rules.SRC))
        if is_to_be_compiled() and rules.build():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in rules.compiled():
                build_data["force_include"][str(path)] = str(path.relative_to(rules.SRC))
