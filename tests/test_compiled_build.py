"""What the compiled build is made of, and which tests are run against it (.ci/compiled)."""

from __future__ import annotations

import ast
import importlib
import os
import sys
from pathlib import Path

import tomli

from cyclades_core.plain.compiled import BUILD

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "building"))

from compiled import LEFT, MODULES, PACKAGES, asked_for, modules  # noqa: E402

LISTED = tomli.loads((ROOT / "tests" / "compiled_build.toml").read_text(encoding="utf-8"))["left"]


def test_what_is_left_out_is_there() -> None:
    core = ROOT / "cyclades_core"
    assert all((core / f"{name}.py").is_file() for name in (*LEFT, *MODULES))
    assert all((core / package).is_dir() for package in PACKAGES)
    names = [name for group in LISTED.values() for name in group]
    assert len(names) == len(set(names))
    assert [name for name in names if not (ROOT / "tests" / name).exists()] == []


def test_games_are_tried_in_both_builds() -> None:
    left = {name for group in LISTED.values() for name in group}
    assert not left & {"test_golden_games.py", "test_thousand_games.py", "test_scenarios.py", "test_saves.py"}


def test_it_is_asked_for_in_words() -> None:
    assert asked_for({"CYCLADES_COMPILE": "1"})
    assert not asked_for({"CYCLADES_COMPILE": "0"}) and not asked_for({"CYCLADES_COMPILE": ""}) and not asked_for({})


def test_the_build_is_the_one_that_is_meant() -> None:
    """`CYCLADES_BUILD` says which one a run is about; all modules of the list are of it."""
    assert os.environ.get("CYCLADES_BUILD", BUILD) == BUILD
    for file in modules(ROOT):
        found = importlib.import_module(file.removesuffix(".py").replace("/", ".")).__file__
        assert found is not None and found.endswith(".py") == (BUILD == "pure"), file


def test_interpreted_classes_derive_from_open_ones_only() -> None:
    """mypyc makes no difference between a closed class and one that nobody may derive from, until one is made."""
    compiled = {ROOT / file for file in modules(ROOT)}
    closed = {
        node.name
        for file in compiled
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and not any("allow_interpreted" in ast.unparse(d) for d in node.decorator_list)
    }
    places = {file.stem for file in compiled} | set(PACKAGES)
    wrong = []
    for file in sorted({*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "server").rglob("*.py")} - compiled):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        ours = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in places
            for alias in node.names
        }
        wrong += [
            f"{file.relative_to(ROOT)}: {node.name} derives from {ast.unparse(base)}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if ast.unparse(base) in closed & ours
        ]
    assert wrong == []
