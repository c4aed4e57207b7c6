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

from cyclades_core import Game

ROOT = Path(__file__).resolve().parents[2]
APPS = ROOT / "apps"
CORE = ROOT / "cyclades_core"
WORDS = tuple(f"content/vocabulary/{name}.py" for name in ("*_verbs", "parameter_*", "registry", "compiler_interface"))
HOT = ("engine", "engine/values", "engine/state", "engine/rules", "engine/operations", *WORDS)


def hot_files(*rooms: str) -> list[Path]:
    """Files of folders, or of patterns. Each of them has some: a folder that was renamed would be a test of nothing."""
    found = {room: list(CORE.glob(room if room.endswith(".py") else f"{room}/*.py")) for room in rooms or HOT}
    assert all(found.values()), found
    return sorted({file for files in found.values() for file in files})


def name_of(file: Path) -> str:
    return file.relative_to(CORE).as_posix()


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def test_any_stands_nowhere() -> None:
    for file in hot_files():
        assert not any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree_of(file))), file


def test_module_names_are_unique() -> None:
    """Commands are named after what a person types, and `plugin.py` is in each expansion."""
    for folder in (CORE, APPS):
        files = [file for file in folder.rglob("*.py") if file.parent != APPS / "cli"]
        counted = Counter(file.name for file in files if file.name not in ("__init__.py", "plugin.py"))
        assert [name for name, n in counted.items() if n > 1] == []


def test_public_class_names_are_unique() -> None:
    found: dict[str, list[str]] = {}
    for file in (*CORE.rglob("*.py"), *APPS.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(file.relative_to(CORE.parent).as_posix())
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def lone_bases(*texts: str) -> list[str]:
    """Return the classes whose only use is as a base of exactly one other class. Protocols do not count."""
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    bases = Counter(base.id for node in classes for base in node.bases if isinstance(base, ast.Name))
    uses = Counter(node.id for node in nodes if isinstance(node, ast.Name))
    uses += Counter(node.attr for node in nodes if isinstance(node, ast.Attribute))
    protocols = {node.name for node in classes if "Protocol" in map(ast.unparse, node.bases)}
    return sorted({node.name for node in classes if bases[node.name] == uses[node.name] == 1} - protocols)


def test_classes_are_whole() -> None:
    """A base class with one host, which nothing else names, is half of a class."""
    files = (*CORE.rglob("*.py"), *APPS.rglob("*.py"))
    assert lone_bases(*(file.read_text(encoding="utf-8") for file in files)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("class Half: ...\nclass Whole(Half): ...", ["Half"]),
        ("class Base: ...\nclass One(Base): ...\nclass Two(Base): ...", []),
        ("class Base: ...\nclass One(Base): ...\ndef use(base: Base): ...", []),
        ("class Base(Protocol): ...\nclass One(Base): ...", []),
    ],
)
def test_half_of_a_class_is_noticed(text: str, found: list[str]) -> None:
    assert lone_bases(text) == found


#: Words of two letters that tell what they are about.
TELLING = {"at", "by", "do", "id", "me", "of", "on", "op", "to"}


def test_parameters_have_names_that_tell() -> None:
    """`position.state.owner[area]`, not `m.s.owner[a]`: whoever reads a rule knows what it is given."""
    for file in hot_files(
        *HOT, "content/vocabulary", "content/compiler", "game/drafts.py", "game/events.py", "game/sampling.py", "game/*"
    ):
        if name_of(file) == "game/public_types.py":
            continue  # what outsiders hold in their hands: `Event.n` is a promise
        for node in ast.walk(tree_of(file)):
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                for given in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                    short = len(given.arg) < 3 and given.arg != "_" and given.arg not in TELLING
                    assert not short, f"{name_of(file)}:{given.lineno}: {given.arg}"


def test_game_is_one_class_without_mixins() -> None:
    assert Game.__bases__ == (object,)


def test_no_method_hides_the_type_of_its_object() -> None:
    """`game: Any = self` is a sign of a class that was cut in two."""
    for file in (*CORE.rglob("*.py"), *APPS.rglob("*.py")):
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Name) and node.value.id == "self":
                assert ast.unparse(node.annotation) != "Any", f"{file}:{node.lineno}"


def test_no_class_makes_up_its_attributes() -> None:
    for file in hot_files():
        for node in ast.walk(tree_of(file)):
            assert not (isinstance(node, ast.FunctionDef) and node.name in ("__getattr__", "__getattribute__")), file


def test_rules_call_nothing_above_them() -> None:
    """They note what is due; the machine asks, pushes and fires."""
    for file in hot_files("engine/values", "engine/state", "engine/rules"):
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                called = isinstance(owner, ast.Name) and owner.id in ("position", "self") and node.func.attr
                assert called not in ("ask", "push", "fire", "settle", "answer"), f"{file}:{node.lineno}"


#: Methods that change what they are called on.
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}
#: What the machine writes to a state: frames, and how many programs hold standing rules back.
MACHINE = {"frames", "f", "state.held", "self.state.frames", "self.state.held"}


def leads_to_state(node: ast.expr, held: set[str]) -> bool:
    """Does it read something of a state: `position.state.x[0].y`, or a name that holds such a thing?"""
    while not isinstance(node, ast.Name):
        if isinstance(node, ast.Attribute) and node.attr == "state":
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
    held = {"state"}
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
    for file in hot_files("engine/operations", *WORDS, "engine"):
        allowed = MACHINE if file.name == "machine.py" else set()
        others = [text for text in writes(tree_of(file)) if not text.startswith(tuple(allowed))]
        assert others == [], file


@pytest.mark.parametrize(
    "text",
    [
        *("m.state.x = 1", "m.state.x[2] += 1", "state.a[1][2] = 3", "zones = m.state.zones\nzones[1] = ()"),
        *("del m.state.frames[-1]", "m.state.frames.append(1)", "battle = m.state.battle\nbattle.retreated = 1"),
        *("t, s = m.table, m.state\ns.round += 1", "lambda m, f: m.state.knows.clear()"),
    ],
)
def test_a_write_is_seen(text: str) -> None:
    assert len(writes(ast.parse(text))) == 1


@pytest.mark.parametrize(
    "text", ["f.x = 1", "n = m.state.x[1]", "row = list(m.state.x)\nrow[0] = 1", "self.x = m.state.x"]
)
def test_what_is_no_write_is_not(text: str) -> None:
    assert writes(ast.parse(text)) == []


# -- misspelt names ----------------------------------------------------------------------------------------------------

#: File, what stands there, and how it is misspelt: state, table, book, records, position and runner.
MISSPELT = [
    ("engine/rules/pieces.py", "state.units[kind][area]", "state.unitz[kind][area]"),
    ("engine/rules/goods.py", "table.purse_of[faction]", "table.purse_off[faction]"),
    ("engine/rules/battle.py", "state.battle", "state.batle"),
    ("engine/rules/battle.py", "record.is_destroyed", "record.is_destroid"),
    ("engine/rules/buildings.py", "table.large_sites", "table.larg_sites"),
    ("engine/rules/cards.py", "book.discard_of", "book.discards_of"),
    ("engine/rules/control.py", "book.obligations", "book.obligation"),
    ("engine/rules/elimination.py", "state.zones[table.z_track]", "state.zones[table.z_trak]"),
    ("engine/rules/figures.py", "book.home_discard", "book.home_discards"),
    ("engine/rules/income.py", "f.subject", "f.subjekt"),
    ("engine/rules/metropolises.py", "state.hidden[me]", "state.hiden[me]"),
    ("engine/rules/movement.py", "book.retreat_sea", "book.retreats_sea"),
    ("engine/rules/offerings.py", "book.offering_floor", "book.offering_flor"),
    ("engine/rules/quantities.py", "mod.unless", "mod.unles"),
    ("content/vocabulary/unit_verbs.py", "book.kind_land[k]", "book.kinds_land[k]"),
    ("engine/rules/victory.py", "book.wild_types", "book.wilde_types"),
    ("engine/operations/triggers.py", "trigger.program", "trigger.programm"),
    ("engine/operations/menus.py", "runner.library.god_lines", "runner.library.gods_lines"),
    ("engine/operations/battle_program.py", "runner.close_clause()", "runner.close_claus()"),
    ("engine/machine.py", "one.subject", "one.subjects"),
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
