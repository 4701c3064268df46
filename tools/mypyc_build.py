"""Run mypyc and then the C compiler over some modules, on all cores.

    python tools/mypyc_build.py C_FOLDER OUT_FOLDER MODULE.py …     (in the folder of the sources)

Run by compile.py, in a process of its own. mypyc writes one C file per module. Those that bots
spend their time in are joined into one, so that functions can be inlined across modules (without
that, search is 10 to 20 % slower). The others are compiled separately, with less optimisation.
OUT_FOLDER has the layout of the source folder.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

import mypyc.build
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

JOBS = os.cpu_count() or 1
CONFIG = Path(__file__).resolve().parent.parent / "pyproject.toml"

COLD = frozenset(
    [
        "data_files",
        "days",
        "errors",
        "examples",
        "fair",
        "geometry",
        "ledger",
        "lessons",
        "names",
        "proof",
        "reasons",
        "records",
        "refusals",
        "registry",
        "scene",
        "scenes",
        "sheets",
        "shelf",
        "squares",
        "view",
    ]
)
"""Modules that run once per game, or once per move of a person."""
LESS_EFFORT = ["-O1"]


def is_cold(source: str) -> bool:
    return Path(source).stem.rpartition("___")[2] in COLD


def joined(folder: str, sources: list[str]) -> list[str]:
    """The C files to compile: cold ones as they are, and the hot ones as one file."""
    own = [path for path in sources if Path(path).name.startswith("__native_paintpot")]
    hot = [path for path in own if not is_cold(path)]
    together = Path(folder, "hot.c")
    text = "\n".join(Path(path).read_text(encoding="utf-8") for path in hot)
    if not together.exists() or together.read_text(encoding="utf-8") != text:
        together.write_text(text, encoding="utf-8")
    return [str(together), *(path for path in sources if path not in hot)]


class ParallelBuild(build_ext):  # type: ignore[misc]
    """`build_ext` that compiles the sources of one extension in parallel.

    Its own option `--parallel` compiles extensions in parallel, but nearly all our code is in one.
    """

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        if hasattr(compiler, "_compile"):  # Microsoft's compiler is driven in another way
            core = BoundedSemaphore(JOBS)

            def compile_all(sources: list[str], **settings: Any) -> list[str]:
                return _compile_all(compiler, core, sources, settings)

            compiler.compile = compile_all
            self.parallel = JOBS + 1  # one thread waits for the big extension
        super().build_extensions()


def _compile_all(
    compiler: Any, core: BoundedSemaphore, sources: list[str], settings: dict[str, Any]
) -> list[str]:
    depends = settings.get("depends") or []
    macros, objects, after, options, build = compiler._setup_compile(
        settings.get("output_dir"),
        settings.get("macros"),
        settings.get("include_dirs"),
        sources,
        depends,
        settings.get("extra_postargs"),
    )
    del macros  # they are among the options
    before = compiler._get_cc_args(options, settings.get("debug"), settings.get("extra_preargs"))
    # Other dependencies of an object file: headers, and the modules that choose the flags.
    others = [*depends, __file__, mypyc.build.__file__]
    newest = max(Path(path).stat().st_mtime for path in others)

    def compile_one(target: str) -> None:
        source, suffix = build[target]
        made = Path(target)
        if made.exists() and made.stat().st_mtime > max(newest, Path(source).stat().st_mtime):
            return
        with core:
            effort = LESS_EFFORT if is_cold(source) else []
            compiler._compile(target, source, suffix, before, after + effort, options)

    with ThreadPoolExecutor(JOBS) as pool:
        # Longest first, so that no core is left with a long one at the end.
        longest_first = sorted(objects, key=lambda target: -Path(build[target][0]).stat().st_size)
        for _ in pool.map(compile_one, longest_first):
            pass
    return list(objects)


def main(c_folder: str, out_folder: str, *modules: str) -> None:
    extensions = mypyc.build.mypycify(
        ["--config-file", str(CONFIG), *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="paintpot",
        target_dir=c_folder,
    )
    for extension in extensions:
        if len(extension.sources) > 1:
            extension.sources = joined(c_folder, extension.sources)
    setup(
        name="paintpot",
        package_dir={"": "."},
        packages=["paintpot"],
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["build_ext", "--build-temp", c_folder, "--build-lib", out_folder],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
