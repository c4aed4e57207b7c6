"""Imports go one way: `ORDER` is a list of all rooms, and each may import those before it.

Read from the source with `ast`, so that nothing is imported and late imports inside functions count as well. A new
folder has to be entered in `ORDER`: where it belongs is a decision. Inside engine, content, game, text, files and apps
imports are relative; whatever leaves one of them is absolute.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cyclades_core.engine.state.game_state import FIELDS

ROOT = Path(__file__).resolve().parents[2]
CORE, APPS = "cyclades_core", "cyclades_apps"
FOLDERS = {CORE: "cyclades_core", APPS: "apps"}
OURS = (f"{CORE}.", f"{APPS}.")

#: Rooms, lowest first: folders, and modules that lie directly in a layer.
ORDER = (
    *("engine/values", "engine/state", "engine/rules", "engine/operations", "engine"),
    "files",
    *("content", "content/schema", "content/boards", "content/toml", "content/vocabulary"),
    *("content/modules", "content/compiler"),
    *("game/battle_odds", "game/public_types", "game/setup", "game/notation", "game/positions", "game/views"),
    *("game/history", "game/sampling", "game/events", "game/drafts", "game/game", "game/replay", "game"),
    *("text", "text/i18n", "text/narration", "text/rulebook"),
    "",  # the public modules, directly below cyclades_core
    *("apps", "apps/bots", "apps/cards", "apps/simulation", "apps/scenarios", "apps/translation", "apps/pictures"),
    *("apps/learning", "apps/records", "apps/authoring", "apps/rpc", "apps/web", "apps/server", "apps/cli"),
)
HOMES = ("engine", "content", "game", "text", "files", "apps")
DOORS = {CORE, f"{CORE}.extending"}

#: Imports that go up, for a reason. The public ones have to be decided: see docs/stability.md.
UPWARD = {
    ("cyclades_core/__init__.py", "apps/bots"),  # play_turn and seat_bots stand in __all__
    ("cyclades_core/testing.py", "apps/scenarios"),
    ("cyclades_core/testing.py", "apps/simulation"),
    ("cyclades_core/testing.py", "apps/translation"),
}
#: For the type checker only: words are typed with the compiler, and not with what they need of it.
TYPES_ONLY = {("content/vocabulary", "content/compiler")}

# Who may import which third-party package. The engine imports the standard library only: so it starts quickly, and can
# be compiled.
THIRD_PARTY: dict[str, set[str]] = {
    "mypy_extensions": {"engine/values"},  # for the type checker and the compiler only
    "attrs": {
        *("content/boards", "content/modules", "content/schema", "content/toml"),
        *("apps/authoring", "apps/pictures", "apps/records", "apps/rpc", "apps/scenarios", "apps/server"),
        "apps/translation",
    },
    "cattrs": {"content/toml", "apps/rpc"},
    "pluggy": {"content/modules"},
    "tomli": {"content/toml", "apps/records"},
    "tree_sitter": {"content/toml"},
    "tree_sitter_toml": {"content/toml"},
    "fluent": {"text/i18n", "apps/translation"},
    "polib": {"apps/translation"},
    "pytest": {"", "apps/records"},  # plug-ins, which only pytest imports
    "distributed": {"apps/simulation"},
    "pyarrow": {"apps/simulation"},
    "matplotlib": {"apps/simulation"},
    "fpdf": {"apps/cards"},
    "resvg_py": {"apps/cards"},
    "typer": {"apps/cli"},
    "rich": {"apps/cli"},
    "prompt_toolkit": {"apps/cli"},
    **{name: {"apps/learning"} for name in ("gymnasium", "numpy", "pettingzoo", "pyspiel")},
    **{name: {"apps/server"} for name in ("psycopg", "psycopg_pool", "segno", "starlette", "uvicorn", "websockets")},
}


class Import(NamedTuple):
    """One import: its line, the absolute name of what is imported, how it is spelled, and for whom."""

    line: int
    target: str
    relative: bool
    for_types: bool


def imports_of(text: str, package: str) -> Iterator[Import]:
    """All imports of a file, with relative ones made absolute. `from a import b` counts as `a.b`: b may be a module."""
    tree = ast.parse(text)
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    guarded = {id(inner) for node in tests for part in node.body for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, False, id(node) in guarded)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(node.lineno, f"{start}.{alias.name}", bool(node.level), id(node) in guarded)
        elif isinstance(node, ast.Constant) and "import_module(" in text and str(node.value).startswith(OURS):
            yield Import(node.lineno, str(node.value), False, False)


def room_of(name: str) -> str:
    """The room of a module by its dotted name: the longest that `ORDER` knows."""
    top, *parts = name.split(".")
    parts = ["apps", *parts] if top == APPS else parts
    for length in range(len(parts), -1, -1):
        if (room := "/".join(parts[:length])) in ORDER:
            return room
    raise LookupError(name)


def name_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    name = ".".join([APPS if parts[0] == "apps" else parts[0], *parts[1:]])
    return name.removesuffix(".__init__")


def problems_of(file: Path, root: Path) -> Iterator[str]:
    """What is wrong with the imports of one file."""
    shown, name = file.relative_to(root).as_posix(), name_of(file, root)
    here = room_of(name)
    folder = shown.removeprefix("cyclades_core/").rpartition("/")[0]
    if here != folder and f"{folder}/{file.stem}" != here and not here.startswith("apps/"):
        yield f"{shown}: {folder} is not in ORDER of {Path(__file__).name}; decide where it belongs"
        return
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for found in imports_of(file.read_text(encoding="utf-8"), package):
        top, where = found.target.split(".")[0], f"{shown}:{found.line}"
        if found.target == f"{CORE}.__version__":  # which version runs is known before any layer
            continue
        if top in FOLDERS:
            there = room_of(found.target)
            allowed = (shown, there) in UPWARD or (found.for_types and (here, there) in TYPES_ONLY)
            if ORDER.index(there) > ORDER.index(here) and not allowed:
                yield f"{where}: {here or CORE} may not import {there or CORE} ({found.target})"
            home, theirs = here.partition("/")[0], there.partition("/")[0]
            if found.relative != (home == theirs and home in HOMES) and "import_module" not in file.read_text("utf-8"):
                yield f"{where}: inside {' '.join(HOMES)} imports are relative, between them absolute ({found.target})"
        elif top not in sys.stdlib_module_names and top != "cyclades_expansions":
            if here not in THIRD_PARTY.get(top, ()):
                yield f"{where}: {here or CORE} may not import {top}"
        elif top == "cyclades_expansions":
            yield f"{where}: nothing here may import an expansion"


def expansion_problems_of(file: Path, root: Path) -> Iterator[str]:
    """An expansion imports the two doors, the standard library, and its own files by relative import."""
    own = file.relative_to(root).parts[:2]
    for found in imports_of(file.read_text(encoding="utf-8"), ".".join(file.relative_to(root).parent.parts)):
        top, where = found.target.split(".")[0], f"{file.relative_to(root)}:{found.line}"
        if top in FOLDERS:
            if not any(found.target == f"{door}.{found.target.rpartition('.')[2]}" for door in DOORS) or (
                room_of(found.target) != ""
            ):
                yield f"{where}: an expansion may not import {found.target}"
        elif tuple(found.target.split(".")[:2]) != own and top not in sys.stdlib_module_names:
            yield f"{where}: an expansion may not import {found.target}"


def source_files(*folders: str) -> list[Path]:
    """All Python files below these folders of the checkout."""
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def test_imports_go_one_way() -> None:
    problems = [problem for file in source_files("cyclades_core", "apps") for problem in problems_of(file, ROOT)]
    assert not problems, "\n".join(problems)


def test_expansions_import_the_two_doors() -> None:
    files = [file for file in source_files("expansions") if file.parent.name != "expansions"]
    problems = [problem for file in files for problem in expansion_problems_of(file, ROOT)]
    assert not problems, "\n".join(problems)


def test_the_root_holds_the_doors_and_nothing_else() -> None:
    """What programs, plug-ins and their tests import by name, as docs/api.md tells them."""
    assert {file.stem for file in (ROOT / CORE).glob("*.py")} == {"__init__", "extending", "testing"}


def test_every_room_is_there() -> None:
    for room in ORDER:
        at = ROOT / room if room.startswith("apps") else ROOT / CORE / room
        assert at.is_dir() or at.with_suffix(".py").is_file(), room


@pytest.mark.parametrize(
    ("place", "line", "refused"),
    [
        ("cyclades_core/engine/state/cells.py", "from ..rules import control", True),
        ("cyclades_core/engine/state/cells.py", "from ..values.events import Event", False),
        ("cyclades_core/engine/state/cells.py", "import cyclades_core.engine.values.events", True),  # not relative
        ("cyclades_core/engine/rules/battle.py", "def f():\n    from ..operations import build", True),
        ("cyclades_core/engine/machine.py", "import attrs", True),
        ("cyclades_core/engine/machine.py", "from .operations import registry", False),
        ("cyclades_core/engine/machine.py", "from cyclades_core.content.vocabulary import registry", True),
        ("cyclades_core/game/game.py", "from cyclades_core.engine import machine", False),
        ("cyclades_core/game/game.py", "from cyclades_apps.cli import app", True),
        ("apps/cli/play.py", "from cyclades_core import Game", False),
        ("apps/cli/play.py", "from ..bots import Turn", False),
        ("apps/bots/play.py", "from ..cli import app", True),
        ("apps/cli/play.py", "import typer", False),
        ("cyclades_core/content/toml/files.py", "import typer", True),
        ("cyclades_core/content/toml/files.py", "import cyclades_expansions.base", True),
        ("cyclades_core/surprise/box.py", "import json", True),
    ],
)
def test_the_checker_sees(tmp_path: Path, place: str, line: str, refused: bool) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(line + "\n", encoding="utf-8")
    assert bool(list(problems_of(file, tmp_path))) is refused


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("from cyclades_core import Game", False),
        ("from cyclades_core.extending import verb", False),
        ("from . import helpers", False),
        ("from .helpers import pick", False),
        ("from ..other import plugin", True),
        ("from cyclades_core.engine.rules import battle", True),
        ("from cyclades_core import engine", True),
        ("from cyclades_apps.bots import Turn", True),
        ("import pluggy", True),
    ],
)
def test_the_checker_sees_in_expansions(tmp_path: Path, line: str, refused: bool) -> None:
    file = tmp_path / "expansions" / "one" / "plugin.py"
    file.parent.mkdir(parents=True)
    file.write_text(line + "\n", encoding="utf-8")
    assert bool(list(expansion_problems_of(file, tmp_path))) is refused


# -- places in the rows of a state -------------------------------------------------------------------------------------

ROWS = {name for name in FIELDS if name not in ("battle", "group")}
#: Rooms that see no state.
NOT_RUNNING = (
    "content/schema",
    "content/toml",
    "content/modules",
    "text",
    "apps/translation",
    "apps/cards",
    "apps/cli",
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
    for file in source_files("cyclades_core", "apps"):
        room = room_of(name_of(file, ROOT))
        if not room.startswith(("engine/state", *NOT_RUNNING)) and (places := offsets(file.read_text("utf-8"))):
            found[str(file)] = places
    assert found == {}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("m.state.units[a * t.K + k]", 1),
        ("state.zones[t.z_hand + f]", 1),
        ("state.units[k][a]", 0),
        ("x.units[a + 1]", 0),
    ],
)
def test_a_reckoned_place_is_noticed(text: str, count: int) -> None:
    assert len(offsets(text)) == count
