"""What is in the tree is in the package: every folder is listed, every kind of file is named, and the script starts.

An explicit list is what `package-dir` needs, and what nobody remembers: a folder that is missing from it works in an
editable install and is lost from wheels. So the list is compared with the tree, in both directions.
"""

from __future__ import annotations

import fnmatch
import importlib.util
import os
import re
import runpy
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
FOLDERS: dict[str, str] = SETUPTOOLS["package-dir"]
PATTERNS: dict[str, list[str]] = SETUPTOOLS["package-data"]
LEFT_OUT: dict[str, list[str]] = SETUPTOOLS["exclude-package-data"]

# Never part of a package, wherever they are: what tools and editors leave behind.
IGNORED = ("*.pyc", "*.so", ".*", "*~", "*.orig")


def shipped_files(root: Path) -> list[Path]:
    """All files of the project below a folder, caches aside."""
    return [
        file
        for file in root.rglob("*")
        if file.is_file()
        and "__pycache__" not in file.parts
        and not any(fnmatch.fnmatch(file.name, pattern) for pattern in IGNORED)
    ]


def packages_in(root: Path, folders: dict[str, str]) -> set[str]:
    """The package of every folder that holds a file; the roots themselves always, for their parts hang on them."""
    found = set(folders)
    for package, folder in folders.items():
        for file in shipped_files(root / folder):
            found.add(".".join([package, *file.parent.relative_to(root / folder).parts]))
    return found


def test_every_folder_with_files_is_listed() -> None:
    there, listed = packages_in(ROOT, FOLDERS), set(SETUPTOOLS["packages"])
    right = "\n".join(f'  "{package}",' for package in sorted(there))
    assert listed == there, (
        f"missing from packages in pyproject.toml: {sorted(there - listed)}; "
        f"listed but not there: {sorted(listed - there)}; the right list is:\n{right}"
    )


def test_the_roots_are_packages() -> None:
    """Without `__init__.py` an editable install makes them namespaces, where `importlib.resources` finds no file."""
    assert [folder for folder in FOLDERS.values() if not (ROOT / folder / "__init__.py").is_file()] == []


def test_every_kind_of_file_is_named() -> None:
    left_out = [
        str(file.relative_to(ROOT))
        for package, folder in FOLDERS.items()
        for file in shipped_files(ROOT / folder)
        if not any(
            fnmatch.fnmatch(file.name, each)
            for each in [
                "*.py",
                *PATTERNS["*"],
                *PATTERNS.get(".".join([package, *file.relative_to(ROOT / folder).parent.parts]), ()),
                *LEFT_OUT.get(package, ()),
            ]
        )
    ]
    assert not left_out, f"no pattern of package-data in pyproject.toml takes {left_out}"


def test_a_new_folder_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "locales" / "pl").mkdir(parents=True)
    assert packages_in(tmp_path, {"cyclades_locales": "locales"}) == {"cyclades_locales"}, "empty: no package"
    (tmp_path / "locales" / "pl" / "core.ftl").write_text("", encoding="utf-8")
    assert packages_in(tmp_path, {"cyclades_locales": "locales"}) == {"cyclades_locales", "cyclades_locales.pl"}


def test_package_names_are_importable() -> None:
    for package in SETUPTOOLS["packages"]:
        assert all(part.isidentifier() for part in package.split(".")), f"{package}: rename the folder"


@pytest.mark.parametrize("name", sorted(PROJECT["project"]["entry-points"]["cyclades.expansions"]))
def test_entry_points_name_files(name: str) -> None:
    target = PROJECT["project"]["entry-points"]["cyclades.expansions"][name]
    package, _, rest = target.partition(".")
    assert (ROOT / FOLDERS[package] / rest.replace(".", "/")).with_suffix(".py").is_file()


@pytest.mark.skipif(importlib.util.find_spec("cyclades_expansions") is None, reason="not installed")
def test_installed_packages_hold_the_files_of_the_tree() -> None:
    from importlib import resources

    for package, folder in FOLDERS.items():
        assert importlib.util.find_spec(package), f"{package} is new in pyproject.toml: install again (./check does)"
        for file in shipped_files(ROOT / folder):
            at = resources.files(package)
            for part in file.relative_to(ROOT / folder).parts:
                at = at / part
            assert at.is_file(), file


def test_dependencies_have_lower_bounds() -> None:
    groups = [PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"].values()]
    loose = [one for group in groups for one in group if ">=" not in one and not one.startswith("cyclades-engine[")]
    assert not loose


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, with the interpreter of the tests."""
    return subprocess.run(
        [sys.executable, "-c", "from cyclades_apps.cli import main; main()", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def test_the_console_script_is_there() -> None:
    module, _, name = PROJECT["project"]["scripts"]["cyclades"].partition(":")
    assert callable(getattr(import_module(module), name))


def test_help_imports_typer_and_little_else() -> None:
    code = (
        "import sys, cyclades_apps.cli as cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit as end: assert end.code == 0\n"
        "heavy = 'rich attrs attr cattrs packaging pluggy tomli fluent babel tree_sitter'.split()\n"
        "ours = {name for name in sys.modules if name.startswith('cyclades_')}\n"
        "texts = ('cyclades_apps.cli', 'cyclades_core.text.i18n', 'cyclades_core.files', 'cyclades_locales')\n"
        "engine = {name for name in ours if not name.startswith(texts)}\n"
        "print(sorted(set(heavy) & set(sys.modules)), sorted(engine))\n"
    )
    for _ in range(2):  # the first run may have to parse the texts of the help, the second finds them in the cache
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[] ['cyclades_apps', 'cyclades_core', 'cyclades_core.text']"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--help"], 0, "scenario"),
        (["play", "--help"], 0, "--seed"),
        (["scenario", "--help"], 0, "coverage"),
        (["plya"], 2, "play"),
        (["play", "--players", "many"], 2, "--players"),
        (["play", "--format", "xml"], 2, "--format"),
        ([], 2, "scenario"),
    ],
)
def test_usage(arguments: list[str], code: int, said: str) -> None:
    done = run(*arguments)
    assert done.returncode == code
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_version_is_the_same_wherever_it_stands() -> None:
    from cyclades_core import __version__

    assert PROJECT["project"]["version"] == __version__
    release = re.sub(r"\.dev\d+$", "", __version__)
    assert f"\n## {release}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


FIRST = re.compile(r"^\| (?:extra )?(every installation|`\w+`) \| (\S+) \| (.+) \|$", re.MULTILINE)


def licences() -> tuple[dict[str, Any], str, str]:
    """What makes the page, and its two tables: what we ask for, and what that brings."""
    page = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    head, _, tail = page.partition("## What these bring")
    return runpy.run_path(str(ROOT / "tools" / "documents" / "licence_list.py")), head, tail


def test_the_licence_of_every_dependency_is_listed() -> None:
    """And nothing is listed that is not asked for any more."""
    made, head, _ = licences()
    named = {(group, name) for group, needs in made["groups"]().items() for name, _ in made["direct"](needs)}
    assert {(group, name) for group, name, _ in FIRST.findall(head)} == named


@pytest.mark.long
def test_licences_are_what_the_packages_say() -> None:
    """Those that are here, indirect ones too. A new version of somebody else may change it: no matter of every run."""
    made, head, tail = licences()
    how = "with all extras installed: tools/regenerate licences"
    there, asked = made["installed"](), made["groups"]()
    firsts = {group: {name for name, _ in made["direct"](needs)} for group, needs in asked.items()}
    brought = {group: made["closure"](needs, there) - set().union(*firsts.values()) for group, needs in asked.items()}

    rows = FIRST.findall(head)
    others = re.findall(r"^\| ([a-z0-9-]+) \| (.+) \| (.+) \|$", tail, re.MULTILINE)
    told = [(name, licence) for _, name, licence in rows] + [(name, licence) for name, licence, _ in others]
    assert [name for name, licence in told if name in there and made["licence"](name, there) != licence] == [], how

    listed = {name: by.split(", ") for name, _, by in others}
    missing = {
        (group, name)
        for group, names in brought.items()
        for name in names
        if not {group, made["ALWAYS"]} & set(listed.get(name, ()))
    }
    assert missing == set(), how
    known = [
        (name, by) for name, by in listed.items() if name in there and all(firsts[each] <= set(there) for each in by)
    ]
    assert [name for name, by in known if not any(name in brought[each] for each in by)] == [], how


def test_wheels_are_configured_for_the_pythons_that_are_promised() -> None:
    built = {each.removeprefix("cp3").removesuffix("-*") for each in PROJECT["tool"]["cibuildwheel"]["build"]}
    told = {each.rpartition(".")[2] for each in PROJECT["project"]["classifiers"] if " :: 3." in each}
    assert built == told
