"""What is compiled: read by the build backend, by the setup script that it writes, and by the tests.

How it is done stands in `compiled_extensions.py`, apart: the tests have no setuptools where Python brings none.
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
PACKAGES = (
    *("engine", "engine/values", "engine/state", "engine/rules", "engine/operations"),
    *("content/vocabulary", "content/compiler"),
)
#: Modules around the game that pay.
MODULES = (
    *("game/events", "game/public_types", "game/sampling", "game/history/journal"),
    *(
        "game/notation/answer_parser",
        "game/notation/clause_parser",
        "game/notation/clause_text",
        "game/notation/public_ids",
    ),
    *("game/setup/layouts", "game/setup/seating", "game/views/answer_options", "game/views/seat_view"),
)
#: Modules that stay as they are, and why.
LEFT = {
    "engine/values/build_kind": "says which build runs",
    "engine/values/errors": "others derive from these errors, and they travel between processes",
    "engine/program_errors": "as do these",
    "content/vocabulary/compiler_interface": "the base of the compiler, which works at load time",
    "content/compiler/effect_compiler": "the compiler, which works at load time",
    "content/compiler/vocabulary_reference": "writes documents",
    "content/vocabulary/word_checks": "its error derives from a built-in one, and it works at load time",
    "content/compiler/ruleset": "derives from an open class; load time only",
}

SETUP = """\
import sys

sys.path.insert(0, "tools/building")

from compiled_extensions import Compiling, extensions
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
