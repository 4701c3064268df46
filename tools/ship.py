"""What a wheel has besides the sources: the compiled modules, and the page as it was built.

A hatchling hook. A wheel without compiled modules is pure and runs anywhere.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import build_page
import compile as rules


class Ship(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if build_page.build():
            raise SystemExit("paintpot: the page could not be built.")
        for path in sorted(build_page.PAGE.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(rules.SRC))
        if rules.build():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in rules.compiled():
                build_data["force_include"][str(path)] = str(path.relative_to(rules.SRC))
