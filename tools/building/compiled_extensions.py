"""How the modules are compiled: for the setup script that the build backend writes."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from compiled_modules import modules
from setuptools import Extension
from setuptools.command.build_ext import build_ext

__all__ = ["Compiling", "extensions"]


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
    """setuptools' command, with as many C files at a time as there are processors: there are a hundred of them, and
    for each a small one by which Python finds it.
    """

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count() or 1
        compiler: Any = self.compiler
        plain = compiler.compile

        def compile_all(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: plain([source], *arguments, **named), sources)
                return [one for found in objects for one in found]

        compiler.compile = compile_all
        super().build_extensions()
