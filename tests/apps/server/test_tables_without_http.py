"""Tables, calls, bots and storage run where no web framework, database driver or process pool is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HOST = Path(__file__).parent / "host_without_http.py"
SERVER = Path(__file__).resolve().parents[3] / "apps" / "server"
#: Packages that a web worker does not have, and modules of the standard library that do not work there.
MISSING = [
    *("starlette", "uvicorn", "websockets", "segno", "psycopg", "psycopg_pool", "cyclades_apps.server.http"),
    *("polib", "prompt_toolkit", "rich", "tree_sitter", "tree_sitter_toml", "typer"),
    *("multiprocessing", "_multiprocessing", "concurrent.futures.process"),
]
#: Packages that the core and the tables need.
NEEDED = {"attr", "attrs", "cattrs", "fluent", "packaging", "pluggy", "tomli", "typing_extensions"}
WITHOUT = f"import runpy, sys; sys.modules.update(dict.fromkeys({MISSING!r})); "


def test_tables_can_be_hosted_without_http(tmp_path: Path) -> None:
    program = WITHOUT + "sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name='__main__')"
    command = [sys.executable, "-c", program, str(HOST), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    before = found["before"]
    assert {seat for by, seat, _ in before if by == "bot"} == {"p2", "p3"}, "both bots have played"
    assert [seat for by, seat, _ in before if by == "person"] == ["p1"] * 4
    assert found["there"] == {"p1": 1, "None": 1}
    assert all(size > 10 for size in found["documents"])
    assert (found["closed"], found["last"]["method"]) == (1012, "server.closing")
    assert found["after"] == before and found["seq"] == len(before), "the table is there after a restart"
    assert found["more"][: len(before)] == before and found["more"][len(before)][:2] == ["person", "p1"]
    compiled = {name for name in found["imported"] if name.endswith("__mypyc")}  # parts of a compiled tomli
    assert set(found["imported"]) - compiled <= NEEDED


def test_modules_are_imported_without_http() -> None:
    """All but two modules: one needs the driver of PostgreSQL, one needs processes."""
    names = {file.stem for file in SERVER.glob("*.py")} - {"__init__", "bot_processes", "postgres_store"}
    program = WITHOUT + "; ".join(f"import cyclades_apps.server.{name}" for name in sorted(names))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
