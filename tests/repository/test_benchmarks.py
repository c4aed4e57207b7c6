"""`benchmarks/run`: what it measures at the door goes through the names that are promised, and JSON is one object."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

import cyclades_core

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"


def test_the_door_is_measured_through_the_promised_names() -> None:
    tree = ast.parse((FOLDER / "door.py").read_text(encoding="utf-8"))
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = [node for node in taken if (node.module or "").startswith("cyclades_core")]
    assert {node.module for node in ours} == {"cyclades_core"}
    assert {alias.name for node in ours for alias in node.names} <= set(cyclades_core.__all__)
    private = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.startswith("_")]
    assert private == []


@pytest.mark.long
def test_another_python_that_is_none_is_told() -> None:
    code = (
        f"import sys; sys.argv = ['run', '--quick', '--beside', 'no-such-python', '--format', 'json']\n"
        f"source = open({str(FOLDER / 'run')!r}, encoding='utf-8').read()\n"
        f"names = {{'__name__': 'run', '__file__': {str(FOLDER / 'run')!r}}}\n"
        "exec(compile(source, 'run', 'exec'), names)\n"
        "names['figures'] = lambda scale: {'view': 0.5}\n"
        "if sys.stdin.read() == 'same': sys.argv = ['run', '--format', 'json']\n"
        "names['main']()\n"
    )
    alone = subprocess.run([sys.executable, "-c", code], input="same", capture_output=True, encoding="utf-8")
    assert json.loads(alone.stdout) == {"view": 0.5}
    beside = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, encoding="utf-8")
    assert beside.returncode == 1 and beside.stderr.startswith("no-such-python: ") and beside.stdout == ""


def test_flows_are_counted() -> None:
    """The three flows of docs/architecture.md cross packages, and less often than in 0.3.0."""
    spec = importlib.util.spec_from_file_location("flows", FOLDER / "flows.py")
    assert spec is not None and spec.loader is not None
    flows = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(flows)
    for (name, answers), before in zip(flows.FLOWS.values(), (34, 201, 320), strict=True):
        found = flows.measure(name, answers)
        assert len(found.functions) > len(found.modules) > 5 and found.pairs.total() > len(found.pairs) > 5
        assert found.pairs.total() <= before * 2 / 3, f"{name}: of 0.3.0"
