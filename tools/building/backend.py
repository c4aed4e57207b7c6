"""The build backend: setuptools, and with `CYCLADES_COMPILE=1` a wheel whose packages that run a game are compiled.

A compiled wheel is built in a temporary copy of the tree, so that nothing is left in the checkout; mypy is asked for
only then. Metadata need no compiler. An editable install is always pure: its sources are what runs.
"""

from __future__ import annotations

import gzip
import io
import os
import shutil
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  (hooks that are as they are)
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiled_modules import ASKED, MYPY, SETUP, asked_for

Settings = dict[str, str | list[str] | None] | None

#: The date in what is built, unless one is asked for by the variable that all build tools read: two builds are equal.
EPOCH, DATE = "SOURCE_DATE_EPOCH", "1577836800"

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
    os.environ.setdefault(EPOCH, DATE)
    if not asked_for(os.environ):
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    target = str(Path(wheel_directory).resolve())
    with _copy_of_the_tree() as copy:
        (copy / "setup.py").write_text(SETUP, encoding="utf-8")
        print(f"{ASKED}: the packages that run a game are compiled")
        return build_meta.build_wheel(target, config_settings)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source distribution; returns its file name. The same sources give the same bytes, whenever and by whomever."""
    os.environ.setdefault(EPOCH, DATE)
    name = build_meta.build_sdist(sdist_directory, config_settings)
    _settle(Path(sdist_directory) / name, int(os.environ[EPOCH]))
    return name


def _settle(path: Path, date: int) -> None:
    """Write an archive anew: files by name, with one date, of nobody, and with plain modes."""
    with tarfile.open(path) as old:
        members = sorted(old.getmembers(), key=lambda member: member.name)
        data = {member.name: file.read() for member in members if (file := old.extractfile(member)) is not None}
    # setuptools lists what lay in the folder, which is more where an archive was unpacked: list what is packed
    packed_names = [name.partition("/")[2] for name in sorted(data)]
    for name in data:
        if name.endswith(".egg-info/SOURCES.txt"):
            data[name] = "".join(f"{each}\n" for each in packed_names).encode()
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in members:
            plain = tarfile.TarInfo(member.name)
            plain.type, plain.mtime = member.type, date
            plain.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            plain.size = len(data.get(member.name, b""))
            new.addfile(plain, io.BytesIO(data[member.name]) if member.name in data else None)
    with path.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=date) as out:
        out.write(packed.getvalue())


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
