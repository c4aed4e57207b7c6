"""What is compiled: read by the build backend, by the setup script that it writes, and by the tests.

How it is done stands in `extensions.py`, apart: the tests have no setuptools where Python brings none.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

__all__ = ["ASKED", "MYPY", "SETUP", "asked_for", "modules"]

#: The environment variable that asks for it.
ASKED = "CYCLADES_COMPILE"
#: mypyc comes with mypy.
MYPY = "mypy>=1.19"

#: Packages that are compiled whole.
PACKAGES = ("plain", "state", "rules", "operations", "words", "running", "compiling")
#: Modules beside the door that pay.
BESIDE = (
    *("answer_words", "ids", "journal", "notation", "options"),
    *("parsing", "questions", "sampling", "telling", "views"),
)
MODULES = tuple(f"edges/{name}" for name in BESIDE)
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

from extensions import Compiling, extensions
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
