"""Put the compiled extension modules into the environment that runs this: `python compiled_cache.py SOURCE`.

SOURCE is a source distribution or a checkout whose package is already installed here, uncompiled. The extension modules
are kept in `CYCLADES_CACHE`, if that is set. The key of an entry has everything that they depend on: the sources of the
core, the compile list, the flags, and the versions of Python, mypy, setuptools and the C compiler. Needs mypy and
setuptools in the environment.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

#: Variables that change what is built.
FLAGS = ("CYCLADES_COMPILE_LEVEL", "CC", "CFLAGS", "LDFLAGS", "MYPYC_OPT_LEVEL")
ENDINGS = (".so", ".pyd")


def compiler_version() -> str:
    """Return the first line of what the C compiler says about itself."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    said = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=False)
    return said.stdout.partition("\n")[0]


def key_of(tree: Path) -> str:
    """Return the key of the extension modules that this tree is compiled to."""
    found = hashlib.sha256()
    # mypy reads all modules of the core, and what it finds out about one decides how another is compiled
    for file in sorted(
        [*tree.glob("cyclades_core/**/*.py"), *tree.glob("tools/building/*.py"), tree / "pyproject.toml"]
    ):
        found.update(file.relative_to(tree).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    tools = [platform.python_implementation(), sys.version, sysconfig.get_platform(), compiler_version()]
    tools += [
        version(package)
        for package in ("mypy", "setuptools", "attrs", "cattrs", "packaging", "pluggy", "typer", "rich")
    ]
    for value in [*tools, *(f"{name}={os.environ.get(name, '')}" for name in FLAGS)]:
        found.update(value.encode() + b"\0")
    return found.hexdigest()[:32]


@contextmanager
def unpacked(source: Path) -> Iterator[Path]:
    """Give the folder of a checkout, or a temporary one with the files of a source distribution."""
    if source.is_dir():
        yield source
        return
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        (tree,) = Path(folder).iterdir()
        yield tree


def build(source: Path, folder: Path) -> None:
    """Build a compiled wheel and put its extension modules into a folder."""
    with tempfile.TemporaryDirectory() as wheels:
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--no-build-isolation", "--wheel-dir", wheels, str(source)]
        subprocess.run(command, env={**os.environ, "CYCLADES_COMPILE": "1"}, check=True)
        (wheel,) = Path(wheels).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if name.endswith(ENDINGS)])


def main(source: Path) -> int:
    kept = os.environ.get("CYCLADES_CACHE")
    with unpacked(source) as tree, tempfile.TemporaryDirectory() as temporary:
        key = key_of(tree)
        entry = Path(kept, "compiled", key) if kept else Path(temporary, "compiled")
        if entry.is_dir():
            print(f"extension modules: cached ({key})")
        else:
            print(f"extension modules: compiled now ({key})", flush=True)
            entry.parent.mkdir(parents=True, exist_ok=True)
            begun = Path(tempfile.mkdtemp(dir=entry.parent))
            try:
                build(source, begun)
                begun.rename(entry)
            finally:
                shutil.rmtree(begun, ignore_errors=True)  # still there: the build failed
        installed = Path(sysconfig.get_path("platlib"))
        for ending in ENDINGS:  # of another build
            for file in (installed / "cyclades_core").rglob(f"*{ending}"):
                file.unlink()
        shutil.copytree(entry, installed, dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
