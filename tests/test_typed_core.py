"""The packages that run a game: typed so that a misspelt name is found, and each room does only what is its to do.

What is not reached yet is counted in lists that may only become shorter: a file that needs its entry no longer fails
here, as does a new one.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "cyclades_core"
HOT = ("plain", "state", "rules", "operations", "words", "running")

#: Operations that still write to the state themselves, and how often.
WRITING = {
    "buying.py": 2,
    "firing.py": 1,
    "obeying.py": 1,
    "of_cards.py": 3,
    "of_fate.py": 5,
    "of_goods.py": 2,
    "of_phases.py": 4,
    "of_units.py": 2,
}


def hot_files(*rooms: str) -> list[Path]:
    return sorted(file for room in rooms or HOT for file in (CORE / room).glob("*.py"))


def name_of(file: Path) -> str:
    return file.relative_to(CORE).as_posix()


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def test_any_stands_nowhere() -> None:
    for file in hot_files():
        assert not any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree_of(file))), file


def test_no_two_modules_have_one_name() -> None:
    """`cards.py` in four packages tells nobody which one is meant."""
    counted = Counter(file.name for file in hot_files() if file.name != "__init__.py")
    assert [name for name, n in counted.items() if n > 1] == []


def test_no_class_makes_up_its_attributes() -> None:
    for file in hot_files():
        for node in ast.walk(tree_of(file)):
            assert not (isinstance(node, ast.FunctionDef) and node.name in ("__getattr__", "__getattribute__")), file


def test_rules_call_nothing_above_them() -> None:
    """They note what is due; the machine asks, pushes and fires."""
    for file in hot_files("plain", "state", "rules"):
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                called = isinstance(owner, ast.Name) and owner.id in ("m", "self") and node.func.attr
                assert called not in ("ask", "push", "fire", "settle", "answer"), f"{file}:{node.lineno}"


def writes(tree: ast.Module) -> int:
    """Assignments to something of a state: `m.s.x = ...`, `m.s.x[i] += ...`, `s.x = ...`."""
    found = 0
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            found += any(target is not None and _of_state(target) for target in targets)
    return found


def _of_state(node: ast.expr) -> bool:
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        below = node.value
        if isinstance(node, ast.Attribute) and isinstance(below, ast.Attribute) and below.attr == "s":
            return True
        if isinstance(node, ast.Attribute) and isinstance(below, ast.Name) and below.id == "s":
            return True
        node = below
    return False


def test_operations_write_no_more_state_than_they_did() -> None:
    counted = Counter({file.name: writes(tree_of(file)) for file in hot_files("operations", "words")})
    assert {name: n for name, n in counted.items() if n} == WRITING


@pytest.mark.parametrize(
    ("text", "count"), [("m.s.x = 1", 1), ("m.s.x[2] += 1", 1), ("s.a[1][2] = 3", 1), ("f.x = 1", 0)]
)
def test_a_write_is_seen(text: str, count: int) -> None:
    assert writes(ast.parse(text)) == count


# -- misspelt names ----------------------------------------------------------------------------------------------------

#: File, what stands there, and how it is misspelt: state, table, book, records, position and runner.
MISSPELT = [
    ("rules/pieces.py", "m.s.units[k][a]", "m.s.unitz[k][a]"),
    ("rules/goods.py", "m.t.purse_of[f]", "m.t.purse_off[f]"),
    ("rules/battle.py", "m.s.fight()", "m.s.figth()"),
    ("rules/battle.py", "record.is_destroyed", "record.is_destroid"),
    ("rules/buildings.py", "t.large_sites", "t.larg_sites"),
    ("rules/cards.py", "m.r.discard_of", "m.r.discards_of"),
    ("rules/control.py", "m.r.named", "m.r.name"),
    ("rules/elimination.py", "s.zones[t.z_track]", "s.zones[t.z_trak]"),
    ("rules/figures.py", "m.r.home_discard", "m.r.home_discards"),
    ("rules/income.py", "f.subject", "f.subjekt"),
    ("rules/metropolises.py", "s.hidden[me]", "s.hiden[me]"),
    ("rules/movement.py", "m.r.retreat_sea", "m.r.retreats_sea"),
    ("rules/offering.py", "r.offering_floor", "r.offering_flor"),
    ("rules/quantities.py", "mod.unless", "mod.unles"),
    ("rules/rounds.py", "s.printed_place", "s.printed_plase"),
    ("rules/victory.py", "r.wild_types", "r.wilde_types"),
    ("operations/firing.py", "trigger.program", "trigger.programm"),
    ("operations/menus.py", "m.r.god_lines", "m.r.gods_lines"),
    ("operations/fighting.py", "m.close_clause()", "m.close_claus()"),
    ("running/machine.py", "one.subject", "one.subjects"),
]


@pytest.mark.long
def test_twenty_misspelt_names_are_twenty_errors(tmp_path: Path) -> None:
    shutil.copytree(CORE, tmp_path / "cyclades_core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    expected = set()
    for name, right, wrong in MISSPELT:
        file = tmp_path / "cyclades_core" / name
        before, found, after = file.read_text(encoding="utf-8").partition(right)
        assert found, (name, right)
        file.write_text(before + wrong + after, encoding="utf-8")
        expected.add((name, before.count("\n") + 1))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", "cyclades_core"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    errors = re.findall(r"^cyclades_core/(\S+?):(\d+): error", checked.stdout, flags=re.M)
    assert len(MISSPELT) == 20
    assert expected - {(name, int(line)) for name, line in errors} == set(), checked.stdout
