"""What is compiled, and how: read by the build backend, by the setup script that it writes, and by the tests."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

__all__ = ["ASKED", "MYPY", "SETUP", "Compiling", "asked_for", "extensions", "modules"]

#: The environment variable that asks for it.
ASKED = "CYCLADES_COMPILE"
#: mypyc comes with mypy.
MYPY = "mypy>=1.19"

#: Packages that are compiled whole.
PACKAGES = ("plain", "state", "rules", "operations", "words", "running", "compiling")
#: Modules beside the door that pay.
MODULES = ("edges/ids", "edges/journal", "edges/notation", "edges/telling", "options", "parsing", "sampling", "views")
#: Modules that stay as they are, and why.
LEFT = {
    "plain/compiled": "says which build runs",
    "plain/errors": "others derive from these errors, and they travel between processes",
    "running/endless": "as do these",
    "words/maker": "the base of the compiler, which works at load time",
    "compiling/effects": "the compiler, which works at load time",
    "compiling/lookups": "its base",
    "compiling/reference": "writes documents",
    "compiling/ruleset": "derives from an open class; load time only",
    "compiling/sources": "its base",
}

SETUP = """\
import sys

sys.path.insert(0, "building")

from compiled import Compiling, extensions
from setuptools import setup

setup(ext_modules=extensions(), cmdclass={"build_ext": Compiling})
"""


def asked_for(environment: Mapping[str, str]) -> bool:
    """Is a compiled build wanted?

    >>> asked_for({}), asked_for({"CYCLADES_COMPILE": "0"}), asked_for({"CYCLADES_COMPILE": "1"})
    (False, False, True)
    """
    return environment.get(ASKED, "") not in ("", "0")


def modules(root: Path) -> list[str]:
    """The files that are compiled, relative to the root of the project."""
    core = root / "cyclades_core"
    found = [file for package in PACKAGES for file in (core / package).glob("*.py") if file.name != "__init__.py"]
    found += [core / f"{name}.py" for name in MODULES]
    return sorted(
        file.relative_to(root).as_posix()
        for file in found
        if file.relative_to(core).with_suffix("").as_posix() not in LEFT
    )


def extensions() -> list[Extension]:
    """The extension modules of the project in the current folder; mypy checks them first, by the project's settings.

    One C file for each module: a single one for all takes compilers a gigabyte and more. No debug information.
    """
    from mypyc.build import mypycify

    level = os.environ.get("CYCLADES_COMPILE_LEVEL", "2")
    found: list[Extension] = mypycify(
        ["--config-file", "pyproject.toml", *modules(Path())],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name="cyclades_compiled",
    )
    return found


class Compiling(build_ext):
    """setuptools' command, with as many C files at a time as there are processors: there are a hundred of them."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        plain = compiler.compile

        def compile_all(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: plain([source], *arguments, **named), sources)
                return [one for found in objects for one in found]

        compiler.compile = compile_all
        super().build_extensions()
