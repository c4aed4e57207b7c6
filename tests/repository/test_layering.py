"""The layers: the contracts of `[tool.importlinter]` in pyproject.toml, and what import-linter cannot express.

Imports inside functions count. Imports for the type checker do not.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from cyclades_core.engine.state.game_state import FIELDS
from cyclades_core.game.game import Game

ROOT = Path(__file__).resolve().parents[2]

#: The only files of the core that name the apps, always as a text for `import_module`: the apps are imported late, and
#: neither mypy nor mypyc sees an import.
MAY_NAME_APPS = {"__init__.py", "bots.py", "simulating.py", "testing.py"}
#: What is directly in `cyclades_core`: the public modules, deprecated ones among them, and the helpers for files.
PUBLIC = {"__init__.py", "bots.py", "extending.py", "files.py", "simulating.py", "testing.py"}

#: Which folders may import which third-party package. The engine imports the standard library only. So it starts
#: quickly and can be compiled.
THIRD_PARTY: dict[str, set[str]] = {
    "attrs": {
        *(f"cyclades_core.content.{name}" for name in ("boards", "modules", "schema", "toml")),
        *(f"cyclades_apps.{name}" for name in ("authoring", "pictures", "records", "rpc", "scenarios", "server")),
        "cyclades_apps.translation",
    },
    "cattrs": {"cyclades_core.content.toml", "cyclades_apps.rpc"},
    "packaging": {"cyclades_core.content.modules"},
    "pluggy": {"cyclades_core.content.modules"},
    "tomli": {"cyclades_core.content.toml", "cyclades_apps.records"},
    "tree_sitter": {"cyclades_core.content.toml"},
    "tree_sitter_toml": {"cyclades_core.content.toml"},
    "fluent": {"cyclades_core.text.i18n", "cyclades_apps.translation"},
    "polib": {"cyclades_apps.translation"},
    "pytest": {"cyclades_core", "cyclades_apps.records"},  # plug-ins, which only pytest imports
    **{name: {"cyclades_apps.simulation"} for name in ("distributed", "matplotlib", "pyarrow")},
    **{name: {"cyclades_apps.cards"} for name in ("fpdf", "resvg_py")},
    **{name: {"cyclades_apps.cli"} for name in ("prompt_toolkit", "rich", "typer")},
    **{name: {"cyclades_apps.learning"} for name in ("gymnasium", "numpy", "pettingzoo", "pyspiel")},
    **{name: {"cyclades_apps.server.http"} for name in ("h11", "segno", "starlette", "uvicorn")},
    **{name: {"cyclades_apps.server.postgres_store"} for name in ("psycopg", "psycopg_pool")},
}


def test_the_contracts_are_kept() -> None:
    """`lint-imports` prints the imports that break one."""
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_third_party_packages_are_imported_where_they_belong() -> None:
    graph = grimp.build_graph(
        *("cyclades_core", "cyclades_apps", "cyclades_expansions"),
        include_external_packages=True,
        exclude_type_checking_imports=True,
        cache_dir=None,
    )
    found, wrong = set(), []
    for name in graph.modules:
        if not graph.is_module_squashed(name) or name in sys.stdlib_module_names:
            continue
        found.add(name)
        for module in graph.find_modules_that_directly_import(name):
            folder = module.rpartition(".")[0]
            if not {module, folder, folder.rpartition(".")[0]} & THIRD_PARTY.get(name, set()):
                wrong.append(f"{module} imports {name}")
    assert sorted(wrong) == []
    assert sorted(THIRD_PARTY.keys() - found) == [], "listed, but not imported any more"


def test_only_listed_files_of_the_core_name_the_apps() -> None:
    found = set()
    for file in (ROOT / "cyclades_core").rglob("*.py"):
        docs = set(map(id, docstrings(tree := ast.parse(file.read_text(encoding="utf-8")))))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docs and "cyclades_apps" in str(node.value):
                found.add(file.relative_to(ROOT / "cyclades_core").as_posix())
    assert found == MAY_NAME_APPS


def docstrings(tree: ast.Module) -> list[ast.AST]:
    """Return the nodes of all docstrings of a module."""
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))]
    return [body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)]


def test_the_core_holds_four_folders_and_the_public_modules() -> None:
    entries = {entry.name for entry in (ROOT / "cyclades_core").iterdir() if entry.name != "__pycache__"}
    assert entries == {"engine", "content", "game", "text", "py.typed", *PUBLIC}


@pytest.mark.parametrize("name", ["bots", "simulating"])
def test_deprecated_modules_stay_small(name: str) -> None:
    assert len((ROOT / "cyclades_core" / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= 10


# -- private members of a game -----------------------------------------------------------------------------------------

#: Folders that use the public API of `Game`, and `GameInternals` for the rest.
OUTSIDE = ("apps", "examples", "benchmarks", "tools")
#: Private members of games that are looked for, whatever the object is called.
PRIVATE = {name for name in dir(Game) if name.startswith("_") and not name.startswith("__")}
#: Names that apps use for private members of their own classes too. They count when the object is called like a game.
SHARED = {"_answer", "_pending", "_seen", "_start", "_told", "_with"}


def private_accesses(text: str) -> list[str]:
    """Return the places where a file reads a private member of a game."""
    out = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in PRIVATE:
            owner = ast.unparse(node.value).rpartition(".")[2]
            if owner not in ("self", "cls") and (node.attr not in SHARED or "game" in owner.lower()):
                out.append(ast.unparse(node))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "setattr", "attrgetter"):
            out += [ast.unparse(node) for each in node.args if isinstance(each, ast.Constant) and each.value in PRIVATE]
    return out


def programs(folder: Path) -> list[Path]:
    """Return the Python files of a folder, programs without an ending included."""
    found = [file for file in folder.rglob("*") if file.is_file() and file.suffix in (".py", "")]
    return [file for file in found if file.suffix == ".py" or file.read_bytes().startswith(b"#!/usr/bin/env python")]


def test_apps_access_no_private_member_of_a_game() -> None:
    found = {}
    for folder in OUTSIDE:
        files = programs(ROOT / folder)
        assert files, folder
        for file in files:
            if places := private_accesses(file.read_text(encoding="utf-8")):
                found[file.relative_to(ROOT).as_posix()] = places
    assert found == {}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("game._m.pending", 1),
        ("self.game._journal.plies", 1),
        ("Game.new(rules, seed=1)._m", 1),
        ("copy._m", 1),
        ("game._answer(1)", 1),
        ("getattr(game, '_m')", 1),
        ("self._m.state", 0),
        ("out._answer(1)", 0),
        ("game.step(1)", 0),
    ],
)
def test_private_access_is_noticed(text: str, count: int) -> None:
    assert len(private_accesses(text)) == count


# -- places in the rows of a state -------------------------------------------------------------------------------------

ROWS = {name for name in FIELDS if name not in ("battle", "group")}
#: Folders that see no state.
NOT_RUNNING = (
    *("cyclades_core/engine/state", "cyclades_core/text"),
    *(f"cyclades_core/content/{name}" for name in ("schema", "toml", "modules")),
    *(f"apps/{name}" for name in ("translation", "cards", "cli")),
)


def offsets(text: str) -> list[str]:
    """Where a place in a row of a state is reckoned out instead of named: sums and products as an index."""
    out = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in ROWS:
            reckoned = isinstance(node.slice, ast.BinOp) and isinstance(node.slice.op, (ast.Add, ast.Mult))
            if reckoned and _of_a_state(node.value.value):
                out.append(ast.unparse(node))
    return out


def _of_a_state(node: ast.expr) -> bool:
    return "state" in (getattr(node, "attr", ""), getattr(node, "id", ""))


def test_no_place_in_a_row_of_the_state_is_reckoned_out() -> None:
    """The table numbers areas, sites, factions, zones; what a number means is said there and nowhere else."""
    found = {}
    for file in (*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py")):
        shown = file.relative_to(ROOT).as_posix()
        if not shown.startswith(NOT_RUNNING) and (places := offsets(file.read_text("utf-8"))):
            found[shown] = places
    assert found == {}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("m.state.units[a * t.n_unit_kinds + k]", 1),
        ("state.zones[t.z_hand + f]", 1),
        ("state.units[k][a]", 0),
        ("x.units[a + 1]", 0),
    ],
)
def test_a_reckoned_place_is_noticed(text: str, count: int) -> None:
    assert len(offsets(text)) == count
