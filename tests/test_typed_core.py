"""The packages that run a game: typed so that a misspelt name is found, and each room does only what is its to do."""

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
    counted = Counter(file.name for file in hot_files(*HOT, "compiling") if file.name != "__init__.py")
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


#: Methods that change what they are called on.
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}
#: What the machine writes to a state: frames, and how many programs hold standing rules back.
MACHINE = {"frames", "f", "s.held", "self.s.frames", "self.s.held"}


def leads_to_state(node: ast.expr, held: set[str]) -> bool:
    """Does it read something of a state: `m.s.x`, `m.s.battle.sides[0]`, or a name that holds such a thing?"""
    while not isinstance(node, ast.Name):
        if isinstance(node, ast.Attribute) and node.attr == "s":
            return True
        if isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return False
    return node.id in held


def names_for_state(function: ast.AST) -> set[str]:
    """The local names that hold something of a state; what a call gives is a thing of its own."""
    held = {"s"}
    for node in ast.walk(function):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            many = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            pairs = zip(target.elts, node.value.elts, strict=False) if many else [(target, node.value)]
            for name, value in pairs:
                if isinstance(name, ast.Name) and not isinstance(value, ast.Call) and leads_to_state(value, held):
                    held.add(name.id)
    return held


def writes(tree: ast.AST) -> list[str]:
    """Whatever changes something of a state: assignments, deletions, methods that change a list or table."""
    found: dict[int, str] = {}
    for function in ast.walk(tree):
        if not isinstance(function, (ast.FunctionDef, ast.Lambda, ast.Module)):
            continue
        held = names_for_state(function)
        for node in ast.walk(function):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = [one for target in node.targets for one in getattr(target, "elts", [target])]
            elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
                targets = [node.target]
            elif isinstance(node, ast.Delete):
                targets = node.targets
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
                targets = [node.func]
            for target in targets:
                if isinstance(target, (ast.Attribute, ast.Subscript)) and leads_to_state(target.value, held):
                    found[node.lineno] = ast.unparse(target)
    return list(found.values())


def test_only_rules_write_to_a_state() -> None:
    """Operations and words write bindings of their frame, the machine frames: rules write the rest."""
    for file in hot_files("operations", "words", "running"):
        allowed = MACHINE if file.name == "machine.py" else set()
        others = [text for text in writes(tree_of(file)) if not text.startswith(tuple(allowed))]
        assert others == [], file


@pytest.mark.parametrize(
    "text",
    [
        *("m.s.x = 1", "m.s.x[2] += 1", "s.a[1][2] = 3", "zones = m.s.zones\nzones[1] = ()", "del m.s.frames[-1]"),
        *("m.s.frames.append(1)", "battle = m.s.battle\nbattle.retreated = 1", "t, s = m.t, m.s\ns.round += 1"),
        "lambda m, f: m.s.knows.clear()",
    ],
)
def test_a_write_is_seen(text: str) -> None:
    assert len(writes(ast.parse(text))) == 1


@pytest.mark.parametrize("text", ["f.x = 1", "n = m.s.x[1]", "row = list(m.s.x)\nrow[0] = 1", "self.x = m.s.x"])
def test_what_is_no_write_is_not(text: str) -> None:
    assert writes(ast.parse(text)) == []


# -- misspelt names ----------------------------------------------------------------------------------------------------

#: File, what stands there, and how it is misspelt: state, table, book, records, position and runner.
MISSPELT = [
    ("rules/pieces.py", "m.s.units[k][a]", "m.s.unitz[k][a]"),
    ("rules/goods.py", "m.t.purse_of[f]", "m.t.purse_off[f]"),
    ("rules/battle.py", "m.s.battle", "m.s.batle"),
    ("rules/battle.py", "record.is_destroyed", "record.is_destroid"),
    ("rules/buildings.py", "t.large_sites", "t.larg_sites"),
    ("rules/cards.py", "m.r.discard_of", "m.r.discards_of"),
    ("rules/control.py", "m.r.obligations", "m.r.obligation"),
    ("rules/elimination.py", "s.zones[t.z_track]", "s.zones[t.z_trak]"),
    ("rules/figures.py", "m.r.home_discard", "m.r.home_discards"),
    ("rules/income.py", "f.subject", "f.subjekt"),
    ("rules/metropolises.py", "s.hidden[me]", "s.hiden[me]"),
    ("rules/movement.py", "m.r.retreat_sea", "m.r.retreats_sea"),
    ("rules/offering.py", "r.offering_floor", "r.offering_flor"),
    ("rules/quantities.py", "mod.unless", "mod.unles"),
    ("words/of_units.py", "m.r.kind_land[k]", "m.r.kinds_land[k]"),
    ("rules/victory.py", "r.wild_types", "r.wilde_types"),
    ("operations/firing.py", "trigger.program", "trigger.programm"),
    ("operations/menus.py", "m.library.god_lines", "m.library.gods_lines"),
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
