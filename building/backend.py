"""The build backend: setuptools, and with `CYCLADES_COMPILE=1` a wheel whose packages that run a game are compiled.

A compiled wheel is built in a temporary copy of the tree, so that nothing is left in the checkout; mypy is asked for
only then. Metadata need no compiler. An editable install is always pure: its sources are what runs.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  (hooks that are as they are)
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiled import ASKED, MYPY, SETUP, asked_for

Settings = dict[str, str | list[str] | None] | None

#: What is no source, wherever it lies.
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "*.egg-info", "node_modules", "*.so", "*.pyd")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs beside setuptools."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if not asked_for(os.environ):
        return needed
    # mypy checks what is compiled against the types of what it imports
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*needed, MYPY, *project["dependencies"]]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel, pure or compiled; returns its file name."""
    if not asked_for(os.environ):
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    target = str(Path(wheel_directory).resolve())
    with _copy_of_the_tree() as copy:
        (copy / "setup.py").write_text(SETUP, encoding="utf-8")
        print(f"{ASKED}: the packages that run a game are compiled")
        return build_meta.build_wheel(target, config_settings)


@contextmanager
def _copy_of_the_tree() -> Iterator[Path]:
    """Work in a copy of the current folder that is gone afterwards."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="cyclades-build-") as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(here, copy, ignore=LEFT_OUT)
        os.chdir(copy)
        try:
            yield copy
        finally:
            os.chdir(here)
