"""Imports go one way: plain < state < rules < operations < words < running < game; other packages have their lists.

Read from the source with `ast`, so that nothing is imported and late imports inside functions count as well. A new
package or module directly below `cyclades_core` has to be entered in `MAY_IMPORT`: where it belongs is a decision.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cyclades_core.state.state import FIELDS

ROOT = Path(__file__).resolve().parent.parent
CORE = "cyclades_core"
DOOR = ""  # the package itself: `from cyclades_core import Game`
DOORS = {DOOR, "extending"}

LAYERS = ("plain", "state", "rules", "operations", "words", "running")
HOT = set(LAYERS)
EDGES = {"edges"}
LOADING = {"definitions", "loading", "modules", "compiling"}
BELOW_GAME = HOT | EDGES | LOADING | {"system"}

# Who may import what of the core. A package may always import itself.
MAY_IMPORT: dict[str, set[str]] = {
    "rulebook": set(),
    # files, new folders, the place for caches
    "system": {"plain"},
    **{layer: set(LAYERS[:rank]) for rank, layer in enumerate(LAYERS)},
    "definitions": {"plain"},
    "loading": {"plain", "definitions", "system"},
    "modules": {"plain", "words", "definitions", "loading", "system"},
    # programs of the core (battle, arrival) are operations of `running`; compiling puts them beside those of content
    "compiling": HOT | {"definitions", "loading", "modules"},
    **{edge: HOT | EDGES | {DOOR, "compiling", "definitions", "loading"} for edge in EDGES},
    "game": BELOW_GAME,
    "replay": BELOW_GAME | {"game"},
    # bots get turns, never the game; what they imagine is a game of their own
    "bots": BELOW_GAME | {"game"},
    # many games among bots: rows of them, the folder they are kept in, the processes that play them, tournaments
    "studies": BELOW_GAME | {"game", "bots"},
    "simulating": BELOW_GAME | {"game", "bots", "studies"},
    # the game in numbers, for who trains players
    "research": BELOW_GAME | {"game", "bots"},
    "i18n": {"plain", "system", "definitions", "loading", "modules"},
    # a page made of the rows of a study
    "reports": {"studies", "i18n"},
    "scenarios": BELOW_GAME | {DOOR, "game", "replay", "rulebook", "studies"},
    # a game as a text: played like a scenario, with bots in seats; names in quotes are words of a language
    "records": BELOW_GAME | {DOOR, "game", "replay", "bots", "scenarios", "i18n"},
    # the conformance kit: all that an expansion is tried with
    "testing": BELOW_GAME | {"game", "scenarios", "simulating", "i18n", "translating", "rulebook"},
    "extending": BELOW_GAME | {DOOR, "game", "scenarios"},
    # sentences from events: what a front end shows
    "narrating": {"i18n", "edges", "plain"},
    # what front ends in other languages get: the door, words, bots; no transport but lines
    "protocol": {DOOR, "plain", "i18n", "bots", "edges"},
    "cards": {DOOR, "plain", "compiling", "i18n", "modules"},
    "pictures": {DOOR, "plain", "replay", "cards", "i18n", "loading", "modules", "edges"},
    "translating": {DOOR, "i18n", "cards", "modules", "system", "plain", "rulebook"},
    # for authors of expansions: looks at everything that a game goes through, and plays
    "authoring": BELOW_GAME | {DOOR, "game", "simulating", "scenarios", "i18n", "translating"},
    "cli": DOORS
    | {"authoring"}
    | {
        "scenarios",
        "i18n",
        "loading",
        "bots",
        "simulating",
        "studies",
        "reports",
        "replay",
        "cards",
        "translating",
        "narrating",
    }
    | {"pictures", "records", "plain", "system", "rulebook", "protocol"},
    DOOR: BELOW_GAME | {"game", "replay", "bots", "i18n"},
}

# Who may import which third-party package. The hot packages import the standard library only: so they start quickly,
# and can be compiled one day.
THIRD_PARTY: dict[str, set[str]] = {
    "mypy_extensions": {"plain"},  # for the type checker and the compiler only
    "attrs": {*LOADING, "authoring", "scenarios", "records", "extending", "translating", "pictures", "protocol"},
    "attr": set(),
    "cattrs": {*LOADING, "scenarios", "extending", "protocol"},
    "pluggy": {"modules", "extending"},
    "tomli": {"records", "loading"},
    "tree_sitter": {"loading"},
    "tree_sitter_toml": {"loading"},
    "fluent": {"i18n", "translating"},
    "polib": {"translating"},
    "babel": {"i18n"},
    "pytest": {"testing", "records"},  # plug-ins, which only pytest imports
    "distributed": {"studies"},
    "pyarrow": {"studies"},
    "matplotlib": {"reports"},
    "fpdf": {"cards"},
    "resvg_py": {"cards"},
    "typer": {"cli"},
    "rich": {"cli"},
    "prompt_toolkit": {"cli"},
}


class Import(NamedTuple):
    """One import: the file it stands in, its line, and the absolute name of what is imported."""

    file: Path
    line: int
    target: str


def imports_of(file: Path, root: Path) -> Iterator[Import]:
    """All imports of a file, with relative ones made absolute. `from a import b` counts as `a.b`: b may be a module."""
    parts = file.relative_to(root).with_suffix("").parts
    package = list(parts[:-1])
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(file, node.lineno, f"{start}.{alias.name}")


def part_of(target: str, root: Path) -> str:
    """The package or module directly below the core that a name of the core belongs to; the door for its own names."""
    second = target.split(".")[1] if "." in target else DOOR
    at = root / CORE / second
    # What is not there yet (or is a name in the door's __init__) is judged by the table.
    return second if second in MAY_IMPORT or at.is_dir() or at.with_suffix(".py").is_file() else DOOR


def problems_of(file: Path, root: Path) -> Iterator[str]:
    """What is wrong with the imports of one file of the core."""
    parts = file.relative_to(root / CORE).with_suffix("").parts
    home = DOOR if parts == ("__init__",) else parts[0]
    if home not in MAY_IMPORT:
        yield f"{file.relative_to(root)}: {home} is not in MAY_IMPORT of {Path(__file__).name}; decide where it belongs"
        return
    for found in imports_of(file, root):
        top = found.target.split(".")[0]
        where = f"{file.relative_to(root)}:{found.line}: {home or CORE}"
        if found.target == f"{CORE}.__version__":  # which version runs is known before any layer
            continue
        if top == CORE:
            part = part_of(found.target, root)
            if part != home and part not in MAY_IMPORT[home]:
                yield f"{where} may not import {part or CORE} ({found.target})"
        elif top not in sys.stdlib_module_names and home not in THIRD_PARTY.get(top, ()):
            yield f"{where} may not import {top}"


def expansion_problems_of(file: Path, root: Path) -> Iterator[str]:
    """An expansion imports the two doors, the standard library, and its own files by relative import."""
    own = file.relative_to(root).parts[:2]
    for found in imports_of(file, root):
        top = found.target.split(".")[0]
        where = f"{file.relative_to(root)}:{found.line}"
        if top == CORE:
            if part_of(found.target, root) not in DOORS:
                yield f"{where}: an expansion may not import {found.target}"
        elif tuple(found.target.split(".")[:2]) != own and top not in sys.stdlib_module_names:
            yield f"{where}: an expansion may not import {found.target}"


def source_files(*folders: str) -> list[Path]:
    """All Python files below these folders of the checkout."""
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def test_the_core_imports_one_way() -> None:
    problems = [problem for file in source_files(CORE) for problem in problems_of(file, ROOT)]
    assert not problems, "\n".join(problems)


def test_expansions_import_the_two_doors() -> None:
    files = [file for file in source_files("expansions") if file.parent.name != "expansions"]
    problems = [problem for file in files for problem in expansion_problems_of(file, ROOT)]
    assert not problems, "\n".join(problems)


def test_the_root_holds_the_doors_and_nothing_else() -> None:
    """What programs, plug-ins and studies import by name, as docs/api.md, stories.md and simulation.md tell them."""
    doors = {"__init__", "extending", "game", "replay", "simulating", "testing"}
    assert {file.stem for file in (ROOT / CORE).glob("*.py")} == doors


def test_the_table_has_no_cycle_among_the_layers() -> None:
    for rank, layer in enumerate(LAYERS):
        assert not MAY_IMPORT[layer] & set(LAYERS[rank:])


@pytest.mark.parametrize(
    ("place", "line", "refused"),
    [
        ("state/cells.py", "from ..rules import control", True),
        ("state/cells.py", "from cyclades_core import rules", True),
        ("state/cells.py", "import cyclades_core.plain.events", False),
        ("rules/battle.py", "from ..state.cells import Cells", False),
        ("rules/battle.py", "def f():\n    from cyclades_core.operations import build", True),
        ("running/machine.py", "import attrs", True),
        ("running/machine.py", "from cyclades_core.operations import registry", False),
        ("operations/build.py", "from . import common", False),
        ("game.py", "from .running import machine", False),
        ("game.py", "from .cli import app", True),
        ("cli/play.py", "from cyclades_core import Game", False),
        ("cli/play.py", "from cyclades_core.running import machine", True),
        ("cli/play.py", "import typer", False),
        ("loading/toml.py", "import typer", True),
        ("loading/toml.py", "import cyclades_expansions.base", True),
        ("surprise.py", "import json", True),
    ],
)
def test_the_checker_sees(tmp_path: Path, place: str, line: str, refused: bool) -> None:
    file = tmp_path / CORE / place
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
        ("from cyclades_core.rules import battle", True),
        ("from cyclades_core import rules", True),
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
NOT_RUNNING = {"definitions", "loading", "modules", "i18n", "translating", "cards", "cli", "narrating", "rulebook"}


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
    for file in sorted((ROOT / "cyclades_core").rglob("*.py")):
        room = file.relative_to(ROOT / "cyclades_core").parts[0]
        if room not in {"state", *NOT_RUNNING} and (places := offsets(file.read_text(encoding="utf-8"))):
            found[str(file)] = places
    assert found == {}


def test_the_engine_knows_no_server() -> None:
    """Imports go core < protocol < server: the engine has no network code and gains no dependency."""
    served = ("cyclades_server", "cyclades_table", "starlette", "uvicorn", "websockets", "segno", "psycopg")
    found = {}
    for file in sorted((ROOT / "cyclades_core").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.partition(".")[0] in served for name in names):
                found[str(file.relative_to(ROOT))] = names
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
