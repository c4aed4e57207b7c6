"""The licences of what is installed beside the engine: `python tools/documents/licence_list.py > docs/licences.md`.

It reads what the packages say of themselves, so all extras have to be installed: `pip install -e ".[dev,...]"` with
every name of `[project.optional-dependencies]`. tests/repository/test_packaging.py compares the page with what is
installed there.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import Distribution, distributions
from itertools import product
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

__all__ = ["closure", "groups", "installed", "licence", "render"]

ROOT = Path(__file__).resolve().parents[2]
ALWAYS = "every installation"

#: What a package does not say of itself, or not exactly, as its licence text or its repository has it; and packages of
#: other systems, which are not installed where this runs.
TOLD = {
    "alabaster": "BSD-3-Clause",
    "axe-playwright-python": "MIT",
    "catanatron": "GPL-3.0-or-later",
    "colorama": "BSD-3-Clause",
    "contourpy": "BSD-3-Clause",
    "cycler": "BSD-3-Clause",
    "docutils": "Public Domain, BSD-2-Clause, PSF-2.0, GPL-3.0-or-later (one file for Emacs)",
    "jinja2": "BSD-3-Clause",
    "kiwisolver": "BSD-3-Clause",
    "matplotlib": "PSF-like (Matplotlib licence)",
    "partd": "BSD-3-Clause",
    "prompt-toolkit": "BSD-3-Clause",
    "pywin32-ctypes": "BSD-3-Clause",
    "resvg-py": "MIT",
    "scipy": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
    "sphinxcontrib-applehelp": "BSD-2-Clause",
    "sphinxcontrib-devhelp": "BSD-2-Clause",
    "sphinxcontrib-htmlhelp": "BSD-2-Clause",
    "sphinxcontrib-jsmath": "BSD-2-Clause",
    "sphinxcontrib-qthelp": "BSD-2-Clause",
    "sphinxcontrib-serializinghtml": "BSD-2-Clause",
    "zict": "BSD-3-Clause",
}
#: Words of metadata, as SPDX writes them.
SPELT = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 3-Clause License": "BSD-3-Clause",
    "GPL-3.0+": "GPL-3.0-or-later",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "PSFL": "PSF-2.0",
    "SIL OFL 1.1": "OFL-1.1",
}
SYSTEMS = (("linux", "posix", "Linux"), ("darwin", "posix", "Darwin"), ("win32", "nt", "Windows"))
PYTHONS = ("3.11", "3.12", "3.13")

HEAD = """# Licences of what is installed beside the engine

Generated (`python tools/documents/licence_list.py > docs/licences.md`, with all extras installed); a test
compares it with what the
packages that are installed say of themselves.

The engine itself is under the [MIT licence](../LICENSE). It contains no code, font or picture of others: what it uses
comes from packages, each with its own licence text in the folder `*.dist-info` of the environment (`pip show -f NAME`
names the file). What only an extra brings is installed only when the extra is asked for.

Packages under the LGPL are used as libraries and can be exchanged. Those under the GPL are never imported by the
engine: `bench` measures other engines beside ours in processes of their own, `test` compares what we write with what a
translation platform would. The fonts of `pdf` and `png` lie in their packages; only outlines of the letters that are
used go into a file, which their licence allows.

## What the engine asks for
"""
INDIRECT = """
## What these bring

On Linux, macOS and Windows, with Python 3.11 to 3.13; not every system needs all of them.
"""
TEXTS = """
## Without a text

These have no licence text in their package; it is in their repository:
"""


def installed() -> dict[str, Distribution]:
    """The packages of this environment, by their plain names."""
    return {canonicalize_name(each.metadata["Name"]): each for each in distributions() if each.metadata["Name"]}


def groups() -> dict[str, list[str]]:
    """What is asked for: by every installation, and by each extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {ALWAYS: project["dependencies"]} | {
        f"`{extra}`": asked for extra, asked in project["optional-dependencies"].items()
    }


def direct(asked: Iterable[str]) -> Iterator[tuple[str, Requirement]]:
    """The packages that a group names itself; extras of our own are groups of their own."""
    for each in map(Requirement, asked):
        if each.name != "cyclades-engine":
            yield canonicalize_name(each.name), each


def closure(asked: Iterable[str], there: Mapping[str, Distribution]) -> set[str]:
    """All that these requirements bring, on any system and Python of ours; of what is not there only the name."""
    seen: set[tuple[str, str]] = set()
    open_ = list(direct(asked))
    while open_:
        name, requirement = open_.pop()
        for extra in ("", *requirement.extras):
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            if name in there:
                needs = map(Requirement, there[name].requires or ())
                open_ += [(canonicalize_name(each.name), each) for each in needs if _holds(each, extra)]
    return {name for name, _ in seen}


def _holds(requirement: Requirement, extra: str) -> bool:
    """Whether it is asked for on one of our systems."""
    if requirement.marker is None:
        return True
    for (platform, kind, system), python in product(SYSTEMS, PYTHONS):
        where = {"sys_platform": platform, "os_name": kind, "platform_system": system, "extra": extra}
        versions = {"python_version": python, "python_full_version": f"{python}.1"}
        if requirement.marker.evaluate({**default_environment(), **where, **versions}):  # type: ignore[dict-item]
            return True
    return False


def licence(name: str, there: Mapping[str, Distribution]) -> str:
    """What a package says of itself, in the words of SPDX; nothing if it is not there and nobody has told."""
    if name in TOLD or name not in there:
        return TOLD.get(name, "")
    told = there[name].metadata
    classifiers = [each for each in told.get_all("Classifier") or () if each.startswith("License ::")]
    words = [told.get("License-Expression"), told.get("License"), *(each.rpartition(" :: ")[2] for each in classifiers)]
    short = [word for word in words if word and len(word) < 60 and "\n" not in word and word != "UNKNOWN"]
    return SPELT.get(short[0], short[0]) if short else ""


def has_text(package: Distribution) -> bool:
    names = (str(file).rpartition("/")[2] for file in package.files or ())
    return any(re.match(r"(licen[cs]e|copying|notice|ofl)", name, re.IGNORECASE) for name in names)


def render(there: Mapping[str, Distribution]) -> str:
    """The page. `ValueError` with the names of packages of which nothing is known."""
    asked = groups()
    named = [(group, name) for group, needs in asked.items() for name, _ in direct(needs)]
    brought = {group: closure(needs, there) for group, needs in asked.items()}
    firsts = {name for _, name in named}
    others = sorted(set().union(*brought.values()) - firsts)
    silent = sorted(name for name in {*firsts, *others} if not licence(name, there))
    if silent:
        raise ValueError(f"not installed, or without a licence: {' '.join(silent)}")
    lines = [HEAD, "| asked for by | package | licence |", "|---|---|---|"]
    for group, name in named:
        by = group if group == ALWAYS else f"extra {group}"
        lines.append(f"| {by} | {name} | {licence(name, there)} |")
    lines += [INDIRECT, "| package | licence | brought by |", "|---|---|---|"]
    for name in others:
        by = [group for group in asked if name in brought[group]]
        lines.append(f"| {name} | {licence(name, there)} | {ALWAYS if ALWAYS in by else ', '.join(by)} |")
    bare = [name for name in sorted({*firsts, *others}) if name in there and not has_text(there[name])]
    return "\n".join([*lines, TEXTS, f"{', '.join(bare)}.", ""])


if __name__ == "__main__":
    try:
        sys.stdout.write(render(installed()))
    except ValueError as error:
        sys.exit(str(error))
