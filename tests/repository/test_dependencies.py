"""Dependencies by need: what every installation has, what each extra adds, and what works without any extra."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

BASE = {"attrs", "cattrs", "fluent.syntax", "packaging", "pluggy", "rich", "tomli", "typer"}
#: Extras for work on this repository. All others are for users, and `all` has them.
FOR_DEVELOPERS = {"bench", "browser", "dev", "docs", "test"}
#: The packages that each extra lets us import.
IMPORTED: dict[str, set[str]] = {
    "authors": {"tree_sitter", "tree_sitter_toml"},
    "cluster": {"distributed"},
    "openspiel": {"numpy", "pyspiel"},
    "parquet": {"pyarrow"},
    "pdf": {"fpdf"},
    "png": {"resvg_py"},
    "postgres": {"psycopg", "psycopg_pool"},
    "report": {"matplotlib"},
    "research": {"gymnasium", "numpy", "pettingzoo"},
    "server": {"h11", "segno", "starlette", "uvicorn", "websockets"},
    "terminal": {"prompt_toolkit"},
    "translators": {"polib"},
}
OPTIONAL = set().union(*IMPORTED.values())
#: Modules that are imported late and only with their extra installed. They import its packages at their top.
NEED_EXTRA = {
    "apps/learning/gymnasium_environment.py",
    "apps/learning/gymnasium_spaces.py",
    "apps/learning/openspiel_game.py",
    "apps/learning/pettingzoo_environment.py",
    "apps/learning/vector_environment.py",
    "apps/server/postgres_store.py",
    "apps/server/http/connection_limits.py",
    "apps/server/http/page_routes.py",
    "apps/server/http/web_app.py",
    "apps/server/http/web_server.py",
    "apps/server/http/web_sockets.py",
    "cyclades_core/content/toml/tree_sitter_positions.py",
}


def names(requirements: list[str]) -> set[str]:
    return {Requirement(each).name for each in requirements}


def test_base_install_has_eight_packages() -> None:
    assert names(PROJECT["dependencies"]) == BASE


def test_all_has_every_extra_for_users() -> None:
    (requirement,) = map(Requirement, EXTRAS["all"])
    assert requirement.name == PROJECT["name"]
    assert requirement.extras == EXTRAS.keys() - FOR_DEVELOPERS - {"all"} == IMPORTED.keys()


def test_tests_run_with_the_extras_they_need() -> None:
    wanted = {extra for each in map(Requirement, EXTRAS["test"]) for extra in each.extras}
    assert {"authors", "terminal", "translators"} <= wanted


def test_play_installs_the_terminal_extra() -> None:
    assert 'ensure_venv "$venv" "[terminal]"' in (ROOT / "play").read_text(encoding="utf-8")


def imported_at_start(tree: ast.Module) -> set[str]:
    """Return the packages that a module imports as soon as it is imported itself."""
    found: set[str] = set()
    work: list[ast.AST] = list(tree.body)
    while work:
        node = work.pop()
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            work += node.orelse
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            work += ast.iter_child_nodes(node)
    return found


def modules_that_start_with(packages: set[str]) -> set[str]:
    """Return the files that import one of these packages as soon as they are imported."""
    return {
        file.relative_to(ROOT).as_posix()
        for folder in ("cyclades_core", "apps", "expansions")
        for file in (ROOT / folder).rglob("*.py")
        if packages & imported_at_start(ast.parse(file.read_text(encoding="utf-8")))
    }


def test_packages_of_extras_are_imported_late() -> None:
    assert modules_that_start_with(OPTIONAL) == NEED_EXTRA


def test_multiprocessing_is_imported_late() -> None:
    """The server starts its bots with `subprocess`."""
    assert modules_that_start_with({"multiprocessing"}) == set()


IN_ONE_PROCESS = """
import importlib, sys
from cyclades_core import Game, Ruleset
game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=7)
import cyclades_apps.bots, cyclades_apps.simulation
for name in "tables rooms presence table_store stored_rows table_documents".split():
    importlib.import_module(f"cyclades_apps.server.{name}")
for name in "executors parallel".split():
    importlib.import_module(f"cyclades_apps.simulation.{name}")
from cyclades_apps.cli import main
try:
    main("play --modules legacy --players 3 --seed 7 --rounds 1 --format text".split())
except SystemExit as end:
    assert not end.code
print("loaded:", sorted({"multiprocessing", "concurrent.futures.process"} & sys.modules.keys()))
"""


def test_a_game_in_one_process_does_not_import_multiprocessing() -> None:
    done = subprocess.run([sys.executable, "-c", IN_ONE_PROCESS], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "loaded: []"


# -- the base install


def run(*arguments: str, blocked: set[str] = OPTIONAL, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the command line where importing the blocked packages fails, as if they were not installed."""
    program = (
        f"import sys\nsys.modules.update(dict.fromkeys({sorted(blocked)!r}))\n"
        "from cyclades_apps.cli import main\nmain()\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


SCENARIO = next(iter(sorted((ROOT / "scenarios" / "legacy").glob("*.toml"))))


@pytest.mark.long(every=3)
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--help", "scenario"),
        ("modules --format text", "legacy"),
        ("play --modules legacy --players 3 --seed 7 --rounds 2 --format text", "Zeus"),
        ("play --seats ann=human,bob=random,cleo=random --modules legacy --seed 7 --save game.json", "ann"),
        (f"scenario run {SCENARIO} --format text", "1"),
        (f"expansion check {ROOT / 'examples' / 'lesbos'} --games 0 --format text", "lesbos"),
    ],
)
def test_command_works_without_extras(arguments: str, said: str, tmp_path: Path) -> None:
    done = run(*arguments.split(), cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert said in done.stdout and "Traceback" not in done.stderr


@pytest.mark.long(every=3)
@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ("locale export it it.po", "translators"),
        ("locale import it it.po", "translators"),
        ("serve --no-open", "server"),
        ("cards --modules legacy --format pdf --output cards.pdf", "pdf"),
    ],
)
def test_command_without_its_extra_prints_what_to_install(arguments: str, extra: str, tmp_path: Path) -> None:
    (tmp_path / "it.po").write_text("", encoding="utf-8")
    done = run(*arguments.split(), cwd=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert f'pip install "cyclades-engine[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_content_errors_are_the_same_with_and_without_tree_sitter(tmp_path: Path) -> None:
    """The same file, line and column, and the same JSON keys."""
    folder = tmp_path / "reef"
    source = ROOT / "tests" / "apps" / "authoring" / "broken_expansions" / "sound"
    for file in source.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            (folder / file.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            (folder / file.relative_to(source)).write_bytes(file.read_bytes())
    broken = next(file for file in sorted(folder.glob("*.toml")) if "effect" in file.read_text(encoding="utf-8"))
    broken.write_text(broken.read_text(encoding="utf-8").replace('do = "', 'do = "x', 2), encoding="utf-8")
    found = []
    for blocked in (OPTIONAL, set[str]()):
        done = run("expansion", "check", "reef", "--games", "0", "--format", "json", blocked=blocked, cwd=tmp_path)
        assert done.returncode == 1, done.stdout + done.stderr
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]
    assert f'{broken.name}", "line": ' in json.dumps(found[0])


def test_syntax_error_names_file_and_line_without_extras(tmp_path: Path) -> None:
    (tmp_path / "reef").mkdir()
    (tmp_path / "reef" / "manifest.toml").write_text('[expansion]\nid = "reef\n', encoding="utf-8")
    done = run("expansion", "check", "reef", "--format", "text", cwd=tmp_path)
    assert done.returncode in (1, 2)
    assert "reef/manifest.toml:2:" in done.stdout + done.stderr
